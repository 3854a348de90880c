/**
 * Shows how a level of Ice Path was generated, step by step. The generator first scattered rocks. When the player turns
 * the crank through a step, the things of this step melt or freeze, and corners mark their cells.
 */
import { drawClipped } from "../../../device/screen";
import { drawSprite } from "../../../device/sprites";
import { NOWHERE, type Board } from "../../../kernel/board";
import { rebuildBoardAfter, rebuildBoardBeneath, type Generation, type ThingList } from "../../../kernel/generation";
import { momentAtRest } from "../../../kernel/motion";
/** The import below is loaded from generation.lua on first use. @lazy generation */
import { keepLatest } from "../../looks/generation/keep-latest";
/** The import below is loaded from generation.lua on first use. @lazy generation */
import { drawCorners } from "../../looks/generation/marks";
/** The import below is loaded from generation.lua on first use. @lazy generation */
import { createLayerPainter } from "../../looks/generation/layers";
import type { GenerationNote, GenerationShow } from "../../looks/generation/generation-show";
import type { Lamp } from "../../puzzle";
import { createBareFloor, Floor, HOLE, notation, SEAL, SNOW, type Level } from "../level";
import { GenerationAction } from "../make/mutable-level";
import { TEXTS } from "../texts/index";
import { drawBackground, drawRocksAndSnow, drawThing, hasTwoCrags } from "./background";
import type { Look } from "./look";
import { drawPieces } from "./pieces";
import { cellLeft, cellSide, cellTop, drawnCells, iceBoxOf } from "./screen-layout";

/** The number of pictures in which a thing melts, each shown for 100 milliseconds. The last picture is bare ice. */
const STAGES = 6;
const STEP_MS = 600;
/** If a step of the generator adds more things than this, the cells of the step are not marked with corners. */
const MOST_MARKED = 3;

/**
 * The number of a picture in the image table of melting things: the first picture of a melting rock. The pictures of a
 * thing go from whole to nearly gone.
 */
const FIRST_CRAG = 1;
const PICTURES_OF_THING = STAGES - 1;
const FIRST_SNOW = FIRST_CRAG + 2 * PICTURES_OF_THING;
const FIRST_HOLE = FIRST_SNOW + PICTURES_OF_THING;
/** How far the picture of a melting thing reaches beyond the left edge of its cell, in pixels. */
const MELTING_LEFT = 9;
const MELTING_TOP = 8;

/** The pitches of the notes of a water drop, from high to low, A6 to A5, in hertz. */
const DROP_HERTZ: readonly number[] = [1760, 1397, 1109, 880];
const DROP_NOTE_SECONDS = 0.02;
const DROP_VOLUME = 0.2;

/** Returns the functions that draw how a level was generated and play its sounds, in the look of one chapter. */
export function showGeneration(look: Look, generation: Generation, lamp: Lamp): GenerationShow {
  const { board } = generation.first;
  const levelAt = keepLatest((stepIndex) =>
    notation.levelOf(rebuildBoardBeneath(notation.legend, generation, stepIndex)),
  );
  const wholeLevelAt = keepLatest((stepIndex) =>
    notation.levelOf(rebuildBoardAfter(notation.legend, generation, stepIndex)),
  );
  const layers = createLayerPainter({
    stepCount: generation.steps.length,
    drawGround: () => {
      drawBackground(look, { board, seal: NOWHERE, hole: NOWHERE, floor: createBareFloor(board) }, lamp);
    },
    drawThings: [
      levelAt,
      (stepIndex) => {
        drawRocksAndSnow(levelAt(stepIndex), lamp);
      },
      (stepIndex) => {
        const level = levelAt(stepIndex);
        drawPieces(level, momentAtRest(level.seal), lamp);
      },
    ],
    drawStep: (stepIndex, share) => {
      const { x, y, width, height } = iceBoxOf(board);
      drawClipped(x, 0, width, y + height, () => {
        if (share === 0) drawWholeThings(wholeLevelAt(stepIndex), generation.steps[stepIndex].removed);
        else drawMeltingStep(generation, stepIndex, share);
        // Between two steps of the generator, corners mark the cells of the last finished step.
        const marked = share === 0 ? stepIndex - 1 : stepIndex;
        if (marked >= 0) drawMarks(generation, marked);
      });
    },
  });
  return {
    ...layers,
    stepMs: STEP_MS,
    wordsOf: (stepIndex) => wordsOf(generation.steps[stepIndex].action),
    notesOf: (_stepIndex, isUndone) => dropNotes(isUndone),
  };
}

function wordsOf(action: GenerationAction): readonly string[] {
  const { scatter, lengthen, hole, refine, tune } = TEXTS.madeSteps;
  return [scatter, lengthen, hole, refine, tune][action];
}

/**
 * Returns for each cell whether the generator changed its floor after it had scattered rocks. In a cave (a level of
 * several rooms), carving rooms and opening gaps do not count.
 */
