import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  startStroke,
  clearBoard,
  resizeBoard,
  selectedKind,
  moveCursor,
  startEditing,
  stepDrawer,
  stepEntry,
  undoEdit,
  type Editing,
} from "../../../src/game/workshop/editing";
import { drawersOf } from "../../../src/game/workshop/drawers";
import { createEmptyDraft, findRefusal, withThing } from "../../../src/game/workshop/draft-edits";
import { SYMMETRIES } from "../../../src/game/workshop/symmetry";
import { findBoardLimits } from "../../../src/game/workshop/board-limits";
import { nameOfKind } from "../../../src/game/workshop/kind-names";
import { cellAt } from "../../../src/kernel/board";
import { DIRECTIONS } from "../../../src/kernel/direction";
import { findProblem, parseDraft, formatDraft, type Draft } from "../../../src/kernel/draft";
import { isFault } from "../../../src/kernel/fault";
import type { Legend } from "../../../src/kernel/legend";
import { loadAllPuzzles } from "../../../src/puzzles/index";
import { toAnyPuzzle, type AnyPuzzle } from "../../../src/puzzles/any-puzzle";
import { template } from "../../../src/puzzles/template/index";
import { SAMPLE_LEGEND } from "../../kernel/toy-things";
import { mapFaultText } from "../../../tools/fault-texts";

/**
 * The largest number of things in a drawer, one of the groups in which the level editor shows its things. The screen
 * has no space for more.
 */
const MOST_IN_DRAWER = 6;

function mapOf({ legend, draft }: Editing): string {
  return formatDraft(legend, draft);
}

function editorOf(legend: Legend, width: number, height: number): Editing {
  const editing = startEditing(legend, createEmptyDraft(legend, width, height));
  editing.cursor = cellAt(editing.draft.board, 0, 0);
  return editing;
}

function selectKind(editing: Editing, character: string): void {
  const { drawers, legend } = editing;
  while (!drawers[editing.openDrawer].kinds.includes(legend.kindOf[character] ?? NaN)) stepDrawer(editing, 1);
  while (selectedKind(editing) !== legend.kindOf[character]) stepEntry(editing, 1);
}

function strokeAt(editing: Editing, character: string, column: number, row: number): boolean {
  selectKind(editing, character);
  editing.cursor = cellAt(editing.draft.board, column, row);
  const isDone = startStroke(editing);
  editing.stroke = "none";
  return isDone;
}

describe("a stroke with the selected kind", () => {
  test("a stroke of the editor puts the selected kind on a cell, or removes it if it is already there", () => {
    const editing = editorOf(SAMPLE_LEGEND, 3, 2);
    strokeAt(editing, "#", 1, 0);
    expect(mapOf(editing)).toBe(".#.\n...");
    strokeAt(editing, "#", 1, 0);
    expect(mapOf(editing)).toBe("...\n...");
  });

  test("a stroke of the editor replaces another thing with the selected kind", () => {
    const editing = editorOf(SAMPLE_LEGEND, 2, 1);
    strokeAt(editing, "#", 0, 0);
    strokeAt(editing, "s", 0, 0);
    expect(mapOf(editing)).toBe("s.");
  });

  test("a thing that a level has only once moves to the cell of the stroke", () => {
    const editing = editorOf(SAMPLE_LEGEND, 3, 1);
    strokeAt(editing, "@", 0, 0);
    strokeAt(editing, "@", 2, 0);
    expect(mapOf(editing)).toBe("..@");
  });

  test("a third thing of a kind that comes in pairs removes the first one", () => {
    const editing = editorOf(SAMPLE_LEGEND, 4, 1);
    for (const column of [0, 1, 3]) strokeAt(editing, "s", column, 0);
    expect(mapOf(editing)).toBe(".s.s");
  });

  test("a thing that may cover another thing lies over it, and leaves it there when removed", () => {
    const editing = editorOf(SAMPLE_LEGEND, 2, 1);
    strokeAt(editing, "#", 0, 0);
    strokeAt(editing, "-", 0, 0);
    expect(mapOf(editing)).toBe("-.\n\n#.");
    strokeAt(editing, "-", 0, 0);
    expect(mapOf(editing)).toBe("#.");
  });

  test("the editor refuses a thing on cells where it is not allowed", () => {
    const editing = editorOf(SAMPLE_LEGEND, 3, 3);
    expect(strokeAt(editing, "D", 1, 1)).toBe(false);
    expect(strokeAt(editing, ">", 0, 0)).toBe(false);
    expect(strokeAt(editing, ".", 1, 1)).toBe(false);
    expect(editing.undoMaps).toEqual([]);
  });

  test("a stroke of the editor over several cells is undone in one step", () => {
    const editing = editorOf(SAMPLE_LEGEND, 3, 2);
    selectKind(editing, "#");
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
    ["half-turn", ">...\n....\n...<"],
    ["four-copies", ">..<\n....\n>..<"],
  ] as const)("a stroke with the symmetry %s also places the mirrored things", (symmetry, map) => {
    const penguin = loadAllPuzzles().find(({ id }) => id === "penguin");
    if (penguin === undefined) throw new Error("no puzzle has the id penguin");
    const editing = editorOf(penguin.legend, 4, 3);
    editing.symmetry = symmetry;
    strokeAt(editing, ">", 0, 0);
    expect(mapOf(editing)).toBe(map);
  });
});

