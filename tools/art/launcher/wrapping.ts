/** Draws the wrapping paper in which the launcher shows a game that was never opened. */
import { createBitmap, fill, blit, type Bitmap } from "../bitmap";
import { HEIGHT, WIDTH } from "../drawing";
import { circle } from "../shapes";
import { SPRITES } from "../titles/sprites";

const STEP = { x: 50, y: 48 };
const DOT_RADIUS = 2.5;
const THINGS = [SPRITES.seal, SPRITES.cherry, SPRITES.black, SPRITES.front, SPRITES.dark];

/** Draws the wrapping paper, 400×240 pixels: the characters of all puzzles in shifted rows, with dots between them. */
export function drawWrappingPaper(): Bitmap {
  const paper = createBitmap(WIDTH, HEIGHT, "white");
  for (let row = 0; row < HEIGHT / STEP.y; row++) {
    const y = (row + 0.5) * STEP.y;
    for (let column = -1; column <= WIDTH / STEP.x; column++) {
      const x = column * STEP.x + (row % 2 === 0 ? STEP.x / 2 : 0);
      const thing = THINGS[(column + row * 2 + THINGS.length) % THINGS.length];
      blit(paper, thing, x - Math.floor(thing.width / 2), y - Math.floor(thing.height / 2));
      fill(paper, circle(x + STEP.x / 2, y, DOT_RADIUS), "black");
    }
  }
  return paper;
}
