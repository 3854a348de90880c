/** The record of a move, from which painters and sounds reproduce any moment of it. The rules do not depend on it. */
import { NOWHERE } from "./board";
import type { Direction } from "./direction";

/**
 * Why a piece moves or changes. `pushed`: by the player, or by another piece that hit it. `carried`: by the thing
 * beneath it. `pulled`: by a piece ahead. `changed`: it stays on its cell and changes its look. `gone`: it vanishes
 * there, for good or to come out at another cell.
 */
export type MotionCause = "pushed" | "carried" | "pulled" | "changed" | "gone";

/**
 * A sound of a motion in addition to those of its cause and its end. `heavy`: a heavy piece moves. `home`: a piece
 * reaches its destination. `startled`: a sleeping creature is woken.
 */
export type SoundCue = "heavy" | "home" | "startled";

/**
 * One straight part of what a piece does during a move. The motions of one piece follow each other in time, and each
 * begins where the one before ended. The piece stands still in between.
 */
export interface Motion {
  /** The cell where the piece stood before the move. It identifies the piece. */
  readonly piece: number;
  readonly cause: MotionCause;
  /**
   * The direction of the motion, or of the push if the piece has no room to move. If it differs from the piece's last
   * direction, the piece has turned.
   */
  readonly direction: Direction;
  readonly from: number;
  /**
   * The cell where the motion ends, straight ahead of `from`; a border cell if the piece crosses the edge. For `gone`:
   * the cell where the piece comes out, or `NOWHERE`. For `changed`: the cell of the piece.
   */
  readonly to: number;
  /** The start of the motion, in milliseconds since the start of the move. */
  readonly startMs: number;
  readonly endMs: number;
  /**
   * How the motion ends. `hit`: something stopped the piece. `on`: the piece's next motion follows at once. `rest`:
   * neither.
   */
  readonly ending: "hit" | "on" | "rest";
  /**
   * The look of the piece from the start of the motion on, as a number that each puzzle defines. It is left out while
   * the piece looks as it did before the move.
   */
  readonly look?: number;
  /** The additional sound of the motion. It is left out if there is none. */
  readonly soundCue?: SoundCue;
}

/** A move with all its motions: enough to draw and to sound any moment of it. */
export interface MoveRecord {
  /** The player's input. */
  readonly direction: Direction;
  /** The player's piece, identified by its cell as in `Motion.piece`; undefined in puzzles without a player's piece. */
  readonly playerPiece: number | undefined;
  /** All motions of the move. Those of one piece are in the order of time. */
  readonly motions: readonly Motion[];
}

/** The record that the rules fill in during a move. `Rules.move` is called with one that has no motions yet. */
export interface MoveRecorder {
  playerPiece?: number | undefined;
  readonly motions: Motion[];
}

/** Returns how long the whole move takes, in milliseconds. */
export function durationMs(motions: readonly Motion[]): number {
  let end = 0;
  for (const { endMs } of motions) if (endMs > end) end = endMs;
  return end;
}

/**
 * Returns the motion that determines where a piece is at a time of a move. The piece is between its `from` and `to`, at
 * `from` before its start, and at `to` after its end. Returns undefined if the piece has no motion in this move.
 */
export function motionAt({ motions }: MoveRecord, piece: number, elapsedMs: number): Motion | undefined {
  let latest: Motion | undefined;
  // An indexed loop, because painters call this for every piece in every frame: see docs/fast-lua.md.
  for (let index = 0; index < motions.length; index++) {
    const motion = motions[index];
    if (motion.piece === piece && (latest === undefined || motion.startMs <= elapsedMs)) latest = motion;
  }
  return latest;
}

/** Returns whether a piece visibly moves, or tries to move, from one cell to another. */
export function isTravel({ cause }: Motion): boolean {
  return cause !== "gone" && cause !== "changed";
}

/** Returns whether a piece leaves the board with this motion and does not come back. */
export function isGoneForGood({ cause, to }: Motion): boolean {
  return cause === "gone" && to === NOWHERE;
}
