/**
 * Draws the background of the puzzle Last Ball: the scenery of the chapter, the floor on which the balls roll, and the
 * lamps.
 */

import {
  darken,
  drawClipped,
  drawFrame,
  fillBox,
  SCREEN_HEIGHT,
  SCREEN_WIDTH,
  type Box,
  type Ink,
} from "../../../device/screen";
import { drawSprite } from "../../../device/sprites";
import { drawCornerDots, drawDotsInDark } from "../../looks/corner-dots";
import { isBoardDark } from "../../looks/board-light";
import type { Lamp, RushStatus } from "../../puzzle";
import type { Level } from "../level";
import type { Look, Rim } from "./look";
import { LARGEST_FELT, layoutOf, type ScreenLayout } from "./screen-layout";

/**
 * The numbers of the pictures in the image table that a chapter has for its floor. In the first chapter, the floor is
 * the cloth of the billiard table.
 */
export const enum FloorPicture {
  Lit = 1,
  Dark = 2,
  Dimmed = 3,
  Rays = 4,
  OtherRays = 5,
}

const LAMPS_TOP = 2;

/**
 * The look of the first chapter: a billiard table below the lamp. In levels that have no lamp, a window is drawn
 * instead.
 */
export const CLUB: Look = {
  floor: "images/last-ball/felt",
  lamp: {
    pictures: "images/last-ball/lamp",
    x: 180,
    y: LAMPS_TOP,
    pictureNumbers: { lit: 1, half: 1, out: 2, none: 3, dark: 3 },
  },
  ink: "white",
  smallBallPictures: "images/last-ball/row",
  movements: [],
};

const RUSH_LAMPS_LEFT: readonly number[] = [145, 185, 225];
/**
 * In a rush (timed run), each of the three lamps is lit while the player has at least this many lives. The list goes
 * from the left lamp to the right one. The right lamp goes out first, and the middle lamp last.
 */
const LIT_FROM_LIVES: readonly number[] = [2, 1, 3];
const enum RushLamp {
  Lit = 1,
  Out = 2,
  Lost = 3,
}

/** The side of the cells, in pixels, for which the pictures of floors with seams are drawn. */
const SEAM_CELL_SIDE = 29;
/**
 * The upper edge of a small board must lie this many pixels below that of the largest board, modulo `SEAM_CELL_SIDE`.
 * Only then do the seams in the floor pictures for small boards fit the cells.
 */
const SMALL_FLOOR_TOP = 14;

const RIM = 2;
const RAIL = 17;
const CORNER = 7;
const INLAY_SIDE = 7;
const LARGE_INLAY_EVERY = 3;
const enum Inlay {
  Large = 1,
  Small = 2,
  Passed = 3,
}
const TWELFTHS = 12;

/**
 * Draws the background of a chapter: its scenery, its floor and its lamp. In a rush (timed run), which has only the
 * billiard table of the first chapter, three lamps hang above the table, one for each life. The ornaments in the
 * table's rail then show the time left.
 */
export function drawBackground(look: Look, { board }: Level, lamp: Lamp, rush?: RushStatus): void {
  const layout = layoutOf(board);
  const isDark = isBoardDark(lamp);
  drawPlace(look, layout, isDark, rush);
  if (isDark) drawDarkFloor(look, layout);
  else if (rush === undefined) drawFloor(look, layout, FloorPicture.Lit);
  else drawRushFelt(layout, rush);
  drawFloorDots(layout, isDark);
  drawLamps(look, lamp, rush);
}

