import { expect, test } from "vitest";
import { certify } from "../../src/kernel/certify";
import { findSolution, playSolution } from "../../src/kernel/ideas/played-solution";
import { runToEnd } from "../../src/kernel/task";
import { isFault } from "../../src/kernel/fault";
import { notation } from "../../src/puzzles/fruit/level";
import { rules } from "../../src/puzzles/fruit/rules";
import { GONE } from "../../src/puzzles/fruit/state";
import { measureTooSoon } from "../../src/puzzles/tilting/too-soon";

const MAX_STATES = 1000;

function strengthOf(map: readonly string[], atLeast = 0): number {
  const level = notation.parseMap(map.join("\n"));
  if (isFault(level)) throw new Error("the map is wrong");
  const levelRules = rules(level);
  const certificate = runToEnd(certify(levelRules, MAX_STATES))!;
  const solution = runToEnd(playSolution(levelRules, runToEnd(findSolution(certificate))));
  const strength = runToEnd(
    measureTooSoon(solution, ({ fruits }) => fruits.filter((cell) => cell !== GONE).length, 2, atLeast),
  );
  certificate.release?.();
  return strength;
}

test("a pair that an input joins too soon counts the moves that this costs", () => {
  expect(strengthOf(["..B", "B#A", "#A."])).toBe(2);
});

test("an input that spoils the level costs all moves that are left", () => {
  expect(strengthOf(["A...", "#.B#", "BA.."])).toBe(3);
});

test("an input that costs moves but joins no pair does not count", () => {
  expect(strengthOf(["...", "A#A", "..."])).toBe(0);
});

test("a strength that cannot reach the wanted one is reported as 0", () => {
  expect(strengthOf(["..B", "B#A", "#A."], 2)).toBe(2);
  expect(strengthOf(["..B", "B#A", "#A."], 100)).toBe(0);
});
