/** Draws the background of Last Ball: the room, the table with its felt, and the lamps. */

import {
  drawClipped,
  drawFrame,
  fillBox,
  SCREEN_HEIGHT,
  SCREEN_WIDTH,
  type Box,
  type Ink,
} from "../../../device/screen";
import { drawSprite } from "../../../device/sprites";
import { drawCornerDots } from "../../looks/corner-dots";
import type { Lamp, RushStatus } from "../../puzzle";
import type { Level } from "../level";
import { LARGEST_FELT, layoutOf, type ScreenLayout } from "./screen-layout";

/** The frames of the felt's picture. */
export const enum FeltFrame {
  Lit = 1,
  Dark = 2,
  Dimmed = 3,
  Rays = 4,
  OtherRays = 5,
}

const LAMPS_TOP = 2;
const LAMP_LEFT = 180;

/** Where the three lamps of a rush hang, from left to right; each lights a part of the felt. */
const RUSH_LAMPS_LEFT: readonly number[] = [145, 185, 225];
/** How many lives each lamp needs to be lit: the right lamp goes out first, the middle one last. */
const LIT_FROM_LIVES: readonly number[] = [2, 1, 3];
const enum RushLamp {
  Lit = 1,
  Out = 2,
  Lost = 3,
}

const RIM = 2;
const RAIL = 17;
const CORNER = 7;
const INLAY_SIDE = 7;
/** Every third inlay is a large one. */
const LARGE_INLAY_EVERY = 3;
const enum Inlay {
  Large = 1,
  Small = 2,
  Passed = 3,
}
const TWELFTHS = 12;

/**
 * Draws a billiard table at midnight below its lamp. In a rush three lamps hang above it, one for each life, and the
 * inlays of the rail show the time left.
 */
export function drawBackground({ board }: Level, lamp: Lamp, rush?: RushStatus): void {
  const layout = layoutOf(board);
  fillBox("black", 0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
  drawRail(layout, rush);
  if (lamp === "out") drawFelt(layout, FeltFrame.Dark);
  else if (rush === undefined) drawFelt(layout, FeltFrame.Lit);
  else drawRushFelt(layout, rush);
  drawFeltDots(layout);
  drawLamps(lamp, rush);
}

/** Draws the lamp above the table, or the three lamps of a rush. */
export function drawLamps(lamp: Lamp, rush?: RushStatus): void {
  if (rush === undefined) {
    drawSprite("images/last-ball/lamp", lamp === "lit" ? 1 : 2, LAMP_LEFT, LAMPS_TOP);
    return;
  }
  for (let index = 0; index < RUSH_LAMPS_LEFT.length; index++) {
    const litFrame = lamp === "lit" ? RushLamp.Lit : RushLamp.Out;
    const frame = rush.lives >= LIT_FROM_LIVES[index] ? litFrame : RushLamp.Lost;
    drawSprite("images/last-ball/rush-lamp", frame, RUSH_LAMPS_LEFT[index], LAMPS_TOP);
  }
}

/** Draws the felt without the dots at the corners of its cells. */
export function drawFelt(layout: ScreenLayout, frame: FeltFrame): void {
  drawOnFelt(layout, layout.isSmall ? "images/last-ball/felt-small" : "images/last-ball/felt", frame);
}

/**
 * Draws the felt under the lamps of a rush. With no lives left it has the light of one lamp, so that it can be seen.
 */
function drawRushFelt(layout: ScreenLayout, { lives }: RushStatus): void {
  const path = layout.isSmall ? "images/last-ball/felt-rush-small" : "images/last-ball/felt-rush";
  drawOnFelt(layout, path, Math.max(1, lives));
}

function drawOnFelt({ felt: { x, y, width, height } }: ScreenLayout, path: string, frame: number): void {
  drawClipped(x, y, width, height, () => {
    drawSprite(path, frame, LARGEST_FELT.x, LARGEST_FELT.y);
  });
}

/** Draws the dots at the corners of the felt's cells. */
export function drawFeltDots({ board, cellSide, felt }: ScreenLayout): void {
  drawCornerDots(felt.x + cellSide, felt.y + cellSide, board.width - 1, board.height - 1, cellSide);
}

/** Draws the rail with inlays on both sides, and inside it the rim of the felt. */
function drawRail(layout: ScreenLayout, rush: RushStatus | undefined): void {
  const rim = growBox(layout.felt, RIM, RIM, RIM);
  // On the largest board the strip above hides the far rail, and the screen's lower edge cuts off the near one.
  const above = rim.y - RAIL > LARGEST_FELT.y ? RAIL : 0;
  const below = Math.min(RAIL, SCREEN_HEIGHT - 1 - (rim.y + rim.height));
  const rail = growBox(rim, RAIL, above, below);
  drawRounded("white", rail, CORNER, 1);
  drawRounded("black", growBox(rail, -1, -1, -1), CORNER - 1, RAIL);
  drawRounded("white", rim, 1, RIM);
  drawInlays(layout, rush === undefined ? TWELFTHS : rush.twelfths);
}

/** Draws the inlays as a clock of twelfths. Time passes down the right side of the table, then up the left side. */
function drawInlays({ board, cellSide, felt: { x, y, width } }: ScreenLayout, twelfths: number): void {
  const left = x - RIM - Math.floor((RAIL + INLAY_SIDE) / 2);
  const right = x + width + RIM + Math.floor((RAIL - INLAY_SIDE) / 2);
  const rows = board.height;
  const passedCount = Math.floor((2 * rows * (TWELFTHS - twelfths)) / TWELFTHS);
  for (let row = 0; row < rows; row++) {
    const frame = row % LARGE_INLAY_EVERY === 1 ? Inlay.Large : Inlay.Small;
    const top = y + row * cellSide + Math.floor((cellSide - INLAY_SIDE) / 2);
    drawSprite("images/last-ball/inlay", passedCount >= 2 * rows - row ? Inlay.Passed : frame, left, top);
    drawSprite("images/last-ball/inlay", passedCount > row ? Inlay.Passed : frame, right, top);
  }
}

function growBox({ x, y, width, height }: Box, aside: number, above: number, below: number): Box {
  return { x: x - aside, y: y - above, width: width + 2 * aside, height: height + above + below };
}

/** Draws a frame with round corners. Its straight sides are `thickness` pixels thick. */
function drawRounded(ink: Ink, { x, y, width, height }: Box, corner: number, thickness: number): void {
  for (let row = 0; row < corner; row++) {
    const inset = Math.floor(corner - Math.sqrt(corner * corner - (corner - row) * (corner - row)));
    fillBox(ink, x + inset, y + row, width - 2 * inset, 1);
    fillBox(ink, x + inset, y + height - 1 - row, width - 2 * inset, 1);
  }
  drawFrame(ink, x, y + corner, width, height - 2 * corner, thickness);
}
