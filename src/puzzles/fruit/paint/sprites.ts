import { drawSprite } from "../../../device/sprites";
import type { Board } from "../../../kernel/board";
import type { Direction } from "../../../kernel/direction";
import { SliderKind } from "../level";
import { sizeFor } from "./garden";

// Where a cell begins in a piece's frame, and in a smear's.
const CELL_LEFT = 4;
const CELL_TOP = 6;
const SMEAR_INSET = 20;

/** Draws a frame of a piece's pictures whose cell begins there. */
export function drawPiece(pictures: string, frame: number, left: number, top: number): void {
  drawSprite(pictures, frame, left - CELL_LEFT, top - CELL_TOP);
}

// Frames of the shadows; the fruits come first.
const FIRST_SLIDER_SHADOW = 5;
export const SLEEPING_HEDGEHOG_SHADOW = 10;
export const AWAKE_HEDGEHOG_SHADOW = 11;
export const FIRST_ANTEATERS_SHADOW = 12;

/** The shadows of what slides and is no fruit, in the order of the pictures. */
const SHADOW_ORDER: Readonly<Record<SliderKind, number>> = {
  [SliderKind.Stone]: 0,
  [SliderKind.CarAcross]: 1,
  [SliderKind.CarUp]: 2,
  [SliderKind.BarrelAcross]: 3,
  [SliderKind.BarrelUp]: 4,
};

/** The shadow of something whose cell begins there: half tone, which lies still on even pixels. */
export function drawShadow(board: Board, frame: number, left: number, top: number): void {
  drawPiece(sizeFor(board).shadow, frame, left, top);
}

export function shadowOf(kind: SliderKind): number {
  return FIRST_SLIDER_SHADOW + SHADOW_ORDER[kind];
}

// Frames of the smears: four of each fruit and of the stone, two of each of the others.
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

/** What a piece leaves behind it whose cell begins there. */
export function drawSmear(board: Board, frame: number, left: number, top: number): void {
  drawSprite(sizeFor(board).smear, frame, left - SMEAR_INSET, top - SMEAR_INSET);
}
