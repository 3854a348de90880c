/** Draws the large picture of Fruit's scenery that stands beside menus, such as the settings. */
import { fill, type Bitmap } from "../bitmap";
import { fillWithLeaves } from "./leaves";
import { circle, ellipse, offset, union, type Shape } from "../shapes";
import { rectangle, castShadow, createDice, blitWithHalo, ditherFill } from "../drawing";
import { drawHill, drawTuft } from "../titles/scenes";
import { SPRITES } from "../titles/sprites";
import { darken, drawSideScene, HEIGHT, WIDTH, type SceneLight } from "../side-scenes/frame";

const SUN = { x: 100, y: 50, radius: 27 };
const RAYS = 16;

const cloud: Shape = union(circle(84, 60, 22), circle(110, 52, 26), circle(134, 64, 18), ellipse(106, 70, 54, 14));

/** Draws the sun over the orchard, and two pears that look for each other. */
export const drawOrchardScene = (): Bitmap => drawSideScene(draw);

function draw(onto: Bitmap, light: SceneLight): void {
  fill(onto, rectangle(0, 0, WIDTH, HEIGHT), "white");
  drawHill(onto, (x) => 128 - 34 * Math.exp(-(((x - 140) / 60) ** 2)), light === "out" ? 26 : 12);
  drawHill(onto, (x) => 136 - 4 * Math.sin(x / 40), light === "out" ? 14 : 0);
  const roll = createDice(6);
  for (let tuft = 0; tuft < 22; tuft++) drawTuft(onto, 4 + roll(190), 142 + roll(90));
  drawTree(onto);
  for (const [sprite, x] of [
    [SPRITES.pear, 74],
    [SPRITES["pear-happy"], 128],
  ] as const) {
    castShadow(onto, sprite, x + 3, 143);
    blitWithHalo(onto, sprite, x, 140);
  }
  if (light === "none") return;
  if (light === "alone") darken(onto, 46);
  drawSun(onto);
  if (light !== "out") return;
  fill(onto, offset(cloud, 2), "black");
  fill(onto, cloud, "white");
  ditherFill(onto, cloud, "black", (_x, y) => (y - 56) * 1.2);
}

function drawSun(onto: Bitmap): void {
  fill(onto, circle(SUN.x, SUN.y, SUN.radius + 2), "black");
  fill(onto, circle(SUN.x, SUN.y, SUN.radius), "white");
  for (const [ink, border] of [
    ["white", 1],
    ["black", 0],
  ] as const) {
    for (let ray = 0; ray < RAYS; ray++) {
      const angle = (ray * 2 * Math.PI) / RAYS;
      for (let distance = SUN.radius + 8; distance < SUN.radius + (ray % 2 === 0 ? 20 : 15); distance += 0.5) {
        const [x, y] = [Math.floor(SUN.x + distance * Math.cos(angle)), Math.floor(SUN.y + distance * Math.sin(angle))];
        fill(onto, rectangle(x - border, y - border, 2 + 2 * border, 2 + 2 * border), ink);
      }
    }
  }
}

function drawTree(onto: Bitmap): void {
  const crown = union(circle(18, 94, 22), circle(40, 102, 18), circle(4, 108, 20), ellipse(24, 114, 34, 14));
  fill(onto, offset(union(crown, rectangle(14, 110, 12, 36)), 2), "white");
  fill(onto, rectangle(14, 118, 12, 28), "black");
  fillWithLeaves(onto, crown, 4);
}
