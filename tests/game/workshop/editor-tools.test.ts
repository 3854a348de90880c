import { describe, expect, test } from "vitest";
import { EDITOR_TOOLS } from "../../../src/game/workshop/tools/editor-tools";
import { createSearch, computeVerdict, type JudgedDraft } from "../../../src/game/workshop/tools/judged-draft";
import { findNeedless, withoutPlacementOrPair } from "../../../src/game/workshop/tools/needless";
import {
  emptyDraft,
  piecesOf,
  placementsOf,
  withoutPlacement,
  type Placement,
} from "../../../src/game/workshop/draft-edits";
import { parseDraft, formatDraft, type Draft } from "../../../src/kernel/draft";
import { isFault, type Fault } from "../../../src/kernel/fault";
import { createRandom } from "../../../src/kernel/random";
import { runToEnd } from "../../../src/kernel/task";
import { loadAllPuzzles } from "../../../src/puzzles/index";
import type { AnyPuzzle } from "../../../src/puzzles/any-puzzle";
import { seedCount } from "../../seed-count";

type Found = JudgedDraft | readonly JudgedDraft[] | Fault;

function find(puzzle: AnyPuzzle, name: string, draft: Draft, seed = 1): Found {
  const aid = EDITOR_TOOLS.find((one) => one.name === name);
  if (aid === undefined) throw new Error(`there is no aid ${name}`);
  return runToEnd(aid.find(createSearch(puzzle, { tried: 0 }), draft, createRandom(seed)));
}

/** All that was found, if anything was. */
function allOf(found: Found): readonly JudgedDraft[] {
  if (isFault(found)) return [];
  return "draft" in found ? [found] : found;
}

/** Levels from all over the campaign. */
function someDrafts({ campaign, legend }: AnyPuzzle): Draft[] {
  const count = seedCount(20, 4);
  return Array.from({ length: count }, (_, at) => {
    const draft = parseDraft(legend, campaign.level(Math.floor((at * campaign.levelCount) / count)).map.join("\n"));
    if (isFault(draft)) throw new Error(draft.fault);
    return draft;
  });
}

function worthOf(puzzle: AnyPuzzle, draft: Draft) {
  const verdict = runToEnd(computeVerdict(puzzle, draft));
  if (verdict === undefined) throw new Error("no level");
  return verdict;
}

/** The board without its pieces. */
function groundOf({ legend }: AnyPuzzle, draft: Draft): Draft {
  return piecesOf(legend, draft).reduce((ground, piece) => withoutPlacement(legend, ground, piece), draft);
}

