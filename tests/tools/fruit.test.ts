import { describe, expect, test } from "vitest";
import { isFault } from "../../src/kernel/fault";
import { certify } from "../../src/kernel/certify";
import { runToEnd } from "../../src/kernel/task";
import { notation, type Level } from "../../src/puzzles/fruit/level";
import { rules } from "../../src/puzzles/fruit/rules";
import { parseOptions, UsageError } from "../../tools/cli";
import { fruitTool } from "../../tools/puzzles/fruit";

const NO_CAP = 20_000;

function composeWith(...options: readonly string[]) {
  return runToEnd(fruitTool.createComposer(parseOptions([...options], fruitTool.usage))(1));
}

function verdictOf(level: Level): Readonly<Record<string, number | null>> {
  const certificate = runToEnd(certify(rules(level), NO_CAP));
  if (certificate === undefined) throw new Error("the cap was met");
  return { ...certificate.analysis.verdict, ...fruitTool.figures(level, certificate) };
}

describe("the levels tool for Fruit", () => {
  test("a generated level of Fruit has the things and the length that were asked for, and nothing needless", () => {
    const { level } = composeWith("--pairs", "1", "--stones", "1", "--cars", "1", "--moves", "3..6", "--dead-ends");
    const { par, needless } = verdictOf(level);
    expect(par).toBeGreaterThanOrEqual(3);
    expect(par).toBeLessThanOrEqual(6);
    expect(needless).toBe(0);
    expect([level.fruits.length, level.sliders.length]).toEqual([2, 2]);
  });

  test("a generated level of Fruit is near the wanted difficulty, or reports that it is not", () => {
    expect(composeWith("--difficulty", "2.5", "--moves", "3..7").missed).toEqual([]);
    expect(composeWith("--difficulty", "11", "--moves", "2..4").missed).toEqual(["difficulty"]);
  });

  test("a search for an impossible level of Fruit ends after a number of tries", () => {
    expect(() => composeWith("--moves", "60..60", "--width", "3", "--height", "3", "--tries", "2")).toThrow(
      new UsageError("no level was found for seed 1 in 2 tries: ask for less"),
    );
  });
});

test("the verdict of a Fruit level counts the things that the level does not need", () => {
  const level = notation.parseMap("A....\n....#\nA###s");
  if (isFault(level)) throw new Error(level.fault.kind);
  expect(verdictOf(level)).toMatchObject({ needless: 1 });
});
