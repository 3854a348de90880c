/** Draws the large picture of Ice Path's scenery that stands beside menus, such as the settings. */
import { fill, type Bitmap } from "../bitmap";
import { circle, intersection, ellipse, offset, polygon } from "../shapes";
import { rectangle, castShadow, drawStars, blitWithHalo, ditherFill } from "../drawing";
import { toPoints, drawAurora } from "../titles/scenes";
import { SPRITES } from "../titles/sprites";
import { darken, drawSideScene, WIDTH, type SceneLight } from "../side-scenes/frame";

const GROUND_Y = 134;
const DOME = { x: 76, width: 64, height: 74 };
const DOOR = { x: 122, width: 26, height: 40 };
const COURSE = 15;

/** Draws Ice Path's scenery for menus: an igloo, whose door throws light on the snow, below the aurora. */
export const drawShoreScene = (): Bitmap => drawSideScene(draw);

function draw(onto: Bitmap, light: SceneLight): void {
  drawStars(onto, 0, 0, WIDTH, 90, 10);
  drawAurora(onto);
  const snow = rectangle(0, GROUND_Y - 6, WIDTH, 120);
  fill(onto, rectangle(0, GROUND_Y - 8, WIDTH, 130), "black");
  fill(onto, snow, "white");
  ditherFill(onto, snow, "black", (_x, y) => Math.max(20, 38 - (y - GROUND_Y) * 0.3));
  if (light === "none") {
    drawSnowman(onto);
    blitWithHalo(onto, SPRITES.seal, 132, 142);
    return;
  }
  drawDome(onto);
  if (light !== "lit") darken(onto, 44);
  drawDoor(onto, light);
}

/**
 * Draws a snowman with a hat, which replaces the igloo in levels without dead ends (states from which no win can be
 * reached).
 */
function drawSnowman(onto: Bitmap): void {
  for (const [y, radius] of [
    [130, 20],
    [103, 14],
    [82, 10],
  ] as const) {
    fill(onto, circle(DOME.x, y, radius + 2), "black");
    fill(onto, circle(DOME.x, y, radius), "white");
    ditherFill(onto, circle(DOME.x + 3, y + 2, radius - 3), "black", (x) => Math.max(0, (x - DOME.x) * 1.6));
  }
  for (const y of [98, 106, 122, 132]) fill(onto, rectangle(DOME.x - 1, y, 2, 2), "black");
  for (const x of [-4, 3]) fill(onto, rectangle(DOME.x + x, 79, 2, 2), "black");
  fill(onto, rectangle(DOME.x - 13, 69, 26, 6), "black");
  fill(onto, rectangle(DOME.x - 12, 70, 24, 3), "white");
  fill(onto, rectangle(DOME.x - 9, 54, 18, 16), "black");
  fill(onto, rectangle(DOME.x - 7, 56, 14, 10), "white");
}

function drawDome(onto: Bitmap): void {
  const above = rectangle(0, 0, WIDTH, GROUND_Y);
  const whole = ellipse(DOME.x, GROUND_Y, DOME.width, DOME.height);
  const dome = intersection(whole, above);
  fill(onto, intersection(offset(whole, 3), above), "black");
  fill(onto, dome, "white");
  for (let course = 1; course < 5; course++) {
    const y = GROUND_Y - COURSE * course;
    fill(onto, intersection(dome, rectangle(0, y, WIDTH, 1)), "black");
  }
  for (let course = 0; course < 5; course++) {
    for (let x = 10 + (course % 2) * 13; x < 150; x += 26) {
      fill(
        onto,
        intersection(dome, rectangle(x + course * 2, GROUND_Y - COURSE * (course + 1) + 1, 1, COURSE - 1)),
        "black",
      );
    }
  }
  ditherFill(onto, intersection(dome, ellipse(DOME.x + 54, GROUND_Y, 44, 84)), "black", () => 16);
}

function drawDoor(onto: Bitmap, light: SceneLight): void {
  const above = rectangle(0, 0, WIDTH, GROUND_Y);
  const porch = (margin: number) =>
    intersection(ellipse(DOOR.x, GROUND_Y, DOOR.width + margin, DOOR.height + margin), above);
  fill(onto, porch(3), "black");
  fill(onto, porch(0), "white");
  if (light !== "lit") ditherFill(onto, porch(0), "black", () => 40);
  fill(onto, porch(-7), "black");
  if (light === "out") {
    blitWithHalo(onto, SPRITES.seal, 136, 142);
    return;
  }
  fill(onto, porch(-9), "white");
  const fan = polygon(toPoints(DOOR.x - 17, GROUND_Y, DOOR.x + 17, GROUND_Y, 214, 240, 96, 240));
  fill(onto, fan, "white");
  if (light === "alone") ditherFill(onto, fan, "black", (_x, y) => (y - GROUND_Y) * 0.6);
  castShadow(onto, SPRITES.seal, 140, 146);
  blitWithHalo(onto, SPRITES.seal, 132, 142);
}
