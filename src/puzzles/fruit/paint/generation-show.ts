/**
 * Shows how a level of Fruit was generated, step by step. Hedge sprouts on both sides of the board's axis of symmetry
 * while a watering can waters it. Then things fall onto the lawn, and in the end the pieces move to their start.
 */
import { drawClipped, drawShifted, fillBox } from "../../../device/screen";
import { drawSprite } from "../../../device/sprites";
import { cellAt, type Board } from "../../../kernel/board";
import {
  rebuildBoardBeneath,
  createSortedDraft,
  type Generation,
  type GenerationStep,
  type ThingList,
} from "../../../kernel/generation";
import { momentAtRest } from "../../../kernel/motion";
import { wholeDropHeight } from "../../looks/easing";
/** The import below is loaded from generation.lua on first use. @lazy generation */
import { keepLatest } from "../../looks/generation/keep-latest";
/** The import below is loaded from generation.lua on first use. @lazy generation */
import { createLayerPainter } from "../../looks/generation/layers";
import type { GenerationShow } from "../../looks/generation/generation-show";
/** The import below is loaded from generation.lua on first use. @lazy generation */
import { createNoiseNote } from "../../looks/generation/noise";
/** The import below is loaded from generation.lua on first use. @lazy generation */
import { listMovedThings } from "../../looks/generation/moved-things";
import type { Lamp } from "../../puzzle";
import { notation, type Level } from "../level";
import { GenerationAction } from "../make/record-generation";
import { mirroredCell, Symmetry } from "../make/symmetry";
import { NO_FRUIT, type State } from "../state";
import { TEXTS } from "../texts/index";
import { drawGarden, drawGrass, drawOnGrass } from "./background";
import { boardLeft, boardTop, cellLeft, cellTop, FOLDER, GARDEN_LEFT, sizeFor } from "./garden";
import type { Look } from "./look";
import { drawBoardPieces } from "./pieces";

const STEP_MS = 400;
const RUSTLE_VOLUME = 0.16;
/**
 * The number of pictures of a growing plant: a sprout, a bush, then hedge. The pictures share equally the time in which
 * the hedge of one step grows.
 */
const PLANTS = 3;
/**
 * Things that lie flat on the lawn, such as puddles, do not fall. They appear after this share of the time in which
 * their generation step (one of the steps in which the generator made the level) is shown.
 */
const LIES_FROM = 0.5;

const CAN = `${FOLDER}/watering-can`;
const UPRIGHT = 1;
const TIPPED = 2;
const DASH = 6;
const DASH_GAP = 6;
const CAN_FROM_CELL = { x: -66, y: -54 };

/**
 * A group of things that the generator placed or moved together in one step, as a level that contains only these
 * things. `fromX` and `fromY` say how far from their cells they start, in pixels.
 */
interface HandfulOfThings {
  readonly level: Level;
  readonly state: State;
  readonly fromX: number;
  readonly fromY: number;
}

