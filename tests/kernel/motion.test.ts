import { describe, expect, test } from "vitest";
import { cellAt, createBoard, NOWHERE } from "../../src/kernel/board";
import { DOWN, LEFT, RIGHT } from "../../src/kernel/direction";
import { durationMs, isGoneForGood, isTravel, motionAt, type MoveRecord, type Motion } from "../../src/kernel/motion";
import { findBreaks, endOf } from "./motions";

const BOARD = createBoard(8, 5);
const cell = (x: number, y: number): number => cellAt(BOARD, x, y);

function motionTexts(move: MoveRecord, piece: number, timesMs: readonly number[]): string[] {
  return timesMs.map((ms) => {
    const motion = motionAt(move, piece, ms);
    return motion === undefined ? "stays" : `${motion.cause} ${motion.from} ${motion.to}`;
  });
}

const ENTRY = cell(3, 0);
const EXIT = cell(2, 3);
const THROUGH_A_DOOR: MoveRecord = {
  direction: RIGHT,
  playerPiece: cell(0, 0),
  motions: [
    doorMotion("pushed", cell(0, 0), ENTRY, 0, 100, "on"),
    doorMotion("gone", ENTRY, EXIT, 100, 160, "on"),
    doorMotion("pushed", EXIT, cell(7, 3), 160, 300, "hit"),
  ],
};

function doorMotion(
  cause: Motion["cause"],
  from: number,
  to: number,
  startMs: number,
  endMs: number,
  ending: Motion["ending"],
): Motion {
  return { piece: cell(0, 0), cause, direction: RIGHT, from, to, startMs, endMs, ending };
}

describe("motionAt for a move through a door", () => {
  test("a piece slides to a door, is between two doors, and slides on from the other door", () => {
    expect(motionTexts(THROUGH_A_DOOR, cell(0, 0), [0, 99, 100, 159, 160, 300])).toEqual([
      `pushed ${cell(0, 0)} ${ENTRY}`,
      `pushed ${cell(0, 0)} ${ENTRY}`,
      `gone ${ENTRY} ${EXIT}`,
      `gone ${ENTRY} ${EXIT}`,
      `pushed ${EXIT} ${cell(7, 3)}`,
      `pushed ${EXIT} ${cell(7, 3)}`,
    ]);
  });

  test("a piece that passes two doors is not gone for good and ends where its last slide ends", () => {
    expect(THROUGH_A_DOOR.motions.map(isGoneForGood)).toEqual([false, false, false]);
    expect(endOf(THROUGH_A_DOOR.motions, cell(0, 0))).toBe(cell(7, 3));
    expect(findBreaks(BOARD, THROUGH_A_DOOR.motions)).toEqual([]);
  });
});

describe("motionAt for a move in which a piece is carried around a corner", () => {
  const piece = cell(1, 1);
  const corner = cell(4, 1);
  const motions: Motion[] = [
    { piece, cause: "pushed", direction: RIGHT, from: piece, to: corner, startMs: 0, endMs: 90, ending: "on" },
    { piece, cause: "carried", direction: DOWN, from: corner, to: cell(4, 3), startMs: 90, endMs: 150, ending: "rest" },
  ];
  const move: MoveRecord = { direction: RIGHT, playerPiece: piece, motions };

  test("a carried piece turns as soon as it is carried, whatever the player's input was", () => {
    expect([0, 89, 90, 200].map((ms) => motionAt(move, piece, ms)?.direction)).toEqual([RIGHT, RIGHT, DOWN, DOWN]);
  });

  test("a piece that is carried around a corner has two motions without a gap", () => {
    expect(motions.map(isTravel)).toEqual([true, true]);
    expect(findBreaks(BOARD, motions)).toEqual([]);
  });
});

