/**
 * Draws the playroom around the board of the puzzle Skid. On its chest stands a lamp or, in some levels, a pile of
 * books.
 */
import { createBitmap, fill, joinInColumn, joinInRow, type Bitmap } from "../bitmap";
import { passesDither } from "../dither";
import {
  box,
  circle,
  intersection,
  offset,
  polygon,
  roundedBox,
  union,
  difference,
  type Point,
  type Shape,
} from "../shapes";

const WIDTH = 400;
const HEIGHT = 240;

const SKIRTING = 176;
const BOARDS = 184;

const LAMP = { x: 78, y: 154 };
const HALO = { x: 62, y: 54 };

type PlayroomLamp = "lit" | "half" | "out" | "none";

/**
 * Draws the playroom around the board in four pictures: by the light of the lamp on the chest, without light, with the
 * lamp half lit, and with books instead of the lamp. The star of the lampshade is not in them; `drawStar` draws it.
 */
export function drawPlayroom(): Bitmap {
  return joinInColumn([drawScene("lit"), drawScene("out"), drawScene("half"), drawScene("none")]);
}

function drawScene(lamp: PlayroomLamp): Bitmap {
  const playroom = createBitmap(WIDTH, HEIGHT, "black");
  drawWall(playroom);
  if (lamp === "lit") drawHalo(playroom);
  if (lamp === "half") drawLowHalo(playroom);
  drawBoards(playroom, lamp);
  drawWindow(playroom);
  drawPainting(playroom);
  drawRings(playroom);
  drawShelf(playroom);
  drawChest(playroom, DRAWER_TONES[lamp]);
  if (lamp === "none") drawBooks(playroom);
  else drawLamp(playroom, lamp);
  return playroom;
}

/**
 * Fills a shape with a shade of grey by dithering. `toneAt` returns for a point how many of every 64 pixels get the
 * colour `ink`.
 */
function ditherFill(
  onto: Bitmap,
  shape: Shape,
  ink: "black" | "white",
  toneAt: (x: number, y: number) => number,
): void {
  fill(onto, shape, ink, (x, y) => passesDither(x, y, toneAt(x, y)));
}

function rectangle(x: number, y: number, width: number, height: number): Shape {
  return box(x, y, x + width, y + height);
}

function polygonOf(...coordinates: readonly number[]): Shape {
  const points: Point[] = [];
  for (let index = 0; index < coordinates.length; index += 2)
    points.push({ x: coordinates[index], y: coordinates[index + 1] });
  return polygon(points);
}

function drawWall(playroom: Bitmap): void {
  for (let row = 0; row < 8; row++) {
    for (let x = 6 + (row % 2) * 7; x < WIDTH; x += 14) fill(playroom, rectangle(x, 64 + row * 14, 2, 2), "white");
  }
}

function drawHalo(playroom: Bitmap): void {
  ditherFill(playroom, box(0, 62, WIDTH, SKIRTING), "white", (x, y) => {
    const distance = Math.hypot((x - LAMP.x) / HALO.x, (y - LAMP.y) / HALO.y);
    return Math.min(40, (1 - distance) * 58);
  });
}

function drawLowHalo(playroom: Bitmap): void {
  ditherFill(playroom, box(0, LAMP.y, WIDTH, SKIRTING), "white", (x, y) => {
    const distance = Math.hypot((x - LAMP.x) / (HALO.x * 0.8), (SKIRTING - y) / (HALO.y * 0.5));
    return Math.min(32, (1 - distance) * 58);
  });
}

const JOINTS = [
  [30, 84, 152, 214, 262, 330, 390],
  [56, 110, 178, 240, 300, 352],
  [20, 78, 134, 196, 270, 322, 380],
  [44, 100, 166, 228, 290, 344],
];

/**
 * For each state of the lamp, a function that says how dark the playroom's floorboards are. It returns how many of
 * every 64 pixels are black at a given distance from the lamp.
 */
const BOARD_TONES: Readonly<Record<PlayroomLamp, (distance: number) => number>> = {
  lit: (distance) => Math.min(40, 18 + distance * 0.12),
  half: (distance) => Math.min(44, 26 + distance * 0.12),
  out: () => 52,
  none: () => 32,
};

function drawBoards(playroom: Bitmap, lamp: PlayroomLamp): void {
  fill(playroom, rectangle(0, SKIRTING, WIDTH, 2), "white");
  const boards = box(0, BOARDS, WIDTH, HEIGHT);
  fill(playroom, boards, "white");
  ditherFill(playroom, boards, "black", (x) => BOARD_TONES[lamp](Math.abs(x - LAMP.x)));
  JOINTS.forEach((joints, row) => {
    const top = BOARDS + row * 14;
    if (row > 0) fill(playroom, rectangle(0, top - 1, WIDTH, 1), "black");
    for (const x of joints) fill(playroom, rectangle(x, top, 1, 13), "black");
  });
}

