/**
 * A move diagram: a picture of the board before some moves of the player, with a line and a number for each of these
 * moves. The spots of the numbers are computed over several frames, one number in each frame.
 */
import { wantsLessFlashing, type Box } from "../../../device/screen";
import type { Board } from "../../../kernel/board";
import { drawSign } from "./draw-signs";
import { drawEnd, drawStart, drawLines } from "./draw-lines";
import { createLegs, type Leg, type MoveRange } from "./legs";
import { placeSign, createCourses, type Course } from "./sign-spots";
import type { Sign } from "./sign-shape";
import { createLines, type Grid, type DiagramLine } from "./lines";

/** A move diagram of one piece: a line and a number for each of its moves. */
export interface Diagram {
  readonly range: MoveRange;
  readonly grid: Grid;
  /** The rectangle on the screen of the piece whose moves are shown, before the first of these moves. */
  readonly start: Box;
  /** The rectangles on the screen of the pieces and things that the numbers should not cover. */
  readonly things: readonly Box[];
  readonly lines: readonly DiagramLine[];
  readonly courses: readonly Course[];
  /**
   * The move numbers that already have a spot on the screen. The number at index n belongs to `courses[n]`, which has
   * the lines of one piece in one move.
   */
  readonly signs: Sign[];
}

/** The board on which a move diagram is drawn, and where this board lies on the screen. */
export interface DiagramBoard {
  readonly board: Board;
  readonly grid: Grid;
  readonly things: readonly Box[];
}

/**
 * Creates the diagram of the moves of the piece on the cell `piece`. The numbers of the moves have no spots yet.
 */
export function createDiagram({ board, grid, things }: DiagramBoard, range: MoveRange, piece: number): Diagram {
  const legs = createLegs(board, range, piece);
  const lines = createLines(legs, grid);
  const start = cellBox(grid, legs[0]);
  return { range, grid, start, things: [...things, start], lines, courses: createCourses(lines), signs: [] };
}

function cellBox({ left, top, cellPixels }: Grid, { fromColumn, fromRow }: Leg): Box {
  const [x, y] = [left + fromColumn * cellPixels, top + fromRow * cellPixels];
  return { x, y, width: cellPixels, height: cellPixels };
}

/** Finds a spot for one more move number. Returns false if all numbers have a spot already. */
export function advanceDiagram({ grid, things, lines, courses, signs }: Diagram): boolean {
  if (signs.length >= courses.length) return false;
  signs.push(placeSign({ grid, things, lines, signs }, courses[signs.length]));
  return true;
}

/**
 * Returns whether a move diagram shows the moves of the player's piece. In puzzles without such a piece, the diagrams
 * of all pieces can be shown in turn.
 */
export function hasPlayerPiece({ range }: Diagram): boolean {
  return range.moves[range.from].playerPiece !== undefined;
}

/** Draws the lines of a move diagram. In each frame, one line more is drawn than in the frame before. */
export function drawDiagramLines(diagram: Diagram): void {
  const { start, lines, range } = diagram;
  const end = drawnMoveEnd(diagram);
  if (hasPlayerPiece(diagram)) drawLines(lines, range.from, end);
  else {
    drawStart(start);
    drawLines(lines, range.from, end);
    const last = lines[lines.length - 1];
    if (!last.isStop && last.moveIndex < end) drawEnd(last);
  }
}

/** Draws the numbers of a move diagram, over its lines and over the pieces. */
export function drawDiagramSigns(diagram: Diagram): void {
  const end = drawnMoveEnd(diagram);
  for (const sign of diagram.signs) if (sign.moveIndex < end) drawSign(sign);
}

/**
 * Returns the index of the first move that the move diagram does not draw yet. While some move numbers still have no
 * spot, one move is drawn for each number that has one. If the player wants less flashing, no move is drawn before all
 * numbers have spots.
 */
function drawnMoveEnd({ range, courses, signs }: Diagram): number {
  if (signs.length === courses.length) return range.to;
  return wantsLessFlashing() ? range.from : Math.min(range.to, range.from + signs.length);
}
