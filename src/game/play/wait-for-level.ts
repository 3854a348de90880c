/** Runs the play screen before its first level is ready: with the countdown of a timed mode, or with an empty board. */
import { dropQueuedPresses, type Input } from "../../device/input";
import { paintPicture } from "../../device/screen";
import { lampBeforeLevel } from "./lamp";
import { withChapter } from "./chapters";
import { queuePress } from "./controls";
import { COUNTDOWN_MS, playCountdownSound } from "./countdown";
import { startNextIfReady, teachBeforeClock } from "./next-level";
import { replaceMenu } from "./play-menu";
import type { PlayState } from "./play-state";
import { rushStatusOf } from "./level-background";

/** The number of frames without a ready level after which an empty board is shown. */
const FRAMES_BEFORE_EMPTY_BOARD = 3;

/**
 * Runs one frame before the first level is ready. In a timed mode, lessons come first, and then the countdown, during
 * which Ⓑ leaves.
 */
export function waitForLevel(play: PlayState, input: Input, elapsedMs: number): void {
  if (play.countdownMs === COUNTDOWN_MS && teachBeforeClock(play)) return;
  const isCounting = play.countdownMs > 0;
  // Ignores button presses during the countdown, because the player has not seen the level yet.
  if (!isCounting) queuePress(play.controlsBeforeLevel, { ...input, isAPressed: false });
  else if (input.isBPressed) {
    play.mode.back();
    return;
  }
  if (!advanceCountdown(play, elapsedMs)) startOrResume(play);
  if (play.attempt === undefined) paintEmptyBoardIfDue(play);
}

/**
 * Advances the countdown before a timed game. The countdown starts once the empty board is painted. Returns whether the
 * countdown is still running.
 */
function advanceCountdown(play: PlayState, elapsedMs: number): boolean {
  const before = play.countdownMs;
  if (before <= 0) return false;
  if (play.emptyBoard === undefined) return true;
  play.countdownMs -= elapsedMs;
  playCountdownSound(before, play.countdownMs);
  if (play.countdownMs > 0) return true;
  dropQueuedPresses();
  return false;
}

/**
 * Continues the level that the player left earlier. If the player left no level, starts the first level if it is ready.
 */
function startOrResume(play: PlayState): void {
  if (play.attemptAfterCountdown === undefined) startNextIfReady(play);
  else {
    play.attempt = play.attemptAfterCountdown;
    play.attemptAfterCountdown = undefined;
    replaceMenu(play);
  }
}

/**
 * Returns whether this frame paints the empty board that is shown before the first level. The previous picture stays on
 * the screen in that frame.
 */
export function isEmptyBoardDue({ attempt, mode, waitedFrames }: PlayState): boolean {
  return attempt === undefined && mode.emptyBoardLevel !== undefined && waitedFrames === FRAMES_BEFORE_EMPTY_BOARD;
}

/** Paints an empty board if the first level is not ready soon. The painting takes a whole frame. */
function paintEmptyBoardIfDue(play: PlayState): void {
  const { puzzle, mode } = play;
  const { emptyBoardLevel } = mode;
  if (emptyBoardLevel === undefined) return;
  play.waitedFrames++;
  if (!isEmptyBoardDue(play)) return;
  play.emptyBoard = paintPicture(() => {
    const lamp = lampBeforeLevel(puzzle);
    const { painter } = withChapter(puzzle, mode.chapter?.().index ?? 0);
    painter.drawBackground(emptyBoardLevel(), lamp, rushStatusOf(play));
  });
}
