/**
 * Draws the windows of the screen on which the player enters a code (letters that hold a level or a challenge). There
 * is a pane for each letter, and a drum (a wheel with letters) for the letter that is being entered.
 */
import { createBitmap, fill, joinInRow, type Bitmap } from "./bitmap";
import { box, intersection, roundedBox } from "./shapes";
import { ditherFill } from "./drawing";

const PANE = { width: 38, height: 56, corner: 7 };
const DRUM = { width: 48, height: 128, corner: 12 };
/**
 * How far each of the two lines above and below the selected letter lies from the middle of the drum, in pixels. The
 * drum is a wheel with letters.
 */
const LETTER_REACH = 26;

/**
 * Draws the pane behind one letter of a code (letters that hold a level or a challenge) in two pictures, 38 by 56
 * pixels: dark with a thin frame, then lit.
 */
export function drawPanes(): Bitmap {
  return joinInRow([drawPane(false), drawPane(true)]);
}

function drawPane(isLit: boolean): Bitmap {
  const pane = createBitmap(PANE.width, PANE.height);
  const { width, height, corner } = PANE;
  fill(pane, roundedBox(0, 0, width, height, corner), "white");
  if (!isLit) fill(pane, roundedBox(1, 1, width - 1, height - 1, corner - 1), "black");
  return pane;
}

/**
 * Draws the window for the letter of a code that the player is entering, 48 by 128 pixels. It shows a drum (a wheel
 * with letters) that is grey at its upper and lower end.
 */
export function drawDrum(): Bitmap {
  const { width, height, corner } = DRUM;
  const drum = createBitmap(width, height);
  fill(drum, roundedBox(0, 0, width, height, corner), "white");
  fill(drum, roundedBox(3, 3, width - 3, height - 3, corner - 3), "black");
  const face = roundedBox(4, 4, width - 4, height - 4, corner - 4);
  fill(drum, face, "white");
  const middle = height / 2;
  ditherFill(drum, face, "black", (_x, y) => Math.min(40, (Math.abs(y - middle) - 54) * 4));
  for (const y of [middle - LETTER_REACH - 2, middle + LETTER_REACH])
    fill(drum, intersection(face, box(0, y, width, y + 2)), "black");
  return drum;
}
