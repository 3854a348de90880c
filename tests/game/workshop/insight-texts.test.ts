import { expect, test } from "vitest";
import { needlessText, onlySolutionTexts, startInsight, stateTexts } from "../../../src/game/workshop/insight/insight";
import { parseDraft } from "../../../src/kernel/draft";
import { isFault } from "../../../src/kernel/fault";
import { loadAllPuzzles } from "../../../src/puzzles/index";

function insightWith(solutionsLeft: readonly number[]) {
  const [puzzle] = loadAllPuzzles();
  const draft = parseDraft(puzzle.legend, puzzle.campaign.level(0).map.join("\n"));
  if (isFault(draft)) throw new Error(draft.fault.kind);
  return { ...startInsight(puzzle, draft), solutionsLeft };
}

test("the insight names the move, from 1, from which on only one solution is left", () => {
  expect(onlySolutionTexts(insightWith([6, 2, 1, 1]))).toEqual([
    "one solution from move 3 on",
    "1 solution from move 3",
    "1 solution from 3",
    "1 from move 3",
  ]);
  expect(onlySolutionTexts(insightWith([1, 1]))).toEqual(["one solution all along", "one solution"]);
  expect(onlySolutionTexts(insightWith([]))).toEqual(["…"]);
});

test("the insight says how many solutions are left after each move, and when the level is won", () => {
  const insight = insightWith([2, 1, 1]);
  expect([0, 1, 2].map((moveCount) => stateTexts(insight, moveCount)[0])).toEqual([
    "2 solutions from here",
    "1 solution from here",
    "won",
  ]);
});

test("the insight counts needless things when it is complete", () => {
  const insight = insightWith([1, 1]);
  expect(needlessText(insight)).toBe("…");
  insight.isComplete = true;
  expect(needlessText(insight)).toBe("all is needed");
  insight.needless.push({ cell: 1, kind: 0 });
  expect(needlessText(insight)).toBe("1 needless");
});
