import { describe, expect, test } from "vitest";
import { MAX_MUSIC_PARTS } from "../../src/puzzles/music";
import { loadAudiblePuzzles, chapterThemes, recordMusic } from "../../tools/sounds/all-sounds";
import { measureMusic, type MusicMeasures } from "../../tools/sounds/measure-music";
import type { RecordedNote } from "../../tools/sounds/record-notes";

const TWO_MINUTES_MS = 120_000;
const LOOP_SECONDS = 40;
const REST_SECONDS = 4;
const MAX_STARTS_PER_FRAME = 2;
const MAX_SOUNDING = 6;
/**
 * The longest time, in milliseconds, by which one frame can advance the music. It occurs in a rush (a timed run), where
 * the music may play faster. Each beat must be longer than this time, so that the game leaves out no notes.
 */
const LONGEST_FRAME_MS = 66 * 1.5;

const puzzles = loadAudiblePuzzles();
const chapters = puzzles.flatMap((puzzle) =>
  chapterThemes(puzzle).map(({ music }, index) => ({
    name: `${puzzle.id} ${index + 1}`,
    id: puzzle.id,
    index,
    music,
    measures: measureMusic(music),
  })),
);

function ratio(one: number, other: number): number {
  return Math.max(one, other) / Math.min(one, other);
}

function differences(one: MusicMeasures, other: MusicMeasures): string[] {
  return Object.entries({
    interval: one.mainInterval !== other.mainInterval,
    waveform: one.waveform !== other.waveform,
    tempo: ratio(one.notesPerSecond, other.notesPerSecond) >= 1.15,
    register: Math.abs(one.register - other.register) >= 3,
    brightness: ratio(one.brightnessHertz, other.brightnessHertz) >= 1.25,
  }).flatMap(([name, isDifferent]) => (isDifferent ? [name] : []));
}

function endMs({ note, requestedMs }: RecordedNote): number {
  return requestedMs + 1000 * (note.lengthSeconds + note.releaseSeconds);
}

describe("the music of the five places in its first three seconds", () => {
  test("any two places differ in the main interval and in two other measures at least, in all their chapters", () => {
    for (const one of chapters) {
      for (const other of chapters.filter(({ id }) => id !== one.id)) {
        const found = differences(one.measures, other.measures);
        expect(found, `${one.name}, ${other.name}`).toContain("interval");
        expect(found.length, `${one.name}, ${other.name}: ${found.join(", ")}`).toBeGreaterThanOrEqual(3);
      }
    }
  });

  test("a place keeps its main interval and its waveform in all chapters", () => {
    for (const { id } of puzzles) {
      const own = chapters.filter((chapter) => chapter.id === id).map(({ measures }) => measures);
      expect(new Set(own.map(({ mainInterval, waveform }) => `${mainInterval} ${waveform}`)).size, id).toBe(1);
    }
  });

  test("a chapter differs from the one before it in its timbre, its rhythm and a measure at least", () => {
    for (const { name, id, index, music, measures } of chapters.filter((chapter) => chapter.index > 0)) {
      const before = chapters.find((chapter) => chapter.id === id && chapter.index === index - 1);
      if (before === undefined) throw new Error(`no chapter is before ${name}`);
      expect(music.parts[0].timbre, name).not.toEqual(before.music.parts[0].timbre);
      const gapsMs = [music, before.music].map(({ beatMs, parts }) => parts[0].gapBeats.map((beats) => beats * beatMs));
      expect(gapsMs[0], name).not.toEqual(gapsMs[1]);
      expect(differences(measures, before.measures).length, name).toBeGreaterThanOrEqual(1);
    }
  });
});

describe("the parts of the music", () => {
  test("every melody lasts at least forty seconds before it repeats, and rests at least once for four seconds", () => {
    for (const { name, music } of chapters) {
      const gaps = music.parts[0].gapBeats.map((beats) => (beats * music.beatMs) / 1000);
      expect(music.parts[0].hertz, name).toHaveLength(gaps.length);
      expect(
        gaps.reduce((sum, gap) => sum + gap, 0),
        name,
      ).toBeGreaterThanOrEqual(LOOP_SECONDS);
      expect(Math.max(...gaps), name).toBeGreaterThanOrEqual(REST_SECONDS);
    }
  });

  test("no part of the music has a beat that a long frame in a rush would skip", () => {
    for (const { name, music } of chapters) {
      expect(music.parts.length, name).toBeLessThanOrEqual(MAX_MUSIC_PARTS);
      expect(music.beatMs, name).toBeGreaterThan(LONGEST_FRAME_MS);
      for (const { gapBeats } of music.parts) expect(Math.min(...gapBeats), name).toBeGreaterThanOrEqual(1);
    }
  });

  test("no frame starts more than two notes, and at most six notes of the music sound at once", () => {
    for (const { name, music } of chapters) {
      for (const isRush of [false, true]) {
        const notes = recordMusic(music, isRush, TWO_MINUTES_MS);
        for (const { requestedMs } of notes) {
          const starts = notes.filter((other) => other.requestedMs === requestedMs).length;
          expect(starts, name).toBeLessThanOrEqual(MAX_STARTS_PER_FRAME);
          const sounding = notes.filter((other) => other.requestedMs <= requestedMs && endMs(other) > requestedMs);
          expect(sounding.length, name).toBeLessThanOrEqual(MAX_SOUNDING);
        }
      }
    }
  });

  test("no note of the music is cut off by the next note of its synth", () => {
    for (const { name, music } of chapters) {
      const notes = recordMusic(music, false, TWO_MINUTES_MS);
      notes.forEach((each, index) => {
        const next = notes.slice(index + 1).find(({ synth }) => synth === each.synth);
        if (next !== undefined)
          expect(endMs(each), `${name} at ${each.requestedMs} ms`).toBeLessThanOrEqual(next.requestedMs);
      });
    }
  });
});

test("the horn of the Fog is silent while the board is dark, and the melody plays on", () => {
  const fog = chapters.find(({ name }) => name === "penguin 2");
  if (fog === undefined) throw new Error("Penguin has no second chapter");
  const horn = fog.music.parts[1].timbre.lengthSeconds;
  const [lit, dark] = [false, true].map((isDark) => recordMusic(fog.music, false, TWO_MINUTES_MS, isDark));
  expect(lit.filter(({ note }) => note.lengthSeconds === horn).length).toBeGreaterThan(4);
  expect(dark).toEqual(lit.filter(({ note }) => note.lengthSeconds !== horn));
});
