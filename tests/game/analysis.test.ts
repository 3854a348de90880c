import { describe, expect, test } from "vitest";
import { startAnalysis } from "../../src/game/play/analysis";
import type { PlayedLevel } from "../../src/game/play/played-level";
import { createTimeline } from "../../src/game/play/timeline";
import { runTask } from "../../src/kernel/task-handle";
import type { OpaqueLevel, OpaqueState } from "../../src/puzzles/any-puzzle";
import { allLevelsOf } from "../../src/puzzles/campaign";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { expectParsed } from "../kernel/parse-results";

/**
 * A difficulty in hundredths of a bit that no level has. An analysis with this difficulty must have used the stored
 * one.
 */
const STORED_CENTIBITS = 77777;

describe.each(loadAllPuzzles())("the analysis of the last campaign level of $id", (puzzle) => {
  const { map, verdict } = allLevelsOf(puzzle.campaign).at(-1)!;
  const level = expectParsed(puzzle.parseMap(map.join("\n")));

  function analyse(stored: number | undefined): PlayedLevel<OpaqueLevel, OpaqueState> {
    const timeline = createTimeline(puzzle.rules(level));
    const played = { level, timeline, analysedGraph: undefined, difficultyCentibits: stored };
    runTask(startAnalysis(played)!, () => 0, 1);
    return played;
  }

  test("computes the difficulty if none is stored with the level", () => {
    const computed = analyse(undefined).analysedGraph!.analysis.verdict;
    expect(computed.difficultyCentibits).toBe(verdict.difficultyCentibits);
  });

  test("takes a stored difficulty if computing it is a step of its own, and finds all else", () => {
    const { analysedGraph, bestWinMarks } = analyse(STORED_CENTIBITS);
    const { difficultyCentibits, ...rest } = analysedGraph!.analysis.verdict;
    const isOwnStep = puzzle.id !== "last-ball";
    expect(difficultyCentibits).toBe(isOwnStep ? STORED_CENTIBITS : verdict.difficultyCentibits);
    expect(verdict).toMatchObject(rest);
    expect(bestWinMarks === undefined).toBe(analysedGraph!.graph.bestWins === undefined);
  });
});
