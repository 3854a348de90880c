import { drawSprite } from "../../../device/sprites";
import { isGoneForGood, type MadeMove } from "../../../kernel/motion";
import type { WordsPlace } from "../../puzzle";
import type { Level } from "../level";
import type { State } from "../state";

/** A size of the balls in the strip: its frames, how far they stand apart, how wide they are, and how far below the words' top. */
interface Size {
  readonly full: number;
  readonly ring: number;
  readonly apart: number;
  readonly width: number;
  readonly below: number;
}

/** Large ones in a row, or where there is less room small ones, in one row or in two. */
const LARGE: Size = { full: 1, ring: 2, apart: 15, width: 12, below: 5 };
const SMALL: Size = { full: 3, ring: 4, apart: 10, width: 8, below: 7 };
const SECOND_ROW = 12;

/** A row of balls: full is on the table, a ring is sunk. Nothing once all are, or where there is no room for them. */
export function drawRow(
  { whites }: Level,
  before: State,
  move: MadeMove | undefined,
  elapsedMs: number,
  { x, y, align, width }: WordsPlace,
): void {
  const all = whites.length;
  const size = widthOf(LARGE, all) <= width ? LARGE : SMALL;
  const columns = widthOf(size, all) <= width ? all : Math.ceil(all / 2);
  const long = widthOf(size, columns);
  if (before.length === 1 || long > width) return;
  const left = align === "right" ? x - long : x;
  const there = before.length - 1 - (move !== undefined && isSinking(move, elapsedMs) ? 1 : 0);
  for (let at = 0; at < all; at++) {
    const top = y + (columns === all ? size.below : at < columns ? 0 : SECOND_ROW);
    drawSprite("images/last-ball/row", at < there ? size.full : size.ring, left + (at % columns) * size.apart, top);
  }
}

/** Whether a white ball has gone over the edge so far. */
function isSinking({ player, stretches }: MadeMove, elapsedMs: number): boolean {
  return stretches.some(
    (stretch) => isGoneForGood(stretch) && stretch.piece !== player && stretch.startMs <= elapsedMs,
  );
}

function widthOf({ apart, width }: Size, balls: number): number {
  return (balls - 1) * apart + width;
}
