import { clipped, drawFrame, fillBox, SCREEN_HEIGHT, SCREEN_WIDTH, type Box, type Ink } from "../../../device/screen";
import { drawSprite } from "../../../device/sprites";
import { drawDots } from "../../looks/dots";
import type { Lamp, RunStanding } from "../../puzzle";
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

const LAMPS_TOP = 2;
const LAMP_LEFT = 180;

/** The three of a rush, from left to right: each hangs towards its own pool. */
const RUSH_LAMPS_LEFT: readonly number[] = [145, 185, 225];
/** How many have to burn yet for each of them to be one: that at the right goes out first, and the middle one last. */
const BURNING_FROM: readonly number[] = [2, 1, 3];
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
const INLAYS = 3;
const enum Inlay {
  Large = 1,
  Small = 2,
  Passed = 3,
}
const TWELFTHS = 12;

/**
 * The billiard room at midnight: a table below its lamp. In a rush three lamps hang over it, each with a pool of light of
 * its own, and the inlays of the rail are the clock.
 */
export function drawRoom({ board }: Level, lamp: Lamp, run?: RunStanding): void {
  const table = tableOf(board);
  fillBox("black", 0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
  drawRail(table, run);
  if (lamp === "out") drawFelt(table, Felt.Dark);
  else if (run === undefined) drawFelt(table, Felt.Lit);
  else drawPools(table, run);
  drawCorners(table);
  drawLamps(lamp, run);
}

/** The lamp above the table, or the three of a rush. */
export function drawLamps(lamp: Lamp, run?: RunStanding): void {
  if (run === undefined) {
    drawSprite("images/last-ball/lamp", lamp === "lit" ? 1 : 2, LAMP_LEFT, LAMPS_TOP);
    return;
  }
  for (let at = 0; at < RUSH_LAMPS_LEFT.length; at++) {
    const burning = lamp === "lit" ? RushLamp.Lit : RushLamp.Out;
    const frame = run.lamps >= BURNING_FROM[at] ? burning : RushLamp.Lost;
    drawSprite("images/last-ball/rush-lamp", frame, RUSH_LAMPS_LEFT[at], LAMPS_TOP);
  }
}

/** The felt alone, without the dots at its cells' corners. */
export function drawFelt(table: Table, look: Felt): void {
  drawOnFelt(table, table.isSmall ? "images/last-ball/felt-small" : "images/last-ball/felt", look);
}

/** The felt under the lamps of a rush. A table that is looked back at when all are lost has the light of one. */
function drawPools(table: Table, { lamps }: RunStanding): void {
  const path = table.isSmall ? "images/last-ball/felt-rush-small" : "images/last-ball/felt-rush";
  drawOnFelt(table, path, Math.max(1, lamps));
}

function drawOnFelt({ felt: { x, y, width, height } }: Table, path: string, frame: number): void {
  clipped(x, y, width, height, () => {
    drawSprite(path, frame, LARGEST_FELT.x, LARGEST_FELT.y);
  });
}

/** The dots at the corners of the felt's cells. */
export function drawCorners({ board, cell, felt }: Table): void {
  drawDots(felt.x + cell, felt.y + cell, board.width - 1, board.height - 1, cell);
}

/** The rail with its inlays at both sides, and within it the rim of the felt. */
function drawRail(table: Table, run: RunStanding | undefined): void {
  const rim = grown(table.felt, RIM, RIM, RIM);
  // The strip leaves nothing of the far rail to be seen, and the screen's foot little of the near one.
  const above = rim.y - RAIL > LARGEST_FELT.y ? RAIL : 0;
  const below = Math.min(RAIL, SCREEN_HEIGHT - 1 - (rim.y + rim.height));
  const rail = grown(rim, RAIL, above, below);
  drawRounded("white", rail, CORNER, 1);
  drawRounded("black", grown(rail, -1, -1, -1), CORNER - 1, RAIL);
  drawRounded("white", rim, 1, RIM);
  drawInlays(table, run === undefined ? TWELFTHS : run.twelfths);
}

/** As many of them as there are twelfths left; they pass from the right one at the top down, and then up at the left. */
function drawInlays({ board, cell, felt: { x, y, width } }: Table, twelfths: number): void {
  const left = x - RIM - Math.floor((RAIL + INLAY_SIDE) / 2);
  const right = x + width + RIM + Math.floor((RAIL - INLAY_SIDE) / 2);
  const rows = board.height;
  const passed = Math.floor((2 * rows * (TWELFTHS - twelfths)) / TWELFTHS);
  for (let row = 0; row < rows; row++) {
    const frame = row % INLAYS === 1 ? Inlay.Large : Inlay.Small;
    const top = y + row * cell + Math.floor((cell - INLAY_SIDE) / 2);
    drawSprite("images/last-ball/inlay", passed >= 2 * rows - row ? Inlay.Passed : frame, left, top);
    drawSprite("images/last-ball/inlay", passed > row ? Inlay.Passed : frame, right, top);
  }
}

function grown({ x, y, width, height }: Box, aside: number, above: number, below: number): Box {
  return { x: x - aside, y: y - above, width: width + 2 * aside, height: height + above + below };
}

/** A frame with round corners, so many pixels wide; what lies within is covered `thickness` pixels deep at least. */
function drawRounded(ink: Ink, { x, y, width, height }: Box, corner: number, thickness: number): void {
  for (let row = 0; row < corner; row++) {
    const inset = Math.floor(corner - Math.sqrt(corner * corner - (corner - row) * (corner - row)));
    fillBox(ink, x + inset, y + row, width - 2 * inset, 1);
    fillBox(ink, x + inset, y + height - 1 - row, width - 2 * inset, 1);
  }
  drawFrame(ink, x, y + corner, width, height - 2 * corner, thickness);
}
