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
  drawStars(sky, 110, 30, 240, 26, 10);
  drawRoundGlow(sky, rectangle(0, 0, WIDTH, HEIGHT), "white", { x: SUNSET.x, y: SUNSET.y, radiusX: 120, radiusY: 50, tone: 78 }); // prettier-ignore
  return sky;
}

/** Where the sun touches the horizon in the first picture, in pixels. */
const SUNSET = { x: 216, y: 156 };

/** Draws the setting sun of Fruit's ending, 150 by 150 pixels, with short rays around it. */
export function drawSettingSun(): Bitmap {
  const sun = createBitmap(150, 150);
  const middle = 75;
  for (let ray = 0; ray < 24; ray++) {
    const angle = (ray * Math.PI) / 12;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const far = ray % 2 === 0 ? 58 : 54;
    const line = capsule({ x: middle + dx * 47, y: middle + dy * 47 }, { x: middle + dx * far, y: middle + dy * far }, 2.6); // prettier-ignore
    fill(sun, offset(line, 1.4), "black");
    fill(sun, line, "white");
  }
  fill(sun, circle(middle, middle, 42), "black");
  fill(sun, circle(middle, middle, 39), "white");
  return sun;
}

/** The two ends of the string of lanterns in the first picture: in the tree, and on the pole beside the ladder. */
const STRING = { from: 92, to: 366, y: 56, sag: 14 };

function stringY(x: number): number {
  const share = (x - STRING.from) / (STRING.to - STRING.from);
  return STRING.y + STRING.sag * 4 * share * (1 - share);
}

/**
 * Draws the land in front of the sun in the first picture of Fruit's ending: hills, a tree, the pole with its string of
 * lanterns, and a ladder.
 */
export function drawHill(): Bitmap {
  const whole = createBitmap(WIDTH, HEIGHT);
  const far: Shape = (x, y) => 150 - 8 * Math.sin(x / 66 + 0.6) - y;
  const near: Shape = (x, y) => 176 - 5 * Math.sin(x / 92 + 2.4) - y;
  fill(whole, offset(far, 1), "white");
  fill(whole, far, "black");
  fill(whole, near, "white");
  const roll = createDice(31);
  for (let tuft = 0; tuft < 12; tuft++) drawTuft(whole, 90 + tuft * 25 + roll(8), tuft % 2 === 0 ? 228 : 190);
  for (let x = STRING.from; x < STRING.to; x++) setInk(whole, x, Math.round(stringY(x)), "white");
  fill(whole, offset(rectangle(STRING.to - 2, STRING.y - 2, 5, 160), 1.5), "white");
  fill(whole, rectangle(STRING.to - 2, STRING.y - 2, 5, 160), "black");
  fill(whole, offset(circle(STRING.to + 0.5, STRING.y - 5, 5), 1.5), "white");
  fill(whole, circle(STRING.to + 0.5, STRING.y - 5, 5), "black");
  drawTree(whole, 52, 206, 1);
  drawLadder(whole);
  for (const [x, y] of GUEST_FEET) ditherFill(whole, ellipse(x, y, 19, 3.4), "black", () => 32);
  return crop(whole, 0, HILL_TOP, WIDTH, HEIGHT - HILL_TOP);
}

/**
 * Where the three waiting fruits and the hedgehog stand on the lawn in the first picture: the middles of their shadows.
 */
const GUEST_FEET = [
  [150, 218],
  [204, 218],
  [258, 218],
] as const;

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
  drawLeaves(onto, crown, x);
}

/** Draws the leaves of a tree: separate white strokes on its black crown, which lean to the left and right in turn. */
function drawLeaves(onto: Bitmap, crown: Shape, x: number): void {
  for (let row = 0; row < 7; row++) {
    for (let column = -5; column <= 5; column++) {
      const [left, top] = [x + column * 15 + (row % 2) * 7, 36 + row * 12];
      const lean = (row + column) % 2 === 0 ? 2 : -2;
      if (crown(left, top) > -8) continue;
      fill(onto, capsule({ x: left - lean, y: top + 1.5 }, { x: left + lean, y: top - 1.5 }, 2.2), "white");
    }
  }
}

const LADDER = { foot: { x: 318, y: 220 }, head: { x: 340, y: 96 }, width: 22 };

function drawLadder(onto: Bitmap): void {
  const { foot, head, width } = LADDER;
  const rails = [0, width].map((aside) => capsule({ x: head.x + aside, y: head.y }, { x: foot.x + aside, y: foot.y }, 3.4)); // prettier-ignore
  const rungs = Array.from({ length: 10 }, (_, rung) => {
    const share = (rung + 0.6) / 10;
    const [x, y] = [head.x + (foot.x - head.x) * share, head.y + (foot.y - head.y) * share];
    return capsule({ x, y }, { x: x + width, y }, 2.6);
  });
  fill(onto, offset(union(...rails, ...rungs), 1.4), "white");
  fill(onto, union(...rails, ...rungs), "black");
}

/** Draws a paper lantern of Fruit's ending in two pictures of 72 by 72 pixels: dark, and lit with its glow. */
export function drawLanterns(): Bitmap {
  const middle = 36;
  return joinInRow(
    [false, true].map((isLit) => {
      const frame = createBitmap(72, 72);
      if (isLit)
        drawRoundGlow(frame, circle(middle, middle, 24), "white", { x: middle, y: middle, radiusX: 26, radiusY: 26, tone: 90 }); // prettier-ignore
      const body = ellipse(middle, middle, 11, 13);
      const caps = union(rectangle(middle - 5, 21, 10, 3), rectangle(middle - 5, 48, 10, 3));
      fill(frame, offset(union(body, caps), isLit ? 2.5 : 1.5), isLit ? "black" : "white");
      fill(frame, body, isLit ? "white" : "black");
      fill(frame, caps, "black");
      for (const y of [30, 36, 42]) fill(frame, intersection(offset(body, -2), rectangle(20, y, 32, 1)), isLit ? "black" : "white"); // prettier-ignore
      fill(frame, rectangle(middle - 1, 16, 2, 5), "white");
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
  drawStars(night, 110, 30, 180, 24, 12);
  const far: Shape = (x, y) => 136 - 10 * Math.sin(x / 90 + 0.2) - y;
  fill(night, offset(far, 1), "white");
  fill(night, far, "black");
  const lawn: Shape = (x, y) => 172 - 4 * Math.sin(x / 120) - y;
  fill(night, offset(lawn, 1), "white");
  fill(night, lawn, "black");
  // The candles light the lawn around the table. The pool is white within, and fades only along its rim.
  ditherFill(night, lawn, "white", (x, y) => 400 - Math.hypot((x - 200) / 2.5, (y - 196) * 1.1) * 6.2);
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
    [-8, 4],
    [8, 4],
    [0, 6],
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
