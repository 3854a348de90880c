/**
 * A plain painter for a puzzle that has no pictures yet. It draws each thing as the character that stands for the thing
 * in text maps.
 */
import { drawFrame, fillArrowhead, fillBox, SCREEN_HEIGHT, SCREEN_WIDTH, type Box } from "../../device/screen";
import { drawText } from "../../device/text";
import { columnOf, NOWHERE, rowOf, type Board } from "../../kernel/board";
import { STEP_X, STEP_Y } from "../../kernel/direction";
import { isTravel, motionAt, type MoveRecord } from "../../kernel/motion";
import type { Notation } from "../../kernel/notation";
import type { Rules } from "../../kernel/rules";
import { progressBetween } from "../looks/easing";
import type { Painter, Scene, SceneTextBox } from "../puzzle";
import { TEXTS } from "./texts/index";

/** A piece on the board. `kind` is the index of the piece in the legend, the list of all things of the puzzle. */
export interface PlainPiece {
  readonly cell: number;
  readonly kind: number;
}

/**
 * What the plain painter needs to know about a puzzle that has no painter of its own yet.
 * @noSelf
 */
export interface PlainPuzzle<Level, State> {
  readonly notation: Notation<Level>;
  readonly rules: (level: Level) => Rules<State>;
  /** Returns all pieces of a level that can move. Everything else on the board is drawn as background. */
  readonly piecesOf: (level: Level, state: State) => readonly PlainPiece[];
}

const TEXT_LINE = 24;
const TEXT_HEIGHT = 21;
const MAX_CELL_SIDE = 36;
const TRAIL_SIDE = 4;
const HINT_SIZE = 5;
const ARRIVAL_MS = 300;
const CELEBRATION_MS = 600;

const MAIN_TEXT: SceneTextBox = { x: 8, y: 1, align: "left", width: 250, maxLines: 1 };
const SIDE_TEXT: SceneTextBox = { x: SCREEN_WIDTH - 8, y: 1, align: "right", width: 120, maxLines: 1 };

export function createPlainPainter<Level, State>(puzzle: PlainPuzzle<Level, State>): Painter<Level, State> {
  const { notation, rules, piecesOf } = puzzle;
  const boardOf = (level: Level): Board => notation.placementsOf(level).board;
  const drawAtRest = (level: Level, state: State): void => {
    for (const { cell, kind } of piecesOf(level, state)) {
      if (cell !== NOWHERE) drawPieceAt(boxOf(boardOf(level), cell), notation.legend.characters.charAt(kind));
    }
  };
  return {
    scene: plainScene(boardOf),
    drawBackground: (level) => {
      drawBackground(puzzle, level);
    },
    boxOf,
    drawPieces: (level, { before, move, elapsedMs }) => {
      const board = boardOf(level);
      for (const { cell, kind } of piecesOf(level, before)) {
        if (cell !== NOWHERE) drawPiece(board, cell, notation.legend.characters.charAt(kind), move, elapsedMs);
      }
    },
    drawArrival: (level) => {
      drawAtRest(level, rules(level).start);
    },
    arrivalMs: () => ARRIVAL_MS,
    drawCelebration: (level, state, elapsedMs) => {
      drawAtRest(level, state);
      for (const { cell } of piecesOf(level, state)) {
        if (cell !== NOWHERE) drawRim(boxOf(boardOf(level), cell), elapsedMs / CELEBRATION_MS);
      }
    },
    celebrationMs: CELEBRATION_MS,
    drawIdleAnimation: (level, state, turn) => {
      const pieces = piecesOf(level, state);
      if (pieces.length === 0) return;
      const { cell } = pieces[turn % pieces.length];
      if (cell !== NOWHERE) drawRim(boxOf(boardOf(level), cell), 1);
    },
    drawHint: (level, state, direction) => {
      for (const { cell } of piecesOf(level, state)) {
        if (cell === NOWHERE) continue;
        const { x, y, width, height } = boxOf(boardOf(level), cell);
        const tipX = x + Math.floor(((1 + STEP_X[direction]) * width) / 2);
        const tipY = y + Math.floor(((1 + STEP_Y[direction]) * height) / 2);
        fillArrowhead("black", direction, tipX, tipY, HINT_SIZE);
      }
    },
  };
}

