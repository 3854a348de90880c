/** Draws the campaign map of Skid: a doll's house with a railway that connects its levels. */
import { journey } from "../../../src/puzzles/skid/journey";
import type { Box } from "../../../src/device/screen";
import { createBitmap, fill, joinInColumn, setInk, type Bitmap, type Ink } from "../bitmap";
import { dither } from "../dither";
import { intersection, ellipse, offset, polygon, type Point, type Shape } from "../shapes";
import { rectangle, HEIGHT, ditherFill, WIDTH } from "../drawing";
import { toPoints } from "../titles/scenes";

const ROOMS = 6;
const LEVELS_PER_ROOM = 10;
const LEVELS = ROOMS * LEVELS_PER_ROOM;
/**
 * The height of the wall in each room of the doll's house, which is Skid's campaign map, in pixels.
 * The floor is below the wall.
 */
const WALL = 50;
const FLOORBOARD = 18;

const ROOF = { top: 26, bottom: 68, left: 4, right: 396, slope: 50 };

/** Draws the doll's house with a toy railway through all its rooms, in two pictures: dark, and with every lamp lit. */
export function drawDollsHouse(): Bitmap {
  return joinInColumn([drawHouse(false), drawHouse(true)]);
}

function drawHouse(isLit: boolean): Bitmap {
  const house = createBitmap(WIDTH, HEIGHT, "black");
  drawRoof(house);
  const { left, right, bottom } = ROOF;
  fill(house, rectangle(left + 4, bottom, right - left - 8, HEIGHT - bottom), "white");
  for (let room = 0; room < ROOMS; room++) drawRoom(house, room, isLit);
  return house;
}

function drawRoof(onto: Bitmap): void {
  const { top, bottom, left, right, slope } = ROOF;
  const roof = polygon(toPoints(left, bottom, left + slope, top, right - slope, top, right, bottom));
  fill(onto, roof, "white");
  fill(onto, offset(roof, -2), "black");
  const tiles = offset(roof, -5);
  for (let y = top + 4, row = 0; y < bottom - 5; y += 6, row++) {
    for (let x = row % 2 === 0 ? 6 : 12; x < WIDTH; x += 12) if (tiles(x, y) < 0 && tiles(x + 8, y + 4) < 0) drawTile(onto, x, y); // prettier-ignore
  }
  drawGable(onto);
}

function drawTile(onto: Bitmap, x: number, y: number): void {
  for (const [dx, dy] of [[0, 0], [0, 1], [1, 2], [2, 3], [3, 3], [4, 3], [5, 2], [6, 1], [6, 0]]) setInk(onto, x + dx, y + dy, "white"); // prettier-ignore
}

/** Draws the gable of the doll's house. Its window shows a small picture of the selected level. */
function drawGable(onto: Bitmap): void {
  const { x, y, width, height } = journey.thumbnailBox;
  const gable = polygon(toPoints(x - 16, y + height + 3, x - 6, y - 3, x + width / 2, y - 12, x + width + 6, y - 3, x + width + 16, y + height + 3)); // prettier-ignore
  fill(onto, offset(gable, 3), "black");
  fill(onto, offset(gable, 1), "white");
  fill(onto, offset(gable, -1), "black");
  fill(onto, rectangle(x - 2, y - 2, width + 4, height + 4), "white");
  fill(onto, rectangle(x - 1, y - 1, width + 2, height + 2), "black");
  fill(onto, rectangle(x, y, width, height), "white");
}

function drawRoom(onto: Bitmap, room: number, isLit: boolean): void {
  const box = journey.roomBoxOf(room);
  const { x, y, width, height } = box;
  fill(onto, rectangle(x - 1, y - 1, width + 2, height + 2), "black");
  if (isLit) {
    fill(onto, rectangle(x, y, width, height), "white");
    WALLPAPERS[room](onto, box);
    fill(onto, rectangle(x, y + WALL, width, 1), "black");
    drawBoards(onto, box);
  }
  drawHangingLamp(onto, x + width / 2, y, isLit);
  drawTrack(onto, room, isLit ? "black" : "white");
}

function drawBoards(onto: Bitmap, { x, y, width, height }: Box): void {
  for (let dx = 0; dx < width; dx += FLOORBOARD) {
    fill(
      onto,
      rectangle(x + dx, y + WALL + 1, Math.min(FLOORBOARD / 2, width - dx), height - WALL - 1),
      "black",
      dither(18),
    );
  }
}

