/**
 * Draws the rock around the rooms of a cave of Ice Path: a wall of stones whose edges catch the light of the ice. The
 * picture covers the part of the screen that shows rooms. The room in the middle hides the centre of the picture.
 */
import { createBitmap, joinInColumn, setInk, type Bitmap } from "../bitmap";
import { passesDither } from "../dither";
import { createDice } from "../drawing";
import type { Point } from "../shapes";

const SIDE = 240;
const MIDDLE = SIDE / 2;
/** Half the side, in pixels, of the square in the middle of the picture. Every room of a cave hides this square. */
const HALF_HIDDEN = 60;

/**
 * The distance between the middles of two neighbouring stones at the edges of the picture, in pixels. Stones in the
 * corners lie closer.
 */
const STONE_GAP = 21;
const CORNER_STONE_GAP = 15;
/**
 * Up to this many pixels from each corner of the picture, the stones at its edge lie closer together than elsewhere.
 */
const CORNER = 62;

/** The distance from the middle of a joint between two stones up to which all pixels are black, in pixels. */
const JOINT = 1.1;
/** The width of the lit edge of a stone beside a joint, in pixels. */
const LIT_EDGE = 1.5;
/** How far the light of the ice reaches over a stone from its lit edge, in pixels. */
const SHEEN = 7;
/** How many of every 64 pixels directly beside the lit edge of a stone are white. */
const MOST_SHEEN = 22;

/** Draws two pictures of the rock: beside a lit room, and beside a room in the dark. */
export function drawCaveRock(): Bitmap {
  const stones = placeStones();
  return joinInColumn([drawRock(stones, true), drawRock(stones, false)]);
}

function placeStones(): Point[] {
  const roll = createDice(7);
  const stones: Point[] = [];
  for (let tries = 0; tries < 6000; tries++) {
    const stone = { x: roll(SIDE + 20) - 10, y: roll(SIDE + 20) - 10 };
    const isInCorner = Math.abs(stone.x - MIDDLE) > MIDDLE - CORNER && Math.abs(stone.y - MIDDLE) > MIDDLE - CORNER;
    const gap = isInCorner ? CORNER_STONE_GAP : STONE_GAP;
    if (stones.every((other) => distanceOf(stone, other) >= gap)) stones.push(stone);
  }
  return stones;
}

function distanceOf(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, (one.y - other.y) * 1.25);
}

function drawRock(stones: readonly Point[], isLit: boolean): Bitmap {
  const rock = createBitmap(SIDE, SIDE, "black");
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const isHidden = Math.max(Math.abs(x - MIDDLE), Math.abs(y - MIDDLE)) < HALF_HIDDEN;
      if (!isHidden && isLitAt({ x, y }, stones, isLit)) setInk(rock, x, y, "white");
    }
  }
  return rock;
}

/**
 * Returns whether a pixel of the rock is white: on a stone's edge that faces the room, or in the sheen beside this
 * edge.
 */
function isLitAt(pixel: Point, stones: readonly Point[], isLit: boolean): boolean {
  const [near, next] = nearestTwo(pixel, stones);
  // The distance of the pixel from the joint between its stone and the next stone.
  const depth = (distanceOf(pixel, next) - distanceOf(pixel, near)) / 2;
  if (depth < JOINT) return false;
  const facing = facingOf(near, next, pixel);
  if (facing < 0.25) return false;
  if (depth < JOINT + LIT_EDGE) return isLit || passesDither(pixel.x, pixel.y, 30);
  if (!isLit) return false;
  const share = 1 - (depth - JOINT - LIT_EDGE) / SHEEN;
  return share > 0 && passesDither(pixel.x, pixel.y, MOST_SHEEN * share * facing);
}

/**
 * Returns how much the side of a stone on which the next stone lies faces the room, as seen from `pixel`: from −1, away
 * from the room, to 1, towards it.
 */
function facingOf(stone: Point, next: Point, pixel: Point): number {
  const toNext = { x: next.x - stone.x, y: next.y - stone.y };
  const toRoom = towardsRoom(pixel);
  return (toNext.x * toRoom.x + toNext.y * toRoom.y) / Math.hypot(toNext.x, toNext.y) / Math.hypot(toRoom.x, toRoom.y);
}

function towardsRoom({ x, y }: Point): Point {
  const nearest = {
    x: Math.max(MIDDLE - HALF_HIDDEN, Math.min(MIDDLE + HALF_HIDDEN, x)),
    y: Math.max(MIDDLE - HALF_HIDDEN, Math.min(MIDDLE + HALF_HIDDEN, y)),
  };
  return { x: nearest.x - x || 0.01, y: nearest.y - y };
}

function nearestTwo(pixel: Point, stones: readonly Point[]): readonly [Point, Point] {
  let [near, next] = [stones[0], stones[1]];
  let [nearDistance, nextDistance] = [Infinity, Infinity];
  for (const stone of stones) {
    const distance = distanceOf(pixel, stone);
    if (distance < nearDistance) {
      [next, nextDistance] = [near, nearDistance];
      [near, nearDistance] = [stone, distance];
    } else if (distance < nextDistance) [next, nextDistance] = [stone, distance];
  }
  return [near, next];
}
