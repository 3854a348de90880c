/** Opens a lesson that the player repeats from the list of all lessons. */
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { lessonMode } from "./lesson-mode";
import { createPlayScreen } from "../play/play-screen";
import type { Routes } from "../routes";
import type { Save } from "../save/save";
import type { Screen } from "../screen";
import { findLesson, lessonsOf } from "../play/lessons/create-tutorial";

/** Opens the lesson that `letter` names. `back` is called after the level, and when the player leaves it. */
export function playLesson(
  puzzle: AnyPuzzle,
  save: Save,
  letter: string,
  routes: Pick<Routes, "ask" | "editCopy">,
  back: () => void,
): Screen {
  const mode = lessonMode(puzzle, findLesson(lessonsOf(puzzle.id), letter), back);
  return createPlayScreen({ puzzle, save, routes }, mode, undefined, undefined);
}
