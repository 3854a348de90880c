/**
 * The diagram of all moves of a cleared level, which ✛ up shows over the card after the level. Each page of the diagram
 * has a few moves. ✛ up and right show the next page, and ✛ left shows the page before. The crank turns the pages in
 * both directions.
 */
import type { Input } from "../../device/input";
import { SCREEN_HEIGHT, SCREEN_WIDTH, type Box } from "../../device/screen";
import { cellAt, columnOf, NOWHERE, rowOf, type Board } from "../../kernel/board";
import { DOWN, LEFT, RIGHT, UP } from "../../kernel/direction";
import { momentAtRest } from "../../kernel/motion";
import {
  advanceDiagram,
  createDiagram,
  type Diagram,
  type DiagramBoard,
} from "../../puzzles/looks/move-diagram/diagram";
import { findPageEnd } from "../../puzzles/looks/move-diagram/pages";
import { placementsIn, type Attempt } from "./attempt";
import { CRANK_DEGREES_PER_MOVE, stateAt } from "./timeline";

/** The diagram of the moves of a cleared level, with the page that is shown. */
export interface MoveDiagram {
  firstMove: number;
  /** The indices of the first moves of the pages before the shown page. */
  readonly earlierPages: number[];
  diagram: Diagram;
  /** How far the crank has turned since the diagram last changed to another page, in degrees. */
  crankDegrees: number;
}

/** How far the lines and numbers of a diagram of moves may reach beyond the cells of the board, in pixels. */
const MARGIN = 6;

/** Creates the diagram of the moves of a cleared level, which must have at least one move. */
export function openMoveDiagram(attempt: Attempt): MoveDiagram {
  return { firstMove: 0, earlierPages: [], diagram: createPage(attempt, 0), crankDegrees: 0 };
}

/**
 * Handles one frame in which the diagram of moves is shown. Returns `stays` if it stays open, `closes` if the input
 * only closes it, and `leaves` if the input has its usual meaning on the board.
 */
export function advanceMoveDiagram(moves: MoveDiagram, attempt: Attempt, input: Input): "stays" | "closes" | "leaves" {
  const { pressedDirection, crankDegrees } = input;
  if (input.isAPressed) return "leaves";
  if (input.isBPressed || pressedDirection === DOWN) return "closes";
  if (showsAllMoves(moves.diagram)) {
    if (pressedDirection === UP) return "closes";
    if (pressedDirection === LEFT || pressedDirection === RIGHT || crankDegrees !== 0) return "leaves";
  } else if (pressedDirection === LEFT) showPageBefore(moves, attempt);
  else if (pressedDirection === UP || pressedDirection === RIGHT) showNextPage(moves, attempt);
  else if (crankDegrees !== 0) turnPages(moves, attempt, crankDegrees);
  advanceDiagram(moves.diagram);
  return "stays";
}

/** Returns whether a diagram of moves shows all moves of its level at once. */
export function showsAllMoves({ range }: Diagram): boolean {
  return range.to - range.from === range.moves.length;
}

/** Returns whether a diagram shows the last moves of its level. */
export function showsLastMoves({ range }: Diagram): boolean {
  return range.to === range.moves.length;
}

/** Shows the next page of the move diagram. After the last page, shows the first. */
function showNextPage(moves: MoveDiagram, attempt: Attempt): void {
  if (showsLastMoves(moves.diagram)) {
    moves.earlierPages.length = 0;
    showPage(moves, attempt, 0);
  } else {
    moves.earlierPages.push(moves.firstMove);
    showPage(moves, attempt, moves.diagram.range.to);
  }
}

/** Shows the page of the move diagram before the shown page. Does nothing on the first page. */
function showPageBefore(moves: MoveDiagram, attempt: Attempt): void {
  const firstMove = moves.earlierPages.pop();
  if (firstMove !== undefined) showPage(moves, attempt, firstMove);
}

/**
 * Shows the next page of the move diagram, or the page before, when the crank has turned far enough. Does nothing at
 * the first and the last page, if the crank turns beyond it.
 */
function turnPages(moves: MoveDiagram, attempt: Attempt, degrees: number): void {
  moves.crankDegrees += degrees;
  if (Math.abs(moves.crankDegrees) < CRANK_DEGREES_PER_MOVE / 2) return;
  const isForward = moves.crankDegrees > 0;
  moves.crankDegrees = 0;
  if (!isForward) showPageBefore(moves, attempt);
  else if (!showsLastMoves(moves.diagram)) showNextPage(moves, attempt);
}

function showPage(moves: MoveDiagram, attempt: Attempt, firstMove: number): void {
  moves.firstMove = firstMove;
  moves.crankDegrees = 0;
  moves.diagram = createPage(attempt, firstMove);
}

function createPage(attempt: Attempt, firstMove: number): Diagram {
  const range = findMoveRange(attempt, firstMove);
  return createDiagram(createDiagramBoard(attempt, firstMove), range);
}

/**
 * Returns which moves the diagram shows from index `from` on. In a cave (a level of several rooms), they end with the
 * first one that leads out of the shown room.
 */
function findMoveRange(attempt: Attempt, from: number) {
  const { steps } = attempt.played.timeline;
  const most = findPageEnd(placementsIn(attempt).board, steps, from);
  let to = from + 1;
  while (to < most && turnToViewBefore(attempt, to) === turnToViewBefore(attempt, from)) to++;
  return { moves: steps, from, to };
}

/**
 * Makes the painter show the room of a cave (a level of several rooms) that is visible before the move with index
 * `move`. Returns the room's number.
 */
function turnToViewBefore({ painter, played }: Attempt, move: number): number {
  const { timeline, level } = played;
  return painter.turnTo?.(level, momentAtRest(stateAt(timeline, move)), timeline.steps) ?? 0;
}

function createDiagramBoard(attempt: Attempt, move: number): DiagramBoard {
  const { painter, played } = attempt;
  turnToViewBefore(attempt, move);
  const { board } = placementsIn(attempt);
  const things = cellsBefore(attempt, move).map((cell) => painter.boxOf(board, cell));
  // A cell in the middle is measured, because some puzzles draw cells at the edge smaller. In a cave (a level of
  // several rooms) the cell where the move begins is measured, because the middle may be out of sight.
  const middle = cellAt(board, Math.floor(board.width / 2), Math.floor(board.height / 2));
  const measured = painter.turnTo === undefined ? middle : played.timeline.steps[move].motions[0].from;
  const { x, y, width } = painter.boxOf(board, measured);
  const left = x - columnOf(board, measured) * width;
  const top = y - rowOf(board, measured) * width;
  const whole = { x: left, y: top, width: board.width * width, height: board.height * width };
  const bounds = boundsAround(painter.turnTo === undefined ? whole : boxInSight(painter, board));
  return { board, things, grid: { left, top, cellPixels: width, bounds } };
}

/** Returns the cells of all things on the board before the move with index `move`. */
function cellsBefore(attempt: Attempt, move: number): readonly number[] {
  let { cells } = placementsIn(attempt);
  for (let index = 0; index < move; index++) {
    const { motions } = attempt.played.timeline.steps[index];
    cells = cells.map((cell) => motions.reduce((now, { piece, to }) => (piece === cell ? to : now), cell));
  }
  return cells.filter((cell) => cell !== NOWHERE);
}

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
