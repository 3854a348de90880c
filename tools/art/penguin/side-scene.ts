/** Draws the large picture of Penguin's scenery that stands beside menus, such as the settings. */
import { fill, type Bitmap } from "../bitmap";
import { circle, intersection, offset, polygon, type Shape } from "../shapes";
import { rectangle, castShadow, createDice, drawStars, blitWithHalo, ditherFill } from "../drawing";
import { toPoints } from "../titles/scenes";
import { SPRITES } from "../titles/sprites";
import { drawSideScene, HEIGHT, WIDTH, type SceneLight } from "../side-scenes/frame";

const LAMP = { x: 100, y: 38 };
const HORIZON = 116;

const tower: Shape = polygon(toPoints(86, 52, 114, 52, 122, 120, 78, 120));
const rock: Shape = polygon(toPoints(40, 128, 54, 116, 70, 112, 84, 114, 118, 112, 138, 117, 152, 122, 162, 128));
const roof: Shape = polygon(toPoints(82, 26, 100, 8, 118, 26));

/**
 * Draws Penguin's scenery for menus: a lighthouse on its rock, two beams over the sea, and a penguin on an ice floe.
 */
export const drawFloeScene = (): Bitmap => drawSideScene(draw);

function draw(onto: Bitmap, light: SceneLight): void {
  drawStars(onto, 0, 0, WIDTH, 100, 12);
  if (light === "none") drawMoon(onto);
  else if (light !== "out") drawBeams(onto);
  drawSea(onto);
  if (light !== "none") drawTower(onto, light !== "out");
  drawIce(onto, light);
}

function drawBeams(onto: Bitmap): void {
  for (const x of [0, WIDTH]) {
    const beam = polygon(toPoints(LAMP.x, LAMP.y - 6, LAMP.x, LAMP.y + 6, x, LAMP.y + 34, x, LAMP.y - 18));
    ditherFill(onto, beam, "white", (pixelX) => 58 - Math.abs(pixelX - LAMP.x) * 0.36);
  }
}

/**
 * Draws the moon, which replaces the lighthouse in levels without dead ends (states from which no win can be reached).
 */
function drawMoon(onto: Bitmap): void {
  fill(onto, circle(LAMP.x, LAMP.y + 10, 20), "white");
  for (const [x, y, radius] of [
    [-6, 4, 5],
    [7, 14, 4],
    [5, -2, 3],
  ] as const) {
    ditherFill(onto, circle(LAMP.x + x, LAMP.y + y, radius), "black", () => 26);
  }
}

function drawSea(onto: Bitmap): void {
  fill(onto, rectangle(0, HORIZON, WIDTH, HEIGHT - HORIZON), "black");
  fill(onto, rectangle(0, HORIZON, WIDTH, 1), "white");
  const roll = createDice(5);
  for (let y = HORIZON + 5; y < HEIGHT; y += 6) {
    for (let x = roll(16); x < WIDTH; x += 14 + roll(20)) fill(onto, rectangle(x, y, 3 + roll(8), 1), "white");
  }
}

function drawTower(onto: Bitmap, isLit: boolean): void {
  fill(onto, offset(rock, 3), "black");
  fill(onto, rock, "white");
  ditherFill(onto, offset(rock, -2), "black", (x) => (x > 106 ? 44 : 30));
  fill(onto, offset(tower, 3), "black");
  fill(onto, tower, "white");
  for (const y of [60, 84, 108]) fill(onto, intersection(tower, rectangle(0, y, WIDTH, 11)), "black");
  ditherFill(onto, intersection(tower, rectangle(106, 0, 40, HEIGHT)), "black", () => 26);
  fill(onto, rectangle(78, 46, 44, 8), "black");
  fill(onto, rectangle(80, 48, 40, 4), "white");
  fill(onto, rectangle(84, 24, 32, 24), "black");
  fill(onto, rectangle(86, 26, 28, 20), "white");
  fill(onto, rectangle(88, 28, 24, 16), isLit ? "white" : "black");
  for (const x of [93, 105]) fill(onto, rectangle(x, 26, 1, 20), isLit ? "black" : "white");
  fill(onto, offset(roof, 2), "black");
  fill(onto, roof, "white");
}

function drawIce(onto: Bitmap, light: SceneLight): void {
  const ice = polygon(toPoints(8, 152, 24, 142, 60, 139, 96, 141, 140, 138, 176, 143, 192, 154, 196, 240, 4, 240));
  fill(onto, offset(ice, 2), "black");
  fill(onto, ice, "white");
  ditherFill(onto, ice, "black", (x) =>
    light === "none" ? 0 : light === "lit" ? Math.max(0, 18 - Math.abs(x - LAMP.x) * 0.5) : 44,
  );
  if (light === "lit") castShadow(onto, SPRITES.front, 98, 142);
  blitWithHalo(onto, SPRITES.front, 94, 136);
  for (const x of [30, 158]) blitWithHalo(onto, SPRITES.fir, x, 126);
}
