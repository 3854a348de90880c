import { clipped, fillBox, SCREEN_HEIGHT, SCREEN_WIDTH, type Box, type Ink } from "../../../device/screen";
import { drawSprite } from "../../../device/sprites";
import type { Lamp } from "../../puzzle";
import type { Level } from "../level";
import { LARGEST_FELT, tableOf, type Table } from "./table";

/** How the felt looks: the frames of its picture. */
export const enum Felt {
  Lit = 1,
  Dark = 2,
  Dimmed = 3,
  Rays = 4,
  OtherRays = 5,
}

const LAMP_LEFT = 180;
const LAMP_TOP = 2;

const RIM = 2;
const RAIL = 17;
const CORNER = 7;
const INLAY_SIDE = 7;
/** Every third inlay is a large one. */
const INLAYS = 3;

/** The billiard room at midnight: a table below its lamp. */
export function drawRoom({ board }: Level, lamp: Lamp): void {
  const table = tableOf(board);
  fillBox("black", 0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
  drawRail(table);
  drawFelt(table, lamp === "lit" ? Felt.Lit : Felt.Dark);
  drawCorners(table);
  drawLamp(lamp);
}

export function drawLamp(lamp: Lamp): void {
  drawSprite("images/last-ball/lamp", lamp === "lit" ? 1 : 2, LAMP_LEFT, LAMP_TOP);
}

/** The felt alone, without the dots at its cells' corners. */
export function drawFelt(table: Table, look: Felt): void {
  const { x, y, width, height } = table.felt;
  const path = table.isSmall ? "images/last-ball/felt-small" : "images/last-ball/felt";
  clipped(x, y, width, height, () => {
    drawSprite(path, look, LARGEST_FELT.x, LARGEST_FELT.y);
  });
}

/** Cells are marked by their corners alone: dots with a rim that is seen in the dark. */
export function drawCorners({ board, cell, felt }: Table): void {
  for (let row = 1; row < board.height; row++) {
    for (let column = 1; column < board.width; column++) {
      const x = felt.x + column * cell;
      const y = felt.y + row * cell;
      fillBox("white", x - 2, y - 2, 4, 4);
      fillBox("black", x - 1, y - 1, 2, 2);
    }
  }
}

/** The rail with its inlays at both sides, and within it the rim of the felt. */
function drawRail(table: Table): void {
  const rim = grown(table.felt, RIM, RIM, RIM);
  // The strip leaves nothing of the far rail to be seen, and the screen's foot little of the near one.
  const above = rim.y - RAIL > LARGEST_FELT.y ? RAIL : 0;
  const below = Math.min(RAIL, SCREEN_HEIGHT - 1 - (rim.y + rim.height));
  const rail = grown(rim, RAIL, above, below);
  fillRounded("white", rail, CORNER);
  fillRounded("black", grown(rail, -1, -1, -1), CORNER - 1);
  fillRounded("white", rim, 1);
  drawInlays(table);
}

function drawInlays({ board, cell, felt: { x, y, width } }: Table): void {
  const left = x - RIM - Math.floor((RAIL + INLAY_SIDE) / 2);
  const right = x + width + RIM + Math.floor((RAIL - INLAY_SIDE) / 2);
  for (let row = 0; row < board.height; row++) {
    const frame = row % INLAYS === 1 ? 1 : 2;
    const top = y + row * cell + Math.floor((cell - INLAY_SIDE) / 2);
    drawSprite("images/last-ball/inlay", frame, left, top);
    drawSprite("images/last-ball/inlay", frame, right, top);
  }
}

function grown({ x, y, width, height }: Box, aside: number, above: number, below: number): Box {
  return { x: x - aside, y: y - above, width: width + 2 * aside, height: height + above + below };
}

/** A box with round corners, so many pixels wide. */
function fillRounded(ink: Ink, { x, y, width, height }: Box, corner: number): void {
  for (let row = 0; row < corner; row++) {
    const inset = Math.floor(corner - Math.sqrt(corner * corner - (corner - row) * (corner - row)));
    fillBox(ink, x + inset, y + row, width - 2 * inset, 1);
    fillBox(ink, x + inset, y + height - 1 - row, width - 2 * inset, 1);
  }
  fillBox(ink, x, y + corner, width, height - 2 * corner);
}
