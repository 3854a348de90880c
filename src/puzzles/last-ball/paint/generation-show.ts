/**
 * Shows how a level of Last Ball was generated, step by step. In each step the generator chose a move of the black
 * ball, which a numbered arrow shows, and added a white ball for this move. Only what is already made is on the table.
 */
import { fillDisc } from "../../../device/screen";
import { columnOf, rowOf, type Board } from "../../../kernel/board";
import { DIRECTIONS, STEP_X, STEP_Y, type Direction } from "../../../kernel/direction";
import { rebuildBoardAfter, rebuildBoardBeneath, type Generation } from "../../../kernel/generation";
import { momentAtRest, type MoveRecord, type MoveRecorder } from "../../../kernel/motion";
import type { Task } from "../../../kernel/task";
/** The import below is loaded from generation.lua on first use. @lazy generation */
import { keepLatest } from "../../looks/generation/keep-latest";
/** The import below is loaded from generation.lua on first use. @lazy generation */
import { createLayerPainter } from "../../looks/generation/layers";
import type { GenerationNote, GenerationShow } from "../../looks/generation/generation-show";
/** The import below is loaded from generation.lua on first use. @lazy generation */
import { createNoiseNote } from "../../looks/generation/noise";
/** The import below is loaded from move-diagram.lua on first use. @lazy move-diagram */
import { advanceDiagram, createDiagram, type Diagram } from "../../looks/move-diagram/diagram";
/** The import below is loaded from move-diagram.lua on first use. @lazy move-diagram */
import { drawBareLines, drawStops } from "../../looks/move-diagram/draw-lines";
/** The import below is loaded from move-diagram.lua on first use. @lazy move-diagram */
import { drawSign } from "../../looks/move-diagram/draw-signs";
import type { DiagramLine } from "../../looks/move-diagram/lines";
import type { Lamp } from "../../puzzle";
import { notation } from "../level";
import { rules } from "../rules";
import { TEXTS } from "../texts/index";
import type { Look } from "./look";
import { drawPieces } from "./pieces";
import { drawBackground } from "./place";
import { cellLeft, cellTop, layoutOf, middleX, middleY, type ScreenLayout } from "./screen-layout";

const STEP_MS = 400;
/**
 * The share of a step's time in which the white ball of this step grows. In the rest of the time, chalk draws the line
 * of the move.
 */
const GROWN_SHARE = 0.34;
/** The diameters of a growing white ball, in pixels. After these, the ball has its full size. */
const GROWING: readonly number[] = [8, 18];

const CHALK_SECONDS = 0.06;
const CHALK_VOLUME = 0.09;
const STOP_VOLUME = 0.16;
/** The pitches of the notes that are played when a drawn move ends, in hertz. Each further move has a higher note. */
const STOP_HERTZ: readonly number[] = [587, 659, 740, 880, 988, 1175, 1319, 1480, 1760, 1976];

/**
 * The generation (the steps in which a level was generated) for which `layOutGeneration` was called last. With it, the
 * diagram of the generated moves: their arrows and numbers.
 */
let latest: { readonly generation: Generation; readonly diagram: Diagram } | undefined;

/**
 * Returns the functions that draw how a level was generated and play its sounds. `generation` has the steps in which
 * the level was generated. The last call of `layOutGeneration` must have been for the same `generation`.
 */
export function showGeneration(look: Look, generation: Generation, lamp: Lamp): GenerationShow {
  const { board } = generation.first;
  const layout = layoutOf(board);
  const diagram = latest?.generation === generation ? latest.diagram : { lines: [], signs: [] };
  // The ways of the white balls that the black ball hits would lie between the arrows, so they are left out.
  const lines = diagram.lines.filter((line) => !line.isPushed);
  const signs = diagram.signs.filter((sign) => !sign.isPushed);
  const levelAt = keepLatest((stepIndex) =>
    notation.levelOf(rebuildBoardBeneath(notation.legend, generation, stepIndex)),
  );
  const layers = createLayerPainter({
    stepCount: generation.steps.length,
    drawGround: () => {
      drawBackground(look, notation.levelOf(rebuildBoardAfter(notation.legend, generation, 0)), lamp);
    },
    drawThings: [
      levelAt,
      (stepIndex) => {
        drawBareLines(lines, 0, Math.floor(stepIndex / 2));
      },
      (stepIndex) => {
        drawBareLines(lines, Math.floor(stepIndex / 2), stepIndex);
      },
      (stepIndex) => {
        drawStops(lines, stepIndex);
      },
      (stepIndex) => {
        for (const sign of signs) if (sign.moveIndex < stepIndex) drawSign(sign);
      },
      (stepIndex) => {
        const level = levelAt(stepIndex);
        drawPieces(look, level, momentAtRest(rules(level).start), lamp);
      },
    ],
    drawStep: (stepIndex, share) => {
      const drawn = Math.max(0, (share - GROWN_SHARE) / (1 - GROWN_SHARE));
      for (const line of lines) if (line.moveIndex === stepIndex) drawPartly(line, drawn);
      // The white rim of the growing line has cut the mark where it starts.
      drawStops(lines, stepIndex);
      drawGrowing(layout, generation.steps[stepIndex].added.cells[0], share / GROWN_SHARE);
    },
  });
  return {
    ...layers,
    stepMs: STEP_MS,
    wordsOf: (stepIndex) => TEXTS.madeStep(stepIndex + 1, generation.steps.length),
    notesOf: (stepIndex) => chalkNotes(generation, stepIndex),
  };
}

