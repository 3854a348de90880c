import { expect, test } from "vitest";
import { composeAsArticle } from "../../bench/device/article";
import { createPlacedTarget } from "../../bench/device/levels";
import { certify } from "../../src/kernel/certify";
import { createRandom } from "../../src/kernel/random";
import { rules } from "../../src/puzzles/last-ball/rules";
import { runToEnd } from "../../src/kernel/task";

test("the article's levels have the asked number of balls and can be won with a move for each", () => {
  for (let seed = 1; seed <= 100; seed++) {
    const pieces = 3 + (seed % 8);
    const level = composeAsArticle(createPlacedTarget(seed, pieces), createRandom(seed));
    expect(new Set([level.black, ...level.whites]).size, `seed ${seed}`).toBe(pieces + 1);
    expect(runToEnd(certify(rules(level), 20000))?.analysis.verdict.par, `seed ${seed}`).toBe(pieces);
  }
});
