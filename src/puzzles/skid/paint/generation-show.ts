/**
 * Shows how a level of Skid was generated, step by step. The generator refuses nearly all boards, so the boards that it
 * tried last are shown one after the other. On the last board, the pieces move to their cells in the start state.
 */
import {
  drawShifted,
  fillBox,
  paintOnto,
  paintPicture,
  SCREEN_HEIGHT,
  showPicture,
  wantsLessFlashing,
  type Picture,
} from "../../../device/screen";
import { rebuildBoardAfter, rebuildBoardBeneath, createSortedDraft, type Generation } from "../../../kernel/generation";
import type { Draft } from "../../../kernel/draft";
import { momentAtRest } from "../../../kernel/motion";
import type { GenerationNote, GenerationShow } from "../../looks/generation/generation-show";
/** The import below is loaded from generation.lua on first use. @lazy generation */
import { createNoiseNote } from "../../looks/generation/noise";
/** The import below is loaded from generation.lua on first use. @lazy generation */
import { listMovedThings } from "../../looks/generation/moved-things";
import type { Lamp } from "../../puzzle";
import { notation, type Level } from "../level";
import { GenerationAction } from "../make/record-generation";
import type { State } from "../state";
import { drawBackground } from "./background";
import type { Look } from "./look";
import { cellLeft, cellTop, outerBox } from "./pen";
import { drawPieces } from "./pieces";
import { drawTriedBoard } from "./tried-board";

const STEP_MS = 400;
/**
 * If the player wants less flashing, at most this many of the boards that the generator tried are shown in a second.
 */
const CALM_BOARDS_PER_SECOND = 3;

/**
 * When one board replaces another in a step of the generator, the new board appears after this share (0 to 1) of the
 * step's time.
 */
const CHANGES_AT = 0.5;
const CLICK_VOLUME = 0.3;
const SECOND_CLICK_SECONDS = 0.09;

/**
 * A piece that moves to its cell in the start state of the level. `level` is a level that has only this piece. `fromX`
 * and `fromY` are how far from this cell the move begins, in pixels.
 */
interface ComingPiece {
  readonly level: Level;
  readonly fromX: number;
  readonly fromY: number;
}

interface PaintedBoard {
  readonly level: Level;
  readonly picture: Picture;
  /**
   * Whether the picture of the board already shows the pieces. One frame paints the board, and the next frame adds the
   * pieces.
   */
  hasPieces: boolean;
}

/**
 * The data for showing how a level was generated: the boards that the generator tried last, one after the other. The
 * pictures of the boards are painted when they are needed.
 */
interface Film {
  readonly generation: Generation;
  readonly look: Look;
  readonly lamp: Lamp;
  /**
   * The number of boards that are shown, one after the other like a film. The generator may have tried more boards
   * before these.
   */
  readonly boardCount: number;
  /**
   * The painted boards. The entry at index n is the board after n steps of the generator. In the last entry, the pieces
   * that the last step moves are missing.
   */
  readonly boards: (PaintedBoard | undefined)[];
  coming: readonly ComingPiece[];
}

/**
 * Returns the functions that show how a level was generated: they paint and draw the steps and choose the sounds. The
 * pictures are in the look of one chapter.
 */
export function showGeneration(look: Look, generation: Generation, lamp: Lamp): GenerationShow {
  const { steps } = generation;
  const boardCount = 1 + steps.filter((step) => isNextBoard(step.action)).length;
  const film: Film = {
    generation,
    look,
    lamp,
    boardCount,
    boards: [],
    coming: [],
  };
  return {
    stepMs: STEP_MS,
    ...(wantsLessFlashing() ? { maxStepsPerSecond: CALM_BOARDS_PER_SECOND } : {}),
    paint: (stepIndex) => paintNext(film, stepIndex),
    draw: (stepIndex, share) => {
      drawGenerationStep(film, stepIndex, share);
    },
    notesOf: (stepIndex, isUndone) => clicks(stepIndex === boardCount - 2 && !isUndone),
  };
}

function isNextBoard(action: GenerationAction): boolean {
  return action === GenerationAction.NextBoard;
}

function paintNext(film: Film, stepIndex: number): boolean {
  const { generation } = film;
  if (isStartStep(film, stepIndex) && film.coming.length === 0) {
    film.coming = createComingPieces(generation);
  } else if (paintBoard(film, boardIndexOf(film, stepIndex))) return true;
  else return isFilmStep(film, stepIndex) && paintBoard(film, stepIndex + 1);
  return true;
}

