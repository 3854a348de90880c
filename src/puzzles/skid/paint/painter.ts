/**
 * Draws the puzzle Skid for the game's screens. This file has the positions of texts, the arrival of the pieces and the
 * list of all drawing functions; other files of this folder draw the rest.
 */
import { fillBox, SCREEN_HEIGHT } from "../../../device/screen";
import { TextStep } from "../../../device/text";
import { columnOf, rowOf, type Board } from "../../../kernel/board";
import { DROP_MS, dropShare, isLanding, wholeDropHeight } from "../../looks/easing";
import type { Painter, SceneLightTexts, SceneTexts } from "../../puzzle";
import type { Level } from "../level";
import type { State } from "../state";
import { TEXTS } from "../texts/index";
import { drawBackground } from "./background";
import { drawHint, HINT_LIGHT } from "./hint";
import type { Look } from "./look";
/** The import below is loaded from skid-generation.lua on first use. @lazy skid-generation */
import { showGeneration } from "./generation-show";
import { boxOf, cellLeft, cellTop, outerBox } from "./pen";
import { drawPieces } from "./pieces";
import { drawCelebration, CELEBRATION_MS } from "./celebration";
import { drawMovingStar, PLAYROOM } from "./place";
import {
  LOOKING_AHEAD,
  drawBlink,
  drawToyPicture,
  drawToyOnCell,
  RED,
  SQUASHED_FROM_ABOVE,
  YELLOW,
  type ToyColour,
} from "./toys";
import { CRATE, drawThingOnCell, drawThing, ICE } from "./things";
import { drawTrails } from "./trails";

/**
 * The delay with which pieces drop onto the board at the beginning of a level: so many milliseconds for each cell of
 * distance from the middle of the board.
 */
const DROP_DELAY_MS = 45;

const TEXT_X = 4;
/**
 * The width of the level's name and status beside the largest board, in pixels. The largest board leaves the least
 * space.
 */
const TEXT_WIDTH = 112;
/** The width of a hint's texts beside the largest board, in pixels: a hint needs all the space up to the board. */
const HINT_WIDTH = 121;
/**
 * The width of the level's name and status beside smaller boards, and the gap between these texts and the board, in
 * pixels.
 */
const WIDE_TEXT_WIDTH = 150;
const TEXT_GAP = 8;
const MAIN_Y = 1;
const SIDE_Y = MAIN_Y + TextStep.NarrowLine;

/**
 * Creates the painter of a chapter with the pictures in `look`. `lightTexts` say in words what the lamp shows: whether
 * the level can still be won.
 */
export function createPainter(look: Look, lightTexts: SceneLightTexts): Painter<Level, State> {
  return {
    scene: {
      texts: textsOf(2, TEXT_WIDTH),
      hintTexts: textsOf(3, HINT_WIDTH),
      textWidthBeside: ({ board }) => Math.min(WIDE_TEXT_WIDTH, outerBox(board).x - TEXT_X - TEXT_GAP),
      lightTexts,
      usuallyHasLamp: true,
      ...(look.hasStar ? { drawLampChange: drawMovingStar } : {}),
      movements: look.movements,
      ...(look.moveFollower === undefined ? {} : { moveFollower: look.moveFollower }),
      drawTrails,
      clearForEditor: (board) => {
        fillBox("black", 0, 0, outerBox(board).x, SCREEN_HEIGHT);
      },
    },
    drawBackground: (level, lamp) => {
      drawBackground(look, level, lamp);
    },
    boxOf,
    drawPieces,
    showGeneration: (generation, lamp) => showGeneration(look, generation, lamp),
    drawArrival,
    arrivalMs,
    drawCelebration,
    celebrationMs: CELEBRATION_MS,
    drawIdleAnimation: drawBlink,
    hintLight: HINT_LIGHT,
    drawHint: (level, state, direction, lamp) => {
      drawHint(look, level, state, direction, lamp);
    },
  };
}

/**
 * Returns the boxes for the name and the status of the level. These two texts have three lines together, because the
 * furniture begins below the third line.
 */
function textsOf(mainLines: 2 | 3, width: number): SceneTexts {
  return {
    ink: "white",
    main: { x: TEXT_X, y: MAIN_Y, align: "left", width, maxLines: mainLines },
    side: { x: TEXT_X, y: SIDE_Y, align: "left", width, maxLines: 2 },
  };
}

function drawArrival(level: Level, elapsedMs: number): void {
  dropThings(level, CRATE, level.crates, elapsedMs);
  dropThings(level, ICE, level.ices, elapsedMs);
  dropToys(level, YELLOW, level.yellows, elapsedMs);
  dropToys(level, RED, level.reds, elapsedMs);
}

function dropThings(level: Level, thing: number, cells: readonly number[], elapsedMs: number): void {
  const { board } = level;
  for (const cell of cells) {
    const share = dropShare(elapsedMs, dropDelayMs(board, cell));
    if (share === 1) drawThingOnCell(level, thing, cell);
    else if (share > 0) drawThing(board, thing, cellLeft(board, cell), cellTop(board, cell) - wholeDropHeight(share));
  }
}

function dropToys(level: Level, colour: ToyColour, cells: readonly number[], elapsedMs: number): void {
  const { board } = level;
  for (const cell of cells) {
    const share = dropShare(elapsedMs, dropDelayMs(board, cell));
    const pictureNumber = isLanding(share) ? SQUASHED_FROM_ABOVE : LOOKING_AHEAD;
    if (share === 1) drawToyOnCell(level, colour, cell, LOOKING_AHEAD);
    else if (share > 0)
      drawToyPicture(
        board,
        colour,
        pictureNumber,
        cellLeft(board, cell),
        cellTop(board, cell) - wholeDropHeight(share),
      );
  }
}

function dropDelayMs(board: Board, cell: number): number {
  return stepsFromMiddle(board, cell) * DROP_DELAY_MS;
}

function arrivalMs({ board, reds, yellows, crates, ices }: Level): number {
  let steps = 0;
  for (const cells of [reds, yellows, crates, ices]) {
    for (const cell of cells) steps = Math.max(steps, stepsFromMiddle(board, cell));
  }
  return steps * DROP_DELAY_MS + DROP_MS;
}

/**
 * Returns the distance of a cell from the middle of the board: the columns between them plus the rows. The result may
 * have a half, because the middle lies between two cells if the number of columns or rows is even.
 */
function stepsFromMiddle(board: Board, cell: number): number {
  const columns = Math.abs(columnOf(board, cell) - (board.width - 1) / 2);
  return columns + Math.abs(rowOf(board, cell) - (board.height - 1) / 2);
}

/**
 * The painter of the first chapter: a playroom at bedtime with a lamp. In front is the board, a pen with a rim of beads
 * and a chequered floor. The lamp is lit while a win by full combo is possible, in which all toys of each colour leave
 * in one move. It is half lit while only other wins are possible. Red toys are dark and round, yellow toys are light
 * and square. A sign in each goal shows which toys may leave there.
 */
export const painter = createPainter(PLAYROOM, TEXTS.light);
