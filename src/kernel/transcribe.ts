import { isAtEdge, knownBoard, layOutBoard, type Board } from "./board";
import { DIRECTIONS, DOWN, RIGHT } from "./direction";
import { createDraft, mostRows, suits, type Draft } from "./draft";
import type { Legend, Thing } from "./legend";
import { inOrder, isSameBorder, type Pass } from "./pass";
import type { Scribe } from "./scribe";
import type { Work } from "./work";

// Most boards have sides from here to there: their sizes are worth more chances than others.
const USUAL_LEAST = 5;
const USUAL_MOST = 12;
const USUAL_WEIGHT = 6;

/** Counts are told in steps of so many, and for each count up to that, its chances: small ones are more likely. */
const COUNT_STEP = 12;
const COUNT_WEIGHTS = [10, 8, 6, 5, 5, 4, 4, 4, 4, 3, 3, 3, 6];

const CELLS_PER_SLICE = 12;

/**
 * Tells a scribe a level, as the draft that it is; or, without a draft, gives the one that the scribe reads. It is told by
 * how many of each thing there are, and then cell by cell: a thing is as likely as it has pieces left. Gives nothing if
 * what is read is no draft; whether it is a level is for others to say.
 */
export function* transcribe(legend: Legend, scribe: Scribe, draft: Draft | undefined): Work<Draft | undefined> {
  const { width, height } = transcribeSize(legend, scribe, draft?.board);
  const board = draft?.board ?? knownBoard(width, height) ?? (yield* layOutBoard(width, height));
  const left = yield* transcribeCounts(legend, scribe, board, draft);
  if (left === undefined) return undefined;
  const copy = createDraft(legend, board);
  if (!(yield* transcribeThings(legend, scribe, left, draft, copy))) return undefined;
  yield* transcribeWays(legend, scribe, draft, copy);
  return { ...copy, passes: yield* transcribePasses(legend, scribe, board, draft) };
}

function transcribeSize({ sizes }: Legend, scribe: Scribe, board: Board | undefined) {
  const { minWidth, maxWidth, minHeight, maxHeight } = sizes;
  const width = transcribeSide(scribe, minWidth, maxWidth, board?.width);
  const height = transcribeSide(scribe, minHeight, Math.min(maxHeight, mostRows(width)), board?.height);
  return { width, height };
}

function transcribeSide(scribe: Scribe, least: number, most: number, side = least): number {
  const weights: number[] = [];
  for (let one = least; one <= most; one++) {
    weights.push(one >= USUAL_LEAST && one <= USUAL_MOST ? USUAL_WEIGHT : 1);
  }
  return least + (scribe.choose(weights, side - least) ?? 0);
}

/** By thing: how many of it stand on the board, and are not beneath anything. Nothing if they have no room. */
function* transcribeCounts(
  legend: Legend,
  scribe: Scribe,
  board: Board,
  draft: Draft | undefined,
): Work<number[] | undefined> {
  let room = board.cells.length;
  const counts: number[] = [];
  for (const thing of legend.things) {
    const isNothing = thing === legend.thingOf[legend.nothing];
    const there = draft === undefined ? 0 : board.cells.filter((cell) => thingAt(legend, draft, cell) === thing).length;
    const count = isNothing ? 0 : transcribeCount(legend, scribe, thing, there, room);
    counts.push(count);
    room -= count;
    yield;
    if (room < 0) return undefined;
  }
  counts[legend.things.indexOf(legend.thingOf[legend.nothing])] = room;
  return counts;
}

function transcribeCount(legend: Legend, scribe: Scribe, thing: Thing, count: number, room: number): number {
  // What lies beneath something else is told later.
  const mayHide = legend.things.some(({ over }) => over?.includes(thing.characters.charAt(0)) === true);
  if (thing.count === "one") return mayHide ? scribe.chooseEvenly(2, count) : 1;
  if (thing.count === "pair") return mayHide ? scribe.chooseEvenly(3, count) : 2 * scribe.chooseEvenly(2, count / 2);
  const least = thing.count === "some" && !mayHide ? 1 : 0;
  let told = least;
  let step = COUNT_STEP;
  while (step === COUNT_STEP && told <= room) {
    step = scribe.choose(COUNT_WEIGHTS, Math.min(COUNT_STEP, count - told)) ?? 0;
    told += step;
  }
  return told;
}

