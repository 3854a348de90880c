import { clipped, fillBox, paintSheer, showPicture, type Picture } from "../../../device/screen";
import { drawSprite } from "../../../device/sprites";
import { LEFT, RIGHT, STEP_X, STEP_Y, UP } from "../../../kernel/direction";
import { stretchAt, type MadeMove, type Stretch } from "../../../kernel/motion";
import { shareOf } from "../../looks/easing";
import type { Anteater, Level } from "../level";
import type { State } from "../state";
import { Look } from "../tell";
import { cellLeft, cellTop, sizeFor } from "./garden";
import { sightsOf } from "./sights";
import { drawPiece, drawShadow, FIRST_ANTEATERS_SHADOW, HEDGEHOGS_SHADOW, SLEEPERS_SHADOW } from "./sprites";
import { cellsOf, pixelsGone } from "./way";

// Frames of the hedgehog; those that look left come after those that look right.
const ASLEEP = 1;
const STIRS = 2;
const YAWNS = 3;
const AWAKE = 4;
const BITES = 5;
const CHEWS = 6;
const LOOKING_LEFT = 6;
// Where its cell begins in its frame.
const RIGHT_INSET = 4;
const INSET_TOP = 6;

const OPENS_AN_EYE_MS = 70;
const STARTLED_MS = 70;
const BITE_MS = 80;

// Frames of the tongue, and how it lies.
const ACROSS = 1;
const UPRIGHT = 2;
const FIRST_CURL = 3;

// Its gaze: dashes that keep off the leaves at their end.
const DASH_EVERY = 8;
const FIRST_DASH_BACK = 5;
const DASH = 4;
const DASH_THICK = 3;
const RIM = 1;

/** Pictures of dashes by a cell's size and how they lie: a gaze is drawn in every frame. */
const dashes: Record<string, Picture | undefined> = {};

/** The shadows of those who stay where they are. */
export function drawCreaturesShadows({ board, hedgehogs, anteaters }: Level, move: MadeMove | undefined): void {
  for (const cell of hedgehogs) {
    const isStirred = move?.stretches.some(({ piece }) => piece === cell) === true;
    drawShadow(board, isStirred ? HEDGEHOGS_SHADOW : SLEEPERS_SHADOW, cellLeft(board, cell), cellTop(board, cell));
  }
  for (const { cell, direction } of anteaters) {
    drawShadow(board, FIRST_ANTEATERS_SHADOW + direction, cellLeft(board, cell), cellTop(board, cell));
  }
}

/** They sleep, but for what a move does to them; one that is alone is seen to have eaten once a fruit is lost to it. */
export function drawHedgehogs(
  { board, hedgehogs }: Level,
  { lostTo }: State,
  move: MadeMove | undefined,
  elapsedMs: number,
): void {
  const atRest = lostTo === "hedgehog" && hedgehogs.length === 1 ? CHEWS : ASLEEP;
  const { hedgehog, looksLeftInset } = sizeFor(board);
  for (const cell of hedgehogs) {
    const stretch = move === undefined ? undefined : stretchAt(move, cell, elapsedMs);
    const frame = stretch === undefined ? atRest : hedgehogsFrame(stretch, elapsedMs);
    const looksLeft = stretch?.direction === RIGHT && frame !== ASLEEP;
    const left = cellLeft(board, cell) - (looksLeft ? looksLeftInset : RIGHT_INSET);
    drawSprite(hedgehog, looksLeft ? LOOKING_LEFT + frame : frame, left, cellTop(board, cell) - INSET_TOP);
  }
}

/** It opens an eye and is startled, and dozes off again; or it is startled and eats. */
function hedgehogsFrame({ look, startMs, endMs }: Stretch, elapsedMs: number): number {
  const sinceMs = elapsedMs - startMs;
  if (sinceMs < 0) return ASLEEP;
  if (look === Look.Awake) return sinceMs < OPENS_AN_EYE_MS ? STIRS : AWAKE;
  if (look === Look.Eating) {
    if (sinceMs < STARTLED_MS) return AWAKE;
    return Math.floor(sinceMs / BITE_MS) % 2 === 0 ? CHEWS : BITES;
  }
  if (elapsedMs >= endMs) return ASLEEP;
  return shareOf(elapsedMs, startMs, endMs) < 0.5 ? YAWNS : STIRS;
}

export function drawAnteaters({ board, anteaters }: Level): void {
  for (const { cell, direction } of anteaters) {
    drawPiece(sizeFor(board).anteater, 1 + direction, cellLeft(board, cell), cellTop(board, cell));
  }
}

/** Dashes from each anteater to the first thing in its way. */
export function drawGazes(level: Level, { fruits, loose }: State): void {
  level.anteaters.forEach((anteater, number) => {
    for (const cell of sightsOf(level)[number]) {
      if (fruits.includes(cell) || loose.includes(cell)) return;
      drawGaze(level, anteater, cell);
    }
  });
}

