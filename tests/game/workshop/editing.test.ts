import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  startStroke,
  clearBoard,
  growBoard,
  selectedKind,
  moveCursor,
  paletteOf,
  startEditing,
  stepPalette,
  undoEdit,
  type Editing,
} from "../../../src/game/workshop/editing";
import { emptyDraft } from "../../../src/game/workshop/draft-edits";
import { SYMMETRIES } from "../../../src/game/workshop/symmetry";
import { boardLimitsOf } from "../../../src/game/workshop/board-limits";
import { nameOfKind } from "../../../src/game/workshop/kind-names";
import { cellAt } from "../../../src/kernel/board";
import { DIRECTIONS } from "../../../src/kernel/direction";
import { problemOf, parseDraft, formatDraft } from "../../../src/kernel/draft";
import { isFault } from "../../../src/kernel/fault";
import type { Legend } from "../../../src/kernel/legend";
import { loadAllPuzzles } from "../../../src/puzzles/index";
import type { AnyPuzzle } from "../../../src/puzzles/any-puzzle";
import { SAMPLE_LEGEND } from "../../kernel/toy-things";

function mapOf({ legend, draft }: Editing): string {
  return formatDraft(legend, draft);
}

/** The editor on an empty board, with the cursor in its top left corner. */
function editorOf(legend: Legend, width: number, height: number): Editing {
  const editing = startEditing(legend, emptyDraft(legend, width, height));
  editing.cursor = cellAt(editing.draft.board, 0, 0);
  return editing;
}

/** Takes a thing in hand by its character. */
function take(editing: Editing, character: string): void {
  while (selectedKind(editing) !== editing.legend.kindOf[character]) stepPalette(editing, 1);
}

function strike(editing: Editing, character: string, column: number, row: number): boolean {
  take(editing, character);
  editing.cursor = cellAt(editing.draft.board, column, row);
  const isDone = startStroke(editing);
  editing.stroke = "none";
  return isDone;
}

describe("what is in hand", () => {
  test("is put on the cell, and taken away where it is already", () => {
    const editing = editorOf(SAMPLE_LEGEND, 3, 2);
    strike(editing, "#", 1, 0);
    expect(mapOf(editing)).toBe(".#.\n...");
    strike(editing, "#", 1, 0);
    expect(mapOf(editing)).toBe("...\n...");
  });

  test("takes the place of something else", () => {
    const editing = editorOf(SAMPLE_LEGEND, 2, 1);
    strike(editing, "#", 0, 0);
    strike(editing, "s", 0, 0);
    expect(mapOf(editing)).toBe("s.");
  });

  test("moves, if a level has but one of it", () => {
    const editing = editorOf(SAMPLE_LEGEND, 3, 1);
    strike(editing, "@", 0, 0);
    strike(editing, "@", 2, 0);
    expect(mapOf(editing)).toBe("..@");
  });

  test("comes in pairs, if a level has two: the first goes", () => {
    const editing = editorOf(SAMPLE_LEGEND, 4, 1);
    for (const column of [0, 1, 3]) strike(editing, "s", column, 0);
    expect(mapOf(editing)).toBe(".s.s");
  });

  test("lays itself over what is there, if that may lie beneath it, and leaves it there when it goes", () => {
    const editing = editorOf(SAMPLE_LEGEND, 2, 1);
    strike(editing, "#", 0, 0);
    strike(editing, "-", 0, 0);
    expect(mapOf(editing)).toBe("-.\n\n#.");
    strike(editing, "-", 0, 0);
    expect(mapOf(editing)).toBe("#.");
  });

  test("is refused where it may not be, and nothing where nothing is", () => {
    const editing = editorOf(SAMPLE_LEGEND, 3, 3);
    expect(strike(editing, "D", 1, 1)).toBe(false);
    expect(strike(editing, ">", 0, 0)).toBe(false);
    expect(strike(editing, ".", 1, 1)).toBe(false);
    expect(editing.undoMaps).toEqual([]);
  });

  test("is drawn as a line as long as A is held, which is undone at once", () => {
    const editing = editorOf(SAMPLE_LEGEND, 3, 2);
    take(editing, "#");
    startStroke(editing);
    for (const direction of [DIRECTIONS[1], DIRECTIONS[1], DIRECTIONS[2]]) moveCursor(editing, direction);
    expect(mapOf(editing)).toBe("###\n..#");
    undoEdit(editing);
    expect(mapOf(editing)).toBe("...\n...");
  });

  test.each([
    ["none", ">...\n....\n...."],
    ["across", ">..<\n....\n...."],
    ["up", ">...\n....\n>..."],
    ["turned", ">...\n....\n...<"],
    ["both", ">..<\n....\n>..<"],
  ] as const)("is mirrored, symmetry %s", (symmetry, map) => {
    const penguin = loadAllPuzzles().find(({ id }) => id === "penguin");
    if (penguin === undefined) throw new Error("no such puzzle");
    const editing = editorOf(penguin.legend, 4, 3);
    editing.symmetry = symmetry;
    strike(editing, ">", 0, 0);
    expect(mapOf(editing)).toBe(map);
  });
});

