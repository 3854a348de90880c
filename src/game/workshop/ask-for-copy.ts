/**
 * Decides what the player is asked or told before the editor opens with a level: a question before a copy of a level,
 * and a message instead of the editor for a cave (a level of several rooms), which the editor cannot show.
 */
import { readToday } from "../../device/clock";
import { isCave, parseDraft } from "../../kernel/draft";
import { isFault } from "../../kernel/fault";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import type { CopyCost, Destination, Question } from "../destination";
import { dayNumber } from "../save/days";
import { addHelp } from "../save/help";
import { openPuzzleSave, type Save } from "../save/save";
import { requestSave } from "../save/store-requests";
import { readOwnMap, MAX_OWN_LEVELS, openOwnLevels } from "../save/own-levels";
import { TEXTS } from "./texts/index";

type CopyDestination = Extract<Destination, { kind: "edit-copy" }>;

/**
 * Returns the question whether to open the editor with a copy of a level. If there is no space for another own level of
 * this puzzle, returns a message that says so.
 */
export function copyQuestion(puzzle: AnyPuzzle, destination: CopyDestination): Question {
  const { map, cost } = destination;
  if (isMapOfCave(puzzle, map)) return TEXTS.cave;
  if (openOwnLevels(puzzle.id).levels.length >= MAX_OWN_LEVELS) {
    const { title, text } = TEXTS.copy.noSpace;
    return { title, text: text(MAX_OWN_LEVELS, puzzle.name) };
  }
  const opens = { ...destination, isAgreed: true };
  return { title: TEXTS.copy.title, text: cost.text, yes: { label: TEXTS.copy.yes, opens } };
}

/** Records the cost of opening a copy of a level in the editor: in a campaign level, the copy counts as a hint. */
export function payForCopy(save: Save, puzzleId: string, { levelIndex }: CopyCost): void {
  if (levelIndex === undefined) return;
  addHelp(openPuzzleSave(save, puzzleId), levelIndex, "hint", dayNumber(readToday()));
  requestSave();
}

/**
 * If the player's own level at `index` is a cave (a level of several rooms), returns the message that the editor cannot
 * show it. Otherwise returns undefined.
 */
export function caveQuestion(puzzle: AnyPuzzle, index: number): Question | undefined {
  const own = openOwnLevels(puzzle.id);
  return index < own.levels.length && isMapOfCave(puzzle, readOwnMap(own, index)) ? TEXTS.cave : undefined;
}

function isMapOfCave({ legend }: AnyPuzzle, map: string): boolean {
  const draft = parseDraft(legend, map);
  return !isFault(draft) && isCave(draft.board);
}
