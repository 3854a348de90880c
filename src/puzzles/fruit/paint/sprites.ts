import { drawSprite } from "../../../device/sprites";
import type { Board } from "../../../kernel/board";
import type { Direction } from "../../../kernel/direction";
import { Sort } from "../level";
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
const FIRST_LOOSE_SHADOW = 5;
export const SLEEPERS_SHADOW = 10;
export const HEDGEHOGS_SHADOW = 11;
export const FIRST_ANTEATERS_SHADOW = 12;

/** The shadows of what slides and is no fruit, in the order of the pictures. */
const SHADOW_OF: Readonly<Record<Sort, number>> = {
  [Sort.Stone]: 0,
  [Sort.CarAcross]: 1,
  [Sort.CarUp]: 2,
  [Sort.BarrelAcross]: 3,
  [Sort.BarrelUp]: 4,
};

/** The shadow of something whose cell begins there: half tone, which lies still on even pixels. */
export function drawShadow(board: Board, frame: number, left: number, top: number): void {
  drawPiece(sizeFor(board).shadow, frame, left, top);
}

export function shadowOf(sort: Sort): number {
  return FIRST_LOOSE_SHADOW + SHADOW_OF[sort];
}

// Frames of the smears: four of each fruit and of the stone, two of each of the others.
const WAYS = 4;
const STONES_PLACE = 4;
const FIRST_OF_TWO = 21;

export function fruitsSmear(kind: number, direction: Direction): number {
  return 1 + kind * WAYS + direction;
}

export function smearOf(sort: Sort, direction: Direction): number {
  if (sort === Sort.Stone) return fruitsSmear(STONES_PLACE, direction);
  const place = sort === Sort.CarAcross ? 0 : sort === Sort.BarrelAcross ? 1 : sort === Sort.CarUp ? 2 : 3;
  return FIRST_OF_TWO + 2 * place + Math.floor(direction / 2);
}

/** What a piece leaves behind it whose cell begins there. */
export function drawSmear(board: Board, frame: number, left: number, top: number): void {
  drawSprite(sizeFor(board).smear, frame, left - SMEAR_INSET, top - SMEAR_INSET);
}
