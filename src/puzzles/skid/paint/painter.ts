/**
 * Draws Skid for the game's screens: scene texts, arrival, celebration and hints. Pieces and background have their own
 * files.
 */
import { columnOf, rowOf, type Board } from "../../../kernel/board";
import { DROP_MS, dropHeight, isLanding, progressBetween } from "../../looks/easing";
import type { Painter } from "../../puzzle";
import type { Level } from "../level";
import type { State } from "../state";
import { drawBackground } from "./background";
import { drawHint } from "./hint";
import { boxOf, cellLeft, cellTop } from "./pen";
import { drawPieces } from "./pieces";
import { drawFarewell, FAREWELL_MS } from "./farewell";
import {
  LOOKING_AHEAD,
  drawBlink,
  drawToyFrame,
  drawToyOnCell,
  RED,
  SQUASHED_FROM_ABOVE,
  YELLOW,
  type ToyColour,
} from "./toys";
import { CRATE, drawThingOnCell, drawThing, ICE } from "./things";
import { drawTrails } from "./trails";

/** How much later a piece drops in for each step that its cell is farther from the middle of the board. */
const DROP_DELAY_MS = 45;

/** Where the scene's texts stand, in pixels: on the wall, above the shelf. */
const TEXT_X = 3;
const TEXT_WIDTH = 106;
const MAIN_Y = 2;
const SIDE_Y = 21;

/**
 * Draws Skid: a playroom at bedtime with a lamp, and in front a pen with a rim of beads and a chequered floor. The lamp
 * is lit while the level is winnable.
 *
 * Red toys are dark and round, yellow toys are light and square. A sign in each doorway shows which toys it lets out.
 */
export const painter: Painter<Level, State> = {
  scene: {
    texts: {
      ink: "white",
      main: { x: TEXT_X, y: MAIN_Y, align: "left", width: TEXT_WIDTH, maxLines: 2 },
      side: { x: TEXT_X, y: SIDE_Y, align: "left", width: TEXT_WIDTH, maxLines: 3 },
    },
    lightTexts: {
      lit: ["lamp lit: can be won", "lit: can be won"],
      out: ["lamp out: turn time back", "dark: turn back"],
      announcement: "the lamp is out",
    },
    drawTrails: drawTrails,
  },
  drawBackground: drawBackground,
  boxOf,
  drawPieces: drawPieces,
  drawArrival,
  arrivalMs,
  drawCelebration: drawFarewell,
  celebrationMs: FAREWELL_MS,
  drawIdleAnimation: drawBlink,
  drawHint: drawHint,
};

/** Draws the pieces as they drop in, those near the middle first. */
function drawArrival(level: Level, elapsedMs: number): void {
  dropThings(level, CRATE, level.crates, elapsedMs);
  dropThings(level, ICE, level.ices, elapsedMs);
  dropToys(level, YELLOW, level.yellows, elapsedMs);
  dropToys(level, RED, level.reds, elapsedMs);
}

/** Draws the crates, or the ice cubes, as they drop in. */
function dropThings(level: Level, thing: number, cells: readonly number[], elapsedMs: number): void {
  const { board } = level;
  for (const cell of cells) {
    const share = dropShare(board, cell, elapsedMs);
    if (share === 1) drawThingOnCell(level, thing, cell);
    else if (share > 0) drawThing(board, thing, cellLeft(board, cell), cellTop(board, cell) - heightAt(share));
  }
}

/** Draws the toys of a colour as they drop in. They are squashed when they land. */
function dropToys(level: Level, colour: ToyColour, cells: readonly number[], elapsedMs: number): void {
  const { board } = level;
  for (const cell of cells) {
    const share = dropShare(board, cell, elapsedMs);
    const frame = isLanding(share) ? SQUASHED_FROM_ABOVE : LOOKING_AHEAD;
    if (share === 1) drawToyOnCell(level, colour, cell, LOOKING_AHEAD);
    else if (share > 0)
      drawToyFrame(board, colour, frame, cellLeft(board, cell), cellTop(board, cell) - heightAt(share));
  }
}

/** Returns how many pixels above its cell a dropping piece is. */
function heightAt(share: number): number {
  return Math.floor(dropHeight(share) + 0.5);
}

/** Returns how far the drop onto a cell is done, from 0 to 1. */
function dropShare(board: Board, cell: number, elapsedMs: number): number {
  const delayMs = stepsFromMiddle(board, cell) * DROP_DELAY_MS;
  return progressBetween(elapsedMs, delayMs, delayMs + DROP_MS);
}

/** Returns how long it takes until all pieces have landed. */
function arrivalMs({ board, reds, yellows, crates, ices }: Level): number {
  let steps = 0;
  for (const cells of [reds, yellows, crates, ices]) {
    for (const cell of cells) steps = Math.max(steps, stepsFromMiddle(board, cell));
  }
  return steps * DROP_DELAY_MS + DROP_MS;
}

/**
 * Returns how many steps a cell is from the middle of the board. An even number of rows or columns adds half a step
 * each.
 */
function stepsFromMiddle(board: Board, cell: number): number {
  const columns = Math.abs(columnOf(board, cell) - (board.width - 1) / 2);
  return columns + Math.abs(rowOf(board, cell) - (board.height - 1) / 2);
}
