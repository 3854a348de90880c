import type { Ink } from "../../device/screen";
import { gettingGoing, shareOf } from "./easing";

/** Something that happens to an actor: from `atMs` on it is seen as `frame` and goes to `x`, for `lastsMs`. */
interface Cue {
  readonly atMs: number;
  /** 0: it is there at once. */
  readonly lastsMs: number;
  readonly x: number;
  readonly frame: number;
}

/** Who plays on the title: `y` is where it stands. */
export interface Actor {
  readonly y: number;
  /** In the order of their times; none begins before the one before is over, and the first is at 0. */
  readonly cues: readonly Cue[];
  /** Whether it was struck when it goes: then it has its speed at once. */
  readonly isStruck: boolean;
}

/**
 * A puzzle's little play on the title, in its place: `images/ID/title` is the place, 400 by 240 pixels, and the frames
 * are those of `images/ID/cast`, whose feet are in the middle of the lower edge: the first is who is played, the second
 * one who looks to the left, at another. It ends as it began.
 * @noSelf
 */
export interface TitlePlay {
  /** What words are written in there. */
  readonly ink: Ink;
  readonly lastsMs: number;
  /** Those behind come first. */
  readonly actors: readonly Actor[];
}

/** The size of the pictures of `images/ID/cast`, in pixels. */
export const CAST_WIDTH = 34;
export const CAST_HEIGHT = 32;

/** No frame: not to be seen. */
export const GONE = 0;

/** The cues of an actor from rows of `atMs`, `lastsMs`, `x` and `frame`. */
export function actor(
  y: number,
  rows: readonly (readonly [number, number, number, number])[],
  isStruck = false,
): Actor {
  return { y, isStruck, cues: rows.map(([atMs, lastsMs, x, frame]) => ({ atMs, lastsMs, x, frame })) };
}

/** Which frame an actor is seen as, `elapsedMs` after the play began. */
export function frameAt({ cues }: Actor, elapsedMs: number): number {
  return cues[cueAt(cues, elapsedMs)].frame;
}

/** Where an actor is, `elapsedMs` after the play began, in whole pixels. */
export function xAt({ cues, isStruck }: Actor, elapsedMs: number): number {
  const at = cueAt(cues, elapsedMs);
  const { atMs, lastsMs, x } = cues[at];
  const from = at === 0 ? x : cues[at - 1].x;
  const share = shareOf(elapsedMs, atMs, atMs + lastsMs);
  return Math.floor(from + (x - from) * (isStruck ? share : gettingGoing(share)));
}

/** The last cue that has come. */
function cueAt(cues: readonly Cue[], elapsedMs: number): number {
  let at = 0;
  while (at + 1 < cues.length && cues[at + 1].atMs <= elapsedMs) at++;
  return at;
}
