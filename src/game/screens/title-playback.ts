/** Plays the little animation behind the title, again and again. */
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

/** A puzzle's title animation in progress. */
export interface TitlePlayback {
  readonly puzzle: AnyPuzzle;
  /** The time played, pauses included. */
  elapsedMs: number;
  /** What was drawn last, two numbers for each actor: its frame and its x position. */
  readonly seen: number[];
}

/** The pause before each repetition; it is longer if the player wants less flashing. */
const PAUSE_MS = 600;
const CALMER_PAUSE_MS = 4000;

// The animation stops after this many repetitions, to save the battery when the player is away.
const MAX_LOOPS = 12;

export function createTitlePlayback(puzzle: AnyPuzzle): TitlePlayback {
  return { puzzle, elapsedMs: 0, seen: [] };
}

/** Advances the animation; returns whether anything looks different from what was drawn last. */
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

/** Draws the scene with its actors, and remembers how they looked. */
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

/** Returns the time within the animation; it is 0 during the pause. */
function playMsOf({ puzzle, elapsedMs }: TitlePlayback): number {
  return Math.max(0, (elapsedMs % loopMs(puzzle.titleAnimation)) - pauseMs());
}

function loopMs({ durationMs }: TitleAnimation): number {
  return pauseMs() + durationMs;
}

function pauseMs(): number {
  return wantsLessFlashing() ? CALMER_PAUSE_MS : PAUSE_MS;
}
