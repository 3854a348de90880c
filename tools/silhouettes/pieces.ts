/** Lists the pieces of all puzzles as pictures without their white rims, so that the outlines can be compared. */

import { crop, inkAt, type Bitmap } from "../art/bitmap";
import { readFrames, readPicture } from "../art/frames";
import { SPRITES } from "../art/penguin/sprites";

export interface Piece {
  readonly name: string;
  readonly picture: Bitmap;
}

function piecesOf(puzzleId: string, rows: readonly (readonly [name: string, table: string, frame: number])[]): Piece[] {
  return rows.map(([name, table, frame]) => ({
    name,
    picture: withoutHalo(readFrames(`images/${puzzleId}/${table}.png`)[frame]),
  }));
}

/** All pieces of each puzzle, each with the name that a player would use for it. */
export const PIECES_BY_PUZZLE: Readonly<Record<string, readonly Piece[]>> = {
  "Last Ball": piecesOf("last-ball", [
    ["black ball", "black28-table-32-32", 0],
    ["white ball", "white28-table-32-32", 0],
  ]),
  "Ice Path": piecesOf("ice-path", [
    ["seal from the side", "seal28-table-52-48", 1],
    ["seal from behind", "seal28-table-52-48", 0],
    ["seal from the front", "seal28-table-52-48", 2],
    ["rock", "things28-table-38-37", 0],
    ["two rocks", "things28-table-38-37", 1],
    ["snow", "things28-table-38-37", 2],
    ["hole with its fish", "things28-table-38-37", 3],
  ]),
  Skid: piecesOf("skid", [
    ["red toy", "red38-table-50-50", 0],
    ["yellow toy", "yellow38-table-50-50", 0],
    ["crate", "things38-table-50-50", 0],
    ["ice cube", "things38-table-50-50", 1],
    ["block", "built38-table-50-50", 0],
    ["pit", "built38-table-50-50", 1],
  ]),
  Penguin: [
    // The next three outlines come from the penguin's sprites, small pictures without a rim. The penguin's other
    // pictures have a white rim two pixels wide.
    { name: "penguin from the front", picture: SPRITES.front },
    { name: "penguin from behind", picture: SPRITES.back },
    { name: "penguin from the side", picture: SPRITES.side },
    ...piecesOf("penguin", [
      ["wall", "things22-table-26-34", 0],
      ["tree", "things22-table-26-34", 1],
      ["snow", "things22-table-26-34", 2],
      ["picks", "things22-table-26-34", 3],
      ["finish", "things22-table-26-34", 4],
      ["door", "things22-table-26-34", 5],
      ["bridge, upright", "things22-table-26-34", 9],
      ["bridge, level", "things22-table-26-34", 10],
      ["treadmill", "belts22-table-22-22", 0],
    ]),
  ],
  Fruit: [
    ...piecesOf("fruit", [
      ["cherries", "fruits32-table-40-40", 0],
      ["pear", "fruits32-table-40-40", 12],
      ["banana", "fruits32-table-40-40", 24],
      ["melon", "fruits32-table-40-40", 36],
      ["stone", "things32-table-40-40", 0],
      ["car from the side", "things32-table-40-40", 3],
      ["car from the front", "things32-table-40-40", 5],
      ["barrel from its lid", "things32-table-40-40", 7],
      ["barrel from the side", "things32-table-40-40", 11],
      ["hedgehog asleep", "hedgehog32-table-52-40", 0],
      ["hedgehog awake", "hedgehog32-table-52-40", 3],
      ["anteater from behind", "anteater32-table-40-40", 0],
      ["anteater from the side", "anteater32-table-40-40", 1],
      ["anteater from the front", "anteater32-table-40-40", 2],
    ]),
    { name: "puddle", picture: readPicture("images/fruit/puddle32.png") },
  ],
};

function withoutHalo(picture: Bitmap): Bitmap {
  const bare = { ...picture, pixels: picture.pixels.map((ink, index) => (isHalo(picture, index) ? "clear" : ink)) };
  return cropToInk(bare);
}

function isHalo(picture: Bitmap, index: number): boolean {
  const [x, y] = [index % picture.width, Math.floor(index / picture.width)];
  if (inkAt(picture, x, y) !== "white") return false;
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) if (inkAt(picture, x + dx, y + dy) === "clear") return true;
  }
  return false;
}

function cropToInk(picture: Bitmap): Bitmap {
  const inked = picture.pixels.flatMap((ink, index) => (ink === "clear" ? [] : [index]));
  const xs = inked.map((index) => index % picture.width);
  const ys = inked.map((index) => Math.floor(index / picture.width));
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return crop(picture, left, top, Math.max(...xs) - left + 1, Math.max(...ys) - top + 1);
}
