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

describe("a level of tongues", () => {
  test("is won by a pull", () => {
    expect(isMapWonByPulls("Av.A", "....", "#...", "#...")).toBe(true);
  });

  test("is not one in which fruits come together by sliding", () => {
    expect(isMapWonByPulls(".D8D.>", "......", "......", "<.....")).toBe(false);
  });

  test("has no anteater that could as well be hedge", () => {
    expect(isMapWonByPulls("Av.A", "....", "<...", "#...")).toBe(false);
  });
});

test("the miner says so where none of the hardest starts is one", () => {
  const walls = createTemporaryFile("<...\n....\n#...\n#...\n");
  const search = fruitMiner.mine(["--walls", walls, "--pairs", "1", "--tongues"]);
  expect(() => {
    while (search.next().done !== true);
  }).toThrow(new UsageError("none of the 9 hardest starts is won by tongues"));
});
