// What the build puts in place of these names.

/** The worker's file, relative to the bundle. */
declare const WORKER: string;

/** The version shown to people. */
declare const VERSION: string;

/** The boot's files, relative to the bundle, and their unpacked sizes in bytes. */
declare const PARTS: {
  code: string;
  rest?: string;
  glue: string;
  library: string;
  engine: string;
  snapshot?: string;
  /** How long the snapshot's head is. */
  head: number;
  whole: string;
  wheels: string;
  lock: object;
  sizes: Record<string, number>;
};

/** The large files of a boot, relative to the bundle, and what it weighs unpacked. */
declare const RUNTIME: {
  code: string;
  rest?: string;
  snapshot?: string;
  sizes: { runtime: number; rest: number; snapshot: number };
};

/** Courses, their lessons and scenes by name, and the files that hold them, relative to the bundle. */
declare const SCENES: {
  courses: {
    name: string;
    parts: string;
    pictures: string;
    lessons: { name: string; file: string; scenes: string[] }[];
  }[];
};

/** What positions are put together from without Python: files for each edition and course, relative to the bundle. */
declare const STENCILS: {
  camel2: string;
  camel1: string;
  elephant: { art: string; courses: Record<string, string> };
};

/** How much the engine weighs on its way here, in bytes. */
declare const WEIGHT: number;

/** What is kept for offline use: every file with its SHA-256. */
declare const PRECACHE: { url: string; revision: string | null; integrity: string }[];

declare module '*.py' {
  const text: string;
  export default text;
}

declare module '*.ftl' {
  const text: string;
  export default text;
}
