import { describe, expect, test } from "vitest";
import { cellAt, createBoard, NOWHERE } from "../../src/kernel/board";
import { DOWN, LEFT, RIGHT } from "../../src/kernel/direction";
import { durationMs, isGoneForGood, isWay, stretchAt, type MadeMove, type Stretch } from "../../src/kernel/motion";
import { breaksIn, endOf } from "./stretches";

const BOARD = createBoard(8, 5);
const at = (x: number, y: number): number => cellAt(BOARD, x, y);

/** The cells between which a piece is at some times, and why. */
function seen(move: MadeMove, piece: number, timesMs: readonly number[]): string[] {
  return timesMs.map((ms) => {
    const stretch = stretchAt(move, piece, ms);
    return stretch === undefined ? "stays" : `${stretch.cause} ${stretch.from} ${stretch.to}`;
  });
}

// Along the top row into a door, out of another one below, and on against the edge.
const ENTRY = at(3, 0);
const EXIT = at(2, 3);
const THROUGH_A_DOOR: MadeMove = {
  direction: RIGHT,
  player: at(0, 0),
  stretches: [
    through("pushed", at(0, 0), ENTRY, 0, 100, "on"),
    through("gone", ENTRY, EXIT, 100, 160, "on"),
    through("pushed", EXIT, at(7, 3), 160, 300, "hit"),
  ],
};

function through(
  cause: Stretch["cause"],
  from: number,
  to: number,
  startMs: number,
  endMs: number,
  ending: Stretch["ending"],
): Stretch {
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
    expect(THROUGH_A_DOOR.stretches.map(isGoneForGood)).toEqual([false, false, false]);
    expect(endOf(THROUGH_A_DOOR.stretches, at(0, 0))).toBe(at(7, 3));
    expect(breaksIn(BOARD, THROUGH_A_DOOR.stretches)).toEqual([]);
  });
});

describe("a piece that is carried round a corner", () => {
  const piece = at(1, 1);
  const corner = at(4, 1);
  const stretches: Stretch[] = [
    { piece, cause: "pushed", direction: RIGHT, from: piece, to: corner, startMs: 0, endMs: 90, ending: "on" },
    { piece, cause: "carried", direction: DOWN, from: corner, to: at(4, 3), startMs: 90, endMs: 150, ending: "rest" },
  ];
  const move: MadeMove = { direction: RIGHT, player: piece, stretches };

  test("has turned as soon as it is carried, whatever the player's input was", () => {
    expect([0, 89, 90, 200].map((ms) => stretchAt(move, piece, ms)?.direction)).toEqual([RIGHT, RIGHT, DOWN, DOWN]);
  });

  test("has two ways that join up", () => {
    expect(stretches.map(isWay)).toEqual([true, true]);
    expect(breaksIn(BOARD, stretches)).toEqual([]);
  });
});

describe("a piece that is pulled in a second phase", () => {
  const fruit = at(6, 2);
  const stone = at(5, 0);
  const hedgehog = at(0, 4);
  const rest = at(3, 2);
  const end = at(1, 2);
  const stretches: Stretch[] = [
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
  const move: MadeMove = { direction: LEFT, player: undefined, stretches };

  function changed(piece: number, startMs: number, look: number): Stretch {
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
    expect(breaksIn(BOARD, stretches)).toEqual([]);
  });

  test("is gone for good, and the move lasts as long as the last of all", () => {
    expect(stretches.filter(isGoneForGood)).toEqual([stretches[5]]);
    expect(endOf(stretches, fruit)).toBe(NOWHERE);
    expect(durationMs(stretches)).toBe(400);
    expect(durationMs([])).toBe(0);
  });

  test("may pass one that changes its look twice and stays where it is", () => {
    expect([40, 150, 200, 400].map((ms) => stretchAt(move, hedgehog, ms)?.look)).toEqual([1, 1, 0, 0]);
    expect(stretches.filter(({ piece }) => piece === hedgehog).map(isWay)).toEqual([false, false]);
    expect(endOf(stretches, hedgehog)).toBe(hedgehog);
  });
});

describe("stretches that do not join up are told apart", () => {
  const [first, between, last] = THROUGH_A_DOOR.stretches;

  test.each<[string, readonly Stretch[]]>([
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
    expect(breaksIn(BOARD, stretches).join("\n")).toContain(sentence);
  });
});
