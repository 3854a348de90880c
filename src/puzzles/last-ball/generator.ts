import { cellAt, createBoard, NOWHERE } from "../../kernel/board";
import type { Direction } from "../../kernel/direction";
import { draw, type Random } from "../../kernel/random";
import { MAX_SIDE } from "../../kernel/map-text";
import type { Composition } from "../../kernel/select";
import type { Work } from "../../kernel/work";
import type { Brief } from "./brief";
import type { Level } from "./level";

// Below this, levels are easy for their number of balls. Short rolls make easier ones: of 600 levels of 12 balls the
// median was 3.2 bits with short rolls and 4.5 with long ones.
const EASY_CENTIBITS_PER_BALL = 30;

const DRAWS_PER_MOVE = 16;
const DRAWS_PER_BALL = 48;
const DRAWS_PER_SLICE = 8;

// How far to roll: roots[i] is the square root of i / 4, rounded down, so among the numbers below 4n² every r below n
// comes 4 (2r + 1) times. A way of r cells is 2r + 1 times as likely as staying: longer ones make better levels.
const roots: number[] = [];
for (let root = 0; root < MAX_SIDE; root++) {
  for (let count = 0; count < 4 * (2 * root + 1); count++) roots.push(root);
}

/**
 * The backward move history of "Devlog: How I Generate Levels for The Last Ball" (Igor Stepanov). The level is built in
 * the order in which it will be played. For each move the black ball rolls some way over cells that are empty by then,
 * and a new white ball is put right before it, to be hit and to roll off the board. Only then is it asked where that
 * ball must have stood at the very start. Going back through the earlier moves, newest first: if the ball lies on the
 * way that a white ball rolled, it came there in its stead, one cell short of a ball that stood one cell further on;
 * so that is where it stood before. The place is no good if that is off the board, or if before some move it stands in
 * the black ball's way.
 *
 * The two ways of a move are one straight line, from where the black ball started to the edge: first the cells that it
 * rolls over, up to its stop, then those of the white ball. So a move is kept as that line, and whether a ball has to
 * do with it takes three comparisons. All of it is one loop with everything in locals: on the console a call costs as
 * much as five or six other instructions of the VM.
 *
 * One attempt at a level of `brief.pieces` white balls; undefined when it ran into dead ends again and again. With an
 * `opening`, numbers of an older composition from the same cell, the level begins with the same moves.
 */
// eslint-disable-next-line max-lines-per-function -- one loop with everything in locals: see above
export function* compose(
  brief: Brief,
  random: Random,
  opening: readonly number[] = [],
): Work<Composition<Level> | undefined> {
  const { pieces } = brief;
  const board = createBoard(brief.width, brief.height);
  const { steps, toEdge, isBorder } = board;
  const prefersShort = brief.difficultyCentibits < EASY_CENTIBITS_PER_BALL * pieces;
  // The moves so far: the random number and the direction of each, where its white ball stands at the very start, and
  // its line's lowest and highest cell and the distance between neighbours on it. Then the black ball's cell before
  // each move and after the last.
  const numbers: number[] = [];
  const directions: Direction[] = [];
  const whites: number[] = [];
  const lows: number[] = [];
  const highs: number[] = [];
  const gaps: number[] = [];
  const blacks: number[] = [cellAt(board, brief.fromX, brief.fromY)];
  let moves = 0;
  let drawsHere = 0;

  for (let draws = 1; moves < pieces; draws++) {
    if (draws % DRAWS_PER_SLICE === 0) yield;
    const number = draws <= opening.length ? opening[draws - 1] : draw(random);
    const direction = number % 4;
    const step = steps[direction];
    const black = blacks[moves];
    const room = toEdge[direction][black];
    let stop = black;
    let white = NOWHERE;
    if (room > 0) {
      const long = roots[number % (4 * room * room)];
      stop += (prefersShort ? room - 1 - long : long) * step;
      white = stop + step;
    }
    // Where did the new ball stand before all these moves?
    for (let move = moves; move > 0 && white !== NOWHERE; move--) {
      if (white <= highs[move - 1] && white >= lows[move - 1] && (white - lows[move - 1]) % gaps[move - 1] === 0) {
        const shift = steps[directions[move - 1]];
        // Up to its stop the line is the black ball's way.
        const isInTheWay = shift > 0 ? white <= blacks[move] : white >= blacks[move];
        white += shift;
        if (isInTheWay || isBorder[white]) white = NOWHERE;
      }
    }

    if (white !== NOWHERE) {
      const edge = black + room * step;
      numbers[moves] = number;
      directions[moves] = direction as Direction;
      whites[moves] = white;
      lows[moves] = step > 0 ? black : edge;
      highs[moves] = step > 0 ? edge : black;
      gaps[moves] = step > 0 ? step : -step;
      moves++;
      blacks[moves] = stop;
      drawsHere = 0;
    } else {
      drawsHere++;
      if (drawsHere === DRAWS_PER_MOVE) {
        // A dead end: the last two moves are taken back, and other ones are tried.
        moves = Math.max(0, moves - 2);
        drawsHere = 0;
        if (draws > DRAWS_PER_BALL * pieces) return undefined;
      }
    }
  }

  return {
    level: { board, black: blacks[0], whites: inOrder(whites, moves) },
    line: directions.slice(0, moves),
    numbers: numbers.slice(0, moves),
  };
}

/** The first `count` of some cells, in ascending order. */
function inOrder(cells: readonly number[], count: number): number[] {
  const ordered: number[] = [];
  for (let next = 0; next < count; next++) {
    const cell = cells[next];
    let at = next;
    while (at > 0 && ordered[at - 1] > cell) {
      ordered[at] = ordered[at - 1];
      at--;
    }
    ordered[at] = cell;
  }
  return ordered;
}
