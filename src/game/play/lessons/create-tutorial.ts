/** Creates lessons, which are tiny levels that teach something, from the data in the puzzle's folder. */
import { isFault } from "../../../kernel/fault";
import type { AnyPuzzle, OpaqueLevel } from "../../../puzzles/any-puzzle";
import type { Lesson, PuzzleLessons } from "../../../puzzles/lesson";
import { LESSONS } from "../../../puzzles/lessons";
import { startAttempt, type Attempt } from "../attempt";
import { createTimeline } from "../timeline";
import type { Tutorial } from "../tutorial";
import { createStats } from "../../save/stats";

/**
 * A row of lessons before a normal level. It has the letters of the lessons, the index of the present one, and the
 * normal level, if it is ready.
 */
export type LessonRow = Pick<Tutorial, "letters" | "lessonIndex" | "next">;

export interface StartedLesson {
  readonly tutorial: Tutorial;
  readonly attempt: Attempt;
}

/** Starts the lesson at index `lessonIndex` of a row of lessons. A lesson changes no statistics. */
export function startLesson(puzzle: AnyPuzzle, row: LessonRow): StartedLesson {
  const look = loadPuzzleLessons(puzzle.id);
  const lesson = findLesson(look, row.letters[row.lessonIndex]);
  const stage = lesson.mistake === undefined ? ("win" as const) : ("try" as const);
  const tutorial: Tutorial = { ...row, lesson, look, stage, hasErred: false, stageMs: 0 };
  const level = parseLessonLevel(puzzle, lesson);
  const timeline = createTimeline(puzzle.rules(level));
  const attempt = startAttempt(puzzle, { level, timeline, analysedGraph: undefined }, "arriving", createStats());
  return { tutorial, attempt };
}

/** Returns the lessons of the puzzle with this id. Throws an error if the puzzle has no lessons. */
export function loadPuzzleLessons(puzzleId: string): PuzzleLessons {
  const entry = LESSONS.find(({ id }) => id === puzzleId);
  if (entry === undefined) throw new Error(puzzleId);
  return entry.loadLessons();
}

/** Returns the lesson that a letter names, as the save stores it. Throws an error if the puzzle has no such lesson. */
export function findLesson({ lessons }: PuzzleLessons, letter: string): Lesson {
  const lesson = lessons.find((each) => each.letter === letter);
  if (lesson === undefined) throw new Error(letter);
  return lesson;
}

function parseLessonLevel({ parseMap }: AnyPuzzle, { map }: Lesson): OpaqueLevel {
  const level = parseMap(map.join("\n"));
  if (isFault(level)) throw new Error(level.fault.kind);
  return level;
}
