/**
 * Lists the functions that draw the cards of all daily levels, and the strip with the results of a day. They are listed
 * by the pictures' paths below `assets`.
 */
import { DAY_CARD } from "../../../src/puzzles/looks/day-card";
import { REMIX_CARD } from "../../../src/puzzles/looks/remix-card";
import { createBitmap, fill, setInk, type Bitmap } from "../bitmap";
import { createDice, ditherFill, rectangle } from "../drawing";
import { ellipse, intersection, polygon, roundedBox, type Shape } from "../shapes";
import { SPRITES } from "../titles/sprites";
import { toPoints } from "../titles/scenes";
import { drawRemixCards } from "./remix-card";
import { drawDayCard, GROUND, INSIDE, MIDDLE } from "./frame";

const CARD = `day-card-table-${DAY_CARD.width}-${DAY_CARD.height}.png`;

export const DAY_CARD_PICTURES: Readonly<Record<string, () => Bitmap>> = {
  [`images/last-ball/${CARD}`]: () => drawDayCard({ hero: SPRITES.black, drawPlace: drawFelt }),
  [`images/ice-path/${CARD}`]: () => drawDayCard({ hero: SPRITES.seal, drawPlace: drawShore }),
  [`images/skid/${CARD}`]: () => drawDayCard({ hero: SPRITES.dark, drawPlace: drawFloor }),
  [`images/penguin/${CARD}`]: () => drawDayCard({ hero: SPRITES.front, drawPlace: drawFloe }),
  [`images/fruit/${CARD}`]: () =>
    drawDayCard({ hero: SPRITES.pear, happyHero: SPRITES["pear-happy"], drawPlace: drawOrchard }),
  "images/day-strip.png": drawStrip,
  [`images/remix-card-table-${REMIX_CARD.width}-${REMIX_CARD.height}.png`]: drawRemixCards,
};

function drawStrip(): Bitmap {
  const [width, height] = [384, 48];
  const onto = createBitmap(width, height);
  fill(onto, roundedBox(0, 0, width, height, 5), "white");
  fill(onto, roundedBox(2, 2, width - 2, height - 2, 3), "black");
  fill(onto, roundedBox(3, 3, width - 3, height - 3, 2), "white");
  return onto;
}

function drawFelt(onto: Bitmap, inside: Shape): void {
  ditherFill(onto, inside, "black", (x, y) =>
    Math.min(44, Math.max(0, (Math.hypot((x + 0.5 - MIDDLE) / 32, (y + 0.5 - GROUND + 14) / 38) - 0.72) * 90)),
  );
}

function drawShore(onto: Bitmap, inside: Shape): void {
  const horizon = GROUND - 22;
  fill(onto, intersection(inside, rectangle(0, 0, DAY_CARD.width, horizon)), "black");
  const roll = createDice(11);
  let ray = 0;
  for (let x = INSIDE.left; x < INSIDE.left + INSIDE.width; x++) {
    if ((x - INSIDE.left) % 2 === 0) ray = 10 + roll(12);
    const foot = INSIDE.top + 22 + 3 * Math.sin(x / 4.5);
    const curtain = intersection(inside, rectangle(x, foot - ray, 1, ray));
    ditherFill(onto, curtain, "white", (_x, y) => 60 * ((y - foot + ray) / ray) ** 1.5);
  }
  ditherFill(onto, intersection(inside, ellipse(MIDDLE, GROUND, 17, 3)), "black", () => 26);
}

function drawFloor(onto: Bitmap, inside: Shape): void {
  const size = 13;
  for (let row = 0; row < 5; row++) {
    for (let column = 0; column < 4; column++) {
      if ((row + column) % 2 === 0) continue;
      const square = rectangle(INSIDE.left + column * size, INSIDE.top + row * size, size, size);
      ditherFill(onto, intersection(inside, square), "black", () => 16);
    }
  }
}

function drawFloe(onto: Bitmap, inside: Shape): void {
  const horizon = GROUND - 20;
  const [left, right, top] = [INSIDE.left, INSIDE.left + INSIDE.width, INSIDE.top];
  fill(onto, intersection(inside, rectangle(0, 0, DAY_CARD.width, horizon)), "black");
  const beams = [
    polygon(toPoints(MIDDLE, top + 9, left - 2, top + 12, left - 2, top + 24)),
    polygon(toPoints(MIDDLE, top + 9, right + 2, top + 12, right + 2, top + 24)),
  ];
  for (const beam of beams) fill(onto, intersection(inside, beam), "white");
  fill(onto, rectangle(MIDDLE - 3, top + 4, 6, horizon - top - 4), "black");
  fill(onto, rectangle(MIDDLE - 2, top + 5, 4, horizon - top - 5), "white");
  fill(onto, rectangle(MIDDLE - 2, top + 13, 4, 3), "black");
  fill(onto, rectangle(MIDDLE - 3, top + 7, 6, 1), "black");
  ditherFill(onto, intersection(inside, ellipse(MIDDLE, GROUND, 15, 3)), "black", () => 26);
}

function drawOrchard(onto: Bitmap, inside: Shape): void {
  const roll = createDice(5);
  const edgeAt = (x: number): number => INSIDE.top + 16 + 3 * Math.sin(x / 4.2);
  fill(
    onto,
    intersection(inside, (x, y) => y - edgeAt(x)),
    "black",
  );
  for (let leaf = 0; leaf < 26; leaf++) {
    const [x, y] = [INSIDE.left + roll(INSIDE.width), INSIDE.top + roll(14)];
    for (const [dx, dy] of [[0, 0], [1, 1], [2, 0]]) setInk(onto, x + dx, y + dy, "white"); // prettier-ignore
  }
  fill(onto, intersection(inside, rectangle(0, GROUND, DAY_CARD.width, 1)), "black");
}
