import { fillBox, SCREEN_WIDTH } from "../../device/screen";
import { drawSprite } from "../../device/sprites";
import { textWidth, writeText } from "../../device/text";
import type { HudSide } from "../save/settings";

/** What the quiet line above the board says: at its beginning, and at its end. */
export interface HudText {
  readonly main: string;
  readonly side: string;
}

/** `hidden`: switched off by the player, or not known yet. */
export type Lamp = "lit" | "out" | "hidden";

const LINE_HEIGHT = 22;
const MARGIN = 26;
const TEXT_TOP = 1;

const LAMP = "images/lamp";
const LAMP_SIZE = 20;
const LAMP_GAP = 8;

/**
 * Draws the quiet line. `whisper` is a word to the player in place of the line's end, if it is not empty; Ⓐ, Ⓑ, ✛ and
 * the crank (🎣) are letters of the font. `hand` is the side where the line begins.
 */
export function drawHud({ main, side }: HudText, lamp: Lamp, whisper: string, hand: HudSide): void {
  fillBox("black", 0, 0, SCREEN_WIDTH, LINE_HEIGHT);
  const end = whisper === "" ? side : whisper;
  const [left, right] = hand === "left" ? [main, end] : [end, main];
  writeText("text", left, MARGIN, TEXT_TOP, "left", "white");
  writeText("text", right, SCREEN_WIDTH - MARGIN, TEXT_TOP, "right", "white");
  if (lamp !== "hidden") drawSprite(LAMP, lamp === "lit" ? 1 : 2, lampLeft(left, right), 0);
}

/** In the middle, or as near to it as a long text leaves room. */
function lampLeft(left: string, right: string): number {
  const least = MARGIN + textWidth("text", left) + LAMP_GAP;
  const most = SCREEN_WIDTH - MARGIN - textWidth("text", right) - LAMP_GAP - LAMP_SIZE;
  return Math.max(least, Math.min(most, (SCREEN_WIDTH - LAMP_SIZE) / 2));
}
