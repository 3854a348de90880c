/**
 * The rules of Fruit: what each move does, and when a level is won or lost. The search for all states in explore/
 * follows the same rules with faster code.
 */
import type { Direction } from "../../kernel/direction";
import type { MoveRecorder } from "../../kernel/motion";
import type { Outcome, Rules } from "../../kernel/rules";
import type { Task } from "../../kernel/task";
import { certifyLevel } from "./explore/certify";
import { createTables, NO_PIECE, oppositeOf, type LevelTables } from "./level-tables";
import { SliderKind, type Level } from "./level";
import { GONE, NO_FRUIT, type State } from "./state";
import { recordMotions, type MoveEvents, type Pull, type Slide } from "./record-motions";

/**
 * Creates the rules of a level of Fruit, after Tomas Rychnovsky's article on the levels of "Fruit Dating".
 *
 * A move tilts the whole board. All fruits and stones slide, and so do the cars and barrels that can move in that
 * direction. The other cars and barrels stand like walls. A sliding piece is stopped by hedge, the board's edge, a
 * hedgehog, an anteater, a one-way pass from its wrong side, or a piece at rest.
 *
 * Rychnovsky's article leaves some details open, which these rules decide as follows:
 * - Pairs are looked for only when all pieces are at rest. Two fruits of one kind on neighbouring cells leave the
 *   board, even with a one-way pass between them. Fruits that only slide past each other stay.
 * - Pairs are found in reading order, and each fruit looks to the right before it looks down. So of three fruits in a
 *   row, the last one stays. No piece slides into the freed cells before the next move.
 * - Then each anteater looks once, in reading order. If the first thing in its sight is a fruit that is not beside it
 *   yet, the anteater pulls the fruit up to itself. The anteater's sight ends at hedge, stones, cars, barrels,
 *   hedgehogs, other anteaters, and one-way passes that a pulled fruit could not cross. Puddles do not end its sight.
 *   After all pulls, pairs are looked for once more.
 * - A fruit that slides or is pulled into a puddle stops there and is dirty: the level is lost. Stones, cars and
 *   barrels slide through puddles.
 * - A fruit that slides against a hedgehog is eaten: the level is lost. A fruit that already lies beside the hedgehog
 *   does not move, and so is not eaten. A stone, a car or a barrel that hits a hedgehog only wakes it for the
 *   animation.
 * - Once a fruit is spoilt, all slides are completed, but no pair leaves and no anteater pulls.
 * - An input that moves nothing is no move.
 *
 * Code that already has the level's lookup tables should pass them as `knownTables`, because creating tables takes
 * longer than one step of a task may take.
 */
export function rules(level: Level, knownTables?: LevelTables): Rules<State> {
  const { fruits, sliders } = level;
  // The lookup tables of the level. If they are not passed, they are created for the first move, because code that only
  // analyses a level makes no move.
  let tables = knownTables;
  const start: State = { fruits, sliders, lostTo: undefined, lostFruitIndex: NO_FRUIT };

  const move = (state: State, direction: Direction, recorder?: MoveRecorder): State | undefined => {
    if (outcome(state) !== "playing") return undefined;
    tables ??= createTables(level);
    const simulation = startSimulation(level, tables, state);
    const slides = slideAll(simulation, direction);
    if (slides.length === 0) return undefined;
    const events = isAnySpoilt(simulation)
      ? { slides, leavers: [], pulls: [], leaversAfterPulls: [] }
      : settle(simulation, slides);
    if (recorder !== undefined) recordMotions(recorder.motions, level, state, direction, events);
    return stateAfter(simulation);
  };

  const plain: Rules<State> = { start, move, outcome, key };
  return { ...plain, certify: (maxStates, report) => certifyLevel(level, plain, maxStates, report) };
}

/**
 * Makes a move in short steps, so that a task can pause between two steps. `tables` must belong to this level. Returns
 * the state after the move, or undefined if nothing moves.
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

/**
 * Returns a text that is different for each state: one character for each number of the state. The code of the first
 * character is below 5, so that no key equals a property name such as "constructor".
 */
function key({ fruits, sliders, lostTo, lostFruitIndex }: State): string {
  const lost = lostTo === undefined ? 1 : lostTo === "puddle" ? 2 : 3;
  return String.fromCharCode(lost, lostFruitIndex + 2, ...fruits.map((cell) => cell + 2), ...sliders);
}

