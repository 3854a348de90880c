/**
 * The diagram of all moves of a cleared level, which ✛ up shows over the card after the level. The diagram shows a page
 * of a few moves; ✛ up turns to the next page, and the crank goes on by one move. In puzzles without a player's piece,
 * the diagram shows the moves of one piece at a time.
 */
import type { Input } from "../../device/input";
import { SCREEN_HEIGHT, SCREEN_WIDTH, type Box } from "../../device/screen";
import { cellAt, columnOf, rowOf, type Board } from "../../kernel/board";
import { DOWN, LEFT, RIGHT, UP } from "../../kernel/direction";
import { momentAtRest } from "../../kernel/motion";
import {
  advanceDiagram,
  createDiagram,
  type Diagram,
  type DiagramBoard,
} from "../../puzzles/looks/move-diagram/diagram";
import { listMovingPieces } from "../../puzzles/looks/move-diagram/legs";
import { placementsIn, type Attempt } from "./attempt";
import { CRANK_DEGREES_PER_MOVE, stateAt } from "./timeline";

/** The diagram of the moves of a cleared level, with the part of it that is shown. */
export interface MoveDiagram {
  board: DiagramBoard;
  firstMove: number;
  /** The pieces whose moves the diagram can show. Each piece is given by its cell before the first shown move. */
  pieces: readonly number[];
  pieceIndex: number;
  diagram: Diagram;
  /** How far the crank has turned since the diagram last changed to other moves, in degrees. */
  crankDegrees: number;
}

/** A move diagram shows at most this many moves of the player's piece at once. */
const SHOWN_MOVES = 5;
/**
 * In puzzles without a player's piece, a move diagram shows at most this many moves of a piece at once. This limit is
 * smaller than `SHOWN_MOVES`, because the lines of a piece often cover its earlier lines there.
 */
const SHOWN_MOVES_OF_PIECE = 3;

/** How far the lines and numbers of a move diagram may reach beyond the cells of the board, in pixels. */
const MARGIN = 6;

/** Creates the diagram of the moves of a cleared level, which must have at least one move. */
export function openMoveDiagram(attempt: Attempt): MoveDiagram {
  return { firstMove: 0, ...createShownMoves(attempt, 0), crankDegrees: 0 };
}

/**
 * Handles one frame in which the diagram is shown. Returns `stays` if the diagram stays open, `closes` if the input
 * only closes the diagram, and `leaves` if the input has its usual meaning on the board.
 */
export function advanceMoveDiagram(moves: MoveDiagram, attempt: Attempt, input: Input): "stays" | "closes" | "leaves" {
  const { pressedDirection, crankDegrees } = input;
  if (input.isAPressed) return "leaves";
  if (input.isBPressed || pressedDirection === DOWN) return "closes";
  if (pressedDirection === UP) {
    if (showsAllMoves(moves.diagram)) return "closes";
    showNextPage(moves, attempt);
  }
  if (pressedDirection === LEFT || pressedDirection === RIGHT) {
    if (moves.pieces.length === 1) return "leaves";
    showPiece(moves, attempt, pressedDirection === RIGHT ? 1 : -1);
  } else if (crankDegrees !== 0 && !turnPages(moves, attempt, crankDegrees)) return "leaves";
  advanceDiagram(moves.diagram);
  return "stays";
}

/** Shows the moves of another piece in the diagram: of the next piece, or of the previous piece if `step` is −1. */
function showPiece(moves: MoveDiagram, attempt: Attempt, step: number): void {
  const { pieces, board, firstMove } = moves;
  moves.pieceIndex = (moves.pieceIndex + step + pieces.length) % pieces.length;
  moves.diagram = createDiagram(board, findMoveRange(attempt, firstMove), pieces[moves.pieceIndex]);
}

/** Returns whether a diagram shows all moves of its level at once. */
export function showsAllMoves({ range }: Diagram): boolean {
  return range.to - range.from === range.moves.length;
}

/**
 * Shows the next page of the move diagram, which has a few moves on each page. After the last page, shows the first.
 */
function showNextPage(moves: MoveDiagram, attempt: Attempt): void {
  const { to, moves: all } = moves.diagram.range;
  showPage(moves, attempt, to < all.length ? to : 0);
}

/**
 * Shows earlier or later moves in the diagram when the crank turns. Returns false if the diagram shows all moves at
 * once.
 */
