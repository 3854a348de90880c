import { describe, expect, test } from "vitest";
import {
  EDITOR_TOOLS,
  findDrafts,
  type EditorTool,
  type FoundDrafts,
} from "../../../src/game/workshop/tools/editor-tools";
import { createDraftSearch, computeVerdict, type JudgedDraft } from "../../../src/game/workshop/tools/judged-draft";
import { findNeedless, withoutPlacementOrPair } from "../../../src/game/workshop/tools/needless";
import {
  createEmptyDraft,
  listPieces,
  listPlacements,
  withoutPlacement,
  type DraftPlacement,
} from "../../../src/game/workshop/draft-edits";
import { parseDraft, formatDraft, type Draft } from "../../../src/kernel/draft";
import { isFault } from "../../../src/kernel/fault";
import { createRandom } from "../../../src/kernel/random";
import { runToEnd } from "../../../src/kernel/task";
import { loadAllPuzzles } from "../../../src/puzzles/index";
import type { AnyPuzzle } from "../../../src/puzzles/any-puzzle";
import { sampleMaps } from "../../puzzles/sample-maps";
import { seedCount } from "../../seed-count";

function find(puzzle: AnyPuzzle, tool: EditorTool, draft: Draft, seed = 1): FoundDrafts {
  return runToEnd(findDrafts(tool, createDraftSearch(puzzle, { triedCount: 0 }), draft, createRandom(seed)));
}

function allOf(found: FoundDrafts): readonly JudgedDraft[] {
  if (isFault(found)) return [];
  return "draft" in found ? [found] : found;
}

function someDrafts(puzzle: AnyPuzzle): Draft[] {
  return sampleMaps(puzzle, seedCount(20, 4)).map((map) => {
    const draft = parseDraft(puzzle.legend, map);
    if (isFault(draft)) throw new Error(draft.fault.kind);
    return draft;
  });
}

function verdictOf(puzzle: AnyPuzzle, draft: Draft) {
  const verdict = runToEnd(computeVerdict(puzzle, draft));
  if (verdict === undefined) throw new Error("the draft is not a level");
  return verdict;
}

function boardWithoutPieces({ legend }: AnyPuzzle, draft: Draft): Draft {
  return listPieces(legend, draft).reduce((emptied, piece) => withoutPlacement(legend, emptied, piece), draft);
}

