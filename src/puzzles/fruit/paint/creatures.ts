/** Draws the animals that stay on their cells: hedgehogs, and anteaters with their sight lines and tongues. */
import { drawClipped, fillBox, paintTransparentPicture, showPicture, type Picture } from "../../../device/screen";
import { drawSprite } from "../../../device/sprites";
import { LEFT, RIGHT, STEP_X, STEP_Y, UP } from "../../../kernel/direction";
import { motionAt, type Moment, type MoveRecord, type Motion } from "../../../kernel/motion";
import { progressBetween } from "../../looks/easing";
import type { Anteater, Level } from "../level";
import type { State } from "../state";
import { Pose } from "../record-motions";
import { cellLeft, cellTop, sizeFor } from "./garden";
import { sightLinesOf } from "./sight-lines";
import {
  drawPiece,
  drawShadow,
  FIRST_ANTEATERS_SHADOW,
  AWAKE_HEDGEHOG_SHADOW,
  SLEEPING_HEDGEHOG_SHADOW,
} from "./sprites";
import { cellsInMotion, pixelsTravelled } from "./piece-motion";

/**
 * The constants from `ASLEEP` to `CHEWS` are the numbers of pictures of a hedgehog that faces right, in the image table
 * of hedgehogs.
 */
const ASLEEP = 1;
const STIRS = 2;
const YAWNS = 3;
const AWAKE = 4;
const BITES = 5;
const CHEWS = 6;
/**
 * Added to the number of a picture in which a hedgehog faces right. The sum is the number of the same picture of a
 * hedgehog that faces left.
 */
const LOOKING_LEFT = 6;
/** How far the picture of a hedgehog that faces right reaches beyond the left edge of its cell, in pixels. */
const RIGHT_INSET = 4;
const INSET_TOP = 6;

const OPENS_AN_EYE_MS = 70;
const STARTLED_MS = 70;
const BITE_MS = 80;

/** The number of a picture in the image table of tongues: a horizontal part of an anteater's tongue. */
const ACROSS = 1;
const UPRIGHT = 2;
/**
 * The number of the first of four pictures in the image table of tongues: the tongue's curled tip, one picture for each
 * direction.
 */
const FIRST_CURL = 3;

const DASH_EVERY = 8;
/**
 * The dashes of an anteater's sight line to the left or upwards are drawn this many pixels farther right or down. So
 * these lines, too, begin close to the anteater.
 */
const FIRST_DASH_BACK = 5;
const DASH = 4;
const DASH_THICK = 3;
const RIM = 1;

/**
 * The cached pictures of dashes on one cell of an anteater's sight line (the cells on which it sees fruits), by cell
 * size and direction. They are cached because sight lines are drawn in every frame.
 */
const dashes: Record<string, Picture | undefined> = {};

export function drawCreaturesShadows({ board, hedgehogs, anteaters }: Level, move: MoveRecord | undefined): void {
  for (const cell of hedgehogs) {
    const isStirred = move?.motions.some(({ piece }) => piece === cell) === true;
    drawShadow(
      board,
      isStirred ? AWAKE_HEDGEHOG_SHADOW : SLEEPING_HEDGEHOG_SHADOW,
      cellLeft(board, cell),
      cellTop(board, cell),
    );
  }
  for (const { cell, direction } of anteaters) {
    drawShadow(board, FIRST_ANTEATERS_SHADOW + direction, cellLeft(board, cell), cellTop(board, cell));
  }
}

/**
 * Draws the hedgehogs. They sleep unless a move wakes them. After a fruit was eaten, the hedgehog chews if it is the
 * only one. With several hedgehogs none chews, because the state does not store which one ate.
 */
export function drawHedgehogs({ board, hedgehogs }: Level, { before, move, elapsedMs }: Moment<State>): void {
  const atRest = before.lostTo === "hedgehog" && hedgehogs.length === 1 ? CHEWS : ASLEEP;
  const { hedgehog, looksLeftInset } = sizeFor(board);
  for (const cell of hedgehogs) {
    const motion = move === undefined ? undefined : motionAt(move, cell, elapsedMs);
    const pictureNumber = motion === undefined ? atRest : hedgehogsPicture(motion, elapsedMs);
    const looksLeft = motion?.direction === RIGHT && pictureNumber !== ASLEEP;
    const left = cellLeft(board, cell) - (looksLeft ? looksLeftInset : RIGHT_INSET);
    drawSprite(
      hedgehog,
      looksLeft ? LOOKING_LEFT + pictureNumber : pictureNumber,
      left,
      cellTop(board, cell) - INSET_TOP,
    );
  }
}

function hedgehogsPicture({ pose, startMs, endMs }: Motion, elapsedMs: number): number {
  const sinceMs = elapsedMs - startMs;
  if (sinceMs < 0) return ASLEEP;
  if (pose === Pose.Awake) return sinceMs < OPENS_AN_EYE_MS ? STIRS : AWAKE;
  if (pose === Pose.Eating) {
    if (sinceMs < STARTLED_MS) return AWAKE;
    return Math.floor(sinceMs / BITE_MS) % 2 === 0 ? CHEWS : BITES;
  }
  if (elapsedMs >= endMs) return ASLEEP;
  return progressBetween(elapsedMs, startMs, endMs) < 0.5 ? YAWNS : STIRS;
}

