/** Draws how many white balls are left: a row of small balls in the strip of text above the board. */

import { drawSprite } from "../../../device/sprites";
import { isGoneForGood, type Moment, type MoveRecord } from "../../../kernel/motion";
import type { SceneTextBox } from "../../puzzle";
import type { Level } from "../level";
import type { State } from "../state";
import type { Look } from "./look";

/**
 * The size of the balls above the board, which show how many white balls are left. `full` and `ring` are the picture
 * numbers of a full ball and of a ring. The other fields are in pixels: `spacing` from one ball to the next, `width` of
 * a ball, and `below`, the distance from the top of the level's text down to the balls.
 */
interface BallSize {
  readonly full: number;
  readonly ring: number;
  readonly spacing: number;
  readonly width: number;
  readonly below: number;
}

/**
 * The larger of the two sizes of the balls that show how many white balls are left. This size is used if all these
 * balls fit into one row.
 */
const LARGE: BallSize = { full: 1, ring: 2, spacing: 15, width: 12, below: 5 };
/**
 * The smaller of the two sizes of the balls that show how many white balls are left. Small balls are drawn in one row
 * or two if large balls have no space in one row.
 */
const SMALL: BallSize = { full: 3, ring: 4, spacing: 10, width: 8, below: 7 };
const SECOND_ROW = 12;

/**
 * Draws a full ball for each white ball that is on the board, and a ring for each white ball that has left the board.
 * Draws nothing when all white balls have left, or if there is no space above the board.
 */
export function drawBallCount(
  { smallBallPictures: sprites }: Look,
  { whites }: Level,
  { before, move, elapsedMs }: Moment<State>,
  { x, y, align, width }: SceneTextBox,
): void {
  const ballCount = whites.length;
  const size = widthOf(LARGE, ballCount) <= width ? LARGE : SMALL;
  const columns = widthOf(size, ballCount) <= width ? ballCount : Math.ceil(ballCount / 2);
  const rowWidth = widthOf(size, columns);
  if (before.length === 1 || rowWidth > width) return;
  const left = align === "right" ? x - rowWidth : x;
  const ballsLeft = before.length - 1 - (move !== undefined && hasWhiteLeft(move, elapsedMs) ? 1 : 0);
  for (let index = 0; index < ballCount; index++) {
    const top = y + (columns === ballCount ? size.below : index < columns ? 0 : SECOND_ROW);
    drawSprite(sprites, index < ballsLeft ? size.full : size.ring, left + (index % columns) * size.spacing, top);
  }
}

function hasWhiteLeft({ playerPiece, motions }: MoveRecord, elapsedMs: number): boolean {
  return motions.some((motion) => isGoneForGood(motion) && motion.piece !== playerPiece && motion.startMs <= elapsedMs);
}

function widthOf({ spacing, width }: BallSize, balls: number): number {
  return (balls - 1) * spacing + width;
}