describe.each(loadAllPuzzles().map((puzzle) => ({ id: puzzle.id, puzzle })))(
  "the editor tools of $id",
  ({ puzzle }) => {
    const { legend } = puzzle;
    const drafts = someDrafts(puzzle);

    test.each(EDITOR_TOOLS.map(({ choice }) => choice))(
      "the editor tool %s finds levels that have the verdict that the tool reports",
      (tool) => {
        for (const draft of drafts) {
          for (const { draft: other, verdict } of allOf(find(puzzle, tool, draft))) {
            const level = puzzle.parseMap(formatDraft(legend, other));
            if (isFault(level)) throw new Error(level.fault.kind);
            expect(verdictOf(puzzle, other)).toEqual(verdict);
            expect(verdict.par).toBeGreaterThan(0);
          }
        }
      },
    );

    test.each(EDITOR_TOOLS.map(({ choice }) => choice))(
      "the editor tool %s finds the same levels for the same board and seed",
      (tool) => {
        const mapsOf = (): string[] =>
          allOf(find(puzzle, tool, drafts[1], 7)).map(({ draft }) => formatDraft(legend, draft));
        expect(mapsOf()).toEqual(mapsOf());
      },
    );

    test("the editor tool 'harder' finds levels that are a quarter of a bit harder and nearly the same", () => {
      const found = drafts.flatMap((draft) => {
        const before = verdictOf(puzzle, draft).difficultyCentibits;
        return allOf(find(puzzle, "harder", draft)).map(({ draft: other, verdict }) => {
          expect(verdict.difficultyCentibits).toBeGreaterThanOrEqual(before + 25);
          expect(differences(legend.firstPassKind, draft, other)).toBeLessThanOrEqual(8);
          return other;
        });
      });
      expect(found.length).toBeGreaterThan(0);
    });

    test("the editor tool 'easier' finds levels that are a quarter of a bit easier, or says there are none", () => {
      for (const draft of drafts) {
        const before = verdictOf(puzzle, draft).difficultyCentibits;
        const found = find(puzzle, "easier", draft);
        if (before < 25) expect(found).toEqual({ fault: "no-easier" });
        for (const { verdict } of allOf(found)) expect(verdict.difficultyCentibits).toBeLessThanOrEqual(before - 25);
      }
    });

    test("the editor tool 'vary' finds levels with the same pieces and board, sorted by difficulty", () => {
      for (const draft of drafts) {
        const found = allOf(find(puzzle, "vary", draft));
        const bits = found.map(({ verdict }) => verdict.difficultyCentibits);
        expect(bits).toEqual([...bits].sort((one, other) => one - other));
        const inventory = kindsOf(draft);
        for (const { draft: other } of found) {
          expect(kindsOf(other)).toEqual(inventory);
          expect(formatDraft(legend, boardWithoutPieces(puzzle, other))).toBe(
            formatDraft(legend, boardWithoutPieces(puzzle, draft)),
          );
        }
        expect(found.map((one) => formatDraft(legend, one.draft))).toContain(formatDraft(legend, draft));
      }
    });

    test("the editor tool 'trim' finds a level with fewer things and the same verdict", () => {
      for (const draft of drafts) {
        const before = verdictOf(puzzle, draft);
        for (const { draft: other, verdict } of allOf(find(puzzle, "trim", draft))) {
          expect(listPlacements(legend, other).length).toBeLessThan(listPlacements(legend, draft).length);
          const { par, solutionCount, deadEndCount } = before;
          expect(verdict).toMatchObject({ par, solutionCount, deadEndCount });
          expect(Math.abs(verdict.difficultyCentibits - before.difficultyCentibits)).toBeLessThanOrEqual(10);
        }
      }
    });

    test("the editor tool 'complete' adds pieces to a board without pieces, and changes nothing else", () => {
      const completed = drafts.flatMap((draft) => {
        const emptied = boardWithoutPieces(puzzle, draft);
        return allOf(find(puzzle, "complete", emptied)).map(({ draft: other }) => {
          expect(formatDraft(legend, boardWithoutPieces(puzzle, other))).toBe(formatDraft(legend, emptied));
          return other;
        });
      });
      expect(completed.length).toBeGreaterThan(drafts.length / 2);
    });

    test("the editor tools report if a level lacks nothing and if an empty board cannot be won", () => {
      expect(find(puzzle, "complete", drafts[0])).toEqual({ fault: "nothing-missing" });
      const { width, height } = drafts[0].board;
      const empty = createEmptyDraft(legend, width, height);
      for (const tool of ["harder", "easier", "trim"] as const) {
        expect(find(puzzle, tool, empty)).toEqual({ fault: "unwinnable" });
      }
      expect(find(puzzle, "vary", empty)).toEqual({ fault: "no-other" });
    });

    test("a thing that the editor calls needless can be removed without changing the verdict", () => {
      for (const draft of drafts) {
        const before = verdictOf(puzzle, draft);
        const needless: DraftPlacement[] = [];
        runToEnd(findNeedless(puzzle, draft, before, (placement) => void needless.push(placement)));
        expect(needless.length > 0).toBe(!isFault(find(puzzle, "trim", draft)));
        for (const placement of needless) {
          const { par, solutionCount, deadEndCount } = before;
          expect(verdictOf(puzzle, withoutPlacementOrPair(legend, draft, placement))).toMatchObject({
            par,
            solutionCount,
            deadEndCount,
          });
        }
      }
    });

    function kindsOf(draft: Draft): number[] {
      return listPlacements(legend, draft)
        .map(({ kind }) => kind)
        .sort((one, other) => one - other);
    }
  },
);

/**
 * Returns the number of differences between two boards of the same size: cells with different things, plus one-way
 * passes that only one of the boards has. A one-way pass lies between two cells. `pass` is the kind of a pass in the
 * first direction; the kinds for the other directions follow it.
 */
function differences(pass: number, one: Draft, other: Draft): number {
  const textOf = ({ upper, lower }: Draft, cell: number): string => `${upper[cell]} ${lower[cell]}`;
  const passesOf = ({ passes }: Draft): string[] => passes.map(({ cell, direction }) => `${cell} ${pass + direction}`);
  const cells = one.board.cells.filter((cell) => textOf(one, cell) !== textOf(other, cell)).length;
  const all = new Set([...passesOf(one), ...passesOf(other)]);
  return cells + [...all].filter((text) => passesOf(one).includes(text) !== passesOf(other).includes(text)).length;
}
