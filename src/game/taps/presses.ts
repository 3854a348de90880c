/**
 * Translates taps on the touch screen into presses of buttons. The tap is on one of several things, such as the rows of
 * a menu.
 */
import { BUTTON_A, BUTTON_B, type Button } from "../../device/input";
import { SCREEN_WIDTH } from "../../device/screen";
import type { Tap } from "../../device/touch";
import { DOWN, LEFT, RIGHT, UP } from "../../kernel/direction";

/** From this y coordinate on, in pixels, a tap may be on a text at the foot of the screen, such as "Ⓑ back". */
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
 * of ✛ up.
 */
export function pressesUpOrDown(steps: number): readonly Button[] {
  return repeat(steps < 0 ? UP : DOWN, Math.abs(steps));
}

/** Returns the presses that move a cursor sideways to another column, or Ⓐ if the cursor is already there. */
export function pressesToColumn(from: number, to: number): readonly Button[] {
  return from === to ? [BUTTON_A] : repeat(to < from ? LEFT : RIGHT, Math.abs(to - from));
}

/**
 * Returns the presses that move the cursor of a campaign's map from the chapter at one place to another. Places are
 * counted from 0 at the foot of the map.
 */
export function pressesToPlace(from: number, to: number): readonly Button[] {
  return repeat(to < from ? DOWN : UP, Math.abs(to - from));
}

/** Returns whether a tap is on the text that says what Ⓑ does, in the lower left corner of the screen. */
export function isOnBack({ x, y }: Tap): boolean {
  return y >= FOOT_TOP && x < FOOT_TEXT_WIDTH;
}

/** Returns whether a tap is on the text in the lower right corner of the screen, which names a button. */
export function isOnRightFoot({ x, y }: Tap): boolean {
  return y >= FOOT_TOP && x >= SCREEN_WIDTH - FOOT_TEXT_WIDTH;
}

function repeat(button: Button, count: number): Button[] {
  const buttons: Button[] = [];
  for (let index = 0; index < count; index++) buttons.push(button);
  return buttons;
}
