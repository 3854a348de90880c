/** Draws the shadows of things and of the penguin in the light of the lighthouse's lamp. */
import { drawClipped } from "../../../device/screen";
import { drawSprite } from "../../../device/sprites";
import type { Board } from "../../../kernel/board";
import { FOLDER, iceBoxOf, sizeFor } from "./screen-layout";

/** The kind of object that throws a shadow on the ice. It is a part of the name of the shadow's picture file. */
export type ShadowKind = "penguin" | "wall" | "tree" | "picks" | "door" | "flag";

const LAMP_X = 200;
const LAMP_Y = 10;

// The picture number of a shadow that points straight down. Lower numbers point more to the left, and higher numbers
// more to the right. From picture to picture, the tip of the shadow moves sideways by an eighth of the shadow's length.
const MIDDLE_PICTURE = 9;
const PICTURES_ASIDE = 8;

/** How many pixels the foot of an object lies below the upper edge of the picture of the object's shadow. */
const FOOT_Y = 4;

/**
 * Draws the shadow of an object. The shadow points away from the lamp of the lighthouse and is clipped to the ice.
 * `left` and `foot` are the left and lower edge of the object's cell, in pixels.
 */
export function drawShadow(board: Board, kind: ShadowKind, left: number, foot: number): void {
  const ice = iceBoxOf(board);
  drawClipped(ice.x, ice.y, ice.width, ice.height, () => {
    drawUnclippedShadow(board, kind, left, foot);
  });
}

/** Draws the shadow of an object without clipping it. Before this call, drawing must already be limited to the ice. */
export function drawUnclippedShadow(board: Board, kind: ShadowKind, left: number, foot: number): void {
  const { cellSide, shadowLeft } = sizeFor(board);
  const dx = left + cellSide / 2 - LAMP_X;
  const dy = foot - LAMP_Y;
  const alongX = dx / Math.sqrt(dx * dx + dy * dy);
  const x = left - shadowLeft;
  const y = foot - FOOT_Y;
  // Draws the shadow's picture where x + y is even. So its dither pattern (dots that look grey) matches the dither
  // pattern of the screen.
  drawSprite(
    `${FOLDER}/shadow-${kind}${cellSide}`,
    MIDDLE_PICTURE + Math.floor(alongX * PICTURES_ASIDE + 0.5),
    x + ((x + y) % 2),
    y,
  );
}
