import { columnOf, rowOf, type Board } from "../../../kernel/board";
import { DROP_MS, dropHeight, isLanding, shareOf } from "../../looks/easing";
import type { Painter } from "../../puzzle";
import type { Level } from "../level";
import type { State } from "../state";
import { drawGround } from "./ground";
import { drawHint } from "./hint";
import { boxOf, cellLeft, cellTop } from "./pen";
import { drawPieces } from "./pieces";
import { drawFarewell, FAREWELL_MS } from "./shine";
import { AHEAD, drawBlink, drawFrame, drawStanding, RED, SQUASHED_FROM_ABOVE, YELLOW, type Kind } from "./skiddies";
import { CRATE, drawStandingThing, drawThing, ICE } from "./things";
import { drawWays } from "./ways";

const DROP_DELAY_MS = 45;

/** Where the words stand: on the wall, above the shelf. */
const WORDS_X = 3;
const WORDS_WIDTH = 106;
const MAIN_Y = 2;
const SIDE_Y = 21;

/**
 * Skid's looks: the playroom at bedtime, a lamp on the chest, and in front a pen with a rim of beads and a chequered floor. Red
 * skiddies are dark and round, yellow ones light and square; a doorway in the rim shows whom it is for. While the level can
 * be won the lamp burns.
 */
export const painter: Painter<Level, State> = {
  scene: {
    words: {
      ink: "white",
      main: { x: WORDS_X, y: MAIN_Y, align: "left", width: WORDS_WIDTH, lines: 2 },
      side: { x: WORDS_X, y: SIDE_Y, align: "left", width: WORDS_WIDTH, lines: 3 },
    },
    light: {
      lit: ["lamp lit: can be won", "lit: can be won"],
      out: ["lamp out: turn time back", "dark: turn back"],
      told: "the lamp is out",
    },
    ways: drawWays,
  },
  ground: drawGround,
  boxOf,
  pieces: drawPieces,
  arrival,
  arrivalMs,
  farewell: drawFarewell,
  farewellMs: FAREWELL_MS,
  blink: drawBlink,
  hint: drawHint,
};

/** The pieces drop in, those in the middle first. */
function arrival(level: Level, elapsedMs: number): void {
  dropThings(level, CRATE, level.crates, elapsedMs);
  dropThings(level, ICE, level.ices, elapsedMs);
  dropSkiddies(level, YELLOW, level.yellows, elapsedMs);
  dropSkiddies(level, RED, level.reds, elapsedMs);
}

function dropThings(level: Level, thing: number, cells: readonly number[], elapsedMs: number): void {
  const { board } = level;
  for (const cell of cells) {
    const share = dropShare(board, cell, elapsedMs);
    if (share === 1) drawStandingThing(level, thing, cell);
    else if (share > 0) drawThing(board, thing, cellLeft(board, cell), cellTop(board, cell) - heightAt(share));
  }
}

function dropSkiddies(level: Level, kind: Kind, cells: readonly number[], elapsedMs: number): void {
  const { board } = level;
  for (const cell of cells) {
    const share = dropShare(board, cell, elapsedMs);
    const frame = isLanding(share) ? SQUASHED_FROM_ABOVE : AHEAD;
    if (share === 1) drawStanding(level, kind, cell, AHEAD);
    else if (share > 0) drawFrame(board, kind, frame, cellLeft(board, cell), cellTop(board, cell) - heightAt(share));
  }
}

function heightAt(share: number): number {
  return Math.floor(dropHeight(share) + 0.5);
}

function dropShare(board: Board, cell: number, elapsedMs: number): number {
  const delayMs = stepsFromMiddle(board, cell) * DROP_DELAY_MS;
  return shareOf(elapsedMs, delayMs, delayMs + DROP_MS);
}

function arrivalMs({ board, reds, yellows, crates, ices }: Level): number {
  let steps = 0;
  for (const cells of [reds, yellows, crates, ices]) {
    for (const cell of cells) steps = Math.max(steps, stepsFromMiddle(board, cell));
  }
  return steps * DROP_DELAY_MS + DROP_MS;
}

/** How far a cell is from the middle of the board, in steps; with an even number of rows or columns a half is added. */
function stepsFromMiddle(board: Board, cell: number): number {
  const columns = Math.abs(columnOf(board, cell) - (board.width - 1) / 2);
  return columns + Math.abs(rowOf(board, cell) - (board.height - 1) / 2);
}
