/**
 * Draws the train in the scenery of the chapter Toyshop. The train runs on rails around the board: after each move,
 * along one side of the board.
 */
import type { Box } from "../../../device/screen";
import { drawSprite } from "../../../device/sprites";
import type { Lamp, MoveFollower } from "../../puzzle";
import type { Level } from "../level";
import { drawGoal } from "./background";
import { FOLDER, outerBox, RIM } from "./pen";
import { isGoal } from "./rim";

const SIDE_MS = 1200;

const BEND_RADIUS = 12;
const HALF_BEND_PIXELS = (BEND_RADIUS * Math.PI) / 4;

const BEHIND_PIXELS = [0, 20, 37];
const DIRECTIONS = 8;

const PUFF_GAP = 26;
const PUFF_PIXELS = 52;
const PUFF_PICTURES = 3;

/** A point of the train's rails, and the direction of the rails there, in eighths of a circle, clockwise from right. */
interface RailPoint {
  readonly x: number;
  readonly y: number;
  readonly eighths: number;
}

export const train: MoveFollower<Level> = { moveMs: SIDE_MS, draw: drawTrain };

function drawTrain(level: Level, lamp: Lamp, followedMoves: number): void {
  const { board, floors } = level;
  const box = outerBox(board);
  const pixels = pixelsRun(box, followedMoves);
  for (let vehicle = BEHIND_PIXELS.length - 1; vehicle >= 0; vehicle--) {
    const { x, y, eighths } = railPoint(box, pixels - BEHIND_PIXELS[vehicle]);
    drawOnRail(`${FOLDER}/train`, vehicle * DIRECTIONS + eighths + 1, x, y);
  }
  if (followedMoves % 1 !== 0) drawSmoke(box, pixels);
  for (const cell of board.cells) if (isGoal(floors[cell])) drawGoal(level, cell, lamp, 0);
}

function drawSmoke(box: Box, pixels: number): void {
  const newest = Math.floor(pixels / PUFF_GAP) * PUFF_GAP;
  for (let from = newest; from > pixels - PUFF_PIXELS; from -= PUFF_GAP) {
    const age = (pixels - from) / PUFF_PIXELS;
    const { x, y } = railPoint(box, from);
    drawOnRail(`${FOLDER}/puffs`, 1 + Math.floor(age * PUFF_PICTURES), x, y - Math.floor(age * 6));
  }
}

function drawOnRail(sprites: string, pictureNumber: number, x: number, y: number): void {
  drawSprite(sprites, pictureNumber, Math.floor(x - RIM / 2 + 0.5), Math.floor(y - RIM / 2 + 0.5));
}

function pixelsRun(box: Box, moves: number): number {
  const whole = Math.floor(moves);
  let pixels = 0;
  for (let side = 0; side < whole; side++) pixels += sidePixels(box, side);
  return pixels + (moves - whole) * sidePixels(box, whole);
}

const LAST_SIDE = 3;

function sidePixels({ width, height }: Box, side: number): number {
  return (side % 2 === 0 ? width : height) - 2 * RIM + 2 * HALF_BEND_PIXELS;
}

/**
 * Returns the point of the train's rails that is `pixels` from their beginning. The wagons follow the engine, so
 * `pixels` may be negative for a wagon. It may then go back by at most the length of the rails along one side of the
 * board.
 */
function railPoint(box: Box, pixels: number): RailPoint {
  let side = 0;
  let rest = pixels;
  if (rest < 0) {
    side = LAST_SIDE;
    rest += sidePixels(box, side);
  }
  while (rest >= sidePixels(box, side)) {
    rest -= sidePixels(box, side);
    side = side === LAST_SIDE ? 0 : side + 1;
  }
  return pointOnSide(box, side, rest);
}

function pointOnSide({ x, y, width, height }: Box, side: number, pixels: number): RailPoint {
  const length = side % 2 === 0 ? width : height;
  const beforeBend = pixels - HALF_BEND_PIXELS;
  const afterStraight = beforeBend - (length - 2 * RIM);
  const angle = beforeBend < 0 ? beforeBend / BEND_RADIUS : Math.max(0, afterStraight) / BEND_RADIUS;
  const bendX = beforeBend < 0 ? RIM : afterStraight > 0 ? length - RIM : RIM + beforeBend;
  const along = bendX + BEND_RADIUS * Math.sin(angle);
  const inwards = RIM - BEND_RADIUS * Math.cos(angle);
  const eighths = (2 * side + Math.floor((4 * angle) / Math.PI + 0.5) + DIRECTIONS) % DIRECTIONS;
  if (side === 0) return { x: x + along, y: y + inwards, eighths };
  if (side === 1) return { x: x + width - inwards, y: y + along, eighths };
  if (side === 2) return { x: x + width - along, y: y + height - inwards, eighths };
  return { x: x + inwards, y: y + height - along, eighths };
}
