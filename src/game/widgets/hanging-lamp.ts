/** Draws a lamp that hangs by a cord over a large number, and the light below the lamp. */
import { fillBox } from "../../device/screen";
import { drawImage, drawSprite } from "../../device/sprites";

const LAMP = { pictures: "images/hanging-lamps", lit: 1, dark: 2, halfWidth: 26, height: 24 };
const LIGHT = { picture: "images/lamp-light", halfWidth: 104, rise: 4 };

/**
 * Draws a lamp with its cord around the x coordinate `x`. The cord begins at the y coordinate `lineY`, and the lamp's
 * upper edge is at `y`.
 */
export function drawHangingLamp(x: number, lineY: number, y: number, isLit: boolean): void {
  fillBox("white", x, lineY, 1, y - lineY);
  drawSprite(LAMP.pictures, isLit ? LAMP.lit : LAMP.dark, x - LAMP.halfWidth, y);
}

/** Draws the light that falls from a lamp. `y` is the upper edge of the lamp, and `x` its middle. */
export function drawLampLight(x: number, y: number): void {
  drawImage(LIGHT.picture, x - LIGHT.halfWidth, y + LAMP.height - LIGHT.rise);
}
