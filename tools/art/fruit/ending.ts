/**
 * Draws the ending of Fruit's campaign in two scenes: lanterns that are lit at sunset, and a feast below them at night.
 */
import { createBitmap, crop, fill, joinInRow, setInk, type Bitmap } from "../bitmap";
import { createDice, ditherFill, drawStars, HEIGHT, rectangle, WIDTH } from "../drawing";
import { drawFruitsTable } from "./fruits";
import { frameSide, SPRITES_BY_CELL_SIZE } from "./sprites";
import {
  box,
  capsule,
  circle,
  difference,
  ellipse,
  intersection,
  offset,
  polygon,
  roundedBox,
  union,
  type Shape,
} from "../shapes";
import { withHalo } from "../sprite-text";
import { drawTuft, toPoints } from "../titles/scenes";
import { standIn } from "../endings/enlarge";
import { drawRoundGlow } from "../endings/light";

const [CHERRIES, PEAR, BANANA, MELON] = [0, 1, 2, 3];
const CELL = 40;
/**
 * The image table of fruits has `count` pictures for each fruit. The ending uses two of them, given by their indexes:
 * with open eyes (`awake`), and `happy`.
 */
const LOOKS = { awake: 0, happy: 7, count: 12 };

const HILL_TOP = 28;

export function drawBackgrounds(): Bitmap {
  return joinInRow([drawDusk(), drawFeast()]);
}

function drawDusk(): Bitmap {
  const sky = createBitmap(WIDTH, HEIGHT, "black");
  drawStars(sky, 0, 28, WIDTH, 30, 12);
  ditherFill(sky, rectangle(0, 30, WIDTH, HEIGHT), "white", (x, y) => {
    return Math.min(64, (y - 34) * 0.46 + 22 * (1 - Math.hypot((x - 248) / 190, (y - 150) / 120)));
  });
  return sky;
}

/** Draws the setting sun of Fruit's ending, 150 by 150 pixels, with short rays around it. */
export function drawSettingSun(): Bitmap {
  const sun = createBitmap(150, 150);
  const middle = 75;
  for (let ray = 0; ray < 24; ray++) {
    const angle = (ray * Math.PI) / 12;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const far = ray % 2 === 0 ? 71 : 65;
    const line = capsule({ x: middle + dx * 56, y: middle + dy * 56 }, { x: middle + dx * far, y: middle + dy * far }, 2.6); // prettier-ignore
    fill(sun, offset(line, 1.2), "white");
    fill(sun, line, "black");
  }
  fill(sun, circle(middle, middle, 50), "black");
  fill(sun, circle(middle, middle, 48), "white");
  return sun;
}

function stringY(x: number): number {
  const [from, to] = x < POLE ? [92, POLE] : [POLE, 420];
  const share = (x - from) / (to - from);
  return 82 + 34 * share * (1 - share) * 2 + (x < POLE ? (1 - share) * 6 : 0);
}

const POLE = 236;

/**
 * Draws the land in front of the sun in the first picture of Fruit's ending: hills, a tree, the pole with its string of
 * lanterns, and a ladder.
 */
export function drawHill(): Bitmap {
  const whole = createBitmap(WIDTH, HEIGHT);
  const far: Shape = (x, y) => 138 - 12 * Math.sin(x / 66 + 0.6) - y;
  const near: Shape = (x, y) => 172 - 7 * Math.sin(x / 92 + 2.4) - y;
  fill(whole, offset(far, 2), "black");
  fill(whole, far, "white");
  ditherFill(whole, far, "black", (x, y) => 30 - (y - 140) * 0.25 - 14 * (1 - Math.abs(x - 248) / 160));
  drawFarTrees(whole);
  fill(whole, offset(near, 2), "black");
  fill(whole, near, "white");
  ditherFill(whole, near, "black", (x, y) => Math.max(0, Math.hypot((x - 236) / 2.2, y - 176) * 0.32 - 6));
  const roll = createDice(31);
  for (let tuft = 0; tuft < 26; tuft++) drawTuft(whole, 110 + roll(280), 184 + roll(48));
  drawString(whole, "black");
  fill(whole, offset(rectangle(POLE - 2, 80, 4, 112), 1), "white");
  fill(whole, rectangle(POLE - 2, 80, 4, 112), "black");
  fill(whole, circle(POLE, 79, 4), "black");
  drawTree(whole, 52, 200, 1);
  drawLadder(whole);
  return crop(whole, 0, HILL_TOP, WIDTH, HEIGHT - HILL_TOP);
}

