import { describe, expect, test } from "vitest";
import type { Button } from "../../simulator/host";
import { allLevelsOf } from "../../src/puzzles/campaign";
import { openRow } from "./bot";
import { expectScreen } from "./golden-screens";
import { chooseOwnAction, ownMaps, storeWithOwnLevels } from "./own-levels";
import { frame, frames, chooseMenuItem, press, settle, startPlayer, type Player } from "./player";
import { isCharacterInHud } from "./screen-text";
import { FIRST_PUZZLE_ID, PUZZLE_ROWS, puzzleOf } from "./puzzles";

const DONE_FRAMES = 30;
const DEAF_FRAMES = 12;
/** The rows of the page "board", from above. */
const BOARD_ROWS = ["size", "symmetry", "clear", "as last kept", "leave", "leave without keeping"] as const;

function mapsOf(world: string): string[] {
  return allLevelsOf(puzzleOf(world).campaign).map(({ map }) => map.join("\n"));
}

/** A player before the drawer with so many own levels, all different. */
function openDrawer(world: string, count: number): Player {
  const player = startPlayer(storeWithOwnLevels(mapsOf(world).slice(0, count), world));
  openRow(player, "Workshop");
  return player;
}

/** A player in the editor, with the only own level. */
function openLevel(world: string): Player {
  const player = openDrawer(world, 1);
  chooseOwnAction(player, "Edit");
  return player;
}

/** Puts the second thing of the palette at the cursor and on the cells right of it, or takes the same away. */
function change(player: Player): void {
  frame(player, [], 30);
  for (const button of ["a", "right", "a", "right", "a"] as const) press(player, button);
  settle(player);
}

/** Holds Ⓑ for so many frames. */
function holdB(player: Player, count: number): void {
  for (let at = 0; at < count; at++) frame(player, ["b"]);
  frame(player);
  settle(player);
}

/** Presses a button while Ⓑ is held. */
function pressWithB(player: Player, button: Button): void {
  frame(player, ["b"]);
  frame(player, ["b", button]);
  frame(player, ["b"]);
  frame(player);
}

function chooseOnBoard(player: Player, row: (typeof BOARD_ROWS)[number]): void {
  chooseMenuItem(player, "board");
  for (let at = 0; at < BOARD_ROWS.indexOf(row); at++) press(player, "down");
  settle(player);
  press(player, "a");
  settle(player);
}

/** The own levels, as they are kept when the console is locked. */
function keptBy(player: Player, world: string): string[] {
  player.console.signal("deviceWillLock");
  return ownMaps(player.store, world);
}

describe.each(PUZZLE_ROWS)("in the editor of %s", (world) => {
  test("the first tap of B says how to leave, and what it undoes can be redone", () => {
    const player = openLevel(world);
    change(player);
    const [changed] = keptBy(player, world);
    expect(changed).not.toBe(mapsOf(world)[0]);
    expect(isCharacterInHud(player, "Ⓑ")).toBe(false);
    press(player, "b");
    expect(isCharacterInHud(player, "Ⓑ")).toBe(true);
    for (let taps = 0; taps < 5; taps++) press(player, "b");
    expect(keptBy(player, world)).toEqual(mapsOf(world).slice(0, 1));
    for (let presses = 0; presses < 5; presses++) pressWithB(player, "up");
    expect(keptBy(player, world)).toEqual([changed]);
    for (let presses = 0; presses < 5; presses++) pressWithB(player, "down");
    expect(keptBy(player, world)).toEqual(mapsOf(world).slice(0, 1));
  });

  test("nothing is redone after something else was done", () => {
    const player = openLevel(world);
    change(player);
    press(player, "b");
    press(player, "left");
    press(player, "a");
    settle(player);
    const other = keptBy(player, world);
    pressWithB(player, "up");
    settle(player);
    expect(keptBy(player, world)).toEqual(other);
  });

  test("B held too short to leave undoes nothing", () => {
    const player = openLevel(world);
    change(player);
    const changed = keptBy(player, world);
    holdB(player, 15);
    expect(keptBy(player, world)).toEqual(changed);
  });

  test("a level that was cleared and kept can be had back, and the cleared one as well", () => {
    const player = openLevel(world);
    chooseOnBoard(player, "clear");
    holdB(player, DONE_FRAMES);
    const [empty] = ownMaps(player.store, world);
    expect(empty).not.toBe(mapsOf(world)[0]);
    const later = startPlayer(player.store);
    openRow(later, "Workshop");
    chooseOwnAction(later, "Edit");
    chooseOnBoard(later, "as last kept");
    expect(keptBy(later, world)).toEqual(mapsOf(world).slice(0, 1));
    chooseOnBoard(later, "as last kept");
    expect(keptBy(later, world)).toEqual([empty]);
    press(later, "b");
    settle(later);
    expect(keptBy(later, world)).toEqual(mapsOf(world).slice(0, 1));
  });

  test("a level is left without keeping what was changed, after a question", () => {
    const player = openLevel(world);
    change(player);
    const changed = keptBy(player, world);
    chooseOnBoard(player, "leave without keeping");
    frames(player, DEAF_FRAMES);
    press(player, "b");
    settle(player);
    expect(keptBy(player, world)).toEqual(changed);
    chooseOnBoard(player, "leave without keeping");
    frames(player, DEAF_FRAMES);
    press(player, "a");
    settle(player);
    expect(player.console.menuItems()).toEqual([]);
    expect(keptBy(player, world)).toEqual(mapsOf(world).slice(0, 1));
  });

  test("a new board whose changes were all undone becomes no level", () => {
    const player = openDrawer(world, 0);
    press(player, "a");
    frame(player, [], 30);
    press(player, "a");
    settle(player);
    expect(keptBy(player, world)).toHaveLength(1);
    press(player, "b");
    holdB(player, DONE_FRAMES);
    expect(keptBy(player, world)).toEqual([]);
  });
});

