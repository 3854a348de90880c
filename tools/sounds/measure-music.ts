/**
 * Measures features of the first three seconds of a piece of music, such as the mean pitch. A listener recognises the
 * piece by these features.
 */
import { render } from "../../simulator/sound/render";
import type { Music } from "../../src/puzzles/music";
import { recordMusic } from "./all-sounds";

/** How many milliseconds of the music are measured, beginning when the screen with the music opens. */
const MEASURED_MS = 3000;
const SAMPLES_PER_SECOND = 22_050;
const A4_HERTZ = 440;

/**
 * The kinds of steps from one note of a melody to the next. `semitones` is the largest distance between the two notes
 * that counts as this kind.
 */
const INTERVALS = [
  { name: "repeat", semitones: 0 },
  { name: "second", semitones: 2 },
  { name: "third", semitones: 4 },
  { name: "fourth", semitones: 5 },
  { name: "fifth", semitones: 7 },
  { name: "octave", semitones: Infinity },
] as const;

/** The measured features of the first three seconds of a piece of music. */
export interface MusicMeasures {
  readonly waveform: string;
  readonly notesPerSecond: number;
  /** The mean pitch of the melody, in semitones above A4. */
  readonly register: number;
  readonly mainInterval: string;
  /** How bright the music sounds, in hertz: the root mean square of all its frequencies, weighted by their power. */
  readonly brightnessHertz: number;
}

/** Measures the first three seconds of a piece of music, beginning when the screen with the music opens. */
export function measureMusic(music: Music): MusicMeasures {
  const melody = recordMusic({ ...music, parts: [music.parts[0]] }, false, MEASURED_MS);
  const hertz = melody.map(({ note }) => note.hertz);
  const seconds = (melody[melody.length - 1].requestedMs - melody[0].requestedMs) / 1000;
  return {
    waveform: music.parts[0].timbre.waveform,
    notesPerSecond: (melody.length - 1) / seconds,
    register: hertz.reduce((sum, each) => sum + semitonesAboveA4(each), 0) / hertz.length,
    mainInterval: findMostFrequent(nameIntervals(hertz)),
    brightnessHertz: measureBrightness(music),
  };
}

function semitonesAboveA4(hertz: number): number {
  return 12 * Math.log2(hertz / A4_HERTZ);
}

function nameIntervals(hertz: readonly number[]): string[] {
  return hertz.slice(1).map((each, index) => {
    const semitones = Math.round(Math.abs(12 * Math.log2(each / hertz[index])));
    return INTERVALS.find((interval) => semitones <= interval.semitones)?.name ?? "octave";
  });
}

function findMostFrequent(names: readonly string[]): string {
  const count = (name: string): number => names.filter((each) => each === name).length;
  return names.reduce((most, name) => (count(name) > count(most) ? name : most));
}

/**
 * Returns the root mean square of the frequencies in the first three seconds of a piece of music. Computes it from the
 * power of the samples and the power of the differences between neighbouring samples: a sine of frequency f has
 * differences 2 sin(πf/rate) times as strong.
 */
function measureBrightness(music: Music): number {
  const samples = render(recordMusic(music, false, MEASURED_MS), SAMPLES_PER_SECOND);
  const end = Math.min(samples.length, (MEASURED_MS / 1000) * SAMPLES_PER_SECOND);
  let power = 0;
  let differencePower = 0;
  for (let index = 1; index < end; index++) {
    power += samples[index] ** 2;
    differencePower += (samples[index] - samples[index - 1]) ** 2;
  }
  return (SAMPLES_PER_SECOND / Math.PI) * Math.asin(Math.min(1, Math.sqrt(differencePower / power) / 2));
}
