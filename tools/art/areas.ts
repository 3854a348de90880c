/**
 * Areas of whole pixels on the screen, for pictures with many outlines. An area can be grown, shifted, and reduced to
 * the pixels along its edge. The shapes of shapes.ts have smooth edges and combine exactly instead, but are slower.
 */
import { setInk, type Bitmap, type Ink } from "./bitmap";
import { passesDither } from "./dither";
import { HEIGHT, WIDTH } from "./drawing";
import { roundedBox } from "./shapes";

/**
 * An area of the screen: one number for each pixel, row by row. The number is 1 if the pixel belongs to the area,
 * otherwise 0.
 */
export type Area = Uint8Array;

export type Spot = readonly [x: number, y: number];

/**
 * Where and how large a part of a picture is drawn, such as a ship. Each coordinate of the part is multiplied by
 * `scale`, and then `x` or `y` pixels are added.
 */
export interface ScaledSpot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export function areaWhere(isInside: (x: number, y: number) => boolean): Area {
  return areaWithin(0, 0, WIDTH, HEIGHT, isInside);
}

function areaWithin(
  left: number,
  top: number,
  right: number,
  bottom: number,
  isInside: (x: number, y: number) => boolean,
): Area {
  const area = new Uint8Array(WIDTH * HEIGHT);
  const firstX = Math.max(0, Math.ceil(left));
  for (let y = Math.max(0, Math.ceil(top)); y < Math.min(HEIGHT, bottom); y++) {
    for (let x = firstX; x < Math.min(WIDTH, right); x++) if (isInside(x, y)) area[y * WIDTH + x] = 1;
  }
  return area;
}

export function rectangleArea(left: number, top: number, width: number, height: number): Area {
  return areaWithin(left, top, left + width, top + height, () => true);
}

export function roundedArea(left: number, top: number, width: number, height: number, radius: number): Area {
  const shape = roundedBox(left, top, left + width, top + height, radius);
  return areaWithin(left - 1, top - 1, left + width + 1, top + height + 1, (x, y) => shape(x + 0.5, y + 0.5) < 0);
}

export function ellipseArea(centreX: number, centreY: number, radiusX: number, radiusY = radiusX): Area {
  const isInside = (x: number, y: number): boolean =>
    ((x + 0.5 - centreX) / radiusX) ** 2 + ((y + 0.5 - centreY) / radiusY) ** 2 <= 1;
  return areaWithin(centreX - radiusX - 1, centreY - radiusY - 1, centreX + radiusX, centreY + radiusY, isInside);
}

export function polygonArea(corners: readonly Spot[]): Area {
  const area = new Uint8Array(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y++) {
    const crossings = crossingsAt(corners, y + 0.5);
    for (let index = 0; index + 1 < crossings.length; index += 2) {
      const from = Math.max(0, Math.ceil(crossings[index] - 0.5));
      const to = Math.min(WIDTH, Math.ceil(crossings[index + 1] - 0.5));
      for (let x = from; x < to; x++) area[y * WIDTH + x] = 1;
    }
  }
  return area;
}

function crossingsAt(corners: readonly Spot[], y: number): number[] {
  const crossings: number[] = [];
  corners.forEach(([fromX, fromY], index) => {
    const [toX, toY] = corners[(index + 1) % corners.length];
    if (fromY > y !== toY > y) crossings.push(fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX));
  });
  return crossings.sort((one, other) => one - other);
}

/** Returns the area of a line through `points`, drawn with a square pen of `width` pixels. */
export function areaOfStroke(points: readonly Spot[], width = 1): Area {
  return areaOfStrokes([points], width);
}

export function areaOfStrokes(lines: readonly (readonly Spot[])[], width = 1): Area {
  const area = new Uint8Array(WIDTH * HEIGHT);
  for (const points of lines) markStroke(area, points, width);
  return area;
}

function markStroke(area: Area, points: readonly Spot[], width: number): void {
  const back = Math.floor((width - 1) / 2);
  for (let index = 1; index < points.length; index++) {
    const [[fromX, fromY], [toX, toY]] = [points[index - 1], points[index]];
    const steps = 1 + Math.floor(2 * Math.max(Math.abs(toX - fromX), Math.abs(toY - fromY)));
    for (let step = 0; step <= steps; step++) {
      const x = Math.round(fromX + ((toX - fromX) * step) / steps) - back;
      const y = Math.round(fromY + ((toY - fromY) * step) / steps) - back;
      markSquare(area, x, y, width);
    }
  }
}

function markSquare(area: Area, left: number, top: number, side: number): void {
  for (let y = Math.max(0, top); y < Math.min(HEIGHT, top + side); y++) {
    for (let x = Math.max(0, left); x < Math.min(WIDTH, left + side); x++) area[y * WIDTH + x] = 1;
  }
}

const CURVE_STEPS = 8;

/**
 * Returns the points of a smooth curve (a cubic spline) that passes through `points`. A closed curve ends where it
 * began.
 */
