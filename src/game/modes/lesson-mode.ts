/** Creates the mode in which the player repeats a lesson from the list of all lessons. */
import type { Destination } from "../destination";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import type { Lesson } from "../../puzzles/lesson";
import type { Twist } from "../../puzzles/twist";
import type { Mode } from "../play/mode";
/** The import below is loaded from remix.lua on first use. @lazy remix */
import { createTwist } from "../play/twists/create-twist";
import { TWIST_LETTERS } from "../save/known-controls";
import { TEXTS } from "../texts/index";
import { createUncountedMode } from "./uncounted-mode";

const TWISTS: readonly Twist[] = ["rewinds", "turned", "fog"];

/** Creates the mode that plays one lesson. The screen `back` opens when the lesson ends or the player leaves it. */
export function createLessonMode(puzzle: AnyPuzzle, { letter, map, title }: Lesson, back: Destination): Mode {
  const { goOn, back: backText } = TEXTS.buttons;
  const mode = createUncountedMode(puzzle, map.join("\n"), {
    hud: () => ({ main: title, side: "" }),
    origin: () => ({}),
    back,
    buttons: { aText: goOn, bText: backText, onA: back, onB: back },
  });
  const twist = TWISTS.find((each) => TWIST_LETTERS[each] === letter);
  return { ...mode, repeatedLesson: letter, ...(twist === undefined ? {} : { twist: createTwist(puzzle, twist) }) };
}
