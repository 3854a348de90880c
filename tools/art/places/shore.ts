import { fill, type Bitmap } from "../bitmap";
import { common, ellipse, grown, polygon } from "../shapes";
import { bar, castShadow, drawStars, place, shade } from "../titles/draw";
import { corners, drawAurora } from "../titles/places";
import { SPRITES } from "../titles/sprites";
import { darken, drawPlace, WIDTH, type Light } from "./frame";

const GROUND = 134;
const DOME = { x: 76, width: 64, height: 74 };
const DOOR = { x: 122, width: 26, height: 40 };
const COURSE = 15;

/** An igloo below the aurora; its door throws a fan of light on the snow. */
export const drawShorePlace = (): Bitmap => drawPlace(draw);

function draw(onto: Bitmap, light: Light): void {
  drawStars(onto, 0, 0, WIDTH, 90, 10);
  drawAurora(onto);
  const snow = bar(0, GROUND - 6, WIDTH, 120);
  fill(onto, bar(0, GROUND - 8, WIDTH, 130), "black");
  fill(onto, snow, "white");
  shade(onto, snow, "black", (_x, y) => Math.max(20, 38 - (y - GROUND) * 0.3));
  drawDome(onto);
  if (light !== "lit") darken(onto, 44);
  drawDoor(onto, light);
}

function drawDome(onto: Bitmap): void {
  const above = bar(0, 0, WIDTH, GROUND);
  const whole = ellipse(DOME.x, GROUND, DOME.width, DOME.height);
  const dome = common(whole, above);
  fill(onto, common(grown(whole, 3), above), "black");
  fill(onto, dome, "white");
  for (let course = 1; course < 5; course++) {
    const y = GROUND - COURSE * course;
    fill(onto, common(dome, bar(0, y, WIDTH, 1)), "black");
  }
  for (let course = 0; course < 5; course++) {
    for (let x = 10 + (course % 2) * 13; x < 150; x += 26) {
      fill(onto, common(dome, bar(x + course * 2, GROUND - COURSE * (course + 1) + 1, 1, COURSE - 1)), "black");
    }
  }
  shade(onto, common(dome, ellipse(DOME.x + 54, GROUND, 44, 84)), "black", () => 16);
}

function drawDoor(onto: Bitmap, light: Light): void {
  const above = bar(0, 0, WIDTH, GROUND);
  const porch = (more: number) => common(ellipse(DOOR.x, GROUND, DOOR.width + more, DOOR.height + more), above);
  fill(onto, porch(3), "black");
  fill(onto, porch(0), "white");
  if (light !== "lit") shade(onto, porch(0), "black", () => 40);
  fill(onto, porch(-7), "black");
  if (light === "out") {
    place(onto, SPRITES.seal, 136, 142);
    return;
  }
  fill(onto, porch(-9), "white");
  const fan = polygon(corners(DOOR.x - 17, GROUND, DOOR.x + 17, GROUND, 214, 240, 96, 240));
  fill(onto, fan, "white");
  if (light === "alone") shade(onto, fan, "black", (_x, y) => (y - GROUND) * 0.6);
  castShadow(onto, SPRITES.seal, 140, 146);
  place(onto, SPRITES.seal, 132, 142);
}
