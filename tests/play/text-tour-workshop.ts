/**
 * The parts of a scripted game that show the workshop's texts with the largest numbers possible. They visit the list of
 * player-made levels, the editor, and a friend's level. A test checks whether the texts fit.
 */
import type { Store } from "../../simulator/host";
import { writeLevelCode } from "../../src/game/codes/level-code";
import { runToEnd } from "../../src/kernel/task";
import { allLevelsOf } from "../../src/puzzles/campaign";
import { waitForLevel, win } from "./bot";
import { chooseOwnAction, saveOwnLevels, OWN_ACTIONS } from "./own-levels";
import { chooseMenuItem, frame, frames, openMenu, press, settle, startPlayer, type Player } from "./player";
import { startAtRow, FAREWELL_FRAMES, storeOf } from "./text-saves";
import { puzzleIndexOf, puzzleOf } from "./puzzles";

function ownStore(puzzleId: string): Store {
  const store = storeOf(puzzleId, 1);
  const maps = allLevelsOf(puzzleOf(puzzleId).campaign).map(({ map }) => map.join("\n"));
  saveOwnLevels(store, maps.slice(-40), puzzleId);
  return store;
}

/**
 * Shows the list of player-made levels and everything that can be done with one of them. Then shows the workshop of a
 * player without own levels.
 */
export function walkWorkshop(puzzleId: string): void {
  const player = startAtRow(ownStore(puzzleId), "Workshop");
  for (let row = 0; row < 10; row++) {
    press(player, "down");
    settle(player);
  }
  press(player, "left");
  settle(player);
  press(player, "a");
  settle(player);
  for (let row = 1; row < OWN_ACTIONS.length; row++) {
    press(player, "down");
    settle(player);
  }
  press(player, "b");
  settle(player);
  chooseOwnAction(player, "Copy");
  press(player, "b");
  settle(player);
  chooseOwnAction(player, "Share");
  frames(player, 400);
  press(player, "b");
  settle(player);
  press(player, "b");
  settle(player);
  chooseOwnAction(player, "Play");
  waitForLevel(player);
  settle(player);
  openMenu(player);
  win(player);
  frames(player, FAREWELL_FRAMES);
  press(player, "b");
  settle(player);
  chooseOwnAction(player, "Delete");
  settle(player);
  // Shows a workshop without player-made levels, and the card for a friend's code. Enters eight letters of a code by
  // turning the drum of letters, and shows the screen after each.
  const empty = startAtRow(storeOf(puzzleId, 1), "Workshop");
  press(empty, "right");
  settle(empty);
  press(empty, "a");
  settle(empty);
  for (let index = 0; index < 8; index++) {
    press(empty, "a");
    settle(empty);
  }
}

/**
 * The largest number of drawers (groups of things) in the editor of a puzzle, and the largest number of things in a
 * drawer.
 */
const MAX_DRAWERS = 4;
const THINGS_PER_DRAWER = 6;

const PAGES = ["tools", "insight", "board"];
const MAX_PAGE_ROWS = 9;

/** Shows the level editor with its palette, its pages, and the messages that appear while the player places things. */
export function walkEditor(puzzleId: string): void {
  const player = startAtRow(ownStore(puzzleId), "Workshop");
  // Shows the editor with the facts about the level, and the name of each thing in each drawer (a group of things).
  chooseOwnAction(player, "Edit");
  frames(player, 200);
  for (let drawer = 0; drawer < MAX_DRAWERS; drawer++) {
    for (const button of ["down", ...Array.from({ length: THINGS_PER_DRAWER }, () => "right" as const)] as const) {
      frame(player, ["b"]);
      frame(player, ["b", button]);
      frame(player);
      settle(player);
    }
  }
  // Shows three pages of the editor row by row: its tools, the analysis of the level, and the settings of the board.
  for (const page of PAGES) {
    pickItem(player, page);
    settle(player);
    for (let row = 0; row < MAX_PAGE_ROWS; row++) {
      press(player, page === "insight" ? "right" : "down");
      settle(player);
      frames(player, 10);
    }
    press(player, "b");
    settle(player);
  }
  // Places six things one after another on a board that is no valid level, and shows what the editor says about it each
  // time. Then shows the question before the editor closes.
  for (let index = 0; index < 6; index++) {
    press(player, "a");
    press(player, "right");
    frames(player, 30);
  }
  press(player, "b");
  frames(player, 40);
}

