import { expect, test } from "vitest";
import { seeds } from "../../effort";
import { certify } from "../../../src/kernel/certify";
import { finish } from "../../../src/kernel/work";
import { notation } from "../../../src/puzzles/last-ball/level";
import { rules } from "../../../src/puzzles/last-ball/rules";
import { briefOf, delivered, statesOf } from "./maps";
import { difficultyBits, drawn, solve } from "./slow-solver";

const LEVELS = seeds(4_000, 500);
const NO_CAP = 1_000_000;

test(`${LEVELS} generated levels, solved again by a slow solver that shares no code with the game`, () => {
  for (let seed = 1; seed <= LEVELS; seed++) {
    const { level, line } = delivered(briefOf(seed), seed);
    const intended = statesOf(level, line);
    expect(rules(level).outcome(intended[intended.length - 1]), `seed ${seed}`).toBe("won");

    const verdict = finish(certify(rules(level), NO_CAP))?.analysis.verdict;
    const { field, position } = drawn(notation.write(level));
    const found = solve(field, position);
    const { shortest, lines, states, deadEnds } = found;
    expect(verdict, `seed ${seed}`).toMatchObject({ par: shortest, solutions: lines, states, deadEnds });
    expect(shortest, `seed ${seed}`).toBe(level.whites.length);
    expect(lines, `seed ${seed}`).toBeGreaterThan(0);
    expect(Math.abs((verdict?.difficultyCentibits ?? 0) - 100 * difficultyBits(found)), `seed ${seed}`).toBeLessThan(1);
  }
});
