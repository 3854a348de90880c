import { describe, expect, test } from "vitest";
import type { Button } from "../../simulator/host";
import { DIRECTIONS, type Direction } from "../../src/kernel/direction";
import { formatMoves } from "../../src/kernel/moves-text";
import {
  askForCopy,
  isEndCardShown,
  endRush,
  levelNow,
  openCampaignAfter,
  openLevelOf,
  openRow,
  waitForLevel,
  waitUntil,
  winAndSee,
} from "./bot";
import { chooseOwnAction, ownMaps, storeWithOwnLevels } from "./own-levels";
import { frame, frames, chooseMenuItem, press, makeMove, settle, startPlayer, type Player } from "./player";
import { isCharacterInHud } from "./screen-text";
import type { AttemptJson } from "./attempt-json";
import { resumePointOf, storeWith } from "./saves";
import { FIRST_PUZZLE_ID, rulesOf, PUZZLE_ROWS } from "./puzzles";

const BUTTONS: readonly Button[] = ["up", "right", "down", "left"];

/** All orders of that many different directions. */
function ordersOf(count: number): Direction[][] {
  if (count === 0) return [[]];
  return ordersOf(count - 1).flatMap((order) =>
    DIRECTIONS.filter((direction) => !order.includes(direction)).map((direction) => [...order, direction]),
  );
}

/** Those of the moves that move something from the level's start on, as long as it is neither won nor lost. */
function thoseThatMove({ puzzle, map }: AttemptJson, moves: readonly Direction[]): Direction[] {
  const { start, move, outcome } = rulesOf(puzzle, map.join("\n"));
  let state = start;
  return moves.filter((direction) => {
    const after = outcome(state) === "playing" ? move(state, direction) : undefined;
    if (after !== undefined) state = after;
    return after !== undefined;
  });
}

/** So many different moves of which each moves something; not in the order of the directions. */
function movesInAnyOrder(attempt: AttemptJson, count: number): Direction[] {
  const orders = ordersOf(count).reverse();
  const order = orders.find((moves) => thoseThatMove(attempt, moves).length === count);
  if (order === undefined) throw new Error(`the level has no ${count} such moves`);
  return order;
}

function buttonsOf(moves: readonly Direction[]): Button[] {
  return moves.map((direction) => BUTTONS[direction]);
}

function now(player: Player): AttemptJson {
  const attempt = levelNow(player);
  if (attempt === undefined) throw new Error("there is no level");
  return attempt;
}

describe.each(PUZZLE_ROWS)("arrows in %s", (world) => {
  const open = (): Player => openCampaignAfter(12, world);

  test.each([2, 3])("that are pressed in one frame, %i of them, are moves in the order they were pressed", (count) => {
    const player = open();
    const moves = movesInAnyOrder(now(player), count);
    frame(player, buttonsOf(moves));
    settle(player);
    expect(now(player)).toMatchObject({ moves: formatMoves(moves), goal: count });
  });

  test("that are pressed in a frame in which the crank turns are moves once it has turned", () => {
    const player = open();
    const [first] = movesInAnyOrder(now(player), 1);
    makeMove(player, first);
    // Back to the start in five frames, and the arrow in the middle of it.
    for (let at = 0; at < 5; at++) frame(player, at === 2 ? [BUTTONS[first]] : [], -12);
    settle(player);
    expect(now(player)).toMatchObject({ moves: formatMoves([first]), goal: 1 });
  });

  test("that are pressed as Ⓑ is let go are moves after that step back", () => {
    const player = open();
    const [first] = movesInAnyOrder(now(player), 1);
    makeMove(player, first);
    frame(player, ["b"]);
    frame(player, [BUTTONS[first]]);
    settle(player);
    expect(now(player)).toMatchObject({ moves: formatMoves([first]), goal: 1 });
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
    expect(now(player)).toMatchObject({ map, moves: formatMoves(moves), goal: moves.length });
  });
});