/** The functions that draw the wallpapers of the doll's house, one for each room. */
const WALLPAPERS: readonly ((onto: Bitmap, box: Box) => void)[] = [
  (onto, { x, y, width }) => {
    for (let dx = 8; dx < width; dx += 12) fill(onto, rectangle(x + dx, y, 1, WALL), "black");
  },
  (onto, { x, y, width }) => {
    for (let row = 0; row < 5; row++) {
      for (let dx = row % 2 === 0 ? 5 : 11; dx < width - 2; dx += 12) fill(onto, rectangle(x + dx, y + 4 + row * 10, 2, 2), "black"); // prettier-ignore
    }
  },
  (onto, { x, y, width }) => {
    for (let row = 3; row < WALL - 8; row += 11) {
      for (let dx = 0; dx < width; dx++) setInk(onto, x + dx, y + row + Math.abs((dx % 12) - 6), "black");
    }
  },
  (onto, { x, y, width }) => {
    for (let row = 0; row < 5; row++) {
      for (let dx = row % 2 === 0 ? 4 : 10; dx < width - 4; dx += 12) drawCross(onto, x + dx, y + 4 + row * 10);
    }
  },
  (onto, { x, y, width }) => {
    for (let dx = 0; dx < width; dx += 24)
      ditherFill(onto, rectangle(x + dx, y, Math.min(12, width - dx), WALL), "black", () => 8);
  },
  (onto, { x, y, width }) => {
    for (let row = 2; row < WALL - 6; row += 12) {
      for (let dx = 3; dx < width - 8; dx += 12) drawDiamond(onto, x + dx + 3, y + row + 3);
    }
  },
];

function drawCross(onto: Bitmap, x: number, y: number): void {
  fill(onto, rectangle(x - 1, y, 3, 1), "black");
  fill(onto, rectangle(x, y - 1, 1, 3), "black");
}

function drawDiamond(onto: Bitmap, x: number, y: number): void {
  for (const [dx, dy] of [[0, -2], [1, -1], [2, 0], [1, 1], [0, 2], [-1, 1], [-2, 0], [-1, -1]]) setInk(onto, x + dx, y + dy, "black"); // prettier-ignore
}

function drawHangingLamp(onto: Bitmap, x: number, y: number, isLit: boolean): void {
  const shade: Shape = polygon(toPoints(x - 8, y + 13, x - 4, y + 5, x + 4, y + 5, x + 8, y + 13));
  const ink: Ink = isLit ? "black" : "white";
  if (isLit) fill(onto, ellipse(x, y + 12, 16, 11), "white");
  fill(onto, rectangle(x - 1, y, 2, 6), ink);
  fill(onto, shade, ink);
  if (isLit) {
    fill(onto, ellipse(x, y + 14, 4, 3), "black", (_x, pixelY) => pixelY >= y + 13);
    fill(onto, ellipse(x, y + 14, 3, 2), "white", (_x, pixelY) => pixelY >= y + 13);
  } else fill(onto, offset(shade, -1.2), "black");
}

/** Draws the toy railway in a room of the doll's house, with the tracks from the previous room and to the next room. */
function drawTrack(onto: Bitmap, room: number, ink: Ink): void {
  const { x, y, width, height } = journey.roomBoxOf(room);
  const inside = rectangle(x, y, width, height);
  const first = room * LEVELS_PER_ROOM;
  for (let number = Math.max(1, first); number <= Math.min(LEVELS - 1, first + LEVELS_PER_ROOM); number++) {
    drawTrackPiece(onto, inside, journey.levelPointOf(number - 1), journey.levelPointOf(number), ink);
  }
}

/** Draws two rails on sleepers between two levels of the map that lie side by side or one above the other. */
function drawTrackPiece(onto: Bitmap, inside: Shape, from: Point, to: Point, ink: Ink): void {
  const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)];
  const [top, bottom] = [Math.min(from.y, to.y), Math.max(from.y, to.y)];
  const isLevel = top === bottom;
  const length = isLevel ? right - left : bottom - top;
  const lay = (x: number, y: number, width: number, height: number, of: Ink): void => {
    fill(onto, intersection(inside, rectangle(x, y, width, height)), of);
  };
  lay(left - 6, top - 6, right - left + 12, bottom - top + 12, ink === "white" ? "black" : "white");
  for (const side of [-3, 2]) {
    if (isLevel) lay(left, top + side, length, 1, ink);
    else lay(left + side, top, 1, length, ink);
  }
  for (let sleeper = 2; sleeper < length; sleeper += 4) {
    if (isLevel) lay(left + sleeper, top - 5, 1, 10, ink);
    else lay(left - 5, top + sleeper, 10, 1, ink);
  }
}
