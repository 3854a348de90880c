import { expect, test } from "vitest";
import { writeLevelCode } from "../../src/game/codes/level-code";
import { cellAt, createBoard } from "../../src/kernel/board";
import { RIGHT } from "../../src/kernel/direction";
import { runToEnd } from "../../src/kernel/task";
import { waitForLevel } from "./bot";
import { makeMove, settle, startPlayer, type Player } from "./player";
import { puzzleIndexOf, puzzleOf } from "./puzzles";
import { storeWith } from "./saves";

const WIDTH = 400;

/**
 * The map of a level of Penguin with more than 12 columns. On such a large board, the game draws its smaller pictures.
 */
const MAP = ["................", "@...............", "#...............", "F...............", "...............#"].join(
  "\n",
);

function flagPixels({ console }: Player): readonly number[] {
  const puzzle = puzzleOf("penguin");
  const board = createBoard(16, 5);
  const box = puzzle.painter.boxOf(board, cellAt(board, 0, 3));
  const pixels: number[] = [];
  for (let y = box.y - box.height / 2; y < box.y + box.height; y++)
    for (let x = box.x; x < box.x + box.width; x++) pixels.push(console.pixels[y * WIDTH + x]);
  return pixels;
}

test("a flag behind the wall below the penguin looks the same after the penguin has left", () => {
  const code = runToEnd(writeLevelCode({ puzzleIndex: puzzleIndexOf("penguin"), map: MAP }));
  const player = startPlayer(storeWith(undefined, "penguin"), { arguments: [`level=${code}`] });
  waitForLevel(player);
  settle(player);
  const before = flagPixels(player);
  makeMove(player, RIGHT);
  settle(player);
  expect(flagPixels(player)).toEqual(before);
});
