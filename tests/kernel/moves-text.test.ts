import fc from "fast-check";
import { expect, test } from "vitest";
import { DIRECTIONS, DOWN, LEFT, RIGHT, UP } from "../../src/kernel/direction";
import { readMoves, writeMoves } from "../../src/kernel/moves-text";
import { faultOf } from "./expect-level";

test("moves are written as letters", () => {
  expect(writeMoves([RIGHT, UP, LEFT, DOWN])).toBe("RULD");
  expect(writeMoves([])).toBe("");
});

test("what was written is read back", () => {
  const moves = fc.array(fc.constantFrom(...DIRECTIONS), { maxLength: 300 });
  fc.assert(
    fc.property(moves, (line) => {
      expect(readMoves(writeMoves(line))).toEqual(line);
    }),
  );
});

test("the first letter that is no direction is named with its place", () => {
  expect(faultOf(readMoves("RUXLY"))).toBe('move 3 is "X"; a move is one of U, R, D and L');
  expect(faultOf(readMoves("r"))).toBe('move 1 is "r"; a move is one of U, R, D and L');
  expect(faultOf(readMoves("UU "))).toBe('move 3 is " "; a move is one of U, R, D and L');
});

test("any text is either moves or a fault at its first wrong letter", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("U", "R", "D", "L", "x", "\n") }), (text) => {
      const wrong = /[^URDL]/.exec(text);
      if (wrong === null) expect(readMoves(text)).toHaveLength(text.length);
      else expect(faultOf(readMoves(text))).toContain(`move ${wrong.index + 1} is`);
    }),
  );
});
