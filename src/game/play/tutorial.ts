/**
 * A tutorial is a row of lessons. A lesson is a tiny level that teaches one new thing before the first level that needs
 * this thing.
 */
import { isCave } from "../../kernel/draft";
import type { Legend } from "../../kernel/legend";
import { PASSES_TITLE } from "../../kernel/pass";
import type { Lesson, PuzzleLessons } from "../../puzzles/lesson";
import type { NewThing } from "../../puzzles/puzzle";
import type { OpaqueLevel, AnyPuzzle } from "../../puzzles/any-puzzle";
import { HINT_LETTER, isControl, knowsControl, markControlKnown } from "../save/known-controls";
import { openPuzzleSave, type Save } from "../save/save";
import type { Mode, ReadyLevel } from "./mode";

/**
 * What a lesson asks of the player.
 * - `try`: make the mistake that the lesson is about.
 * - `back`: take the mistake back with the crank or Ⓑ.
 * - `ask`: ask for a hint with Ⓐ.
 * - `win`: make the next move of a solution.
 * - `done`: nothing, because the level is cleared.
 */
export type LessonStage = "try" | "back" | "ask" | "win" | "done";

/** The lessons before a level, and which of these lessons is being played. */
export interface Tutorial {
  readonly lesson: Lesson;
  /** The parts of the puzzle's scenery that all its lessons show, such as the rim of the board. */
  readonly look: Pick<PuzzleLessons, "rim" | "lamp" | "frameGap">;
  /** The letters that name the lessons of this tutorial in the save, in the order in which they are taught. */
  readonly letters: readonly string[];
  /** The lesson that is being played, as the index of its letter in `letters`. */
  readonly lessonIndex: number;
  /** The level that starts after the lessons, or undefined if no level is ready yet or no level follows. */
  readonly next: ReadyLevel | undefined;
  stage: LessonStage;
  /** Whether the player has made the mistake that the lesson is about. */
  hasErred: boolean;
  stageMs: number;
}

/**
 * Returns the letters of the lessons that the player has not had yet and that a level or its mode needs. Without a
 * level, all lessons of the puzzle are needed, except those about caves (levels of several rooms).
 */
export function findDueLessons(
  puzzle: AnyPuzzle,
  save: Save,
  { teaches, hasHints, twist }: Pick<Mode, "teaches" | "hasHints" | "twist">,
  level: OpaqueLevel | undefined,
): readonly string[] {
  if (!teaches || puzzle.newThings === undefined) return [];
  const { knownThings } = openPuzzleSave(save, puzzle.id);
  const isDue = (thing: NewThing): boolean =>
    level === undefined ? thing.isCave !== true : hasThing(puzzle, level, thing);
  const letters: string[] = [];
  for (const thing of puzzle.newThings) {
    const { letter } = thing;
    if (!knownThings.includes(letter) && isDue(thing)) letters.push(letter);
  }
  if (hasHints && !knowsControl(save, HINT_LETTER)) letters.push(HINT_LETTER);
  if (twist !== undefined && !knowsControl(save, twist.lessonLetter)) letters.push(twist.lessonLetter);
  return letters;
}

/** Records in the save that the player has had a lesson. `letter` names the lesson in the save. */
export function markTaught({ id }: AnyPuzzle, save: Save, letter: string): void {
  if (isControl(letter)) {
    markControlKnown(save, letter);
    return;
  }
  const saved = openPuzzleSave(save, id);
  if (!saved.knownThings.includes(letter)) saved.knownThings += letter;
}

/** Returns whether a level has the given thing. The thing may have any orientation and may be beneath another thing. */
function hasThing({ legend, placementsOf }: AnyPuzzle, level: OpaqueLevel, thing: NewThing): boolean {
  const { characters } = thing;
  if (thing.isCave === true) return isCave(placementsOf(level).board);
  return characters === "" || placementsOf(level).kinds.some((kind) => isKindOf(legend, kind, characters));
}

/**
 * Returns whether `kind`, a thing in one orientation, is the thing that a lesson is about. `own` has the characters
 * that stand for the lesson's thing in maps, or `PASSES_TITLE` for one-way passes.
 */
function isKindOf({ characters: all, firstPassKind, lowerKindOffset }: Legend, kind: number, own: string): boolean {
  if (kind >= firstPassKind) return own === PASSES_TITLE;
  return own !== PASSES_TITLE && own.includes(all.charAt(kind % lowerKindOffset));
}
