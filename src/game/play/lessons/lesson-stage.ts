/** Decides what a lesson asks of the player: to make a mistake, to take it back, to ask for a hint, or to win. */
import { dropQueuedPresses, type Input } from "../../../device/input";
import type { Direction } from "../../../kernel/direction";
import { isBoardDark } from "../../../puzzles/looks/board-light";
import { advanceAttempt, type AttemptEvent } from "../advance-attempt";
import type { Attempt } from "../attempt";
import { clearQueuedPresses, NO_INTENT, type Intent } from "../controls";
import { LAST_HINT_GRADE } from "../hint";
import { decideCurrentLamp } from "../lamp";
import { findBestNextMove } from "../played-level";
import type { PlayedTwist } from "../played-twist";
import { startShake } from "../shake";
import type { Speeds } from "../speeds";
import { isStill } from "../timeline";
import type { LessonStage, Tutorial } from "../tutorial";
import { HINT_LETTER } from "../../save/known-controls";
import { playBlockedSound } from "../../sounds";

/**
 * How long the arcs beside the drawn hand (which shows what to press) are shown, and how long they are then hidden, in
 * milliseconds.
 */
const PULSE_MS = 500;
/**
 * The time, in milliseconds, after which the arcs beside the drawn hand (which shows what to press) stay visible. The
 * console then need not draw the screen again, which saves the battery.
 */
const LAST_PULSE_MS = 20000;

/**
 * Advances a lesson by one frame. The lesson ignores moves that it does not ask for. `twist`, the special rule of a
 * weekly remix, may change what the input means.
 */
export function advanceLesson(
  tutorial: Tutorial,
  attempt: Attempt,
  { input, elapsedMs }: { readonly input: Input; readonly elapsedMs: number },
  speeds: Speeds,
  twist: PlayedTwist | undefined,
): AttemptEvent {
  const acceptIntent = (_: Attempt, intent: Intent): Intent => filterIntent(tutorial, attempt, intent, twist);
  const event = advanceAttempt(attempt, input, elapsedMs, speeds, { acceptIntent });
  advanceLessonStage(tutorial, attempt, elapsedMs);
  return event;
}

function advanceLessonStage(tutorial: Tutorial, attempt: Attempt, elapsedMs: number): void {
  const stage = decideStage(tutorial, attempt);
  if (stage === "back") tutorial.hasErred = true;
  tutorial.stageMs = stage === tutorial.stage ? Math.min(LAST_PULSE_MS, tutorial.stageMs + elapsedMs) : 0;
  tutorial.stage = stage;
}

function decideStage({ lesson, hasErred, stage }: Tutorial, attempt: Attempt): LessonStage {
  const { phase, played, shownHintGrade } = attempt;
  if (phase === "cleared") return "done";
  if (!isStill(played.timeline)) return stage;
  const lamp = decideCurrentLamp(attempt, true);
  if (isBoardDark(lamp)) return "back";
  // If only the best kind of win has become impossible, the mistake must be taken back right after it was made. After a
  // further move, this is no longer necessary.
  const isAfterMistake = lesson.mistake !== undefined && (!hasErred || played.timeline.moveCount === 1);
  if (lamp === "half" && isAfterMistake) return "back";
  if (lesson.mistake !== undefined && !hasErred) return "try";
  const isUntouched = played.timeline.moveCount === 0;
  return lesson.letter === HINT_LETTER && isUntouched && shownHintGrade < LAST_HINT_GRADE ? "ask" : "win";
}

/** Returns the direction in which a lesson asks the player to move now; undefined if it asks for no move. */
export function askedDirection({ lesson, stage }: Tutorial, { played }: Attempt): Direction | undefined {
  if (stage === "try") return lesson.mistake;
  return stage === "win" ? findBestNextMove(played) : undefined;
}

/**
 * Returns the player's intent, changed by the level's twist (a special rule). If the lesson refuses a move, shakes the
 * board and returns the intent `none`.
 *
 * A lesson about a mistake first accepts only this mistake. No lesson accepts a move while the level cannot be won.
 */
function filterIntent(tutorial: Tutorial, attempt: Attempt, intent: Intent, twist: PlayedTwist | undefined): Intent {
  if (intent.kind !== "move" || isAccepted(tutorial, attempt, intent.direction))
    return twist?.acceptIntent?.(attempt, intent) ?? intent;
  startShake(attempt.blockedShake, intent.direction);
  playBlockedSound();
  clearQueuedPresses(attempt.controls);
  dropQueuedPresses();
  return NO_INTENT;
}

function isAccepted({ lesson, hasErred }: Tutorial, attempt: Attempt, direction: Direction): boolean {
  if (attempt.phase === "cleared") return true;
  if (isBoardDark(decideCurrentLamp(attempt, true))) return false;
  return hasErred || lesson.mistake === undefined || lesson.mistake === direction;
}

/** Returns whether the arcs beside the drawn hand, which shows what to press, are visible now. */
export function arePulsesShown({ stageMs, stage }: Tutorial): boolean {
  if (stage === "done") return false;
  return stageMs >= LAST_PULSE_MS || Math.floor(stageMs / PULSE_MS) % 2 === 0;
}
