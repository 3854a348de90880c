import { fillBox } from "../../device/screen";
import { textWidth, writeText } from "../../device/text";
import type { Grid } from "./grid";

// No larger than a cell.
const MOST_OF_NUMBER = 20;
const NUMBER_PADDING = 4;
// In small cells numbers stand close together.
const SMALL_CELL = 20;
const SMALL_NUMBER_PADDING = 1;

/** The numbers of moves on a black tile round a point. */
export function drawNumbers({ cell }: Grid, x: number, y: number, numbers: string): void {
  const height = Math.min(MOST_OF_NUMBER, cell);
  const padding = cell < SMALL_CELL ? SMALL_NUMBER_PADDING : NUMBER_PADDING;
  const width = Math.max(height, textWidth("text", numbers) + 2 * padding);
  const left = x - Math.floor(width / 2);
  const top = y - Math.floor(height / 2);
  fillBox("white", left - 1, top - 1, width + 2, height + 2);
  fillBox("black", left, top, width, height);
  writeText("text", numbers, x + 1, y - 9, "centre", "white");
}
