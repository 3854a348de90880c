/** Draws the celebration after a win in the puzzle Skid. */
import { drawClipped, wantsLessFlashing } from "../../../device/screen";
import { drawSprite } from "../../../device/sprites";
import { DOWN, LEFT, RIGHT, UP } from "../../../kernel/direction";
import { momentAtRest } from "../../../kernel/motion";
import { progressBetween } from "../../looks/easing";
import type { Level } from "../level";
import type { State } from "../state";
import { drawBlocksAndPits, drawGoal } from "./background";
import { boxOf, FLOOR_BOTTOM, FLOOR_RIGHT, floorBox, FOLDER, sizeFor } from "./pen";
import { drawPieces } from "./pieces";
import { isGoal, sideOf } from "./rim";

const SHINE_MS = 420;
const SHINE_CELLS = 3;
/**
 * The time, in milliseconds, for which the signs on every second goal stay raised after a win. Then the signs on the
 * other goals are raised for the same time, and so on.
 */
const HOP_EVERY_MS = 160;
const HOP_PIXELS = 3;

const DUSK = 4;
const DUSK_WIDTH = 240;
const DUSK_HEIGHT = 192;

export const CELEBRATION_MS = 1300;

const WAVERS = "images/skid/wavers";
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
const WAVERS_FOOT = 238;
const WAVERS_RISE_MS = 200;
const WAVE_EVERY_MS = 220;

/**
 * Draws the celebration after a win. Light falls through the goals onto the dark floor. The toys' heads on the signs of
 * the goals hop in turn. In the room, a toy of each colour of the level waves.
 */
export function drawCelebration(level: Level, state: State, elapsedMs: number): void {
  const { board, floors } = level;
  const { x, y, width, height } = floorBox(board);
  const share = wantsLessFlashing() ? 1 : progressBetween(elapsedMs, 0, SHINE_MS);
  const goals = board.cells.filter((cell) => isGoal(floors[cell]));
  drawClipped(x, y, width, height, () => {
    drawSprite(`${FOLDER}/dusk`, DUSK, FLOOR_RIGHT - DUSK_WIDTH, FLOOR_BOTTOM - DUSK_HEIGHT);
    for (const goal of goals) drawShine(level, goal, share);
    drawBlocksAndPits(level, "lit");
  });
  const hopping = elapsedMs < CELEBRATION_MS ? Math.floor(elapsedMs / HOP_EVERY_MS) % 2 : -1;
  goals.forEach((goal, index) => {
    drawGoal(level, goal, "lit", index % 2 === hopping ? HOP_PIXELS : 0);
  });
  drawPieces(level, momentAtRest(state), "lit");
  drawWavers(level, elapsedMs);
}

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
