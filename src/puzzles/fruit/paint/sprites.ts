/**
 * The picture numbers of shadows and smears, and how far pictures reach beyond their cells. A smear is a faint copy
 * behind a fast piece.
 */
import { drawSprite } from "../../../device/sprites";
import type { Board } from "../../../kernel/board";
import type { Direction } from "../../../kernel/direction";
import { SliderKind } from "../level";
import { sizeFor } from "./garden";

/** How far the pictures of pieces reach beyond the left edge of the piece's cell, in pixels. */
const CELL_LEFT = 4;
const CELL_TOP = 6;
/**
 * How far the pictures of smears (faint copies behind a fast piece) reach beyond the left and the upper edge of the
 * piece's cell, in pixels.
 */
const SMEAR_INSET = 20;

/**
 * Draws a picture of a piece from the image table `pictures`. (`left`, `top`) is the top left corner of the piece's
 * cell.
 */
export function drawPiece(pictures: string, pictureNumber: number, left: number, top: number): void {
  drawSprite(pictures, pictureNumber, left - CELL_LEFT, top - CELL_TOP);
}

/**
 * The number of a picture in the image table of shadows: the first picture of the shadow of a stone, car or barrel. The
 * shadows of the four kinds of fruits come before it.
 */
const FIRST_SLIDER_SHADOW = 5;
/** The number of a picture in the image table of shadows: a sleeping hedgehog's shadow. */
export const SLEEPING_HEDGEHOG_SHADOW = 10;
/** The number of a picture in the image table of shadows: an awake hedgehog's shadow. */
export const AWAKE_HEDGEHOG_SHADOW = 11;
/**
 * The number of the first of four pictures in the image table of shadows: an anteater's shadow, one picture for each
 * direction.
 */
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

/**
 * The number of smears (faint copies behind a fast piece) in the image table for each kind of fruit and for the stone:
 * one for each direction.
 */
const DIRECTIONS_PER_KIND = 4;
/**
 * The index of the stone among the pieces in the picture table of smears (the faint copies behind a fast piece). The
 * four kinds of fruits come first and have the indices 0 to 3.
 */
const STONE_KIND = 4;
/**
 * The number of the first smear (a faint copy behind a fast piece) of a car or barrel. Each kind of car and barrel has
 * two smears.
 */
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

/** Draws the smear, a faint copy, behind a fast piece. (`left`, `top`) is the top left corner of the piece's cell. */
export function drawSmear(board: Board, pictureNumber: number, left: number, top: number): void {
  drawSprite(sizeFor(board).smear, pictureNumber, left - SMEAR_INSET, top - SMEAR_INSET);
}
