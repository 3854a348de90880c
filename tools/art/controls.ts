/**
 * Draws the pictures of the Playdate console's controls that stand in the game's texts: the buttons Ⓐ and Ⓑ, the cross
 * (D-pad) and the crank.
 */
import { createBitmap, fill, setInk, type Bitmap } from "./bitmap";
import { box, circle, roundedBox, union, type Shape } from "./shapes";

const CONTROL_SIZE = 18;

const LETTER_A = [
  "..##..", // the pixels of the letter A, row by row
  ".####.",
  "##..##",
  "##..##",
  "######",
  "######",
  "##..##",
  "##..##",
  "##..##",
];

const LETTER_B = [
  "#####.", // the pixels of the letter B, row by row
  "######",
  "##..##",
  "#####.",
  "#####.",
  "##..##",
  "##..##",
  "######",
  "#####.",
];

const disc: Shape = circle(9, 9, 8);
const cross: Shape = union(roundedBox(6, 1, 12, 17, 1.5), roundedBox(1, 6, 17, 12, 1.5));
const crank: Shape = union(box(0, 12, 5, 15), box(5, 4, 8, 15), box(8, 5, 10, 8), roundedBox(10, 2, 18, 11, 2));

/**
 * Draws the Playdate console's controls in four white pictures, 18×18 pixels: the buttons Ⓐ and Ⓑ, the cross (D-pad)
 * and the crank.
 */
export function drawControls(): Bitmap[] {
  return [drawButton(LETTER_A), drawButton(LETTER_B), drawCross(), drawControl(crank)];
}

function drawButton(letter: readonly string[]): Bitmap {
  const button = drawControl(disc);
  letter.forEach((row, y) => {
    [...row].forEach((pixel, x) => {
      if (pixel === "#") setInk(button, 6 + x, 4 + y, "clear");
    });
  });
  return button;
}

function drawCross(): Bitmap {
  const key = drawControl(cross);
  fill(key, circle(9, 9, 1.6), "clear");
  return key;
}

function drawControl(shape: Shape): Bitmap {
  const key = createBitmap(CONTROL_SIZE, CONTROL_SIZE);
  fill(key, shape, "white");
  return key;
}
