import { wantsLessFlashing } from "../../device/screen";
import { drawImage, drawSprite } from "../../device/sprites";
import {
  CAST_HEIGHT,
  CAST_WIDTH,
  frameAt,
  HIDDEN_FRAME,
  xAt,
  type TitleAnimation,
} from "../../puzzles/looks/title-animation";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";

/** The place behind the title, where its little play is given again and again. */
export interface TitlePlayback {
  readonly puzzle: AnyPuzzle;
  /** How long it has been going on, the pauses included. */
  elapsedMs: number;
  /** What was seen of each actor when it was drawn last: its frame, and where it was. */
  readonly seen: number[];
}

/** Before each time; calmer screens have more of it. */
const PAUSE_MS = 600;
const CALMER_PAUSE_MS = 4000;

// Then nobody is looking, and the battery is spared until the title is shown again.
const MAX_LOOPS = 12;

export function createTitlePlayback(puzzle: AnyPuzzle): TitlePlayback {
  return { puzzle, elapsedMs: 0, seen: [] };
}

/** Lets time pass; gives whether anything looks different from what was drawn last. */
export function advanceTitlePlayback(playback: TitlePlayback, elapsedMs: number): boolean {
  const { actors } = playback.puzzle.titleAnimation;
  const allMs = MAX_LOOPS * loopMs(playback.puzzle.titleAnimation);
  playback.elapsedMs = Math.min(allMs, playback.elapsedMs + elapsedMs);
  const playMs = playMsOf(playback);
  return actors.some(
    (actor, index) =>
      playback.seen[2 * index] !== frameAt(actor, playMs) || playback.seen[2 * index + 1] !== xAt(actor, playMs),
  );
}

/** Draws the place and who plays in it, and notes how that looked. */
export function drawTitlePlayback(playback: TitlePlayback): void {
  const { id, titleAnimation } = playback.puzzle;
  drawImage(`images/${id}/title`, 0, 0);
  const playMs = playMsOf(playback);
  titleAnimation.actors.forEach((actor, index) => {
    const frame = frameAt(actor, playMs);
    const x = xAt(actor, playMs);
    playback.seen[2 * index] = frame;
    playback.seen[2 * index + 1] = x;
    if (frame !== HIDDEN_FRAME) drawSprite(`images/${id}/cast`, frame, x - CAST_WIDTH / 2, actor.y - CAST_HEIGHT);
  });
}

/** How far the play has come. */
function playMsOf({ puzzle, elapsedMs }: TitlePlayback): number {
  return Math.max(0, (elapsedMs % loopMs(puzzle.titleAnimation)) - pauseMs());
}

function loopMs({ durationMs }: TitleAnimation): number {
  return pauseMs() + durationMs;
}

function pauseMs(): number {
  return wantsLessFlashing() ? CALMER_PAUSE_MS : PAUSE_MS;
}