describe("Ⓑ", () => {
  test.each([6, 8, 11, 14])("tapped every %i frames takes moves back, says what it does next, and leaves", (apart) => {
    const player = openCampaignAfter(12);
    const [first] = movesInAnyOrder(now(player), 1);
    const { map } = now(player);
    // Against what stands beside it a push moves nothing, so there and back again.
    for (let move = 0; move < 4; move++) makeMove(player, ((first + 2 * move) % 4) as Direction);
    const moves = now(player).goal;
    expect(moves).toBeGreaterThan(0);
    const starts: Uint8Array[] = [];
    let taps = 0;
    while (levelNow(player) !== undefined && taps < 40) {
      press(player, "b");
      frames(player, apart - 2);
      taps++;
      if (levelNow(player)?.goal === 0) starts.push(player.console.pixels.slice());
    }
    expect(levelNow(player)).toBeUndefined();
    expect(taps).toBeLessThan(moves + 6);
    // It is told before: the screen says something else than at the start as it was.
    expect(starts.some((pixels) => !pixels.every((pixel, at) => pixel === starts[0][at]))).toBe(true);
    settle(player);
    press(player, "a");
    waitForLevel(player);
    expect(now(player)).toMatchObject({ map, goal: 0 });
  });
});

describe("the system menu", () => {
  const titles = (player: Player): string[] => player.console.menuItems().map(({ title }) => title);

  test.each(["Play", "Today"] as const)("leaves %s in the middle of a level, which goes on later", (row) => {
    const player = startPlayer(storeWith());
    const level = openLevelOf(player, row);
    makeMove(player, movesInAnyOrder(level, 1)[0]);
    const before = now(player);
    expect(titles(player)).toEqual(["restart level", "hint", "leave"]);
    chooseMenuItem(player, "leave");
    expect(levelNow(player)).toBeUndefined();
    expect(openLevelOf(player, row)).toEqual(before);
  });

  test("leaves a level of the campaign for its map, and the level goes on later", () => {
    const player = openCampaignAfter(12);
    makeMove(player, movesInAnyOrder(now(player), 1)[0]);
    const before = now(player);
    chooseMenuItem(player, "leave");
    expect(levelNow(player)).toBeUndefined();
    press(player, "a");
    waitForLevel(player);
    expect(now(player)).toEqual(before);
  });

  test("offers nothing but leaving beneath the card of a cleared level, and all again after it", () => {
    const player = openCampaignAfter(12);
    winAndSee(player);
    expect(titles(player)).toEqual(["leave"]);
    chooseMenuItem(player, "leave");
    press(player, "a");
    waitForLevel(player);
    expect(titles(player)).toEqual(["restart level", "hint", "leave"]);
  });

  test("offers nothing but leaving beneath the end of a rush", () => {
    const player = startPlayer(storeWith());
    openLevelOf(player, "Rush");
    endRush(player);
    expect(titles(player)).toEqual(["leave"]);
  });

  test("leaves a rush, which waits until it goes on", () => {
    const player = startPlayer(storeWith());
    const level = openLevelOf(player, "Rush");
    expect(titles(player)).toEqual(["restart level", "end the rush", "leave"]);
    chooseMenuItem(player, "leave");
    expect(levelNow(player)).toBeUndefined();
    expect(openLevelOf(player, "Rush").map).toEqual(level.map);
  });

  test("asks before it ends a rush, and the clock stands as long", () => {
    const player = startPlayer(storeWith());
    openLevelOf(player, "Rush");
    const leftMs = (): number | undefined => {
      player.console.signal("deviceWillLock");
      const tally = resumePointOf(player.store, "rush")?.tally;
      return tally?.mode === "rush" ? tally.remainingMs : undefined;
    };
    chooseMenuItem(player, "end the rush");
    const before = leftMs();
    frames(player, 60);
    expect(leftMs()).toBe(before);
    press(player, "b");
    frames(player, 60);
    expect(leftMs()).toBeLessThan(before ?? 0);
    chooseMenuItem(player, "end the rush");
    frames(player, 12);
    press(player, "a");
    settle(player);
    expect(leftMs()).toBeUndefined();
    expect(isEndCardShown(player)).toBe(true);
  });
});

describe("the card of a cleared level", () => {
  test.each(["a", "b"] as const)(
    "asks by ✛ down whether the editor shall open with a copy, and %s answers",
    (answer) => {
      const player = openCampaignAfter(12);
      const { map } = now(player);
      winAndSee(player);
      press(player, "down");
      frames(player, 12);
      press(player, answer);
      settle(player);
      expect(ownMaps(player.store, FIRST_PUZZLE_ID)).toEqual(answer === "a" ? [map.join("\n")] : []);
      expect(levelNow(player) === undefined).toBe(answer === "a");
    },
  );

  test("says after a while how to ask for a copy, and then again what its buttons do", () => {
    const player = openCampaignAfter(12);
    winAndSee(player);
    expect(isEndCardShown(player)).toBe(true);
    frames(player, 120);
    expect(isEndCardShown(player)).toBe(false);
    expect(isCharacterInHud(player, "✛")).toBe(true);
    frames(player, 120);
    expect(isEndCardShown(player)).toBe(true);
  });
});