function drawFarTrees(onto: Bitmap): void {
  for (const x of [120, 142, 164, 338, 360, 382]) {
    const y = 138 - 12 * Math.sin(x / 66 + 0.6) + 8;
    fill(onto, rectangle(x - 1, y + 4, 2, 7), "black");
    fill(onto, circle(x, y, 7.5), "white");
    fill(onto, circle(x, y, 6.3), "black");
    fill(onto, ellipse(x - 2, y - 2, 2, 1.6), "white");
  }
}

function drawString(onto: Bitmap, ink: "black" | "white"): void {
  for (let x = 90; x < WIDTH; x++) {
    const y = Math.round(stringY(x));
    setInk(onto, x, y, ink);
    setInk(onto, x, y + 1, ink);
  }
}

function drawTree(onto: Bitmap, x: number, foot: number, side: 1 | -1): void {
  const crown = union(
    ellipse(x - side * 22, 84, 40, 30),
    ellipse(x + side * 16, 74, 40, 32),
    ellipse(x + side * 4, 56, 38, 24),
    ellipse(x + side * 34, 94, 28, 20),
  );
  const trunk = polygon(toPoints(x - 9, 100, x + 9, 100, x + 10, foot - 18, x + 20, foot, x - 20, foot, x - 10, foot - 18)); // prettier-ignore
  fill(onto, offset(union(crown, trunk), 2), "white");
  fill(onto, union(crown, trunk), "black");
  const roll = createDice(41);
  for (let y = 34; y < 116; y += 5) {
    for (let leafX = x - 70; leafX < x + 70; leafX += 7) {
      const [left, top] = [leafX + roll(3), y + roll(3)];
      const isRising = roll(2) === 0;
      if (crown(left, top) > -4 || crown(left + 4, top + 3) > -3 || roll(10) < 2) continue;
      for (let step = 0; step < 3; step++) setInk(onto, left + step, top + (isRising ? 2 - step : step), "white");
    }
  }
}

const LADDER = { foot: { x: 344, y: 214 }, head: { x: 330, y: 112 }, width: 20 };

function drawLadder(onto: Bitmap): void {
  const { foot, head, width } = LADDER;
  const rails = [0, width].map((aside) => capsule({ x: head.x + aside, y: head.y }, { x: foot.x + aside, y: foot.y }, 3.4)); // prettier-ignore
  const rungs = Array.from({ length: 9 }, (_, rung) => {
    const share = (rung + 0.6) / 9;
    const [x, y] = [head.x + (foot.x - head.x) * share, head.y + (foot.y - head.y) * share];
    return capsule({ x, y }, { x: x + width, y }, 2.6);
  });
  fill(onto, offset(union(...rails, ...rungs), 1.2), "white");
  fill(onto, union(...rails, ...rungs), "black");
}

/** Draws a paper lantern of Fruit's ending in two pictures of 56 by 56 pixels: dark, and lit with its glow. */
export function drawLanterns(): Bitmap {
  return joinInRow(
    [false, true].map((isLit) => {
      const frame = createBitmap(56, 56);
      if (isLit)
        drawRoundGlow(frame, circle(28, 28, 27), "white", { x: 28, y: 28, radiusX: 27, radiusY: 27, tone: 60 });
      const body = ellipse(28, 28, 9, 11);
      const caps = union(rectangle(24, 15, 8, 3), rectangle(24, 38, 8, 3));
      fill(frame, offset(union(body, caps), 2), isLit ? "black" : "white");
      fill(frame, union(body, caps), isLit ? "white" : "black");
      for (const y of [22, 27, 32]) fill(frame, intersection(body, rectangle(18, y, 20, 1)), isLit ? "black" : "white");
      fill(frame, intersection(caps, rectangle(24, 15, 8, 26)), "black");
      fill(frame, rectangle(27, 8, 2, 8), isLit ? "white" : "black");
      return frame;
    }),
  );
}

function fruitLook(kind: number, look: number): Bitmap {
  const side = frameSide(CELL);
  return crop(drawFruitsTable(CELL), (kind * LOOKS.count + look) * side, 0, side, side);
}

/** Draws the pear that climbs the ladder in Fruit's ending, in two pictures: awake and happy. */
export function drawClimbingPear(): Bitmap {
  return joinInRow(
    [LOOKS.awake, LOOKS.happy].map((look) => standIn(crop(fruitLook(PEAR, look), 4, 4, 40, 42), 40, 44)),
  );
}

/**
 * Draws the four fruits at the feast of Fruit's ending (cherries, pear, banana and melon), each in two pictures: awake
 * and happy.
 */
export function drawGuests(): Bitmap {
  return joinInRow(
    [CHERRIES, PEAR, BANANA, MELON].flatMap((kind) =>
      [LOOKS.awake, LOOKS.happy].map((look) => standIn(fruitLook(kind, look), 50, 50)),
    ),
  );
}

