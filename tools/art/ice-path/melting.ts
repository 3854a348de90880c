/**
 * Draws the things that melt or freeze while the game shows how a level of Ice Path was generated. Rocks become lower
 * and stand in a pool of water, snow shrinks to a small patch, and the hole freezes over.
 */
import {
  areaWhere,
  ellipseArea,
  growArea,
  joinAreas,
  paintArea,
  rimOf,
  areaOfStroke,
  subtractAreas,
  type Area,
} from "../areas";
import { blit, createBitmap, fill, inkAt, joinInRow, type Bitmap } from "../bitmap";
import { circle, ellipse } from "../shapes";
import { findSprite } from "./sprites";
import { drawGoalThing } from "./things";

/** How far the picture of a melting thing reaches beyond its cell at the left and right, in pixels. */
const SIDE_MARGIN = 9;
const TOP_MARGIN = 8;
const BOTTOM_MARGIN = 4;

/**
 * The height of a melting thing in each of its five pictures, as a share of its whole height. In the last picture, the
 * height is 0; only a pool of water is then left of a rock.
 */
const HEIGHTS: readonly number[] = [1, 0.8, 0.6, 0.34, 0];
/**
 * The lowest height at which drops run down the sides of a melting rock, as a share of the rock's whole height.
 * `DRIPS_TO` is the greatest such height.
 */
const DRIPS_FROM = 0.5;
const DRIPS_TO = 0.9;
const LEAST_HEIGHT_WITH_RIDGE = 8;
const FLAKE_FROM = 0.7;

/**
 * Draws the melting things of Ice Path: one crag, two crags, a patch of snow and the hole, each in five pictures from
 * whole to nearly gone. Each picture is 18 pixels wider than a cell and 12 higher; the thing's cell begins at (9, 8) of
 * the picture.
 */
export function drawMeltingTable(cellSize: number): Bitmap {
  const rocks = ["crag", "crags"].map((name) => findSprite(name, cellSize));
  return joinInRow([
    ...rocks.flatMap((rock) => HEIGHTS.map((height) => drawRock(rock, cellSize, height))),
    ...HEIGHTS.map((height) => drawSnow(cellSize, height)),
    ...HEIGHTS.map((height) => drawHole(cellSize, height)),
  ]);
}

function emptyFrame(cellSize: number): Bitmap {
  return createBitmap(cellSize + 2 * SIDE_MARGIN, cellSize + TOP_MARGIN + BOTTOM_MARGIN);
}

function drawRock(rock: Bitmap, cellSize: number, height: number): Bitmap {
  const frame = emptyFrame(cellSize);
  const middle = SIDE_MARGIN + cellSize / 2;
  const foot = TOP_MARGIN + cellSize;
  if (height < 1) drawWater(frame, middle, foot, rock.width);
  if (height === 0) return frame;
  const left = SIDE_MARGIN + Math.floor((cellSize - rock.width) / 2);
  const body = bodyOf(rock, left, foot, height);
  paintArea(frame, growArea(body), "white");
  paintArea(frame, rimOf(body, height < DRIPS_FROM ? 1 : 2), "black");
  const top = foot - Math.round(rock.height * height);
  const peak = peakOf(body, top);
  if (foot - top >= LEAST_HEIGHT_WITH_RIDGE) paintArea(frame, ridgeOf(peak, top, foot), "black");
  if (height >= DRIPS_FROM && height <= DRIPS_TO) {
    drawDrop(frame, left - 3, foot - Math.round(0.6 * (foot - top)));
    drawDrop(frame, left + rock.width + 2, foot - Math.round(0.4 * (foot - top)));
  }
  return frame;
}

function bodyOf(rock: Bitmap, left: number, foot: number, height: number): Area {
  const rows = Math.round(rock.height * height);
  return areaWhere((x, y) => {
    const row = y - (foot - rows);
    if (row < 0 || row >= rows) return false;
    return inkAt(rock, x - left, Math.floor(((row + 0.5) * rock.height) / rows)) !== "clear";
  });
}

function peakOf(body: Area, top: number): number {
  const xs = Array.from({ length: 400 }, (_, x) => x).filter((x) => body[(top + 1) * 400 + x] === 1);
  return Math.round((xs[0] + xs[xs.length - 1]) / 2);
}

function ridgeOf(peak: number, top: number, foot: number): Area {
  const half = Math.round((top + foot) / 2);
  const points = [[peak + 1, top + 3], [peak + 3, half], [peak + 1, foot - 4]] as const; // prettier-ignore
  return areaOfStroke(points);
}

function drawWater(frame: Bitmap, middle: number, foot: number, width: number): void {
  const water = ellipseArea(middle, foot - 2, width / 2 + 7, 5.5);
  paintArea(frame, growArea(water), "white");
  paintArea(frame, rimOf(water), "black");
  const inner = ellipseArea(middle, foot - 2, width / 2 + 1, 2.5);
  const ripple = subtractAreas(rimOf(inner), areaWhere((x, y) => y < foot - 2 || Math.abs(x - middle) < 3)); // prettier-ignore
  paintArea(frame, ripple, "black");
}

function drawDrop(frame: Bitmap, x: number, y: number): void {
  const drop = joinAreas(areaOfStroke([[x, y - 2], [x, y + 1]]), areaOfStroke([[x - 1, y], [x + 1, y], [x + 1, y + 1], [x - 1, y + 1]])); // prettier-ignore
  paintArea(frame, growArea(drop), "white");
  paintArea(frame, drop, "black");
}

function drawSnow(cellSize: number, share: number): Bitmap {
  const frame = emptyFrame(cellSize);
  const [x, y] = [SIDE_MARGIN + cellSize / 2, TOP_MARGIN + cellSize / 2];
  const radius = Math.max(2, (cellSize / 2) * share);
  fill(frame, circle(x, y, radius + 1.2), "white");
  if (share < FLAKE_FROM) {
    for (const [right, down] of [
      [0, 0],
      [-radius / 2, 0],
      [radius / 2, 0],
      [0, -radius / 2],
      [0, radius / 2],
    ])
      // prettier-ignore
      fill(frame, circle(x + right, y + down, 1.2), "black");
    return frame;
  }
  const flake = findSprite("flake", share === 1 ? cellSize : 19);
  blit(frame, flake, Math.round(x - flake.width / 2), Math.round(y - flake.height / 2));
  return frame;
}

function drawHole(cellSize: number, share: number): Bitmap {
  const frame = emptyFrame(cellSize);
  if (share === 1) {
    blit(frame, drawGoalThing(cellSize), SIDE_MARGIN - 5, 0);
    return frame;
  }
  const [x, y] = [SIDE_MARGIN + cellSize / 2, TOP_MARGIN + cellSize * 0.72];
  const [across, down] = [cellSize * 0.55 * Math.max(0.16, share), cellSize * 0.25 * Math.max(0.2, share)];
  fill(frame, ellipse(x, y, across + 2, down + 2), "white");
  fill(frame, ellipse(x, y, across, down), "black");
  return frame;
}
