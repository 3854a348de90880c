import { describe, expect, test } from "vitest";
import type { Button } from "../../simulator/host";
import { DIRECTIONS, type Direction } from "../../src/kernel/direction";
import { writeMoves } from "../../src/kernel/moves-text";
import { levelNow, openCampaignAfter, waitForLevel, waitUntil } from "./bot";
import { frame, frames, press, roll, settle, startPlayer, type Player } from "./player";
import type { SessionRow } from "./session-rows";
import { storeWith } from "./saves";
import { rulesOf, WORLDS } from "./worlds";

const BUTTONS: readonly Button[] = ["up", "right", "down", "left"];

/** All orders of that many different directions. */
function ordersOf(count: number): Direction[][] {
  if (count === 0) return [[]];
  return ordersOf(count - 1).flatMap((order) =>
    DIRECTIONS.filter((direction) => !order.includes(direction)).map((direction) => [...order, direction]),
  );
}

/** Those of the moves that move something from the level's start on, as long as it is neither won nor lost. */
function thoseThatMove({ puzzle, map }: SessionRow, moves: readonly Direction[]): Direction[] {
  const { start, move, outcome } = rulesOf(puzzle, map.join("\n"));
  let state = start;
  return moves.filter((direction) => {
    const after = outcome(state) === "playing" ? move(state, direction) : undefined;
    if (after !== undefined) state = after;
    return after !== undefined;
  });
}

/** So many different moves of which each moves something; not in the order of the directions. */
function movesInAnyOrder(row: SessionRow, count: number): Direction[] {
  const orders = ordersOf(count).reverse();
  const order = orders.find((moves) => thoseThatMove(row, moves).length === count);
  if (order === undefined) throw new Error(`the level has no ${count} such moves`);
  return order;
}

function buttonsOf(moves: readonly Direction[]): Button[] {
  return moves.map((direction) => BUTTONS[direction]);
}

function now(player: Player): SessionRow {
  const row = levelNow(player);
  if (row === undefined) throw new Error("there is no level");
  return row;
}

describe.each(WORLDS)("arrows in %s", (world) => {
  const open = (): Player => openCampaignAfter(12, world);

  test.each([2, 3])("that are pressed in one frame, %i of them, are moves in the order they were pressed", (count) => {
    const player = open();
    const moves = movesInAnyOrder(now(player), count);
    frame(player, buttonsOf(moves));
    settle(player);
    expect(now(player)).toMatchObject({ moves: writeMoves(moves), goal: count });
  });

  test("that are pressed in a frame in which the crank turns are moves once it has turned", () => {
    const player = open();
    const [first] = movesInAnyOrder(now(player), 1);
    roll(player, first);
    // Back to the start in five frames, and the arrow in the middle of it.
    for (let at = 0; at < 5; at++) frame(player, at === 2 ? [BUTTONS[first]] : [], -12);
    settle(player);
    expect(now(player)).toMatchObject({ moves: writeMoves([first]), goal: 1 });
  });

  test("that are pressed as Ⓑ is let go are moves after that step back", () => {
    const player = open();
    const [first] = movesInAnyOrder(now(player), 1);
    roll(player, first);
    frame(player, ["b"]);
    frame(player, [BUTTONS[first]]);
    settle(player);
    expect(now(player)).toMatchObject({ moves: writeMoves([first]), goal: 1 });
  });

  test("that are pressed before the first level has come are its first moves", () => {
    const player = startPlayer(storeWith(undefined, world));
    press(player, "a");
    const pressed: Direction[] = [];
    while (levelNow(player) === undefined && pressed.length < 4) {
      const direction = DIRECTIONS[(3 * pressed.length) % DIRECTIONS.length];
      press(player, BUTTONS[direction]);
      pressed.push(direction);
    }
    expect(pressed.length).toBeGreaterThan(0);
    waitUntil(player, () => levelNow(player) !== undefined);
    const { map } = now(player);
    frames(player, pressed.length);
    const moves = thoseThatMove(now(player), pressed);
    expect(now(player)).toMatchObject({ map, moves: writeMoves(moves), goal: moves.length });
  });
});

test("a title's rows go on by the arrow that was pressed before Ⓐ in the same frame", () => {
  const player = startPlayer(storeWith());
  frames(player, 30);
  frame(player, ["down", "a"]);
  settle(player);
  press(player, "a");
  waitForLevel(player);
  expect(now(player).mode).toBe("campaign");
});