describe.each(loadAllPuzzles().map((puzzle) => ({ id: puzzle.id, puzzle })))("in $id", ({ puzzle }) => {
  const { legend } = puzzle;
  const drafts = someDrafts(puzzle);

  test.each(EDITOR_TOOLS.map(({ name }) => name))("what %s finds are levels, worth what is said of them", (name) => {
    for (const draft of drafts) {
      for (const { draft: other, verdict } of allOf(find(puzzle, name, draft))) {
        const level = puzzle.parseMap(formatDraft(legend, other));
        if (isFault(level)) throw new Error(level.fault);
        expect(worthOf(puzzle, other)).toEqual(verdict);
        expect(verdict.par).toBeGreaterThan(0);
      }
    }
  });

  test.each(EDITOR_TOOLS.map(({ name }) => name))("%s finds the same again for the same draft and seed", (name) => {
    const mapsOf = (): string[] =>
      allOf(find(puzzle, name, drafts[1], 7)).map(({ draft }) => formatDraft(legend, draft));
    expect(mapsOf()).toEqual(mapsOf());
  });

  test("harder is harder by a bit, and keeps nearly all that there is", () => {
    const found = drafts.flatMap((draft) => {
      const before = worthOf(puzzle, draft).difficultyCentibits;
      return allOf(find(puzzle, "harder", draft)).map(({ draft: other, verdict }) => {
        expect(verdict.difficultyCentibits).toBeGreaterThanOrEqual(before + 25);
        expect(differences(legend.firstPassKind, draft, other)).toBeLessThanOrEqual(8);
        return other;
      });
    });
    expect(found.length).toBeGreaterThan(0);
  });

  test("easier is easier by a bit, and says so of a level that is as easy as can be", () => {
    for (const draft of drafts) {
      const before = worthOf(puzzle, draft).difficultyCentibits;
      const found = find(puzzle, "easier", draft);
      if (before < 25) expect(found).toEqual({ fault: "no easier found" });
      for (const { verdict } of allOf(found)) expect(verdict.difficultyCentibits).toBeLessThanOrEqual(before - 25);
    }
  });

  test("variations have the same pieces on the same ground, from easy to hard, and the level among them", () => {
    for (const draft of drafts) {
      const found = allOf(find(puzzle, "vary", draft));
      const bits = found.map(({ verdict }) => verdict.difficultyCentibits);
      expect(bits).toEqual([...bits].sort((one, other) => one - other));
      const inventory = kindsOf(draft);
      for (const { draft: other } of found) {
        expect(kindsOf(other)).toEqual(inventory);
        expect(formatDraft(legend, groundOf(puzzle, other))).toBe(formatDraft(legend, groundOf(puzzle, draft)));
      }
      expect(found.map((one) => formatDraft(legend, one.draft))).toContain(formatDraft(legend, draft));
    }
  });

  test("a trimmed level is worth the same, with less on it, and has nothing left to trim", () => {
    for (const draft of drafts) {
      const before = worthOf(puzzle, draft);
      for (const { draft: other, verdict } of allOf(find(puzzle, "trim", draft))) {
        expect(placementsOf(legend, other).length).toBeLessThan(placementsOf(legend, draft).length);
        const { par, solutionCount, deadEndCount } = before;
        expect(verdict).toMatchObject({ par, solutions: solutionCount, deadEnds: deadEndCount });
        expect(Math.abs(verdict.difficultyCentibits - before.difficultyCentibits)).toBeLessThanOrEqual(10);
      }
    }
  });

  test("a ground without pieces gets them, and keeps all that it is", () => {
    const made = drafts.flatMap((draft) => {
      const ground = groundOf(puzzle, draft);
      return allOf(find(puzzle, "complete", ground)).map(({ draft: other }) => {
        expect(formatDraft(legend, groundOf(puzzle, other))).toBe(formatDraft(legend, ground));
        return other;
      });
    });
    expect(made.length).toBeGreaterThan(drafts.length / 2);
  });

  test("a level that can be won lacks no pieces, and an empty board has nothing to be changed", () => {
    expect(find(puzzle, "complete", drafts[0])).toEqual({ fault: "nothing missing" });
    const { width, height } = drafts[0].board;
    const empty = emptyDraft(legend, width, height);
    for (const name of ["harder", "easier", "trim"]) {
      expect(find(puzzle, name, empty)).toEqual({ fault: "it can't be won" });
    }
    expect(find(puzzle, "vary", empty)).toEqual({ fault: "no other found" });
  });

  test("what is told to be needless can go", () => {
    for (const draft of drafts) {
      const before = worthOf(puzzle, draft);
      const needless: Placement[] = [];
      runToEnd(findNeedless(puzzle, draft, before, (placing) => void needless.push(placing)));
      expect(needless.length > 0).toBe(!isFault(find(puzzle, "trim", draft)));
      for (const placing of needless) {
        const { par, solutionCount: solutions, deadEndCount: deadEnds } = before;
        expect(worthOf(puzzle, withoutPlacementOrPair(legend, draft, placing))).toMatchObject({
          par,
          solutions,
          deadEnds,
        });
      }
    }
  });

  function kindsOf(draft: Draft): number[] {
    return placementsOf(legend, draft)
      .map(({ kind }) => kind)
      .sort((one, other) => one - other);
  }
});

/** On how many cells two drafts of one board differ, passes counted one by one. */
function differences(pass: number, one: Draft, other: Draft): number {
  const textOf = ({ upper, lower }: Draft, cell: number): string => `${upper[cell]} ${lower[cell]}`;
  const passesOf = ({ passes }: Draft): string[] => passes.map(({ cell, direction }) => `${cell} ${pass + direction}`);
  const cells = one.board.cells.filter((cell) => textOf(one, cell) !== textOf(other, cell)).length;
  const all = new Set([...passesOf(one), ...passesOf(other)]);
  return cells + [...all].filter((text) => passesOf(one).includes(text) !== passesOf(other).includes(text)).length;
}
