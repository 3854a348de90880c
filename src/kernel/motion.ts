import { NOWHERE } from "./board";
import type { Direction } from "./direction";

/**
 * Why a piece is under way, or otherwise than it was. `pushed`: by the player, or by another piece that came up against
 * it; `carried`: by what lies beneath it; `pulled`: by what is ahead; `changed`: it stays, and looks otherwise; `gone`:
 * it vanishes where it is, for good or to come out elsewhere.
 */
export type Cause = "pushed" | "carried" | "pulled" | "changed" | "gone";

/**
 * What is heard of a stretch beside what its cause and its ending tell: a heavy piece under way, a piece that has come where
 * it wanted to be, and somebody woken with a start.
 */
export type Heard = "heavy" | "home" | "startled";

/**
 * One stretch of what a piece does during a move. A piece may have several: they follow one another in time, and each
 * begins where the one before ended. Between two of them it stands still.
 */
export interface Stretch {
  /** The cell where the piece stood before the move: it names the piece. */
  readonly piece: number;
  readonly cause: Cause;
  /** Which way it goes, or was pushed where it has no room to go. Where that is another than before, it has turned. */
  readonly direction: Direction;
  readonly from: number;
  /**
   * Where the stretch ends: straight on from `from`, and a border cell if the piece crosses the edge. Of a piece that
   * is `gone` the cell where it comes out, `NOWHERE` if it does not; of one that `changed` the cell where it is.
   */
  readonly to: number;
  /** Milliseconds since the move began. */
  readonly startMs: number;
  readonly endMs: number;
  /** `hit`: something stopped the piece, `on`: it goes on with its next stretch at once, `rest`: neither. */
  readonly ending: "hit" | "on" | "rest";
  /**
   * What the piece looks like from the start of the stretch on: a number of the puzzle's own. Left out as long as it looks
   * as it did before the move.
   */
  readonly look?: number;
  /** Left out where there is nothing beside. */
  readonly heard?: Heard;
}

/** What a move was: enough to draw and to sound any moment of it. */
export interface MadeMove {
  /** The player's input. */
  readonly direction: Direction;
  /** The player's piece, named as in its stretches; undefined where no piece is the player's. */
  readonly player: number | undefined;
  /** Those of one piece in the order of time. */
  readonly stretches: readonly Stretch[];
}

/** What the rules tell of a move: `move` is handed one without stretches, and fills it. */
export interface Telling {
  player?: number | undefined;
  readonly stretches: Stretch[];
}

/** How long the whole move takes, in milliseconds. */
export function durationMs(stretches: readonly Stretch[]): number {
  let end = 0;
  for (const { endMs } of stretches) if (endMs > end) end = endMs;
  return end;
}

/**
 * Where a piece is at a time of a move: on the way of this stretch, before its beginning at `from`, after its end at `to`.
 * Undefined for a piece that stays where it stood all the time.
 */
export function stretchAt({ stretches }: MadeMove, piece: number, elapsedMs: number): Stretch | undefined {
  let latest: Stretch | undefined;
  // Painters ask for every piece in every frame: docs/fast-lua.md.
  for (let at = 0; at < stretches.length; at++) {
    const stretch = stretches[at];
    if (stretch.piece === piece && (latest === undefined || stretch.startMs <= elapsedMs)) latest = stretch;
  }
  return latest;
}

/** Whether a piece is seen to go from one cell to another, or to try: not where it vanishes or only looks otherwise. */
export function isWay({ cause }: Stretch): boolean {
  return cause !== "gone" && cause !== "changed";
}

/** Whether a piece leaves the board with this stretch and does not come back. */
export function isGoneForGood({ cause, to }: Stretch): boolean {
  return cause === "gone" && to === NOWHERE;
}