describe("motionAt for a move in which a piece is pulled after the slides", () => {
  const fruit = cell(6, 2);
  const stone = cell(5, 0);
  const hedgehog = cell(0, 4);
  const rest = cell(3, 2);
  const end = cell(1, 2);
  const motions: Motion[] = [
    {
      piece: stone,
      cause: "pushed",
      direction: LEFT,
      from: stone,
      to: cell(0, 0),
      startMs: 0,
      endMs: 180,
      ending: "hit",
    },
    { piece: fruit, cause: "pushed", direction: LEFT, from: fruit, to: rest, startMs: 0, endMs: 120, ending: "hit" },
    changed(hedgehog, 40, 1),
    { piece: fruit, cause: "pulled", direction: LEFT, from: rest, to: end, startMs: 180, endMs: 260, ending: "hit" },
    changed(hedgehog, 200, 0),
    { piece: fruit, cause: "gone", direction: LEFT, from: end, to: NOWHERE, startMs: 300, endMs: 400, ending: "rest" },
  ];
  const move: MoveRecord = { direction: LEFT, playerPiece: undefined, motions };

  function changed(piece: number, startMs: number, pose: number): Motion {
    const stay = { piece, direction: LEFT, from: piece, to: piece };
    return { ...stay, cause: "changed", startMs, endMs: startMs + 30, ending: "rest", pose };
  }

  test("a pulled piece rests until the pull begins, and leaves the board once it has arrived", () => {
    expect(motionTexts(move, fruit, [0, 119, 150, 179, 180, 299, 300])).toEqual([
      `pushed ${fruit} ${rest}`,
      `pushed ${fruit} ${rest}`,
      `pushed ${fruit} ${rest}`,
      `pushed ${fruit} ${rest}`,
      `pulled ${rest} ${end}`,
      `pulled ${rest} ${end}`,
      `gone ${end} ${NOWHERE}`,
    ]);
  });

  test("several pieces can move at the same time, independent of each other", () => {
    expect(motionTexts(move, stone, [0, 400])).toEqual([
      `pushed ${stone} ${cell(0, 0)}`,
      `pushed ${stone} ${cell(0, 0)}`,
    ]);
    expect(motionTexts(move, cell(7, 4), [0, 400])).toEqual(["stays", "stays"]);
    expect(findBreaks(BOARD, motions)).toEqual([]);
  });

  test("a pulled piece that leaves is gone for good, and the move lasts until its last motion ends", () => {
    expect(motions.filter(isGoneForGood)).toEqual([motions[5]]);
    expect(endOf(motions, fruit)).toBe(NOWHERE);
    expect(durationMs(motions)).toBe(400);
    expect(durationMs([])).toBe(0);
  });

  test("a piece that changes its pose twice stays on its cell", () => {
    expect([40, 150, 200, 400].map((ms) => motionAt(move, hedgehog, ms)?.pose)).toEqual([1, 1, 0, 0]);
    expect(motions.filter(({ piece }) => piece === hedgehog).map(isTravel)).toEqual([false, false]);
    expect(endOf(motions, hedgehog)).toBe(hedgehog);
  });
});

describe("findBreaks", () => {
  const [first, between, last] = THROUGH_A_DOOR.motions;

  test.each<[string, readonly Motion[]]>([
    [`begins at cell ${ENTRY}`, [between, last]],
    [`leaps from cell ${ENTRY} to cell ${EXIT}`, [first, { ...last, startMs: 100 }]],
    ["would go on, and does not", [first]],
    ["is done at 100 ms and goes on at 120 ms", [first, { ...between, startMs: 120 }, last]],
    ["has gone, and comes back", [first, { ...between, to: NOWHERE }, { ...last, from: NOWHERE }]],
    ["does not go straight", [{ ...first, to: EXIT, ending: "hit" }]],
    ["changes, and comes to cell", [{ ...first, cause: "changed", ending: "rest" }]],
    ["comes out where it was", [{ ...first, cause: "gone", to: first.from, ending: "rest" }]],
    ["takes from 100 ms to 100 ms", [{ ...first, startMs: 100, ending: "hit" }]],
  ])("findBreaks reports a move whose motions do not join up: %s", (sentence, motions) => {
    expect(findBreaks(BOARD, motions).join("\n")).toContain(sentence);
  });
});
