import { fill, type Bitmap } from "../bitmap";
import { leafy } from "../fruit/leaves";
import { circle, ellipse, grown, union, type Shape } from "../shapes";
import { bar, castShadow, dice, place, shade } from "../titles/draw";
import { drawHill, drawTuft } from "../titles/places";
import { SPRITES } from "../titles/sprites";
import { darken, drawPlace, HEIGHT, WIDTH, type Light } from "./frame";

const SUN = { x: 100, y: 50, radius: 27 };
const RAYS = 16;

const cloud: Shape = union(circle(84, 60, 22), circle(110, 52, 26), circle(134, 64, 18), ellipse(106, 70, 54, 14));

/** The sun over the orchard, and two pears that look for each other. */
export const drawOrchardPlace = (): Bitmap => drawPlace(draw);

function draw(onto: Bitmap, light: Light): void {
  fill(onto, bar(0, 0, WIDTH, HEIGHT), "white");
  drawHill(onto, (x) => 128 - 34 * Math.exp(-(((x - 140) / 60) ** 2)), light === "out" ? 26 : 12);
  drawHill(onto, (x) => 136 - 4 * Math.sin(x / 40), light === "out" ? 14 : 0);
  const roll = dice(6);
  for (let at = 0; at < 22; at++) drawTuft(onto, 4 + roll(190), 142 + roll(90));
  drawTree(onto);
  for (const [sprite, x] of [
    [SPRITES.pear, 74],
    [SPRITES["pear-happy"], 128],
  ] as const) {
    // prettier-ignore
    castShadow(onto, sprite, x + 3, 143);
    place(onto, sprite, x, 140);
  }
  if (light === "alone") darken(onto, 46);
  drawSun(onto);
  if (light !== "out") return;
  fill(onto, grown(cloud, 2), "black");
  fill(onto, cloud, "white");
  shade(onto, cloud, "black", (_x, y) => (y - 56) * 1.2);
}

function drawSun(onto: Bitmap): void {
  fill(onto, circle(SUN.x, SUN.y, SUN.radius + 2), "black");
  fill(onto, circle(SUN.x, SUN.y, SUN.radius), "white");
  for (const [ink, more] of [
    ["white", 1],
    ["black", 0],
  ] as const) {
    for (let at = 0; at < RAYS; at++) {
      const angle = (at * 2 * Math.PI) / RAYS;
      for (let far = SUN.radius + 8; far < SUN.radius + (at % 2 === 0 ? 20 : 15); far += 0.5) {
        const [x, y] = [Math.floor(SUN.x + far * Math.cos(angle)), Math.floor(SUN.y + far * Math.sin(angle))];
        fill(onto, bar(x - more, y - more, 2 + 2 * more, 2 + 2 * more), ink);
      }
    }
  }
}

function drawTree(onto: Bitmap): void {
  const crown = union(circle(18, 94, 22), circle(40, 102, 18), circle(4, 108, 20), ellipse(24, 114, 34, 14));
  fill(onto, grown(union(crown, bar(14, 110, 12, 36)), 2), "white");
  fill(onto, bar(14, 118, 12, 28), "black");
  leafy(onto, crown, 4);
}