/** Draws the hedgehog that eats in Fruit's ending, in three pictures: awake, biting and chewing. */
export function drawHedgehog(): Bitmap {
  const sprites = SPRITES_BY_CELL_SIZE[CELL];
  return joinInRow(
    ["hedgehog-awake", "hedgehog-bites", "hedgehog-chews"].map((name) => standIn(withHalo(sprites[name]), 46, 30)),
  );
}

function drawFeast(): Bitmap {
  const night = createBitmap(WIDTH, HEIGHT, "black");
  drawStars(night, 110, 28, 180, 60, 16);
  const far: Shape = (x, y) => 140 - 14 * Math.sin(x / 90 + 0.2) - y;
  fill(night, offset(far, 1), "white");
  fill(night, far, "black");
  ditherFill(night, far, "white", (_x, y) => 5 + (y - 130) * 0.14);
  const lawn: Shape = (x, y) => 168 - 4 * Math.sin(x / 120) - y;
  fill(night, offset(lawn, 1), "white");
  fill(night, lawn, "black");
  ditherFill(night, lawn, "white", (x, y) => 74 - Math.hypot((x - 200) / 2.3, (y - 200) * 1.1) * 0.78);
  drawNightString(night);
  drawTree(night, 38, 206, 1);
  drawTree(night, 362, 206, -1);
  return night;
}

function nightStringY(x: number): number {
  const share = (x - 80) / 240;
  return 62 + 64 * share * (1 - share);
}

function drawNightString(onto: Bitmap): void {
  for (let x = 80; x < 320; x++) setInk(onto, x, Math.round(nightStringY(x)), "white");
}

/**
 * Draws the table of the feast in Fruit's ending with its cloth, plates and a bowl. The table hides the lower parts of
 * the fruits behind it.
 */
export function drawTable(): Bitmap {
  const frame = createBitmap(280, 80);
  const top = polygon(toPoints(22, 6, 258, 6, 276, 24, 4, 24));
  const cloth = box(4, 24, 276, 58);
  const scallops = union(...Array.from({ length: 17 }, (_, index) => circle(12 + index * 16, 57, 8)));
  fill(frame, offset(union(top, cloth, scallops), 2), "black");
  fill(frame, union(top, cloth, scallops), "white");
  fill(frame, rectangle(4, 24, 272, 2), "black");
  ditherFill(frame, intersection(union(cloth, scallops), box(0, 26, 280, 80)), "black", (x, y) => {
    return (Math.floor((x - 4) / 16) + Math.floor((y - 26) / 14)) % 2 === 0 ? 32 : 0;
  });
  fill(frame, difference(union(cloth, scallops), offset(union(cloth, scallops, top), -1.6)), "black");
  for (const x of [46, 94, 186, 234]) {
    fill(frame, ellipse(x, 16, 14, 4.6), "black");
    fill(frame, ellipse(x, 15.4, 12.4, 3.4), "white");
    fill(frame, difference(ellipse(x, 15.4, 8, 2.2), ellipse(x, 15.4, 6.6, 1.2)), "black");
  }
  drawBowl(frame, 140, 18);
  return frame;
}

function drawBowl(onto: Bitmap, x: number, y: number): void {
  for (const [aside, up] of [
    [-9, 6],
    [9, 6],
    [0, 10],
  ]) {
    fill(onto, circle(x + aside, y - up, 6.4), "black");
    fill(onto, circle(x + aside, y - up, 5), "white");
    fill(onto, circle(x + aside + 1.5, y - up + 1.5, 2), "black");
  }
  const bowl = intersection(ellipse(x, y - 4, 20, 13), box(0, y - 4, 280, 80));
  fill(onto, offset(bowl, 1.5), "white");
  fill(onto, bowl, "black");
  fill(onto, rectangle(x - 16, y - 1, 32, 1), "white");
}

/** Draws a candle of the feast in Fruit's ending in two pictures, between which its flame flickers. */
export function drawCandles(): Bitmap {
  return joinInRow(
    [0, 1].map((look) => {
      const frame = createBitmap(20, 34);
      const candle = roundedBox(7, 15, 13, 33, 1);
      const flame = union(ellipse(10 + look, 9, 2.8, 4.4), polygon(toPoints(7.6, 8, 12.6, 8, 10 + 2 * look, 1)));
      fill(frame, offset(union(candle, flame), 1.6), "black");
      fill(frame, union(candle, flame), "white");
      fill(frame, rectangle(9, 13, 2, 3), "black");
      return frame;
    }),
  );
}
