import { expect, test } from "vitest";
import { createRandom } from "../../../src/kernel/random";
import { createFinishedTask, runToEnd } from "../../../src/kernel/task";
import { notation } from "../../../src/puzzles/penguin/level";
import { compose } from "../../../src/puzzles/penguin/make/compose";
import { generateCandidate } from "../../../src/puzzles/penguin/make/generator";
import { plan } from "../../../src/puzzles/penguin/make/plan";
import { countLures, countNeedless } from "../../../tools/puzzles/penguin-figures";
import { seedCount } from "../../seed-count";
import { levelOf } from "./maps";

test("a generated level has as many lures (wrong moves that look right) as wanted", () => {
  for (let seed = 1; seed <= seedCount(40, 20); seed++) {
    const target = plan.rising(6 + seed);
    const certified = runToEnd(compose(target, createRandom(seed), () => createFinishedTask(true)));
    if (certified === undefined) throw new Error(`seed ${seed} has no level`);
    const map = notation.formatMap(certified.level);
    expect(countLures(certified.certificate), map).toBeGreaterThanOrEqual(target.lures);
  }
});

test("a thing is needless exactly if removing it changes nothing that the level promises", () => {
  expect(countNeedless(levelOf("@.F\n...\n..#\n"))).toBe(1);
  expect(countNeedless(levelOf("@*...\n#....\n.F...\n"))).toBe(0);
});

test("a generated level has no needless thing", () => {
  for (let seed = 1; seed <= seedCount(1000, 100); seed++) {
    const level = runToEnd(generateCandidate(plan.rising(seed), createRandom(seed)));
    if (level === undefined) throw new Error(`seed ${seed} has no level`);
    expect(countNeedless(level), notation.formatMap(level)).toBe(0);
  }
});
