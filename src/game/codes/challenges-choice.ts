/**
 * The items on the first page of the challenges screen, and how the direction pad (✛) and the crank move the cursor.
 * There are up to three rows: a wide plate, one or two words below it, and the hooks with the codes of recent
 * challenges.
 */
import type { Input } from "../../device/input";
import { DOWN, LEFT, RIGHT, UP } from "../../kernel/direction";
import type { Save } from "../save/save";
import { playCursorSound, playRefusalSound } from "../sounds";
import { CRANK_DEGREES_PER_ROW, roundToUnits } from "../widgets/list";
import { readRecentChallenges, type RecentChallenge } from "./recent-challenges";
import { findUnfinishedChallenge, findUnfinishedLevel } from "./unfinished-challenge";
import type { Challenge } from "./challenge-code";

/**
 * A recent challenge, which hangs on a hook in the list of these. If the challenge is unfinished, `level` is the number
 * of the level with which it goes on; otherwise undefined.
 */
export interface HookedChallenge {
  readonly played: RecentChallenge;
  readonly level: number | undefined;
}

export interface Choice {
  /**
   * The unfinished challenge of the puzzle that the title screen shows, and the number of the level in which the player
   * left it. Undefined if there is none.
   */
  readonly unfinished: { readonly challenge: Challenge; readonly level: number } | undefined;
  readonly hooked: readonly HookedChallenge[];
  /**
   * The index of the selected item on the first page of the challenges screen, from 0. First comes the wide plate at
   * the top, then the words below it, then the hooks with recent challenges.
   */
  chosen: number;
  /** How far the crank has turned since it last moved the cursor to another item, in degrees. */
  crankDegrees: number;
}

/**
 * What an item of the first page does when it is chosen. It continues the unfinished challenge, makes a new one, opens
 * the drums for entering a code, or shows the codes of a challenge on a hook.
 */
export type ChoiceItem = "continue" | "new" | "dial" | "hook";

/**
 * Creates the first page of the challenges screen, for the puzzle at the index `puzzleIndex`. On the page are hooks, on
 * each of which hangs a recent challenge. If `hook` (from 0) is given, the cursor is on this hook.
 */
export function createChoiceOf(save: Save, puzzleIndex: number, hook?: number): Choice {
  const challenge = findUnfinishedChallenge(save, puzzleIndex);
  const level = challenge === undefined ? undefined : findUnfinishedLevel(save, challenge);
  const hooked = readRecentChallenges(save.challenges).map((played) => ({
    played,
    level: findUnfinishedLevel(save, played.challenge),
  }));
  const choice: Choice = {
    unfinished: challenge === undefined || level === undefined ? undefined : { challenge, level },
    hooked,
    chosen: 0,
    crankDegrees: 0,
  };
  if (hook !== undefined && hook < hooked.length) choice.chosen = firstHook(choice) + hook;
  return choice;
}

/**
 * Returns the index of the item on the first hook, where the first challenge of the list of recent challenges hangs.
 * The index depends on how many words stand before the hooks: one if there is no unfinished challenge, otherwise two.
 */
export function firstHook({ unfinished }: Choice): number {
  return unfinished === undefined ? 2 : 3;
}

/** Returns what the item at an index of the first page does when it is chosen. */
export function choiceItemAt(choice: Choice, index: number): ChoiceItem {
  if (index === 0) return choice.unfinished === undefined ? "dial" : "continue";
  if (index === 1) return "new";
  return index < firstHook(choice) ? "dial" : "hook";
}

/**
 * Returns the recent challenge that hangs on the selected hook. Returns undefined if the selected item of the first
 * page is no hook.
 */
export function chosenHook(choice: Choice): HookedChallenge | undefined {
  return choiceItemAt(choice, choice.chosen) === "hook" ? choice.hooked[choice.chosen - firstHook(choice)] : undefined;
}

/**
 * Moves the cursor on the first page of the challenges screen by the input of one frame. ✛ left and right and the crank
 * go through all items; ✛ up and down go to the first item of the next row. Plays the sound of a moved cursor, or of a
 * refusal if ✛ can move it no further.
 */
export function steerChoice(choice: Choice, { crankDegrees, pressedDirection }: Input): void {
  choice.crankDegrees += crankDegrees;
  const turned = roundToUnits(choice.crankDegrees, CRANK_DEGREES_PER_ROW);
  choice.crankDegrees -= turned * CRANK_DEGREES_PER_ROW;
  const before = choice.chosen;
  goTo(choice, before + turned);
  if (pressedDirection === LEFT) goTo(choice, choice.chosen - 1);
  else if (pressedDirection === RIGHT) goTo(choice, choice.chosen + 1);
  else if (pressedDirection === UP) goTo(choice, rowStart(choice, -1));
  else if (pressedDirection === DOWN) goTo(choice, rowStart(choice, 1));
  if (choice.chosen !== before) playCursorSound();
  else if (pressedDirection !== undefined) playRefusalSound();
}

/**
 * Moves the cursor to the item of the first page with the index `item`. If there is no such item, moves the cursor to
 * the first or last one.
 */
function goTo(choice: Choice, item: number): void {
  const last = firstHook(choice) + choice.hooked.length - 1;
  choice.chosen = Math.max(0, Math.min(last, item));
}

/**
 * Returns the index of the first item in the row above the cursor (`by` is -1) or below it (1). Returns the index of
 * the item at the cursor if there is no such row.
 */
function rowStart(choice: Choice, by: number): number {
  const { chosen, hooked } = choice;
  const hook = firstHook(choice);
  const starts = hooked.length === 0 ? [0, 1] : [0, 1, hook];
  const row = chosen === 0 ? 0 : chosen < hook ? 1 : 2;
  return row + by >= 0 && row + by < starts.length ? starts[row + by] : chosen;
}