function drawPlace({ place }: Look, layout: ScreenLayout, isDark: boolean, rush: RushStatus | undefined): void {
  if (place === undefined) {
    fillBox("black", 0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
    drawRail(layout, rush);
    return;
  }
  drawSprite(place.pictures, isDark ? 2 : 1, 0, 0);
  for (const rim of place.rims) drawRim(layout, rim);
}

function drawRim({ felt }: ScreenLayout, { ink, aside, above, below, corner }: Rim): void {
  drawRounded(ink, growBox(felt, aside, above, below), corner, aside);
}

/**
 * Draws the lamp above the floor, or the three lamps of a rush (timed run). If a level has no lamp, the first chapter
 * shows a window with the moon instead of the lamp.
 */
export function drawLamps({ lamp: { pictures, x, y, pictureNumbers } }: Look, lamp: Lamp, rush?: RushStatus): void {
  if (rush === undefined) {
    drawSprite(pictures, pictureNumbers[lamp], x, y);
    return;
  }
  for (let index = 0; index < RUSH_LAMPS_LEFT.length; index++) {
    const litPicture = isBoardDark(lamp) ? RushLamp.Out : RushLamp.Lit;
    const pictureNumber = rush.lives >= LIT_FROM_LIVES[index] ? litPicture : RushLamp.Lost;
    drawSprite("images/last-ball/rush-lamp", pictureNumber, RUSH_LAMPS_LEFT[index], LAMPS_TOP);
  }
}

/**
 * Draws the floor on which the balls of a chapter roll, without the dots that mark the corners of the cells. If the
 * floor has seams, its picture is shifted so that the seams run between the cells. This is necessary because the cells
 * of a board with odd width lie half a cell beside those of the largest board.
 */
export function drawFloor({ floor, place }: Look, layout: ScreenLayout, pictureNumber: FloorPicture): void {
  if (place === undefined) {
    drawOnFelt(layout, layout.isSmall ? `${floor}-small` : floor, pictureNumber);
    return;
  }
  // Whether the floor picture for small boards is drawn. The seams of this picture fit only boards whose upper edge
  // lies at a suitable height.
  const isSmall = layout.isSmall && fromTopOf(layout) % SEAM_CELL_SIDE === SMALL_FLOOR_TOP;
  const right = (layout.felt.x - LARGEST_FELT.x) % SEAM_CELL_SIDE;
  const down = isSmall ? 0 : fromTopOf(layout) % SEAM_CELL_SIDE;
  const hasSeams = layout.cellSide === SEAM_CELL_SIDE;
  drawOnFelt(layout, isSmall ? `${floor}-small` : floor, pictureNumber, hasSeams ? right : 0, hasSeams ? down : 0);
}

function fromTopOf({ felt }: ScreenLayout): number {
  return felt.y - LARGEST_FELT.y;
}

/**
 * Draws the cloth of the table under the three lamps of a rush (timed run). When no life is left, the cloth still has
 * the light of one lamp, so that the player can see the board.
 */
function drawRushFelt(layout: ScreenLayout, { lives }: RushStatus): void {
  const path = layout.isSmall ? "images/last-ball/felt-rush-small" : "images/last-ball/felt-rush";
  drawOnFelt(layout, path, Math.max(1, lives));
}

function drawOnFelt({ felt }: ScreenLayout, path: string, pictureNumber: number, right = 0, down = 0): void {
  drawClipped(felt.x, felt.y, felt.width, felt.height, () => {
    drawSprite(path, pictureNumber, LARGEST_FELT.x + right, LARGEST_FELT.y + down);
  });
}

/** Draws the floor while the lamp is out: one even grey, in which only the seams of the floor remain visible. */
function drawDarkFloor(look: Look, layout: ScreenLayout): void {
  const { x, y, width, height } = layout.felt;
  drawFloor(look, layout, FloorPicture.Dark);
  darken("dusk", x, y, width, height);
}

export function drawFloorDots({ board, cellSide, felt }: ScreenLayout, isDark = false): void {
  const drawDots = isDark ? drawDotsInDark : drawCornerDots;
  drawDots(felt.x + cellSide, felt.y + cellSide, board.width - 1, board.height - 1, cellSide);
}

function drawRail(layout: ScreenLayout, rush: RushStatus | undefined): void {
  const rim = growBox(layout.felt, RIM, RIM, RIM);
  // How many pixels of the table's rail are drawn above the board. The largest board leaves no space for the whole
  // rail: the strip of text hides the rail above this board, and the lower edge of the screen cuts off the rail below
  // it.
  const above = rim.y - RAIL > LARGEST_FELT.y ? RAIL : 0;
  const below = Math.min(RAIL, SCREEN_HEIGHT - 1 - (rim.y + rim.height));
  const rail = growBox(rim, RAIL, above, below);
  drawRounded("white", rail, CORNER, 1);
  drawRounded("black", growBox(rail, -1, -1, -1), CORNER - 1, RAIL);
  drawRounded("white", rim, 1, RIM);
  drawInlays(layout, rush === undefined ? TWELFTHS : rush.twelfths);
}

/**
 * Draws the ornaments of the table's rail as a clock with twelve parts. As the time of a rush (timed run) passes,
 * ornaments change first down the right side of the table, then up the left side.
 */
function drawInlays({ board, cellSide, felt: { x, y, width } }: ScreenLayout, twelfths: number): void {
  const left = x - RIM - Math.floor((RAIL + INLAY_SIDE) / 2);
  const right = x + width + RIM + Math.floor((RAIL - INLAY_SIDE) / 2);
  const rows = board.height;
  const passedCount = Math.floor((2 * rows * (TWELFTHS - twelfths)) / TWELFTHS);
  for (let row = 0; row < rows; row++) {
    const pictureNumber = row % LARGE_INLAY_EVERY === 1 ? Inlay.Large : Inlay.Small;
    const top = y + row * cellSide + Math.floor((cellSide - INLAY_SIDE) / 2);
    drawSprite("images/last-ball/inlay", passedCount >= 2 * rows - row ? Inlay.Passed : pictureNumber, left, top);
    drawSprite("images/last-ball/inlay", passedCount > row ? Inlay.Passed : pictureNumber, right, top);
  }
}

function growBox({ x, y, width, height }: Box, aside: number, above: number, below: number): Box {
  return { x: x - aside, y: y - above, width: width + 2 * aside, height: height + above + below };
}

function drawRounded(ink: Ink, { x, y, width, height }: Box, corner: number, thickness: number): void {
  for (let row = 0; row < corner; row++) {
    const inset = Math.floor(corner - Math.sqrt(corner * corner - (corner - row) * (corner - row)));
    fillBox(ink, x + inset, y + row, width - 2 * inset, 1);
    fillBox(ink, x + inset, y + height - 1 - row, width - 2 * inset, 1);
  }
  drawFrame(ink, { x, y: y + corner, width, height: height - 2 * corner }, thickness);
}