const enum Spoilt {
  Not = 0,
  Dirty = 1,
  Eaten = 2,
}

/**
 * The board while one move is worked out. Pieces are numbered: first the fruits in the order of the state, then stones,
 * cars and barrels.
 */
interface Simulation {
  readonly level: Level;
  readonly tables: LevelTables;
  /** The present cell of each piece, or `GONE` if the piece has left. */
  readonly cellOfPiece: number[];
  /** Whether each fruit is spoilt, and by what: a dirty fruit by a puddle, an eaten fruit by a hedgehog. */
  readonly spoilt: Spoilt[];
  /** For each cell, the number of the piece that is on it at the present point of the move, or `NO_PIECE`. */
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
  return spoilt.some((spoiltHow) => spoiltHow !== Spoilt.Not);
}

function slideAll(simulation: Simulation, direction: Direction): Slide[] {
  const piecesInOrder = sortInReadingOrder(simulation.cellOfPiece, simulation.cellOfPiece.length);
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

/**
 * Returns the first `count` pieces, sorted by cell row by row, without the pieces that have left. Sorting the pieces
 * takes less time than a loop over all cells, because there are far fewer pieces than cells.
 */
function sortInReadingOrder(cellOfPiece: readonly number[], count: number): number[] {
  const order: number[] = [];
  for (let piece = 0; piece < count; piece++) {
    if (cellOfPiece[piece] === GONE) continue;
    let index = order.length;
    for (; index > 0 && cellOfPiece[order[index - 1]] > cellOfPiece[piece]; index--) order[index] = order[index - 1];
    order[index] = piece;
  }
  return order;
}

function canSlide(simulation: Simulation, piece: number, direction: Direction): boolean {
  if (isFruit(simulation, piece)) return true;
  const sliderKind = simulation.level.sliderKinds[piece - simulation.spoilt.length];
  if (sliderKind === SliderKind.Stone) return true;
  return (sliderKind === SliderKind.CarUp || sliderKind === SliderKind.BarrelUp) === (direction % 2 === 0);
}

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

function finishSlide(simulation: Simulation, piece: number, from: number, direction: Direction): Slide {
  const { hitsHedgehog, isPuddle, board } = simulation.tables;
  const to = simulation.cellOfPiece[piece];
  const isDirty = isFruit(simulation, piece) && isPuddle[to];
  const wokenHedgehog = !isDirty && hitsHedgehog[direction][to] ? to + board.steps[direction] : undefined;
  const isEaten = isFruit(simulation, piece) && wokenHedgehog !== undefined;
  if (isDirty) simulation.spoilt[piece] = Spoilt.Dirty;
  // Only marks the fruit as eaten. It keeps its cell until all pieces are at rest, so that it stops the pieces that
  // slide behind it.
  if (isEaten) simulation.spoilt[piece] = Spoilt.Eaten;
  return { from, to, isDirty, isEaten, wokenHedgehog };
}

function settle(simulation: Simulation, slides: readonly Slide[]): MoveEvents {
  const leavers = removePairs(simulation);
  const pulls = pullAll(simulation);
  const leaversAfterPulls = isAnySpoilt(simulation) ? [] : removePairs(simulation);
  return { slides, leavers, pulls, leaversAfterPulls };
}

function removePairs(simulation: Simulation): number[] {
  const { board } = simulation.tables;
  const [, right, down] = board.steps;
  const leavers: number[] = [];
  for (const piece of sortInReadingOrder(simulation.cellOfPiece, simulation.spoilt.length)) {
    const cell = simulation.cellOfPiece[piece];
    // Skips a fruit that has already left with a fruit of its kind earlier in this loop.
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

function isFruitOfSameKind(simulation: Simulation, fruit: number, other: number): boolean {
  return isFruit(simulation, other) && simulation.level.fruitKinds[other] === simulation.level.fruitKinds[fruit];
}

/**
 * Lets each anteater pull the fruit that it sees, in reading order of the anteaters. Returns the pulls. Stops as soon
 * as a fruit is pulled into a puddle.
 */
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
    const direction = oppositeOf(anteater.direction);
    pulls.push({ anteater: anteater.cell, from: sightLine[seenIndex], to: sightLine[index], direction, isDirty });
  });
  return pulls;
}

/**
 * Returns the state after a move, with pieces sorted by kind and then by cell. Insertion sort is fast here, because a
 * move hardly ever changes the order of pieces of one kind.
 */
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
