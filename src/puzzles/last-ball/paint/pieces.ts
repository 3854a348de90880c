import { clipped, SCREEN_WIDTH } from "../../../device/screen";
import { drawSprite } from "../../../device/sprites";
import { NOWHERE } from "../../../kernel/board";
import { STEP_X, STEP_Y, UP } from "../../../kernel/direction";
import { stretchAt, type MadeMove, type Stretch } from "../../../kernel/motion";
import { gettingGoing, shareOf } from "../../looks/easing";
import type { Lamp, RunStanding } from "../../puzzle";
import type { Level } from "../level";
import type { State } from "../state";
import { BallFrame, drawBall, drawShadow, FALLING_FRAMES, onFelt } from "./balls";
import { drawLamps } from "./room";
import { middleX, middleY, pixelsOf, tableOf, type Table } from "./table";
import { drawBrokenRim, tippingWay } from "./tipping";

/** The black ball leans back before it rolls; how long a ball shows that it was hit or has hit. */
const LEAN_MS = 30;
const LEAN_PIXELS = 2;
const SQUASH_MS = 40;
/** A squashed ball is narrower: it leans towards the one it touches. */
const HIT_LEAN_PIXELS = 3;
const HITS_LEAN_PIXELS = 1;

/** How long strokes fly from where two balls met. */
const TICKS_MS = 70;
const TICKS_FRAME = 48;

/** A fall is over to the eye before it is to the ear. */
const SEEN_FALL_MS = 140;
const FALL_ONWARD_PIXELS = 2;
const FALL_PIXELS = 26;

/** The black ball teeters on the rim before it lies still. */
const TEETER_PIXELS = 4;
const TEETERS = 3;

/** Only what is fast is smeared: a ball that has gone as far as its smear is long, and does not stop yet. */
const LEAST_SMEARED_CELLS = 2;
const SMEARED_UP_TO = 0.97;

/** A ball at a moment of a move: written anew for each one. */
const seen = { x: 0, y: 0, frame: 0, isOnFelt: false, isSmeared: false };

/** The balls `elapsedMs` into a move, each with its shadow in the lamp's light. */
export function drawPieces(
  { board }: Level,
  before: State,
  move: MadeMove | undefined,
  elapsedMs: number,
  lamp: Lamp,
  run?: RunStanding,
): void {
  const table = tableOf(board);
  if (lamp === "lit") {
    onFelt(table, () => {
      for (let at = before.length - 1; at >= 0; at--) {
        look(table, before, at, move, elapsedMs);
        if (seen.isOnFelt) drawShadow(table, seen.x, seen.y);
      }
    });
  }
  if (move !== undefined) {
    drawTicks(table, move, elapsedMs);
    drawBreaking(table, before, move, elapsedMs);
  }
  for (let at = before.length - 1; at >= 0; at--) {
    const stretch = look(table, before, at, move, elapsedMs);
    if (stretch !== undefined && seen.isSmeared) drawSmear(table, stretch);
    if (stretch?.cause === "gone" && stretch.direction === UP && at > 0) drawBehindRim(table);
    else if (seen.frame > 0) drawBall(table, at === 0, seen.frame, seen.x, seen.y);
  }
  // The lamps hang above all that rolls over the far edge.
  if (move?.direction === UP) drawLamps(lamp, run);
}

/** Sees to where a ball is, and how it looks: frame 0 if it is not to be seen. Gives the stretch that it is on. */
function look(
  table: Table,
  before: State,
  at: number,
  move: MadeMove | undefined,
  elapsedMs: number,
): Stretch | undefined {
  const cell = before[at];
  seen.frame = cell === NOWHERE ? 0 : BallFrame.Rest;
  seen.isOnFelt = cell !== NOWHERE;
  seen.isSmeared = false;
  if (cell === NOWHERE) return undefined;
  seen.x = middleX(table, cell);
  seen.y = middleY(table, cell);
  const stretch = move === undefined ? undefined : stretchAt(move, cell, elapsedMs);
  if (stretch === undefined) return undefined;
  if (stretch.cause === "gone" && at === 0) seeTeetering(table, stretch, elapsedMs);
  else if (stretch.cause === "gone") seeFalling(table, stretch, elapsedMs);
  else seeRolling(table, stretch, elapsedMs, at === 0);
  return stretch;
}