function isFilmStep({ boardCount }: Film, stepIndex: number): boolean {
  return stepIndex < boardCount - 1;
}

function isStartStep({ boardCount, generation }: Film, stepIndex: number): boolean {
  return stepIndex === boardCount - 1 && stepIndex < generation.steps.length;
}

function boardIndexOf(film: Film, stepIndex: number): number {
  return isStartStep(film, stepIndex) ? film.generation.steps.length + 1 : stepIndex;
}

function rebuildDraftAfter(generation: Generation, stepCount: number): Draft {
  return rebuildBoardAfter(notation.legend, generation, stepCount);
}

function paintBoard(film: Film, boardIndex: number): boolean {
  const { generation, lamp, boards } = film;
  const board = boards[boardIndex];
  if (board !== undefined) {
    if (board.hasPieces) return false;
    paintOnto(board.picture, () => {
      drawPieces(board.level, momentAtRest(startOf(board.level)), lamp);
    });
    board.hasPieces = true;
    return true;
  }
  const { steps } = generation;
  const isBeneath = boardIndex > steps.length;
  const draft = isBeneath
    ? rebuildBoardBeneath(notation.legend, generation, steps.length - 1)
    : rebuildDraftAfter(generation, boardIndex);
  const level = notation.levelOf(draft);
  const picture = paintPicture(() => {
    drawEmptyPen(film, level);
  });
  boards[boardIndex] = { level, picture, hasPieces: false };
  return true;
}

/**
 * Draws the screen with the board of a level, but without its pieces. Blackens the scenery beside the board, where the
 * number of the board stands.
 */
function drawEmptyPen({ look, lamp }: Film, level: Level): void {
  drawBackground(look, level, lamp);
  fillBox("black", 0, 0, outerBox(level.board).x, SCREEN_HEIGHT);
}

function startOf({ reds, yellows, crates, ices }: Level): State {
  return { reds, yellows, crates, ices, brokenCombos: 0 };
}

function createComingPieces(generation: Generation): readonly ComingPiece[] {
  const { board } = generation.first;
  return listMovedThings(generation.steps[generation.steps.length - 1]).map(({ kind, from, to }) => ({
    level: notation.levelOf(createSortedDraft(notation.legend, generation, { cells: [to], kinds: [kind] })),
    fromX: cellLeft(board, from) - cellLeft(board, to),
    fromY: cellTop(board, from) - cellTop(board, to),
  }));
}

/**
 * Draws the whole screen during a step of the generator, of which `share` is done, from 0 to 1. In the middle of the
 * step, the next board replaces the board before.
 */
function drawGenerationStep(film: Film, stepIndex: number, share: number): void {
  const { generation, boardCount, boards } = film;
  const isNext = isFilmStep(film, stepIndex) && share >= CHANGES_AT;
  showBoard(boards[isNext ? stepIndex + 1 : boardIndexOf(film, stepIndex)]);
  if (isStartStep(film, stepIndex)) for (const piece of film.coming) drawComing(piece, share, film.lamp);
  const nearest = Math.min(stepIndex + (isNext ? 1 : 0), boardCount - 1);
  drawTriedBoard(generation.skippedStepCount + nearest + 1, generation.skippedStepCount + boardCount);
}

function showBoard(board: PaintedBoard | undefined): void {
  if (board !== undefined) showPicture(board.picture);
}

/**
 * Draws a piece on its way to its cell at the start of the level. The piece moves by an even number of pixels, because
 * its shadow is a dither pattern (dots that look grey).
 */
function drawComing({ level, fromX, fromY }: ComingPiece, share: number, lamp: Lamp): void {
  const x = Math.floor((fromX * (1 - share)) / 2 + 0.5) * 2;
  const y = Math.floor((fromY * (1 - share)) / 2 + 0.5) * 2;
  drawShifted(x, y, () => {
    drawPieces(level, momentAtRest(startOf(level)), lamp);
  });
}

function clicks(isAccepted: boolean): readonly GenerationNote[] {
  const click = createNoiseNote("knock", CLICK_VOLUME);
  return isAccepted ? [click, { ...click, delaySeconds: SECOND_CLICK_SECONDS }] : [click];
}
