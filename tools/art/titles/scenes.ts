/** Draws parts of scenery that several pictures share: an aurora, an igloo, the sun, hills and grass. */
import { fill, setInk, type Bitmap } from "../bitmap";
import { ditherFill, createDice, rectangle, WIDTH } from "../drawing";
import { difference, ellipse, intersection, offset, type Shape } from "../shapes";

/** Draws two curtains of the aurora over the whole width of the screen. */
export function drawAurora(onto: Bitmap): void {
  const roll = createDice(7);
  const rays = Array.from({ length: 200 }, () => roll(100) / 100);
  for (const { base, height, phase } of [
    { base: 60, height: 52, phase: 0.6 },
    { base: 108, height: 58, phase: 2.4 },
  ]) {
    for (let x = 0; x < WIDTH; x++) {
      const share = x / WIDTH;
      const foot = base + 8 * Math.sin(share * 5.2 + phase) + 3 * Math.sin(share * 13 + phase);
      const tall = height * (0.55 + 0.45 * rays[(x >> 2) + 30]);
      const glow = 0.5 + 0.5 * rays[(x >> 1) % 200];
      ditherFill(
        onto,
        rectangle(x, foot - tall, 1, tall),
        "white",
        (_x, y) => 58 * glow * ((y - foot + tall) / tall) ** 1.8,
      );
    }
  }
}

/** Draws an igloo: a dome of blocks with a door at the right. (left, groundY) is the lower left corner of the igloo. */
export function drawIgloo(onto: Bitmap, left: number, groundY: number): void {
  const above = rectangle(0, 0, WIDTH, groundY);
  const dome = intersection(ellipse(left + 30, groundY, 30, 36), above);
  fill(onto, intersection(offset(ellipse(left + 30, groundY, 30, 36), 2), above), "black");
  fill(onto, dome, "white");
  for (const [course, joints] of [
    [0, [5, 19, 34]],
    [1, [12, 26, 41]],
    [2, [18, 32, 46]],
    [3, [26, 37]],
  ] as const) {
    const y = groundY - 9 * (course + 1);
    fill(onto, intersection(dome, rectangle(0, y, WIDTH, 1)), "black");
    for (const joint of joints) fill(onto, intersection(dome, rectangle(left + joint, y + 1, 1, 8)), "black");
  }
  ditherFill(onto, intersection(dome, ellipse(left + 56, groundY, 22, 40)), "black", () => 18);
  const porch = intersection(ellipse(left + 48, groundY, 14, 20), above);
  fill(onto, intersection(offset(ellipse(left + 48, groundY, 14, 20), 2), above), "black");
  fill(onto, porch, "white");
  fill(onto, intersection(ellipse(left + 50, groundY, 10, 15), above), "black");
  fill(onto, intersection(ellipse(left + 50, groundY, 8, 13), above), "white");
}

/** Draws a hill. The y coordinate of its upper edge at x is `topAt(x)`. `of64` of every 64 of its pixels are black. */
export function drawHill(onto: Bitmap, topAt: (x: number) => number, of64: number): void {
  const hill: Shape = (x, y) => topAt(x) - y;
  fill(onto, hill, "white");
  ditherFill(onto, hill, "black", () => of64);
  fill(
    onto,
    difference(hill, (x, y) => topAt(x) + 2 - y),
    "black",
  );
}

/** Draws a tuft of grass whose upper left corner is at (x, y). */
export function drawTuft(onto: Bitmap, x: number, y: number): void {
  for (const [dx, dy] of [[0, 0], [1, 1], [1, 2], [4, 0], [3, 1], [3, 2]]) setInk(onto, x + dx, y + dy, "black"); // prettier-ignore
}

/** Returns the corners of a polygon as points, from a list of x and y in turn. */
export function toPoints(...coordinates: readonly number[]): { x: number; y: number }[] {
  return Array.from({ length: coordinates.length / 2 }, (_, index) => ({
    x: coordinates[2 * index],
    y: coordinates[2 * index + 1],
  }));
}
