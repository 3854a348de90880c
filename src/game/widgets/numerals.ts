/** Draws numbers in large numerals, which are pictures. */
import { drawSprite, hasSprites } from "../../device/sprites";

const PATH = "images/numerals";
const NUMERAL_WIDTH = 44;

/**
 * Draws a number in large numerals, with its upper left corner at (`x`, `y`). Returns false, without drawing, if it has
 * more than `maxDigits` digits or the numerals' pictures are missing.
 */
export function drawNumerals(number: number, x: number, y: number, maxDigits: number): boolean {
  if (!hasSpaceForNumerals(number, maxDigits) || !hasSprites(PATH)) return false;
  const digits = `${number}`;
  for (let index = 0; index < digits.length; index++) {
    const digit = digits.charCodeAt(index) - "0".charCodeAt(0);
    drawSprite(PATH, digit + 1, x + index * NUMERAL_WIDTH, y);
  }
  return true;
}

/** Returns whether there is space for a number in large numerals, because it has at most `maxDigits` digits. */
export function hasSpaceForNumerals(number: number, maxDigits: number): boolean {
  return `${number}`.length <= maxDigits;
}

export function numeralsWidth(number: number): number {
  return `${number}`.length * NUMERAL_WIDTH;
}
