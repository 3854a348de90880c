import { createBitmap, fill, inOneRow, type Bitmap } from "./bitmap";
import { box, capsule, circle, grown, roundedBox, union, without, type Shape } from "./shapes";

const SIZE = 20;
const CENTRE = { x: 10, y: 9 };
const BULB_RADIUS = 4.6;

const bulb: Shape = union(circle(CENTRE.x, CENTRE.y, BULB_RADIUS), box(8, 12, 12, 15));
const socket: Shape = union(box(7, 15, 13, 16), roundedBox(8, 17, 12, 19, 1));
const rays: Shape = union(...[-180, -135, -90, -45, 0].map(ray));

/** The lamp in two frames, white: lit while the position can be won, and out. */
export function drawLampTable(): Bitmap {
  return inOneRow([drawLamp(union(bulb, socket, rays)), drawLamp(union(without(bulb, grown(bulb, -1.2)), socket))]);
}

function drawLamp(shape: Shape): Bitmap {
  const lamp = createBitmap(SIZE, SIZE);
  fill(lamp, shape, "white");
  return lamp;
}

function ray(degrees: number): Shape {
  const at = (distance: number) => ({
    x: CENTRE.x + distance * Math.cos((degrees * Math.PI) / 180),
    y: CENTRE.y + distance * Math.sin((degrees * Math.PI) / 180),
  });
  return capsule(at(7), at(9), 1.4);
}