function drawWindow(playroom: Bitmap): void {
  const frame = box(268, 4, 348, 44);
  fill(playroom, offset(frame, 1), "black");
  fill(playroom, frame, "white");
  for (const x of [272, 309]) fill(playroom, rectangle(x, 8, 35, 32), "black");
  fill(playroom, difference(circle(330, 22, 9), circle(334, 19, 8)), "white");
  for (const [x, y] of [[280, 14], [292, 30], [301, 12], [316, 34], [285, 24]]) fill(playroom, rectangle(x, y, 2, 2), "white"); // prettier-ignore
  fill(playroom, rectangle(262, 44, 92, 3), "white");
  for (const side of [-1, 1]) drawCurtain(playroom, 308 + side * 52, side);
}

function drawCurtain(playroom: Bitmap, x: number, side: number): void {
  const cloth = polygonOf(
    x + side * 6,
    0,
    x - side * 16,
    0,
    x - side * 13,
    14,
    x - side * 4,
    32,
    x + side * 2,
    56,
    x + side * 8,
    56,
  );
  fill(playroom, offset(cloth, 1), "black");
  fill(playroom, cloth, "white");
  ditherFill(playroom, offset(cloth, -1), "black", (pixelX) => (Math.floor((pixelX + 400) / 3) % 2 === 0 ? 40 : 8));
}

function drawPainting(playroom: Bitmap): void {
  fill(playroom, box(139, 71, 193, 117), "black");
  fill(playroom, box(140, 72, 192, 116), "white");
  fill(playroom, box(142, 74, 190, 114), "black");
  fill(playroom, difference(box(144, 76, 188, 112), box(145, 77, 187, 111)), "white");
  fill(playroom, circle(177, 86, 4), "white");
  fill(playroom, polygonOf(154, 99, 178, 99, 173, 105, 159, 105), "white");
  fill(playroom, rectangle(165, 82, 1, 17), "white");
  fill(playroom, polygonOf(167, 84, 167, 97, 175, 97), "white");
  fill(playroom, polygonOf(164, 87, 164, 97, 158, 97), "white");
  for (const x of [148, 162, 176]) fill(playroom, rectangle(x, 108, 8, 1), "white");
}

function drawRings(playroom: Bitmap): void {
  const rings = [44, 36, 28, 20];
  rings.forEach((width, index) => {
    const ring = roundedBox(170 - width / 2, 206 - index * 10, 170 + width / 2, 216 - index * 10, 5);
    fill(playroom, offset(ring, 1), "black");
    fill(playroom, ring, "white");
    fill(playroom, offset(ring, -2), index % 2 === 0 ? "black" : "white");
    if (index % 2 === 0) fill(playroom, rectangle(170 - width / 2 + 6, 209 - index * 10, width / 3, 1), "white");
  });
  fill(playroom, circle(170, 171, 6), "black");
  fill(playroom, circle(170, 171, 5), "white");
}

const LETTERS: Readonly<Record<string, readonly string[]>> = {
  G: [".####.", "##..##", "##....", "##....", "##.###", "##..##", "##..##", "##..##", ".####."],
  L: ["##....", "##....", "##....", "##....", "##....", "##....", "##....", "##....", "######"],
  S: [".####.", "##..##", "##....", "##....", ".####.", "....##", "....##", "##..##", ".####."],
};

function drawShelf(playroom: Bitmap): void {
  fill(playroom, box(9, 101, 97, 126), "black");
  fill(playroom, box(8, 122, 96, 126), "white");
  fill(playroom, box(8, 126, 96, 128), "black");
  for (const x of [18, 80]) fill(playroom, polygonOf(x, 128, x + 6, 128, x, 135), "white");
  drawLetter(playroom, "G", 12, 104);
  drawLetter(playroom, "L", 32, 104);
  // Draws the block with the letter S. It does not touch the four lines of text beside the board, which end above the
  // block.
  drawLetter(playroom, "S", 22, 85);
  fill(playroom, circle(62, 114, 8), "white");
  fill(playroom, circle(62, 114, 6.6), "black");
  fill(playroom, intersection(circle(62, 114, 8), rectangle(54, 112, 16, 4)), "white");
  fill(playroom, polygonOf(72, 116, 94, 116, 90, 122, 76, 122), "white");
  fill(playroom, rectangle(82, 100, 1, 16), "white");
  fill(playroom, polygonOf(84, 101, 84, 114, 93, 114), "white");
  fill(playroom, polygonOf(81, 104, 81, 114, 74, 114), "white");
}

function drawLetter(playroom: Bitmap, letter: string, x: number, y: number): void {
  fill(playroom, rectangle(x - 1, y - 1, 21, 20), "black");
  fill(playroom, difference(rectangle(x, y, 19, 18), rectangle(x + 1, y + 1, 17, 16)), "white");
  LETTERS[letter].forEach((row, dy) => {
    [...row].forEach((pixel, dx) => {
      if (pixel === "#") fill(playroom, rectangle(x + 6.5 + dx - 0.5, y + 5 + dy, 1, 1), "white");
    });
  });
}

