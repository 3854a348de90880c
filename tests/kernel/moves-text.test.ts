import fc from "fast-check";
import { expect, test } from "vitest";
import { DIRECTIONS, DOWN, LEFT, RIGHT, UP } from "../../src/kernel/direction";
import { parseMoves, formatMoves } from "../../src/kernel/moves-text";
import { expectFault } from "./parse-results";

test("formatMoves formats moves as letters", () => {
  expect(formatMoves([RIGHT, UP, LEFT, DOWN])).toBe("RULD");
  expect(formatMoves([])).toBe("");
});

test("parseMoves returns the moves that formatMoves has formatted", () => {
  const moves = fc.array(fc.constantFrom(...DIRECTIONS), { maxLength: 300 });
  fc.assert(
    fc.property(moves, (solution) => {
      expect(parseMoves(formatMoves(solution))).toEqual(solution);
    }),
  );
});

test("parseMoves returns a fault that names the first wrong letter and its number", () => {
  expect(expectFault(parseMoves("RUXLY"))).toBe('move 3 is "X"; a move is one of U, R, D and L');
  expect(expectFault(parseMoves("r"))).toBe('move 1 is "r"; a move is one of U, R, D and L');
  expect(expectFault(parseMoves("UU "))).toBe('move 3 is " "; a move is one of U, R, D and L');
});

test("parseMoves returns moves for any text, or a fault at its first wrong letter", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("U", "R", "D", "L", "x", "\n") }), (text) => {
      const wrong = /[^URDL]/.exec(text);
      if (wrong === null) expect(parseMoves(text)).toHaveLength(text.length);
      else expect(expectFault(parseMoves(text))).toContain(`move ${wrong.index + 1} is`);
    }),
  );
});