function seeRolling(table: Table, stretch: Stretch, elapsedMs: number, isStarting: boolean): void {
  const { direction, startMs, endMs } = stretch;
  const share = shareOf(elapsedMs, startMs, endMs);
  const pixels = pixelsOf(table, stretch);
  const squash = squashOf(stretch, elapsedMs, isStarting);
  const gone = pixels * (isStarting ? gettingGoing(share) : share) + leanOf(squash);
  const isLost = isStarting && table.board.isBorder[stretch.to];
  const way = isLost ? Math.min(gone, tippingWay(table, stretch) + TEETER_PIXELS) : gone;
  seen.x += Math.floor(STEP_X[direction] * way + 0.5);
  seen.y += Math.floor(STEP_Y[direction] * way + 0.5);
  if (squash !== "none") {
    const squashed: BallFrame = STEP_Y[direction] === 0 ? BallFrame.Across : BallFrame.Down;
    seen.frame = squash === "hit" ? squashed + 1 : squashed;
  }
  const {
    cell,
    look: { ball },
  } = table;
  seen.isSmeared = pixels >= LEAST_SMEARED_CELLS * cell && way > ball && share < SMEARED_UP_TO;
}

type Squash = "leans" | "hit" | "hits" | "none";

/** A ball is squashed when it is hit, and a little when it hits; the black one as well before it rolls. */
function squashOf({ startMs, endMs, ending }: Stretch, elapsedMs: number, isStarting: boolean): Squash {
  if (ending === "hit" && Math.abs(elapsedMs - endMs) < SQUASH_MS) return "hits";
  if (isStarting) return elapsedMs < startMs + LEAN_MS ? "leans" : "none";
  return elapsedMs >= startMs && elapsedMs < startMs + SQUASH_MS ? "hit" : "none";
}

function leanOf(squash: Squash): number {
  if (squash === "leans") return -LEAN_PIXELS;
  if (squash === "hit") return -HIT_LEAN_PIXELS;
  return squash === "hits" ? HITS_LEAN_PIXELS : 0;
}

/** Over the rim a white ball goes on a little, sinks, and grows small. */
function seeFalling(table: Table, stretch: Stretch, elapsedMs: number): void {
  const { piece, direction, from, startMs } = stretch;
  const share = shareOf(elapsedMs, startMs, startMs + SEEN_FALL_MS);
  // A border cell has no place of its own on the screen: the way is told from where the ball stood.
  const way = ((from - piece) / table.board.steps[direction]) * table.cell + FALL_ONWARD_PIXELS * share;
  const drop = FALL_PIXELS * share * share;
  seen.x += Math.floor(STEP_X[direction] * way + 0.5);
  seen.y += Math.floor(STEP_Y[direction] * way + drop + 0.5);
  const step = Math.floor(share * (FALLING_FRAMES + 1));
  seen.frame = share >= 1 ? 0 : step === 0 ? BallFrame.Rest : BallFrame.Falling + step - 1;
  seen.isOnFelt = false;
}

/** The black ball breaks the rim, and teeters there until it lies still. */
function seeTeetering(table: Table, stretch: Stretch, elapsedMs: number): void {
  const { direction, startMs, endMs } = stretch;
  const share = shareOf(elapsedMs, startMs, endMs);
  const way = tippingWay(table, stretch) + TEETER_PIXELS * (1 - share) * Math.cos(TEETERS * Math.PI * share);
  seen.x += Math.floor(STEP_X[direction] * way + 0.5);
  seen.y += Math.floor(STEP_Y[direction] * way + 0.5);
  seen.isOnFelt = false;
}

function drawBreaking(table: Table, before: State, move: MadeMove, elapsedMs: number): void {
  const stretch = stretchAt(move, before[0], elapsedMs);
  if (stretch?.cause === "gone") drawBrokenRim(table, stretch);
}

/** Over the far rim a white ball sinks out of sight. */
function drawBehindRim(table: Table): void {
  if (seen.frame === 0) return;
  clipped(0, 0, SCREEN_WIDTH, table.felt.y - 2, () => {
    drawBall(table, false, BallFrame.Rest, seen.x, seen.y);
  });
}

function drawSmear({ look: { ball, smearFrame } }: Table, { direction }: Stretch): void {
  drawSprite(`images/last-ball/smear${ball}`, 1 + direction, seen.x - smearFrame / 2, seen.y - smearFrame / 2);
}

/** Strokes fly from where a ball has just met another. */
function drawTicks(table: Table, { stretches }: MadeMove, elapsedMs: number): void {
  for (const { ending, endMs, to, direction } of stretches) {
    if (ending !== "hit" || elapsedMs < endMs || elapsedMs >= endMs + TICKS_MS) continue;
    const half = Math.floor(table.cell / 2);
    const x = middleX(table, to) + STEP_X[direction] * half - TICKS_FRAME / 2;
    const y = middleY(table, to) + STEP_Y[direction] * half - TICKS_FRAME / 2;
    drawSprite("images/last-ball/ticks", STEP_Y[direction] === 0 ? 1 : 2, x, y);
  }
}
