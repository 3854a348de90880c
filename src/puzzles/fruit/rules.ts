import type { Direction } from "../../kernel/direction";
import type { MoveRecorder } from "../../kernel/motion";
import type { Outcome, Rules } from "../../kernel/rules";
import type { Task } from "../../kernel/task";
import { certifyLevel } from "./explore/certify";
import { tablesOf, NO_PIECE, opposite, type LevelTables } from "./level-tables";
import { SliderKind, type Level } from "./level";
import { GONE, NO_FRUIT, type State } from "./state";
import { recordMotions, type MoveEvents, type Pull, type Slide } from "./record-motions";

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
export function rules(level: Level, knownTables?: LevelTables): Rules<State> {
  const { fruits, sliders } = level;
  // Who only has a level certified makes no move.
  let tables = knownTables;
  const start: State = { fruits, sliders, lostTo: undefined, lostFruitIndex: NO_FRUIT };

  const move = (state: State, direction: Direction, telling?: MoveRecorder): State | undefined => {
    if (outcome(state) !== "playing") return undefined;
    tables ??= tablesOf(level);
    const table = startSimulation(level, tables, state);
    const slides = slideAll(table, direction);
    if (slides.length === 0) return undefined;
    const events = isAnySpoilt(table)
      ? { slides, leavers: [], pulls: [], leaversAfterPulls: [] }
      : settle(table, slides);
    if (telling !== undefined) recordMotions(telling.motions, level, state, direction, events);
    return stateAfter(table);
  };

  const plain: Rules<State> = { start, move, outcome, key };
  return { ...plain, certify: (cap, tell) => certifyLevel(level, plain, cap, tell) };
}

/**
 * A move for works, which rest in the middle of it; `ground` is the level's. Gives the position after it, or undefined
 * when nothing moves.
 */
export function* moveInSlices(
  level: Level,
  tables: LevelTables,
  state: State,
  direction: Direction,
): Task<State | undefined> {
  if (outcome(state) !== "playing") return undefined;
  const simulation = startSimulation(level, tables, state);
  yield;
  const slides = slideAll(simulation, direction);
  if (slides.length === 0) return undefined;
  yield;
  if (!isAnySpoilt(simulation)) settle(simulation, slides);
  yield;
  return stateAfter(simulation);
}

function outcome({ fruits, lostTo }: State): Outcome {
  if (lostTo !== undefined) return "lost";
  return fruits.every((cell) => cell === GONE) ? "won" : "playing";
}

// One character a number; the first is below 5, so that no key is a word.
function key({ fruits, sliders, lostTo, lostFruitIndex }: State): string {
  const lost = lostTo === undefined ? 1 : lostTo === "puddle" ? 2 : 3;
  return String.fromCharCode(lost, lostFruitIndex + 2, ...fruits.map((cell) => cell + 2), ...sliders);
}

const enum Spoilt {
  Not = 0,
  Dirty = 1,
  Eaten = 2,
}

/** A move under way. Pieces are numbered: the fruits as in the state, then what else slides. */
interface Simulation {
  readonly level: Level;
  readonly tables: LevelTables;
  /** By piece: where it is now. */
  readonly cellOfPiece: number[];
  /** By fruit. */
  readonly spoilt: Spoilt[];
  /** By cell: the piece that is there now, or `NOBODY`. */
  readonly pieceOnCell: number[];
}

function startSimulation(level: Level, tables: LevelTables, { fruits, sliders }: State): Simulation {
  const cellOfPiece = [...fruits, ...sliders];
  const pieceOnCell = [...tables.emptyBoard];
  for (let piece = 0; piece < cellOfPiece.length; piece++)
    if (cellOfPiece[piece] !== GONE) pieceOnCell[cellOfPiece[piece]] = piece;
  return { level, tables, cellOfPiece, spoilt: fruits.map(() => Spoilt.Not), pieceOnCell };
}

function isFruit({ spoilt }: Simulation, piece: number): boolean {
  return piece !== NO_PIECE && piece < spoilt.length;
}

function isAnySpoilt({ spoilt }: Simulation): boolean {
  return spoilt.some((how) => how !== Spoilt.Not);
}

