/** Draws the light of lamps in the pictures of endings: cones and pools that fade by dithering. */
import type { Bitmap, Ink } from "../bitmap";
import { ditherFill, rectangle } from "../drawing";
import type { Shape } from "../shapes";

/**
 * The cone of light below a lamp, in pixels: the x of its middle, the y of its upper and lower edge, and half its width
 * at these edges.
 */
export interface LightCone {
  readonly x: number;
  readonly top: number;
  readonly foot: number;
  readonly topReach: number;
  readonly footReach: number;
}

/**
 * Draws a lamp's cone of light on a black picture. At the top of the cone, in its middle, `tone` of every 64 pixels are
 * white. At the foot, only the share `footShare` of this light is left.
 */
export function drawLightCone(
  onto: Bitmap,
  { x, top, foot, topReach, footReach }: LightCone,
  tone: number,
  footShare = 0.5,
): void {
  const reach = Math.max(topReach, footReach);
  ditherFill(onto, rectangle(x - reach, top, 2 * reach, foot - top), "white", (pixelX, y) => {
    const depth = (y - top) / (foot - top);
    const aside = Math.abs(pixelX + 0.5 - x) / (topReach + (footReach - topReach) * depth);
    return Math.min(1, (1 - aside) * 1.7) * tone * (1 - (1 - footShare) * depth);
  });
}

/**
 * A round glow of a lamp: its middle and its two radii in pixels, and how many of every 64 pixels it colours in the
 * middle.
 */
export interface Glow {
  readonly x: number;
  readonly y: number;
  readonly radiusX: number;
  readonly radiusY: number;
  readonly tone: number;
}

/** Draws a round glow, but only within `shape`. The light fades from the middle of the glow to its radii. */
export function drawRoundGlow(onto: Bitmap, shape: Shape, ink: Ink, { x, y, radiusX, radiusY, tone }: Glow): void {
  ditherFill(onto, shape, ink, (pixelX, pixelY) => {
    return (1 - Math.hypot((pixelX + 0.5 - x) / radiusX, (pixelY + 0.5 - y) / radiusY)) * tone;
  });
}
