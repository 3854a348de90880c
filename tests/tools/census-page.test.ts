import { describe, expect, test } from "vitest";
import { findTool } from "../../tools/puzzles/index";
import type { CensusRow } from "../../tools/census/count-levels";
import { drawBitsPicture, drawIdeasPicture, drawParPicture, drawRepeatsPicture } from "../../tools/census/draw-census";
import { formatCensusPage } from "../../tools/census/format-census-page";
import { summarizeCensus } from "../../tools/census/summarize-census";
import { refusedWith, runProjectTool } from "./run-tool";

const ROW: CensusRow = {
  puzzle: "skid",
  pace: "hard",
  seed: 2,
  number: 1,
  par: 7,
  solutions: 1,
  states: 20,
  deadEnds: 0,
  bits: 3.1,
  idea: "Detour",
  map: "a",
  composingMs: 1,
  wrong: [],
};
const ROWS: readonly CensusRow[] = [
  ROW,
  { ...ROW, number: 2, map: "b", bits: 4.1, par: 9, idea: null },
  { ...ROW, seed: 5, number: 1, map: "a" },
  { ...ROW, seed: 5, number: 2, map: "c", wrong: ["par is 7, not 6"] },
  // No idea is looked for at the pace "calm", so this level does not lower the share of levels with an idea.
  { ...ROW, seed: 3, pace: "calm", map: "d", bits: 1.1, par: 3, idea: null },
];

describe("the page of a census", () => {
  const skid = findTool("skid").puzzle;

  test("it counts levels, wrong ones, repeats and ideas, of all files together", () => {
    const page = formatCensusPage(summarizeCensus([skid], [ROWS.slice(0, 2), ROWS.slice(2)]));
    expect(page).toContain("| Skid | 5 | 1 | 1 (20.0 %) | 3.10 | 4.10 | 7 | 9 | 75.0 % |");
    expect(page).toContain("Together: 5 levels, 1 of them wrong.");
  });

  test("a level is a repeat only if its map stands in an earlier row", () => {
    const [summary] = summarizeCensus([skid], [ROWS]);
    expect(summary.repeatShares).toEqual({ calm: [0], rising: [], hard: [0.5, 0] });
  });

  test("a puzzle without rows has neither a line nor a diagram", () => {
    const puzzles = summarizeCensus([skid, findTool("fruit").puzzle], [ROWS]);
    expect(puzzles.map(({ name }) => name)).toEqual(["Skid"]);
    for (const draw of [drawBitsPicture, drawParPicture, drawRepeatsPicture, drawIdeasPicture]) {
      expect(draw(puzzles)).toContain(">Skid</text>");
      expect(draw(puzzles)).not.toContain("NaN");
    }
  });

  test("a command without files is refused with one sentence", () => {
    expect(runProjectTool("census-page")).toEqual(
      refusedWith("census-page: name at least one file that the command census has written"),
    );
  });
});
