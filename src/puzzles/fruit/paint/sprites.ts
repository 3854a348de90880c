/**
 * The picture numbers of shadows and smears, and how far pictures reach beyond their cells. A smear is a faint copy
 * behind a fast piece.
 */
import { drawSprite } from "../../../device/sprites";
import type { Board } from "../../../kernel/board";
import type { Direction } from "../../../kernel/direction";
import { SliderKind } from "../level";
import { sizeFor } from "./garden";

// How far the pictures of pieces reach beyond the left and the upper edge of the cell, in pixels. Pictures of smears
// reach `SMEAR_INSET` pixels beyond both edges.
const CELL_LEFT = 4;
const CELL_TOP = 6;
const SMEAR_INSET = 20;

/**
 * Draws a picture of a piece from the image table `pictures`. (`left`, `top`) is the top left corner of the piece's
 * cell.
 */
export function drawPiece(pictures: string, pictureNumber: number, left: number, top: number): void {
  drawSprite(pictures, pictureNumber, left - CELL_LEFT, top - CELL_TOP);
}

// The numbers of the pictures of shadows. Shadows 1 to 4, for the four kinds of fruits, come before these.
const FIRST_SLIDER_SHADOW = 5;
export const SLEEPING_HEDGEHOG_SHADOW = 10;
export const AWAKE_HEDGEHOG_SHADOW = 11;
export const FIRST_ANTEATERS_SHADOW = 12;

const SHADOW_ORDER: Readonly<Record<SliderKind, number>> = {
  [SliderKind.Stone]: 0,
  [SliderKind.CarAcross]: 1,
  [SliderKind.CarUp]: 2,
  [SliderKind.BarrelAcross]: 3,
  [SliderKind.BarrelUp]: 4,
};

/**
 * Draws the shadow of a piece. (`left`, `top`) is the top left corner of the piece's cell. Both must be even, so that
 * the dither pattern does not flicker.
 */
export function drawShadow(board: Board, pictureNumber: number, left: number, top: number): void {
  drawPiece(sizeFor(board).shadow, pictureNumber, left, top);
}

export function shadowOf(kind: SliderKind): number {
  return FIRST_SLIDER_SHADOW + SHADOW_ORDER[kind];
}

// The image table has `DIRECTIONS_PER_KIND` smears for each kind of fruit and for the stone, one for each direction.
// Then, from `FIRST_TWO_DIRECTION_SMEAR` on, it has two smears for each kind of car and barrel.
const DIRECTIONS_PER_KIND = 4;
const STONE_KIND = 4;
const FIRST_TWO_DIRECTION_SMEAR = 21;

export function fruitsSmear(kind: number, direction: Direction): number {
  return 1 + kind * DIRECTIONS_PER_KIND + direction;
}

export function smearOf(kind: SliderKind, direction: Direction): number {
  if (kind === SliderKind.Stone) return fruitsSmear(STONE_KIND, direction);
  const kindIndex =
    kind === SliderKind.CarAcross ? 0 : kind === SliderKind.BarrelAcross ? 1 : kind === SliderKind.CarUp ? 2 : 3;
  return FIRST_TWO_DIRECTION_SMEAR + 2 * kindIndex + Math.floor(direction / 2);
}

/** Draws the smear behind a fast piece. (`left`, `top`) is the top left corner of the piece's cell. */
export function drawSmear(board: Board, pictureNumber: number, left: number, top: number): void {
  drawSprite(sizeFor(board).smear, pictureNumber, left - SMEAR_INSET, top - SMEAR_INSET);
}
