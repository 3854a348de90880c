/** Draws the box with round ends that marks the selected row of a list. */
import { fillBox, fillDisc, type Ink } from "../../device/screen";

export function fillPill(ink: Ink, x: number, y: number, width: number, height: number): void {
  const radius = Math.floor(height / 2);
  fillDisc(ink, x + radius, y + radius, radius);
  fillDisc(ink, x + width - radius, y + radius, radius);
  fillBox(ink, x + radius, y, width - 2 * radius, height);
}
