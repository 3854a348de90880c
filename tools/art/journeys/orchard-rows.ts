/** Draws the campaign map of the puzzle Fruit: an orchard of six rows of trees. */
import { journey } from "../../../src/puzzles/fruit/journey";
import { createBitmap, fill, joinInColumn, type Bitmap } from "../bitmap";
import { dither } from "../dither";
import { fillWithLeaves } from "../fruit/leaves";
import { SPRITES as FRUIT } from "../fruit/sprites";
import { circle, ellipse, offset, union, type Shape } from "../shapes";
import { rectangle, createDice, HEIGHT, blitWithHalo, WIDTH } from "../drawing";
import { drawHill, drawSun, drawTuft } from "../titles/scenes";

const ROWS = 6;
const TREES = 10;
const LAWN_TOP = 56;

/**
 * Draws an orchard of six rows of trees with its gate at the lower left, in two pictures: below a cloud, and in the
 * sun.
 */
export function drawOrchardRows(): Bitmap {
  return joinInColumn([drawRows(false), drawRows(true)]);
}

function drawRows(isLit: boolean): Bitmap {
  const orchard = createBitmap(WIDTH, HEIGHT, "white");
  drawSun(orchard, 36, 48);
  drawHill(orchard, (x) => 54 - 24 * Math.exp(-(((x - 230) / 90) ** 2)), 12);
  drawHill(orchard, (x) => LAWN_TOP - 3 * Math.sin(x / 44), 0);
  const rows = journey.roomBoxOf(0);
  const lawn = rectangle(rows.x, LAWN_TOP, WIDTH, HEIGHT);
  fill(orchard, lawn, "black", isLit ? isMown : dither(24));
  for (let row = 0; row < ROWS; row++) drawRow(orchard, row);
  drawHedge(orchard);
  drawPath(orchard);
  drawSign(orchard);
  return orchard;
}

/** Returns whether a pixel of the lawn is dark. Every second stripe of the lawn is slightly darker, as after mowing. */
function isMown(x: number, y: number): boolean {
  return Math.floor((x - journey.roomBoxOf(0).x) / 31) % 2 === 0 && dither(4)(x, y);
}

/** Draws the shadows of a row of trees, and tufts of grass between the trees. */
function drawRow(onto: Bitmap, row: number): void {
  const roll = createDice(row + 11);
  for (let tree = 0; tree < TREES; tree++) {
    const { x, y } = journey.levelPointOf(row * TREES + tree);
    fill(onto, ellipse(x + 6, y + 11, 11, 3.4), "white");
    fill(onto, ellipse(x + 6, y + 11, 10, 2.6), "black", dither(32));
    if (tree < TREES - 1 || row % 2 === 1) drawTuft(onto, x + 14 + roll(2), y - 12 + roll(14));
  }
}

/**
 * Draws the hedges between the rows of trees and along the path at the left.
 * The gate is at the lower end of the path.
 */
function drawHedge(onto: Bitmap): void {
  const right = journey.roomBoxOf(0).x - 2;
  const bushes: Shape[] = [];
  for (let y = LAWN_TOP + 6; y < 204; y += 7) bushes.push(circle(right - 7 + (y % 2), y, 6));
  fill(onto, offset(union(...bushes), 2), "white");
  fillWithLeaves(onto, union(...bushes), 5);
  for (const y of [209, 234]) {
    fill(onto, offset(rectangle(right - 10, y - 3, 6, 8), 1), "white");
    fill(onto, rectangle(right - 10, y - 3, 6, 8), "black");
  }
}

/**
 * Draws stepping stones from the screen's edge through the gate.
 * Above them, draws a basket and a sleeping hedgehog.
 */
function drawPath(onto: Bitmap): void {
  for (const [x, y] of [
    [8, 224],
    [25, 218],
    [43, 223],
    [61, 219],
  ] as const) {
    fill(onto, ellipse(x, y, 7, 4.2), "black");
    fill(onto, ellipse(x, y - 0.5, 5.8, 3), "white");
  }
  const roll = createDice(3);
  for (let tuft = 0; tuft < 14; tuft++) drawTuft(onto, 2 + roll(58), 150 + roll(80));
  const { basket } = FRUIT;
  const hedgehog = FRUIT["hedgehog-asleep"];
  blitWithHalo(onto, basket, 8, 178);
  blitWithHalo(onto, hedgehog, 38, 160 - hedgehog.height);
}

/** Draws the sign in the orchard that shows a small picture of the selected level. */
function drawSign(onto: Bitmap): void {
  const { x, y, width, height } = journey.thumbnailBox;
  for (const postX of [x + 8, x + width - 12]) fill(onto, rectangle(postX, y + height, 4, 22), "black");
  fill(onto, rectangle(x - 4, y - 4, width + 8, height + 8), "white");
  fill(onto, rectangle(x - 3, y - 3, width + 6, height + 6), "black");
  fill(onto, rectangle(x - 1, y - 1, width + 2, height + 2), "white");
}
