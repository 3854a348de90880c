import type { Button, Store } from "../../simulator/host";
import { createMemoryStore } from "../../simulator/stores";
import type { Direction } from "../../src/kernel/direction";
import { frame, frames, chooseMenuItem, press, makeMove, settle, startPlayer, type Player } from "./player";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { saveCampaign, saveIn, titlePuzzleIdIn } from "./saves";
import { printedAttempt, type AttemptJson } from "./attempt-json";
import { solve, losingMoves } from "./solver";
import { isCharacterInHud } from "./screen-text";
import { FIRST_PUZZLE_ID, puzzleIndexOf } from "./puzzles";

/** The rows of the title, from above. */
export const TITLE_ROWS = ["Play", "Campaign", "Today", "Rush", "Challenge", "Workshop", "Settings", "Stats"] as const;
export type TitleRow = (typeof TITLE_ROWS)[number];

const BUTTONS: readonly Button[] = ["up", "right", "down", "left"];
const MAX_FRAMES = 3000;
/** Sooner after a move that was taken back Ⓑ is not told from another undo. */
const FRAMES_AFTER_UNDO = 16;
/** After so many a question hears the buttons. */
const FRAMES_BEFORE_ANSWER = 12;
/** Ⓐ held so long is no tap. */
const FRAMES_OF_HOLD = 30;
/** The game prints a row each time that it is asked for its level: it is asked now and then. */
const FRAMES_PER_LOOK = 8;

/** Where the title's cursor is for those who have opened a row already. */
const cursors = new WeakMap<Player, number>();

/** Which world the title shows to those who have changed it. */
const titlePuzzleIds = new WeakMap<Player, string>();

/** Turns the title, which is on the screen, to the world of that id. */
export function showPuzzle(player: Player, puzzleId: string): void {
  const save = saveIn(player.store);
  const from = titlePuzzleIds.get(player) ?? (save === undefined ? FIRST_PUZZLE_ID : titlePuzzleIdIn(save));
  const steps = (puzzleIndexOf(puzzleId) - puzzleIndexOf(from) + loadAllPuzzles().length) % loadAllPuzzles().length;
  for (let step = 0; step < steps; step++) press(player, "right");
  titlePuzzleIds.set(player, puzzleId);
}

/** Opens a row of the title, which has just come. */
export function openRow(player: Player, row: TitleRow): void {
  const from = cursors.get(player) ?? saveIn(player.store)?.titleRow ?? 0;
  const to = TITLE_ROWS.indexOf(row);
  for (let at = from; at < to; at++) press(player, "down");
  for (let at = from; at > to; at--) press(player, "up");
  cursors.set(player, to);
  press(player, "a");
  settle(player);
}

/** Opens a row of the title, and waits for its level; a rush that was left goes on. */
export function openLevelOf(player: Player, row: TitleRow): AttemptJson {
  openRow(player, row);
  if (row === "Rush" && isEndCardShown(player)) press(player, "a");
  const level = waitForLevel(player);
  settle(player);
  return level;
}

/** Opens the level of the campaign that comes after so many cleared ones. */
export function openCampaignAfter(cleared: number, puzzleId = FIRST_PUZZLE_ID): Player {
  const store = createMemoryStore();
  saveCampaign(store, cleared, puzzleId);
  return openCampaign(store);
}

/** Starts the game and opens the first level of the campaign that is not cleared. */
export function openCampaign(store: Store): Player {
  const player = startPlayer(store);
  openRow(player, "Campaign");
  press(player, "a");
  waitForLevel(player);
  settle(player);
  return player;
}

/** The level on the screen and how it is played so far; undefined if there is none. */
export function levelNow(player: Player): AttemptJson | undefined {
  const row = printedAttempt(player);
  return row === undefined ? undefined : (JSON.parse(row) as AttemptJson);
}

/** Lets time pass until there is a level, and it is another one than `before`. */
export function waitForLevel(player: Player, before?: AttemptJson): AttemptJson {
  for (let at = 0; at < MAX_FRAMES; at += FRAMES_PER_LOOK) {
    const now = levelNow(player);
    if (now !== undefined && now.map.join() !== before?.map.join()) return now;
    frames(player, FRAMES_PER_LOOK);
  }
  throw new Error("no new level comes");
}

/** Lets time pass until `isSo`. */
export function waitUntil(player: Player, isSo: () => boolean): void {
  for (let at = 0; at < 2 * MAX_FRAMES; at++) {
    if (isSo()) return;
    frame(player);
  }
  throw new Error("what was waited for does not come");
}

/** Plays the level on the screen, which stands at its start, along a best line to its last roll. */
export function win(player: Player): void {
  const level = levelNow(player);
  if (level === undefined) throw new Error("there is no level to win");
  makeMoves(player, solutionOf(level));
}

/** Wins the level on the screen, and waits until everything stands still. */
export function winAndSee(player: Player): void {
  win(player);
  settle(player);
}

/** Wins the level on the screen, and waits for the one after it. */
export function winAndGoOn(player: Player): AttemptJson {
  const before = levelNow(player);
  win(player);
  const next = waitForLevel(player, before);
  settle(player);
  return next;
}

/** A best line of a level that stands at its start. */
export function solutionOf({ puzzle, map }: AttemptJson): Direction[] {
  return solve(map.join("\n"), puzzle);
}

/** Plays the level on the screen, which stands at its start, by the fewest moves until it is lost. */
export function loseLevel(player: Player): void {
  const level = levelNow(player);
  const moves = level === undefined ? undefined : losingMoves(level.map.join("\n"), level.puzzle);
  if (moves === undefined) throw new Error("there is no level that can be lost");
  makeMoves(player, moves);
  settle(player);
}

/** Takes moves back by the button until the level stands at its start. */
export function rewind(player: Player): void {
  for (let at = levelNow(player)?.goal ?? 0; at > 0; at--) press(player, "b");
  settle(player);
}

/** Leaves a level that stands at its start: the first tap is told what a second one does. */
export function leave(player: Player): void {
  frames(player, FRAMES_AFTER_UNDO);
  press(player, "b");
  settle(player);
  press(player, "b");
  settle(player);
}

/** Ends the rush that is played by the system menu, which asks first. */
export function endRush(player: Player): void {
  chooseMenuItem(player, "end the rush");
  frames(player, FRAMES_BEFORE_ANSWER);
  press(player, "a");
  settle(player);
}

/** Asks for a copy of the level in hand on the campaign's map, which is on the screen. */
export function askForCopy(player: Player): void {
  for (let at = 0; at < FRAMES_OF_HOLD; at++) frame(player, ["a"]);
  settle(player);
}

/** Whether it is told what Ⓐ does after a level or a run. */
export function isEndCardShown(player: Player): boolean {
  return isCharacterInHud(player, "Ⓐ");
}

/** What follows the last roll is not waited for. */
function makeMoves(player: Player, moves: readonly Direction[]): void {
  moves.forEach((move, at) => {
    if (at < moves.length - 1) makeMove(player, move);
    else press(player, BUTTONS[move]);
  });
}
