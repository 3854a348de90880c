/**
 * Creates pencils: groups of functions that draw a thing of a campaign map at any size. The coordinates of a thing's
 * shapes are measured from the middle of its lower edge. The pencil scales the shapes and moves them into place.
 */
import { fill, type Bitmap, type Ink } from "../bitmap";
import { passesDither } from "../dither";
import { capsule, polygon, union, type Shape } from "../shapes";
import { toPoints } from "../titles/scenes";

/** The spot and the scale of a drawn thing: (`x`, `foot`) is the middle of the thing's lower edge, in pixels. */
export interface DrawnSpot {
  readonly x: number;
  readonly foot: number;
  readonly scale: number;
}

/**
 * The functions that draw the shapes of one thing, scaled and moved into place. The widths of lines are in pixels and
 * are not scaled.
 */
export interface Pencil {
  readonly black: (...shapes: readonly Shape[]) => void;
  readonly white: (...shapes: readonly Shape[]) => void;
  /** Colours shapes white, with a black outline inside their edge. */
  readonly outlined: (shape: Shape, width?: number) => void;
  /** Draws a line through points. `coordinates` has the x and y of each point in turn. */
  readonly stroke: (ink: Ink, width: number, ...coordinates: readonly number[]) => void;
  /** Darkens a shape: blackens `of64` of every 64 of its pixels. */
  readonly shade: (shape: Shape, of64: number) => void;
}

export function createPencil(onto: Bitmap, { x, foot, scale }: DrawnSpot): Pencil {
  const placed =
    (shape: Shape): Shape =>
    (pixelX, pixelY) =>
      shape((pixelX - x) / scale, (pixelY - foot) / scale) * scale;
  const colour = (ink: Ink, shapes: readonly Shape[]): void => {
    for (const shape of shapes) fill(onto, placed(shape), ink);
  };
  return {
    black: (...shapes) => {
      colour("black", shapes);
    },
    white: (...shapes) => {
      colour("white", shapes);
    },
    outlined: (shape, width = 1.6) => {
      const whole = placed(shape);
      fill(onto, whole, "black");
      fill(onto, (pixelX, pixelY) => whole(pixelX, pixelY) + width, "white");
    },
    stroke: (ink, width, ...coordinates) => {
      // How far the line is shifted, in pixels. A line of one pixel or less is visible only if it runs through the
      // middle of a pixel.
      const shift = width <= 1 ? 0.5 : 0;
      const shape = placed(line(width / scale, ...coordinates));
      fill(onto, (pixelX, pixelY) => shape(pixelX - shift, pixelY - shift), ink);
    },
    shade: (shape, of64) => {
      fill(onto, placed(shape), "black", (pixelX, pixelY) => passesDither(pixelX, pixelY, of64));
    },
  };
}

/** Returns a polygon. `coordinates` has the x and y of each corner in turn. */
export function polygonOf(...coordinates: readonly number[]): Shape {
  return polygon(toPoints(...coordinates));
}

function line(width: number, ...coordinates: readonly number[]): Shape {
  const points = toPoints(...coordinates);
  return union(...points.slice(1).map((to, index) => capsule(points[index], to, width)));
}