/**
 * What stands on each cell, those at the edge first: fewer things may stand there. Of what may point somewhere only that
 * it stands there. Gives false if there is a cell that nothing of what is left fits on.
 */
function* transcribeThings(
  legend: Legend,
  scribe: Scribe,
  left: number[],
  draft: Draft | undefined,
  { board, upper }: Draft,
): Work<boolean> {
  const { things } = legend;
  const firstKinds = things.map(({ characters }) => legend.characters.indexOf(characters));
  const order = yield* edgeFirst(board);
  for (let at = 0; at < order.length; at++) {
    if (at % CELLS_PER_SLICE === 0) yield;
    const cell = order[at];
    const weights = things.map((thing, which) => (suits(thing, board, cell) ? left[which] : 0));
    const written = draft === undefined ? 0 : things.indexOf(thingAt(legend, draft, cell));
    const which = scribe.choose(weights, written);
    if (which === undefined) return false;
    left[which]--;
    upper[cell] = firstKinds[which];
  }
  return left.every((count) => count === 0);
}

/** All cells, those at the edge before the others. */
function* edgeFirst(board: Board): Work<number[]> {
  const atEdge: number[] = [];
  const inside: number[] = [];
  for (let at = 0; at < board.cells.length; at++) {
    if (at % CELLS_PER_SLICE === 0) yield;
    const cell = board.cells[at];
    (isAtEdge(board, cell) ? atEdge : inside).push(cell);
  }
  return [...atEdge, ...inside];
}

/** What lies beneath the things that have been told, and where each of them points. */
function* transcribeWays(
  legend: Legend,
  scribe: Scribe,
  draft: Draft | undefined,
  { board, upper, lower }: Draft,
): Work<void> {
  const { thingOf, nothing } = legend;
  for (let at = 0; at < board.cells.length; at++) {
    if (at % CELLS_PER_SLICE === 0) yield;
    const cell = board.cells[at];
    const { over, characters } = thingOf[upper[cell]];
    if (over !== undefined) {
      const kinds = [nothing, ...over.split("").map((character) => legend.characters.indexOf(character))];
      lower[cell] = kinds[scribe.chooseEvenly(kinds.length, kinds.indexOf(draft?.lower[cell] ?? nothing))];
    }
    if (characters.length > 1) {
      const way = (draft?.upper[cell] ?? upper[cell]) - upper[cell];
      upper[cell] += scribe.chooseEvenly(characters.length, way);
    }
  }
}

/** The one-way passes: how many there are, and for each border whether there is one, and which of the two ways. */
function* transcribePasses(
  { mostPasses }: Legend,
  scribe: Scribe,
  board: Board,
  draft: Draft | undefined,
): Work<readonly Pass[]> {
  if (mostPasses === 0) return [];
  const borders = yield* bordersOf(board);
  const passes: Pass[] = [];
  let left = scribe.chooseEvenly(Math.min(mostPasses, borders.length) + 1, draft?.passes.length ?? 0);
  for (let at = 0; at < borders.length; at++) {
    if (at % CELLS_PER_SLICE === 0) yield;
    const border = borders[at];
    const written = draft?.passes.find((pass) => isSameBorder(board, pass, border));
    const choice = scribe.choose([borders.length - at - left, left], written === undefined ? 0 : 1);
    if (choice === 0) continue;
    left--;
    const isForwards = scribe.chooseEvenly(2, written?.direction === border.direction ? 0 : 1) === 0;
    passes.push(isForwards ? border : across(board, border));
  }
  return passes.sort((one, other) => inOrder(one, other));
}

/** All borders between two cells, as the passes that lead right or down across them. */
function* bordersOf(board: Board): Work<Pass[]> {
  const borders: Pass[] = [];
  for (let at = 0; at < board.cells.length; at++) {
    if (at % CELLS_PER_SLICE === 0) yield;
    const cell = board.cells[at];
    for (const direction of [RIGHT, DOWN]) if (board.toEdge[direction][cell] > 0) borders.push({ cell, direction });
  }
  return borders;
}

/** The pass on the same border that lets through the other way. */
function across({ steps }: Board, { cell, direction }: Pass): Pass {
  return { cell: cell + steps[direction], direction: DIRECTIONS[(direction + 2) % DIRECTIONS.length] };
}

function thingAt({ thingOf }: Legend, { upper }: Draft, cell: number): Thing {
  return thingOf[upper[cell]];
}
