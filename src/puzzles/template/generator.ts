/**
 * Generates random levels of the puzzle in this folder. The function `composeAtRandom` selects a level that can be won
 * and has about the wanted difficulty.
 */
import type { Board } from "../../kernel/board";
import { drawRandomBelow, type Random } from "../../kernel/random";
import type { Level } from "./level";
import type { Target } from "./plan";

export function generateCandidate(board: Board, { wallCount }: Target, random: Random): Level {
  const free = [...board.cells];
  const takeCell = (): number => free.splice(drawRandomBelow(random, free.length), 1)[0];
  const piece = takeCell();
  const goal = takeCell();
  const isWall = [...board.isBorder];
  for (let wall = 0; wall < wallCount; wall++) isWall[takeCell()] = true;
  return { board, piece, goal, isWall };
}
