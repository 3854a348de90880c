/**
 * Draws what stands on the lanes of the race of two friends that ends a challenge (ten shared levels): the figure of
 * the friend, the marks of the levels, the trails of both figures, and the flag at the finish.
 */
import { createBitmap, blit, fill, inkAt, joinInColumn, joinInRow, setInk, type Bitmap } from "../bitmap";
import { rectangle } from "../drawing";
import { ellipse, offset, polygon, union } from "../shapes";
import { withHalo } from "../sprite-text";
import { CAST_HEIGHT, CAST_WIDTH } from "../../../src/puzzles/looks/cast";
import { SPRITES } from "../titles/sprites";
import { toPoints } from "../titles/scenes";

export const drawBallRacer = () => drawFriend(SPRITES.black);
export const drawSealRacer = () => drawFriend(SPRITES.seal);
export const drawToyRacer = () => drawFriend(SPRITES.dark);
export const drawPenguinRacer = () => drawFriend(SPRITES.front);
export const drawFruitRacer = () => drawFriend(SPRITES.pear);

function drawFriend(hero: Bitmap): Bitmap {
  const frame = createBitmap(CAST_WIDTH, CAST_HEIGHT);
  const haloed = withHalo(inHalfTone(hero));
  blit(frame, haloed, Math.floor((CAST_WIDTH - haloed.width) / 2), CAST_HEIGHT - haloed.height);
  return frame;
}

function inHalfTone(sprite: Bitmap): Bitmap {
  const pale = createBitmap(sprite.width, sprite.height);
  const isLight = isMostlyWhite(sprite);
  const isInside = (x: number, y: number): boolean =>
    [[0, 0], [1, 0], [-1, 0], [0, 1], [0, -1]].every(([dx, dy]) => inkAt(sprite, x + dx, y + dy) === "black"); // prettier-ignore
  for (let y = 0; y < sprite.height; y++) {
    for (let x = 0; x < sprite.width; x++) {
      const ink = inkAt(sprite, x, y);
      // Blackens only every fourth white pixel of a mostly white sprite, so that its eyes remain visible.
      if (isLight) setInk(pale, x, y, ink === "white" && x % 2 === 0 && y % 2 === 0 ? "black" : ink);
      else setInk(pale, x, y, (x + y) % 2 === 0 && isInside(x, y) ? "white" : ink);
    }
  }
  return pale;
}

function isMostlyWhite(sprite: Bitmap): boolean {
  let balance = 0;
  for (let y = 0; y < sprite.height; y++) {
    for (let x = 0; x < sprite.width; x++) {
      const ink = inkAt(sprite, x, y);
      if (ink !== "clear") balance += ink === "white" ? 1 : -1;
    }
  }
  return balance > 0;
}

const MARK = { width: 17, height: 11 };

/**
 * Draws the mark of a level on a lane of the race in two pictures: a ring before the figure of the player or friend
 * reaches the mark, and a full mark afterwards.
 */
export function drawLevelMarks(): Bitmap {
  return joinInRow([false, true].map((isFull) => drawMark(isFull)));
}

function drawMark(isFull: boolean): Bitmap {
  const onto = createBitmap(MARK.width, MARK.height);
  const mark = ellipse(MARK.width / 2, MARK.height / 2, 5.6, 3.6);
  fill(onto, offset(mark, 1.5), "white");
  fill(onto, mark, "black");
  if (!isFull) fill(onto, offset(mark, -1.2), "white");
  return onto;
}

const TRAIL = { width: 320, height: 7, dash: 5, gap: 3 };

/**
 * Draws the trail of a figure along a whole lane of the race in two pictures: solid for the player, dashed for the
 * friend who runs against the player.
 */
export function drawTrails(): Bitmap {
  return joinInColumn([false, true].map((isDashed) => drawTrail(isDashed)));
}

function drawTrail(isDashed: boolean): Bitmap {
  const onto = createBitmap(TRAIL.width, TRAIL.height);
  for (let x = 0; x < TRAIL.width; x++) {
    if (isDashed && x % (TRAIL.dash + TRAIL.gap) >= TRAIL.dash) continue;
    for (const y of [0, TRAIL.height - 1]) setInk(onto, x, y, "black");
  }
  return onto;
}

const FLAG = { width: 30, height: 34 };

/**
 * Draws the flag at the finish of a lane, on which a figure of the race runs. The foot of its pole is at the picture's
 * lower left.
 */
export function drawFlag(): Bitmap {
  const onto = createBitmap(FLAG.width, FLAG.height);
  const pole = rectangle(2, 2, 2, FLAG.height - 3);
  const cloth = polygon(toPoints(4, 3, 13, 5, 27, 2, 27, 15, 13, 18, 4, 16));
  fill(onto, offset(union(pole, cloth), 2), "black");
  fill(onto, offset(union(pole, cloth), 1), "white");
  fill(onto, union(pole, cloth), "black");
  for (const [x, y] of [
    [5, 5],
    [14, 6],
    [22, 4],
    [9, 11],
    [18, 11],
  ])
    fill(onto, rectangle(x, y, 4, 4), "white");
  return onto;
}
