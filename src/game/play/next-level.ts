/** Prepares what comes next on the play screen: a level of the mode, or a lesson before it. */
import { startAttempt, type Attempt } from "./attempt";
import { withChapter } from "./chapters";
/** The import below is loaded from lessons.lua on first use. @lazy lessons */
import { startLesson, type LessonRow } from "./lessons/create-tutorial";
import type { LevelContext } from "./level-context";
import type { ReadyLevel } from "./mode";
import { openChapter, type Opening } from "./opening";
import { createTimeline } from "./timeline";
import { findDueLessons, type Tutorial } from "./tutorial";

/** What the play screen shows next: a level, or a lesson if `tutorial` is defined. */
export interface NextLevel {
  readonly attempt: Attempt;
  readonly tutorial: Tutorial | undefined;
  readonly opening: Opening | undefined;
}

type NextContext = Pick<LevelContext, "puzzle" | "save" | "mode">;

/**
 * Prepares the play screen for a level that is ready. If the level has things that are new to the player, the lessons
 * about them come first.
 */
export function prepareNext(context: NextContext, next: ReadyLevel): NextLevel {
  const { puzzle, save, mode } = context;
  const letters =
    mode.repeatedLesson === undefined ? findDueLessons(puzzle, save, mode, next.level) : [mode.repeatedLesson];
  return letters.length === 0 ? prepareLevel(context, next) : prepareLesson(context, { letters, lessonIndex: 0, next });
}

/**
 * Prepares the first of all lessons that the levels of a timed mode may need. All lessons come before the clock starts.
 * Returns undefined if no lesson is needed.
 */
export function prepareLessonsBeforeClock(context: NextContext): NextLevel | undefined {
  const { puzzle, save, mode } = context;
  const letters = findDueLessons(puzzle, save, mode, undefined);
  return letters.length === 0 ? undefined : prepareLesson(context, { letters, lessonIndex: 0, next: undefined });
}

/** Prepares the next lesson or, after the last lesson, the level. Returns undefined if no level follows the lessons. */
export function prepareAfterLesson(
  context: NextContext,
  { letters, lessonIndex, next }: Tutorial,
): NextLevel | undefined {
  if (lessonIndex + 1 < letters.length) return prepareLesson(context, { letters, lessonIndex: lessonIndex + 1, next });
  return next === undefined || context.mode.repeatedLesson !== undefined ? undefined : prepareLevel(context, next);
}

/**
 * Prepares the play screen for a lesson. The lesson has the sounds of the chapter of the mode's current level, but the
 * puzzle's own painter draws the lesson.
 */
function prepareLesson({ puzzle, mode }: NextContext, row: LessonRow): NextLevel {
  const puzzleInChapter = withChapter(puzzle, mode.chapter?.().index ?? 0);
  const { tutorial, attempt } = startLesson({ ...puzzleInChapter, painter: puzzle.painter }, row);
  return { attempt, tutorial, opening: undefined };
}

function prepareLevel({ puzzle, save, mode }: NextContext, next: ReadyLevel): NextLevel {
  const { level, rules, certificate, difficultyCentibits } = next;
  const played = { level, timeline: createTimeline(rules), analysedGraph: certificate, difficultyCentibits };
  mode.onArrival(next);
  const puzzleInChapter = withChapter(puzzle, mode.chapter?.().index ?? 0);
  const attempt = startAttempt(puzzleInChapter, played, "arriving", save.stats);
  return { attempt, tutorial: undefined, opening: openChapter(puzzle, mode) };
}
