import type { Box } from "../../../device/screen";
import { columnOf, rowOf, type Board } from "../../../kernel/board";
import { DROP_MS, dropHeight, isLanding, shareOf } from "../../looks/easing";
import type { Painter } from "../../puzzle";
import type { Level } from "../level";
import { NO_FRUIT, type State } from "../state";
import { drawCouples, drawHearts } from "./couples";
import { drawAnteaters, drawCreaturesShadows, drawGazes, drawHedgehogs } from "./creatures";
import { AWAKE, drawBlink, drawFruit, SQUASHED_FROM_ABOVE } from "./fruits";
import { cellLeft, cellTop, sizeFor } from "./garden";
import { drawGround } from "./ground";
import { drawHint } from "./hint";
import { drawThing, frameOf } from "./loose";
import { drawBoard, drawPieces } from "./pieces";
import { drawWays } from "./ways";

const DROP_DELAY_MS = 30;

const FAREWELL_MS = 1600;
const CHEER_EVERY_MS = 160;
const CHEER_PIXELS = 4;

/** Where the words stand: in the sky, one line below the other. */
const WORDS_X = 6;
const WORDS_WIDTH = 150;
const MAIN_Y = 2;
const SIDE_Y = 21;

/**
 * Fruit's looks: an orchard at noon, and in it a lawn inside a hedge. The sun is the lamp: once the level can no longer be
 * won a cloud stands before it. Fruits that have found each other sit below the tree.
 */
export const painter: Painter<Level, State> = {
  scene: {
    words: {
      ink: "black",
      main: { x: WORDS_X, y: MAIN_Y, align: "left", width: WORDS_WIDTH, lines: 1 },
      side: { x: WORDS_X, y: SIDE_Y, align: "left", width: WORDS_WIDTH, lines: 2 },
    },
    light: {
      lit: ["the sun shines: can be won", "sunny: can be won"],
      out: ["the sun is gone: turn time back", "no sun: turn back"],
      told: "the sun is gone",
    },
    ways: drawWays,
  },
  ground: drawGround,
  boxOf,
  pieces: drawPieces,
  arrival,
  arrivalMs: ({ board }) => (board.width + board.height - 2) * DROP_DELAY_MS + DROP_MS,
  farewell,
  farewellMs: FAREWELL_MS,
  blink: drawBlink,
  hint: drawHint,
};

function boxOf(board: Board, at: number): Box {
  const { cell } = sizeFor(board);
  return { x: cellLeft(board, at), y: cellTop(board, at), width: cell, height: cell };
}

/** All that slides drops in, from the upper left on; who lives here is there already. */
function arrival(level: Level, elapsedMs: number): void {
  const { board, fruits, loose, sorts } = level;
  const start: State = { fruits, loose, lostTo: undefined, lostFruit: NO_FRUIT };
  drawGazes(level, start);
  drawCreaturesShadows(level, undefined);
  drawHedgehogs(level, start, undefined, 0);
  drawAnteaters(level);
  loose.forEach((cell, at) => {
    const share = dropShare(board, cell, elapsedMs);
    if (share > 0)
      drawThing(board, frameOf(sorts[at], 0), cellLeft(board, cell), cellTop(board, cell) - heightAt(share));
  });
  fruits.forEach((cell, fruit) => {
    const share = dropShare(board, cell, elapsedMs);
    const frame = isLanding(share) ? SQUASHED_FROM_ABOVE : AWAKE;
    if (share > 0) drawFruit(level, fruit, frame, cellLeft(board, cell), cellTop(board, cell) - heightAt(share));
  });
}

function dropShare(board: Board, cell: number, elapsedMs: number): number {
  const delayMs = (columnOf(board, cell) + rowOf(board, cell)) * DROP_DELAY_MS;
  return shareOf(elapsedMs, delayMs, delayMs + DROP_MS);
}

function heightAt(share: number): number {
  return Math.floor(dropHeight(share) + 0.5);
}

/** The couples hop below the tree, and hearts rise from each. */
function farewell(level: Level, state: State, elapsedMs: number): void {
  const isUp = elapsedMs < FAREWELL_MS && Math.floor(elapsedMs / CHEER_EVERY_MS) % 2 === 0;
  drawBoard(level, state, undefined, 0, "lit");
  drawCouples(level, state, undefined, 0, isUp ? CHEER_PIXELS : 0, isUp ? 0 : CHEER_PIXELS);
  drawHearts(level, state, elapsedMs);
}
