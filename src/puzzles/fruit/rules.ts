import type { Direction } from "../../kernel/direction";
import type { Telling } from "../../kernel/motion";
import type { Outcome, Rules } from "../../kernel/rules";
import type { Work } from "../../kernel/work";
import { certifyLevel } from "./explore/certify";
import { groundOf, NOBODY, opposite, type Ground } from "./ground";
import { Sort, type Level } from "./level";
import { GONE, NO_FRUIT, type State } from "./state";
import { tell, type Course, type Pull, type Slide } from "./tell";

/**
 * The rules of "Fruit Dating", after the article on its levels by Tomas Rychnovsky. A push tilts the whole board: all
 * fruits and stones slide, and of the cars and barrels those that go that way. The others stand like walls. Whatever
 * slides is stopped by hedge, the edge, a hedgehog, an anteater, a one-way pass from its wrong side, or something at rest.
 *
 * What the article leaves open:
 * - Only when everything is at rest one looks for pairs: two fruits of one kind on neighbouring cells leave. What passes by
 *   does not pair, and a pass between two does not part them. Pairs are found in reading order, each fruit with its right,
 *   then with its lower neighbour, so of three in a row the last stays. Nothing slides into their room before the next push.
 * - Then each anteater, in reading order, looks once: if the first thing in its sight is a fruit and not beside it already,
 *   the fruit is pulled up to it. Hedge, whatever slides, hedgehogs, other anteaters and passes that do not let a fruit
 *   through to the anteater end its sight; puddles do not. Then pairs are looked for once more.
 * - A fruit that comes into a puddle stops there, dirty, whether it slides or is pulled: the level is lost. Whatever else
 *   slides passes through.
 * - A fruit that slides against a hedgehog is eaten: the level is lost. One that lies beside it already does not move, and
 *   so does not hit it. A stone, a car or a barrel that hits a hedgehog wakes it for a moment; it is asleep again before
 *   anything else comes, so this changes nothing in the same tilt or after it.
 * - Once a fruit is spoilt nothing more comes of that push, but that all slides come to their ends.
 * - A push that moves nothing is no move.
 *
 * Whoever knows the level's ground already may hand it over: laying it out takes more than a slice.
 */
export function rules(level: Level, known?: Ground): Rules<State> {
  const { fruits, loose } = level;
  // Who only has a level certified makes no move.
  let ground = known;
  const start: State = { fruits, loose, lostTo: undefined, lostFruit: NO_FRUIT };

  const move = (state: State, direction: Direction, telling?: Telling): State | undefined => {
    if (outcome(state) !== "playing") return undefined;
    ground ??= groundOf(level);
    const table = lay(level, ground, state);
    const slides = slideAll(table, direction);
    if (slides.length === 0) return undefined;
    const course = isAnySpoilt(table) ? { slides, leavers: [], pulls: [], lastLeavers: [] } : comeToRest(table, slides);
    if (telling !== undefined) tell(telling.stretches, level, state, direction, course);
    return stateOf(table);
  };

  const plain: Rules<State> = { start, move, outcome, key };
  return { ...plain, certify: (cap, tell) => certifyLevel(level, plain, cap, tell) };
}

/**
 * A move for works, which rest in the middle of it; `ground` is the level's. Gives the position after it, or undefined
 * when nothing moves.
 */
export function* moveInParts(
  level: Level,
  ground: Ground,
  state: State,
  direction: Direction,
): Work<State | undefined> {
  if (outcome(state) !== "playing") return undefined;
  const table = lay(level, ground, state);
  yield;
  const slides = slideAll(table, direction);
  if (slides.length === 0) return undefined;
  yield;
  if (!isAnySpoilt(table)) comeToRest(table, slides);
  yield;
  return stateOf(table);
}

function outcome({ fruits, lostTo }: State): Outcome {
  if (lostTo !== undefined) return "lost";
  return fruits.every((cell) => cell === GONE) ? "won" : "playing";
}

