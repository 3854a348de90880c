/**
 * Draws the postcards, small pictures that stand for the puzzles on the statistics screen. A postcard shows figures of
 * its puzzle in their scenery, such as the seal (the animal that the player moves in Ice Path).
 */
import { POSTCARD_HEIGHT, POSTCARD_WIDTH } from "../../../src/puzzles/looks/postcard";
import { createBitmap, fill, type Bitmap, type Ink } from "../bitmap";
import { blitWithHalo, ditherFill, drawStars, rectangle } from "../drawing";
import { circle, difference, ellipse, intersection, polygon, type Shape } from "../shapes";
import { toPoints } from "../titles/scenes";
import { SPRITES } from "../titles/sprites";

const whole = rectangle(0, 0, POSTCARD_WIDTH, POSTCARD_HEIGHT);

function drawPostcard(paper: Ink, drawPlace: (onto: Bitmap) => void, figures: readonly Figure[]): Bitmap {
  const onto = createBitmap(POSTCARD_WIDTH, POSTCARD_HEIGHT, paper);
  drawPlace(onto);
  for (const { sprite, middle, foot } of figures) {
    blitWithHalo(onto, sprite, Math.round(middle - sprite.width / 2), foot - sprite.height);
  }
  fill(onto, difference(whole, rectangle(1, 1, POSTCARD_WIDTH - 2, POSTCARD_HEIGHT - 2)), "black");
  return onto;
}

interface Figure {
  readonly sprite: Bitmap;
  readonly middle: number;
  readonly foot: number;
}

/** Draws Last Ball's postcard, its small picture on the statistics screen: two balls in the light of the lamp. */
export const drawBallCard = (): Bitmap =>
  drawPostcard(
    "white",
    (onto) => {
      const distance = (x: number, y: number) => Math.hypot((x - 41) / 46, (y - 22) / 27);
      ditherFill(onto, whole, "black", (x, y) => Math.max(0, (distance(x, y) - 0.72) * 120));
      for (const x of [26, 62]) ditherFill(onto, ellipse(x + (x - 41) / 9, 36, 13, 3), "black", () => 32);
    },
    [
      { sprite: SPRITES.black, middle: 23, foot: 35 },
      { sprite: SPRITES.white, middle: 59, foot: 35 },
    ],
  );

/** Draws Ice Path's postcard, its small picture on the statistics screen: the seal on the snow, below the aurora. */
export const drawIceCard = (): Bitmap =>
  drawPostcard(
    "black",
    (onto) => {
      for (let x = 0; x < POSTCARD_WIDTH; x++) {
        const foot = 15 + 4 * Math.sin(x / 11) + 2 * Math.sin(x / 4.3);
        const tall = 12 + 4 * Math.sin(x / 2.1 + 1);
        ditherFill(onto, rectangle(x, foot - tall, 1, tall), "white", (_, y) => 58 * ((y - foot + tall) / tall) ** 1.6);
      }
      const snow: Shape = (x, y) => 29 + 2 * Math.sin(x / 13) - y;
      fill(onto, intersection(whole, snow), "white");
      fill(onto, intersection(whole, polygon(toPoints(62, 30, 70, 18, 76, 25, 82, 20, 84, 31))), "white");
      ditherFill(onto, polygon(toPoints(70, 18, 76, 25, 82, 20, 84, 31, 72, 30)), "black", () => 36);
    },
    [{ sprite: SPRITES.seal, middle: 36, foot: 36 }],
  );

/** Draws Skid's postcard, its small picture on the statistics screen: the two kinds of toys on the chequered floor. */
export const drawToyCard = (): Bitmap =>
  drawPostcard(
    "white",
    (onto) => {
      for (let row = 0; row < 4; row++) {
        for (let column = row % 2; column < 7; column += 2) {
          ditherFill(onto, rectangle(column * 12 - 1, row * 12 - 4, 12, 12), "black", () => 20);
        }
      }
    },
    [
      { sprite: SPRITES.dark, middle: 22, foot: 36 },
      { sprite: SPRITES.light, middle: 60, foot: 36 },
    ],
  );

/**
 * Draws Penguin's postcard, its small picture on the statistics screen: the penguin on its floe, in the beam of the
 * lighthouse.
 */
export const drawPenguinCard = (): Bitmap =>
  drawPostcard(
    "black",
    (onto) => {
      drawStars(onto, 26, 2, 54, 12, 6);
      const beam = polygon(toPoints(16, 9, 82, 8, 82, 26, 16, 12));
      ditherFill(onto, beam, "white", (x) => 60 - (x - 16) * 0.45);
      fill(onto, polygon(toPoints(0, 32, 30, 29, 82, 30, 82, 40, 0, 40)), "white");
      fill(onto, polygon(toPoints(12, 15, 20, 15, 24, 33, 8, 33)), "white");
      for (const y of [19, 26]) fill(onto, rectangle(6, y, 20, 3), "black");
      fill(onto, rectangle(11, 7, 10, 7), "white");
      fill(onto, rectangle(15, 8, 2, 6), "black");
      fill(onto, polygon(toPoints(9, 7, 16, 2, 23, 7)), "white");
    },
    [{ sprite: SPRITES.front, middle: 54, foot: 36 }],
  );

export const drawFruitCard = (): Bitmap =>
  drawPostcard(
    "white",
    (onto) => {
      ditherFill(onto, rectangle(0, 33, POSTCARD_WIDTH, 7), "black", (x) => ((x >> 3) % 2 === 0 ? 10 : 24));
      fill(onto, rectangle(0, 33, POSTCARD_WIDTH, 1), "black");
      for (let leaf = 0; leaf < 14; leaf++) fill(onto, circle(leaf * 6.4, 1 + (leaf % 3) * 2, 5), "black");
      for (let leaf = 0; leaf < 14; leaf++) {
        fill(onto, ellipse(leaf * 6.4 + (leaf % 2), 2 + (leaf % 3) * 2, 2.6, 1.2), "white");
      }
    },
    [
      { sprite: SPRITES.pear, middle: 24, foot: 36 },
      { sprite: SPRITES.cherry, middle: 58, foot: 36 },
    ],
  );
