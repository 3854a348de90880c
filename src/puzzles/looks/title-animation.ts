import type { Ink } from "../../device/screen";
import { easeIn, progressBetween } from "./easing";

/** Something that happens to an actor: from `atMs` on it is seen as `frame` and goes to `x`, for `lastsMs`. */
interface Keyframe {
  readonly atMs: number;
  /** 0: it is there at once. */
  readonly durationMs: number;
  readonly x: number;
  readonly frame: number;
}

/** Who plays on the title: `y` is where it stands. */
export interface Actor {
  readonly y: number;
  /** In the order of their times; none begins before the one before is over, and the first is at 0. */
  readonly keyframes: readonly Keyframe[];
  /** Whether it was struck when it goes: then it has its speed at once. */
  readonly startsAtFullSpeed: boolean;
}

/**
 * A puzzle's little play on the title, in its place: `images/ID/title` is the place, 400 by 240 pixels, and the frames
 * are those of `images/ID/cast`, whose feet are in the middle of the lower edge: the first is who is played, the second
 * one who looks to the left, at another. It ends as it began.
 * @noSelf
 */
export interface TitleAnimation {
  /** What words are written in there. */
  readonly ink: Ink;
  readonly durationMs: number;
  /** Those behind come first. */
  readonly actors: readonly Actor[];
}

/** The size of the pictures of `images/ID/cast`, in pixels. */
export const CAST_WIDTH = 34;
export const CAST_HEIGHT = 32;

/** No frame: not to be seen. */
export const HIDDEN_FRAME = 0;

/** The cues of an actor from rows of `atMs`, `lastsMs`, `x` and `frame`. */
export function createActor(
  y: number,
  rows: readonly (readonly [number, number, number, number])[],
  startsAtFullSpeed = false,
): Actor {
  return {
    y,
    startsAtFullSpeed,
    keyframes: rows.map(([atMs, durationMs, x, frame]) => ({ atMs, durationMs: durationMs, x, frame })),
  };
}

/** Which frame an actor is seen as, `elapsedMs` after the play began. */
export function frameAt({ keyframes }: Actor, elapsedMs: number): number {
  return keyframes[keyframeIndexAt(keyframes, elapsedMs)].frame;
}

/** Where an actor is, `elapsedMs` after the play began, in whole pixels. */
export function xAt({ keyframes, startsAtFullSpeed }: Actor, elapsedMs: number): number {
  const index = keyframeIndexAt(keyframes, elapsedMs);
  const { atMs, durationMs, x } = keyframes[index];
  const from = index === 0 ? x : keyframes[index - 1].x;
  const progress = progressBetween(elapsedMs, atMs, atMs + durationMs);
  return Math.floor(from + (x - from) * (startsAtFullSpeed ? progress : easeIn(progress)));
}

/** The last cue that has come. */
function keyframeIndexAt(keyframes: readonly Keyframe[], elapsedMs: number): number {
  let index = 0;
  while (index + 1 < keyframes.length && keyframes[index + 1].atMs <= elapsedMs) index++;
  return index;
}
