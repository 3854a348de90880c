import { expect, test } from "vitest";
import type { Direction } from "../../../src/kernel/direction";
import { countTurnsOfStairs, countTurnsRound } from "../../../src/puzzles/sliding/count-turns";

function parseMoves(text: string): Direction[] {
  return Array.from(text, (letter) => "URDL".indexOf(letter) as Direction);
}

test.each([
  ["URDLU", 4, "four turns to the right"],
  ["ULDRUL", 5, "five turns to the left"],
  ["URDLRULDRU", 5, "a move back between three turns to the right and five to the left"],
  ["URDL", 0, "less than a full round"],
  ["URURUR", 0, "turns to both sides"],
  ["URDDLU", 0, "two moves in the same direction, which end the turns"],
  ["", 0, "no moves"],
])("the moves %s go round in %i turns: %s", (moves, count) => {
  expect(countTurnsRound(parseMoves(moves))).toBe(count);
});

test.each([
  ["RDRDR", 4, "four turns, to the right first"],
  ["DRDRDRU", 5, "five turns, and one more to the same side as the last"],
  ["RDRD", 0, "three turns only"],
  ["URDLU", 0, "turns to the same side"],
  ["RDRRDR", 0, "two moves in the same direction, which end the turns"],
])("the moves %s have %i turns of stairs: %s", (moves, count) => {
  expect(countTurnsOfStairs(parseMoves(moves), () => true)).toBe(count);
});

test("a move that is no step ends the stairs", () => {
  expect(countTurnsOfStairs(parseMoves("RDRDRDR"), (index) => index !== 5)).toBe(4);
  expect(countTurnsOfStairs(parseMoves("RDRDRDR"), (index) => index !== 3)).toBe(0);
});