/** Slides everything, in each line from front to back; gives what has moved. */
function slideAll(simulation: Simulation, direction: Direction): Slide[] {
  const piecesInOrder = inReadingOrder(simulation.cellOfPiece, simulation.cellOfPiece.length);
  if (simulation.tables.board.steps[direction] > 0) piecesInOrder.reverse();
  const slides: Slide[] = [];
  for (let index = 0; index < piecesInOrder.length; index++) {
    const piece = piecesInOrder[index];
    const from = simulation.cellOfPiece[piece];
    if (canSlide(simulation, piece, direction) && slidePiece(simulation, piece, direction) !== from) {
      slides.push(finishSlide(simulation, piece, from, direction));
    }
  }
  return slides;
}

/** The first `count` pieces, those that are gone left out, by their cells: there are far fewer of them than cells. */
function inReadingOrder(cellOfPiece: readonly number[], count: number): number[] {
  const order: number[] = [];
  for (let piece = 0; piece < count; piece++) {
    if (cellOfPiece[piece] === GONE) continue;
    let index = order.length;
    for (; index > 0 && cellOfPiece[order[index - 1]] > cellOfPiece[piece]; index--) order[index] = order[index - 1];
    order[index] = piece;
  }
  return order;
}

/** Whether a piece slides in a direction, if there is room. */
function canSlide(simulation: Simulation, piece: number, direction: Direction): boolean {
  if (isFruit(simulation, piece)) return true;
  const sliderKind = simulation.level.sliderKinds[piece - simulation.spoilt.length];
  if (sliderKind === SliderKind.Stone) return true;
  return (sliderKind === SliderKind.CarUp || sliderKind === SliderKind.BarrelUp) === (direction % 2 === 0);
}

/** Slides one piece as far as it goes; gives the cell where it stops. */
function slidePiece(simulation: Simulation, piece: number, direction: Direction): number {
  const { isBlocked, isPuddle, board } = simulation.tables;
  const step = board.steps[direction];
  const isPuddleStop = isFruit(simulation, piece);
  let cell = simulation.cellOfPiece[piece];
  while (!isBlocked[direction][cell] && simulation.pieceOnCell[cell + step] === NO_PIECE) {
    cell += step;
    if (isPuddleStop && isPuddle[cell]) break;
  }
  putPiece(simulation, piece, cell);
  return cell;
}

function putPiece({ cellOfPiece, pieceOnCell }: Simulation, piece: number, cell: number): void {
  pieceOnCell[cellOfPiece[piece]] = NO_PIECE;
  cellOfPiece[piece] = cell;
  if (cell !== GONE) pieceOnCell[cell] = piece;
}

/** What has come of a slide; spoils the fruit that it is the end of. */
function finishSlide(simulation: Simulation, piece: number, from: number, direction: Direction): Slide {
  const { hitsHedgehog, isPuddle, board } = simulation.tables;
  const to = simulation.cellOfPiece[piece];
  const isDirty = isFruit(simulation, piece) && isPuddle[to];
  const wokenHedgehog = !isDirty && hitsHedgehog[direction][to] ? to + board.steps[direction] : undefined;
  const isEaten = isFruit(simulation, piece) && wokenHedgehog !== undefined;
  if (isDirty) simulation.spoilt[piece] = Spoilt.Dirty;
  // Until everything is at rest it is in the way of what slides behind it.
  if (isEaten) simulation.spoilt[piece] = Spoilt.Eaten;
  return { from, to, isDirty, isEaten, wokenHedgehog };
}

/** All that comes once the slides are over: pairs, anteaters, and pairs again. */
function settle(simulation: Simulation, slides: readonly Slide[]): MoveEvents {
  const leavers = removePairs(simulation);
  const pulls = pullAll(simulation);
  const leaversAfterPulls = isAnySpoilt(simulation) ? [] : removePairs(simulation);
  return { slides, leavers, pulls, leaversAfterPulls };
}

