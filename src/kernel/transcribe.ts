import { isAtEdge, knownBoard, layOutBoard, type Board } from "./board";
import { DIRECTIONS, DOWN, RIGHT } from "./direction";
import { createDraft, mostRows, suits, type Draft } from "./draft";
import type { Legend, Thing } from "./legend";
import { inOrder, isSameBorder, type Pass } from "./pass";
import type { Scribe } from "./scribe";
import type { Work } from "./work";

// Most boards have sides from here to there: their sizes are worth more chances than others.
const OFTEN_LEAST = 5;
const OFTEN_MOST = 12;
const OFTEN_WEIGHT = 6;

/** The chances of all counts together come to about this. */
const COUNT_CHANCES = 8000;

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
  const { minWidth, maxWidth, minHeight, maxHeight, usual } = sizes;
  const width = transcribeSide(scribe, minWidth, maxWidth, usual?.width, board?.width);
  const mostHeight = Math.min(maxHeight, mostRows(width));
  const height = transcribeSide(scribe, minHeight, mostHeight, usual?.height, board?.height);
  return { width, height };
}

/** The usual side is as likely as all others together. */
function transcribeSide(scribe: Scribe, least: number, most: number, usual: number | undefined, side = least): number {
  const weights: number[] = [];
  let others = 0;
  for (let one = least; one <= most; one++) {
    const weight = one >= OFTEN_LEAST && one <= OFTEN_MOST ? OFTEN_WEIGHT : 1;
    weights.push(weight);
    if (one !== usual) others += weight;
  }
  if (usual !== undefined && usual <= most) weights[usual - least] = others;
  return least + (scribe.choose(weights, side - least) ?? 0);
}

/**
 * By thing: how many of it stand on the board, and are not beneath anything. Nothing if they have no room. What only the
 * edge has is told first: how much else must stand there follows from it.
 */
function* transcribeCounts(
  legend: Legend,
  scribe: Scribe,
  board: Board,
  draft: Draft | undefined,
): Work<number[] | undefined> {
  const { things } = legend;
  const nothing = legend.thingOf[legend.nothing];
  const others = things.filter((thing) => thing !== nothing);
  const order = [...others.filter(({ where }) => where === "edge"), ...others.filter(({ where }) => where !== "edge")];
  const atEdge = order.filter(({ where }) => where !== "inside");
  const counts = things.map(() => 0);
  let room = board.cells.length;
  let edgeRoom = nothing.where === "inside" ? board.cells.filter((cell) => isAtEdge(board, cell)).length : 0;
  for (const thing of order) {
    const there = draft === undefined ? 0 : board.cells.filter((cell) => thingAt(legend, draft, cell) === thing).length;
    const least = thing === atEdge[atEdge.length - 1] ? Math.max(0, edgeRoom) : 0;
    const count = transcribeCount(legend, scribe, thing, there, least, room);
    counts[things.indexOf(thing)] = count;
    room -= count;
    if (thing.where !== "inside") edgeRoom -= count;
    yield;
    if (room < 0) return undefined;
  }
  counts[things.indexOf(nothing)] = room;
  return counts;
}

function transcribeCount(
  legend: Legend,
  scribe: Scribe,
  thing: Thing,
  count: number,
  edgeLeast: number,
  room: number,
): number {
  // What lies beneath something else is told later.
  const mayHide = legend.things.some(({ over }) => over?.includes(thing.characters.charAt(0)) === true);
  if (thing.count === "one") return mayHide ? scribe.chooseEvenly(2, count) : 1;
  if (thing.count === "pair") return mayHide ? scribe.chooseEvenly(3, count) : 2 * scribe.chooseEvenly(2, count / 2);
  const least = Math.max(edgeLeast, thing.count === "some" && !mayHide ? 1 : 0);
  return least + (scribe.choose(countWeights(thing.usual ?? 0, room - least), count - least) ?? 0);
}

/** The chances of each count from 0 to `most`: they fall with the square of how far it is from the usual one. */
function countWeights(usual: number, most: number): number[] {
  const weights: number[] = [];
  const near = 2 * usual + 3;
  for (let count = 0; count <= most; count++) {
    const far = near + 2 * Math.abs(count - usual);
    weights.push(Math.max(1, Math.floor((COUNT_CHANCES * near) / (far * far))));
  }
  return weights;
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
  const { atEdge, inside } = yield* edgeAndInside(board);
  const order = [...atEdge, ...inside];
  for (let at = 0; at < order.length; at++) {
    if (at % CELLS_PER_SLICE === 0) yield;
    const cell = order[at];
    const written = draft === undefined ? 0 : things.indexOf(thingAt(legend, draft, cell));
    const isForEdge = transcribeIsForEdge(legend, scribe, left, atEdge.length - at, written);
    if (isForEdge === undefined) return false;
    const weights = things.map((thing, which) =>
      (thing.where === "edge") === isForEdge && suits(thing, board, cell) ? left[which] : 0,
    );
    const which = scribe.choose(weights, written);
    if (which === undefined) return false;
    left[which]--;
    upper[cell] = firstKinds[which];
  }
  return left.every((count) => count === 0);
}

/**
 * Whether what stands on the next cell may stand at the edge alone, if `edgeLeft` cells of the edge are left: each of
 * them is as likely for such things. Undefined if there are more of these than cells.
 */
function transcribeIsForEdge(
  { things }: Legend,
  scribe: Scribe,
  left: readonly number[],
  edgeLeft: number,
  written: number,
): boolean | undefined {
  if (edgeLeft <= 0) return false;
  let forEdge = 0;
  for (let which = 0; which < things.length; which++) if (things[which].where === "edge") forEdge += left[which];
  if (forEdge > edgeLeft) return undefined;
  return forEdge > 0 && scribe.choose([edgeLeft - forEdge, forEdge], things[written].where === "edge" ? 1 : 0) === 1;
}

/** All cells: those at the edge, and the others. */
function* edgeAndInside(
  board: Board,
): Work<{ readonly atEdge: readonly number[]; readonly inside: readonly number[] }> {
  const atEdge: number[] = [];
  const inside: number[] = [];
  for (let at = 0; at < board.cells.length; at++) {
    if (at % CELLS_PER_SLICE === 0) yield;
    const cell = board.cells[at];
    (isAtEdge(board, cell) ? atEdge : inside).push(cell);
  }
  return { atEdge, inside };
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
