/**
 * Draws the round light that follows the seal while the view of a cave (a level of several rooms) moves from room to
 * room. The light is smallest half-way. When the view begins and ends its movement, the light covers everything, so
 * that nothing flashes.
 */
import { darken, drawClipped, type Box } from "../../../../device/screen";

export interface RoundLight {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** The radius of the round light around the seal when the view is half-way between two rooms of a cave, in pixels. */
const LEAST_RADIUS = 66;
const MOST_RADIUS = 340;

const STRIP = 6;

/**
 * Returns the radius of the round light around the seal, in pixels. `column` and `row` are the position of the view
 * (the visible part of the cave) in the grid of rooms. Returns undefined if the view stands still in a room.
 */
export function radiusAt(column: number, row: number): number | undefined {
  const share = Math.max(column - Math.floor(column), row - Math.floor(row));
  if (share === 0) return undefined;
  const fromMiddle = Math.abs(2 * share - 1);
  return Math.floor(LEAST_RADIUS + (MOST_RADIUS - LEAST_RADIUS) * fromMiddle * fromMiddle);
}

/** Darkens an area, and draws with `drawLit` only what lies inside the round light. */
export function drawInRoundLight(area: Box, { x, y, radius }: RoundLight, drawLit: () => void): void {
  darken("dark", area.x, area.y, area.width, area.height);
  drawClipped(area.x, area.y, area.width, area.height, () => {
    const bottom = Math.min(area.y + area.height, y + radius);
    for (let top = Math.max(area.y, y - radius); top < bottom; top += STRIP) {
      const down = top + STRIP / 2 - y;
      const half = Math.floor(Math.sqrt(Math.max(0, radius * radius - down * down)));
      if (half > 0) drawClipped(x - half, top, 2 * half, STRIP, drawLit);
    }
  });
}
