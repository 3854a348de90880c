import { expect, test } from "vitest";
import { STUCK } from "../../../src/kernel/graph";
import {
  copySuccessors,
  isExplored,
  NOT_EXPLORED,
  setSuccessors,
  setStuck,
} from "../../../src/puzzles/tilting/axis-successors";
import { slideFourDown, slideFourUp } from "../../../src/puzzles/skid/explore/move-four";
import { sortFour, sumFour } from "../../../src/puzzles/tilting/four-codes";
import { CodeLayout, CodedKind } from "../../../src/puzzles/skid/explore/slide-tables";
import { removeLeaversOfFour } from "../../../src/puzzles/skid/explore/leave-four";
import { MoveResult } from "../../../src/puzzles/skid/explore/move-pieces";
import { stopDescending, stopAscending } from "../../../src/puzzles/skid/explore/slide-stops";

const HIGH = 999;

function code(cell: number, kind: CodedKind): number {
  return CodeLayout.PerCell * cell + kind;
}

function everywhere(number: number): number[] {
  return Array.from({ length: 200 }, () => number);
}

test("a piece stops where the tiles stop it, or behind the piece ahead", () => {
  const opens = everywhere(0);
  const red = code(2, CodedKind.Red);
  expect(stopAscending(code(6, CodedKind.Red), red, code(9, CodedKind.Ice), opens, HIGH)).toBe(code(6, CodedKind.Red));
  expect(stopAscending(code(9, CodedKind.Red), red, code(9, CodedKind.Ice), opens, HIGH)).toBe(code(8, CodedKind.Red));
  expect(stopDescending(code(3, CodedKind.Red), code(7, CodedKind.Red), code(1, CodedKind.Ice), opens)).toBe(
    code(3, CodedKind.Red),
  );
  expect(stopDescending(code(1, CodedKind.Red), code(7, CodedKind.Red), code(1, CodedKind.Ice), opens)).toBe(
    code(2, CodedKind.Red),
  );
});

test("a toy has no stop before a crate that may be pushed, and an ice cube stops before it", () => {
  const opens = everywhere(1);
  const crate = code(9, CodedKind.Crate);
  expect(stopAscending(code(9, CodedKind.Red), code(2, CodedKind.Red), crate, opens, HIGH)).toBe(HIGH);
  expect(stopAscending(code(9, CodedKind.Ice), code(2, CodedKind.Ice), crate, opens, HIGH)).toBe(
    code(8, CodedKind.Ice),
  );
  expect(stopDescending(code(9, CodedKind.Red), code(12, CodedKind.Red), crate, opens)).toBe(CodeLayout.None);
});

test("four piece codes in any order are sorted in ascending order", () => {
  expect(sortFour(4, 3, 2, 1)).toEqual({ p1: 1, p2: 2, p3: 3, p4: 4 });
  expect(sortFour(3, 1, 4, 2)).toEqual({ p1: 1, p2: 2, p3: 3, p4: 4 });
});

test("four pieces slide up to one end of their line and down to the other", () => {
  const four = sortFour(
    code(2, CodedKind.Red),
    code(4, CodedKind.Red),
    code(5, CodedKind.Ice),
    code(7, CodedKind.Yellow),
  );
  const stopsAt = (cell: number) => Array.from({ length: 200 }, (_, at) => code(cell, (at + 1) % CodeLayout.PerCell));
  const lists = {
    firstStops: stopsAt(9),
    firstPushable: everywhere(0),
    secondStops: stopsAt(1),
    secondPushable: everywhere(0),
    isInPit: everywhere(0),
    weights: everywhere(1),
    aboveAllCodes: HIGH,
  };
  const up = slideFourUp(four, lists, true);
  const down = slideFourDown(four, lists, true);
  expect([up.p1, up.p2, up.p3, up.p4].map((one) => Math.floor(one / CodeLayout.PerCell))).toEqual([6, 7, 8, 9]);
  expect([down.p1, down.p2, down.p3, down.p4].map((one) => Math.floor(one / CodeLayout.PerCell))).toEqual([1, 2, 3, 4]);
  expect([up.key, sumFour(everywhere(2), up), up.isPureSlide]).toEqual([4, 8, true]);
});

test("the two states at the ends of an axis are successors of each other", () => {
  const exits = { afterFirst: everywhere(NOT_EXPLORED), afterSecond: everywhere(NOT_EXPLORED) };
  setSuccessors(exits, 5, { state: 2, isPureSlide: true }, { state: 7, isPureSlide: true });
  expect([exits.afterFirst[4], exits.afterSecond[4]]).toEqual([1, 6]);
  expect([exits.afterFirst[1], exits.afterSecond[1]]).toEqual([STUCK, 6]);
  expect([exits.afterFirst[6], exits.afterSecond[6]]).toEqual([1, STUCK]);
});

test("a state that slides to an explored state copies its successors", () => {
  const exits = { afterFirst: everywhere(NOT_EXPLORED), afterSecond: everywhere(NOT_EXPLORED) };
  expect(isExplored(exits, 2)).toBe(false);
  setSuccessors(exits, 5, { state: 2, isPureSlide: true }, { state: 7, isPureSlide: true });
  expect(isExplored(exits, 2)).toBe(true);
  copySuccessors(exits, 9, 2);
  copySuccessors(exits, 10, 7);
  setStuck(exits, 11);
  expect([exits.afterFirst[8], exits.afterSecond[8]]).toEqual([1, 6]);
  expect([exits.afterFirst[9], exits.afterSecond[9]]).toEqual([6, 6]);
  expect([exits.afterFirst[10], exits.afterSecond[10]]).toEqual([STUCK, STUCK]);
});

test("the toys that are joined to the toy at its goal leave with it", () => {
  const line = CodeLayout.PerCell * 6;
  const gone = code(37, 0);
  const touching = code(6, CodedKind.Red) + CodeLayout.AtGoalOffset;
  const codes = [code(4, CodedKind.Red), code(5, CodedKind.Red), touching, code(20, CodedKind.Red)];
  const result = removeLeaversOfFour(codes, gone, line);
  codes.sort((one, other) => one - other);
  // Expects as last code the one for a broken red combo: the red toys can no longer all leave in one move, because
  // three have left and one is still on the board.
  expect(codes).toEqual([code(20, CodedKind.Red), code(38, 0), code(39, 0), code(40, 0) + 1]);
  expect(result).toBe(MoveResult.Changes);
});
