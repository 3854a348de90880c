import { describe, expect, test } from "vitest";
import { allPuzzles } from "../../src/puzzles/index";
import { framesOf } from "../../tools/art/frames";

/** In so small a cell doors are all alike. */
const LEAST_CELL_WITH_SIGNS = 5;

const tables = allPuzzles().flatMap(({ id, legend, journey }) =>
  journey.smallCells.map((cell) => ({ id, legend, cell, path: `images/${id}/small${cell}-table-${cell}-${cell}.png` })),
);

describe.each(tables)("the small pictures of $id in cells of $cell pixels", ({ legend, path }) => {
  const frames = framesOf(path);

  test("are one for each kind of thing, and that of nothing alone is empty", () => {
    expect(frames.length).toBe(legend.characters.length);
    frames.forEach(({ pixels }, kind) => {
      expect(pixels.every((ink) => ink === "clear")).toBe(kind === legend.nothing);
    });
  });
});

test.each(tables.filter(({ cell }) => cell >= LEAST_CELL_WITH_SIGNS))(
  "no two small pictures of $id in cells of $cell pixels are alike, but for what looks the same from two sides",
  ({ legend, path }) => {
    const looks = new Map<string, number>();
    framesOf(path).forEach(({ pixels }, kind) => {
      const look = pixels.map((ink) => (ink === "black" ? "#" : ".")).join("");
      const other = looks.get(look) ?? kind;
      expect(legend.thingOf[kind], `${legend.characters.charAt(kind)} ${legend.characters.charAt(other)}`).toBe(
        legend.thingOf[other],
      );
      looks.set(look, kind);
    });
  },
);

test("small cells are listed from large to small", () => {
  for (const { journey } of allPuzzles()) {
    expect(journey.smallCells).toEqual([...journey.smallCells].sort((one, other) => other - one));
  }
});
