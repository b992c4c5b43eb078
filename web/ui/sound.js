// Short sounds made on the spot: no files. Silent until the first gesture, and as loud as the settings say. A device that
// can shake does so with some of them.
import { settings } from '../store/settings.js';
import { pulse } from './haptics.js';

const LOUDNESS = { off: 0, quiet: 0.25, loud: 0.8 };

/** @typedef {'hoof' | 'paper' | 'rattle' | 'roll' | 'thump' | 'slip' | 'coin' | 'cheer' | 'boo' | 'drum' | 'photo' | 'fanfare'
 *   | 'turn' | 'win'} SoundName */
/** @typedef {{ pace?: number, isFelt?: boolean }} How stretched by this factor, and felt as well as heard */

/** [frequency in Hz, start in s, length in s, loudness, wave, frequency at the end]. @typedef {[number, number, number, number, OscillatorType | 'noise', number?]} Note */

/** Noise is heard round its frequency. @type {Record<SoundName, Note[]>} */
const NOTES = {
  hoof: [
    [120, 0, 0.05, 0.7, 'triangle'],
    [82, 0.03, 0.05, 0.5, 'triangle'],
  ],
  paper: [
    [2600, 0, 0.06, 0.5, 'noise'],
    [3800, 0.04, 0.08, 0.35, 'noise'],
  ],
  rattle: [0, 0.06, 0.11, 0.17, 0.22, 0.28, 0.33, 0.39].flatMap((start, n) => [
    [1500 + 500 * (n % 3), start, 0.05, 0.9, 'noise'],
    [260 + 60 * (n % 2), start, 0.04, 0.3, 'square'],
  ]),
  // ticks of a die on wood: further and further apart
  roll: [0.12, 0.2, 0.29, 0.39, 0.5, 0.62].flatMap((start, n) => [
    [900 - 90 * n, start, 0.04, 0.8, 'noise'],
    [340 - 30 * n, start, 0.05, 0.4, 'triangle'],
  ]),
  thump: [
    [150, 0, 0.16, 1, 'sine', 60],
    [500, 0, 0.05, 0.7, 'noise'],
  ],
  slip: [
    [900, 0, 0.22, 0.25, 'sine', 240],
    [1200, 0, 0.2, 0.25, 'noise'],
  ],
  coin: [
    [1320, 0, 0.08, 0.35, 'sine'],
    [1980, 0.06, 0.16, 0.3, 'sine'],
  ],
  cheer: [
    [523, 0, 0.1, 0.35, 'triangle'],
    [659, 0.08, 0.1, 0.35, 'triangle'],
    [784, 0.16, 0.2, 0.35, 'triangle'],
    [1800, 0, 0.3, 0.25, 'noise'],
  ],
  boo: [
    [196, 0, 0.18, 0.4, 'sawtooth', 180],
    [165, 0.14, 0.3, 0.4, 'sawtooth', 120],
  ],
  drum: [0, 0.14, 0.28, 0.42, 0.49, 0.56, 0.63, 0.7].flatMap((start, n) => [
    [110, start, 0.14, 0.5 + 0.06 * n, 'sine', 55],
    [300, start, 0.05, 0.35, 'noise'],
  ]),
  photo: [
    [4200, 0, 0.04, 0.9, 'noise'],
    [2400, 0.09, 0.06, 0.7, 'noise'],
  ],
  fanfare: [
    [392, 0, 0.14, 0.4, 'sawtooth'],
    [523, 0.15, 0.14, 0.4, 'sawtooth'],
    [659, 0.3, 0.14, 0.4, 'sawtooth'],
    [784, 0.45, 0.3, 0.45, 'sawtooth'],
    [659, 0.78, 0.14, 0.4, 'sawtooth'],
    [784, 0.93, 0.6, 0.5, 'sawtooth'],
    [523, 0.93, 0.6, 0.35, 'triangle'],
    [1047, 0.93, 0.6, 0.3, 'triangle'],
  ],
  turn: [[660, 0, 0.09, 0.25, 'sine']],
  win: [523, 659, 784, 1047].map((pitch, n) => [pitch, n * 0.14, 0.24, 0.4, 'triangle']),
};

export function createSound() {
  /** @type {AudioContext | null} */
  let context = null;
  const wake = () => {
    context ??= new AudioContext();
    void context.resume();
  };
  addEventListener('pointerdown', wake, { once: true });
  addEventListener('keydown', wake, { once: true });

  return {
    /** @param {SoundName} name @param {How} [how] */
    play(name, { pace = 1, isFelt = true } = {}) {
      if (isFelt) pulse(name);
      const loudness = LOUDNESS[settings.sound];
      if (context?.state !== 'running' || !loudness) return;
      for (const note of NOTES[name]) ring(context, note, pace, loudness);
    },
  };
}

/** @typedef {ReturnType<typeof createSound>} Sound */

/** @param {AudioContext} context @param {Note} note @param {number} pace @param {number} loudness */
function ring(context, [pitch, start, length, strength, wave, last = pitch], pace, loudness) {
  const begin = context.currentTime + start * pace;
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(strength * loudness * 0.4, begin);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  const source = wave === 'noise' ? hiss(context, pitch, volume) : tone(context, wave, pitch, volume);
  if (source instanceof OscillatorNode && last !== pitch)
    source.frequency.setValueAtTime(pitch, begin).exponentialRampToValueAtTime(last, begin + length);
  volume.connect(context.destination);
  source.start(begin);
  source.stop(begin + length);
}

/** @param {AudioContext} context @param {OscillatorType} type @param {number} frequency @param {AudioNode} into */
function tone(context, type, frequency, into) {
  const source = new OscillatorNode(context, { type, frequency });
  source.connect(into);
  return source;
}

/** @type {AudioBuffer | null} */
let noise = null;

/** @param {AudioContext} context @param {number} frequency @param {AudioNode} into */
function hiss(context, frequency, into) {
  noise ??= noiseOf(context);
  const source = new AudioBufferSourceNode(context, { buffer: noise, loop: true });
  source.connect(new BiquadFilterNode(context, { type: 'bandpass', frequency, Q: 1.2 })).connect(into);
  return source;
}

/** Half a second of it. @param {AudioContext} context */
function noiseOf({ sampleRate }) {
  const buffer = new AudioBuffer({ length: sampleRate / 2, sampleRate });
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
