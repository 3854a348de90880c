/**
 * Draws the things that stand on the ice of Ice Path: crags (rocks), snow and the hole, with shadows and the rings of
 * water around the hole.
 */
import { createBitmap, crop, fill, inkAt, joinInRow, setInk, blit, type Bitmap } from "../bitmap";
import { circle, ellipse, type Shape } from "../shapes";
import { mirror, withHalo } from "../sprite-text";
import { findSprite } from "./sprites";

/**
 * How far the picture of a thing on the ice, such as a crag, reaches beyond its cell at the left and at the right, in
 * pixels.
 */
const SIDE_MARGIN = 5;
const TOP_MARGIN = 8;
const BOTTOM_MARGIN = 1;

/**
 * Draws the things on the ice: a crag, two crags, a patch of snow, and the hole with its fish. Each picture is 10
 * pixels wider than a cell and 9 higher; the thing's cell begins at (5, 8) of the picture.
 */
export function drawThingsTable(cellSize: number): Bitmap {
  const standing = ["crag", "crags"].map((name) => inFrame(withHalo(findSprite(name, cellSize)), cellSize));
  return joinInRow([...standing, drawSnow(cellSize), drawGoalThing(cellSize)]);
}

export function drawGoalThing(cellSize: number): Bitmap {
  return inFrame(drawGoal(cellSize), cellSize);
}

/** Draws the hole with its fish. A white rim two pixels wide separates them from black scenery. */
function drawGoal(cellSize: number): Bitmap {
  const goal = withHalo(withHalo(findSprite("goal", cellSize)));
  return crop(goal, 1, 0, goal.width - 2, goal.height - 1);
}

function emptyFrame(cellSize: number): Bitmap {
  return createBitmap(cellSize + 2 * SIDE_MARGIN, cellSize + TOP_MARGIN + BOTTOM_MARGIN);
}

function inFrame(sprite: Bitmap, cellSize: number): Bitmap {
  const frame = emptyFrame(cellSize);
  blit(frame, sprite, SIDE_MARGIN + Math.floor((cellSize - sprite.width) / 2), TOP_MARGIN + cellSize - sprite.height);
  return frame;
}

function drawSnow(cellSize: number): Bitmap {
  const frame = emptyFrame(cellSize);
  const patch = circle(SIDE_MARGIN + cellSize / 2, TOP_MARGIN + cellSize / 2, cellSize / 2 + 0.6);
  fill(frame, patch, "white");
  const flake = withHalo(findSprite("flake", cellSize));
  blit(
    frame,
    flake,
    SIDE_MARGIN + Math.floor((cellSize - flake.width) / 2),
    TOP_MARGIN + Math.floor((cellSize - flake.height) / 2),
  );
  return frame;
}

/**
 * How many pixels the shadow of a thing on the ice reaches to the right for each pixel of the thing's height. The light
 * comes low from the igloo at the left.
 */
const SHADOW_RIGHT = 0.75;
/** How many pixels the shadow of a thing on the ice reaches up the screen for each pixel of the thing's height. */
const SHADOW_UP = 0.28;
const SHADOW_LEFT_MARGIN = 10;

/**
 * Draws five shadows of things on the ice: of one crag, two crags, the sliding seal, and the sitting seal looking right
 * and left. Only pixels where x + y is even are black, so that a shadow is grey. Each picture is 46 pixels wider than a
 * cell and as high as a cell; the cell begins 10 pixels from the left.
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

/**
 * Draws the rings of water that spread from the hole when the seal dives into it, in eight pictures of 120 by 78
 * pixels. The last picture stays on the screen.
 */
export function drawRingsTable(): Bitmap {
  return joinInRow(Array.from({ length: RING_FRAMES }, (_, frame) => drawRings(RING_FROM + frame * RING_STEP)));
}

function drawRings(outermost: number): Bitmap {
  const frame = createBitmap(RINGS_WIDTH, RINGS_HEIGHT);
  for (let ring = 0; ring < RINGS; ring++) {
    const radius = outermost - ring * RING_GAP;
    if (radius < RING_FROM) break;
    const thickness = radius > 30 ? 1 : 2;
    drawRingBand(frame, radius + 2, radius - thickness - 2, "white");
    drawRingBand(frame, radius, radius - thickness, "black");
  }
  return frame;
}

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
