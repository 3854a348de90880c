/** Draws stones, cars and barrels. fruits.ts draws fruits. */
import type { Direction } from "../../../kernel/direction";
import type { Board } from "../../../kernel/board";
import { motionAt, type Moment, type Motion } from "../../../kernel/motion";
import { isBumping } from "../../looks/bump";
import { drawStopSpray, hasSmear, leftWhileMoving, topWhileMoving } from "../../looks/sliding-piece";
import { SliderKind, type Level } from "../level";
import type { State } from "../state";
import { cellLeft, cellTop, sizeFor } from "./garden";
import { drawPiece, drawShadow, drawSmear, shadowOf, smearOf } from "./sprites";
import { SLIDE_LOOK, pixelsTravelled } from "./piece-motion";

/**
 * The constants from `STONE` to `FIRST_BELLY` are the numbers of pictures of stones, cars and barrels in the image
 * table.
 */
const STONE = 1;
const STONE_FROM_ABOVE = 2;
const STONE_FROM_SIDE = 3;
const CAR_ACROSS = 4;
const CAR_ACROSS_STOPPED = 5;
const CAR_UP = 6;
const CAR_UP_STOPPED = 7;
const FIRST_LID = 8;
const FIRST_BELLY = 12;
const ROLLING = 4;

const START_PIXELS = 2;

export function drawSliderShadows(level: Level, { before, move, elapsedMs }: Moment<State>): void {
  const { board, sliderKinds } = level;
  before.sliders.forEach((cell, index) => {
    const motion = move === undefined ? undefined : motionAt(move, cell, elapsedMs);
    const pixels = motion === undefined ? 0 : pixelsTravelled(board, motion, elapsedMs);
    const left = motion === undefined ? cellLeft(board, cell) : leftWhileMoving(SLIDE_LOOK, board, motion, pixels);
    const top = motion === undefined ? cellTop(board, cell) : topWhileMoving(SLIDE_LOOK, board, motion, pixels);
    drawShadow(board, shadowOf(sliderKinds[index]), left, top);
  });
}

export function drawSliders(level: Level, { before, move, elapsedMs }: Moment<State>): void {
  const { board, sliderKinds } = level;
  before.sliders.forEach((cell, index) => {
    const motion = move === undefined ? undefined : motionAt(move, cell, elapsedMs);
    if (motion === undefined)
      drawSlider(board, sliderPicture(sliderKinds[index], 0), cellLeft(board, cell), cellTop(board, cell));
    else drawSliding(level, sliderKinds[index], motion, elapsedMs);
  });
}

/** Draws one picture of a stone, car or barrel. (`left`, `top`) is the top left corner of the piece's cell. */
export function drawSlider(board: Board, pictureNumber: number, left: number, top: number): void {
  drawPiece(sizeFor(board).things, pictureNumber, left, top);
}

function drawSliding({ board }: Level, kind: SliderKind, motion: Motion, elapsedMs: number): void {
  const { direction } = motion;
  // How far from its cell a moving stone, car or barrel is drawn, in pixels. The distance is at least `START_PIXELS`,
  // so that a hint shows which pieces would move.
  const pixels = Math.max(START_PIXELS, pixelsTravelled(board, motion, elapsedMs));
  const left = leftWhileMoving(SLIDE_LOOK, board, motion, pixels);
  const top = topWhileMoving(SLIDE_LOOK, board, motion, pixels);
  if (hasSmear(SLIDE_LOOK, board, motion, elapsedMs)) drawSmear(board, smearOf(kind, direction), left, top);
  drawStopSpray(SLIDE_LOOK, board, motion, elapsedMs);
  const turnedPictures = rollPicture(direction, pixels, sizeFor(board).cellPixels);
  drawSlider(
    board,
    isBumping(motion, elapsedMs) ? stoppedPicture(kind, direction) : sliderPicture(kind, turnedPictures),
    left,
    top,
  );
}

/**
 * Returns by how many pictures of its animation a barrel has rolled: a full turn for each cell. A barrel rolls forwards
 * to the right and upwards, and backwards to the left and downwards.
 */
function rollPicture(direction: Direction, pixels: number, cellPixels: number): number {
  const frames = Math.floor((pixels * ROLLING) / cellPixels) % ROLLING;
  return direction < 2 ? frames : (ROLLING - frames) % ROLLING;
}

/**
 * Returns the picture number of a stone, car or barrel. Several pictures show how a barrel rolls: `turnedPictures` is 0
 * for the first of them, 1 for the next, and so on. Stones and cars look the same at rest and in motion.
 */
export function sliderPicture(kind: SliderKind, turnedPictures: number): number {
  if (kind === SliderKind.Stone) return STONE;
  if (kind === SliderKind.CarAcross) return CAR_ACROSS;
  if (kind === SliderKind.CarUp) return CAR_UP;
  return (kind === SliderKind.BarrelAcross ? FIRST_LID : FIRST_BELLY) + turnedPictures;
}

function stoppedPicture(kind: SliderKind, direction: Direction): number {
  if (kind === SliderKind.Stone) return direction % 2 === 0 ? STONE_FROM_ABOVE : STONE_FROM_SIDE;
  if (kind === SliderKind.CarAcross) return CAR_ACROSS_STOPPED;
  if (kind === SliderKind.CarUp) return CAR_UP_STOPPED;
  return sliderPicture(kind, 0);
}
