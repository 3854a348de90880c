/**
 * Draws the puzzle Last Ball for the game's screens. This file has the positions of texts, the arrival of the balls,
 * the celebration of a win and the idle animation. The other files in this folder draw the rest.
 */

import { drawClipped, SCREEN_HEIGHT, SCREEN_WIDTH, wantsLessFlashing, type Ink } from "../../../device/screen";
import { drawSprite } from "../../../device/sprites";
import { columnOf, rowOf } from "../../../kernel/board";
import { DROP_MS, dropHeight, isLanding } from "../../looks/easing";
import type { Painter, SceneTexts, SceneLightTexts } from "../../puzzle";
import type { Level } from "../level";
import type { State } from "../state";
import { TEXTS } from "../texts/index";
import { BallPicture, drawBall, drawShadow, clipToFelt } from "./balls";
import { drawHint } from "./hint";
/** The import below is loaded from last-ball-generation.lua on first use. @lazy last-ball-generation */
import { showGeneration } from "./generation-show";
import { drawPieces } from "./pieces";
import { inkBehindRim, type Look } from "./look";
import { CLUB, drawBackground, drawFloor, FloorPicture } from "./place";
import { drawBallCount } from "./ball-count";
import { cellLeft, cellTop, middleX, middleY, layoutOf, type ScreenLayout } from "./screen-layout";
import { drawTrails } from "./trails";

const DROP_DELAY_MS = 45;
const SHADOW_FROM_SHARE = 0.4;

const CELEBRATION_MS = 1100;
const FLARE_MS = 70;
const RAY_TURN_MS = 220;
const STAR_EVERY_MS = 120;
const STAR_SIDE = 11;
/**
 * This number divides a ball's diameter. The glint lies a fifth of the diameter above and to the left of the ball's
 * centre.
 */
const GLINT_DIVISOR = 5;
/**
 * The positions of stars that appear one after another when a level is won: x and y, in hundredths of the table's width
 * and height.
 */
const STARS: readonly (readonly [number, number])[] = [
  [17, 22],
  [84, 30],
  [33, 74],
  [70, 84],
  [50, 33],
  [9, 58],
];

const TEXT_Y = 3;
const TEXT_MARGIN = 8;
const STRIP_HEIGHT = 26;
const TEXT_WIDTH = 166;
/**
 * The width in pixels of the sentence of a hint. The sentence needs more space than the name of a level, so it covers
 * the lamp.
 */
const HINT_WIDTH = 313;
/**
 * The largest width in pixels of the side text (see `SceneTexts`), which stands to the right of a hint's sentence. A
 * long sentence leaves less space for it.
 */
const HINT_SIDE_WIDTH = 146;
/**
 * The part of the strip above the table, in pixels, from which the lamp is erased before the sentence of a hint is
 * drawn over it.
 */
const HINT_CLEARED = { x: 174, y: 0, width: 52, height: 26 };
/**
 * The distance in pixels of the two texts above the table from the left and right edge of the screen, during a rush
 * (timed run). The three lamps of a rush hang between these texts.
 */
const RUSH_TEXT_MARGIN = 3;
/**
 * The width of each text above the table in a rush (timed run), in pixels. In a race against a friend, the text
 * "average pace" must fit in this width.
 */
const RUSH_TEXT_WIDTH = 136;

/**
 * Creates the painter of one chapter: the functions that draw its levels. `look` has the chapter's pictures, and
 * `lightTexts` the texts that say whether the level can still be won.
 */
export function createPainter(look: Look, lightTexts: SceneLightTexts): Painter<Level, State> {
  return {
    scene: {
      texts: textsWithin(look.ink, TEXT_MARGIN, TEXT_WIDTH),
      hintTexts: hintTextsOf(look.ink),
      rushTexts: textsWithin(look.ink, RUSH_TEXT_MARGIN, RUSH_TEXT_WIDTH),
      lightTexts,
      usuallyHasLamp: true,
      movements: look.movements,
      drawTrails: (level, moves, fromMove, toMove) => {
        drawTrails(level, moves, fromMove, toMove, inkBehindRim(look));
      },
      drawStatus: (level, moment, space) => {
        drawBallCount(look, level, moment, space);
      },
    },
    drawBackground: (level, lamp, rush) => {
      drawBackground(look, level, lamp, rush);
    },
    reachBeyondEdge: 0,
    boxOf: (board, cell) => {
      const layout = layoutOf(board);
      return { x: cellLeft(layout, cell), y: cellTop(layout, cell), width: layout.cellSide, height: layout.cellSide };
    },
    drawPieces: (level, moment, lamp, rush) => {
      drawPieces(look, level, moment, lamp, rush);
    },
    showGeneration: (generation, lamp) => showGeneration(look, generation, lamp),
    drawArrival,
    arrivalMs,
    drawCelebration: (level, state, elapsedMs) => {
      drawCelebration(look, level, state, elapsedMs);
    },
    celebrationMs: CELEBRATION_MS,
    drawIdleAnimation: drawGlint,
    drawHint: (level, state, direction) => {
      drawHint(look, level, state, direction);
    },
  };
}

