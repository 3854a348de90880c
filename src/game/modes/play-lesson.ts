/** Opens a lesson that the player repeats from the list of all lessons. */
import { createLessonMode } from "./lesson-mode";
import { createPlayScreen } from "../play/play-screen";
import type { Destination } from "../destination";
import type { PlayContext } from "../play/play-context";
import type { Screen } from "../screen";
import { findLesson, loadPuzzleLessons } from "../play/lessons/create-tutorial";

/**
 * Opens the puzzle's lesson with the letter `letter`. The screen `back` opens when the lesson ends or the player leaves
 * it.
 */
export function playLesson(context: PlayContext, letter: string, back: Destination): Screen {
  const { puzzle } = context;
  const mode = createLessonMode(puzzle, findLesson(loadPuzzleLessons(puzzle.id), letter), back);
  return createPlayScreen(context, mode, undefined, undefined);
}
