/** Checks that the recorded motions of a move are consistent. The tests of all puzzles share these checks. */
import { NOWHERE, type Board } from "../../src/kernel/board";
import { isTravel, type MotionCause, type Motion } from "../../src/kernel/motion";

const CAUSES: Readonly<Record<MotionCause, true>> = {
  pushed: true,
  carried: true,
  pulled: true,
  changed: true,
  gone: true,
};

/**
 * Returns the cell of a piece after a move. A piece without a motion is still on its first cell. If the piece has left
 * the board, returns `NOWHERE`.
 */
export function endOf(motions: readonly Motion[], piece: number): number {
  return motions.findLast((motion) => motion.piece === piece)?.to ?? piece;
}

/**
 * Returns a sentence for each mistake in the motions of a move. The first motion of a piece must begin at the piece's
 * cell. Each later motion must begin at the cell and time that the motion before allows.
 */
export function findBreaks(board: Board, motions: readonly Motion[]): string[] {
  const pieces = new Set(motions.map(({ piece }) => piece));
  return [...pieces].flatMap((piece) => {
    const own = motions.filter((motion) => motion.piece === piece);
    const begins = own[0].from === piece ? [] : [`piece ${piece} begins at cell ${own[0].from}`];
    return [
      ...begins,
      ...own.flatMap((motion) => findOddities(board, motion)),
      ...own.flatMap((motion, index) => findGaps(motion, own.at(index + 1))),
    ];
  });
}

function findOddities(board: Board, motion: Motion): string[] {
  const { piece, cause, from, to, startMs, endMs } = motion;
  const odd: string[] = [];
  if (!Object.hasOwn(CAUSES, cause)) odd.push(`piece ${piece} is under way because of ${cause}`);
  if (startMs < 0 || endMs <= startMs) odd.push(`piece ${piece} takes from ${startMs} ms to ${endMs} ms`);
  if (isTravel(motion) && !isStraight(board, motion)) odd.push(`piece ${piece} does not go straight to cell ${to}`);
  if (cause === "changed" && from !== to) odd.push(`piece ${piece} changes, and comes to cell ${to}`);
  if (cause === "gone" && from === to) odd.push(`piece ${piece} is gone, and comes out where it was`);
  return odd;
}

function isStraight({ steps, isBorder }: Board, { direction, from, to }: Motion): boolean {
  let cell = from;
  while (cell !== to && !isBorder[cell]) cell += steps[direction];
  return cell === to;
}

function findGaps({ piece, to, endMs, ending }: Motion, next: Motion | undefined): string[] {
  if (next === undefined) return ending === "on" ? [`piece ${piece} would go on, and does not`] : [];
  const odd: string[] = [];
  if (to === NOWHERE) odd.push(`piece ${piece} has gone, and comes back`);
  if (next.from !== to) odd.push(`piece ${piece} leaps from cell ${to} to cell ${next.from}`);
  const isInTime = ending === "on" ? next.startMs === endMs : next.startMs >= endMs;
  if (!isInTime) odd.push(`piece ${piece} is done at ${endMs} ms and goes on at ${next.startMs} ms`);
  return odd;
}