// One character a number; the first is below 5, so that no key is a word.
function key({ fruits, loose, lostTo, lostFruit }: State): string {
  const lost = lostTo === undefined ? 1 : lostTo === "puddle" ? 2 : 3;
  return String.fromCharCode(lost, lostFruit + 2, ...fruits.map((cell) => cell + 2), ...loose);
}

const enum Spoilt {
  Not = 0,
  Dirty = 1,
  Eaten = 2,
}

/** A move under way. Pieces are numbered: the fruits as in the state, then what else slides. */
interface Table {
  readonly level: Level;
  readonly ground: Ground;
  /** By piece: where it is now. */
  readonly cells: number[];
  /** By fruit. */
  readonly spoilt: Spoilt[];
  /** By cell: the piece that is there now, or `NOBODY`. */
  readonly pieces: number[];
}

function lay(level: Level, ground: Ground, { fruits, loose }: State): Table {
  const cells = [...fruits, ...loose];
  const pieces = [...ground.empty];
  for (let piece = 0; piece < cells.length; piece++) if (cells[piece] !== GONE) pieces[cells[piece]] = piece;
  return { level, ground, cells, spoilt: fruits.map(() => Spoilt.Not), pieces };
}

function isFruit({ spoilt }: Table, piece: number): boolean {
  return piece !== NOBODY && piece < spoilt.length;
}

function isAnySpoilt({ spoilt }: Table): boolean {
  return spoilt.some((how) => how !== Spoilt.Not);
}

/** Slides everything, in each line from front to back; gives what has moved. */
function slideAll(table: Table, direction: Direction): Slide[] {
  const order = inReadingOrder(table.cells, table.cells.length);
  if (table.ground.board.steps[direction] > 0) order.reverse();
  const slides: Slide[] = [];
  for (let at = 0; at < order.length; at++) {
    const piece = order[at];
    const from = table.cells[piece];
    if (goes(table, piece, direction) && slide(table, piece, direction) !== from) {
      slides.push(slideOf(table, piece, from, direction));
    }
  }
  return slides;
}

/** The first `count` pieces, those that are gone left out, by their cells: there are far fewer of them than cells. */
function inReadingOrder(cells: readonly number[], count: number): number[] {
  const order: number[] = [];
  for (let piece = 0; piece < count; piece++) {
    if (cells[piece] === GONE) continue;
    let at = order.length;
    for (; at > 0 && cells[order[at - 1]] > cells[piece]; at--) order[at] = order[at - 1];
    order[at] = piece;
  }
  return order;
}

/** Whether a piece slides in a direction, if there is room. */
function goes(table: Table, piece: number, direction: Direction): boolean {
  if (isFruit(table, piece)) return true;
  const sort = table.level.sorts[piece - table.spoilt.length];
  if (sort === Sort.Stone) return true;
  return (sort === Sort.CarUp || sort === Sort.BarrelUp) === (direction % 2 === 0);
}

/** Slides one piece as far as it goes; gives the cell where it stops. */
function slide(table: Table, piece: number, direction: Direction): number {
  const { stops, isPuddle, board } = table.ground;
  const step = board.steps[direction];
  const stopsInPuddles = isFruit(table, piece);
  let cell = table.cells[piece];
  while (!stops[direction][cell] && table.pieces[cell + step] === NOBODY) {
    cell += step;
    if (stopsInPuddles && isPuddle[cell]) break;
  }
  put(table, piece, cell);
  return cell;
}

function put({ cells, pieces }: Table, piece: number, cell: number): void {
  pieces[cells[piece]] = NOBODY;
  cells[piece] = cell;
  if (cell !== GONE) pieces[cell] = piece;
}

/** What has come of a slide; spoils the fruit that it is the end of. */
function slideOf(table: Table, piece: number, from: number, direction: Direction): Slide {
  const { hits, isPuddle, board } = table.ground;
  const to = table.cells[piece];
  const isDirty = isFruit(table, piece) && isPuddle[to];
  const woken = !isDirty && hits[direction][to] ? to + board.steps[direction] : undefined;
  const isEaten = isFruit(table, piece) && woken !== undefined;
  if (isDirty) table.spoilt[piece] = Spoilt.Dirty;
  // Until everything is at rest it is in the way of what slides behind it.
  if (isEaten) table.spoilt[piece] = Spoilt.Eaten;
  return { from, to, isDirty, isEaten, woken };
}

