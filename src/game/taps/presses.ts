/**
 * Computes for which presses of buttons a tap on the touch screen stands. The tap is on one of several things in a row,
 * such as the rows of a menu.
 */
import { BUTTON_A, BUTTON_B, type Button } from "../../device/input";
import { SCREEN_WIDTH } from "../../device/screen";
import type { Tap } from "../../device/touch";
import { DOWN, LEFT, RIGHT, UP } from "../../kernel/direction";

/**
 * A tap below this height is on a text at the foot of the screen. Most screens have "Ⓑ back" near the lower left corner,
 * and some have a text with Ⓐ near the lower right corner.
 */
const FOOT_TOP = 212;
const FOOT_TEXT_WIDTH = 90;

export const PRESS_A: readonly Button[] = [BUTTON_A];
export const PRESS_B: readonly Button[] = [BUTTON_B];
export const PRESS_NOTHING: readonly Button[] = [];

/** Returns the presses that move a cursor down or up from one row to another, and then press Ⓐ. */
export function pressesToRow(from: number, to: number): readonly Button[] {
  return [...repeat(to < from ? UP : DOWN, Math.abs(to - from)), BUTTON_A];
}

/**
 * Returns `steps` presses of ✛ down, which move a cursor down or turn a letter. If `steps` is negative, returns presses
 * of ✛ up instead.
 */
export function pressesUpOrDown(steps: number): readonly Button[] {
  return repeat(steps < 0 ? UP : DOWN, Math.abs(steps));
}

/** Returns the presses that move a cursor sideways to another column; Ⓐ if the cursor is already there. */
export function pressesToColumn(from: number, to: number): readonly Button[] {
  return from === to ? [BUTTON_A] : repeat(to < from ? LEFT : RIGHT, Math.abs(to - from));
}

/**
 * Returns the presses that move the cursor from the chapter at one place of a campaign's map to the chapter at another
 * place. Place 0 is at the foot of the map, and each place above is one more.
 */
export function pressesToPlace(from: number, to: number): readonly Button[] {
  return repeat(to < from ? DOWN : UP, Math.abs(to - from));
}

/** Returns whether a tap is on the text that says what Ⓑ does, in the lower left corner of the screen. */
export function isOnBack({ x, y }: Tap): boolean {
  return y >= FOOT_TOP && x < FOOT_TEXT_WIDTH;
}

/** Returns whether a tap is on the text near the lower right corner of the screen. */
export function isOnRightFoot({ x, y }: Tap): boolean {
  return y >= FOOT_TOP && x >= SCREEN_WIDTH - FOOT_TEXT_WIDTH;
}

function repeat(button: Button, count: number): Button[] {
  const buttons: Button[] = [];
  for (let index = 0; index < count; index++) buttons.push(button);
  return buttons;
}
