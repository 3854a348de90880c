import { describe, expect, test } from "vitest";
import type { Button } from "../../simulator/host";
import { allLevelsOf } from "../../src/puzzles/campaign";
import { openRow } from "./bot";
import { expectScreen } from "./golden-screens";
import { chooseOwnAction, ownMaps, storeWithOwnLevels } from "./own-levels";
import { frame, frames, chooseMenuItem, press, settle, startPlayer, type Player } from "./player";
import { isTextOnScreen } from "./screen-text";
import { FIRST_PUZZLE_ID, PUZZLE_ROWS, puzzleOf } from "./puzzles";

/** The entries of the system menu while the workshop is open. In the level editor, the menu has other entries. */
const WORKSHOP_MENU = ["share a pack"];

const DONE_FRAMES = 30;
const DEAF_FRAMES = 12;
const BOARD_ROWS = ["size", "symmetry", "clear", "previous version", "leave", "leave without saving"] as const;

function mapsOf(puzzleId: string): string[] {
  return allLevelsOf(puzzleOf(puzzleId).campaign).map(({ map }) => map.join("\n"));
}

function openWorkshop(puzzleId: string, count: number): Player {
  const player = startPlayer(storeWithOwnLevels(mapsOf(puzzleId).slice(0, count), puzzleId));
  openRow(player, "Workshop");
  return player;
}

function openLevel(puzzleId: string): Player {
  const player = openWorkshop(puzzleId, 1);
  chooseOwnAction(player, "Edit");
  return player;
}

function change(player: Player): void {
  for (const button of ["a", "right", "a", "right", "a"] as const) press(player, button);
  settle(player);
}

function holdB(player: Player, count: number): void {
  for (let at = 0; at < count; at++) frame(player, ["b"]);
  frame(player);
  settle(player);
}

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

function keptBy(player: Player, puzzleId: string): string[] {
  player.console.signal("deviceWillLock");
  return ownMaps(player.store, puzzleId);
}

describe.each(PUZZLE_ROWS)("the editor of %s", (puzzleId) => {
  test("the first tap of Ⓑ in the editor says how to leave, and each undone change can be redone", () => {
    const player = openLevel(puzzleId);
    change(player);
    const [changed] = keptBy(player, puzzleId);
    expect(changed).not.toBe(mapsOf(puzzleId)[0]);
    expect(isTextOnScreen(player, "done")).toBe(false);
    press(player, "b");
    expect(isTextOnScreen(player, "done")).toBe(true);
    for (let taps = 0; taps < 5; taps++) press(player, "b");
    expect(keptBy(player, puzzleId)).toEqual(mapsOf(puzzleId).slice(0, 1));
    for (let presses = 0; presses < 5; presses++) pressWithB(player, "a");
    expect(keptBy(player, puzzleId)).toEqual([changed]);
    for (let taps = 0; taps < 5; taps++) press(player, "b");
    expect(keptBy(player, puzzleId)).toEqual(mapsOf(puzzleId).slice(0, 1));
  });

  test("the editor can redo nothing after a new change", () => {
    const player = openLevel(puzzleId);
    change(player);
    press(player, "b");
    press(player, "left");
    press(player, "a");
    settle(player);
    const other = keptBy(player, puzzleId);
    pressWithB(player, "a");
    settle(player);
    expect(keptBy(player, puzzleId)).toEqual(other);
  });

  test("a hold of Ⓑ that is too short to leave the editor undoes nothing", () => {
    const player = openLevel(puzzleId);
    change(player);
    const changed = keptBy(player, puzzleId);
    holdB(player, 15);
    expect(keptBy(player, puzzleId)).toEqual(changed);
  });

  test("the editor brings back the last saved level after the board was cleared, and then the cleared board", () => {
    const player = openLevel(puzzleId);
    chooseOnBoard(player, "clear");
    holdB(player, DONE_FRAMES);
    const [empty] = ownMaps(player.store, puzzleId);
    expect(empty).not.toBe(mapsOf(puzzleId)[0]);
    const later = startPlayer(player.store);
    openRow(later, "Workshop");
    chooseOwnAction(later, "Edit");
    chooseOnBoard(later, "previous version");
    expect(keptBy(later, puzzleId)).toEqual(mapsOf(puzzleId).slice(0, 1));
    chooseOnBoard(later, "previous version");
    expect(keptBy(later, puzzleId)).toEqual([empty]);
    press(later, "b");
    settle(later);
    expect(keptBy(later, puzzleId)).toEqual(mapsOf(puzzleId).slice(0, 1));
  });

  test("the editor asks before the player leaves without saving, and then keeps the level unchanged", () => {
    const player = openLevel(puzzleId);
    change(player);
    const changed = keptBy(player, puzzleId);
    chooseOnBoard(player, "leave without saving");
    frames(player, DEAF_FRAMES);
    press(player, "b");
    settle(player);
    expect(keptBy(player, puzzleId)).toEqual(changed);
    chooseOnBoard(player, "leave without saving");
    frames(player, DEAF_FRAMES);
    press(player, "a");
    settle(player);
    expect(player.console.menuItems().map(({ title }) => title)).toEqual(WORKSHOP_MENU);
    expect(keptBy(player, puzzleId)).toEqual(mapsOf(puzzleId).slice(0, 1));
  });

  test("a new board in the editor is not saved if all its changes were undone", () => {
    const player = openWorkshop(puzzleId, 0);
    press(player, "a");
    settle(player);
    press(player, "a");
    settle(player);
    expect(keptBy(player, puzzleId)).toHaveLength(1);
    press(player, "b");
    holdB(player, DONE_FRAMES);
    expect(keptBy(player, puzzleId)).toEqual([]);
  });
});

