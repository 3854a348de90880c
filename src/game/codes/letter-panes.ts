/**
 * Draws the letters of a code or name that the player is entering. The letter at the cursor is on a drum (a turning
 * cylinder), all others are in small windows.
 */
import { drawClipped, fillArrowhead, fillBox, type Ink } from "../../device/screen";
import { drawImage, drawSprite } from "../../device/sprites";
import { drawLargeText } from "../../device/text";
import type { Tap } from "../../device/touch";
import { UP } from "../../kernel/direction";

const MIDDLE = 200;

/**
 * The number, in the image table `images/pane`, of the picture of a dark window. Each letter that the player enters is
 * drawn in such a small window or on the drum.
 */
export const DARK_PANE = 1;
export const LIT_PANE = 2;

const PANE = { apart: 56, width: 38, height: 56 };
const DRUM = { width: 48, height: 128, edge: 4 };
const PANES_MIDDLE = 106;

/**
 * How far the top of a letter's text line lies above the middle of its small drawn window, in pixels. The letter then
 * stands in the middle of the window.
 */
const LETTER_RISE = 14;
const LETTERS_APART = 44;
const MARK = { gap: 4, size: 8 };

/**
 * Draws a letter in its small window, one of a row of `count` windows. `index`, from 0, is the index of this window,
 * and `frame` is the number of its picture.
 */
export function drawPane(index: number, count: number, letter: string, frame: number): void {
  const middle = paneMiddle(index, count);
  drawSprite("images/pane", frame, middle - PANE.width / 2, PANES_MIDDLE - PANE.height / 2);
  const ink: Ink = frame === LIT_PANE ? "black" : "white";
  drawLargeText(letter, middle, PANES_MIDDLE - LETTER_RISE, "centre", ink);
}

/**
 * Draws a drum (a cylinder with letters) in a row of `count` small windows, in place of the window at `index`. The drum
 * is turned by `turnFraction` of a letter. `letterAfter` returns the letter `by` letters after the selected one.
 */
export function drawDrum(
  index: number,
  count: number,
  letterAfter: (by: number) => string,
  turnFraction: number,
): void {
  const middle = paneMiddle(index, count);
  const top = PANES_MIDDLE - DRUM.height / 2;
  fillBox("black", middle - DRUM.width / 2, top, DRUM.width, DRUM.height);
  drawImage("images/drum", middle - DRUM.width / 2, top);
  drawClipped(middle - DRUM.width / 2, top + DRUM.edge, DRUM.width, DRUM.height - 2 * DRUM.edge, () => {
    for (let by = -2; by <= 2; by++) {
      const y = PANES_MIDDLE - LETTER_RISE + (by - turnFraction) * LETTERS_APART;
      drawLargeText(letterAfter(by), middle, Math.floor(y), "centre", "black");
    }
  });
}

/**
 * Returns the index of the letter at a point, in a row of `count` letters; undefined if no letter is there. On the drum
 * (a cylinder with letters), `turn` says how many letters below the selected letter the point is.
 */
export function letterAtPoint(
  count: number,
  cursor: number | undefined,
  { x, y }: Tap,
): { readonly index: number; readonly turn: number } | undefined {
  const index = Math.floor((x - paneMiddle(0, count)) / PANE.apart + 0.5);
  const height = index === cursor ? DRUM.height : PANE.height;
  if (index < 0 || index >= count || Math.abs(y - PANES_MIDDLE) * 2 > height) return undefined;
  return { index, turn: index === cursor ? Math.floor((y - PANES_MIDDLE) / LETTERS_APART + 0.5) : 0 };
}

/**
 * Marks the letter on the drum (a cylinder with letters) as wrong, by an arrowhead below the drum that points up. The
 * drum has the index `index` in a row of `count` letters.
 */
export function markWrongLetter(index: number, count: number): void {
  fillArrowhead("white", UP, paneMiddle(index, count), PANES_MIDDLE + DRUM.height / 2 + MARK.gap, MARK.size);
}

function paneMiddle(index: number, count: number): number {
  return MIDDLE + (index - (count - 1) / 2) * PANE.apart;
}
