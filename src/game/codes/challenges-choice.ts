/**
 * The items on the first page of the challenges screen: a wide plate, one or two words, and hooks with recent
 * challenges. The direction pad (✛) and the crank move the cursor.
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
 * A recent challenge that hangs on a hook of the challenges screen. `level` is the number of the level at which the
 * player left the challenge if it is unfinished, else undefined.
 */
export interface HookedChallenge {
  readonly played: RecentChallenge;
  readonly level: number | undefined;
}

export interface Choice {
  /**
   * The unfinished challenge of the title screen's puzzle, and the number of the level at which the player left it.
   * Undefined if there is none.
   */
  readonly unfinished: { readonly challenge: Challenge; readonly level: number } | undefined;
  readonly hooked: readonly HookedChallenge[];
  /** The index of the selected item, from 0: first the wide plate, then the words below it, then the hooks. */
  chosen: number;
  /** How many degrees the crank has turned since it last moved the cursor to another item. */
  crankDegrees: number;
}

/**
 * What choosing an item does. It continues the unfinished challenge, makes a new one, lets the player enter a code, or
 * shows the codes of a recent challenge.
 */
export type ChoiceItem = "continue" | "new" | "dial" | "hook";

/**
 * Creates the first page of the challenges screen, for the puzzle at `puzzleIndex`. If `hook` (from 0) is given, the
 * cursor is on that recent challenge.
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
 * Returns the index of the item on the first hook of the challenges screen. It depends on whether one or two words
 * stand before the hooks.
 */
export function firstHook({ unfinished }: Choice): number {
  return unfinished === undefined ? 2 : 3;
}

/** Returns what choosing the item at `index` of the challenges screen does. */
export function choiceItemAt(choice: Choice, index: number): ChoiceItem {
  if (index === 0) return choice.unfinished === undefined ? "dial" : "continue";
  if (index === 1) return "new";
  return index < firstHook(choice) ? "dial" : "hook";
}

/** Returns the recent challenge on the selected hook; undefined if the selected item is no hook. */
export function chosenHook(choice: Choice): HookedChallenge | undefined {
  return choiceItemAt(choice, choice.chosen) === "hook" ? choice.hooked[choice.chosen - firstHook(choice)] : undefined;
}

/**
 * Moves the cursor on the first page of the challenges screen. The direction pad (✛) left and right and the crank go
 * through all items; ✛ up and down change the row. Also plays a sound.
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

function goTo(choice: Choice, item: number): void {
  const last = firstHook(choice) + choice.hooked.length - 1;
  choice.chosen = Math.max(0, Math.min(last, item));
}

/**
 * Returns the index of the first item in the row above the cursor (`by` is -1) or below it (1). If there is no such
 * row, returns the cursor's index.
 */
function rowStart(choice: Choice, by: number): number {
  const { chosen, hooked } = choice;
  const hook = firstHook(choice);
  const starts = hooked.length === 0 ? [0, 1] : [0, 1, hook];
  const row = chosen === 0 ? 0 : chosen < hook ? 1 : 2;
  return row + by >= 0 && row + by < starts.length ? starts[row + by] : chosen;
}
