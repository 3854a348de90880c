/** Draws the celebration after a win in the puzzle Skid. */
import { drawClipped, SCREEN_HEIGHT, wantsLessFlashing } from "../../../device/screen";
import { drawSprite } from "../../../device/sprites";
import { DOWN, LEFT, RIGHT, UP } from "../../../kernel/direction";
import { momentAtRest } from "../../../kernel/motion";
import { progressBetween } from "../../looks/easing";
/** The import below is loaded from falling-bits.lua on first use. @lazy falling-bits */
import { drawFallingBits } from "../../looks/falling-bits";
/** The import below is loaded from falling-bits.lua on first use. @lazy falling-bits */
import { drawRisingHearts } from "../../looks/rising-hearts";
import type { Level } from "../level";
import type { State } from "../state";
import { drawBlocksAndPits, drawGoal } from "./background";
import type { Look } from "./look";
import { boxOf, FLOOR_BOTTOM, FLOOR_RIGHT, floorBox, FOLDER, outerBox, sizeFor } from "./pen";
import { drawPieces } from "./pieces";
import { drawRunningLights, isGoal, sideOf } from "./rim";

/** How many milliseconds the light from each goal grows over the floor after a win. */
const SHINE_MS = 420;
/** The full length of the light from a goal after a win, in cells. */
const SHINE_CELLS = 3;
/**
 * How many milliseconds the signs on every second goal stay raised after a win. Then the other signs are raised for the
 * same time, and so on.
 */
const HOP_EVERY_MS = 160;
/** How far the signs on the goals are raised after a win, in pixels. */
const HOP_PIXELS = 3;

/** The number of the picture that darkens the floor after a win, in the image table `images/skid/dusk`. */
const DUSK = 4;
/** The width of the picture that darkens the floor after a win, in pixels. */
const DUSK_WIDTH = 240;
/** The height of the picture that darkens the floor after a win, in pixels. */
const DUSK_HEIGHT = 192;

export const CELEBRATION_MS = 1300;

/** After a win, the lights in the rim of the board move on by one bead whenever this many milliseconds have passed. */
const LIGHTS_EVERY_MS = 90;

/** The upper edge of the part of the room in which bits of paper fall after a win, in pixels. */
const BITS_TOP = 84;
/** The distance from the board to the part of the room in which bits of paper fall, in pixels. */
const BITS_MARGIN = 6;
/** The point between the two waving toys from which hearts rise, in pixels. */
const HEARTS_FROM = { x: 54, y: 196 };

/** The path of the pictures of the toys that stand in the room beside the board after a win, and wave. */
const WAVERS = "images/skid/wavers";
/** The height of the picture of a waving toy, in pixels. */
const WAVER_HEIGHT = 48;
/**
 * The waving red toy: the number of its picture with raised arms in the image table `WAVERS`, and its left edge in
 * pixels. The picture with lowered arms follows.
 */
const RED_WAVER = { pictureNumber: 1, x: 2 };
/**
 * The waving yellow toy: the number of its picture with raised arms in the image table `WAVERS`, and its left edge in
 * pixels.
 */
const YELLOW_WAVER = { pictureNumber: 3, x: 56 };
/** The y coordinate of the waving toys' feet, in pixels. */
const WAVERS_FOOT = 238;
/** How long the waving toys take to hop into sight from below the screen, in milliseconds. */
const WAVERS_RISE_MS = 200;
/** How many milliseconds pass until the toys that wave after a win raise or lower their arms again. */
const WAVE_EVERY_MS = 220;

/**
 * Draws the celebration after a win. Light falls through the goals onto the dark floor, and lights run round the board's
 * rim. The toys' heads on the signs of the goals hop in turn. In the room, a toy of each colour of the level waves below
 * falling bits of paper and rising hearts.
 */
