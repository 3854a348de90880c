/** Draws the numbers of the moves in a move diagram, on black plates with a white rim. */
import { expandBox, fillBox, type Box, type Ink } from "../../../device/screen";
import { drawSprite } from "../../../device/sprites";
import { drawText } from "../../../device/text";
import { FIGURE_GAP, FIGURE_HEIGHT, FIGURE_WIDTH, numberWidth, signBox, type Sign } from "./sign-shape";

const FIGURES = "images/figures";
const FIRST_WHITE = 11;
const RIM = 2;
/**
 * The line of text with a large number begins this many pixels above the top of the number's plate. The line is higher
 * than the plate.
 */
const TEXT_RISE = 1;

/** Draws the number of a move on its plate. */
export function drawSign(sign: Sign): void {
  const box = signBox(sign);
  fillRounded("white", expandBox(box, RIM));
  fillRounded("black", box);
  const number = sign.moveIndex + 1;
  if (sign.isLarge) drawText(`${number}`, sign.x + 1, box.y - TEXT_RISE, "centre", "white");
  else drawNumber(number, sign.x, sign.y - FIGURE_HEIGHT / 2);
}

/** Fills a rectangle without the pixels in its corners. */
function fillRounded(ink: Ink, { x, y, width, height }: Box): void {
  fillBox(ink, x + 1, y, width - 2, height);
  fillBox(ink, x, y + 1, width, height - 2);
}

function drawNumber(number: number, middleX: number, top: number): void {
  let right = middleX + Math.floor((numberWidth(number) + 1) / 2);
  let rest = number;
  while (rest > 0) {
    right -= FIGURE_WIDTH;
    drawSprite(FIGURES, FIRST_WHITE + (rest % 10), right, top);
    right -= FIGURE_GAP;
    rest = Math.floor(rest / 10);
  }
}
