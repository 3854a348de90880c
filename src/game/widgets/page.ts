import { fillBox, fillGrey, SCREEN_HEIGHT, SCREEN_WIDTH, type Box } from "../../device/screen";
import { writeText } from "../../device/text";

const FRONT_DEPTH = 6;
const HEADING_X = 26;
const HEADING_TOP = 4;

/** A white sheet in the dark, seen a little from the front: what pages lie on, as boards lie on slabs. */
export function drawSheet({ x, y, width, height }: Box): void {
  fillBox("white", x, y, width, height);
  fillBox("black", x, y + height, width, FRONT_DEPTH);
  fillGrey("middle", x, y + height + 1, width, FRONT_DEPTH - 1);
}

/** An empty page with its heading. */
export function drawPage(heading: string): void {
  fillBox("black", 0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
  writeText("large", heading, HEADING_X, HEADING_TOP, "left", "white");
}
