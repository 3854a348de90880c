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

// A slice is over after as much work as this. Looking back upon a move counts 1.
const WORK_PER_SLICE = 80;
const WORK_TO_BEGIN = 20;
const WORK_PER_DRAW = 5;

// How far to roll: roots[i] is the square root of i / 4, rounded down, so among the numbers below 4n² every r below n
// comes 4 (2r + 1) times. A way of r cells is 2r + 1 times as likely as staying: longer ones make better levels.
const roots: number[] = [];
for (let root = 0; root < MAX_SIDE; root++) {
  for (let count = 0; count < 4 * (2 * root + 1); count++) roots.push(root);
}

/** What the loop of `compose` needs and nobody afterwards, by move. */
interface History {
  /** The black ball's cell before each move, and after the last. */
  readonly blacks: number[];
  /** Each move's line: its lowest and its highest cell, and from one cell of it to the next in the move's direction. */
  readonly lows: number[];
  readonly highs: number[];
  readonly shifts: number[];
}

// Histories that no composition is being made with: tables that have their size already.
const spare: History[] = [];

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
  const longs = roots;
  const nowhere = NOWHERE;
  // Of each move: its random number, its direction, and where its white ball stands at the very start.
  const numbers: number[] = [];
  const line: Direction[] = [];
  const whites: number[] = [];
  const history = spare.pop() ?? { blacks: [], lows: [], highs: [], shifts: [] };
  const { blacks, lows, highs, shifts } = history;
  blacks[0] = cellAt(board, brief.fromX, brief.fromY);
  const opened = opening.length;
  let moves = 0;
  let drawsHere = 0;
  let work = WORK_TO_BEGIN;

  for (let draws = 0; moves < pieces; draws++) {
    work += moves + WORK_PER_DRAW;
    if (work > WORK_PER_SLICE) {
      work = 0;
      yield;
    }
    const number = draws < opened ? opening[draws] : draw(random);
    const direction = number % 4;
    const step = steps[direction];
    const black = blacks[moves];
    const room = toEdge[direction][black];
    let stop = black;
    let white = nowhere;
    if (room > 0) {
      const long = longs[number % (4 * room * room)];
      stop += (prefersShort ? room - 1 - long : long) * step;
      white = stop + step;
      // Where did the new ball stand before all these moves?
      for (let move = moves; move > 0; move--) {
        if (white <= highs[move - 1] && white >= lows[move - 1]) {
          const shift = shifts[move - 1];
          if ((white - lows[move - 1]) % shift === 0) {
            // Up to its stop the line is the black ball's way.
            const isInTheWay = shift > 0 ? white <= blacks[move] : white >= blacks[move];
            white += shift;
            if (isInTheWay || isBorder[white]) {
              white = nowhere;
              break;
            }
          }
        }
      }
    }

    if (white !== nowhere) {
      const edge = black + room * step;
      numbers[moves] = number;
      line[moves] = direction as Direction;
      whites[moves] = white;
      lows[moves] = step > 0 ? black : edge;
      highs[moves] = step > 0 ? edge : black;
      shifts[moves] = step;
      moves++;
      blacks[moves] = stop;
      drawsHere = 0;
    } else {
      drawsHere++;
      if (drawsHere === DRAWS_PER_MOVE) {
        // A dead end: the last two moves are taken back, and other ones are tried.
        moves = Math.max(0, moves - 2);
        drawsHere = 0;
        if (draws >= DRAWS_PER_BALL * pieces) {
          spare.push(history);
          return undefined;
        }
      }
    }
  }

  spare.push(history);
  sort(whites);
  return { level: { board, black: blacks[0], whites }, line, numbers };
}

/** Puts a few cells into ascending order. */
function sort(cells: number[]): void {
  for (let next = 1; next < cells.length; next++) {
    const cell = cells[next];
    let at = next;
    while (at > 0 && cells[at - 1] > cell) {
      cells[at] = cells[at - 1];
      at--;
    }
    cells[at] = cell;
  }
}