test("the board page of the editor offers to leave, which saves the changes", () => {
  const player = openLevel(FIRST_PUZZLE_ID);
  change(player);
  const changed = keptBy(player, FIRST_PUZZLE_ID);
  chooseMenuItem(player, "board");
  for (let at = 1; at < BOARD_ROWS.length; at++) press(player, "down");
  settle(player);
  expectScreen(player, "editor-board-page");
  press(player, "b");
  chooseOnBoard(player, "leave");
  expect(player.console.menuItems().map(({ title }) => title)).toEqual(WORKSHOP_MENU);
  expect(ownMaps(player.store, FIRST_PUZZLE_ID)).toEqual(changed);
});

test("the editor says what was undone, and asks before the player leaves without saving", () => {
  const player = openLevel(FIRST_PUZZLE_ID);
  change(player);
  press(player, "b");
  settle(player);
  expectScreen(player, "editor-undone");
  chooseOnBoard(player, "leave without saving");
  expectScreen(player, "editor-leave-question");
});

describe("the own levels in the workshop", () => {
  const maps = mapsOf(FIRST_PUZZLE_ID);

  function bringBack(player: Player): void {
    for (let at = 0; at < 5; at++) press(player, "right");
    settle(player);
    press(player, "a");
    settle(player);
  }

  test("Ⓑ leaves the workshop right after a level was deleted, and the level stays deleted", () => {
    const player = openWorkshop(FIRST_PUZZLE_ID, 2);
    chooseOwnAction(player, "Delete");
    expectScreen(player, "workshop-deleted");
    press(player, "b");
    settle(player);
    expect(ownMaps(player.store, FIRST_PUZZLE_ID)).toEqual([maps[1]]);
    openRow(player, "Workshop");
    expect(ownMaps(player.store, FIRST_PUZZLE_ID)).toEqual([maps[1]]);
  });

  test("several deleted levels come back one by one, even if the workshop was left in between", () => {
    const player = openWorkshop(FIRST_PUZZLE_ID, 3);
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

  test("a deleted level does not come back if the workshop is full, but is not lost", () => {
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

  test("a level that was deleted from a full workshop comes back after another level is deleted for it", () => {
    const [first, ...others] = maps.slice(0, 40);
    const player = startPlayer(storeWithOwnLevels([first, ...others], FIRST_PUZZLE_ID));
    openRow(player, "Workshop");
    chooseOwnAction(player, "Delete");
    chooseOwnAction(player, "Copy");
    press(player, "left");
    chooseOwnAction(player, "Delete");
    expect(ownMaps(player.store, FIRST_PUZZLE_ID)).toEqual(others);
    for (let row = 0; row < 9; row++) press(player, "down");
    press(player, "left");
    settle(player);
    expectScreen(player, "workshop-bring-back-of-two");
    press(player, "a");
    settle(player);
    expect(ownMaps(player.store, FIRST_PUZZLE_ID)).toEqual([first, ...others]);
  });
});
