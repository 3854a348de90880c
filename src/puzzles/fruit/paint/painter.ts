/**
 * Draws the board of Fruit and its animations for the play screen. The other files of this folder draw parts of the
 * picture.
 */
import type { Box, Ink } from "../../../device/screen";
import { TextStep } from "../../../device/text";
import { columnOf, rowOf, type Board } from "../../../kernel/board";
import { momentAtRest } from "../../../kernel/motion";
import { DROP_MS, dropShare, isLanding, wholeDropHeight } from "../../looks/easing";
/** The import below is loaded from falling-bits.lua on first use. @lazy falling-bits */
import { drawFallingBits } from "../../looks/falling-bits";
import type { Painter, SceneTexts, SceneLightTexts } from "../../puzzle";
import type { Level } from "../level";
import { NO_FRUIT, type State } from "../state";
import { TEXTS } from "../texts/index";
import { drawHappyPairs, drawHearts } from "./matched-pairs";
import { drawAnteaters, drawCreaturesShadows, drawSightLines, drawHedgehogs } from "./creatures";
import { AWAKE, drawBlink, drawFruit, SQUASHED_FROM_ABOVE } from "./fruits";
import { boardBox, cellBox, cellLeft, cellTop } from "./garden";
import { drawBackground, drawBackgroundInParts, NOON } from "./background";
import { drawHint, HINT_LIGHT } from "./hint";
import type { Look } from "./look";
/** The import below is loaded from fruit-generation.lua on first use. @lazy fruit-generation */
import { showGeneration } from "./generation-show";
import { drawSlider, sliderPicture } from "./sliders";
import { drawPasses } from "./passes";
import { drawBoardPieces, drawPieces } from "./pieces";
import { drawTrails } from "./trails";

const DROP_DELAY_MS = 30;

const CELEBRATION_MS = 1600;
const CHEER_EVERY_MS = 160;
const CHEER_PIXELS = 4;

const PETALS: Box = { x: 4, y: 60, width: 150, height: 176 };

const TEXT_X = 4;
const TEXT_WIDTH = 150;
const MAIN_Y = 1;
const SIDE_Y = MAIN_Y + TextStep.NarrowLine;

/**
 * Creates the painter of a chapter with the look `look`. `lightTexts` are the texts that say whether the level can
 * still be won.
 */
export function createPainter(look: Look, lightTexts: SceneLightTexts): Painter<Level, State> {
  return {
    scene: {
      texts: textsOf(look.ink, 1),
      hintTexts: textsOf(look.ink, 2),
      lightTexts,
      usuallyHasLamp: true,
      movements: look.movements,
      drawTrails,
    },
    drawBackground: (level, lamp) => {
      drawBackground(look, level, lamp);
    },
    drawBackgroundInParts: (level, lamp) => drawBackgroundInParts(look, level, lamp),
    boxOf: cellBox,
    drawPieces,
    showGeneration: (generation, lamp) => showGeneration(look, generation, lamp),
    drawArrival,
    arrivalMs: ({ board }) => (board.width + board.height - 2) * DROP_DELAY_MS + DROP_MS,
    drawCelebration: (level, state, elapsedMs) => {
      drawCelebration(look.ink, level, state, elapsedMs);
    },
    celebrationMs: CELEBRATION_MS,
    drawIdleAnimation: drawBlink,
    hintLight: HINT_LIGHT,
    drawHint: (level, state, direction) => {
      drawHint(look, level, state, direction);
    },
  };
}

function textsOf(ink: Ink, mainLines: 1 | 2): SceneTexts {
  return {
    ink,
    main: { x: TEXT_X, y: MAIN_Y, align: "left", width: TEXT_WIDTH, maxLines: mainLines },
    side: { x: TEXT_X, y: SIDE_Y, align: "left", width: TEXT_WIDTH, maxLines: 2 },
  };
}

function drawArrival(level: Level, elapsedMs: number): void {
  const { board, fruits, sliders, sliderKinds } = level;
  const start: State = { fruits, sliders, lostTo: undefined, lostFruitIndex: NO_FRUIT };
  drawSightLines(level, start);
  drawCreaturesShadows(level, undefined);
  drawHedgehogs(level, momentAtRest(start));
  drawAnteaters(level);
  sliders.forEach((cell, index) => {
    const share = dropShare(elapsedMs, dropDelayMs(board, cell));
    if (share > 0)
      drawSlider(
        board,
        sliderPicture(sliderKinds[index], 0),
        cellLeft(board, cell),
        cellTop(board, cell) - wholeDropHeight(share),
      );
  });
  fruits.forEach((cell, fruit) => {
    const share = dropShare(elapsedMs, dropDelayMs(board, cell));
    const pictureNumber = isLanding(share) ? SQUASHED_FROM_ABOVE : AWAKE;
    if (share > 0)
      drawFruit(level, fruit, pictureNumber, cellLeft(board, cell), cellTop(board, cell) - wholeDropHeight(share));
  });
  drawPasses(level);
}

function dropDelayMs(board: Board, cell: number): number {
  return (columnOf(board, cell) + rowOf(board, cell)) * DROP_DELAY_MS;
}

function drawCelebration(ink: Ink, level: Level, state: State, elapsedMs: number): void {
  const isUp = elapsedMs < CELEBRATION_MS && Math.floor(elapsedMs / CHEER_EVERY_MS) % 2 === 0;
  const moment = momentAtRest(state);
  drawBoardPieces(level, moment, "lit");
  if (elapsedMs < CELEBRATION_MS) drawFallingBits(boardBox(level.board), "black", elapsedMs);
  drawHappyPairs(level, state, isUp ? CHEER_PIXELS : 0, isUp ? 0 : CHEER_PIXELS);
  drawHearts(level, state, elapsedMs);
  if (elapsedMs < CELEBRATION_MS) drawFallingBits(PETALS, ink, elapsedMs);
}

/**
 * The painter of the first chapter: an orchard at noon, with a lawn inside a hedge. The sun shines while the level can
 * be won, and otherwise a cloud covers it. The matched pairs of fruits sit below the tree.
 */
export const painter = createPainter(NOON, TEXTS.light);