/** All that comes once the slides are over: pairs, anteaters, and pairs again. */
function comeToRest(table: Table, slides: readonly Slide[]): Course {
  const leavers = takePairs(table);
  const pulls = pullAll(table);
  const lastLeavers = isAnySpoilt(table) ? [] : takePairs(table);
  return { slides, leavers, pulls, lastLeavers };
}

/** Takes all pairs off the board; gives where their fruits were. */
function takePairs(table: Table): number[] {
  const { board } = table.ground;
  const [, right, down] = board.steps;
  const leavers: number[] = [];
  for (const piece of inReadingOrder(table.cells, table.spoilt.length)) {
    const cell = table.cells[piece];
    // It has left with one before it.
    if (cell === GONE) continue;
    const rightOne = table.pieces[cell + right];
    const other = isAlike(table, piece, rightOne) ? rightOne : table.pieces[cell + down];
    if (!isAlike(table, piece, other)) continue;
    leavers.push(cell, table.cells[other]);
    put(table, piece, GONE);
    put(table, other, GONE);
  }
  return leavers;
}

/** Whether there is another fruit of a fruit's kind. */
function isAlike(table: Table, fruit: number, other: number): boolean {
  return isFruit(table, other) && table.level.kinds[other] === table.level.kinds[fruit];
}

/** Has each anteater pull what it sees. */
function pullAll(table: Table): Pull[] {
  const { sights, isPuddle } = table.ground;
  const pulls: Pull[] = [];
  table.level.anteaters.forEach((anteater, number) => {
    if (isAnySpoilt(table)) return;
    const sight = sights[number];
    const seen = sight.findIndex((cell) => table.pieces[cell] !== NOBODY);
    const piece = seen > 0 ? table.pieces[sight[seen]] : NOBODY;
    if (!isFruit(table, piece)) return;
    let at = seen - 1;
    while (at > 0 && !isPuddle[sight[at]]) at--;
    const isDirty = isPuddle[sight[at]];
    if (isDirty) table.spoilt[piece] = Spoilt.Dirty;
    put(table, piece, sight[at]);
    const direction = opposite(anteater.direction);
    pulls.push({ anteater: anteater.cell, from: sight[seen], to: sight[at], direction, isDirty });
  });
  return pulls;
}

/** The position that a move has led to. Hardly anything changes its place among its like: little is to be put in order. */
function stateOf({ level, cells, spoilt }: Table): State {
  const fruits: number[] = [];
  const hows: Spoilt[] = [];
  for (let fruit = 0; fruit < spoilt.length; fruit++) {
    const how = spoilt[fruit];
    const cell = how === Spoilt.Eaten ? GONE : cells[fruit];
    let at = fruit;
    for (; at > 0 && level.kinds[at - 1] === level.kinds[fruit]; at--) {
      if (fruits[at - 1] < cell || (fruits[at - 1] === cell && hows[at - 1] >= how)) break;
      fruits[at] = fruits[at - 1];
      hows[at] = hows[at - 1];
    }
    fruits[at] = cell;
    hows[at] = how;
  }
  const lostFruit = hows.findIndex((how) => how !== Spoilt.Not);
  return {
    fruits,
    loose: looseOf(level, cells, spoilt.length),
    lostTo: lostFruit < 0 ? undefined : hows[lostFruit] === Spoilt.Dirty ? "puddle" : "hedgehog",
    lostFruit,
  };
}

/** Where what else slides has come, from the piece `first` on: in the order of its sorts, those of a sort ascending. */
function looseOf({ sorts }: Level, cells: readonly number[], first: number): number[] {
  const loose: number[] = [];
  for (let place = 0; place < sorts.length; place++) {
    const cell = cells[first + place];
    let at = place;
    for (; at > 0 && sorts[at - 1] === sorts[place] && loose[at - 1] > cell; at--) loose[at] = loose[at - 1];
    loose[at] = cell;
  }
  return loose;
}
