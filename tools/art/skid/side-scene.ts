/** Draws the large picture of Skid's scenery that stands beside menus, such as the settings. */
import { fill, type Bitmap } from "../bitmap";
import { dither } from "../dither";
import { offset, polygon, roundedBox, type Shape } from "../shapes";
import { rectangle, castShadow, blitWithHalo, ditherFill } from "../drawing";
import { toPoints } from "../titles/scenes";
import { SPRITES } from "../titles/sprites";
import { darken, drawSideScene, HEIGHT, WIDTH, type SceneLight } from "../side-scenes/frame";

const LAMP = { x: 100, top: 22, foot: 72 };
const FLOOR = 132;
const TILE = 32;

const lampshade: Shape = polygon(toPoints(LAMP.x - 20, LAMP.top, LAMP.x + 20, LAMP.top, LAMP.x + 40, LAMP.foot, LAMP.x - 40, LAMP.foot)); // prettier-ignore

export const drawPlayroomScene = (): Bitmap => drawSideScene(draw);

function draw(onto: Bitmap, light: SceneLight): void {
  const wall = rectangle(0, 0, WIDTH, FLOOR);
  if (light === "none") ditherFill(onto, wall, "white", () => 8);
  else if (light !== "out") {
    ditherFill(onto, wall, "white", (x, y) => 62 - Math.max(0, Math.hypot((x - LAMP.x) / 1.15, y - 52) - 26) * 0.82);
  }
  fill(onto, rectangle(0, FLOOR, WIDTH, HEIGHT - FLOOR), "white");
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 7; column++) {
      const isDark = (row + column) % 2 === 0;
      if (isDark) fill(onto, rectangle(column * TILE - 12, FLOOR + 4 + row * TILE, TILE, TILE), "black", dither(14));
    }
  }
  fill(onto, rectangle(0, FLOOR - 2, WIDTH, 4), "black");
  drawChest(onto);
  for (const [sprite, x] of [
    [SPRITES.dark, 26],
    [SPRITES.light, 144],
  ] as const) {
    castShadow(onto, sprite, x + (x < LAMP.x ? -4 : 4), 138);
    blitWithHalo(onto, sprite, x, 136);
  }
  if (light === "none") return;
  if (light !== "lit") darken(onto, light === "out" ? 44 : 40);
  drawLamp(onto, light);
}

function drawChest(onto: Bitmap): void {
  const chest = roundedBox(44, 94, 156, 150, 4);
  fill(onto, offset(chest, 3), "black");
  fill(onto, chest, "white");
  fill(onto, rectangle(44, 106, 112, 2), "black");
  fill(onto, rectangle(44, 128, 112, 2), "black");
  for (const y of [117, 139]) {
    fill(onto, roundedBox(88, y - 4, 112, y + 4, 4), "black");
    fill(onto, rectangle(92, y - 1, 16, 2), "white");
  }
  for (const x of [48, 148]) fill(onto, rectangle(x, 94, 4, 56), "black", dither(30));
}

function drawLamp(onto: Bitmap, light: SceneLight): void {
  fill(onto, offset(lampshade, 3), "black");
  fill(onto, lampshade, "white");
  if (light === "out") fill(onto, offset(lampshade, -1.2), "black");
  const ink = light === "out" ? "white" : "black";
  for (let x = LAMP.x - 24; x <= LAMP.x + 24; x += 12) {
    fill(onto, polygon(toPoints(x - (x - LAMP.x) * 0.4, LAMP.top + 6, x - (x - LAMP.x) * 0.4 + 1, LAMP.top + 6, x + 1, LAMP.foot - 6, x, LAMP.foot - 6)), ink); // prettier-ignore
  }
  fill(onto, rectangle(LAMP.x - 5, LAMP.foot + 2, 10, 16), "black");
  fill(onto, rectangle(LAMP.x - 3, LAMP.foot + 2, 6, 16), "white");
  fill(onto, roundedBox(LAMP.x - 18, LAMP.foot + 15, LAMP.x + 18, LAMP.foot + 22, 3), "black");
  fill(onto, roundedBox(LAMP.x - 16, LAMP.foot + 16, LAMP.x + 16, LAMP.foot + 20, 2), "white");
}
