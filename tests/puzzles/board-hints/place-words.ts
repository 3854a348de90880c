/**
 * Reads the words with which a hint says where on the board something is. It reads them as a player may: a corner
 * belongs to both of its sides, and everything above the centre is "above the middle". The code is independent of the
 * game's.
 */
import { sideWordsFor, wordsFor } from "./positions";

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * What a hint's words may refer to: "above the hole" refers to the goal, and "farther left" to the cell of the player's
 * piece.
 */
export interface WordLandmarks {
  /** The cell of the hole or finish that the player must reach; undefined if the board has none. */
  readonly finish?: number | undefined;
  /** The cell of the player's piece; undefined if there are several pieces. */
  readonly piece?: number | undefined;
  /**
   * The width, in cells, of a ring along the board's edge. When a sentence names a side or the middle of the board,
   * this ring does not count as a part of it.
   */
  readonly ring?: number;
  /**
   * Whether "at the top" fits each cell in the upper half of the board, and likewise for the other sides. If false, the
   * words fit a smaller part of the board.
   */
  readonly isHalved?: boolean;
}

const PLACE_WORDS =
  /(at the (top|bottom)( left| right)?|at the (left|right)|in the middle|(above|below|left of|right of) the \w+|in row \d+(, column \d+)?|in column \d+|in the (top|bottom) row|in the (left|right) column|farther \w+)$/;

/**
 * Returns the last words of a hint's sentence if they say where on the board something is, such as "at the top left".
 * Returns undefined if there are none.
 */
export function placeWordsIn(sentence: string): string | undefined {
  return PLACE_WORDS.exec(sentence)?.[0];
}

/** Returns whether words such as "at the top" or "above the hole" fit a cell, as a player may read them. */
export function wordsFit(board: Size, words: string, cell: number, landmarks: WordLandmarks): boolean {
  const { finish, piece, ring = 0, isHalved = false } = landmarks;
  const [x, y] = positionOf(board, cell);
  const [acrossShare, downShare] = sharesFromCentre(board, cell, ring);
  const line = /^in (?:the (top|bottom|left|right) )?(row|column)(?: (\d+))?(?:, column (\d+))?$/.exec(words);
  if (line !== null) return fitsLine(board, [x, y], line);
  if (words === "in the middle") return Math.abs(acrossShare) <= 0.25 && Math.abs(downShare) <= 0.25;
  if (words.endsWith("the middle")) return pointsTo(words, acrossShare, downShare);
  if (words.startsWith("farther")) {
    const [fromX, fromY] = positionOf(board, piece ?? cell);
    return pointsTo(words.replace("farther ", ""), x - fromX, y - fromY);
  }
  const sides = words.startsWith("at the ") ? words.replace("at the ", "").split(" ") : undefined;
  const halves: Readonly<Record<string, boolean>> = {
    top: downShare < 0,
    bottom: downShare > 0,
    left: acrossShare < 0,
    right: acrossShare > 0,
  };
  if (sides !== undefined)
    return sides.every((side) => (isHalved && halves[side]) || sideWordsFor(board, cell, ring).includes(side));
  if (finish === undefined) return false;
  const [finishX, finishY] = positionOf(board, finish);
  if (x !== finishX && y !== finishY) return false;
  return pointsTo(words, x - finishX, y - finishY);
}

function fitsLine({ width, height }: Size, [x, y]: readonly number[], line: RegExpExecArray): boolean {
  const [, edge, kind, number, column] = line;
  const first = kind === "row" ? y : x;
  const last = (kind === "row" ? height : width) - 1;
  if (edge !== undefined) return first === (edge === "top" || edge === "left" ? 0 : last);
  return first === Number(number) - 1 && (column === undefined || x === Number(column) - 1);
}

function pointsTo(words: string, right: number, down: number): boolean {
  if (/^(above|up)/.test(words)) return down < 0;
  if (/^(below|down)/.test(words)) return down > 0;
  return words.startsWith("left") ? right < 0 : right > 0;
}

function sharesFromCentre(board: Size, cell: number, ring: number): readonly [number, number] {
  const [x, y] = positionOf(board, cell).map((at) => at - ring + 0.5);
  return [x / (board.width - 2 * ring) - 0.5, y / (board.height - 2 * ring) - 0.5];
}

function positionOf({ width }: Size, cell: number): readonly [number, number] {
  return [(cell % (width + 1)) - 1, Math.floor(cell / (width + 1)) - 1];
}

/**
 * Returns whether a hint may describe a cell with the words `words`. For a side or the middle of the board, only the
 * words that `wordsFor` returns are allowed, so that "in the middle" always means the same part. `wordsFit` accepts
 * more words.
 */
export function mayDescribe(board: Size, words: string, cell: number, landmarks: WordLandmarks): boolean {
  const isPart = words.startsWith("at the ") || words.endsWith("the middle");
  return isPart ? words === wordsFor(board, cell, landmarks.ring) : wordsFit(board, words, cell, landmarks);
}
