/** Draws the large picture of Last Ball's scenery that stands beside menus, such as the settings. */
import { drawBlackBall, drawWhiteBall } from "../balls";
import { fill, type Bitmap } from "../bitmap";
import { circle, intersection, ellipse, offset, polygon, union, type Shape } from "../shapes";
import { rectangle, ditherFill } from "../drawing";
import { toPoints } from "../titles/scenes";
import { darken, drawSideScene, type SceneLight } from "../side-scenes/frame";

const LAMP = { x: 100, foot: 46 };
const POOL = { x: 100, y: 138, width: 100, height: 40 };
const BALLS: readonly (readonly [number, number])[] = [[50, 134], [150, 144], [122, 118]]; // prettier-ignore
const BLACK: readonly [number, number] = [96, 146];
const RADIUS = 14;

const dome: Shape = intersection(ellipse(LAMP.x, LAMP.foot, 36, 26), rectangle(0, 0, 200, LAMP.foot));
const lampshade: Shape = union(dome, rectangle(LAMP.x - 38, LAMP.foot - 4, 76, 4), rectangle(LAMP.x - 5, 14, 10, 8));

/** Draws Last Ball's scenery for menus: a lamp above the billiard table, its light, and balls. */
export const drawBilliardScene = (): Bitmap => drawSideScene(draw);

function draw(onto: Bitmap, light: SceneLight): void {
  const pool = ellipse(POOL.x, POOL.y, POOL.width, POOL.height);
  if (light !== "out") {
    if (light !== "none") drawCone(onto);
    fill(onto, pool, "white");
    ditherFill(onto, pool, "black", (x, y) => (distance(x, y) - 0.5) * 124);
  }
  for (const [x, y] of [...BALLS, BLACK]) {
    if (light !== "out") ditherFill(onto, circle(x + (x - LAMP.x) / 14, y + 6, RADIUS), "black", () => 32);
  }
  for (const [x, y] of BALLS) drawWhiteBall(onto, { x, y, radiusX: RADIUS, radiusY: RADIUS });
  drawBlackBall(onto, { x: BLACK[0], y: BLACK[1], radiusX: RADIUS, radiusY: RADIUS });
  if (light === "none") return;
  if (light === "alone") darken(onto, 44);
  drawShade(onto, light !== "out");
}

function drawCone(onto: Bitmap): void {
  const cone = polygon(toPoints(LAMP.x - 34, LAMP.foot, LAMP.x + 34, LAMP.foot, 206, POOL.y, -6, POOL.y));
  ditherFill(onto, cone, "white", (x, y) => {
    const aside = Math.abs(x - LAMP.x) / (30 + (y - LAMP.foot) * 0.85);
    return Math.max(0, Math.min(18, (1.05 - aside) * 34));
  });
}

function distance(x: number, y: number): number {
  return Math.hypot((x - POOL.x) / POOL.width, (y - POOL.y) / POOL.height);
}

function drawShade(onto: Bitmap, isLit: boolean): void {
  fill(onto, offset(lampshade, 2), "black");
  fill(onto, rectangle(LAMP.x - 1, 0, 2, 14), "white");
  fill(onto, lampshade, "white");
  if (!isLit) {
    fill(onto, offset(lampshade, -1.2), "black");
    return;
  }
  for (const aside of [-24, -14, -5, 4, 13, 23]) {
    const rib = polygon(toPoints(LAMP.x + aside * 0.45, 26, LAMP.x + aside * 0.45 + 1.4, 26, LAMP.x + aside + 2, 41, LAMP.x + aside - 1, 41)); // prettier-ignore
    fill(onto, rib, "black");
  }
  fill(onto, rectangle(LAMP.x - 38, LAMP.foot - 5, 76, 1), "black");
}