export function changedCells({ steps }: Generation): ChangedCells {
  const isChanged: Record<number, boolean | undefined> = {};
  for (const { action: stepAction, removed, added } of steps) {
    const action: GenerationAction = stepAction;
    const isFirst = action === GenerationAction.Scatter || action === GenerationAction.Carve;
    if (isFirst || action === GenerationAction.Gap) continue;
    for (const cell of removed.cells) isChanged[cell] = true;
    for (const cell of added.cells) isChanged[cell] = true;
  }
  return isChanged;
}

/** For each cell, whether the generator changed its floor after it had scattered rocks; undefined stands for no. */
export type ChangedCells = Readonly<Record<number, boolean | undefined>>;

/**
 * Draws all snow, and the rocks on cells that the generator never changed after it had scattered rocks, with their
 * shadows. In a cave (a level of several rooms), draws only the snow and rocks of the visible room.
 */
export function drawUntouched(level: Level, isChanged: ChangedCells, lamp: Lamp): void {
  const floor = level.floor.map((kind, cell) => (kind === Floor.Rock && isChanged[cell] === true ? Floor.Ice : kind));
  drawRocksAndSnow({ ...level, floor }, lamp);
}

/**
 * Draws the things, such as rocks, that the next step of the generator removes while the screen shows how `level` was
 * made. They are drawn whole, as they stand on the ice.
 */
function drawWholeThings(level: Level, { cells, kinds }: ThingList): void {
  cells.forEach((cell, index) => {
    if (kinds[index] === HOLE) drawMelting(level.board, cell, FIRST_HOLE, 0);
    else if (kinds[index] !== SEAL) drawThing(level, cell);
  });
}

/** Marks the cells on which a step of the generator adds or removes a thing. */
function drawMarks({ first: { board }, steps }: Generation, stepIndex: number): void {
  const { removed, added } = steps[stepIndex];
  // The first step scatters many rocks at once. Their cells are not marked, because the board is empty before this
  // step.
  if (added.cells.length > MOST_MARKED) return;
  const side = cellSide(board);
  for (const { cells, kinds } of [removed, added])
    cells.forEach((cell, index) => {
      if (kinds[index] !== SEAL)
        drawCorners({ x: cellLeft(board, cell), y: cellTop(board, cell), width: side, height: side });
    });
}

/**
 * Draws outlines of the rocks, without shadows, on the cells that the generator changed after it had scattered rocks.
 * In a cave (a level of several rooms), draws only those of the visible room.
 */
export function drawOutlines(level: Level, isChanged: ChangedCells): void {
  const { board, floor } = level;
  const [, , down] = board.steps;
  for (const cell of drawnCells(board)) {
    if (floor[cell] !== Floor.Rock || isChanged[cell] !== true) continue;
    drawMelting(board, cell, firstRock(board, cell), 0);
    // Draws the thing on the cell below again, because the picture of the rock on this cell reaches into the cell
    // below.
    if (isChanged[cell + down] !== true) drawThing(level, cell + down);
  }
}

/**
 * Draws a step of the generator of which `share` is done, from 0 to 1. If new things replace old ones, the old things
 * melt in the first half of the step, and the new ones freeze in the second half.
 */
export function drawMeltingStep(generation: Generation, stepIndex: number, share: number): void {
  const { removed, added } = generation.steps[stepIndex];
  const { board } = generation.first;
  const replaces = removed.cells.length > 0 && added.cells.length > 0;
  const goneShare = replaces ? Math.min(1, 2 * share) : share;
  const comeShare = replaces ? Math.max(0, 2 * share - 1) : share;
  drawThingsMelting(board, removed, goneShare);
  drawThingsMelting(board, added, 1 - comeShare);
}

function drawThingsMelting(board: Board, { cells, kinds }: ThingList, melted: number): void {
  const stage = Math.min(STAGES - 1, Math.floor(melted * STAGES));
  if (stage === STAGES - 1) return;
  for (let index = 0; index < cells.length; index++) {
    const kind = kinds[index];
    const cell = cells[index];
    const first = kind === SNOW ? FIRST_SNOW : kind === HOLE ? FIRST_HOLE : firstRock(board, cell);
    if (kind !== SEAL) drawMelting(board, cell, first, stage);
  }
}

function firstRock(board: Board, cell: number): number {
  return hasTwoCrags(board, cell) ? FIRST_CRAG + PICTURES_OF_THING : FIRST_CRAG;
}

function drawMelting(board: Board, cell: number, firstPicture: number, stage: number): void {
  const x = cellLeft(board, cell) - MELTING_LEFT;
  const y = cellTop(board, cell) - MELTING_TOP;
  drawSprite(`images/ice-path/melting${cellSide(board)}`, firstPicture + stage, x, y);
}

/**
 * Returns the notes that sound like a water drop. The notes rise when a step of the generator is done, and fall when
 * the step is undone.
 */
export function dropNotes(isUndone: boolean): readonly GenerationNote[] {
  return DROP_HERTZ.map((_, index) => ({
    timbre: "tick",
    hertz: DROP_HERTZ[isUndone ? index : DROP_HERTZ.length - 1 - index],
    volume: DROP_VOLUME,
    delaySeconds: index * DROP_NOTE_SECONDS,
  }));
}