/** How many of every 64 pixels of the chest's drawers are black, by the state of the lamp. */
const DRAWER_TONES: Readonly<Record<PlayroomLamp, number>> = { lit: 12, half: 18, out: 46, none: 22 };

function drawChest(playroom: Bitmap, tone: number): void {
  fill(playroom, box(38, 174, 118, 218), "black");
  fill(playroom, box(40, 176, 116, 216), "white");
  fill(playroom, box(42, 178, 114, 214), "black");
  for (const top of [182, 200]) {
    const drawer = box(46, top, 110, top + 11);
    fill(playroom, difference(offset(drawer, 2), offset(drawer, 1)), "white");
    fill(playroom, drawer, "white");
    ditherFill(playroom, drawer, "black", () => tone);
    fill(playroom, roundedBox(73, top + 2, 83, top + 8, 2), "black");
    fill(playroom, rectangle(76, top + 4, 4, 1), "white");
  }
  for (const x of [44, 106]) fill(playroom, box(x, 216, x + 6, 221), "black");
}

const HALF_SHADE = 155;

function drawLamp(playroom: Bitmap, lamp: "lit" | "half" | "out"): void {
  const shade = polygonOf(67, 141, 89, 141, 97, 167, 59, 167);
  fill(playroom, union(offset(shade, 3), box(70, 168, 86, 178)), "black");
  fill(playroom, offset(shade, 1), "white");
  if (lamp === "out") fill(playroom, offset(shade, -0.6), "black");
  if (lamp === "half") fill(playroom, intersection(offset(shade, -1), box(0, 0, WIDTH, HALF_SHADE)), "black");
  fill(playroom, box(76, 169, 80, 177), "white");
  fill(playroom, box(72, 174, 84, 176), "white");
}

const BOOKS: readonly (readonly [left: number, width: number, height: number])[] = [
  [56, 44, 9],
  [60, 38, 7],
  [57, 36, 8],
];

function drawBooks(playroom: Bitmap): void {
  let bottom = 174;
  BOOKS.forEach(([left, width, height], index) => {
    const top = bottom - height;
    fill(playroom, box(left - 1, top - 1, left + width + 1, bottom + 1), "black");
    fill(playroom, box(left, top, left + width, bottom - 1), "white");
    const pages = box(left + 4, top + 2, left + width + 1, bottom - 3);
    fill(playroom, pages, "black");
    for (let y = top + 3; y < bottom - 3; y += 2) fill(playroom, box(left + 5, y, left + width - 1, y + 1), "white");
    if (index === 1) fill(playroom, box(left, top, left + 4, bottom - 1), "black", (x, y) => passesDither(x, y, 32));
    bottom = top;
  });
  drawMug(playroom, 70, bottom);
}

function drawMug(playroom: Bitmap, left: number, foot: number): void {
  const handle = difference(circle(left + 11, foot - 6, 4.5), circle(left + 11, foot - 6, 2.5));
  fill(playroom, offset(union(box(left, foot - 12, left + 11, foot), handle), 1), "black");
  fill(playroom, handle, "white");
  fill(playroom, box(left, foot - 12, left + 11, foot - 1), "white");
  fill(playroom, box(left + 1, foot - 11, left + 10, foot - 9), "black");
  for (const x of [left + 2, left + 6]) fill(playroom, box(x, foot - 6, x + 2, foot - 4), "black");
}

const STAR_WIDTH = 21;
const STAR_HEIGHT = 17;

/**
 * Draws the star of the lampshade in two pictures of 21 by 17 pixels. The first is black and is drawn on the bright
 * shade. The second is dark with a white rim. It lies beside the lamp while the lamp is half lit or out.
 */
export function drawStar(): Bitmap {
  const onShade = createBitmap(STAR_WIDTH, STAR_HEIGHT);
  fill(onShade, starOf(6.6), "black");
  const lying = createBitmap(STAR_WIDTH, STAR_HEIGHT);
  fill(lying, offset(starOf(8.6), 1.4), "black");
  fill(lying, starOf(8.6), "white");
  fill(lying, offset(starOf(8.6), -1), "black");
  return joinInRow([onShade, lying]);
}

function starOf(radius: number): Shape {
  const points: Point[] = [];
  for (let corner = 0; corner < 10; corner++) {
    const angle = (corner * Math.PI) / 5 - Math.PI / 2;
    const reach = corner % 2 === 0 ? radius : radius * 0.48;
    points.push({
      x: STAR_WIDTH / 2 + Math.cos(angle) * reach,
      y: STAR_HEIGHT / 2 + 0.8 + Math.sin(angle) * reach,
    });
  }
  return polygon(points);
}