test("the page of the board leaves, and keeps what was changed", () => {
  const player = openLevel(FIRST_PUZZLE_ID);
  change(player);
  const changed = keptBy(player, FIRST_PUZZLE_ID);
  chooseMenuItem(player, "board");
  for (let at = 1; at < BOARD_ROWS.length; at++) press(player, "down");
  settle(player);
  expectScreen(player, "editor-board-page");
  press(player, "b");
  chooseOnBoard(player, "leave");
  expect(player.console.menuItems()).toEqual([]);
  expect(ownMaps(player.store, FIRST_PUZZLE_ID)).toEqual(changed);
});

test("what was undone is said, and the question before leaving", () => {
  const player = openLevel(FIRST_PUZZLE_ID);
  change(player);
  press(player, "b");
  settle(player);
  expectScreen(player, "editor-undone");
  chooseOnBoard(player, "leave without keeping");
  expectScreen(player, "editor-leave-question");
});

describe("in the drawer", () => {
  const maps = mapsOf(FIRST_PUZZLE_ID);

  /** Moves the cursor to the card for what was deleted, which is the last, and presses Ⓐ there. */
  function bringBack(player: Player): void {
    for (let at = 0; at < 5; at++) press(player, "right");
    settle(player);
    press(player, "a");
    settle(player);
  }

  test("B is the way out also after a level was deleted, which stays so", () => {
    const player = openDrawer(FIRST_PUZZLE_ID, 2);
    chooseOwnAction(player, "Delete");
    expectScreen(player, "workshop-deleted");
    press(player, "b");
    settle(player);
    expect(ownMaps(player.store, FIRST_PUZZLE_ID)).toEqual([maps[1]]);
    openRow(player, "Workshop");
    expect(ownMaps(player.store, FIRST_PUZZLE_ID)).toEqual([maps[1]]);
  });

  test("several levels that were deleted come back one by one, also when the drawer was left in between", () => {
    const player = openDrawer(FIRST_PUZZLE_ID, 3);
    chooseOwnAction(player, "Delete");
    chooseOwnAction(player, "Delete");
    expect(ownMaps(player.store, FIRST_PUZZLE_ID)).toEqual([maps[2]]);
    for (let at = 0; at < 5; at++) press(player, "right");
    settle(player);
    expectScreen(player, "workshop-bring-back");
    press(player, "a");
    settle(player);
    expect(ownMaps(player.store, FIRST_PUZZLE_ID)).toEqual(maps.slice(1, 3));
    press(player, "b");
    settle(player);
    openRow(player, "Workshop");
    bringBack(player);
    expect(ownMaps(player.store, FIRST_PUZZLE_ID)).toEqual(maps.slice(0, 3));
  });

  test("a level that there is no room for any more does not come back, and is not lost", () => {
    const full = startPlayer(storeWithOwnLevels(new Array<string>(40).fill(maps[0]), FIRST_PUZZLE_ID));
    openRow(full, "Workshop");
    chooseOwnAction(full, "Delete");
    chooseOwnAction(full, "Copy");
    for (let row = 0; row < 9; row++) press(full, "down");
    settle(full);
    press(full, "a");
    settle(full);
    expectScreen(full, "workshop-bring-back-no-room");
    expect(ownMaps(full.store, FIRST_PUZZLE_ID)).toHaveLength(40);
  });
});
