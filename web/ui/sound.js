// Short sounds made on the spot: no files. Silent until the first gesture, and as loud as the settings say.
import { settings } from '../store/settings.js';

const LOUDNESS = { off: 0, quiet: 0.25, loud: 0.8 };

/** @typedef {'hoof' | 'paper' | 'shake' | 'die' | 'coin' | 'cheer' | 'boo' | 'turn' | 'win'} SoundName */

/** Notes as [frequency in Hz, start in s, length in s, loudness, wave]. @type {Record<SoundName, [number, number, number, number, OscillatorType][]>} */
const NOTES = {
  hoof: [
    [120, 0, 0.05, 0.7, 'triangle'],
    [82, 0.03, 0.05, 0.5, 'triangle'],
  ],
  paper: [
    [900, 0, 0.03, 0.15, 'sawtooth'],
    [1400, 0.02, 0.04, 0.1, 'sawtooth'],
  ],
  shake: [0, 0.09, 0.18, 0.27].map((start, n) => [220 + 40 * (n % 2), start, 0.05, 0.35, 'square']),
  die: [0, 0.1, 0.18, 0.24].map((start) => [520, start, 0.03, 0.3, 'square']),
  coin: [
    [1320, 0, 0.08, 0.35, 'sine'],
    [1980, 0.06, 0.16, 0.3, 'sine'],
  ],
  cheer: [
    [523, 0, 0.1, 0.35, 'triangle'],
    [659, 0.08, 0.1, 0.35, 'triangle'],
    [784, 0.16, 0.2, 0.35, 'triangle'],
  ],
  boo: [
    [196, 0, 0.18, 0.4, 'sawtooth'],
    [165, 0.14, 0.26, 0.4, 'sawtooth'],
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
    /** @param {SoundName} name */
    play(name) {
      const loudness = LOUDNESS[settings.sound];
      if (context?.state !== 'running' || !loudness) return;
      for (const note of NOTES[name]) ring(context, note, loudness);
    },
  };
}

/** @typedef {ReturnType<typeof createSound>} Sound */

/** @param {AudioContext} context @param {[number, number, number, number, OscillatorType]} note @param {number} loudness */
function ring(context, [pitch, start, length, strength, wave], loudness) {
  const begin = context.currentTime + start;
  const tone = new OscillatorNode(context, { type: wave, frequency: pitch });
  const volume = new GainNode(context, { gain: strength * loudness * 0.4 });
  volume.gain.setValueAtTime(strength * loudness * 0.4, begin);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  tone.connect(volume).connect(context.destination);
  tone.start(begin);
  tone.stop(begin + length);
}
