import { fill, type Bitmap } from "../bitmap";
import { common, grown, polygon, type Shape } from "../shapes";
import { bar, castShadow, dice, drawStars, place, shade } from "../titles/draw";
import { corners } from "../titles/places";
import { SPRITES } from "../titles/sprites";
import { drawPlace, HEIGHT, WIDTH, type Light } from "./frame";

const LAMP = { x: 100, y: 38 };
const HORIZON = 116;

const tower: Shape = polygon(corners(86, 52, 114, 52, 122, 120, 78, 120));
const rock: Shape = polygon(corners(40, 128, 54, 116, 70, 112, 84, 114, 118, 112, 138, 117, 152, 122, 162, 128));
const roof: Shape = polygon(corners(82, 26, 100, 8, 118, 26));

/** A lighthouse on its rock, two beams over the sea, and a penguin on a floe. */
export const drawFloePlace = (): Bitmap => drawPlace(draw);

function draw(onto: Bitmap, light: Light): void {
  drawStars(onto, 0, 0, WIDTH, 100, 12);
  if (light !== "out") drawBeams(onto);
  drawSea(onto);
  drawTower(onto, light !== "out");
  drawIce(onto, light);
}

function drawBeams(onto: Bitmap): void {
  for (const x of [0, WIDTH]) {
    const beam = polygon(corners(LAMP.x, LAMP.y - 6, LAMP.x, LAMP.y + 6, x, LAMP.y + 34, x, LAMP.y - 18));
    shade(onto, beam, "white", (atX) => 58 - Math.abs(atX - LAMP.x) * 0.36);
  }
}

function drawSea(onto: Bitmap): void {
  fill(onto, bar(0, HORIZON, WIDTH, HEIGHT - HORIZON), "black");
  fill(onto, bar(0, HORIZON, WIDTH, 1), "white");
  const roll = dice(5);
  for (let y = HORIZON + 5; y < HEIGHT; y += 6) {
    for (let x = roll(16); x < WIDTH; x += 14 + roll(20)) fill(onto, bar(x, y, 3 + roll(8), 1), "white");
  }
}

function drawTower(onto: Bitmap, isLit: boolean): void {
  fill(onto, grown(rock, 3), "black");
  fill(onto, rock, "white");
  shade(onto, grown(rock, -2), "black", (x) => (x > 106 ? 44 : 30));
  fill(onto, grown(tower, 3), "black");
  fill(onto, tower, "white");
  for (const y of [60, 84, 108]) fill(onto, common(tower, bar(0, y, WIDTH, 11)), "black");
  shade(onto, common(tower, bar(106, 0, 40, HEIGHT)), "black", () => 26);
  fill(onto, bar(78, 46, 44, 8), "black");
  fill(onto, bar(80, 48, 40, 4), "white");
  fill(onto, bar(84, 24, 32, 24), "black");
  fill(onto, bar(86, 26, 28, 20), "white");
  fill(onto, bar(88, 28, 24, 16), isLit ? "white" : "black");
  for (const x of [93, 105]) fill(onto, bar(x, 26, 1, 20), isLit ? "black" : "white");
  fill(onto, grown(roof, 2), "black");
  fill(onto, roof, "white");
}

function drawIce(onto: Bitmap, light: Light): void {
  const ice = polygon(corners(8, 152, 24, 142, 60, 139, 96, 141, 140, 138, 176, 143, 192, 154, 196, 240, 4, 240));
  fill(onto, grown(ice, 2), "black");
  fill(onto, ice, "white");
  shade(onto, ice, "black", (x) => (light === "lit" ? Math.max(0, 18 - Math.abs(x - LAMP.x) * 0.5) : 44));
  if (light === "lit") castShadow(onto, SPRITES.front, 98, 142);
  place(onto, SPRITES.front, 94, 136);
  for (const x of [30, 158]) place(onto, SPRITES.fir, x, 126);
}
