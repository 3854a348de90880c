/**
 * Draws the lamp that hangs above a large number on the screen, and the light of the lamp. Such a number is, for
 * example, the number of levels cleared in a rush (a timed run).
 */
import { createBitmap, fill, joinInRow, type Bitmap } from "./bitmap";
import { ditherFill, rectangle } from "./drawing";
import { circle, ellipse, intersection, offset, polygon, union, type Shape } from "./shapes";
import { toPoints } from "./titles/scenes";

const LAMP_WIDTH = 52;
const LAMP_HEIGHT = 24;
const MIDDLE = LAMP_WIDTH / 2;
/** The y of the lower edge of the lampshade, in pixels. The bulb hangs below it. */
const FOOT = 17;

const shade: Shape = union(
  rectangle(MIDDLE - 4, 0, 8, 5),
  intersection(ellipse(MIDDLE, FOOT, 24, 14), rectangle(0, 0, LAMP_WIDTH, FOOT)),
);

/** Draws the lamp above a large number in two pictures: lit with a shining bulb, and dark as an outline. */
export const drawHangingLamps = (): Bitmap => joinInRow([drawLamp(true), drawLamp(false)]);

function drawLamp(isLit: boolean): Bitmap {
  const onto = createBitmap(LAMP_WIDTH, LAMP_HEIGHT);
  fill(onto, offset(shade, 1), "black");
  fill(onto, shade, "white");
  fill(onto, rectangle(MIDDLE - 25, FOOT - 2, 50, 2), "white");
  if (!isLit) {
    fill(onto, offset(shade, -1.2), "black");
    return onto;
  }
  for (const aside of [-10, 0, 10]) {
    const top = MIDDLE + aside * 0.3;
    fill(
      onto,
      polygon(toPoints(top - 0.5, 6, top + 0.5, 6, MIDDLE + aside + 0.8, 14, MIDDLE + aside - 0.8, 14)),
      "black",
    );
  }
  fill(onto, intersection(circle(MIDDLE, FOOT, 7), rectangle(0, FOOT, LAMP_WIDTH, 8)), "black");
  fill(onto, intersection(circle(MIDDLE, FOOT, 6), rectangle(0, FOOT, LAMP_WIDTH, 8)), "white");
  return onto;
}

const LIGHT_WIDTH = 208;
const LIGHT_HEIGHT = 84;
const HALF_TOP = 14;

/**
 * Draws the cone of light of the lamp above a large number. The light is brightest near the lamp and along the middle
 * of the cone.
 */
export function drawLampLight(): Bitmap {
  const onto = createBitmap(LIGHT_WIDTH, LIGHT_HEIGHT);
  const middle = LIGHT_WIDTH / 2;
  const cone = polygon(
    toPoints(middle - HALF_TOP, 0, middle + HALF_TOP, 0, LIGHT_WIDTH, LIGHT_HEIGHT, 0, LIGHT_HEIGHT),
  );
  ditherFill(onto, cone, "white", (x, y) => {
    const half = HALF_TOP + ((middle - HALF_TOP) * y) / LIGHT_HEIGHT;
    const fromMiddle = Math.abs(x - middle) / half;
    return (46 - (30 * y) / LIGHT_HEIGHT) * Math.min(1, 1.9 * (1 - fromMiddle)) * Math.min(1, (LIGHT_HEIGHT - y) / 10);
  });
  return onto;
}
