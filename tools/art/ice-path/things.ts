import { createBitmap, fill, inkAt, joinInRow, setInk, blit, type Bitmap } from "../bitmap";
import { dither } from "../dither";
import { circle, ellipse, type Shape } from "../shapes";
import { mirror, withHalo } from "../sprite-text";
import { findSprite } from "./sprites";

/** A thing's frame reaches so far beyond its cell: at each side, above, and below. */
const SIDE_MARGIN = 5;
const TOP_MARGIN = 8;
const BOTTOM_MARGIN = 1;

/** How dense the snow of a patch is, of 64. */
const SNOW = 16;

/**
 * What is on the ice: a crag, two crags, a patch of snow and the hole with its fish. Frames 10 pixels wider than a cell and
 * 9 higher; the cell begins 5 pixels from their left edge and 8 from the upper one.
 */
export function drawThingsTable(cellSize: number): Bitmap {
  const standing = ["crag", "crags"].map((name) => inFrame(withHalo(findSprite(name, cellSize)), cellSize));
  return joinInRow([...standing, drawSnow(cellSize), inFrame(withHalo(findSprite("goal", cellSize)), cellSize)]);
}

function emptyFrame(cellSize: number): Bitmap {
  return createBitmap(cellSize + 2 * SIDE_MARGIN, cellSize + TOP_MARGIN + BOTTOM_MARGIN);
}

function inFrame(sprite: Bitmap, cellSize: number): Bitmap {
  const frame = emptyFrame(cellSize);
  blit(frame, sprite, SIDE_MARGIN + Math.floor((cellSize - sprite.width) / 2), TOP_MARGIN + cellSize - sprite.height);
  return frame;
}

/** A patch of snow: its grains, and on them a bold flake. */
function drawSnow(cellSize: number): Bitmap {
  const frame = emptyFrame(cellSize);
  const patch = circle(SIDE_MARGIN + cellSize / 2, TOP_MARGIN + cellSize / 2, cellSize / 2 + 0.6);
  fill(frame, patch, "white");
  fill(frame, circle(SIDE_MARGIN + cellSize / 2, TOP_MARGIN + cellSize / 2, cellSize / 2 - 0.2), "black", dither(SNOW));
  const flake = withHalo(findSprite("flake", cellSize));
  blit(
    frame,
    flake,
    SIDE_MARGIN + Math.floor((cellSize - flake.width) / 2),
    TOP_MARGIN + Math.floor((cellSize - flake.height) / 2),
  );
  return frame;
}

/** Light comes low from the igloo: for each pixel of height a shadow reaches so far to the right, and up the screen. */
const SHADOW_RIGHT = 0.75;
const SHADOW_UP = 0.28;
const SHADOW_LEFT_MARGIN = 10;

/**
 * The shadows of a crag, of two, and of the seal: sliding, sitting and looking right, and left. Their own outlines, laid down to the right.
 * Half tone; to be drawn where x + y is even. Frames 46 pixels wider than a cell and as high; the cell begins 10 pixels
 * from their left edge.
 */
export function drawShadowsTable(cellSize: number): Bitmap {
  const tall = ["crag", "crags", "slide-right", "right"].map((name) => findSprite(name, cellSize));
  return joinInRow(
    [...tall, mirror(findSprite("right", cellSize))].map((sprite) => {
      const frame = createBitmap(cellSize + 46, cellSize);
      fill(frame, closeHoles(projectShadow(sprite, cellSize)), "black", (x, y) => (x + y) % 2 === 0);
      return frame;
    }),
  );
}

/** Where the shadow of a sprite falls: which pixels of its frame. */
function projectShadow(sprite: Bitmap, cellSize: number): Set<string> {
  const left = SHADOW_LEFT_MARGIN + Math.floor((cellSize - sprite.width) / 2);
  const shadow = new Set<string>();
  for (let y = 0; y < sprite.height; y++) {
    const height = sprite.height - 1 - y;
    for (let x = 0; x < sprite.width; x++) {
      if (inkAt(sprite, x, y) === "clear") continue;
      shadow.add(keyOf(Math.round(left + x + height * SHADOW_RIGHT), Math.round(cellSize - 3 - height * SHADOW_UP)));
    }
  }
  return shadow;
}

/** The same without holes, and with no single grain beside it. */
function closeHoles(shadow: ReadonlySet<string>): Shape {
  const isNear = (x: number, y: number): boolean =>
    [0, 1, -1].some((dx) => [0, 1, -1].some((dy) => shadow.has(keyOf(x + dx, y + dy))));
  const around = [
    [0, 0],
    [1, 0],
    [-1, 0],
  ];
  return (x, y) => (around.every(([dx, dy]) => isNear(Math.floor(x) + dx, Math.floor(y) + dy)) ? -1 : 1);
}

function keyOf(x: number, y: number): string {
  return `${x},${y}`;
}

const RINGS_WIDTH = 120;
const RINGS_HEIGHT = 78;
const RING_FRAMES = 8;
const RINGS = 3;
const RING_GAP = 13;
const RING_FROM = 12;
const RING_STEP = 5;
const RING_FLATNESS = 0.62;

/** Rings of water that run out from the hole, eight frames of 120 by 78 pixels; at the last they lie still. */
export function drawRingsTable(): Bitmap {
  return joinInRow(Array.from({ length: RING_FRAMES }, (_, at) => drawRings(RING_FROM + at * RING_STEP)));
}

function drawRings(outermost: number): Bitmap {
  const frame = createBitmap(RINGS_WIDTH, RINGS_HEIGHT);
  for (let ring = 0; ring < RINGS; ring++) {
    const radius = outermost - ring * RING_GAP;
    if (radius < RING_FROM) break;
    const thick = radius > 30 ? 1 : 2;
    drawRingBand(frame, radius + 2, radius - thick - 2, "white");
    drawRingBand(frame, radius, radius - thick, "black");
  }
  return frame;
}

/** A flat ring, between two radii. */
function drawRingBand(onto: Bitmap, outer: number, inner: number, ink: "black" | "white"): void {
  const [x, y] = [RINGS_WIDTH / 2, RINGS_HEIGHT / 2];
  const reach = ellipse(x, y, outer, outer * RING_FLATNESS);
  const hole = ellipse(x, y, inner, outer * RING_FLATNESS - (outer - inner));
  for (let row = 0; row < onto.height; row++) {
    for (let column = 0; column < onto.width; column++) {
      if (reach(column + 0.5, row + 0.5) < 0 && hole(column + 0.5, row + 0.5) >= 0) setInk(onto, column, row, ink);
    }
  }
}