/** Finds positions on the board for the arrows of the generated moves, and for their numbers. */
export function* layOutGeneration(generation: Generation): Task<void> {
  const layout = layoutOf(generation.first.board);
  const { board, felt, cellSide } = layout;
  const moves = yield* movesOf(generation);
  const [black] = generation.first.cells;
  const things = generation.steps.map(({ added }) => boxOf(layout, added.cells[0]));
  const grid = { left: felt.x, top: felt.y, cellPixels: cellSide, bounds: felt };
  const diagram = createDiagram({ board, grid, things }, { moves, from: 0, to: moves.length }, black);
  yield;
  while (advanceDiagram(diagram)) yield;
  latest = { generation, diagram };
}

function boxOf(layout: ScreenLayout, cell: number) {
  const { cellSide } = layout;
  return { x: cellLeft(layout, cell), y: cellTop(layout, cell), width: cellSide, height: cellSide };
}

function* movesOf(generation: Generation): Task<MoveRecord[]> {
  const { steps, first } = generation;
  const { start, move } = rules(notation.levelOf(rebuildBoardAfter(notation.legend, generation, steps.length)));
  const moves: MoveRecord[] = [];
  let state = start;
  for (const { path } of steps) {
    yield;
    const record: MoveRecorder = { playerPiece: undefined, motions: [] };
    const direction = directionTo(first.board, path[0], path[2]);
    state = move(state, direction, record) ?? state;
    moves.push({ direction, playerPiece: record.playerPiece, motions: record.motions });
  }
  yield;
  return moves;
}

function directionTo(board: Board, from: number, to: number): Direction {
  const columns = columnOf(board, to) - columnOf(board, from);
  const rows = rowOf(board, to) - rowOf(board, from);
  return DIRECTIONS.find((direction) => STEP_X[direction] * columns + STEP_Y[direction] * rows > 0) ?? DIRECTIONS[0];
}

/** Draws the first part of the line of a move. `share` says how much of the line is drawn, from 0 to 1. */
function drawPartly(line: DiagramLine, share: number): void {
  const { moveIndex, x1, y1, x2, y2 } = line;
  if (share === 0) return;
  const drawn = { ...line, x2: Math.floor(x1 + share * (x2 - x1)), y2: Math.floor(y1 + share * (y2 - y1)) };
  drawBareLines([drawn], moveIndex, moveIndex + 1);
}

/**
 * Draws a white ball that grows on its cell. `share` is how much it has grown: 1 when it is as large as the
 * other balls.
 */
function drawGrowing(layout: ScreenLayout, cell: number, share: number): void {
  const stage = Math.floor(Math.min(1, share) * (GROWING.length + 1));
  if (stage === 0) return;
  const radius = (stage > GROWING.length ? layout.ballSize.ball : GROWING[stage - 1]) / 2;
  const x = middleX(layout, cell);
  const y = middleY(layout, cell);
  fillDisc("black", x, y, radius);
  fillDisc("white", x, y, radius - 2);
}

/**
 * Returns the notes of a step of the generator. First comes a noise of chalk for each cell that the black ball rolls
 * over in the step's move, then the note for the end of the move.
 */
function chalkNotes({ first, steps }: Generation, stepIndex: number): readonly GenerationNote[] {
  const [from, stop] = steps[stepIndex].path;
  const cells = Math.max(1, cellsBetween(first.board, from, stop));
  const notes: GenerationNote[] = [];
  for (let cell = 0; cell < cells; cell++) notes.push(createNoiseNote("hiss", CHALK_VOLUME, cell * CHALK_SECONDS));
  const hertz = STOP_HERTZ[Math.min(stepIndex, STOP_HERTZ.length - 1)];
  notes.push({ timbre: "swell", hertz, volume: STOP_VOLUME, delaySeconds: cells * CHALK_SECONDS });
  return notes;
}

function cellsBetween(board: Board, from: number, to: number): number {
  return Math.abs(columnOf(board, to) - columnOf(board, from)) + Math.abs(rowOf(board, to) - rowOf(board, from));
}
