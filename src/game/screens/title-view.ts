/** Draws the menu of the title screen, and the line of text in the water of the quay. */
import { fillBox, fillDisc } from "../../device/screen";
import { drawText, textWidth } from "../../device/text";
import type { List, Row } from "../widgets/list";
import { fillPill } from "../widgets/pill";

export interface DrawnRow extends Row {
  /**
   * The ring before the row "Today" of the title screen's menu: empty, half or full, as none, some or all of today's
   * daily levels are won. Other rows have "none", which is no ring.
   */
  readonly ring: "none" | "empty" | "half" | "full";
}

/**
 * The rows of the title screen's menu, in pixels: the left edge of their texts, the top of the first, and the height.
 */
export const ROWS = { x: 28, y: 77, height: 20 };
const PILL = { left: 4, width: 123, height: 20 };
const BALL = { x: 16, radius: 6 };
const RING = { radius: 5, inner: 3 };
const LINE = { left: 136, right: 395, y: 217, gap: 12 };
/** The greatest width of the texts that the title screen draws on the water below the quay, in pixels. */
export const LINE_WIDTH = LINE.right - LINE.left - LINE.gap;

export function drawRows(list: List, rows: readonly DrawnRow[]): void {
  const pillTop = ROWS.y + Math.floor(list.shownChosen * ROWS.height);
  fillPill("white", PILL.left, pillTop, PILL.width, PILL.height);
  fillDisc("black", BALL.x, pillTop + PILL.height / 2, BALL.radius);
  rows.forEach(({ label, ring }, index) => {
    const top = ROWS.y + index * ROWS.height;
    const isChosen = index === list.chosen;
    drawText(label, ROWS.x, top - 1, "left", isChosen ? "black" : "white");
    if (ring !== "none" && !isChosen) drawRing(top + ROWS.height / 2, ring);
  });
}

function drawRing(y: number, ring: "empty" | "half" | "full"): void {
  fillDisc("white", BALL.x, y, RING.radius);
  if (ring !== "full") fillDisc("black", BALL.x, y, RING.inner);
  if (ring === "half") fillBox("white", BALL.x - RING.inner, y, 2 * RING.inner, RING.inner);
}

/**
 * Draws the line of text in the water of the title screen: the puzzle's name and a note on what the selected row opens.
 * A long note replaces the name.
 */
export function drawLine(name: string, note: string): void {
  if (textWidth("text", name) + textWidth("text", note) <= LINE_WIDTH)
    drawText(name, LINE.left, LINE.y, "left", "white");
  if (note !== "") drawText(note, LINE.right, LINE.y, "right", "white");
}
