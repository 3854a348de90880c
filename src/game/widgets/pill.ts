/** Draws the pill that marks a selected row. */
import { fillBox, fillDisc, type Ink } from "../../device/screen";

/** Fills a box with round ends. */
export function fillPill(ink: Ink, x: number, y: number, width: number, height: number): void {
  const radius = Math.floor(height / 2);
  fillDisc(ink, x + radius, y + radius, radius);
  fillDisc(ink, x + width - radius, y + radius, radius);
  fillBox(ink, x + radius, y, width - 2 * radius, height);
}
