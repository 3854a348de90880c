/**
 * Puts the title screen and some others into words for a player who cannot see them. This code has a Lua file of its
 * own, because most players do not need it.
 */
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import type { Question } from "../destination";
import type { PaceRun } from "../save/pace-records";
import { TEXTS as EAR_TEXTS } from "../texts/by-ear";
import { TEXTS } from "../texts/index";

interface TitleCursor {
  readonly puzzle: AnyPuzzle;
  readonly entries: readonly { readonly label: string; readonly note: string }[];
  readonly list: { readonly chosen: number };
  readonly lastPlace: string;
}

/**
 * Returns texts about the title screen for a screen reader: where the player was last, the puzzle, and the menu row
 * under the cursor.
 */
export function describeTitleFocus({ puzzle, entries, list, lastPlace }: TitleCursor): readonly string[] {
  const { label, note } = entries[list.chosen];
  const position = TEXTS.countOf(list.chosen + 1, entries.length);
  return [lastPlace, puzzle.name, label, note, position, EAR_TEXTS.titleKeys];
}

interface PaceCursor {
  readonly puzzle: AnyPuzzle;
  readonly runs: readonly PaceRun[];
  readonly chosen: number;
  readonly isNewRunChosen: boolean;
}

/**
 * Returns texts about the screen of the difficulty paces for a screen reader: the chosen pace, the run (a sequence of
 * levels) at this pace, and the chosen row.
 */
export function describePaceFocus({ puzzle, runs, chosen, isNewRunChosen }: PaceCursor): readonly string[] {
  const texts = TEXTS.pace;
  const { pace, level, best } = runs[chosen];
  const [record] = level === undefined ? [texts.meanings[pace]] : texts.records(level, best);
  const row = isNewRunChosen ? texts.newRun : level === undefined ? texts.begin : texts.goOn;
  const position = TEXTS.countOf(chosen + 1, runs.length);
  return [puzzle.name, texts.title, texts.names[pace], record, row, position, EAR_TEXTS.paceKeys];
}

/**
 * Returns texts for a screen reader: the question whether to begin a new run (a sequence of levels), and the selected
 * answer.
 */
export function describeNewRunFocus({
  run: { level = 1, best },
  isNewRunChosen,
}: {
  readonly run: PaceRun;
  readonly isNewRunChosen: boolean;
}): readonly string[] {
  const { newRunQuestion, newRunCost, newRun, keepRun } = TEXTS.pace;
  return [newRunQuestion, newRunCost(level, best), isNewRunChosen ? newRun : keepRun];
}

/** Returns the texts of a question for a screen reader, and what the buttons Ⓐ and Ⓑ do there. */
export function describeQuestionFocus({ title, text, yes }: Question): readonly string[] {
  return [title, text, yes === undefined ? "" : `Ⓐ ${yes.label}`, `Ⓑ ${TEXTS.buttons.back}`];
}
