// The list of the lessons of all puzzles. It is separate from the list of puzzles, which is loaded when the game
// starts, because most levels need no lesson.

/** The import below is loaded from fruit-lessons.lua on first use. @lazy fruit-lessons */
import { lessons as fruitLessons } from "./fruit/lessons/lessons";
/** The import below is loaded from ice-path-lessons.lua on first use. @lazy ice-path-lessons */
import { lessons as icePathLessons } from "./ice-path/lessons/lessons";
/** The import below is loaded from last-ball-lessons.lua on first use. @lazy last-ball-lessons */
import { lessons as lastBallLessons } from "./last-ball/lessons/lessons";
import type { PuzzleLessons } from "./lesson";
/** The import below is loaded from penguin-lessons.lua on first use. @lazy penguin-lessons */
import { lessons as penguinLessons } from "./penguin/lessons/lessons";
/** The import below is loaded from skid-lessons.lua on first use. @lazy skid-lessons */
import { lessons as skidLessons } from "./skid/lessons/lessons";

/**
 * The entry of one puzzle in the list of lessons: how its lessons are loaded. They are in a Lua file of their own,
 * which is loaded when the lessons are first needed.
 * @noSelf
 */
interface LessonsEntry {
  readonly id: string;
  readonly loadLessons: () => PuzzleLessons;
}

/** The lessons of all puzzles that have lessons, in the order of the puzzles. */
export const LESSONS: readonly LessonsEntry[] = [
  { id: "last-ball", loadLessons: () => lastBallLessons },
  { id: "ice-path", loadLessons: () => icePathLessons },
  { id: "skid", loadLessons: () => skidLessons },
  { id: "penguin", loadLessons: () => penguinLessons },
  { id: "fruit", loadLessons: () => fruitLessons },
];
