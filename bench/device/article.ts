import { cellAt, createBoard } from "../../src/kernel/board";
import { STEP_X, STEP_Y } from "../../src/kernel/direction";
import { below, type Random } from "../../src/kernel/random";
import type { Level } from "../../src/puzzles/last-ball/level";
import type { Brief } from "../../src/puzzles/last-ball/make/wish";

/**
 * The procedure of "Devlog: How I Generate Levels for The Last Ball" (Igor Stepanov) with the data structures that its
 * snippet shows: for each move two tables, indexed by column and then by row, of the cells that the black ball and the
 * white ball went over. It is what the game's own generator is measured against. Nothing is certified here.
 * The article does not say what follows when a ball finds no place: another direction and offset are drawn, and after
 * `MAX_DRAWS` of them in a row the level is begun again.
 */

interface Place {
  readonly x: number;
  readonly y: number;
}

/** By column, then by row. A record is a Lua table with these very keys. */
type PlaceTable<T> = Record<number, Record<number, T | undefined>>;

interface History {
  readonly brief: Brief;
  /** How many moves there are; the tables' first key is 1. */
  moves: number;
  readonly heroMoves: Record<number, PlaceTable<boolean>>;
  readonly ballMoves: Record<number, PlaceTable<Place>>;
  readonly balls: Place[];
  hero: Place;
}

const MAX_DRAWS = 100;

/** Composes a level as the article does. */
export function composeAsArticle(brief: Brief, random: Random): Level {
  let history = begin(brief);
  let draws = 0;
  while (history.moves < brief.whites) {
    if (addMove(history, random)) draws = 0;
    else if (++draws === MAX_DRAWS) {
      history = begin(brief);
      draws = 0;
    }
  }
  return levelOf(history);
}

function begin(brief: Brief): History {
  return { brief, moves: 0, heroMoves: {}, ballMoves: {}, balls: [], hero: { x: brief.fromX, y: brief.fromY } };
}

function addMove(history: History, random: Random): boolean {
  const { brief, hero } = history;
  const direction = below(random, 4);
  const step = { x: STEP_X[direction], y: STEP_Y[direction] };
  let room = 0;
  while (isInBounds(brief, { x: hero.x + step.x * (room + 1), y: hero.y + step.y * (room + 1) })) room++;
  if (room === 0) return false;
  // Longer ways are preferred, as the article advises.
  const offset = Math.max(below(random, room), below(random, room));
  const stop = { x: hero.x + step.x * offset, y: hero.y + step.y * offset };
  const ball = placeAtStart(history, { x: stop.x + step.x, y: stop.y + step.y });
  if (ball === undefined) return false;
  record(history, step, offset, room);
  history.balls.push(ball);
  history.hero = stop;
  return true;
}

/** Where a ball must stand at the start to be at `place` after all moves so far; undefined if it cannot be. */
function placeAtStart(history: History, place: Place): Place | undefined {
  const { brief, ballMoves, moves } = history;
  let ball = place;
  let checked = moves;
  for (let move = moves; move >= 1; move--) {
    const shift = ballMoves[move][ball.x][ball.y];
    if (shift !== undefined) {
      if (isInHeroWay(history, ball, move + 1, checked)) return undefined;
      ball = { x: ball.x + shift.x, y: ball.y + shift.y };
      if (!isInBounds(brief, ball)) return undefined;
      checked = move;
    }
  }
  return isInHeroWay(history, ball, 1, checked) ? undefined : ball;
}

function isInHeroWay({ heroMoves }: History, { x, y }: Place, firstMove: number, lastMove: number): boolean {
  for (let move = firstMove; move <= lastMove; move++) if (heroMoves[move][x][y] !== undefined) return true;
  return false;
}

function record(history: History, step: Place, offset: number, room: number): void {
  const { brief, hero } = history;
  const heroMove = emptyTable<boolean>(brief);
  const ballMove = emptyTable<Place>(brief);
  for (let way = 0; way <= offset; way++) heroMove[hero.x + step.x * way][hero.y + step.y * way] = true;
  for (let way = offset + 1; way <= room; way++) ballMove[hero.x + step.x * way][hero.y + step.y * way] = step;
  history.moves++;
  history.heroMoves[history.moves] = heroMove;
  history.ballMoves[history.moves] = ballMove;
}

function emptyTable<T>({ width }: Brief): PlaceTable<T> {
  const table: PlaceTable<T> = {};
  for (let x = 0; x < width; x++) table[x] = {};
  return table;
}

function isInBounds({ width, height }: Brief, { x, y }: Place): boolean {
  return x >= 0 && x < width && y >= 0 && y < height;
}

function levelOf({ brief, balls }: History): Level {
  const board = createBoard(brief.width, brief.height);
  const whites = balls.map(({ x, y }) => cellAt(board, x, y)).sort((a, b) => a - b);
  return { board, black: cellAt(board, brief.fromX, brief.fromY), whites };
}
