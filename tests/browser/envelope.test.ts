import { expect, test } from "vitest";
import type { Note } from "../../simulator/host";
import { computeEnvelope } from "../../simulator/web/speaker";

const note: Note = {
  waveform: "sine",
  hertz: 440,
  volume: 0.5,
  lengthSeconds: 1,
  attackSeconds: 0.25,
  decaySeconds: 0.25,
  sustain: 0.5,
  releaseSeconds: 0.5,
  delaySeconds: 0,
};

test("a long note rises, falls to its sustain level, holds this level for its length and fades out", () => {
  expect(computeEnvelope(note)).toEqual([
    { seconds: 0.25, level: 0.5 },
    { seconds: 0.5, level: 0.25 },
    { seconds: 1, level: 0.25 },
    { seconds: 1.5, level: 0 },
  ]);
});

test("a note that ends during its decay fades out from its present loudness", () => {
  expect(computeEnvelope({ ...note, lengthSeconds: 0.375 })).toEqual([
    { seconds: 0.25, level: 0.5 },
    { seconds: 0.375, level: 0.375 },
    { seconds: 0.875, level: 0 },
  ]);
});

test("a note that ends during its attack never reaches its full volume", () => {
  expect(computeEnvelope({ ...note, lengthSeconds: 0.125 })).toEqual([
    { seconds: 0.125, level: 0.25 },
    { seconds: 0.625, level: 0 },
  ]);
});

test("a note without attack and decay starts at its sustain level", () => {
  expect(computeEnvelope({ ...note, attackSeconds: 0, decaySeconds: 0 })).toEqual([
    { seconds: 0, level: 0.5 },
    { seconds: 0, level: 0.25 },
    { seconds: 1, level: 0.25 },
    { seconds: 1.5, level: 0 },
  ]);
});
