import { describe, expect, test } from "vitest";
import { AIDS } from "../../../src/game/workshop/aids/aids";
import { startSearch, verdictOf, type Judged } from "../../../src/game/workshop/aids/judged";
import { tellNeedless, withoutNeedless } from "../../../src/game/workshop/aids/needless";
import { emptyDraft, piecesOf, placingsOf, withoutPlacing, type Placing } from "../../../src/game/workshop/draft-edits";
import { readDraft, writeDraft, type Draft } from "../../../src/kernel/draft";
import { isFault, type Fault } from "../../../src/kernel/fault";
import { createRandom } from "../../../src/kernel/random";
import { finish } from "../../../src/kernel/work";
import { allPuzzles } from "../../../src/puzzles/index";
import type { SealedPuzzle } from "../../../src/puzzles/sealed";
import { seeds } from "../../effort";

type Found = Judged | readonly Judged[] | Fault;

function find(puzzle: SealedPuzzle, name: string, draft: Draft, seed = 1): Found {
  const aid = AIDS.find((one) => one.name === name);
  if (aid === undefined) throw new Error(`there is no aid ${name}`);
  return finish(aid.find(startSearch(puzzle, { tried: 0 }), draft, createRandom(seed)));
}

/** All that was found, if anything was. */
function allOf(found: Found): readonly Judged[] {
  if (isFault(found)) return [];
  return "draft" in found ? [found] : found;
}

/** Levels from all over the campaign. */
function someDrafts({ campaign, legend }: SealedPuzzle): Draft[] {
  const count = seeds(20, 4);
  return Array.from({ length: count }, (_, at) => {
    const draft = readDraft(legend, campaign.level(Math.floor((at * campaign.length) / count)).map.join("\n"));
    if (isFault(draft)) throw new Error(draft.fault);
    return draft;
  });
}

function worthOf(puzzle: SealedPuzzle, draft: Draft) {
  const verdict = finish(verdictOf(puzzle, draft));
  if (verdict === undefined) throw new Error("no level");
  return verdict;
}

/** The board without its pieces. */
function groundOf({ legend }: SealedPuzzle, draft: Draft): Draft {
  return piecesOf(legend, draft).reduce((ground, piece) => withoutPlacing(legend, ground, piece), draft);
}

describe.each(allPuzzles().map((puzzle) => ({ id: puzzle.id, puzzle })))("in $id", ({ puzzle }) => {
  const { legend } = puzzle;
  const drafts = someDrafts(puzzle);

  test.each(AIDS.map(({ name }) => name))("what %s finds are levels, worth what is said of them", (name) => {
    for (const draft of drafts) {
      for (const { draft: other, verdict } of allOf(find(puzzle, name, draft))) {
        const level = puzzle.read(writeDraft(legend, other));
        if (isFault(level)) throw new Error(level.fault);
        expect(worthOf(puzzle, other)).toEqual(verdict);
        expect(verdict.par).toBeGreaterThan(0);
      }
    }
  });

  test.each(AIDS.map(({ name }) => name))("%s finds the same again for the same draft and seed", (name) => {
    const mapsOf = (): string[] =>
      allOf(find(puzzle, name, drafts[1], 7)).map(({ draft }) => writeDraft(legend, draft));
    expect(mapsOf()).toEqual(mapsOf());
  });

  test("harder is harder by a bit, and keeps nearly all that there is", () => {
    const found = drafts.flatMap((draft) => {
      const before = worthOf(puzzle, draft).difficultyCentibits;
      return allOf(find(puzzle, "harder", draft)).map(({ draft: other, verdict }) => {
        expect(verdict.difficultyCentibits).toBeGreaterThanOrEqual(before + 25);
        expect(differences(legend.pass, draft, other)).toBeLessThanOrEqual(8);
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
        expect(writeDraft(legend, groundOf(puzzle, other))).toBe(writeDraft(legend, groundOf(puzzle, draft)));
      }
      expect(found.map((one) => writeDraft(legend, one.draft))).toContain(writeDraft(legend, draft));
    }
  });

  test("a trimmed level is worth the same, with less on it, and has nothing left to trim", () => {
    for (const draft of drafts) {
      const before = worthOf(puzzle, draft);
      for (const { draft: other, verdict } of allOf(find(puzzle, "trim", draft))) {
        expect(placingsOf(legend, other).length).toBeLessThan(placingsOf(legend, draft).length);
        const { par, solutions, deadEnds } = before;
        expect(verdict).toMatchObject({ par, solutions, deadEnds });
        expect(Math.abs(verdict.difficultyCentibits - before.difficultyCentibits)).toBeLessThanOrEqual(10);
      }
    }
  });

  test("a ground without pieces gets them, and keeps all that it is", () => {
    const made = drafts.flatMap((draft) => {
      const ground = groundOf(puzzle, draft);
      return allOf(find(puzzle, "complete", ground)).map(({ draft: other }) => {
        expect(writeDraft(legend, groundOf(puzzle, other))).toBe(writeDraft(legend, ground));
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
      const needless: Placing[] = [];
      finish(tellNeedless(puzzle, draft, before, (placing) => void needless.push(placing)));
      expect(needless.length > 0).toBe(!isFault(find(puzzle, "trim", draft)));
      for (const placing of needless) {
        const { par, solutions, deadEnds } = before;
        expect(worthOf(puzzle, withoutNeedless(legend, draft, placing))).toMatchObject({ par, solutions, deadEnds });
      }
    }
  });

  function kindsOf(draft: Draft): number[] {
    return placingsOf(legend, draft)
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
