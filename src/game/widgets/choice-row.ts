/** Draws two rows of text at the bottom of a page. The player chooses one of the two rows. */
import { SCREEN_WIDTH } from "../../device/screen";
import { drawText, textWidth } from "../../device/text";
import { fillPill } from "./pill";

/**
 * The two rows at the bottom of a page, in pixels: the top of the upper one, the distance to the lower one, and the box
 * of the chosen row.
 */
export const ROWS = { y: 193, apart: 22, height: 21, padding: 13 };

/** The top of the upper of two rows of text, in pixels. It is for pages that show the buttons' texts below the rows. */
export const RAISED_TOP = 167;

/**
 * Draws one of two rows of text around the column `middle`, in a white box with round ends if it is chosen. `row` is 0
 * for the upper and 1 for the lower row. `top` is the top of the upper row.
 */
export function drawChoiceRow(
  text: string,
  row: number,
  isChosen: boolean,
  middle = SCREEN_WIDTH / 2,
  top = ROWS.y,
): void {
  const y = top + row * ROWS.apart;
  const width = textWidth("text", text) + 2 * ROWS.padding;
  if (isChosen) fillPill("white", Math.floor(middle - width / 2), y, width, ROWS.height);
  drawText(text, middle, y, "centre", isChosen ? "black" : "white");
}
