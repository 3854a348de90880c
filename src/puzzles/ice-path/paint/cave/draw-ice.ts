/** Draws the ice in a box of a room of a cave (a level of several rooms). */
import { darken, drawClipped, type Box } from "../../../../device/screen";
import { drawSprite } from "../../../../device/sprites";

const ICE_PICTURES = { lit: 1, dark: 2 };

/** Draws the part of a picture of ice that lies in a box. `ice` is the path of the image table with pictures of ice. */
export function drawIce(ice: string, light: keyof typeof ICE_PICTURES, { x, y, width, height }: Box): void {
  drawClipped(x, y, width, height, () => {
    drawSprite(ice, ICE_PICTURES[light], 0, 0);
    if (light === "dark") darken("dusk", x, y, width, height);
  });
}
