import { fillBox, fillGrey, SCREEN_HEIGHT, SCREEN_WIDTH } from "../device/screen";
import { writeText } from "../device/text";

/** A rectangle of the screen. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const FRONT_DEPTH = 6;
const HEADING_X = 26;
const HEADING_TOP = 4;

/** A white slab in the dark, seen a little from the front: what pages lie on, as boards do. */
export function drawSlab({ x, y, width, height }: Place): void {
  fillBox("white", x, y, width, height);
  fillBox("black", x, y + height, width, FRONT_DEPTH);
  fillGrey("middle", x, y + height + 1, width, FRONT_DEPTH - 1);
}

/** An empty page with its heading. */
export function drawPage(heading: string): void {
  fillBox("black", 0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
  writeText("large", heading, HEADING_X, HEADING_TOP, "left", "white");
}
