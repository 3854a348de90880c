import { describe, expect, test } from "vitest";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { readFrames } from "../../tools/art/frames";

/**
 * The smallest size of a cell, in pixels, at which the small pictures of Penguin's levels show signs on the doors. In
 * smaller cells, all doors look alike.
 */
const MIN_CELL_SIZE_WITH_SIGNS = 5;

const tables = loadAllPuzzles().flatMap(({ id, legend, journey }) =>
  journey.thumbnailCellSizes.map((cell) => ({
    id,
    legend,
    cell,
    path: `images/${id}/small${cell}-table-${cell}-${cell}.png`,
  })),
);

describe.each(tables)("the small pictures of $id in cells of $cell pixels", ({ legend, path }) => {
  const frames = readFrames(path);

  test("are one for each kind of thing, and that of nothing alone is empty", () => {
    expect(frames.length).toBe(legend.characters.length);
    frames.forEach(({ pixels }, kind) => {
      expect(pixels.every((ink) => ink === "clear")).toBe(kind === legend.emptyKind);
    });
  });
});

test.each(tables.filter(({ cell }) => cell >= MIN_CELL_SIZE_WITH_SIGNS))(
  "no two small pictures of $id in cells of $cell pixels are alike, but for what looks the same from two sides",
  ({ legend, path }) => {
    const looks = new Map<string, number>();
    readFrames(path).forEach(({ pixels }, kind) => {
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
  for (const { journey } of loadAllPuzzles()) {
    expect(journey.thumbnailCellSizes).toEqual([...journey.thumbnailCellSizes].sort((one, other) => other - one));
  }
});
