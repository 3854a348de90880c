/**
 * The items on the first page of the challenges screen, and the cursor on them. The items are a plate (a wide drawn
 * button), one or two words, and recent challenges on hooks. The direction pad (✛) and the crank move the cursor.
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
 * A recent challenge, whose tag is drawn on a hook of the challenges screen. `level` is the number of the level at
 * which the player left an unfinished challenge, else undefined.
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
  /**
   * The index, from 0, of the selected item. The plate (a wide drawn button) comes first, then the words below it, then
   * the recent challenges.
   */
  chosen: number;
  /** How many degrees the crank has turned since it last moved the cursor to another item. */
  crankDegrees: number;
}

/**
 * The action of an item of the challenges screen: to continue the unfinished challenge, to make a new one, to enter a
 * code, or to show the codes of a recent challenge.
 */
export type ChoiceItem = "continue" | "new" | "dial" | "hook";

/**
 * Creates the first page of the challenges screen, for the puzzle at `puzzleIndex`. If `hook` is given, the cursor is
 * on the recent challenge with this index, from 0.
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
 * Returns the index, among all items of the challenges screen, of the first recent challenge. One plate (a wide drawn
 * button) and one or two words come before it.
 */
export function firstHook({ unfinished }: Choice): number {
  return unfinished === undefined ? 2 : 3;
}

/** Returns the action of the item at `index` of the challenges screen. */
export function choiceItemAt(choice: Choice, index: number): ChoiceItem {
  if (index === 0) return choice.unfinished === undefined ? "dial" : "continue";
  if (index === 1) return "new";
  return index < firstHook(choice) ? "dial" : "hook";
}

/** Returns the selected recent challenge; undefined if another item of the challenges screen is selected. */
export function chosenHook(choice: Choice): HookedChallenge | undefined {
  return choiceItemAt(choice, choice.chosen) === "hook" ? choice.hooked[choice.chosen - firstHook(choice)] : undefined;
}

/**
 * Moves the cursor on the first page of the challenges screen and plays a sound. The direction pad (✛) left and right
 * and the crank go through all items of the page. ✛ up and down go to the previous or next row of items.
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
