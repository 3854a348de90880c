/**
 * The painter of Ice Path. This file draws the puzzle's texts, the start and the end of a level, and hints. The other
 * files in this folder draw the rest.
 */

import { drawClipped, wantsLessFlashing } from "../../../device/screen";
import { drawSprite } from "../../../device/sprites";
import { isCave } from "../../../kernel/draft";
import { progressBetween } from "../../looks/easing";
import type { Lamp, Painter, SceneLightTexts, SceneTexts } from "../../puzzle";
/** The import below is loaded from ice-path-cave.lua on first use. @lazy ice-path-cave */
import { createCavePainter } from "./cave/cave-painter";
import type { SharedShow } from "./cave/cave-generation";
import type { Level } from "../level";
import type { State } from "../state";
import { TEXTS } from "../texts/index";
import { drawHole, drawBackground, drawBackgroundInParts, drawThing, holeShift, SHORE } from "./background";
import type { Look } from "./look";
import { drawHint } from "./draw-hint";
/** The import below is loaded from ice-path-generation.lua on first use. @lazy ice-path-generation */
import {
  changedCells,
  drawMeltingStep,
  drawOutlines,
  drawUntouched,
  dropNotes,
  showGeneration,
} from "./generation-show";
import { cellLeft, cellSide, cellTop, drawnCells, iceBoxOf, middleX, middleY } from "./screen-layout";
import { Dive, drawBlink, drawDive, drawHopping, drawPieces, drawSitting, facingAt } from "./pieces";
import { drawTrails } from "./trails";

/** The time from the start of a level until the seal's head comes up through the ice, in milliseconds. */
const HEAD_MS = 130;
const HOP_MS = 270;
const LAND_MS = 470;
const ARRIVAL_MS = 550;
const HOP_PIXELS = 15;

/**
 * The time from the start of the animation after a win until the seal's head comes up out of the hole, in milliseconds.
 */
const RESURFACE_MS = 330;
const CAUGHT_MS = 620;
const CELEBRATION_MS = 1200;

const RINGS = "images/ice-path/rings";
const RING_PICTURES = 8;
const RING_MS = 90;
const RINGS_MIDDLE_X = 60;
const RINGS_MIDDLE_Y = 39;

const TEXT_X = 6;
const TEXT_WIDTH = 155;

const SHARED_SHOW: SharedShow = {
  changedCells: (generation) => changedCells(generation),
  drawUntouched: (level, isChanged, lamp) => {
    drawUntouched(level, isChanged, lamp);
  },
  drawOutlines: (level, isChanged) => {
    drawOutlines(level, isChanged);
  },
  drawMeltingStep: (generation, stepIndex, share) => {
    drawMeltingStep(generation, stepIndex, share);
  },
  dropNotes: (isUndone) => dropNotes(isUndone),
};

/**
 * Creates the painter of one chapter. `look` has the chapter's pictures, and `lightTexts` the texts that say whether
 * the level can still be won.
 */
export function createPainter(look: Look, lightTexts: SceneLightTexts): Painter<Level, State> {
  const drawChapterBackground = (level: Level, lamp: Lamp): void => {
    drawBackground(look, level, lamp);
  };
  const painterOfBoards: Painter<Level, State> = {
    scene: {
      texts: textsOf(look, 2),
      hintTexts: textsOf(look, 3),
      lightTexts,
      usuallyHasLamp: false,
      movements: look.movements,
      drawTrails,
    },
    drawBackground: drawChapterBackground,
    drawBackgroundInParts: (level, lamp) => drawBackgroundInParts(look, level, lamp),
    boxOf: (board, cell) => {
      const side = cellSide(board);
      return { x: cellLeft(board, cell), y: cellTop(board, cell), width: side, height: side };
    },
    drawPieces,
    showGeneration: (generation, lamp) => showGeneration(look, generation, lamp),
    drawArrival,
    arrivalMs: () => ARRIVAL_MS,
    drawCelebration,
    celebrationMs: CELEBRATION_MS,
    drawIdleAnimation: drawBlink,
    drawHint: (level, state, direction, lamp) => {
      drawHint(level, state, direction, lamp, drawChapterBackground);
    },
    painterOf: ({ board }) =>
      isCave(board) ? createCavePainter(painterOfBoards, look.ice, SHARED_SHOW) : painterOfBoards,
  };
  return painterOfBoards;
}

function textsOf({ mainInk, sideInk }: Look, mainLines: 2 | 3): SceneTexts {
  return {
    ink: mainInk,
    sideInk,
    main: { x: TEXT_X, y: 3, align: "left", width: TEXT_WIDTH, maxLines: mainLines },
    side: { x: TEXT_X, y: 218, align: "left", width: TEXT_WIDTH, maxLines: 1 },
  };
}

/**
 * Draws the animation at the start of a level: the seal breaks through the ice and hops out, because it dived into the
 * hole at the end of the level before.
 */
function drawArrival(level: Level, elapsedMs: number): void {
  const { board, seal } = level;
  drawHole(level);
  const face = facingAt(level, seal);
  if (elapsedMs >= ARRIVAL_MS) drawSitting(level, seal, face, "lit");
  else if (elapsedMs >= LAND_MS) drawHopping(board, seal, face, 0, true);
  else if (elapsedMs < HOP_MS) drawDive(level, seal, elapsedMs < HEAD_MS ? Dive.Hole : Dive.Head);
  else {
    const share = progressBetween(elapsedMs, HOP_MS, LAND_MS);
    drawDive(level, seal, Dive.Hole);
    drawHopping(board, seal, face, Math.floor(4 * HOP_PIXELS * share * (1 - share)), false);
  }
}

function drawCelebration(level: Level, _state: State, elapsedMs: number): void {
  const { board, hole } = level;
  drawRings(level, wantsLessFlashing() ? CELEBRATION_MS : elapsedMs);
  for (const cell of drawnCells(board)) if (cell !== hole) drawThing(level, cell);
  const hasResurfaced = elapsedMs >= RESURFACE_MS;
  drawDive(level, hole, elapsedMs >= CAUGHT_MS ? Dive.Caught : hasResurfaced ? Dive.Head : Dive.Hole);
}

function drawRings(level: Level, elapsedMs: number): void {
  const { board, hole } = level;
  const pictureNumber = Math.min(RING_PICTURES, 1 + Math.floor(elapsedMs / RING_MS));
  const ice = iceBoxOf(board);
  drawClipped(ice.x, ice.y, ice.width, ice.height, () => {
    const x = middleX(board, hole) + holeShift(level, hole);
    drawSprite(RINGS, pictureNumber, x - RINGS_MIDDLE_X, middleY(board, hole) + 2 - RINGS_MIDDLE_Y);
  });
}

/**
 * The painter of the first chapter: an area of ice in a bay below the aurora. On the shore stands an igloo, whose door
 * is lit while the level can be won. Smaller boards have larger cells.
 */
export const painter = createPainter(SHORE, TEXTS.light);
