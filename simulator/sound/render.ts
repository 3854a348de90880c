/** Renders notes to the sound samples that a speaker would play, for tests and tools. */
import type { Note } from "../host";
import { computeEnvelope } from "../web/speaker";

export interface TimedNote {
  readonly note: Note;
  readonly requestedMs: number;
}

const WAVES: Readonly<Record<Exclude<Note["waveform"], "noise">, (turns: number) => number>> = {
  sine: (turns) => Math.sin(2 * Math.PI * turns),
  triangle: (turns) => 1 - 4 * Math.abs(((turns + 0.75) % 1) - 0.5),
  square: (turns) => (turns % 1 < 0.5 ? 1 : -1),
  sawtooth: (turns) => 2 * ((turns + 0.5) % 1) - 1,
};

/**
 * Mixes notes into sound samples, from the start up to the end of the last note. If loud notes sound at the same time,
 * samples may be smaller than -1 or larger than 1.
 */
export function render(notes: readonly TimedNote[], samplesPerSecond: number): Float32Array {
  const ends = notes.map(
    ({ note, requestedMs }) => startOf(note, requestedMs) + note.lengthSeconds + note.releaseSeconds,
  );
  const samples = new Float32Array(Math.ceil(Math.max(0, ...ends) * samplesPerSecond));
  notes.forEach(({ note, requestedMs }, index) => {
    addNote(samples, note, startOf(note, requestedMs), samplesPerSecond, createNoise(index + 1));
  });
  return samples;
}

function startOf(note: Note, requestedMs: number): number {
  return requestedMs / 1000 + note.delaySeconds;
}

function createNoise(seed: number): () => number {
  let counter = Math.imul(seed, 0x9e3779b1);
  return () => {
    counter = (counter + 0x6d2b79f5) | 0;
    const mixed = Math.imul(counter ^ (counter >>> 15), counter | 1);
    return (mixed ^ (mixed >>> 14)) / 2 ** 31;
  };
}

function addNote(
  samples: Float32Array,
  note: Note,
  startSeconds: number,
  samplesPerSecond: number,
  noise: () => number,
): void {
  const corners = [{ seconds: 0, level: 0 }, ...computeEnvelope(note)];
  const first = Math.ceil(startSeconds * samplesPerSecond);
  const endSeconds = startSeconds + corners[corners.length - 1].seconds;
  for (let index = first; index < samples.length && index < endSeconds * samplesPerSecond; index++) {
    const seconds = index / samplesPerSecond - startSeconds;
    samples[index] += waveAt(note, seconds, noise) * levelAt(corners, seconds);
  }
}

function waveAt({ waveform, hertz }: Note, seconds: number, noise: () => number): number {
  return waveform === "noise" ? noise() : WAVES[waveform](hertz * seconds);
}

function levelAt(corners: readonly { seconds: number; level: number }[], seconds: number): number {
  const after = corners.findIndex((corner) => corner.seconds > seconds);
  if (after < 1) return 0;
  const [from, to] = [corners[after - 1], corners[after]];
  return from.level + ((to.level - from.level) * (seconds - from.seconds)) / (to.seconds - from.seconds);
}