test("clearing a board removes all things, and clearing an empty board is refused", () => {
  const editing = editorOf(SAMPLE_LEGEND, 2, 1);
  expect(clearBoard(editing)).toBe(false);
  strokeAt(editing, "#", 0, 0);
  expect(clearBoard(editing)).toBe(true);
  expect(mapOf(editing)).toBe("..");
});

test("a board of a puzzle without a campaign may be as large as the levels that are generated", () => {
  expect(findBoardLimits(toAnyPuzzle(template))).toEqual({ minWidth: 1, maxWidth: 12, minHeight: 1, maxHeight: 7 });
});

test("the size limits of boards ask for the daily levels of all five ranks and of no others", () => {
  const ranks: number[] = [];
  const daily = (rank: number) => {
    ranks.push(rank);
    return template.plan.daily(rank);
  };
  findBoardLimits(toAnyPuzzle({ ...template, plan: { ...template.plan, daily } }));
  expect(ranks).toEqual([1, 2, 3, 4, 5]);
});

describe.each(loadAllPuzzles().map((puzzle) => ({ id: puzzle.id, puzzle })))("the editor of $id", ({ puzzle }) => {
  const { legend } = puzzle;

  test("the editor's palette has every kind of thing, each with a name", () => {
    const names = drawersOf(legend).flatMap(({ kinds }) => kinds.map((kind) => nameOfKind(legend, kind)));
    expect(names.length).toBe(legend.characters.length + (legend.maxPasses > 0 ? 4 : 0));
    expect(names).not.toContain("");
  });

  test("each thing is in one drawer of the editor, and the thing that clears a cell is the last of the first", () => {
    const drawers = drawersOf(legend);
    const kinds = drawers.flatMap((drawer) => drawer.kinds);
    expect(new Set(kinds).size).toBe(kinds.length);
    expect(drawers[0].kinds.at(-1)).toBe(legend.emptyKind);
    expect(new Set(drawers.map(({ name }) => name)).size).toBe(drawers.length);
    for (const drawer of drawers) expect(drawer.kinds.length).toBeLessThanOrEqual(MOST_IN_DRAWER);
  });

  test("the editor has a reason for each thing that it refuses, and none for the others", () => {
    const draft = createEmptyDraft(legend, 6, 5);
    for (const { kinds } of drawersOf(legend)) {
      for (const kind of kinds.filter((other) => other !== legend.emptyKind))
        for (const cell of draft.board.cells)
          expect(findRefusal(legend, draft, cell, kind) === undefined).toBe(
            withThing(legend, draft, cell, kind) !== undefined,
          );
    }
  });

  test("a drawer that is opened again still has the thing selected that was selected in it", () => {
    const editing = editorOf(legend, 6, 5);
    stepEntry(editing, 1);
    const kind = selectedKind(editing);
    editing.drawers.forEach(() => {
      stepDrawer(editing, 1);
      expect(editing.drawers[editing.openDrawer].kinds).toContain(selectedKind(editing));
    });
    expect(selectedKind(editing)).toBe(kind);
  });

  test("an empty board in the editor has no misplaced thing", () => {
    const { maxWidth, maxHeight } = findBoardLimits(puzzle);
    expect(problemText(legend, createEmptyDraft(legend, maxWidth, maxHeight))).not.toMatch(/row \d/);
  });

  test("any actions in the editor leave all things in allowed cells, and are undone step by step", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(999), { minLength: 1, maxLength: 60 }), (steps) => {
        const editing = editorOf(legend, 6, 5);
        const maps: string[] = [];
        for (const step of steps) {
          const [before, count] = [mapOf(editing), editing.undoMaps.length];
          act(editing, puzzle, step);
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

function act(editing: Editing, puzzle: AnyPuzzle, step: number): void {
  const action = step % 10;
  const choice = Math.floor(step / 10);
  if (action < 4) startStroke(editing);
  else if (action < 7) moveCursor(editing, DIRECTIONS[choice % 4]);
  else if (action === 7 && choice < 20) stepDrawer(editing, choice - 10);
  else if (action === 7) stepEntry(editing, choice - 50);
  else if (action === 8) editing.symmetry = SYMMETRIES[choice % SYMMETRIES.length];
  else if (choice < 50)
    resizeBoard(editing, (choice % 3) - 1, (Math.floor(choice / 3) % 3) - 1, findBoardLimits(puzzle));
  else if (choice < 55) clearBoard(editing);
  editing.stroke = "none";
}

function problemText(legend: Legend, draft: Draft): string {
  const problem = findProblem(legend, draft);
  return problem === undefined ? "" : mapFaultText(problem.fault);
}

function expectInPlace(editing: Editing): void {
  const { legend, draft } = editing;
  const map = mapOf(editing);
  const read = parseDraft(legend, map);
  if (isFault(read)) throw new Error(`${read.fault.kind}:\n${map}`);
  expect(formatDraft(legend, read)).toBe(map);
  expect(problemText(legend, draft)).not.toMatch(/row \d(?!.* is the only one$)|most is/);
}
