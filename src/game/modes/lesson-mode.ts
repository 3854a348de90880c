/** The mode in which the player repeats a lesson from the list of all lessons. */
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import type { Lesson } from "../../puzzles/lesson";
import type { Mode } from "../play/mode";
import { TEXTS } from "../texts/index";
import { uncountedMode } from "./uncounted-mode";

/** Creates the mode that plays one lesson. `back` is called after the lesson, and when the player leaves it. */
export function lessonMode(puzzle: AnyPuzzle, { letter, map, title }: Lesson, back: () => void): Mode {
  const { goOn, back: backText } = TEXTS.buttons;
  const mode = uncountedMode(puzzle, map.join("\n"), {
    hud: () => ({ main: title, side: "" }),
    origin: () => ({}),
    back,
    ending: { aText: goOn, bText: backText, onA: back, onB: back },
  });
  return { ...mode, repeatedLesson: letter };
}
