// The form of a WebAssembly file: sections of counted things, numbers in LEB128.

export const MAGIC = Buffer.from([0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00]);
export const SECTION = /** @type {const} */ ({
  custom: 0,
  types: 1,
  imports: 2,
  functions: 3,
  tables: 4,
  memory: 5,
  globals: 6,
  exports: 7,
  elements: 9,
  code: 10,
  data: 11,
  tags: 13,
});

/** @param {number} kind @param {Uint8Array} content */
export function section(kind, content) {
  return Buffer.concat([Buffer.from([kind, ...unsigned(content.length)]), content]);
}

/** Things one after the other, and before them how many. @param {readonly Uint8Array[]} things */
export function counted(things) {
  return Buffer.concat([Buffer.from(unsigned(things.length)), ...things]);
}

/** A list with more things at its end. @param {Uint8Array} list @param {readonly Uint8Array[]} more */
export function longer(list, more) {
  const read = reader(list);
  const count = read.number() + more.length;
  return Buffer.concat([Buffer.from(unsigned(count)), read.rest(), ...more]);
}

/** @param {string} text */
export function name(text) {
  return [...unsigned(Buffer.byteLength(text)), ...Buffer.from(text)];
}

/** LEB128. @param {number} number @returns {number[]} */
export function unsigned(number) {
  return number < 0x80 ? [number] : [(number & 0x7f) | 0x80, ...unsigned(number >>> 7)];
}

/** LEB128 of a number that is not negative, where the highest bit means a sign. @param {number} number @returns {number[]} */
export function signed(number) {
  return number < 0x40 ? [number] : [(number & 0x7f) | 0x80, ...signed(number >>> 7)];
}

/** Reads one thing after the other. @param {Uint8Array} bytes */
export function reader(bytes, at = 0) {
  const byte = () => bytes[at++] ?? 0;
  function number() {
    let [value, factor] = [0, 1];
    for (let next = 0x80; next >= 0x80; factor *= 0x80) {
      next = byte();
      value += (next & 0x7f) * factor;
    }
    return value;
  }
  /** @param {number} size */
  function take(size) {
    at += size;
    return bytes.subarray(at - size, at);
  }
  return {
    byte,
    number,
    take,
    text: () => Buffer.from(take(number())).toString(),
    rest: () => bytes.subarray(at),
    isOver: () => at >= bytes.length,
    /** As many things as the number before them says. @template T @param {() => T} one @returns {T[]} */
    list: (one) => Array.from({ length: number() }, one),
    /** The bytes of as many things. @param {() => unknown} pass */
    spans(pass) {
      return this.list(() => {
        const from = at;
        pass();
        return bytes.subarray(from, at);
      });
    },
  };
}

/** The sections of a file, in their order. @param {Uint8Array} file */
export function sectionsOf(file) {
  const read = reader(file, MAGIC.length);
  /** @type {{ kind: number, content: Uint8Array }[]} */
  const sections = [];
  while (!read.isOver()) {
    const kind = read.byte();
    sections.push({ kind, content: read.take(read.number()) });
  }
  return sections;
}

/** @param {readonly { kind: number, content: Uint8Array }[]} sections @param {number} kind */
export function contentOf(sections, kind) {
  return sections.find((each) => each.kind === kind)?.content ?? Uint8Array.of(0);
}

/**
 * The file of these sections, with others in the place of some.
 * @param {readonly { kind: number, content: Uint8Array }[]} sections
 * @param {Record<number, (old: Uint8Array) => Uint8Array>} changes
 */
export function rewritten(sections, changes) {
  const written = sections.map(({ kind, content }) => section(kind, changes[kind]?.(content) ?? content));
  return Buffer.concat([MAGIC, ...written]);
}