interface Line {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

interface StepPlan {
  readonly handfuls: readonly HandfulOfThings[];
  readonly axes: readonly Line[];
}

/**
 * Returns the functions that show, with pictures and sounds, how a level was generated. The pictures have the look of
 * one chapter.
 */
export function showGeneration(look: Look, generation: Generation, lamp: Lamp): GenerationShow {
  const { steps } = generation;
  const symmetry = findSymmetry(generation);
  const levelAt = keepLatest((stepIndex) =>
    notation.levelOf(rebuildBoardBeneath(notation.legend, generation, stepIndex)),
  );
  const plans: StepPlan[] = [];
  const layers = createLayerPainter({
    stepCount: steps.length,
    drawGround: () => {
      drawGarden(look, levelAt(0), lamp);
    },
    drawThings: [
      levelAt,
      (stepIndex) => {
        if (stepIndex < steps.length)
          plans[stepIndex] = createStepPlan(generation, stepIndex, levelAt(stepIndex), symmetry);
      },
      (stepIndex) => {
        drawGrass(look, levelAt(stepIndex), lamp);
      },
      (stepIndex) => {
        drawOnGrass(look, levelAt(stepIndex), lamp);
      },
      (stepIndex) => {
        const level = levelAt(stepIndex);
        if (stepIndex < steps.length) for (const axis of plans[stepIndex].axes) drawAxis(axis);
        drawBoardPieces(level, momentAtRest(startOf(level)), lamp);
      },
    ],
    drawStep: (stepIndex, share) => {
      const { added } = steps[stepIndex];
      const action = actionOf(steps[stepIndex]);
      const { handfuls } = plans[stepIndex];
      if (action === GenerationAction.Hedge) drawGrowing(look, generation.first.board, added.cells, share);
      for (const handful of handfuls) drawComing(look, handful, action, share, lamp);
    },
  });
  return {
    ...layers,
    stepMs: STEP_MS,
    wordsOf: (stepIndex) => wordsOf(actionOf(steps[stepIndex])),
    notesOf: () => [createNoiseNote("hiss", RUSTLE_VOLUME)],
  };
}

function wordsOf(action: GenerationAction): readonly string[] {
  const { hedge, things, start } = TEXTS.madeSteps;
  return [hedge, things, start][action];
}

function startOf({ fruits, sliders }: Level): State {
  return { fruits, sliders, lostTo: undefined, lostFruitIndex: NO_FRUIT };
}

function actionOf({ action }: GenerationStep): GenerationAction {
  return action;
}

/**
 * Returns the symmetry of the generated hedge: the one that maps the two cells of a step to each other most often. In
 * many steps, the generator turns two mirrored cells into hedge.
 */
function findSymmetry({ first: { board }, steps }: Generation): Symmetry {
  let best = Symmetry.None;
  let most = 0;
  for (let symmetry: Symmetry = Symmetry.LeftRight; symmetry <= Symmetry.HalfTurn; symmetry++) {
    let pairs = 0;
    for (const step of steps) {
      const { cells } = step.added;
      const [one, other] = cells;
      if (
        actionOf(step) === GenerationAction.Hedge &&
        cells.length === 2 &&
        mirroredCell(board, symmetry, one) === other
      )
        pairs++;
    }
    if (pairs > most) {
      most = pairs;
      best = symmetry;
    }
  }
  return best;
}

function drawGrowing(look: Look, board: Board, cells: readonly number[], share: number): void {
  const { cellPixels } = sizeFor(board);
  const plant = Math.floor(share * (PLANTS + 1));
  for (const cell of plant > 0 ? cells : []) {
    const x = cellLeft(board, cell);
    const y = cellTop(board, cell);
    if (plant < PLANTS) drawSprite(`${FOLDER}/plants${cellPixels}`, plant, x, y);
    else
      drawClipped(x, y, cellPixels, cellPixels, () => {
        drawSprite(look.hedge, 1, GARDEN_LEFT, 0);
      });
  }
  const x = cellLeft(board, cells[0]) + Math.floor(cellPixels / 2) + CAN_FROM_CELL.x;
  const y = cellTop(board, cells[0]) + Math.floor(cellPixels / 2) + CAN_FROM_CELL.y;
  drawSprite(CAN, plant > 0 ? TIPPED : UPRIGHT, x, Math.max(0, y));
}

function drawAxis({ x1, y1, x2, y2 }: Line): void {
  const isLevel = y1 === y2;
  const length = x2 - x1 + y2 - y1;
  for (let along = DASH_GAP / 2; along < length; along += DASH + DASH_GAP) {
    if (isLevel) fillBox("black", x1 + along, y1, DASH, 2);
    else fillBox("black", x1, y1 + along, 2, DASH);
  }
}

function createStepPlan(generation: Generation, stepIndex: number, level: Level, symmetry: Symmetry): StepPlan {
  const step = generation.steps[stepIndex];
  return {
    handfuls: createHandfuls(generation, step),
    axes: actionOf(step) === GenerationAction.Hedge ? createAxes(level, symmetry) : [],
  };
}

/**
 * Returns the axes that are shown while the hedge grows: one axis if the hedge is mirrored, or two crossing axes if it
 * is symmetric by turning. An axis is returned as one line for each free cell that it crosses, because hedge hides the
 * other parts of the axis.
 */
function createAxes({ board, isWall }: Level, symmetry: Symmetry): readonly Line[] {
  const axes: Line[] = [];
  if (symmetry === Symmetry.None) return axes;
  const { width, height } = board;
  const { cellPixels } = sizeFor(board);
  const middleX = boardLeft(board) + Math.floor((width * cellPixels) / 2);
  const middleY = boardTop(board) + Math.floor((height * cellPixels) / 2);
  const isFree = (x: number, y: number): boolean => !isWall[cellAt(board, x, y)];
  for (let y = 0; y < height && symmetry !== Symmetry.UpDown; y++) {
    if (!isFree(Math.floor((width - 1) / 2), y) || !isFree(Math.floor(width / 2), y)) continue;
    const top = boardTop(board) + y * cellPixels;
    axes.push({ x1: middleX, y1: top, x2: middleX, y2: top + cellPixels - 1 });
  }
  for (let x = 0; x < width && symmetry !== Symmetry.LeftRight; x++) {
    if (!isFree(x, Math.floor((height - 1) / 2)) || !isFree(x, Math.floor(height / 2))) continue;
    const left = boardLeft(board) + x * cellPixels;
    axes.push({ x1: left, y1: middleY, x2: left + cellPixels - 1, y2: middleY });
  }
  return axes;
}

function createHandfuls(generation: Generation, step: GenerationStep): readonly HandfulOfThings[] {
  if (actionOf(step) === GenerationAction.Hedge) return [];
  if (actionOf(step) === GenerationAction.Things) return [createHandful(generation, step.added, 0, 0)];
  const { board } = generation.first;
  return listMovedThings(step).map(({ kind, from, to }) => {
    const fromX = cellLeft(board, from) - cellLeft(board, to);
    const fromY = cellTop(board, from) - cellTop(board, to);
    return createHandful(generation, { cells: [to], kinds: [kind] }, fromX, fromY);
  });
}

/**
 * Returns a group of things as a level. This level has hedge on all cells, because only the things are drawn and no
 * lawn around them.
 */
function createHandful(generation: Generation, things: ThingList, fromX: number, fromY: number): HandfulOfThings {
  const level = notation.levelOf(createSortedDraft(notation.legend, generation, things));
  return { level: { ...level, isWall: level.isWall.map(() => true) }, state: startOf(level), fromX, fromY };
}

/**
 * Draws things that fall onto the lawn, or pieces that slide to their start cells. `share` is how much of the movement
 * is done, from 0 to 1.
 */
function drawComing(
  look: Look,
  { level, state, fromX, fromY }: HandfulOfThings,
  action: GenerationAction,
  share: number,
  lamp: Lamp,
): void {
  const isPlaced = action === GenerationAction.Things;
  if (!isPlaced || share >= LIES_FROM) drawOnGrass(look, level, lamp);
  if (isPlaced && share === 0) return;
  const x = Math.floor(fromX * (1 - share) + 0.5);
  const y = isPlaced ? -wholeDropHeight(share) : Math.floor(fromY * (1 - share) + 0.5);
  // The distances are made even, because a movement by an odd number of pixels would disturb the dither pattern of the
  // shadows.
  drawShifted(x - (x % 2), y - (y % 2), () => {
    drawBoardPieces(level, momentAtRest(state), lamp);
  });
}