function hintTextsOf(ink: Ink): SceneTexts {
  const { main, side } = textsWithin(ink, TEXT_MARGIN, TEXT_WIDTH);
  return {
    ink,
    main: { ...main, width: HINT_WIDTH },
    side: { ...side, width: HINT_SIDE_WIDTH },
    cleared: HINT_CLEARED,
  };
}

function textsWithin(ink: Ink, margin: number, width: number): SceneTexts {
  return {
    ink,
    main: { x: margin, y: TEXT_Y, align: "left", width, maxLines: 1 },
    side: { x: SCREEN_WIDTH - margin, y: TEXT_Y, align: "right", width, maxLines: 1 },
  };
}

/**
 * Draws the white balls while they drop onto the board at the beginning of a level. The balls nearest to the black ball
 * drop first. The shadow of each ball appears before the ball lands. Dropping balls do not cover the texts in the strip
 * above the table: they appear at the lower edge of the strip.
 */
function drawArrival(level: Level, elapsedMs: number): void {
  const layout = layoutOf(level.board);
  clipToFelt(layout, () => {
    drawShadow(layout, middleX(layout, level.black), middleY(layout, level.black));
    for (const white of level.whites) {
      const isNear = elapsedMs > dropDelayMs(level, white) + SHADOW_FROM_SHARE * DROP_MS;
      if (isNear) drawShadow(layout, middleX(layout, white), middleY(layout, white));
    }
  });
  drawBall(layout, true, BallPicture.Rest, middleX(layout, level.black), middleY(layout, level.black));
  drawClipped(0, STRIP_HEIGHT, SCREEN_WIDTH, SCREEN_HEIGHT - STRIP_HEIGHT, () => {
    for (const white of level.whites) {
      const share = (elapsedMs - dropDelayMs(level, white)) / DROP_MS;
      if (share > 0) drawDroppingBall(layout, white, Math.min(1, share));
    }
  });
}

function arrivalMs(level: Level): number {
  let lastMs = 0;
  for (const white of level.whites) lastMs = Math.max(lastMs, dropDelayMs(level, white));
  return lastMs + DROP_MS;
}

function drawDroppingBall(layout: ScreenLayout, cell: number, share: number): void {
  const pictureNumber: BallPicture = isLanding(share) ? BallPicture.Down : BallPicture.Rest;
  drawBall(
    layout,
    false,
    pictureNumber,
    middleX(layout, cell),
    Math.floor(middleY(layout, cell) - dropHeight(share) + 0.5),
  );
}

function dropDelayMs({ board, black }: Level, cell: number): number {
  const columns = Math.abs(columnOf(board, cell) - columnOf(board, black));
  const rows = Math.abs(rowOf(board, cell) - rowOf(board, black));
  return (columns + rows) * DROP_DELAY_MS;
}

function drawCelebration(look: Look, { board }: Level, state: State, elapsedMs: number): void {
  const layout = layoutOf(board);
  const isCalm = wantsLessFlashing();
  if (!isCalm && elapsedMs >= FLARE_MS) {
    const turns = Math.floor(Math.min(elapsedMs, CELEBRATION_MS) / RAY_TURN_MS);
    drawFloor(look, layout, turns % 2 === 0 ? FloorPicture.Rays : FloorPicture.OtherRays);
  }
  const x = middleX(layout, state[0]);
  const y = middleY(layout, state[0]);
  drawStars(layout, elapsedMs, x, y);
  clipToFelt(layout, () => {
    drawShadow(layout, x, y);
  });
  drawBall(layout, true, BallPicture.Rest, x, y);
}

/**
 * Draws the idle animation of the puzzle: a star where the black ball reflects the lamp. Figures of other puzzles
 * blink, but a ball has no eyes.
 */
function drawGlint({ board }: Level, [black]: State): void {
  const layout = layoutOf(board);
  const half = Math.floor(STAR_SIDE / 2);
  const aside = Math.floor(layout.ballSize.ball / GLINT_DIVISOR);
  drawSprite("images/last-ball/star", 1, middleX(layout, black) - aside - half, middleY(layout, black) - aside - half);
}

function drawStars({ felt, cellSide }: ScreenLayout, elapsedMs: number, ballX: number, ballY: number): void {
  STARS.forEach(([right, down], index) => {
    const ageMs = elapsedMs - (index + 1) * STAR_EVERY_MS;
    const x = felt.x + Math.floor((felt.width * right) / 100);
    const y = felt.y + Math.floor((felt.height * down) / 100);
    if (ageMs < 0 || (Math.abs(x - ballX) < cellSide && Math.abs(y - ballY) < cellSide)) return;
    const half = Math.floor(STAR_SIDE / 2);
    drawSprite("images/last-ball/star", ageMs < STAR_EVERY_MS ? 2 : 1, x - half, y - half);
  });
}

/**
 * The painter of the first chapter: a billiard room at midnight. The lamp above the table lights an oval of the cloth
 * while the level can be won. The strip beside the lamp shows how many white balls are left.
 */
export const painter = createPainter(CLUB, TEXTS.light);
