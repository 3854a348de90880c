import { fillBox, SCREEN_WIDTH } from "../../device/screen";
import { drawSprite } from "../../device/sprites";
import { textWidth, writeText } from "../../device/text";
import { longestIn } from "../widgets/longest";

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
const GAP = 8;

/**
 * Draws the quiet line: the lamp in its middle, and behind that the `count` of moves, where there is room for it.
 * `whispers` are a word to the player in place of the line's end, from long to short, if there are any; Ⓐ, Ⓑ, ✛ and the
 * crank (🎣) are letters of the font.
 */
export function drawHud({ main, side }: HudText, count: string, lamp: Lamp, whispers: readonly string[]): void {
  fillBox("black", 0, 0, SCREEN_WIDTH, LINE_HEIGHT);
  const mainRight = MARGIN + textWidth("text", main);
  const end =
    whispers.length === 0 ? side : longestIn(SCREEN_WIDTH - MARGIN - LAMP_SIZE - 2 * GAP - mainRight, whispers);
  const endLeft = SCREEN_WIDTH - MARGIN - textWidth("text", end);
  writeText("text", main, MARGIN, TEXT_TOP, "left", "white");
  writeText("text", end, endLeft, TEXT_TOP, "left", "white");
  const countWidth = count === "" ? 0 : 2 * GAP + textWidth("text", count);
  const hasCount = mainRight + 2 * GAP + LAMP_SIZE + countWidth <= endLeft;
  const x = lampLeft(mainRight, endLeft, LAMP_SIZE + (hasCount ? countWidth : 0));
  if (lamp !== "hidden") drawSprite(LAMP, lamp === "lit" ? 1 : 2, x, 0);
  if (hasCount) writeText("text", count, x + LAMP_SIZE + GAP, TEXT_TOP, "left", "white");
}

/** The lamp stands in the middle of the line, or as near to it as what stands beside it leaves room. */
function lampLeft(mainRight: number, endLeft: number, width: number): number {
  return Math.max(mainRight + GAP, Math.min(endLeft - GAP - width, (SCREEN_WIDTH - LAMP_SIZE) / 2));
}
