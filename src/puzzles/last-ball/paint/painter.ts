import { SCREEN_WIDTH, wantsLessFlashing } from "../../../device/screen";
import { drawSprite } from "../../../device/sprites";
import { columnOf, rowOf } from "../../../kernel/board";
import { DROP_MS, dropHeight, isLanding } from "../../looks/easing";
import type { Painter, RunStanding, SceneWords } from "../../puzzle";
import type { Level } from "../level";
import type { State } from "../state";
import { BallFrame, drawBall, drawShadow, onFelt } from "./balls";
import { drawHint } from "./hint";
import { drawPieces } from "./pieces";
import { drawFelt, drawLamps, drawRoom, Felt } from "./room";
import { drawRow } from "./strip";
import { cellLeft, cellTop, middleX, middleY, tableOf, type Table } from "./table";
import { drawWays } from "./ways";

const DROP_DELAY_MS = 45;
/** After which share of its drop a ball throws a shadow on the felt. */
const SHADOW_FROM = 0.4;

const FAREWELL_MS = 1100;
const FLARE_MS = 70;
const TURN_MS = 220;
const STAR_EVERY_MS = 120;
const STAR_SIDE = 11;
/** A ball's glint is such a part of its width from its middle, up and to the left. */
const GLINT_PART = 5;
/** Where sparks come, in hundredths of the felt, in this order. */
const STARS: readonly (readonly [number, number])[] = [
  [17, 22],
  [84, 30],
  [33, 74],
  [70, 84],
  [50, 33],
  [9, 58],
];

/** Where the words stand: in the strip, at both sides of the lamp. */
const WORDS_Y = 3;
const WORDS_MARGIN = 8;
const WORDS_WIDTH = 166;
/** In a rush three lamps hang between them: "average pace" has room to their right. */
const RUN_WORDS_MARGIN = 3;
const RUN_WORDS_WIDTH = 136;

/**
 * Last Ball's looks: a billiard room at midnight. The lamp above the table throws an oval of light on its felt; while the
 * level can be won it burns. The strip beside it shows the balls that are left.
 */
export const painter: Painter<Level, State> = {
  scene: {
    words: wordsWithin(WORDS_MARGIN, WORDS_WIDTH),
    runWords: wordsWithin(RUN_WORDS_MARGIN, RUN_WORDS_WIDTH),
    light: {
      lit: ["lamp lit: can be won", "lit: can be won"],
      out: ["lamp out: turn time back", "dark: turn back"],
      told: "the lamp is out",
    },
    ways: drawWays,
    tally: drawRow,
  },
  ground: drawRoom,
  boxOf: (board, cell) => {
    const table = tableOf(board);
    return { x: cellLeft(table, cell), y: cellTop(table, cell), width: table.cell, height: table.cell };
  },
  pieces: drawPieces,
  arrival,
  arrivalMs,
  farewell,
  farewellMs: FAREWELL_MS,
  blink: drawGlint,
  hint: drawHint,
};

function wordsWithin(margin: number, width: number): SceneWords {
  return {
    ink: "white",
    main: { x: margin, y: WORDS_Y, align: "left", width, lines: 1 },
    side: { x: SCREEN_WIDTH - margin, y: WORDS_Y, align: "right", width, lines: 1 },
  };
}

/** The white balls drop in around the black one, the nearest first; their shadows come a little before them. */
function arrival(level: Level, elapsedMs: number, run?: RunStanding): void {
  const table = tableOf(level.board);
  onFelt(table, () => {
    drawShadow(table, middleX(table, level.black), middleY(table, level.black));
    for (const white of level.whites) {
      const isNear = elapsedMs > dropDelayMs(level, white) + SHADOW_FROM * DROP_MS;
      if (isNear) drawShadow(table, middleX(table, white), middleY(table, white));
    }
  });
  drawBall(table, true, BallFrame.Rest, middleX(table, level.black), middleY(table, level.black));
  for (const white of level.whites) {
    const share = (elapsedMs - dropDelayMs(level, white)) / DROP_MS;
    if (share > 0) drawDroppingBall(table, white, Math.min(1, share));
  }
  // They drop past the lamps, not over them.
  if (elapsedMs > 0) drawLamps("lit", run);
}

function arrivalMs(level: Level): number {
  let lastMs = 0;
  for (const white of level.whites) lastMs = Math.max(lastMs, dropDelayMs(level, white));
  return lastMs + DROP_MS;
}

function drawDroppingBall(table: Table, cell: number, share: number): void {
  const frame: BallFrame = isLanding(share) ? BallFrame.Down : BallFrame.Rest;
  drawBall(table, false, frame, middleX(table, cell), Math.floor(middleY(table, cell) - dropHeight(share) + 0.5));
}

function dropDelayMs({ board, black }: Level, cell: number): number {
  const columns = Math.abs(columnOf(board, cell) - columnOf(board, black));
  const rows = Math.abs(rowOf(board, cell) - rowOf(board, black));
  return (columns + rows) * DROP_DELAY_MS;
}

/** The lamp flares: rays turn over the felt, and sparks come one after the other. */
function farewell({ board }: Level, state: State, elapsedMs: number): void {
  const table = tableOf(board);
  const isCalm = wantsLessFlashing();
  if (!isCalm && elapsedMs >= FLARE_MS) {
    const turns = Math.floor(Math.min(elapsedMs, FAREWELL_MS) / TURN_MS);
    drawFelt(table, turns % 2 === 0 ? Felt.Rays : Felt.OtherRays);
  }
  const x = middleX(table, state[0]);
  const y = middleY(table, state[0]);
  drawStars(table, elapsedMs, x, y);
  onFelt(table, () => {
    drawShadow(table, x, y);
  });
  drawBall(table, true, BallFrame.Rest, x, y);
}

/** A ball has no eyes: a spark runs over the black one where the lamp is mirrored in it. */
function drawGlint({ board }: Level, [black]: State): void {
  const table = tableOf(board);
  const half = Math.floor(STAR_SIDE / 2);
  const aside = Math.floor(table.look.ball / GLINT_PART);
  drawSprite("images/last-ball/star", 1, middleX(table, black) - aside - half, middleY(table, black) - aside - half);
}

/** Sparks, none of them at the ball. */
function drawStars({ felt, cell }: Table, elapsedMs: number, ballX: number, ballY: number): void {
  STARS.forEach(([right, down], at) => {
    const ageMs = elapsedMs - (at + 1) * STAR_EVERY_MS;
    const x = felt.x + Math.floor((felt.width * right) / 100);
    const y = felt.y + Math.floor((felt.height * down) / 100);
    if (ageMs < 0 || (Math.abs(x - ballX) < cell && Math.abs(y - ballY) < cell)) return;
    const half = Math.floor(STAR_SIDE / 2);
    drawSprite("images/last-ball/star", ageMs < STAR_EVERY_MS ? 2 : 1, x - half, y - half);
  });
}
