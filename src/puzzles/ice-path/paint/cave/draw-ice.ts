/** Draws ice in a box of a cave's room. */
import { drawClipped, type Box } from "../../../../device/screen";
import { drawSprite } from "../../../../device/sprites";

/** The numbers of the pictures of a room's ice, in light and in the dark. */
const ICE_PICTURES = { lit: 1, dark: 2 };

/** Draws a part of the picture of the ice. `ice` is the path of the pictures of the ice. */
export function drawIce(ice: string, light: keyof typeof ICE_PICTURES, { x, y, width, height }: Box): void {
  drawClipped(x, y, width, height, () => {
    drawSprite(ice, ICE_PICTURES[light], 0, 0);
  });
}