function turnPages(moves: MoveDiagram, attempt: Attempt, degrees: number): boolean {
  const moveCount = attempt.played.timeline.steps.length;
  // The index of the last move with which a diagram may begin. In a cave, whose rooms are shown one at a time, a
  // diagram may have a single move, so it may begin with the level's last move.
  const last = moveCount - (attempt.painter.turnTo === undefined ? shownMovesOf(attempt) : 1);
  if (last <= 0) return false;
  moves.crankDegrees += degrees;
  const steps = Math.floor(moves.crankDegrees / CRANK_DEGREES_PER_MOVE + 0.5);
  if (steps === 0) return true;
  moves.crankDegrees = 0;
  const firstMove = Math.max(0, Math.min(last, moves.firstMove + steps));
  if (firstMove !== moves.firstMove) showPage(moves, attempt, firstMove);
  return true;
}

/**
 * Shows the page of moves that begins with the move with index `firstMove`. The page shows the moves of the first piece
 * that moves in them.
 */
function showPage(moves: MoveDiagram, attempt: Attempt, firstMove: number): void {
  moves.firstMove = firstMove;
  moves.crankDegrees = 0;
  const { board, pieces, pieceIndex, diagram } = createShownMoves(attempt, firstMove);
  moves.board = board;
  moves.pieces = pieces;
  moves.pieceIndex = pieceIndex;
  moves.diagram = diagram;
}

function shownMovesOf({ played }: Attempt): number {
  return played.timeline.steps[0].playerPiece === undefined ? SHOWN_MOVES_OF_PIECE : SHOWN_MOVES;
}

function createShownMoves(attempt: Attempt, firstMove: number) {
  const range = findMoveRange(attempt, firstMove);
  const pieces = listMovingPieces(range);
  const board = createDiagramBoard(attempt, firstMove);
  return { board, pieces, pieceIndex: 0, diagram: createDiagram(board, range, pieces[0]) };
}

/**
 * Returns which moves the diagram shows if its first move is the move at index `from`. In a cave (a level of several
 * rooms), the moves end with the first one that leads out of the shown room.
 */
function findMoveRange(attempt: Attempt, from: number) {
  const { steps } = attempt.played.timeline;
  const most = Math.min(steps.length, from + shownMovesOf(attempt));
  let to = from + 1;
  while (to < most && turnToViewBefore(attempt, to) === turnToViewBefore(attempt, from)) to++;
  return { moves: steps, from, to };
}

/**
 * Turns the puzzle's painter to the room of a cave (a level with several rooms) that is shown before the move with
 * index `move`. Returns the number of this room.
 */
function turnToViewBefore({ painter, played }: Attempt, move: number): number {
  const { timeline, level } = played;
  return painter.turnTo?.(level, momentAtRest(stateAt(timeline, move)), timeline.steps) ?? 0;
}

/**
 * Returns where the board of a level lies on the screen, with the rectangles of the things on it. In a cave (a level of
 * several rooms), they are for the room that is shown before the move with index `move`.
 */
function createDiagramBoard(attempt: Attempt, move: number): DiagramBoard {
  const { painter, played } = attempt;
  turnToViewBefore(attempt, move);
  const { board, cells } = placementsIn(attempt);
  const things = cells.map((cell) => painter.boxOf(board, cell));
  // Measures a cell in the middle of the board, because some puzzles draw the cells at the edge smaller. In a cave (a
  // level of several rooms), which the painter shows room by room, the middle may be out of sight, so the cell where
  // the move begins is measured instead.
  const middle = cellAt(board, Math.floor(board.width / 2), Math.floor(board.height / 2));
  const measured = painter.turnTo === undefined ? middle : played.timeline.steps[move].motions[0].from;
  const { x, y, width } = painter.boxOf(board, measured);
  const left = x - columnOf(board, measured) * width;
  const top = y - rowOf(board, measured) * width;
  const whole = { x: left, y: top, width: board.width * width, height: board.height * width };
  const bounds = boundsAround(painter.turnTo === undefined ? whole : boxInSight(painter, board));
  return { board, things, grid: { left, top, cellPixels: width, bounds } };
}

/**
 * Returns the rectangle on the screen from the first to the last cell of a board, as the puzzle's painter places these
 * two cells at present.
 */
function boxInSight({ boxOf }: Attempt["painter"], board: Board): Box {
  const { x, y } = boxOf(board, board.cells[0]);
  const last = boxOf(board, board.cells[board.cells.length - 1]);
  return { x, y, width: last.x + last.width - x, height: last.y + last.height - y };
}

function boundsAround(box: Box): Box {
  const x = Math.max(0, box.x - MARGIN);
  const y = Math.max(0, box.y - MARGIN);
  const right = Math.min(SCREEN_WIDTH, box.x + box.width + MARGIN);
  const bottom = Math.min(SCREEN_HEIGHT, box.y + box.height + MARGIN);
  return { x, y, width: right - x, height: bottom - y };
}
