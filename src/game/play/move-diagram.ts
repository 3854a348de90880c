/**
 * The diagram of all moves of a cleared level, which ✛ up shows over the message after the level. It shows ten moves at
 * a time; the crank goes on to later moves. In puzzles without a player's piece it shows one piece at a time.
 */
import type { Input } from "../../device/input";
import { SCREEN_HEIGHT, SCREEN_WIDTH, type Box } from "../../device/screen";
import { cellAt } from "../../kernel/board";
import { DOWN, LEFT, RIGHT, UP } from "../../kernel/direction";
import {
  advanceDiagram,
  createDiagram,
  type Diagram,
  type DiagramBoard,
} from "../../puzzles/looks/move-diagram/diagram";
import { movingPieces } from "../../puzzles/looks/move-diagram/legs";
import type { Attempt } from "./attempt";
import { CRANK_DEGREES_PER_MOVE } from "./timeline";

/** The diagram of the moves of a cleared level, with the part of it that is shown. */
export interface MoveDiagram {
  readonly board: DiagramBoard;
  /** The index of the first shown move, counted from 0. */
  firstMove: number;
  /** The cells, before the first shown move, of the pieces whose moves can be shown. */
  pieces: readonly number[];
  /** The index of the shown piece in `pieces`. */
  pieceIndex: number;
  diagram: Diagram;
  /** How far the crank has turned since the shown moves last changed, in degrees. */
  crankDegrees: number;
}

/** The most moves that are shown at once. */
const MAX_SHOWN_MOVES = 10;

/** How far lines and numbers may reach beyond the cells of the board, in pixels. */
const MARGIN = 6;

/** Creates the diagram of the moves of a cleared level, which must have at least one move. */
export function openMoveDiagram(attempt: Attempt): MoveDiagram {
  const board = boardOf(attempt);
  const shown = showFrom(attempt, board, 0);
  return { board, firstMove: 0, ...shown, crankDegrees: 0 };
}

/**
 * Handles one frame of a shown diagram. Returns `stays` if the diagram stays, `closes` if the input only closes it, and
 * `leaves` if the input has its usual meaning on the board.
 */
export function advanceMoveDiagram(moves: MoveDiagram, attempt: Attempt, input: Input): "stays" | "closes" | "leaves" {
  const { pressedDirection, crankDegrees } = input;
  if (input.isAPressed) return "leaves";
  if (input.isBPressed || pressedDirection === UP || pressedDirection === DOWN) return "closes";
  if (pressedDirection === LEFT || pressedDirection === RIGHT) {
    if (moves.pieces.length === 1) return "leaves";
    showPiece(moves, attempt, pressedDirection === RIGHT ? 1 : -1);
  } else if (crankDegrees !== 0 && !turnPages(moves, attempt, crankDegrees)) return "leaves";
  advanceDiagram(moves.diagram);
  return "stays";
}

/** Shows the moves of the next piece of the board, or with `step` −1 of the previous one. */
function showPiece(moves: MoveDiagram, attempt: Attempt, step: number): void {
  const { pieces, board, firstMove } = moves;
  moves.pieceIndex = (moves.pieceIndex + step + pieces.length) % pieces.length;
  moves.diagram = createDiagram(board, rangeFrom(attempt, firstMove), pieces[moves.pieceIndex]);
}

/** Goes on to later or earlier moves by the crank. Returns false if all moves are shown anyway. */
function turnPages(moves: MoveDiagram, attempt: Attempt, degrees: number): boolean {
  const last = attempt.played.timeline.steps.length - MAX_SHOWN_MOVES;
  if (last <= 0) return false;
  moves.crankDegrees += degrees;
  const steps = Math.floor(moves.crankDegrees / CRANK_DEGREES_PER_MOVE + 0.5);
  if (steps === 0) return true;
  moves.crankDegrees = 0;
  const firstMove = Math.max(0, Math.min(last, moves.firstMove + steps));
  if (firstMove === moves.firstMove) return true;
  moves.firstMove = firstMove;
  const { pieces, pieceIndex, diagram } = showFrom(attempt, moves.board, firstMove);
  moves.pieces = pieces;
  moves.pieceIndex = pieceIndex;
  moves.diagram = diagram;
  return true;
}

/**
 * Returns the moves that the diagram shows at first, from the move with index `firstMove` on, and the pieces that these
 * moves move.
 */
function showFrom(attempt: Attempt, board: DiagramBoard, firstMove: number) {
  const range = rangeFrom(attempt, firstMove);
  const pieces = movingPieces(range);
  return { pieces, pieceIndex: 0, diagram: createDiagram(board, range, pieces[0]) };
}

function rangeFrom({ played }: Attempt, from: number) {
  const { steps } = played.timeline;
  return { moves: steps, from, to: Math.min(steps.length, from + MAX_SHOWN_MOVES) };
}

/** Returns where the board of a level lies on the screen, with the rectangles of the things on it. */
function boardOf({ painter, placementsOf }: Attempt): DiagramBoard {
  const { board, cells } = placementsOf();
  const things = cells.map((cell) => painter.boxOf(board, cell));
  // Measures a cell in the middle, because some puzzles draw the cells at the edge smaller.
  const [column, row] = [Math.floor(board.width / 2), Math.floor(board.height / 2)];
  const { x, y, width } = painter.boxOf(board, cellAt(board, column, row));
  const left = x - column * width;
  const top = y - row * width;
  const bounds = boundsAround({ x: left, y: top, width: board.width * width, height: board.height * width });
  return { board, things, grid: { left, top, cellPixels: width, bounds } };
}

/** Returns the rectangle with a margin around it, cut off at the edges of the screen. */
function boundsAround(box: Box): Box {
  const x = Math.max(0, box.x - MARGIN);
  const y = Math.max(0, box.y - MARGIN);
  const right = Math.min(SCREEN_WIDTH, box.x + box.width + MARGIN);
  const bottom = Math.min(SCREEN_HEIGHT, box.y + box.height + MARGIN);
  return { x, y, width: right - x, height: bottom - y };
}
