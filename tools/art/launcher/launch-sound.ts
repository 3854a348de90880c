/**
 * Computes the sound that the launcher (the console's list of games) plays with the film that starts the game. The
 * tones follow the film: a ball is hit and rolls away, four characters hop into the light, and the lamp goes out.
 */
import { createDice } from "../drawing";

/**
 * How many samples of the launch sound there are in a second. The rate is low, because the sound has no tones too high
 * for the console's small speaker.
 */
export const LAUNCH_SOUND_RATE = 22050;
const SECONDS = 1.3;

/** One tone: when it begins, in seconds, its frequency in hertz, its loudness, and in how many seconds it fades. */
interface Tone {
  readonly at: number;
  readonly hertz: number;
  readonly volume: number;
  readonly fadeSeconds: number;
}

/**
 * The tones of the launch sound. The first two sound when a ball is hit. One follows for each of the four characters,
 * which appear in four pictures of the film. The last two sound when the lamp goes out.
 */
const TONES: readonly Tone[] = [
  { at: 0, hertz: 1760, volume: 0.3, fadeSeconds: 0.02 },
  { at: 0, hertz: 587, volume: 0.25, fadeSeconds: 0.05 },
  { at: 0.3, hertz: 587.33, volume: 0.3, fadeSeconds: 0.12 },
  { at: 0.35, hertz: 739.99, volume: 0.3, fadeSeconds: 0.12 },
  { at: 0.4, hertz: 880, volume: 0.3, fadeSeconds: 0.12 },
  { at: 0.45, hertz: 1174.66, volume: 0.3, fadeSeconds: 0.25 },
  { at: 0.65, hertz: 293.66, volume: 0.3, fadeSeconds: 0.2 },
  { at: 0.65, hertz: 440, volume: 0.18, fadeSeconds: 0.2 },
];
const ROLLING = { seconds: 0.3, volume: 0.12, smoothing: 0.08 };
const ATTACK_SECONDS = 0.004;

/** Returns the samples of the launch sound, from -1 to 1. */
export function sampleLaunchSound(): Float64Array {
  const samples = new Float64Array(Math.floor(SECONDS * LAUNCH_SOUND_RATE));
  for (const tone of TONES) addTone(samples, tone);
  addRolling(samples);
  return samples;
}

function addTone(samples: Float64Array, { at, hertz, volume, fadeSeconds }: Tone): void {
  for (let index = Math.floor(at * LAUNCH_SOUND_RATE); index < samples.length; index++) {
    const seconds = index / LAUNCH_SOUND_RATE - at;
    const loudness = volume * Math.min(1, seconds / ATTACK_SECONDS) * Math.exp(-seconds / fadeSeconds);
    const turn = 2 * Math.PI * hertz * seconds;
    const overtone = 0.25 * Math.sin(4 * turn) * Math.exp((-3 * seconds) / fadeSeconds);
    samples[index] += loudness * (Math.sin(turn) + overtone);
  }
}

function addRolling(samples: Float64Array): void {
  const roll = createDice(1);
  let low = 0;
  for (let index = 0; index < ROLLING.seconds * LAUNCH_SOUND_RATE; index++) {
    low += ROLLING.smoothing * (roll(2001) / 1000 - 1 - low);
    samples[index] += ROLLING.volume * 4 * low * (1 - index / (ROLLING.seconds * LAUNCH_SOUND_RATE));
  }
}
