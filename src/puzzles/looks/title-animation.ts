/**
 * The animation of a puzzle on the title screen. Its figures move on fixed paths, and it does not use the rules of the
 * puzzle.
 */
import type { Ink } from "../../device/screen";
import { easeIn, progressBetween } from "./easing";

/**
 * One step of a figure's path on the title screen. At `atMs` the figure changes to the picture with the number `frame`
 * and begins to move to `x`, where it arrives `durationMs` later.
 */
interface Keyframe {
  readonly atMs: number;
  /** How long the figure moves until it arrives at `x`, in milliseconds. With 0, the figure jumps to `x` at once. */
  readonly durationMs: number;
  readonly x: number;
  readonly frame: number;
}

/** A figure of the animation on the title screen. Its feet stand at the y coordinate `y`, in pixels. */
export interface Actor {
  readonly y: number;
  /** The steps of the figure's path, sorted by time and without overlaps. The first step starts at 0 milliseconds. */
  readonly keyframes: readonly Keyframe[];
  /**
   * Whether the figure moves at full speed from its start, because another figure hits it. If not, the figure starts
   * slowly.
   */
  readonly startsAtFullSpeed: boolean;
}

/**
 * The animation of a puzzle on the title screen. Its last picture equals its first, so that the animation can repeat.
 *
 * In the paths of pictures, `ID` stands for the `id` of the puzzle. `images/ID/title` is the scene, 400 by 240 pixels.
 * `images/ID/cast` has the frames of the figures, whose feet are in the middle of the lower edge. The first frame is
 * the figure of the player; the second frame is a figure that looks at another figure on its left.
 * @noSelf
 */
export interface TitleAnimation {
  /** The colour of texts on the title screen of the puzzle. */
  readonly ink: Ink;
  readonly durationMs: number;
  /** The figures of the animation. They are drawn in this order, so that later figures cover earlier ones. */
  readonly actors: readonly Actor[];
}

/** The width and height of each frame of `images/ID/cast`, in pixels. */
export const CAST_WIDTH = 34;
export const CAST_HEIGHT = 32;

/** Stands for a picture number where a figure is not drawn at present. */
export const NO_FRAME = 0;

/**
 * Creates a figure of the title screen. Each row has four numbers: `atMs`, `durationMs`, `x` and `frame` of one step of
 * its path.
 */
export function createActor(
  y: number,
  rows: readonly (readonly [number, number, number, number])[],
  startsAtFullSpeed = false,
): Actor {
  return {
    y,
    startsAtFullSpeed,
    keyframes: rows.map(([atMs, durationMs, x, frame]) => ({ atMs, durationMs, x, frame })),
  };
}

/** Returns the picture number of a figure on the title screen, `elapsedMs` after the animation started. */
export function frameAt({ keyframes }: Actor, elapsedMs: number): number {
  return keyframes[keyframeIndexAt(keyframes, elapsedMs)].frame;
}

/**
 * Returns the x coordinate of a figure on the title screen, `elapsedMs` after the animation started, in whole pixels.
 */
export function xAt({ keyframes, startsAtFullSpeed }: Actor, elapsedMs: number): number {
  const index = keyframeIndexAt(keyframes, elapsedMs);
  const { atMs, durationMs, x } = keyframes[index];
  const from = index === 0 ? x : keyframes[index - 1].x;
  const progress = progressBetween(elapsedMs, atMs, atMs + durationMs);
  return Math.floor(from + (x - from) * (startsAtFullSpeed ? progress : easeIn(progress)));
}

/** Returns the index of the keyframe that began last. A keyframe is one step of a figure's path on the title screen. */
function keyframeIndexAt(keyframes: readonly Keyframe[], elapsedMs: number): number {
  let index = 0;
  while (index + 1 < keyframes.length && keyframes[index + 1].atMs <= elapsedMs) index++;
  return index;
}
