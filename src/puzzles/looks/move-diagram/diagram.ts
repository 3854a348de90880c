/**
 * A move diagram: a picture of the board before some moves of the player, with a line for each of these moves. A number
 * stands at the end of each move of the player's piece.
 */
import { wantsLessFlashing, type Box } from "../../../device/screen";
import type { Board } from "../../../kernel/board";
import { STEP_X, STEP_Y } from "../../../kernel/direction";
import { drawHead, drawLines } from "./draw-lines";
import { drawSign } from "./draw-signs";
import { createLegs, type MoveRange } from "./legs";
import { createLines, type DiagramLine, type Grid } from "./lines";
import { LARGE_CELL_PIXELS, signBox, type Sign } from "./sign-shape";

/** A move diagram: a line for each move of a range of moves, and a number for each move of the player's piece. */
export interface Diagram {
  readonly range: MoveRange;
  readonly grid: Grid;
  readonly lines: readonly DiagramLine[];
  readonly arrows: readonly Arrow[];
  /** The frames since the diagram appeared, up to the frame in which all its moves are drawn. */
  shownFrames: number;
}

/** The end of a line of a move diagram: an arrowhead, a number, or both. */
interface Arrow {
  readonly line: DiagramLine;
  /**
   * The position of the tip of the arrowhead at the end of the line, in pixels; undefined if the line is too short for
   * an arrowhead.
   */
  readonly tip: Point | undefined;
  readonly sign: Sign | undefined;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The board on which a move diagram is drawn, and where this board lies on the screen. */
export interface DiagramBoard {
  readonly board: Board;
  readonly grid: Grid;
  /** The rectangles of the things and pieces on the board, before the first move of the diagram. */
  readonly things: readonly Box[];
}

const FRAMES_PER_MOVE = 4;
const LARGE_HEAD = 8;
const SMALL_HEAD = 6;
/**
 * The distance from the tip of an arrowhead to the plate with the number of the move, which comes after the arrowhead,
 * in pixels.
 */
const TIP_GAP = 3;
/**
 * If a thing is in the cell where a line ends, the tip of the arrowhead lies this share of a cell before the middle of
 * the thing.
 */
const SHARE_BEFORE_THING = 0.42;
/**
 * If a line ends in an empty cell, the tip of an arrowhead without a number lies this share of a cell beyond the middle
 * of the cell. This does not hold for pushed pieces.
 */
const SHARE_BEYOND_MIDDLE = 0.2;
/**
 * The length of the visible part of a line between the plate with the number of a move and the arrowhead after this
 * plate, in pixels.
 */
const LEAST_LINE = 6;
/** The plate with the number of a move is at least this far from the edge of the diagram's rectangle, in pixels. */
const EDGE_GAP = 4;

/** Creates the diagram of a range of moves. None of them is drawn yet. */
export function createDiagram({ board, grid, things }: DiagramBoard, range: MoveRange): Diagram {
  const lines = createLines(createLegs(board, range), grid);
  const arrows: Arrow[] = [];
  lines.forEach((line, index) => {
    const isAtThing = things.some((box) => isInside(line.x2, line.y2, box));
    if (index === numberedLineOf(lines, range, line.moveIndex))
      arrows.push(
        line.isPushed ? createPushArrow(line, grid) : createNumberedArrow(line, grid, isAtThing, index === 0),
      );
    else if (line.isStop) arrows.push(createPlainArrow(line, grid, isAtThing));
  });
  return { range, grid, lines, arrows, shownFrames: 0 };
}

/**
 * Returns the index of the line that has the number of a move: the last line of the player's piece. If this piece only
 * pushes another one, the number is at the first line of the pushed piece. Returns −1 in puzzles without a player's
 * piece.
 */
function numberedLineOf(lines: readonly DiagramLine[], range: MoveRange, moveIndex: number): number {
  if (range.moves[moveIndex].playerPiece === undefined) return -1;
  let own = -1;
  let pushed = -1;
  lines.forEach((line, index) => {
    if (line.moveIndex !== moveIndex) return;
    if (!line.isPushed) own = index;
    else if (pushed < 0) pushed = index;
  });
  return own < 0 ? pushed : own;
}

function createPlainArrow(line: DiagramLine, { cellPixels, bounds }: Grid, isAtThing: boolean): Arrow {
  const beyond = line.isPushed ? 0 : SHARE_BEYOND_MIDDLE;
  const { x, y } = pointBeyond(line, Math.floor((isAtThing ? -SHARE_BEFORE_THING : beyond) * cellPixels));
  const right = bounds.x + bounds.width - 1;
  const bottom = bounds.y + bounds.height - 1;
  const tip = { x: Math.max(bounds.x, Math.min(right, x)), y: Math.max(bounds.y, Math.min(bottom, y)) };
  return { line, tip, sign: undefined };
}

/**
 * Returns the end of the line of a move in which the player's piece only pushes another piece. The number of the move
 * stands on the line of the pushed piece, one cell from the end at which this line begins.
 */
function createPushArrow(line: DiagramLine, grid: Grid): Arrow {
  const { moveIndex, x1, y1, x2, y2 } = line;
  const { cellPixels } = grid;
  const isLarge = cellPixels >= LARGE_CELL_PIXELS;
  const back = Math.max(0, Math.abs(x2 - x1) + Math.abs(y2 - y1) - cellPixels);
  const atEnd: Sign = { moveIndex, x: x2, y: y2, isLarge };
  const outside = pixelsOutside(grid, line, halfLengthOf(atEnd, line));
  return { line, tip: undefined, sign: { ...atEnd, ...pointBeyond(line, -Math.max(back, outside)) } };
}

/**
 * Returns the end of the line of a move that has its number there. The number stands where the piece stops. If a thing
 * is in that cell, such as the goal, the number stands on the line before the thing, unless the line is too short.
 */
function createNumberedArrow(line: DiagramLine, grid: Grid, isAtThing: boolean, isFirst: boolean): Arrow {
  const { x1, y1, x2, y2, moveIndex } = line;
  const { cellPixels } = grid;
  const isLarge = cellPixels >= LARGE_CELL_PIXELS;
  const atEnd: Sign = { moveIndex, x: x2, y: y2, isLarge };
  const half = halfLengthOf(atEnd, line);
  const thingPixels = Math.floor(SHARE_BEFORE_THING * cellPixels);
  const length = Math.abs(x2 - x1) + Math.abs(y2 - y1);
  const numberPixels = thingPixels + headPixels(isLarge) + LEAST_LINE + half;
  if (isAtThing && length >= numberPixels + half + cellPixels / 2)
    return { line, tip: pointBeyond(line, -thingPixels), sign: { ...atEnd, ...pointBeyond(line, -numberPixels) } };
  // A line may lead out of the diagram's rectangle, for example out of the shown room of a cave. Then its number and
  // its arrowhead are moved back into the rectangle.
  const back = pixelsOutside(grid, line, half);
  // An arrowhead right beside the player's piece would cover the piece, so such an arrowhead is left out.
  const isShort = isFirst && length - cellPixels / 2 - half < headPixels(isLarge) + TIP_GAP;
  const tip = isShort ? undefined : pointBeyond(line, -half - TIP_GAP - back);
  return { line, tip, sign: { ...atEnd, ...pointBeyond(line, -back) } };
}

/**
 * Returns how many pixels the number of a move must be moved back from the end of its line, so that the number is
 * `EDGE_GAP` pixels from the edge of the diagram's rectangle.
 */
function pixelsOutside({ bounds }: Grid, { x2, y2, direction }: DiagramLine, half: number): number {
  const reach = half + EDGE_GAP;
  if (STEP_X[direction] < 0) return Math.max(0, bounds.x - (x2 - reach));
  if (STEP_X[direction] > 0) return Math.max(0, x2 + reach - bounds.x - bounds.width);
  if (STEP_Y[direction] < 0) return Math.max(0, bounds.y - (y2 - reach));
  return Math.max(0, y2 + reach - bounds.y - bounds.height);
}

function headPixels(isLarge: boolean): number {
  return isLarge ? LARGE_HEAD : SMALL_HEAD;
}

/** Returns half of the size of the plate with the number of a move, in pixels, measured in the direction of a line. */
function halfLengthOf(sign: Sign, { direction }: DiagramLine): number {
  const { width, height } = signBox(sign);
  return Math.floor((STEP_X[direction] === 0 ? height : width) / 2);
}

/** Returns the point that lies `pixels` beyond the end of a line, or before it if `pixels` is negative. */
function pointBeyond({ x2, y2, direction }: DiagramLine, pixels: number): Point {
  return { x: x2 + pixels * STEP_X[direction], y: y2 + pixels * STEP_Y[direction] };
}

function isInside(x: number, y: number, box: Box): boolean {
  return x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height;
}

/** Advances the drawing of a diagram by one frame, until all its moves are drawn. */
export function advanceDiagram(diagram: Diagram): void {
  diagram.shownFrames = Math.min(framesOf(diagram), diagram.shownFrames + 1);
}

function framesOf({ range }: Diagram): number {
  return (range.to - range.from) * FRAMES_PER_MOVE;
}

/** Draws the lines of a move diagram. They are drawn move by move. */
export function drawDiagramLines(diagram: Diagram): void {
  drawLines(diagram.lines, diagram.range.from, drawnMoveEnd(diagram));
}

/** Draws the arrowheads and numbers of a move diagram, over its lines and over the pieces. */
export function drawDiagramArrows(diagram: Diagram): void {
  const end = drawnMoveEnd(diagram);
  const size = headPixels(diagram.grid.cellPixels >= LARGE_CELL_PIXELS);
  for (const { line, tip } of diagram.arrows)
    if (tip !== undefined && line.moveIndex < end) drawHead(line, tip.x, tip.y, size);
  for (const { sign } of diagram.arrows) if (sign !== undefined && sign.moveIndex < end) drawSign(sign);
}

/**
 * Returns the index of the first move that the move diagram does not draw yet. If the player wants less flashing, all
 * moves are drawn at once.
 */
function drawnMoveEnd(diagram: Diagram): number {
  const { range, shownFrames } = diagram;
  if (wantsLessFlashing()) return range.to;
  return Math.min(range.to, range.from + Math.ceil(shownFrames / FRAMES_PER_MOVE));
}