function plainScene<Level, State>(boardOf: (level: Level) => Board): Scene<Level, State> {
  return {
    texts: { ink: "white", main: MAIN_TEXT, side: SIDE_TEXT },
    lightTexts: TEXTS.light,
    usuallyHasLamp: true,
    drawTrails: (level, moves, fromMove, toMove) => {
      const board = boardOf(level);
      for (const { motions } of moves.slice(fromMove, toMove)) {
        for (const motion of motions) {
          if (!isTravel(motion)) continue;
          const { x, y, width, height } = boxOf(board, motion.from);
          const [left, top] = [x + Math.floor(width / 2), y + Math.floor(height / 2)];
          fillBox("black", left - TRAIL_SIDE / 2, top - TRAIL_SIDE / 2, TRAIL_SIDE, TRAIL_SIDE);
        }
      }
    },
  };
}

function boxOf(board: Board, cell: number): Box {
  const side = cellSideOf(board);
  return {
    x: Math.floor((SCREEN_WIDTH - board.width * side) / 2) + columnOf(board, cell) * side,
    y: TEXT_LINE + Math.floor((SCREEN_HEIGHT - TEXT_LINE - board.height * side) / 2) + rowOf(board, cell) * side,
    width: side,
    height: side,
  };
}

function cellSideOf({ width, height }: Board): number {
  const space = Math.min(SCREEN_WIDTH / width, (SCREEN_HEIGHT - TEXT_LINE) / height);
  return Math.min(MAX_CELL_SIDE, Math.floor(space));
}

function drawBackground<Level, State>({ notation, rules, piecesOf }: PlainPuzzle<Level, State>, level: Level): void {
  const { board, cells, kinds } = notation.placementsOf(level);
  const pieces = piecesOf(level, rules(level).start);
  fillBox("black", 0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
  for (const cell of board.cells) drawFloor(boxOf(board, cell));
  cells.forEach((cell, index) => {
    if (cell === NOWHERE || pieces.some((piece) => piece.cell === cell && piece.kind === kinds[index])) return;
    drawCharacter(boxOf(board, cell), notation.legend.characters.charAt(kinds[index]));
  });
}

function drawFloor({ x, y, width, height }: Box): void {
  fillBox("white", x, y, width - 1, height - 1);
}

function drawCharacter({ x, y, width, height }: Box, character: string): void {
  drawText(character, x + Math.floor(width / 2), y + Math.floor((height - TEXT_HEIGHT) / 2), "centre", "black");
}

function drawPieceAt(box: Box, character: string): void {
  fillBox("white", box.x + 2, box.y + 2, box.width - 5, box.height - 5);
  drawCharacter(box, character);
}

function drawRim({ x, y, width, height }: Box, progress: number): void {
  const thickness = Math.floor((Math.min(1, progress) * width) / 6);
  drawFrame("black", { x, y, width: width - 1, height: height - 1 }, thickness);
}

function drawPiece(
  board: Board,
  cell: number,
  character: string,
  move: MoveRecord | undefined,
  elapsedMs: number,
): void {
  const motion = move === undefined ? undefined : motionAt(move, cell, elapsedMs);
  if (motion === undefined) {
    drawPieceAt(boxOf(board, cell), character);
    return;
  }
  const { from, to, startMs, endMs } = motion;
  if (to === NOWHERE) {
    if (elapsedMs < endMs) drawPieceAt(boxOf(board, from), character);
    return;
  }
  const progress = progressBetween(elapsedMs, startMs, endMs);
  const start = boxOf(board, from);
  const end = boxOf(board, to);
  const x = start.x + Math.floor((end.x - start.x) * progress);
  const y = start.y + Math.floor((end.y - start.y) * progress);
  drawPieceAt({ ...start, x, y }, character);
}
