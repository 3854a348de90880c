import type { Direction } from "./direction";

/** One stretch of a piece's way during a move. Motions say all that a screen needs to draw any moment of the move. */
export interface Motion {
  /** The cell where the piece stood before the move: it names the piece. */
  readonly piece: number;
  /** Which way it is pushed, even where it has no room to go. */
  readonly direction: Direction;
  readonly from: number;
  /** Where the stretch ends; a border cell if the piece leaves the board. */
  readonly to: number;
  /** Milliseconds since the move began. */
  readonly startMs: number;
  /** When the piece stands still, or has crossed the edge: before `endMs` only if it then falls. */
  readonly slideEndMs: number;
  readonly endMs: number;
  /** `hit`: something stopped the piece, `rest`: it stopped by itself, `gone`: it left the board for good. */
  readonly ending: "hit" | "rest" | "gone";
}

/** How long the whole move takes, in milliseconds. */
export function durationMs(motions: readonly Motion[]): number {
  let end = 0;
  for (const motion of motions) end = Math.max(end, motion.endMs);
  return end;
}
