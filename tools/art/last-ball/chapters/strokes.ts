/**
 * Helps to draw the scenery of Last Ball's chapters except the first: draws things with a rim and the light around a
 * lamp, and darkens rooms.
 */
import { clamp, growArea, paintArea, paintTone, type Area } from "../../areas";
import { inkAt, setInk, type Bitmap, type Ink } from "../../bitmap";
import { passesDither } from "../../dither";

/** Paints an area in one colour, `ink`, and a rim around it, `pixels` wide, in the opposite colour. */
export function paintHaloed(onto: Bitmap, area: Area, ink: Ink, pixels = 2): void {
  paintArea(onto, growArea(area, pixels), ink === "white" ? "black" : "white");
  paintArea(onto, area, ink);
}

/**
 * Draws the light of a lamp within an area. It fades with the distance from the lamp at (`x`, `y`). Beside the lamp,
 * `most` of every 64 pixels are white.
 */
export function paintGlow(onto: Bitmap, within: Area, x: number, y: number, radius: number, most: number): void {
  paintTone(onto, within, "white", (pixelX, pixelY) =>
    clamp((1 - Math.hypot(pixelX - x, pixelY - y) / radius) * most * 1.4, 0, most),
  );
}

/** Blackens `of64` of every 64 white pixels of a picture, for a room without light. */
export function darken(scene: Bitmap, of64: number): void {
  for (let y = 0; y < scene.height; y++) {
    for (let x = 0; x < scene.width; x++) {
      if (inkAt(scene, x, y) === "white" && passesDither(x, y, of64)) setInk(scene, x, y, "black");
    }
  }
}
