/** The shadows that the lighthouse throws on the ice. */
import { drawClipped } from "../../../device/screen";
import { drawSprite } from "../../../device/sprites";
import type { Board } from "../../../kernel/board";
import { FOLDER, iceBoxOf, sizeFor } from "./screen-layout";

/** What throws a shadow: part of the name of its shadow pictures. */
export type ShadowKind = "penguin" | "wall" | "tree" | "picks" | "door" | "flag";

// The position of the lighthouse's lamp on the screen, in pixels.
const LAMP_X = 200;
const LAMP_Y = 10;

// The frames of a shadow picture run from shadows that point left to shadows that point right, in steps of an eighth.
const MIDDLE_FRAME = 9;
const FRAMES_ASIDE = 8;

// How far the foot of the object lies below the upper edge of its shadow frame, in pixels.
const FOOT_Y = 4;

/**
 * Draws the shadow of an object, pointing away from the lamp and clipped to the ice. `left` and `foot` are the left and
 * lower edge of the object's cell, in pixels.
 */
export function drawShadow(board: Board, kind: ShadowKind, left: number, foot: number): void {
  const ice = iceBoxOf(board);
  drawClipped(ice.x, ice.y, ice.width, ice.height, () => {
    drawUnclippedShadow(board, kind, left, foot);
  });
}

/** Draws a shadow without clipping it, for callers that have already clipped to the ice. */
export function drawUnclippedShadow(board: Board, kind: ShadowKind, left: number, foot: number): void {
  const { cellSide, shadowLeft } = sizeFor(board);
  const dx = left + cellSide / 2 - LAMP_X;
  const dy = foot - LAMP_Y;
  const alongX = dx / Math.sqrt(dx * dx + dy * dy);
  const x = left - shadowLeft;
  const y = foot - FOOT_Y;
  // The picture is moved by whole steps of two pixels, so that its half tones match the fixed pattern of the screen.
  drawSprite(
    `${FOLDER}/shadow-${kind}${cellSide}`,
    MIDDLE_FRAME + Math.floor(alongX * FRAMES_ASIDE + 0.5),
    x + ((x + y) % 2),
    y,
  );
}
