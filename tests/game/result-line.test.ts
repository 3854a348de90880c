import { describe, expect, test } from "vitest";
import { formatExpectation, formatResultLines, formatWinSigns, moveCountText } from "../../src/game/play/result-line";
import { makeMove, createTimeline, stepBack } from "../../src/game/play/timeline";
import type { AnalysedGraph } from "../../src/kernel/analysed-graph";
import { appendDots, countDifficultyDots } from "../../src/game/workshop/difficulty-dots";
import { certify } from "../../src/kernel/certify";
import { RIGHT } from "../../src/kernel/direction";
import { runToEnd } from "../../src/kernel/task";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { expectParsed } from "../kernel/parse-results";
import { walker } from "../kernel/null-puzzle";

describe("difficulty dots", () => {
  test.each([
    [0, 1],
    [199, 1],
    [200, 2],
    [299, 2],
    [300, 3],
    [399, 3],
    [400, 4],
    [499, 4],
    [500, 5],
    [6400, 5],
  ])("a level with a difficulty of %i hundredths of a bit has %i dots", (centibits, dots) => {
    expect(countDifficultyDots(centibits)).toBe(dots);
  });

  test("a level's difficulty is drawn as five dots, the full dots first", () => {
    const { verdict } = walker.campaign.level(0);
    expect(appendDots("par 3", { ...verdict, difficultyCentibits: 0 })).toBe("par 3 · Difficulty ●○○○○");
    expect(appendDots("par 3", { ...verdict, difficultyCentibits: 350 })).toBe("par 3 · Difficulty ●●●○○");
    expect(appendDots("par 3", { ...verdict, difficultyCentibits: 900 })).toBe("par 3 · Difficulty ●●●●●");
  });

  test("each campaign has levels with one, two, three and four difficulty dots", () => {
    for (const { campaign } of loadAllPuzzles()) {
      const dots = Array.from({ length: campaign.levelCount }, (_, number) =>
        countDifficultyDots(campaign.level(number).verdict.difficultyCentibits),
      );
      if (campaign.levelCount > 0) expect([...new Set(dots)].sort().join("")).toMatch(/^1234/);
    }
  });
});

describe("the result line", () => {
  const level = expectParsed(walker.parseMap("@.O"));
  const timeline = createTimeline(walker.rules(level));
  makeMove(timeline, RIGHT);

  test("the result line has only the number of moves if the level is not certified", () => {
    expect(formatResultLines({ level, timeline, analysedGraph: undefined }, undefined)[0]).toBe("1 move");
  });

  test("the result line has the moves and the par, in this order", () => {
    makeMove(timeline, RIGHT);
    const analysedGraph = runToEnd(certify(walker.rules(level), 100));
    expect(formatResultLines({ level, timeline, analysedGraph }, undefined)).toEqual(["2 moves, par 2", "2 / 2"]);
  });

  test("the result line has the best result if one is stored", () => {
    const analysedGraph = runToEnd(certify(walker.rules(level), 100));
    expect(formatResultLines({ level, timeline, analysedGraph }, 2)[0]).toBe("2 moves, par 2, best 2");
  });

  test("the expectation is known once the difficulty is known, and is left out where it equals par", () => {
    const counts: number[] = [];
    const report = (analysedGraph: AnalysedGraph<number>): void => {
      counts.push(formatExpectation({ level, timeline, analysedGraph }).length);
    };
    const analysedGraph = runToEnd(certify(walker.rules(level), 100, report));
    expect(counts).toEqual([0]);
    expect(formatExpectation({ level, timeline, analysedGraph })).toEqual([]);
    if (analysedGraph === undefined) throw new Error("the level is too large");
    const { graph, analysis } = analysedGraph;
    const shorter = { graph, analysis: { ...analysis, verdict: { ...analysis.verdict, par: 1 } } };
    expect(formatExpectation({ level, timeline, analysedGraph: shorter })).toEqual([
      "a first win takes about 2",
      "first win: about 2",
      "first win: 2",
    ]);
  });

  test("the flag of a win is full only if the win reached par without a hint", () => {
    const analysedGraph = runToEnd(certify(walker.rules(level), 100));
    if (analysedGraph === undefined) throw new Error("the level is too large");
    expect(formatWinSigns({ level, timeline, analysedGraph }, 0, false)).toBe("✓⚑");
    expect(formatWinSigns({ level, timeline, analysedGraph }, 1, false)).toBe("✓⚐");
    const { graph, analysis } = analysedGraph;
    const shorter = { graph, analysis: { ...analysis, verdict: { ...analysis.verdict, par: 1 } } };
    expect(formatWinSigns({ level, timeline, analysedGraph: shorter }, 0, false)).toBe("✓⚐");
    expect(formatWinSigns({ level, timeline, analysedGraph: undefined }, 0, false)).toBe("✓");
  });

  test("a star follows the flag of a win with the feat", () => {
    const analysedGraph = runToEnd(certify(walker.rules(level), 100));
    expect(formatWinSigns({ level, timeline, analysedGraph }, 0, true)).toBe("✓⚑★");
  });
});

test("the move counter shows par before the first move, and then how many moves are not undone", () => {
  const level = expectParsed(walker.parseMap("@.O"));
  const timeline = createTimeline(walker.rules(level));
  expect(moveCountText({ level, timeline, analysedGraph: undefined })).toBe("");
  const analysedGraph = runToEnd(certify(walker.rules(level), 100));
  expect(moveCountText({ level, timeline, analysedGraph })).toBe("par 2");
  makeMove(timeline, RIGHT);
  expect(moveCountText({ level, timeline, analysedGraph })).toBe("1 / 2");
  stepBack(timeline);
  expect(moveCountText({ level, timeline, analysedGraph })).toBe("par 2");
});
