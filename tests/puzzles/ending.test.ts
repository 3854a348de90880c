import { describe, expect, test } from "vitest";
import { createFinale } from "../../src/game/screens/finale";
import { ENDINGS } from "../../src/puzzles/endings";
import { PUZZLES } from "../../src/puzzles/index";
import { NO_PICTURE, type Ending, type EndingFigure } from "../../src/puzzles/looks/ending";
import { frameSizeOf, readPicture } from "../../tools/art/frames";
import { listAssets } from "../assets/files";

const SCREEN = { width: 400, height: 240 };
const MIN_MS = 5000;
const MAX_MS = 9000;
/**
 * The longest time, in milliseconds, for which the notes of an ending's second picture may outlast the movements of its
 * figures.
 */
const MAX_ECHO_MS = 3000;

const images = listAssets("images");

const endings: readonly (readonly [string, Pick<Ending, "pictures">])[] = [
  ...ENDINGS.map(({ id, loadEnding }) => [id, loadEnding()] as const),
  ["finale", createFinale(ENDINGS.map(({ id }) => id))],
];

function tableOf(folder: string, name: string): { count: number; width: number; height: number } {
  const path = images.find((each) => each.startsWith(`images/${folder}/${name}-table-`));
  if (path === undefined) throw new Error(`images/${folder} has no table ${name}`);
  const [width, height] = frameSizeOf(path);
  const table = readPicture(path);
  return { count: (table.width / width) * (table.height / height), width, height };
}

function pathsOf({ steps, calmSteps }: EndingFigure) {
  return calmSteps === undefined ? [steps] : [steps, calmSteps];
}

test("the endings are in the order of the puzzles, and each puzzle has at most one", () => {
  const order = ENDINGS.map(({ id }) => PUZZLES.findIndex((puzzle) => puzzle.id === id));
  expect(order).toEqual([...new Set(order)].sort((one, other) => one - other));
  expect(order).not.toContain(-1);
});

describe.each(endings)("the ending %s", (folder, { pictures }) => {
  const figures = pictures.flatMap((picture) => picture.figures);

  test("the two pictures of the ending together last five to nine seconds", () => {
    const lastsMs = pictures[0].durationMs + pictures[1].durationMs;
    expect(lastsMs).toBeGreaterThanOrEqual(MIN_MS);
    expect(lastsMs).toBeLessThanOrEqual(MAX_MS);
  });

  test("each step of each path has its own time, and the first step begins with the picture", () => {
    for (const steps of figures.flatMap(pathsOf)) {
      expect(steps[0].slice(0, 2)).toEqual([0, 0]);
      steps.forEach(([atMs, durationMs], index) => {
        if (index + 1 < steps.length) expect(atMs + durationMs).toBeLessThanOrEqual(steps[index + 1][0]);
      });
    }
  });

  test("each path ends before its picture does or before it repeats", () => {
    for (const { durationMs, figures: pictureFigures } of pictures) {
      for (const figure of pictureFigures) {
        const { repeat } = figure;
        const endMs = repeat === undefined ? durationMs : repeat.fromMs + repeat.everyMs;
        for (const steps of pathsOf(figure)) {
          const [atMs, lastMs] = steps[steps.length - 1];
          expect(atMs + lastMs, figure.name).toBeLessThanOrEqual(endMs);
        }
      }
    }
  });

  test("each picture of a figure exists, and is on the screen when it comes to rest", () => {
    expect(tableOf(folder, "ending")).toEqual({ count: 2, ...SCREEN });
    for (const figure of figures) {
      const { count, width, height } = tableOf(figure.puzzleId ?? folder, `ending-${figure.name}`);
      for (const steps of pathsOf(figure)) {
        for (const step of steps) expect(step[4]).toBeLessThanOrEqual(count);
        const [, , x, y] = steps[steps.length - 1];
        expect(x < SCREEN.width && y < SCREEN.height && x + width > 0 && y + height > 0, figure.name).toBe(true);
      }
    }
  });

  test("no picture of a table is left over", () => {
    const own = figures.filter(({ puzzleId }) => puzzleId === undefined);
    for (const name of new Set(own.map((figure) => figure.name))) {
      const shown = own
        .filter((figure) => figure.name === name)
        .flatMap(({ steps }) => steps.map((step) => step[4]))
        .filter((picture) => picture !== NO_PICTURE);
      const { count } = tableOf(folder, `ending-${name}`);
      expect([...new Set(shown)].sort((one, other) => one - other)).toEqual(
        Array.from({ length: count }, (_, index) => index + 1),
      );
    }
  });

  test("a player who wants less flashing sees no rays", () => {
    for (const { name, calmSteps } of figures) {
      if (name === "rays") expect(calmSteps?.map((step) => step[4])).toEqual([NO_PICTURE]);
    }
  });

  test("the notes are in the order of time, and fall silent soon after the picture has come to rest", () => {
    for (const { notes, durationMs } of pictures) {
      const times = notes.map(([atMs]) => atMs);
      expect(times).toEqual([...times].sort((one, other) => one - other));
      expect(times.length).toBeGreaterThan(0);
      expect(Math.max(...times)).toBeLessThanOrEqual(durationMs + MAX_ECHO_MS);
    }
  });
});

describe("the finale for another number of puzzles", () => {
  test.each([1, 4, 6, 9])("all heroes of %s puzzles come to rest on the screen, apart from each other", (count) => {
    const ids = Array.from({ length: count }, (_, index) => `puzzle-${index}`);
    for (const { figures, durationMs } of createFinale(ids).pictures) {
      const last = ids.map((id) => figures.find(({ puzzleId }) => puzzleId === id)?.steps.at(-1));
      const xs = last.map((step) => step?.[2] ?? Number.NaN);
      expect(xs).toEqual([...new Set(xs)].sort((one, other) => one - other));
      expect(Math.min(...xs)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...xs)).toBeLessThanOrEqual(SCREEN.width - 44);
      for (const step of last) expect((step?.[0] ?? 0) + (step?.[1] ?? 0)).toBeLessThanOrEqual(durationMs);
    }
  });
});