export function curve(points: readonly Spot[], isClosed = false): Spot[] {
  const count = points.length;
  const at = (index: number): Spot =>
    isClosed ? points[(index + count) % count] : points[Math.max(0, Math.min(count - 1, index))];
  const curved: Spot[] = [];
  for (let index = 0; index < (isClosed ? count : count - 1); index++) {
    const around = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    for (let step = 0; step < CURVE_STEPS; step++) {
      const share = step / CURVE_STEPS;
      curved.push([splineAt(around.map(([x]) => x), share), splineAt(around.map(([, y]) => y), share)]); // prettier-ignore
    }
  }
  return isClosed ? curved : [...curved, points[count - 1]];
}

function splineAt([a, b, c, d]: readonly number[], share: number): number {
  return (
    0.5 * (2 * b + (c - a) * share + (2 * a - 5 * b + 4 * c - d) * share ** 2 + (3 * b - a - 3 * c + d) * share ** 3)
  );
}

/**
 * Scales the points of a part of a picture, such as a ship, and moves them to its place. Returns them in pixels of the
 * picture.
 */
export function placePoints({ x, y, scale }: ScaledSpot, points: readonly Spot[]): Spot[] {
  return points.map(([pointX, pointY]) => [x + pointX * scale, y + pointY * scale]);
}

export function joinAreas(...areas: readonly Area[]): Area {
  return combineAreas(areas, 1, 1);
}

/** Returns the area of the pixels that belong to each of the given areas. */
export function intersectAreas(...areas: readonly Area[]): Area {
  return combineAreas(areas, 0, 0);
}

/** Returns all pixels of `area` that belong to none of the areas `others`. */
export function subtractAreas(area: Area, ...others: readonly Area[]): Area {
  return combineAreas([area, ...others], 1, 0);
}

function combineAreas([first, ...others]: readonly Area[], mark: 0 | 1, becomes: 0 | 1): Area {
  const area = first.slice();
  for (const other of others) {
    for (let index = 0; index < area.length; index++) if (other[index] === mark) area[index] = becomes;
  }
  return area;
}

export function shiftArea(area: Area, right: number, down: number): Area {
  const shifted = new Uint8Array(WIDTH * HEIGHT);
  for (let y = Math.max(0, down); y < Math.min(HEIGHT, HEIGHT + down); y++) {
    const row = area.subarray((y - down) * WIDTH, (y - down + 1) * WIDTH);
    if (right < 0) shifted.set(row.subarray(-right), y * WIDTH);
    else if (right < WIDTH) shifted.set(row.subarray(0, WIDTH - right), y * WIDTH + right);
  }
  return shifted;
}

/** Returns a larger area. In each of `times` rounds, all pixels are added that touch the area, also at a corner. */
export function growArea(area: Area, times = 1): Area {
  const onto = new Uint8Array(WIDTH * HEIGHT);
  for (let index = 0; index < area.length; index++) {
    if (area[index] === 1) markSquare(onto, (index % WIDTH) - times, Math.floor(index / WIDTH) - times, 2 * times + 1);
  }
  return onto;
}

/** Returns the rim of an area: its pixels that are at most `thickness` pixels away from a pixel outside the area. */
export function rimOf(area: Area, thickness = 1): Area {
  let inner = area;
  for (let layer = 0; layer < thickness; layer++) inner = innerOf(inner);
  return subtractAreas(area, inner);
}

function innerOf(area: Area): Area {
  const inner = new Uint8Array(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const index = y * WIDTH + x;
      const isInner =
        area[index] === 1 &&
        (x === 0 || area[index - 1] === 1) &&
        (x === WIDTH - 1 || area[index + 1] === 1) &&
        (y === 0 || area[index - WIDTH] === 1) &&
        (y === HEIGHT - 1 || area[index + WIDTH] === 1);
      if (isInner) inner[index] = 1;
    }
  }
  return inner;
}

/** Colours all pixels of an area. */
export function paintArea(onto: Bitmap, area: Area, ink: Ink): void {
  const right = Math.min(WIDTH, onto.width);
  for (let y = 0; y < Math.min(HEIGHT, onto.height); y++) {
    for (let x = 0; x < right; x++) if (area[y * WIDTH + x] === 1) onto.pixels[y * onto.width + x] = ink;
  }
}

/** Colours an area by dithering. `levelAt` returns how many of every 64 pixels are coloured at a point. */
export function paintTone(onto: Bitmap, area: Area, ink: Ink, levelAt: (x: number, y: number) => number): void {
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      if (area[y * WIDTH + x] === 1 && passesDither(x, y, levelAt(x, y))) setInk(onto, x, y, ink);
    }
  }
}

/** Colours an area of a picture, and draws an outline along the inner edge of the area. */
export function paintOutlined(onto: Bitmap, area: Area, ink: Ink, outline: Ink, thickness = 1): void {
  paintArea(onto, area, ink);
  paintArea(onto, rimOf(area, thickness), outline);
}

export function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