function drawGaze({ board }: Level, { direction }: Anteater, at: number): void {
  const { cell, snoutY } = sizeFor(board);
  const isLevel = direction === LEFT || direction === RIGHT;
  const first = direction === LEFT || direction === UP ? FIRST_DASH_BACK : 0;
  const left = cellLeft(board, at) + (isLevel ? first : cell / 2 - 1);
  const top = cellTop(board, at) + (isLevel ? snoutY - 1 : first);
  showPicture(dashesOver(cell, isLevel), left - RIM, top - RIM);
}

/** The dashes over one cell, side by side or one below the other, each with a white rim. */
function dashesOver(cell: number, isLevel: boolean): Picture {
  const name = `${cell} ${isLevel ? "across" : "upright"}`;
  const known = dashes[name];
  if (known !== undefined) return known;
  const thick = DASH_THICK + 2 * RIM;
  const picture = paintSheer(isLevel ? cell : thick, isLevel ? thick : cell, () => {
    for (let along = 0; along < cell; along += DASH_EVERY) drawDash(along, isLevel);
  });
  dashes[name] = picture;
  return picture;
}

function drawDash(along: number, isLevel: boolean): void {
  const x = isLevel ? along : 0;
  const y = isLevel ? 0 : along;
  const width = isLevel ? DASH : DASH_THICK;
  const height = isLevel ? DASH_THICK : DASH;
  fillBox("white", x, y, width + 2 * RIM, height + 2 * RIM);
  fillBox("black", x + RIM, y + RIM, width, height);
}

/** The tongues that are out. */
export function drawTongues(level: Level, move: MadeMove | undefined, elapsedMs: number): void {
  if (move === undefined) return;
  for (const anteater of level.anteaters) {
    const stretch = stretchAt(move, anteater.cell, elapsedMs);
    if (stretch === undefined || elapsedMs < stretch.startMs || elapsedMs >= stretch.endMs) continue;
    drawTongue(level, anteater, tonguePixels(level, move, stretch, elapsedMs));
  }
}

/** How far a tongue is out: up to what it catches, with that to where it lets go, and in again. */
function tonguePixels({ board }: Level, move: MadeMove, stretch: Stretch, elapsedMs: number): number {
  const { look, startMs, endMs, piece } = stretch;
  const { cell } = sizeFor(board);
  const caughtMs = look === Look.Pulling ? endMs : startMs;
  const caught = move.stretches.find((other) => other.cause === "pulled" && other.endMs === caughtMs);
  if (caught === undefined) return 0;
  const reach = (from: number): number => cellsOf(board, { ...stretch, from, to: piece }) * cell - cell / 2;
  if (look !== Look.Pulling) return Math.floor(reach(caught.to) * (1 - shareOf(elapsedMs, startMs, endMs)));
  if (elapsedMs < caught.startMs) return Math.floor(reach(caught.from) * shareOf(elapsedMs, startMs, caught.startMs));
  return reach(caught.from) - pixelsGone(board, caught, elapsedMs);
}

/** Waves of the tongue from the snout on, and its curl at the end. */
function drawTongue({ board }: Level, { cell: at, direction }: Anteater, pixels: number): void {
  const { cell, snoutY, tongue, tongueFrame, tonguePiece } = sizeFor(board);
  const isLevel = direction === LEFT || direction === RIGHT;
  const middleX = cellLeft(board, at) + cell / 2;
  const middleY = cellTop(board, at) + (isLevel ? snoutY : cell / 2);
  const rootX = middleX + (STEP_X[direction] * cell) / 2;
  const rootY = middleY + (STEP_Y[direction] * cell) / 2;
  const half = tongueFrame / 2;
  const from = Math.min(0, isLevel ? STEP_X[direction] * pixels : STEP_Y[direction] * pixels);
  const x = isLevel ? rootX + from : rootX - half;
  const y = isLevel ? rootY - half : rootY + from;
  clipped(x, y, isLevel ? pixels : tongueFrame, isLevel ? tongueFrame : pixels, () => {
    for (let along = tonguePiece / 2; along < pixels + tonguePiece; along += tonguePiece) {
      const pieceX = rootX + STEP_X[direction] * along;
      const pieceY = rootY + STEP_Y[direction] * along;
      drawSprite(tongue, isLevel ? ACROSS : UPRIGHT, pieceX - half, pieceY - half);
    }
  });
  const tipX = rootX + STEP_X[direction] * pixels;
  const tipY = rootY + STEP_Y[direction] * pixels;
  drawSprite(tongue, FIRST_CURL + direction, tipX - half, tipY - half);
}
