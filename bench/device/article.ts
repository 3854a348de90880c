/**
 * The level generator from Igor Stepanov's article "Devlog: How I Generate Levels for The Last Ball". The bench
 * compares it with the game's own generator.
 *
 * The data structures are those of the article's code, which calls the black ball the hero. Each move has one table for
 * the hero and one for the white balls. The tables are indexed by column and row, and have the cells that the balls
 * crossed.
 *
 * If the generator finds no cell where it can put a ball, it draws another direction and distance. After `MAX_DRAWS`
 * failures in a row, it starts the level again.
 */
import { cellAt, createBoard } from "../../src/kernel/board";
import { STEP_X, STEP_Y } from "../../src/kernel/direction";
import { drawRandomBelow, type Random } from "../../src/kernel/random";
import type { Level } from "../../src/puzzles/last-ball/level";
import type { PlacedTarget } from "../../src/puzzles/last-ball/make/target";

interface Position {
  readonly x: number;
  readonly y: number;
}

type PositionTable<T> = Record<number, Record<number, T | undefined>>;

interface History {
  readonly target: PlacedTarget;
  /**
   * How many moves the generated level has so far. This is also the index of the last move, because move 1 has index 1.
   */
  moves: number;
  readonly heroMoves: Record<number, PositionTable<boolean>>;
  readonly ballMoves: Record<number, PositionTable<Position>>;
  readonly balls: Position[];
  hero: Position;
}

const MAX_DRAWS = 100;

export function composeAsArticle(target: PlacedTarget, random: Random): Level {
  let history = begin(target);
  let draws = 0;
  while (history.moves < target.whiteCount) {
    if (addMove(history, random)) draws = 0;
    else if (++draws === MAX_DRAWS) {
      history = begin(target);
      draws = 0;
    }
  }
  return createLevel(history);
}

function begin(target: PlacedTarget): History {
  return { target, moves: 0, heroMoves: {}, ballMoves: {}, balls: [], hero: { x: target.fromX, y: target.fromY } };
}

function addMove(history: History, random: Random): boolean {
  const { target, hero } = history;
  const direction = drawRandomBelow(random, 4);
  const step = { x: STEP_X[direction], y: STEP_Y[direction] };
  let freeCells = 0;
  while (isInBounds(target, { x: hero.x + step.x * (freeCells + 1), y: hero.y + step.y * (freeCells + 1) }))
    freeCells++;
  if (freeCells === 0) return false;
  // The article recommends long slides, so the black ball rolls as far as the greater of two random distances.
  const offset = Math.max(drawRandomBelow(random, freeCells), drawRandomBelow(random, freeCells));
  const stop = { x: hero.x + step.x * offset, y: hero.y + step.y * offset };
  const ball = findStartPosition(history, { x: stop.x + step.x, y: stop.y + step.y });
  if (ball === undefined) return false;
  recordMove(history, step, offset, freeCells);
  history.balls.push(ball);
  history.hero = stop;
  return true;
}

/**
 * Returns the cell on which a white ball must start so that the moves made so far bring it to `position`. Returns
 * undefined if no cell fits.
 */
function findStartPosition(history: History, position: Position): Position | undefined {
  const { target, ballMoves, moves } = history;
  let ball = position;
  let checked = moves;
  for (let move = moves; move >= 1; move--) {
    const shift = ballMoves[move][ball.x][ball.y];
    if (shift !== undefined) {
      if (isOnHeroPath(history, ball, move + 1, checked)) return undefined;
      ball = { x: ball.x + shift.x, y: ball.y + shift.y };
      if (!isInBounds(target, ball)) return undefined;
      checked = move;
    }
  }
  return isOnHeroPath(history, ball, 1, checked) ? undefined : ball;
}

function isOnHeroPath({ heroMoves }: History, { x, y }: Position, firstMove: number, lastMove: number): boolean {
  for (let move = firstMove; move <= lastMove; move++) if (heroMoves[move][x][y] !== undefined) return true;
  return false;
}

function recordMove(history: History, step: Position, offset: number, freeCells: number): void {
  const { target, hero } = history;
  const heroMove = emptyTable<boolean>(target);
  const ballMove = emptyTable<Position>(target);
  for (let distance = 0; distance <= offset; distance++)
    heroMove[hero.x + step.x * distance][hero.y + step.y * distance] = true;
  for (let distance = offset + 1; distance <= freeCells; distance++)
    ballMove[hero.x + step.x * distance][hero.y + step.y * distance] = step;
  history.moves++;
  history.heroMoves[history.moves] = heroMove;
  history.ballMoves[history.moves] = ballMove;
}

function emptyTable<T>({ width }: PlacedTarget): PositionTable<T> {
  const table: PositionTable<T> = {};
  for (let x = 0; x < width; x++) table[x] = {};
  return table;
}

function isInBounds({ width, height }: PlacedTarget, { x, y }: Position): boolean {
  return x >= 0 && x < width && y >= 0 && y < height;
}

function createLevel({ target, balls }: History): Level {
  const board = createBoard(target.width, target.height);
  const whites = balls.map(({ x, y }) => cellAt(board, x, y)).sort((a, b) => a - b);
  return { board, black: cellAt(board, target.fromX, target.fromY), whites };
}