test("the board is cleared, and cleared boards have nothing to clear", () => {
  const editing = editorOf(SAMPLE_LEGEND, 2, 1);
  expect(clearBoard(editing)).toBe(false);
  strike(editing, "#", 0, 0);
  expect(clearBoard(editing)).toBe(true);
  expect(mapOf(editing)).toBe("..");
});

describe.each(loadAllPuzzles().map((puzzle) => ({ id: puzzle.id, puzzle })))("in $id", ({ puzzle }) => {
  const { legend } = puzzle;

  test("everything can be in hand, and has a name of its own", () => {
    const names = paletteOf(legend).map((kind) => nameOfKind(legend, kind));
    expect(names.length).toBe(legend.characters.length + (legend.maxPasses > 0 ? 4 : 0));
    expect(names).not.toContain("");
  });

  test("an empty board lacks only what it must have", () => {
    const { maxWidth, maxHeight } = boardLimitsOf(puzzle);
    expect(problemOf(legend, emptyDraft(legend, maxWidth, maxHeight))?.fault ?? "").not.toMatch(/row \d/);
  });

  test("whatever is done gives a draft with everything in its place, and is undone step by step", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(999), { minLength: 1, maxLength: 60 }), (steps) => {
        const editing = editorOf(legend, 6, 5);
        const maps: string[] = [];
        for (const step of steps) {
          const [before, count] = [mapOf(editing), editing.undoMaps.length];
          fiddle(editing, puzzle, step);
          if (editing.undoMaps.length > count) maps.push(before);
          expectInPlace(editing);
        }
        for (const map of maps.reverse()) {
          expect(undoEdit(editing)).toBe(true);
          expect(mapOf(editing)).toBe(map);
        }
        expect(undoEdit(editing)).toBe(false);
      }),
      { numRuns: 200 },
    );
  });
});

/** Does one of all the things that can be done; a stroke never goes on in the next step. */
function fiddle(editing: Editing, puzzle: AnyPuzzle, step: number): void {
  const what = step % 10;
  const which = Math.floor(step / 10);
  if (what < 4) startStroke(editing);
  else if (what < 7) moveCursor(editing, DIRECTIONS[which % 4]);
  else if (what === 7) stepPalette(editing, which - 50);
  else if (what === 8) editing.symmetry = SYMMETRIES[which % SYMMETRIES.length];
  else if (which < 50) growBoard(editing, (which % 3) - 1, (Math.floor(which / 3) % 3) - 1, boardLimitsOf(puzzle));
  else if (which < 55) clearBoard(editing);
  editing.stroke = "none";
}

/** Whatever a level may lack, nothing stands where it may not, and the map reads back as it is. */
function expectInPlace(editing: Editing): void {
  const { legend, draft } = editing;
  const map = mapOf(editing);
  const read = parseDraft(legend, map);
  if (isFault(read)) throw new Error(`${read.fault}:\n${map}`);
  expect(formatDraft(legend, read)).toBe(map);
  expect(problemOf(legend, draft)?.fault ?? "").not.toMatch(/row \d(?!.* is the only one$)|most is/);
}
