/**
 * Helps to draw the orchards of all chapters of Fruit: shifts points, colours areas, and cuts pictures of moving things
 * out of a scenery.
 */
import { growArea, paintArea, type Area, type Spot } from "../../areas";
import { blit, createBitmap, crop, inkAt, joinInRow, setInk, type Bitmap, type Ink } from "../../bitmap";
import { passesDither } from "../../dither";
import { HEIGHT } from "../../drawing";
import { ORCHARD_WIDTH } from "../orchard";

interface MovingBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly pictures: number;
}

/**
 * Draws a scenery `pictures` times, each time with a moving thing in another position. Cuts the box with this thing out
 * of each drawing, and returns the cut pictures side by side.
 */
export function drawMoving(
  { x, y, width, height, pictures }: MovingBox,
  drawScene: (picture: number) => Bitmap,
): Bitmap {
  return joinInRow(Array.from({ length: pictures }, (_, picture) => crop(drawScene(picture), x, y, width, height)));
}

/** Colours an area with `ink`. Draws a rim around it, `pixels` pixels wide, in the opposite colour (black or white). */
export function paintHaloed(onto: Bitmap, area: Area, ink: "black" | "white", pixels = 1): void {
  paintArea(onto, growArea(area, pixels), ink === "white" ? "black" : "white");
  paintArea(onto, area, ink);
}

export function cropToOrchard(scene: Bitmap): Bitmap {
  return crop(scene, 0, 0, ORCHARD_WIDTH, HEIGHT);
}

export function shiftPoints(x: number, y: number, points: readonly Spot[]): Spot[] {
  return points.map(([right, down]) => [x + right, y + down]);
}

/**
 * Draws something shifted to the right. First, `draw` draws on an empty picture of the orchard's size. This picture is
 * then copied onto `onto`, `right` pixels to the right.
 */
export function drawAside(onto: Bitmap, right: number, draw: (onto: Bitmap) => void): void {
  const thing = createBitmap(ORCHARD_WIDTH, HEIGHT);
  draw(thing);
  blit(onto, thing, right, 0);
}

/**
 * Darkens a scenery below the y coordinate `top`, for pictures without light: blackens `of64` of every 64 pixels that
 * have the colour `ink`.
 */
export function shadeBelow(scene: Bitmap, top: number, ink: Ink, of64: number): void {
  for (let y = top; y < scene.height; y++) {
    for (let x = 0; x < scene.width; x++) {
      if (inkAt(scene, x, y) === ink && passesDither(x, y, of64)) setInk(scene, x, y, "black");
    }
  }
}
