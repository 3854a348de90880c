/**
 * Defines the record of one move in a level, with all data for drawing the move and playing its sounds. The rules of
 * the puzzles write such records, but no rule depends on them.
 */
import { NOWHERE } from "./board";
import type { Direction } from "./direction";

/**
 * The reason why a piece moves or changes. `pushed`: the player or another piece pushed it. `carried`: the thing
 * beneath the piece carried it. `pulled`: a piece ahead pulled it. `changed`: the piece stays on its cell and changes
 * its pose. `gone`: the piece vanishes from its cell; it may come out at another cell or be gone for good.
 */
export type MotionCause = "pushed" | "carried" | "pulled" | "changed" | "gone";

/**
 * An extra sound of a moving piece, besides the sounds of starting and stopping. `heavy`: a heavy piece moves. `home`:
 * a piece reaches its destination. `startled`: a sleeping creature wakes up. `echo`: the sound of stopping comes back,
 * as in a cave (a level of several rooms).
 */
export type MotionSound = "heavy" | "home" | "startled" | "echo";

/**
 * What stopped a piece. `edge`: the edge of the board. `piece`: another piece. `wood`: a crate or a tree. A wall, a
 * rock and other such things have no name here.
 */
export type Obstacle = "edge" | "piece" | "wood";

/**
 * One straight part of a piece's way during a move. The motions of one piece do not overlap in time. Each motion begins
 * at the cell where the piece's previous motion ended; between two motions the piece stands still.
 */
export interface Motion {
  /** The cell of the piece before the move. In a `MoveRecord`, this cell identifies the piece. */
  readonly piece: number;
  readonly cause: MotionCause;
  /**
   * The direction in which the piece moves, or in which it is pushed if it has no space to move. If this direction is
   * not the last direction of the piece, the piece has turned to face the new direction.
   */
  readonly direction: Direction;
  readonly from: number;
  /**
   * The cell where the motion ends, in a straight line from `from`. It is a border cell if the piece leaves the board.
   * If the piece is `gone`, it is the cell where the piece appears again through a door, or `NOWHERE` if the piece has
   * left for good. If the piece has `changed`, it is the cell of the piece.
   */
  readonly to: number;
  readonly startMs: number;
  readonly endMs: number;
  /**
   * How the motion ends. `hit`: something stopped the piece. `on`: the next motion of the piece follows at once.
   * `rest`: the piece stops without hitting anything.
   */
  readonly ending: "hit" | "on" | "rest";
  /** What the piece hit, for the sound of the hit. Left out for a wall, a rock and other such things. */
  readonly obstacle?: Obstacle | undefined;
  /**
   * The pose of the piece during and after this motion, such as a hedgehog that is awake; a number that each puzzle
   * defines. Left out if the pose does not change in this move.
   */
  readonly pose?: number;
  readonly sound?: MotionSound | undefined;
}

/**
 * A move of the player with the motions of all pieces. This record is enough for drawing every moment of the move and
 * for playing the sounds of the move.
 */
export interface MoveRecord {
  readonly direction: Direction;
  /** The cell, before the move, of the piece that the player moves. Undefined in puzzles without such a piece. */
  readonly playerPiece: number | undefined;
  /** The motions of all pieces. The motions of each single piece are in order of time. */
  readonly motions: readonly Motion[];
}

/**
 * A record to which `Rules.move` adds the motions of the pieces in a move. Code that calls `Rules.move` passes a record
 * without motions.
 */
export interface MoveRecorder {
  playerPiece?: number | undefined;
  readonly motions: Motion[];
}

/** A moment during a move, for drawing. `before` is the state before the move. */
export interface MomentOfMove<State> {
  readonly before: State;
  readonly move: MoveRecord;
  readonly elapsedMs: number;
}

/** A moment between two moves, with all pieces as in the state `before`. */
export interface MomentAtRest<State> {
  readonly before: State;
  readonly move: undefined;
  readonly elapsedMs: 0;
}

/** A moment of a level: all that is needed for drawing its pieces. */
export type Moment<State> = MomentOfMove<State> | MomentAtRest<State>;

export function momentAtRest<State>(state: State): MomentAtRest<State> {
  return { before: state, move: undefined, elapsedMs: 0 };
}

/** Returns how long a whole move takes, from its start to the end of its last motion, in milliseconds. */
export function durationMs(motions: readonly Motion[]): number {
  let end = 0;
  for (const { endMs } of motions) if (endMs > end) end = endMs;
  return end;
}

/**
 * Returns the motion that decides where a piece is drawn, `elapsedMs` after the start of a move. Before this motion the
 * piece stands at the cell `from` of the motion, after it at the cell `to`. Returns undefined if the piece does not
 * move.
 */
export function motionAt({ motions }: MoveRecord, piece: number, elapsedMs: number): Motion | undefined {
  let latest: Motion | undefined;
  // The loop uses an index, which is faster in Lua than `for … of`. Speed matters, because the painters call this
  // function for every piece in every frame (see docs/fast-lua.md).
  for (let index = 0; index < motions.length; index++) {
    const motion = motions[index];
    if (motion.piece === piece && (latest === undefined || motion.startMs <= elapsedMs)) latest = motion;
  }
  return latest;
}

/**
 * Returns whether a piece visibly moves, or tries to move, from one cell to another in this motion. Returns false if
 * the piece only changes its pose or vanishes.
 */
export function isTravel({ cause }: Motion): boolean {
  return cause !== "gone" && cause !== "changed";
}

export function isGoneForGood({ cause, to }: Motion): boolean {
  return cause === "gone" && to === NOWHERE;
}