describe.each([1, 12, 45])("a button that closes a question and is held for %i frames", (held) => {
  /** Closes the question on the screen. */
  function close(player: Player, button: "a" | "b"): void {
    frames(player, 12);
    for (let at = 0; at < held; at++) frame(player, [button]);
    frames(player, 12);
  }

  test("takes back no move of the rush beneath", () => {
    const player = startPlayer(storeWith());
    makeMove(player, movesInAnyOrder(openLevelOf(player, "Rush"), 1)[0]);
    const before = now(player);
    expect(before.goal).toBe(1);
    chooseMenuItem(player, "end the rush");
    close(player, "b");
    expect(now(player)).toEqual(before);
  });

  test("does not leave the rush beneath, however often", () => {
    const player = startPlayer(storeWith());
    openLevelOf(player, "Rush");
    for (let times = 0; times < 3; times++) {
      chooseMenuItem(player, "end the rush");
      close(player, "b");
      expect(isCharacterInHud(player, "Ⓑ")).toBe(false);
      expect(levelNow(player)).toMatchObject({ goal: 0 });
    }
  });

  test("leaves the card beneath and the level that it is about alone", () => {
    const player = openCampaignAfter(12);
    winAndSee(player);
    const before = now(player);
    press(player, "down");
    close(player, "b");
    settle(player);
    expect(now(player)).toEqual(before);
  });

  test.each(["a", "b"] as const)("does nothing on the map beneath (%s)", (button) => {
    const { puzzle, map } = now(openCampaignAfter(12));
    const player = startPlayer(storeWithOwnLevels(new Array<string>(40).fill(map.join("\n")), puzzle));
    openRow(player, "Campaign");
    const before = player.console.pixels.slice();
    askForCopy(player);
    expect(isCharacterInHud(player, "Ⓑ")).toBe(true);
    close(player, button);
    settle(player);
    expect(levelNow(player)).toBeUndefined();
    expect(player.console.pixels).toEqual(before);
  });

  test("undoes nothing in the editor beneath, and does not leave it", () => {
    const { puzzle, map } = now(openCampaignAfter(12));
    const player = startPlayer(storeWithOwnLevels([map.join("\n")], puzzle));
    openRow(player, "Workshop");
    chooseOwnAction(player, "Edit");
    frame(player, [], 30);
    press(player, "a");
    settle(player);
    const titles = player.console.menuItems().map(({ title }) => title);
    const kept = (): string[] => {
      player.console.signal("deviceWillLock");
      return ownMaps(player.store, puzzle);
    };
    const changed = kept();
    expect(changed).not.toEqual([map.join("\n")]);
    chooseMenuItem(player, "board");
    for (let row = 0; row < 5; row++) press(player, "down");
    press(player, "a");
    settle(player);
    expect(player.console.menuItems()).toEqual([]);
    close(player, "b");
    settle(player);
    expect(kept()).toEqual(changed);
    expect(player.console.menuItems().map(({ title }) => title)).toEqual(titles);
  });
});

test.each(PUZZLE_ROWS)(
  "the goal of %s is said again in the first lesson once its first move is taken back",
  (world) => {
    const player = openCampaignAfter(0, world);
    const [first] = movesInAnyOrder(now(player), 1);
    expect(isCharacterInHud(player, "✛")).toBe(true);
    makeMove(player, first);
    expect(isCharacterInHud(player, "✛")).toBe(false);
    for (let at = 0; at < 6; at++) frame(player, [], -12);
    settle(player);
    expect(now(player).goal).toBe(0);
    expect(isCharacterInHud(player, "✛")).toBe(true);
  },
);

test("a title's rows go on by the arrow that was pressed before Ⓐ in the same frame", () => {
  const player = startPlayer(storeWith());
  frames(player, 30);
  frame(player, ["down", "a"]);
  settle(player);
  press(player, "a");
  waitForLevel(player);
  expect(now(player).mode).toBe("campaign");
});
