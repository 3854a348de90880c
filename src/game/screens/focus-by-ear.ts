/**
 * Puts what is under the cursor of a screen into words, for a player who cannot see the screen: the title, the paces, a
 * new run (a sequence of levels) and questions. These screens are in the Lua file with which the game starts, and this
 * file is not.
 */
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import type { Question } from "../destination";
import type { PaceRun } from "../save/pace-records";
import { TEXTS } from "../texts/index";

interface TitleCursor {
  readonly puzzle: AnyPuzzle;
  readonly entries: readonly { readonly label: string; readonly note: string }[];
  readonly list: { readonly chosen: number };
  readonly lastPlace: string;
}

/** Returns where the player was last, the puzzle, and the row under the cursor of the title. */
export function describeTitleFocus({ puzzle, entries, list, lastPlace }: TitleCursor): readonly string[] {
  const { label, note } = entries[list.chosen];
  return [lastPlace, puzzle.name, label, note];
}

interface PaceCursor {
  readonly puzzle: AnyPuzzle;
  readonly runs: readonly PaceRun[];
  readonly chosen: number;
  readonly isNewRunChosen: boolean;
}

/** Returns the chosen pace, the run (a sequence of levels) at this pace, and the row below it. */
export function describePaceFocus({ puzzle, runs, chosen, isNewRunChosen }: PaceCursor): readonly string[] {
  const texts = TEXTS.pace;
  const { pace, level, best } = runs[chosen];
  const [record] = level === undefined ? [texts.meanings[pace]] : texts.records(level, best);
  const row = isNewRunChosen ? texts.newRun : level === undefined ? texts.begin : texts.goOn;
  return [puzzle.name, texts.title, texts.names[pace], record, row];
}

/** Returns the question whether to begin a new run (a sequence of levels), and the chosen answer. */
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

/** Returns a question with what its buttons do. */
export function describeQuestionFocus({ title, text, yes }: Question): readonly string[] {
  return [title, text, yes === undefined ? "" : `Ⓐ ${yes.label}`, `Ⓑ ${TEXTS.buttons.back}`];
}
