import { expect, test } from "vitest";
import { STUCK } from "../../../src/kernel/graph";
import { copyExits, isKnown, UNKNOWN, writeExits, writeStuck } from "../../../src/puzzles/tilting/exits";
import { slidDown, slidUp } from "../../../src/puzzles/skid/explore/four";
import { sorted, sumOf } from "../../../src/puzzles/tilting/four";
import { Code, Piece } from "../../../src/puzzles/skid/explore/lanes";
import { leaveFour } from "../../../src/puzzles/skid/explore/leave-four";
import { Shifted } from "../../../src/puzzles/skid/explore/shift";
import { stopAbove, stopBelow } from "../../../src/puzzles/skid/explore/slide";

const HIGH = 999;

function code(cell: number, kind: Piece): number {
  return Code.Kinds * cell + kind;
}

/** A list by code − 1 with the same number everywhere. */
function everywhere(number: number): number[] {
  return Array.from({ length: 200 }, () => number);
}

test("a piece stops where the ground has it stop, or behind the piece ahead", () => {
  const opens = everywhere(0);
  const red = code(2, Piece.Red);
  expect(stopBelow(code(6, Piece.Red), red, code(9, Piece.Ice), opens, HIGH)).toBe(code(6, Piece.Red));
  expect(stopBelow(code(9, Piece.Red), red, code(9, Piece.Ice), opens, HIGH)).toBe(code(8, Piece.Red));
  expect(stopAbove(code(3, Piece.Red), code(7, Piece.Red), code(1, Piece.Ice), opens)).toBe(code(3, Piece.Red));
  expect(stopAbove(code(1, Piece.Red), code(7, Piece.Red), code(1, Piece.Ice), opens)).toBe(code(2, Piece.Red));
});

test("before a crate that may be pushed a skiddy has no stop, and an ice cube stops", () => {
  const opens = everywhere(1);
  const crate = code(9, Piece.Crate);
  expect(stopBelow(code(9, Piece.Red), code(2, Piece.Red), crate, opens, HIGH)).toBe(HIGH);
  expect(stopBelow(code(9, Piece.Ice), code(2, Piece.Ice), crate, opens, HIGH)).toBe(code(8, Piece.Ice));
  expect(stopAbove(code(9, Piece.Red), code(12, Piece.Red), crate, opens)).toBe(Code.None);
});

test("four codes in any order come into ascending order", () => {
  expect(sorted(4, 3, 2, 1)).toEqual({ p1: 1, p2: 2, p3: 3, p4: 4 });
  expect(sorted(3, 1, 4, 2)).toEqual({ p1: 1, p2: 2, p3: 3, p4: 4 });
});

test("four pieces slide up to one end of their line and down to the other", () => {
  const four = sorted(code(2, Piece.Red), code(4, Piece.Red), code(5, Piece.Ice), code(7, Piece.Yellow));
  const stopsAt = (cell: number) => Array.from({ length: 200 }, (_, at) => code(cell, (at + 1) % Code.Kinds));
  const up = slidUp(four, stopsAt(9), everywhere(0), HIGH, everywhere(1), true);
  const down = slidDown(four, stopsAt(1), everywhere(0), everywhere(1), true);
  expect([up.p1, up.p2, up.p3, up.p4].map((one) => Math.floor(one / Code.Kinds))).toEqual([6, 7, 8, 9]);
  expect([down.p1, down.p2, down.p3, down.p4].map((one) => Math.floor(one / Code.Kinds))).toEqual([1, 2, 3, 4]);
  expect([up.key, sumOf(everywhere(2), up), up.slides]).toEqual([4, 8, true]);
});

test("two places that slides lead to lead to each other", () => {
  const exits = { firsts: everywhere(UNKNOWN), seconds: everywhere(UNKNOWN) };
  writeExits(exits, 5, 2, true, 7, true);
  expect([exits.firsts[4], exits.seconds[4]]).toEqual([1, 6]);
  expect([exits.firsts[1], exits.seconds[1]]).toEqual([STUCK, 6]);
  expect([exits.firsts[6], exits.seconds[6]]).toEqual([1, STUCK]);
});

test("whoever slides to a place that is known need not make the other move", () => {
  const exits = { firsts: everywhere(UNKNOWN), seconds: everywhere(UNKNOWN) };
  expect(isKnown(exits, 2)).toBe(false);
  writeExits(exits, 5, 2, true, 7, true);
  expect(isKnown(exits, 2)).toBe(true);
  copyExits(exits, 9, 2);
  copyExits(exits, 10, 7);
  writeStuck(exits, 11);
  expect([exits.firsts[8], exits.seconds[8]]).toEqual([1, 6]);
  expect([exits.firsts[9], exits.seconds[9]]).toEqual([6, 6]);
  expect([exits.firsts[10], exits.seconds[10]]).toEqual([STUCK, STUCK]);
});

test("with the one that touches its goal those leave that are joined to it", () => {
  const line = Code.Kinds * 6;
  const gone = code(37, 0);
  const touching = code(6, Piece.Red) + Code.ToGoal;
  const codes = [code(4, Piece.Red), code(5, Piece.Red), touching, code(20, Piece.Red)];
  const result = leaveFour(codes, gone, line);
  codes.sort((one, other) => one - other);
  // One red stays behind, so the reds' combo is broken.
  expect(codes).toEqual([code(20, Piece.Red), code(38, 0), code(39, 0), code(40, 0) + 1]);
  expect(result).toBe(Shifted.Changes);
});
