import { fill, type Bitmap } from "../bitmap";
import { dither } from "../dither";
import { grown, polygon, roundedBox, type Shape } from "../shapes";
import { bar, castShadow, place, shade } from "../titles/draw";
import { corners } from "../titles/places";
import { SPRITES } from "../titles/sprites";
import { darken, drawPlace, HEIGHT, WIDTH, type Light } from "./frame";

const LAMP = { x: 100, top: 22, foot: 72 };
const FLOOR = 132;
const TILE = 32;

const lampshade: Shape = polygon(corners(LAMP.x - 20, LAMP.top, LAMP.x + 20, LAMP.top, LAMP.x + 40, LAMP.foot, LAMP.x - 40, LAMP.foot)); // prettier-ignore

/** A lamp on the chest in the playroom, its halo on the wall, and two who are still up. */
export const drawPlayroomPlace = (): Bitmap => drawPlace(draw);

function draw(onto: Bitmap, light: Light): void {
  const wall = bar(0, 0, WIDTH, FLOOR);
  if (light !== "out") {
    shade(onto, wall, "white", (x, y) => 62 - Math.max(0, Math.hypot((x - LAMP.x) / 1.15, y - 52) - 26) * 0.82);
  }
  fill(onto, bar(0, FLOOR, WIDTH, HEIGHT - FLOOR), "white");
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 7; column++) {
      const isDark = (row + column) % 2 === 0;
      if (isDark) fill(onto, bar(column * TILE - 12, FLOOR + 4 + row * TILE, TILE, TILE), "black", dither(14));
    }
  }
  fill(onto, bar(0, FLOOR - 2, WIDTH, 4), "black");
  drawChest(onto);
  for (const [sprite, x] of [
    [SPRITES.dark, 26],
    [SPRITES.light, 144],
  ] as const) {
    // prettier-ignore
    castShadow(onto, sprite, x + (x < LAMP.x ? -4 : 4), 138);
    place(onto, sprite, x, 136);
  }
  if (light !== "lit") darken(onto, light === "out" ? 44 : 40);
  drawLamp(onto, light);
}

function drawChest(onto: Bitmap): void {
  const chest = roundedBox(44, 94, 156, 150, 4);
  fill(onto, grown(chest, 3), "black");
  fill(onto, chest, "white");
  fill(onto, bar(44, 106, 112, 2), "black");
  fill(onto, bar(44, 128, 112, 2), "black");
  for (const y of [117, 139]) {
    fill(onto, roundedBox(88, y - 4, 112, y + 4, 4), "black");
    fill(onto, bar(92, y - 1, 16, 2), "white");
  }
  for (const x of [48, 148]) fill(onto, bar(x, 94, 4, 56), "black", dither(30));
}

function drawLamp(onto: Bitmap, light: Light): void {
  fill(onto, grown(lampshade, 3), "black");
  fill(onto, lampshade, "white");
  if (light === "out") fill(onto, grown(lampshade, -1.2), "black");
  const ink = light === "out" ? "white" : "black";
  for (let x = LAMP.x - 24; x <= LAMP.x + 24; x += 12) {
    fill(onto, polygon(corners(x - (x - LAMP.x) * 0.4, LAMP.top + 6, x - (x - LAMP.x) * 0.4 + 1, LAMP.top + 6, x + 1, LAMP.foot - 6, x, LAMP.foot - 6)), ink); // prettier-ignore
  }
  fill(onto, bar(LAMP.x - 5, LAMP.foot + 2, 10, 16), "black");
  fill(onto, bar(LAMP.x - 3, LAMP.foot + 2, 6, 16), "white");
  fill(onto, roundedBox(LAMP.x - 18, LAMP.foot + 15, LAMP.x + 18, LAMP.foot + 22, 3), "black");
  fill(onto, roundedBox(LAMP.x - 16, LAMP.foot + 16, LAMP.x + 16, LAMP.foot + 20, 2), "white");
}
