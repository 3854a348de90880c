/**
 * The tip to unfold the crank, on screens where the player enters letters. It appears if the crank is docked and many
 * letters were turned with the direction pad (✛).
 */
import { isConsoleFlipped, isCrankDocked } from "../../device/crank-dock";
import { fillArrowhead, fillBox, SCREEN_WIDTH } from "../../device/screen";
import { drawText, textWidth } from "../../device/text";
import { RIGHT } from "../../kernel/direction";
import { TEXTS } from "../texts/index";
import { fillPill } from "../widgets/pill";
import type { Drum } from "./steer-dial";

/**
 * The number of presses of the direction pad (✛) after which the tip to unfold the crank appears. To turn so many
 * letters with the crank would have been quicker.
 */
const MANY_TURNS = 8;
const TIP = { top: 2, height: 24, textTop: 3, padding: 12, arrow: 5, margin: 4 };

/** Returns whether the tip to unfold the crank is shown. It disappears when the player unfolds the crank. */
export function wantsCrank({ pressedTurns }: Drum): boolean {
  return pressedTurns >= MANY_TURNS && isCrankDocked();
}

/**
 * Draws the tip to unfold the crank at the top right, near the crank. An arrowhead points to the crank, unless the
 * console is upside down.
 */
export function drawCrankTip(drum: Drum): void {
  if (!wantsCrank(drum)) return;
  const arrowWidth = isConsoleFlipped() ? 0 : 2 * TIP.arrow + TIP.margin;
  const width = textWidth("text", TEXTS.crankTip) + 2 * TIP.padding + arrowWidth;
  const left = SCREEN_WIDTH - TIP.margin - width;
  fillBox("black", left - TIP.margin, 0, SCREEN_WIDTH - left + TIP.margin, TIP.top + TIP.height);
  fillPill("white", left, TIP.top, width, TIP.height);
  drawText(TEXTS.crankTip, left + TIP.padding, TIP.textTop, "left", "black");
  const tipX = SCREEN_WIDTH - TIP.margin - TIP.padding + TIP.arrow;
  if (arrowWidth > 0) fillArrowhead("black", RIGHT, tipX, TIP.top + TIP.height / 2, TIP.arrow);
}
