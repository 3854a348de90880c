/**
 * Draws the toys of the puzzle Skid in all poses. Also draws the shadows and motion smears (faint copies behind a fast
 * piece) of Skid's pieces.
 */
import { flatten, leanSideways, narrow, stretch } from "../deform";
import { createBitmap, fill, inkAt, joinInRow, setInk, blit, type Bitmap } from "../bitmap";
import { box, offset, roundedBox } from "../shapes";
import { drawSmear, SMEAR_REACH } from "../smear";
import {
  placeInCellWithoutHalo,
  CELL_LEFT,
  CELL_TOP,
  frameSide,
  placeInCell,
  PIT_RIM,
  SPRITES,
  type CellSize,
} from "./sprites";

/**
 * The kind of a toy. Red toys are dark and round and have two ears; yellow toys are light and square and have a knob.
 */
export type ToyKind = "red" | "yellow";

interface Eye {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly pupilWidth: number;
  readonly pupilHeight: number;
}

type Look = "ahead" | "up" | "right" | "down" | "left";

const EYES: Readonly<Record<string, Eye>> = {
  "red-38": { left: 6, top: 11, width: 8, height: 10, pupilWidth: 4, pupilHeight: 5 },
  "red-48": { left: 8, top: 15, width: 9, height: 12, pupilWidth: 5, pupilHeight: 6 },
  "red-small-38": { left: 4, top: 8, width: 6, height: 7, pupilWidth: 3, pupilHeight: 4 },
  "red-small-48": { left: 6, top: 11, width: 7, height: 9, pupilWidth: 4, pupilHeight: 5 },
  "yellow-38": { left: 5, top: 13, width: 6, height: 7, pupilWidth: 3, pupilHeight: 4 },
  "yellow-48": { left: 7, top: 17, width: 7, height: 8, pupilWidth: 4, pupilHeight: 5 },
  "yellow-small-38": { left: 4, top: 9, width: 4, height: 5, pupilWidth: 2, pupilHeight: 3 },
  "yellow-small-48": { left: 4, top: 12, width: 7, height: 7, pupilWidth: 3, pupilHeight: 4 },
};

const LOOKS: readonly Look[] = ["up", "right", "down", "left"];
const LEAN = 3;
const STRETCH = 2;
const SQUASH = 5;

/**
 * Draws a kind of toy in 15 pictures. The order is: looking ahead, up, right, down and left; leaning in these four
 * directions; squashed from above and from the side; in a pit; from behind; small and from behind; with shut eyes.
 */
export function drawToyTable(kind: ToyKind, cellSize: CellSize): Bitmap {
  const looks = LOOKS.map((look) => withPupils(`${kind}-${cellSize}`, look));
  const [up, right, down, left] = looks;
  const ahead = withPupils(`${kind}-${cellSize}`, "ahead");
  const leans = [stretch(up, STRETCH), leanSideways(right, LEAN), flatten(down, STRETCH), leanSideways(left, -LEAN)];
  const back = SPRITES[`${kind}-back-${cellSize}`];
  const standing = [ahead, ...looks, ...leans, flatten(ahead, SQUASH), narrow(ahead, SQUASH)];
  return joinInRow([
    ...standing.map((sprite) => placeInCell(sprite, cellSize)),
    placeInPit(withPupils(`${kind}-small-${cellSize}`, "up"), cellSize),
    placeInCell(back, cellSize),
    placeInCell(SPRITES[`${kind}-far-${cellSize}`], cellSize, Math.round(cellSize / 4)),
    placeInCell(withEyesShut(kind, cellSize), cellSize),
  ]);
}

/** Returns a toy whose pupils look in a direction. A toy that looks ahead squints a little. */
export function withPupils(name: string, look: Look): Bitmap {
  const sprite = copySprite(SPRITES[name]);
  const { left, top, width, height, pupilWidth, pupilHeight } = EYES[name];
  const maxDx = width - pupilWidth;
  const maxDy = height - pupilHeight;
  const dx = { ahead: maxDx - 1, up: Math.floor(maxDx / 2), right: maxDx, down: Math.floor(maxDx / 2), left: 0 }[look];
  const dy = {
    ahead: Math.floor(maxDy / 2),
    up: 0,
    right: Math.floor(maxDy / 2),
    down: maxDy,
    left: Math.floor(maxDy / 2),
  }[look];
  const rightEye = sprite.width - left - width;
  drawPupil(sprite, left + dx, top + dy, pupilWidth, pupilHeight);
  drawPupil(sprite, rightEye + (look === "ahead" ? maxDx - dx : dx), top + dy, pupilWidth, pupilHeight);
  return sprite;
}

const EYE_RIM = 3;

function withEyesShut(kind: ToyKind, cellSize: CellSize): Bitmap {
  const sprite = copySprite(SPRITES[`${kind}-${cellSize}`]);
  const { left, top, width, height } = EYES[`${kind}-${cellSize}`];
  const [lid, line] = kind === "red" ? (["black", "white"] as const) : (["white", "black"] as const);
  const middle = top + Math.floor(height / 2);
  for (const eye of [left, sprite.width - left - width]) {
    fill(sprite, offset(box(eye, top, eye + width, top + height), EYE_RIM), lid);
    fill(sprite, box(eye, middle, eye + width, middle + 2), line);
  }
  return sprite;
}

function drawPupil(onto: Bitmap, left: number, top: number, width: number, height: number): void {
  const radius = width > 3 ? 1.5 : 0.5;
  fill(onto, roundedBox(left, top, left + width, top + height, radius), "black");
}

/**
 * Draws a piece of Skid that stands in a pit, in front of the pit's dark inside. The near edge of the pit hides its
 * lower part.
 */
export function placeInPit(sprite: Bitmap, cellSize: CellSize): Bitmap {
  const frame = createBitmap(frameSide(cellSize), frameSide(cellSize));
  const bottom = CELL_TOP + cellSize - Math.round(cellSize / 5);
  fill(frame, box(CELL_LEFT + PIT_RIM, CELL_TOP + PIT_RIM, CELL_LEFT + cellSize - PIT_RIM, bottom), "black");
  blit(frame, placeInCell(sprite, cellSize, Math.round(cellSize / 8)), 0, 0);
  fill(frame, (_x, y) => bottom - y, "clear");
  return frame;
}

/** Draws the grey shadow of a game piece: only pixels where x + y is even are black. */
export function drawShadowOf(sprite: Bitmap, cellSize: CellSize): Bitmap {
  const bare = placeInCellWithoutHalo(sprite, cellSize);
  const frame = createBitmap(bare.width, bare.height);
  for (let y = 0; y < frame.height; y++) {
    for (let x = 0; x < frame.width; x++) {
      if ((x + y) % 2 === 0 && inkAt(bare, x - 3, y - 3) !== "clear") setInk(frame, x, y, "black");
    }
  }
  return frame;
}

/**
 * Draws the faint copies behind a piece that slides up, right, down and left. The pictures are wider than the piece's
 * own picture on each side, so that the copies fit.
 */
export function drawSmears(sprite: Bitmap, cellSize: CellSize): Bitmap[] {
  const side = frameSide(cellSize) + 2 * SMEAR_REACH;
  return LOOKS.map((_, direction) => {
    const frame = createBitmap(side, side);
    const top = SMEAR_REACH + frameSide(cellSize) - 6 - sprite.height;
    drawSmear(frame, sprite, Math.floor((side - sprite.width) / 2), top, direction);
    return frame;
  });
}

function copySprite(sprite: Bitmap): Bitmap {
  const copy = createBitmap(sprite.width, sprite.height);
  blit(copy, sprite, 0, 0);
  return copy;
}