export function drawCelebration(look: Look, level: Level, state: State, elapsedMs: number): void {
  const { board, floors } = level;
  const { x, y, width, height } = floorBox(board);
  const share = wantsLessFlashing() ? 1 : progressBetween(elapsedMs, 0, SHINE_MS);
  const goals = board.cells.filter((cell) => isGoal(floors[cell]));
  drawClipped(x, y, width, height, () => {
    drawSprite(`${FOLDER}/dusk`, DUSK, FLOOR_RIGHT - DUSK_WIDTH, FLOOR_BOTTOM - DUSK_HEIGHT);
    for (const goal of goals) drawShine(level, goal, share);
    drawBlocksAndPits(level, "lit");
  });
  if (elapsedMs < CELEBRATION_MS && !wantsLessFlashing())
    drawRunningLights(look, level, Math.floor(elapsedMs / LIGHTS_EVERY_MS));
  const hopping = elapsedMs < CELEBRATION_MS ? Math.floor(elapsedMs / HOP_EVERY_MS) % 2 : -1;
  goals.forEach((goal, index) => {
    drawGoal(level, goal, "lit", index % 2 === hopping ? HOP_PIXELS : 0);
  });
  drawPieces(level, momentAtRest(state), "lit");
  const room = { x: 0, y: BITS_TOP, width: outerBox(board).x - BITS_MARGIN, height: SCREEN_HEIGHT - BITS_TOP };
  if (elapsedMs < CELEBRATION_MS) drawFallingBits(room, "white", elapsedMs);
  drawWavers(level, elapsedMs);
  if (elapsedMs < CELEBRATION_MS) drawRisingHearts(HEARTS_FROM.x, HEARTS_FROM.y, elapsedMs);
}

/** Draws the toys that wave in the room beside the board: one toy of each colour that the level has. */
function drawWavers({ reds, yellows }: Level, elapsedMs: number): void {
  const share = wantsLessFlashing() ? 1 : progressBetween(elapsedMs, 0, WAVERS_RISE_MS);
  const hidden = Math.floor((1 - share) * WAVER_HEIGHT);
  const beat = elapsedMs < CELEBRATION_MS ? Math.floor(elapsedMs / WAVE_EVERY_MS) : 0;
  const wavers = [];
  if (reds.length > 0) wavers.push(RED_WAVER);
  if (yellows.length > 0) wavers.push(YELLOW_WAVER);
  wavers.forEach(({ pictureNumber, x }, order) => {
    // Whether a waving toy has its arms down. The two toys raise their arms in turn, and both hold them up in the end.
    const isDown = elapsedMs < CELEBRATION_MS && (beat + order) % 2 === 1;
    drawSprite(WAVERS, pictureNumber + (isDown ? 1 : 0), x, WAVERS_FOOT - WAVER_HEIGHT + hidden);
  });
}

/**
 * Draws the light that falls through one goal after a win. `share` rises from 0 to 1 while the light grows over the
 * board's floor.
 */
function drawShine({ board }: Level, goal: number, share: number): void {
  const side = sideOf(board, goal);
  if (side === undefined) return;
  const { shine, cellPixels } = sizeFor(board);
  const { x, y, width, height } = boxOf(board, goal);
  const reachPixels = SHINE_CELLS * cellPixels;
  const left = side === LEFT ? x + width : side === RIGHT ? x - reachPixels : x + (width - reachPixels) / 2;
  const top = side === UP ? y + height : side === DOWN ? y - reachPixels : y + (height - reachPixels) / 2;
  const shownPixels = Math.floor(reachPixels * share);
  const fromX = side === RIGHT ? left + reachPixels - shownPixels : left;
  const fromY = side === DOWN ? top + reachPixels - shownPixels : top;
  const isHorizontal = side === LEFT || side === RIGHT;
  drawClipped(fromX, fromY, isHorizontal ? shownPixels : reachPixels, isHorizontal ? reachPixels : shownPixels, () => {
    drawSprite(shine, 1 + side, left, top);
  });
}
