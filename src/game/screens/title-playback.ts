/** Plays the animation behind the title of the game, again and again. */
import { wantsLessFlashing } from "../../device/screen";
import {
  CAST_HEIGHT,
  CAST_WIDTH,
  frameAt,
  NO_FRAME,
  xAt,
  type TitleAnimation,
} from "../../puzzles/looks/title-animation";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { drawPuzzlePicture, drawTitlePicture } from "../widgets/puzzle-picture";

/** The title animation of a puzzle while it is played. */
export interface TitlePlayback {
  readonly puzzle: AnyPuzzle;
  /** The time that the title animation has been played, pauses included, in milliseconds. */
  elapsedMs: number;
  /** The picture number and the x position that each figure of the animation had when it was last drawn. */
  readonly seen: number[];
}

/**
 * The pause before each repetition of the title animation, in milliseconds. The pause is longer if the player wants
 * less flashing.
 */
const PAUSE_MS = 600;
const CALMER_PAUSE_MS = 4000;

// The number of repetitions after which the title animation stops. This saves the battery when the player is away.
const MAX_LOOPS = 12;

export function createTitlePlayback(puzzle: AnyPuzzle): TitlePlayback {
  return { puzzle, elapsedMs: 0, seen: [] };
}

/** Advances the title animation. Returns whether a figure looks different from when it was last drawn. */
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

/** Draws the title picture with the moving figures, and remembers how the figures looked. */
export function drawTitlePlayback(playback: TitlePlayback): void {
  const { id, titleAnimation } = playback.puzzle;
  drawTitlePicture(id);
  const playMs = playMsOf(playback);
  titleAnimation.actors.forEach((actor, index) => {
    const frame = frameAt(actor, playMs);
    const x = xAt(actor, playMs);
    playback.seen[2 * index] = frame;
    playback.seen[2 * index + 1] = x;
    if (frame !== NO_FRAME) drawPuzzlePicture(id, "cast", frame, x - CAST_WIDTH / 2, actor.y - CAST_HEIGHT);
  });
}

/**
 * Returns the time since the current repetition of the animation began, in milliseconds; 0 during the pause before it.
 */
function playMsOf({ puzzle, elapsedMs }: TitlePlayback): number {
  return Math.max(0, (elapsedMs % loopMs(puzzle.titleAnimation)) - pauseMs());
}

function loopMs({ durationMs }: TitleAnimation): number {
  return pauseMs() + durationMs;
}

function pauseMs(): number {
  return wantsLessFlashing() ? CALMER_PAUSE_MS : PAUSE_MS;
}
