import { describe, expect, test } from "vitest";
import { cellAt, createBoard, NOWHERE } from "../../src/kernel/board";
import { DOWN, LEFT, RIGHT } from "../../src/kernel/direction";
import { durationMs, isGoneForGood, isTravel, motionAt, type MoveRecord, type Motion } from "../../src/kernel/motion";
import { findBreaks, endOf } from "./motions";

const BOARD = createBoard(8, 5);
const at = (x: number, y: number): number => cellAt(BOARD, x, y);

/** The cells between which a piece is at some times, and why. */
function seen(move: MoveRecord, piece: number, timesMs: readonly number[]): string[] {
  return timesMs.map((ms) => {
    const motion = motionAt(move, piece, ms);
    return motion === undefined ? "stays" : `${motion.cause} ${motion.from} ${motion.to}`;
  });
}

// Along the top row into a door, out of another one below, and on against the edge.
const ENTRY = at(3, 0);
const EXIT = at(2, 3);
const THROUGH_A_DOOR: MoveRecord = {
  direction: RIGHT,
  playerPiece: at(0, 0),
  motions: [
    through("pushed", at(0, 0), ENTRY, 0, 100, "on"),
    through("gone", ENTRY, EXIT, 100, 160, "on"),
    through("pushed", EXIT, at(7, 3), 160, 300, "hit"),
  ],
};

function through(
  cause: Motion["cause"],
  from: number,
  to: number,
  startMs: number,
  endMs: number,
  ending: Motion["ending"],
): Motion {
  return { piece: at(0, 0), cause, direction: RIGHT, from, to, startMs, endMs, ending };
}

describe("a piece that goes through a door", () => {
  test("is on its way to the door, between the doors, and on its way from the other one", () => {
    expect(seen(THROUGH_A_DOOR, at(0, 0), [0, 99, 100, 159, 160, 300])).toEqual([
      `pushed ${at(0, 0)} ${ENTRY}`,
      `pushed ${at(0, 0)} ${ENTRY}`,
      `gone ${ENTRY} ${EXIT}`,
      `gone ${ENTRY} ${EXIT}`,
      `pushed ${EXIT} ${at(7, 3)}`,
      `pushed ${EXIT} ${at(7, 3)}`,
    ]);
  });

  test("is not gone for good, and ends where it comes to from the other door", () => {
    expect(THROUGH_A_DOOR.motions.map(isGoneForGood)).toEqual([false, false, false]);
    expect(endOf(THROUGH_A_DOOR.motions, at(0, 0))).toBe(at(7, 3));
    expect(findBreaks(BOARD, THROUGH_A_DOOR.motions)).toEqual([]);
  });
});

describe("a piece that is carried round a corner", () => {
  const piece = at(1, 1);
  const corner = at(4, 1);
  const motions: Motion[] = [
    { piece, cause: "pushed", direction: RIGHT, from: piece, to: corner, startMs: 0, endMs: 90, ending: "on" },
    { piece, cause: "carried", direction: DOWN, from: corner, to: at(4, 3), startMs: 90, endMs: 150, ending: "rest" },
  ];
  const move: MoveRecord = { direction: RIGHT, playerPiece: piece, motions };

  test("has turned as soon as it is carried, whatever the player's input was", () => {
    expect([0, 89, 90, 200].map((ms) => motionAt(move, piece, ms)?.direction)).toEqual([RIGHT, RIGHT, DOWN, DOWN]);
  });

  test("has two ways that join up", () => {
    expect(motions.map(isTravel)).toEqual([true, true]);
    expect(findBreaks(BOARD, motions)).toEqual([]);
  });
});

describe("a piece that is pulled in a second phase", () => {
  const fruit = at(6, 2);
  const stone = at(5, 0);
  const hedgehog = at(0, 4);
  const rest = at(3, 2);
  const end = at(1, 2);
  const motions: Motion[] = [
    {
      piece: stone,
      cause: "pushed",
      direction: LEFT,
      from: stone,
      to: at(0, 0),
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

  function changed(piece: number, startMs: number, look: number): Motion {
    const place = { piece, direction: LEFT, from: piece, to: piece };
    return { ...place, cause: "changed", startMs, endMs: startMs + 30, ending: "rest", look };
  }

  test("stands where it came to rest until then, and leaves when it has come", () => {
    expect(seen(move, fruit, [0, 119, 150, 179, 180, 299, 300])).toEqual([
      `pushed ${fruit} ${rest}`,
      `pushed ${fruit} ${rest}`,
      `pushed ${fruit} ${rest}`,
      `pushed ${fruit} ${rest}`,
      `pulled ${rest} ${end}`,
      `pulled ${rest} ${end}`,
      `gone ${end} ${NOWHERE}`,
    ]);
  });

  test("is one of many that move at once, each for itself", () => {
    expect(seen(move, stone, [0, 400])).toEqual([`pushed ${stone} ${at(0, 0)}`, `pushed ${stone} ${at(0, 0)}`]);
    expect(seen(move, at(7, 4), [0, 400])).toEqual(["stays", "stays"]);
    expect(findBreaks(BOARD, motions)).toEqual([]);
  });

  test("is gone for good, and the move lasts as long as the last of all", () => {
    expect(motions.filter(isGoneForGood)).toEqual([motions[5]]);
    expect(endOf(motions, fruit)).toBe(NOWHERE);
    expect(durationMs(motions)).toBe(400);
    expect(durationMs([])).toBe(0);
  });

  test("may pass one that changes its look twice and stays where it is", () => {
    expect([40, 150, 200, 400].map((ms) => motionAt(move, hedgehog, ms)?.look)).toEqual([1, 1, 0, 0]);
    expect(motions.filter(({ piece }) => piece === hedgehog).map(isTravel)).toEqual([false, false]);
    expect(endOf(motions, hedgehog)).toBe(hedgehog);
  });
});

describe("stretches that do not join up are told apart", () => {
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
  ])("%s", (sentence, stretches) => {
    expect(findBreaks(BOARD, stretches).join("\n")).toContain(sentence);
  });
});