export function drawAnteaters({ board, anteaters }: Level): void {
  for (const { cell, direction } of anteaters) {
    drawPiece(sizeFor(board).anteater, 1 + direction, cellLeft(board, cell), cellTop(board, cell));
  }
}

/** Draws the sight line of each anteater as dashes that end at the first piece on the line. */
export function drawSightLines(level: Level, { fruits, sliders }: State): void {
  level.anteaters.forEach((anteater, anteaterIndex) => {
    for (const cell of sightLinesOf(level)[anteaterIndex]) {
      if (fruits.includes(cell) || sliders.includes(cell)) return;
      drawSightLine(level, anteater, cell);
    }
  });
}

function drawSightLine({ board }: Level, { direction }: Anteater, cell: number): void {
  const { cellPixels, snoutY } = sizeFor(board);
  const isHorizontal = direction === LEFT || direction === RIGHT;
  const first = direction === LEFT || direction === UP ? FIRST_DASH_BACK : 0;
  const left = cellLeft(board, cell) + (isHorizontal ? first : cellPixels / 2 - 1);
  const top = cellTop(board, cell) + (isHorizontal ? snoutY - 1 : first);
  showPicture(dashPictureFor(cellPixels, isHorizontal), left - RIM, top - RIM);
}

function dashPictureFor(cellPixels: number, isHorizontal: boolean): Picture {
  const name = `${cellPixels} ${isHorizontal ? "across" : "upright"}`;
  const cached = dashes[name];
  if (cached !== undefined) return cached;
  const thick = DASH_THICK + 2 * RIM;
  const picture = paintTransparentPicture(isHorizontal ? cellPixels : thick, isHorizontal ? thick : cellPixels, () => {
    for (let along = 0; along < cellPixels; along += DASH_EVERY) drawDash(along, isHorizontal);
  });
  dashes[name] = picture;
  return picture;
}

function drawDash(along: number, isHorizontal: boolean): void {
  const x = isHorizontal ? along : 0;
  const y = isHorizontal ? 0 : along;
  const width = isHorizontal ? DASH : DASH_THICK;
  const height = isHorizontal ? DASH_THICK : DASH;
  fillBox("white", x, y, width + 2 * RIM, height + 2 * RIM);
  fillBox("black", x + RIM, y + RIM, width, height);
}

export function drawTongues(level: Level, move: MoveRecord | undefined, elapsedMs: number): void {
  if (move === undefined) return;
  for (const anteater of level.anteaters) {
    const motion = motionAt(move, anteater.cell, elapsedMs);
    if (motion === undefined || elapsedMs < motion.startMs || elapsedMs >= motion.endMs) continue;
    drawTongue(level, anteater, tonguePixels(level, move, motion, elapsedMs));
  }
}

function tonguePixels({ board }: Level, move: MoveRecord, motion: Motion, elapsedMs: number): number {
  const { pose, startMs, endMs, piece } = motion;
  const { cellPixels } = sizeFor(board);
  const pullEndMs = pose === Pose.Pulling ? endMs : startMs;
  const pull = move.motions.find((other) => other.cause === "pulled" && other.endMs === pullEndMs);
  if (pull === undefined) return 0;
  const reach = (from: number): number =>
    cellsInMotion(board, { ...motion, from, to: piece }) * cellPixels - cellPixels / 2;
  if (pose !== Pose.Pulling) return Math.floor(reach(pull.to) * (1 - progressBetween(elapsedMs, startMs, endMs)));
  if (elapsedMs < pull.startMs) return Math.floor(reach(pull.from) * progressBetween(elapsedMs, startMs, pull.startMs));
  return reach(pull.from) - pixelsTravelled(board, pull, elapsedMs);
}

function drawTongue({ board }: Level, { cell: anteaterCell, direction }: Anteater, pixels: number): void {
  const { cellPixels, snoutY, tongue, tonguePicture, tonguePiece } = sizeFor(board);
  const isHorizontal = direction === LEFT || direction === RIGHT;
  const middleX = cellLeft(board, anteaterCell) + cellPixels / 2;
  const middleY = cellTop(board, anteaterCell) + (isHorizontal ? snoutY : cellPixels / 2);
  const rootX = middleX + (STEP_X[direction] * cellPixels) / 2;
  const rootY = middleY + (STEP_Y[direction] * cellPixels) / 2;
  const half = tonguePicture / 2;
  const from = Math.min(0, isHorizontal ? STEP_X[direction] * pixels : STEP_Y[direction] * pixels);
  const x = isHorizontal ? rootX + from : rootX - half;
  const y = isHorizontal ? rootY - half : rootY + from;
  drawClipped(x, y, isHorizontal ? pixels : tonguePicture, isHorizontal ? tonguePicture : pixels, () => {
    for (let along = tonguePiece / 2; along < pixels + tonguePiece; along += tonguePiece) {
      const pieceX = rootX + STEP_X[direction] * along;
      const pieceY = rootY + STEP_Y[direction] * along;
      drawSprite(tongue, isHorizontal ? ACROSS : UPRIGHT, pieceX - half, pieceY - half);
    }
  });
  const tipX = rootX + STEP_X[direction] * pixels;
  const tipY = rootY + STEP_Y[direction] * pixels;
  drawSprite(tongue, FIRST_CURL + direction, tipX - half, tipY - half);
}
