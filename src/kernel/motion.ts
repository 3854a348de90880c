import { NOWHERE } from "./board";
import type { Direction } from "./direction";

/**
 * Why a piece is under way, or otherwise than it was. `pushed`: by the player, or by another piece that came up against
 * it; `carried`: by what lies beneath it; `pulled`: by what is ahead; `changed`: it stays, and looks otherwise; `gone`:
 * it vanishes where it is, for good or to come out elsewhere.
 */
export type MotionCause = "pushed" | "carried" | "pulled" | "changed" | "gone";

/**
 * What is heard of a stretch beside what its cause and its ending tell: a heavy piece under way, a piece that has come where
 * it wanted to be, and somebody woken with a start.
 */
export type SoundCue = "heavy" | "home" | "startled";

/**
 * One stretch of what a piece does during a move. A piece may have several: they follow one another in time, and each
 * begins where the one before ended. Between two of them it stands still.
 */
export interface Motion {
  /** The cell where the piece stood before the move: it names the piece. */
  readonly piece: number;
  readonly cause: MotionCause;
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
  readonly soundCue?: SoundCue;
}

/** What a move was: enough to draw and to sound any moment of it. */
export interface MoveRecord {
  /** The player's input. */
  readonly direction: Direction;
  /** The player's piece, named as in its stretches; undefined where no piece is the player's. */
  readonly playerPiece: number | undefined;
  /** Those of one piece in the order of time. */
  readonly motions: readonly Motion[];
}

/** What the rules tell of a move: `move` is handed one without stretches, and fills it. */
export interface MoveRecorder {
  playerPiece?: number | undefined;
  readonly motions: Motion[];
}

/** How long the whole move takes, in milliseconds. */
export function durationMs(motions: readonly Motion[]): number {
  let end = 0;
  for (const { endMs } of motions) if (endMs > end) end = endMs;
  return end;
}

/**
 * Where a piece is at a time of a move: on the way of this stretch, before its beginning at `from`, after its end at `to`.
 * Undefined for a piece that stays where it stood all the time.
 */
export function motionAt({ motions }: MoveRecord, piece: number, elapsedMs: number): Motion | undefined {
  let latest: Motion | undefined;
  // Painters ask for every piece in every frame: docs/fast-lua.md.
  for (let index = 0; index < motions.length; index++) {
    const motion = motions[index];
    if (motion.piece === piece && (latest === undefined || motion.startMs <= elapsedMs)) latest = motion;
  }
  return latest;
}

/** Whether a piece is seen to go from one cell to another, or to try: not where it vanishes or only looks otherwise. */
export function isTravel({ cause }: Motion): boolean {
  return cause !== "gone" && cause !== "changed";
}

/** Whether a piece leaves the board with this stretch and does not come back. */
export function isGoneForGood({ cause, to }: Motion): boolean {
  return cause === "gone" && to === NOWHERE;
}