/** Takes all pairs off the board; gives where their fruits were. */
function removePairs(simulation: Simulation): number[] {
  const { board } = simulation.tables;
  const [, right, down] = board.steps;
  const leavers: number[] = [];
  for (const piece of inReadingOrder(simulation.cellOfPiece, simulation.spoilt.length)) {
    const cell = simulation.cellOfPiece[piece];
    // It has left with one before it.
    if (cell === GONE) continue;
    const rightPiece = simulation.pieceOnCell[cell + right];
    const other = isFruitOfSameKind(simulation, piece, rightPiece) ? rightPiece : simulation.pieceOnCell[cell + down];
    if (!isFruitOfSameKind(simulation, piece, other)) continue;
    leavers.push(cell, simulation.cellOfPiece[other]);
    putPiece(simulation, piece, GONE);
    putPiece(simulation, other, GONE);
  }
  return leavers;
}

/** Whether there is another fruit of a fruit's kind. */
function isFruitOfSameKind(simulation: Simulation, fruit: number, other: number): boolean {
  return isFruit(simulation, other) && simulation.level.fruitKinds[other] === simulation.level.fruitKinds[fruit];
}

/** Has each anteater pull what it sees. */
function pullAll(simulation: Simulation): Pull[] {
  const { sightLines, isPuddle } = simulation.tables;
  const pulls: Pull[] = [];
  simulation.level.anteaters.forEach((anteater, number) => {
    if (isAnySpoilt(simulation)) return;
    const sightLine = sightLines[number];
    const seenIndex = sightLine.findIndex((cell) => simulation.pieceOnCell[cell] !== NO_PIECE);
    const piece = seenIndex > 0 ? simulation.pieceOnCell[sightLine[seenIndex]] : NO_PIECE;
    if (!isFruit(simulation, piece)) return;
    let index = seenIndex - 1;
    while (index > 0 && !isPuddle[sightLine[index]]) index--;
    const isDirty = isPuddle[sightLine[index]];
    if (isDirty) simulation.spoilt[piece] = Spoilt.Dirty;
    putPiece(simulation, piece, sightLine[index]);
    const direction = opposite(anteater.direction);
    pulls.push({ anteater: anteater.cell, from: sightLine[seenIndex], to: sightLine[index], direction, isDirty });
  });
  return pulls;
}

/** The position that a move has led to. Hardly anything changes its place among its like: little is to be put in order. */
function stateAfter({ level, cellOfPiece, spoilt }: Simulation): State {
  const fruits: number[] = [];
  const spoiltInOrder: Spoilt[] = [];
  for (let fruit = 0; fruit < spoilt.length; fruit++) {
    const spoiltHow = spoilt[fruit];
    const cell = spoiltHow === Spoilt.Eaten ? GONE : cellOfPiece[fruit];
    let index = fruit;
    for (; index > 0 && level.fruitKinds[index - 1] === level.fruitKinds[fruit]; index--) {
      if (fruits[index - 1] < cell || (fruits[index - 1] === cell && spoiltInOrder[index - 1] >= spoiltHow)) break;
      fruits[index] = fruits[index - 1];
      spoiltInOrder[index] = spoiltInOrder[index - 1];
    }
    fruits[index] = cell;
    spoiltInOrder[index] = spoiltHow;
  }
  const lostFruitIndex = spoiltInOrder.findIndex((spoiltHow) => spoiltHow !== Spoilt.Not);
  return {
    fruits,
    sliders: slidersAfter(level, cellOfPiece, spoilt.length),
    lostTo: lostFruitIndex < 0 ? undefined : spoiltInOrder[lostFruitIndex] === Spoilt.Dirty ? "puddle" : "hedgehog",
    lostFruitIndex,
  };
}

/** Where what else slides has come, from the piece `first` on: in the order of its sorts, those of a sort ascending. */
function slidersAfter({ sliderKinds }: Level, cellOfPiece: readonly number[], firstSlider: number): number[] {
  const sliders: number[] = [];
  for (let slider = 0; slider < sliderKinds.length; slider++) {
    const cell = cellOfPiece[firstSlider + slider];
    let index = slider;
    for (; index > 0 && sliderKinds[index - 1] === sliderKinds[slider] && sliders[index - 1] > cell; index--)
      sliders[index] = sliders[index - 1];
    sliders[index] = cell;
  }
  return sliders;
}