/**
 * Shows what the editor says about an empty board: the messages of its tools, and those of the page that analyses the
 * level.
 */
export function walkEmptyEditor(puzzleId: string): void {
  const player = startAtRow(storeOf(puzzleId, 1), "Workshop");
  press(player, "a");
  settle(player);
  pickItem(player, "insight");
  frames(player, 10);
  settle(player);
  for (let row = 0; row < MAX_PAGE_ROWS; row++) {
    pickItem(player, "tools");
    settle(player);
    for (let index = 0; index < row; index++) press(player, "down");
    press(player, "a");
    frames(player, 10);
    settle(player);
    press(player, "b");
    frames(player, 10);
  }
}

function pickItem({ console }: Player, title: string): void {
  const index = console.menuItems().findIndex((item) => item.title === title);
  if (index < 0) return;
  console.signal("gameWillPause");
  console.chooseMenuItem(index);
  console.signal("gameWillResume");
}

export function walkFriendsLevel(puzzleId: string): void {
  const maps = allLevelsOf(puzzleOf(puzzleId).campaign).map(({ map }) => map.join("\n"));
  const code = runToEnd(writeLevelCode({ puzzleIndex: puzzleIndexOf(puzzleId), map: maps[0] }));
  const player = startPlayer(ownStore(puzzleId), { arguments: [`level=${code}`] });
  waitForLevel(player);
  settle(player);
  win(player);
  frames(player, FAREWELL_FRAMES);
  press(player, "a");
  settle(player);
  press(player, "down");
  settle(player);
  press(player, "a");
  settle(player);
  for (const wrong of [`${code.slice(0, -1)}A`, "AAAA", "A".repeat(300)]) {
    const other = startPlayer(storeOf(puzzleId, 1), { arguments: [`level=${wrong}`] });
    frames(other, 60);
    settle(other);
  }
}

const PACK_NAME = "W".repeat(15);
const PACK_LEVELS = 10;

/** Makes a pack of ten player-made levels, and shows a friend's pack with the widest name. */
export function walkPack(puzzleId: string): void {
  const player = startAtRow(ownStore(puzzleId), "Workshop");
  chooseMenuItem(player, "share a pack");
  press(player, "up");
  press(player, "a");
  settle(player);
  press(player, "up");
  settle(player);
  press(player, "down");
  press(player, "down");
  for (let level = 0; level <= PACK_LEVELS; level++) {
    settle(player);
    press(player, "a");
    settle(player);
    press(player, "down");
  }
  press(player, "up");
  press(player, "a");
  settle(player);
  for (let row = 0; row <= PACK_LEVELS; row++) press(player, "up");
  settle(player);
  press(player, "a");
  frames(player, 800);
  const map = allLevelsOf(puzzleOf(puzzleId).campaign)[0].map.join("\n");
  const code = runToEnd(writeLevelCode({ puzzleIndex: puzzleIndexOf(puzzleId), map }));
  const codes = Array.from({ length: PACK_LEVELS }, () => code).join(".");
  const friend = startPlayer(storeOf(puzzleId, 1), { arguments: [`pack=${PACK_NAME}..${codes}`] });
  settle(friend);
  for (let row = 1; row < PACK_LEVELS; row++) press(friend, "down");
  settle(friend);
  press(friend, "a");
  waitForLevel(friend);
  settle(friend);
  win(friend);
  frames(friend, FAREWELL_FRAMES);
  press(friend, "b");
  settle(friend);
  press(friend, "down");
  press(friend, "a");
  settle(friend);
}
