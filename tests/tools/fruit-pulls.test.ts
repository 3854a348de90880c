import { describe, expect, test } from "vitest";
import { certify } from "../../src/kernel/certify";
import { runToEnd } from "../../src/kernel/task";
import { rules } from "../../src/puzzles/fruit/rules";
import { UsageError } from "../../tools/cli";
import { fruitMiner } from "../../tools/mine/fruit";
import { isWonByPulls } from "../../tools/mine/fruit-pulls";
import { levelOf } from "../puzzles/fruit/maps";
import { createTemporaryFile } from "./run-tool";

const CAP = 1000;

function isMapWonByPulls(...map: readonly string[]): boolean {
  const level = levelOf(...map);
  const certificate = runToEnd(certify(rules(level), CAP));
  if (certificate === undefined) throw new Error("the cap was met");
  return isWonByPulls(level, certificate, CAP);
}

describe("isWonByPulls", () => {
  test("a level that is won when an anteater pulls a fruit counts as won by pulls", () => {
    expect(isMapWonByPulls("Av.A", "....", "#...", "#...")).toBe(true);
  });

  test("a level in which fruits can meet by sliding does not count as won by pulls", () => {
    expect(isMapWonByPulls(".D8D.>", "......", "......", "<.....")).toBe(false);
  });

  test("a level with an anteater that could be replaced by a hedge does not count as won by pulls", () => {
    expect(isMapWonByPulls("Av.A", "....", "<...", "#...")).toBe(false);
  });
});

test("the Fruit miner reports that none of the hardest starts is won by pulls", () => {
  const walls = createTemporaryFile("<...\n....\n#...\n#...\n");
  const search = fruitMiner.mine(["--walls", walls, "--pairs", "1", "--tongues"]);
  expect(() => {
    while (search.next().done !== true);
  }).toThrow(new UsageError("none of the 9 hardest starts is won by tongues"));
});
