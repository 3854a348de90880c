/** Helps to draw all campaign maps: puts things into chapters, and draws the ground on which levels stand. */
import type { LevelRows } from "../../../src/puzzles/looks/journey";
import { riseAt } from "../../../src/puzzles/looks/journey";
import { fill, type Bitmap } from "../bitmap";
import { rectangle } from "../drawing";
import type { DrawnSpot } from "./pencil";
import { FURNITURE } from "./chapter-art";

/** A function that draws a thing of a campaign map. `spot` has the middle of the thing's lower edge, and its scale. */
export type DrawThing = (onto: Bitmap, spot: DrawnSpot) => void;

/**
 * A thing in a chapter of a campaign map: the function that draws it, its x, its height above the chapter's floor, and
 * its scale. Lengths are in pixels.
 */
export type PlacedThing = readonly [draw: DrawThing, x: number, up: number, scale?: number];

/**
 * Returns a function that draws `things` into an open chapter of a campaign map. The floor of the chapter is at the y
 * coordinate `floor`.
 */
export function createSceneDrawing(floor: number, ...things: readonly PlacedThing[]): (onto: Bitmap) => void {
  return (onto) => {
    for (const [draw, x, up, scale = 1] of things) draw(onto, { x, foot: floor - up, scale });
  };
}

const MIDDLE = (FURNITURE.left + FURNITURE.right) / 2;
const ROW_FLOOR = 24;

/**
 * Returns a function that draws `things` into the low row that stands for a closed chapter on a campaign map. Their x
 * coordinates are measured from the middle of `FURNITURE`, the space for such things in the row.
 */
export function createRowDrawing(...things: readonly PlacedThing[]): (onto: Bitmap) => void {
  return (onto) => {
    for (const [draw, x, up, scale = 1] of things) draw(onto, { x: MIDDLE + x, foot: ROW_FLOOR - up, scale });
  };
}

/**
 * Draws the ground below the levels of an open chapter on a campaign map, in black. Below each row of levels it is
 * `thickness` pixels high. It reaches `reach` pixels beyond the leftmost and the rightmost level.
 */
export function drawGround(onto: Bitmap, levels: LevelRows, thickness: number, reach = 12): void {
  const { left, right, top, bottom } = levels;
  for (const y of [top, bottom]) {
    for (let x = left - reach; x < right + reach; x++) {
      const share = Math.max(0, Math.min(1, (x - left) / (right - left)));
      fill(onto, rectangle(x, Math.floor(y - riseAt(levels, share)), 1, thickness), "black");
    }
  }
}
