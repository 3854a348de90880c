import { describe, expect, test } from "vitest";
import { digitOf, medalsOf, MEDAL_DIGITS, type Medals } from "../../src/game/save/medals";
import { freshSave, packSave, puzzleSave, SAVE_VERSION, unpackSave } from "../../src/game/save/save";
import { withMedalsOfToday } from "../../src/game/save/upgrades";
import { allPuzzles } from "../../src/puzzles/index";

const NOTHING = { cleared: false, par: false, feat: false, clean: false };
const CLEARED = { ...NOTHING, cleared: true };

/** What a save of version 3 brings that has that digit for a puzzle's first level. */
function brought(puzzle: string, digit: string): Medals {
  const { puzzles } = unpackSave(`# puzzle ${puzzle}\nmedals ${digit}\nrushBest 12`, 3);
  expect(puzzles[0].rushBest).toBe(12);
  return medalsOf(digitOf(puzzles[0].medals, 0));
}

describe("a save of version 3", () => {
  test("brings levels of Last Ball that were cleared, clean and a first try as cleared, clean and without a fall", () => {
    expect(brought("last-ball", "1")).toEqual(CLEARED);
    expect(brought("last-ball", "3")).toEqual({ ...CLEARED, clean: true });
    expect(brought("last-ball", "5")).toEqual({ ...CLEARED, feat: true });
    expect(brought("last-ball", "7")).toEqual({ ...CLEARED, clean: true, feat: true });
  });

  test.each(["ice-path", "penguin"])("brings clean levels and par of %s", (puzzle) => {
    expect(brought(puzzle, "3")).toEqual({ ...CLEARED, clean: true });
    expect(brought(puzzle, "5")).toEqual({ ...CLEARED, par: true });
    expect(brought(puzzle, "7")).toEqual({ ...CLEARED, clean: true, par: true });
  });

  test("brings par and max combo of Skid, which together were perfect", () => {
    expect(brought("skid", "3")).toEqual({ ...CLEARED, par: true });
    expect(brought("skid", "5")).toEqual({ ...CLEARED, feat: true });
    expect(brought("skid", "f")).toEqual({ ...CLEARED, par: true, feat: true });
  });

  test("brings levels that were opened only as levels to be cleared", () => {
    for (const { id } of allPuzzles()) for (const digit of "08") expect(brought(id, digit)).toEqual(NOTHING);
  });

  test("keeps every level where it is, and levels of a puzzle that has no former medals as they are", () => {
    const { puzzles } = unpackSave("# puzzle last-ball\nmedals 108731\nrushBest 12", 3);
    expect(puzzles[0].medals).toBe("100d91");
    const packed = `# puzzle some\nmedals ${MEDAL_DIGITS}\nrushBest 12`;
    expect(withMedalsOfToday(packed, [{ id: "some" }])).toBe(packed);
  });

  test("is rewritten once: what was won since stays as it is", () => {
    const save = freshSave();
    puzzleSave(save, "last-ball").medals = MEDAL_DIGITS;
    expect(unpackSave(packSave(save).text, SAVE_VERSION)).toEqual(save);
  });
});
