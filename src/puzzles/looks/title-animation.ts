/**
 * The animation of a puzzle on the title screen: figures that move on keyframes. It does not use the rules of the
 * puzzle.
 */
import type { Ink } from "../../device/screen";
import { easeIn, progressBetween } from "./easing";

/** A keyframe of an actor: from `atMs` on it is drawn as `frame` and moves to `x` during `durationMs`. */
interface Keyframe {
  readonly atMs: number;
  /** 0 if the actor jumps to `x` at once. */
  readonly durationMs: number;
  readonly x: number;
  readonly frame: number;
}

/** A figure on the title screen. `y` is the height at which its feet stand, in pixels. */
export interface Actor {
  readonly y: number;
  /** The keyframes in the order of time, without overlaps. The first one is at 0. */
  readonly keyframes: readonly Keyframe[];
  /** Whether another piece hits this one to start it, so that it has its full speed at once. */
  readonly startsAtFullSpeed: boolean;
}

/**
 * The animation of a puzzle on the title screen. It ends in the picture in which it began, so that it can repeat.
 *
 * `images/ID/title` is the scene, 400 by 240 pixels. `images/ID/cast` has the frames of the actors, with their feet in
 * the middle of the lower edge. The first frame is the player's figure; the second is a figure that looks left at
 * another.
 * @noSelf
 */
export interface TitleAnimation {
  /** The colour of texts on the picture. */
  readonly ink: Ink;
  readonly durationMs: number;
  /** The actors from back to front. */
  readonly actors: readonly Actor[];
}

/** The size of the frames of `images/ID/cast`, in pixels. */
export const CAST_WIDTH = 34;
export const CAST_HEIGHT = 32;

/** The frame of an actor that is not drawn. */
export const HIDDEN_FRAME = 0;

/** Creates an actor from rows of `atMs`, `durationMs`, `x` and `frame`. */
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

/** Returns the frame of an actor, `elapsedMs` after the start of the animation. */
export function frameAt({ keyframes }: Actor, elapsedMs: number): number {
  return keyframes[keyframeIndexAt(keyframes, elapsedMs)].frame;
}

/** Returns the x coordinate of an actor, `elapsedMs` after the start of the animation, in whole pixels. */
export function xAt({ keyframes, startsAtFullSpeed }: Actor, elapsedMs: number): number {
  const index = keyframeIndexAt(keyframes, elapsedMs);
  const { atMs, durationMs, x } = keyframes[index];
  const from = index === 0 ? x : keyframes[index - 1].x;
  const progress = progressBetween(elapsedMs, atMs, atMs + durationMs);
  return Math.floor(from + (x - from) * (startsAtFullSpeed ? progress : easeIn(progress)));
}

/** Returns the index of the last keyframe that has begun. */
function keyframeIndexAt(keyframes: readonly Keyframe[], elapsedMs: number): number {
  let index = 0;
  while (index + 1 < keyframes.length && keyframes[index + 1].atMs <= elapsedMs) index++;
  return index;
}
