import { describe, expect, test } from "vitest";
import { moveCountText, difficultyDots, appendDots, resultLines } from "../../src/game/play/result-line";
import { makeMove, createTimeline, stepBack } from "../../src/game/play/timeline";
import type { AnalysedGraph } from "../../src/kernel/analysed-graph";
import { certify } from "../../src/kernel/certify";
import { RIGHT } from "../../src/kernel/direction";
import { runToEnd } from "../../src/kernel/task";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { expectParsed } from "../kernel/parse-results";
import { walker } from "../kernel/null-puzzle";

describe("the dots of a level", () => {
  test.each([
    [0, 1],
    [99, 1],
    [100, 2],
    [199, 2],
    [200, 3],
    [349, 3],
    [350, 4],
    [499, 4],
    [500, 5],
    [6400, 5],
  ])("for %i hundredths of a bit are %i", (centibits, dots) => {
    expect(difficultyDots(centibits)).toBe(dots);
  });

  test("are five, the full ones first", () => {
    const { verdict } = walker.campaign.level(0);
    expect(appendDots("par 3", { ...verdict, difficultyCentibits: 0 })).toBe("par 3  ●○○○○");
    expect(appendDots("par 3", { ...verdict, difficultyCentibits: 250 })).toBe("par 3  ●●●○○");
    expect(appendDots("par 3", { ...verdict, difficultyCentibits: 900 })).toBe("par 3  ●●●●●");
  });

  test("go from one to four at least in each campaign", () => {
    for (const { campaign } of loadAllPuzzles()) {
      const dots = Array.from({ length: campaign.levelCount }, (_, number) =>
        difficultyDots(campaign.level(number).verdict.difficultyCentibits),
      );
      expect([...new Set(dots)].sort().join("")).toMatch(/^1234/);
    }
  });
});

describe("what is said of a cleared level", () => {
  const level = expectParsed(walker.parseMap("@.O"));
  const timeline = createTimeline(walker.rules(level));
  makeMove(timeline, RIGHT);

  test("is the number of its moves, as long as no more is known", () => {
    expect(resultLines({ level, timeline, knowledge: undefined }, undefined)[0]).toBe("1 move");
  });

  test("is its moves, its par and its dots, in this order", () => {
    makeMove(timeline, RIGHT);
    const knowledge = runToEnd(certify(walker.rules(level), 100));
    expect(resultLines({ level, timeline, knowledge }, undefined)[0]).toBe("2 moves, par 2  ●○○○○");
  });

  test("has the best so far where one is kept", () => {
    const known = runToEnd(certify(walker.rules(level), 100));
    expect(resultLines({ level, timeline, knowledge: known }, 2)[0]).toBe("2 moves, par 2, best 2  ●○○○○");
  });

  test("is said in figures and dots where there is less room, and in figures alone where there is least", () => {
    const known = runToEnd(certify(walker.rules(level), 100));
    const texts = resultLines({ level, timeline, knowledge: known }, 2);
    expect(texts.slice(-2)).toEqual(["2 / 2  ●○○○○", "2 / 2"]);
  });

  test("has no dots as long as it is not known how hard it is", () => {
    const said: string[] = [];
    const tell = (known: AnalysedGraph<number>): void => {
      said.push(resultLines({ level, timeline, knowledge: known }, undefined)[0]);
    };
    runToEnd(certify(walker.rules(level), 100, tell));
    expect(said).toEqual(["2 moves, par 2"]);
  });
});

test("the count on the board is the moves that stand and the par, once that is known", () => {
  const level = expectParsed(walker.parseMap("@.O"));
  const timeline = createTimeline(walker.rules(level));
  expect(moveCountText({ level, timeline, knowledge: undefined })).toBe("");
  const knowledge = runToEnd(certify(walker.rules(level), 100));
  expect(moveCountText({ level, timeline, knowledge })).toBe("0 / 2");
  makeMove(timeline, RIGHT);
  expect(moveCountText({ level, timeline, knowledge })).toBe("1 / 2");
  stepBack(timeline);
  expect(moveCountText({ level, timeline, knowledge })).toBe("0 / 2");
});
