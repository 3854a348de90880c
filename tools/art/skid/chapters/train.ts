/**
 * Draws the toy train of Skid's toyshop from above: an engine and two wagons. The train runs on the rim around the
 * board.
 */
import { createBitmap, fill, joinInRow, type Bitmap } from "../../bitmap";
import { circle, offset, polygon, union, type Point, type Shape } from "../../shapes";

/** The side of each square picture of an engine or wagon, in pixels: the width of the board's rim. */
export const TRAIN_SIDE = 24;

/** The number of directions in which each vehicle of the train is drawn: right first, and then clockwise. */
const DIRECTIONS = 8;

/**
 * The shape of a vehicle of the toy train: its outline and its black parts. The vehicle heads right, and its middle is
 * at (0, 0).
 */
interface Vehicle {
  readonly body: readonly (readonly Point[])[];
  readonly black: readonly (readonly Point[])[];
}

const ENGINE: Vehicle = {
  body: [rectangle(-8, -6, -1, 6), rectangle(-2, -4.5, 8, 4.5), [{ x: 8, y: -6 }, { x: 11, y: 0 }, { x: 8, y: 6 }]], // prettier-ignore
  black: [rectangle(-6, -4, -3, 4), rectangle(0, -3, 1.2, 3)],
};
const FULL_WAGON: Vehicle = {
  body: [rectangle(-7.5, -6, 7.5, 6)],
  black: [rectangle(-5.5, -4, 5.5, -1), rectangle(-5.5, 1, 5.5, 4)],
};
const GIFT_WAGON: Vehicle = {
  body: [rectangle(-7.5, -6, 7.5, 6)],
  black: [rectangle(-5.5, -4, -1, -1), rectangle(1, -4, 5.5, -1), rectangle(-5.5, 1, -1, 4), rectangle(1, 1, 5.5, 4)],
};
const CHIMNEY: Point = { x: 4.5, y: 0 };

/** Draws the engine of the toy train in all eight directions, and then each wagon in all eight directions. */
export function drawTrain(): Bitmap {
  return joinInRow([ENGINE, GIFT_WAGON, FULL_WAGON].flatMap((vehicle) => Array.from({ length: DIRECTIONS }, (_, direction) => drawVehicle(vehicle, direction)))); // prettier-ignore
}

/** Draws a puff of smoke of the toy train in three pictures, from fresh to nearly gone. */
export function drawPuffs(): Bitmap {
  return joinInRow(
    [2.6, 3.6, 2.2].map((radius, picture) => {
      const puff = createBitmap(TRAIN_SIDE, TRAIN_SIDE);
      const shape = circle(TRAIN_SIDE / 2, TRAIN_SIDE / 2, radius);
      fill(puff, offset(shape, 1), "black");
      fill(puff, shape, "white");
      if (picture > 0) fill(puff, offset(shape, -1.4), "black");
      return puff;
    }),
  );
}

function drawVehicle(vehicle: Vehicle, direction: number): Bitmap {
  const picture = createBitmap(TRAIN_SIDE, TRAIN_SIDE);
  const body = union(...vehicle.body.map((corners) => turned(corners, direction)));
  fill(picture, offset(body, 1.6), "black");
  fill(picture, body, "white");
  for (const corners of vehicle.black) fill(picture, turned(corners, direction), "black");
  if (vehicle === ENGINE) {
    const { x, y } = turnedPoint(CHIMNEY, direction);
    fill(picture, circle(x, y, 2.2), "black");
  }
  return picture;
}

function turned(corners: readonly Point[], eighths: number): Shape {
  return polygon(corners.map((corner) => turnedPoint(corner, eighths)));
}

function turnedPoint({ x, y }: Point, eighths: number): Point {
  const angle = (eighths * Math.PI) / 4;
  return {
    x: TRAIN_SIDE / 2 + x * Math.cos(angle) - y * Math.sin(angle),
    y: TRAIN_SIDE / 2 + x * Math.sin(angle) + y * Math.cos(angle),
  };
}

function rectangle(left: number, top: number, right: number, bottom: number): Point[] {
  return [{ x: left, y: top }, { x: right, y: top }, { x: right, y: bottom }, { x: left, y: bottom }]; // prettier-ignore
}
