import { isAtEdge, cachedBoard, buildBoard, type Board } from "./board";
import { DIRECTIONS, DOWN, RIGHT } from "./direction";
import { createDraft, maxRows, isAllowedAt, type Draft } from "./draft";
import type { Legend, Thing } from "./legend";
import { comparePasses, isSameBorder, type Pass } from "./pass";
import type { MixedRadixCoder } from "./mixed-radix-coder";
import type { Task } from "./task";

// Most boards have sides from here to there: their sizes are worth more chances than others.
const COMMON_SIDE_MIN = 5;
const COMMON_SIDE_MAX = 12;
const COMMON_SIDE_WEIGHT = 6;

/** The chances of all counts together come to about this. */
const COUNT_WEIGHT_TOTAL = 8000;

const CELLS_PER_SLICE = 12;

/**
 * Tells a scribe a level, as the draft that it is; or, without a draft, gives the one that the scribe reads. It is told by
 * how many of each thing there are, and then cell by cell: a thing is as likely as it has pieces left. Gives nothing if
 * what is read is no draft; whether it is a level is for others to say.
 */
export function* encodeOrDecodeDraft(
  legend: Legend,
  coder: MixedRadixCoder,
  draft: Draft | undefined,
): Task<Draft | undefined> {
  const { width, height } = codeSize(legend, coder, draft?.board);
  const board = draft?.board ?? cachedBoard(width, height) ?? (yield* buildBoard(width, height));
  const piecesLeft = yield* codeCounts(legend, coder, board, draft);
  if (piecesLeft === undefined) return undefined;
  const coded = createDraft(legend, board);
  if (!(yield* codeThings(legend, coder, piecesLeft, draft, coded))) return undefined;
  yield* codeOrientations(legend, coder, draft, coded);
  return { ...coded, passes: yield* codePasses(legend, coder, board, draft) };
}

function codeSize({ sizeLimits }: Legend, coder: MixedRadixCoder, board: Board | undefined) {
  const { minWidth, maxWidth, minHeight, maxHeight, usual } = sizeLimits;
  const width = codeSide(coder, minWidth, maxWidth, usual?.width, board?.width);
  const maxHeightHere = Math.min(maxHeight, maxRows(width));
  const height = codeSide(coder, minHeight, maxHeightHere, usual?.height, board?.height);
  return { width, height };
}

/** The usual side is as likely as all others together. */
function codeSide(
  coder: MixedRadixCoder,
  minSide: number,
  maxSide: number,
  typicalSide: number | undefined,
  side = minSide,
): number {
  const weights: number[] = [];
  let others = 0;
  for (let one = minSide; one <= maxSide; one++) {
    const weight = one >= COMMON_SIDE_MIN && one <= COMMON_SIDE_MAX ? COMMON_SIDE_WEIGHT : 1;
    weights.push(weight);
    if (one !== typicalSide) others += weight;
  }
  if (typicalSide !== undefined && typicalSide <= maxSide) weights[typicalSide - minSide] = others;
  return minSide + (coder.codeWeighted(weights, side - minSide) ?? 0);
}

/**
 * By thing: how many of it stand on the board, and are not beneath anything. Nothing if they have no room. What only the
 * edge has is told first: how much else must stand there follows from it.
 */
function* codeCounts(
  legend: Legend,
  coder: MixedRadixCoder,
  board: Board,
  draft: Draft | undefined,
): Task<number[] | undefined> {
  const { things } = legend;
  const nothing = legend.thingOf[legend.emptyKind];
  const others = things.filter((thing) => thing !== nothing);
  const order = [...others.filter(({ where }) => where === "edge"), ...others.filter(({ where }) => where !== "edge")];
  const atEdge = order.filter(({ where }) => where !== "inside");
  const counts = things.map(() => 0);
  let cellsLeft = board.cells.length;
  let edgeCellsLeft = nothing.where === "inside" ? board.cells.filter((cell) => isAtEdge(board, cell)).length : 0;
  for (const thing of order) {
    const actualCount =
      draft === undefined ? 0 : board.cells.filter((cell) => upperThingAt(legend, draft, cell) === thing).length;
    const minCount = thing === atEdge[atEdge.length - 1] ? Math.max(0, edgeCellsLeft) : 0;
    const count = codeCount(legend, coder, thing, actualCount, minCount, cellsLeft);
    counts[things.indexOf(thing)] = count;
    cellsLeft -= count;
    if (thing.where !== "inside") edgeCellsLeft -= count;
    yield;
    if (cellsLeft < 0) return undefined;
  }
  counts[things.indexOf(nothing)] = cellsLeft;
  return counts;
}

function codeCount(
  legend: Legend,
  coder: MixedRadixCoder,
  thing: Thing,
  count: number,
  minAtEdge: number,
  cellsLeft: number,
): number {
  // What lies beneath something else is told later.
  const canBeBeneath = legend.things.some(({ over }) => over?.includes(thing.characters.charAt(0)) === true);
  if (thing.count === "one") return canBeBeneath ? coder.codeUniform(2, count) : 1;
  if (thing.count === "pair") return canBeBeneath ? coder.codeUniform(3, count) : 2 * coder.codeUniform(2, count / 2);
  const minCount = Math.max(minAtEdge, thing.count === "some" && !canBeBeneath ? 1 : 0);
  return minCount + (coder.codeWeighted(countWeights(thing.usual ?? 0, cellsLeft - minCount), count - minCount) ?? 0);
}

/** The chances of each count from 0 to `most`: they fall with the square of how far it is from the usual one. */
function countWeights(usual: number, maxCount: number): number[] {
  const weights: number[] = [];
  const near = 2 * usual + 3;
  for (let count = 0; count <= maxCount; count++) {
    const far = near + 2 * Math.abs(count - usual);
    weights.push(Math.max(1, Math.floor((COUNT_WEIGHT_TOTAL * near) / (far * far))));
  }
  return weights;
}

/**
 * What stands on each cell, those at the edge first: fewer things may stand there. Of what may point somewhere only that
 * it stands there. Gives false if there is a cell that nothing of what is left fits on.
 */
function* codeThings(
  legend: Legend,
  coder: MixedRadixCoder,
  piecesLeft: number[],
  draft: Draft | undefined,
  { board, upper }: Draft,
): Task<boolean> {
  const { things } = legend;
  const firstKinds = things.map(({ characters }) => legend.characters.indexOf(characters));
  const { atEdge, inside } = yield* partitionEdgeCells(board);
  const order = [...atEdge, ...inside];
  for (let index = 0; index < order.length; index++) {
    if (index % CELLS_PER_SLICE === 0) yield;
    const cell = order[index];
    const written = draft === undefined ? 0 : things.indexOf(upperThingAt(legend, draft, cell));
    const isForEdge = codeIsEdgeThing(legend, coder, piecesLeft, atEdge.length - index, written);
    if (isForEdge === undefined) return false;
    const weights = things.map((thing, thingIndex) =>
      (thing.where === "edge") === isForEdge && isAllowedAt(thing, board, cell) ? piecesLeft[thingIndex] : 0,
    );
    const thingIndex = coder.codeWeighted(weights, written);
    if (thingIndex === undefined) return false;
    piecesLeft[thingIndex]--;
    upper[cell] = firstKinds[thingIndex];
  }
  return piecesLeft.every((count) => count === 0);
}

/**
 * Whether what stands on the next cell may stand at the edge alone, if `edgeLeft` cells of the edge are left: each of
 * them is as likely for such things. Undefined if there are more of these than cells.
 */
function codeIsEdgeThing(
  { things }: Legend,
  coder: MixedRadixCoder,
  piecesLeft: readonly number[],
  edgeCellsLeft: number,
  written: number,
): boolean | undefined {
  if (edgeCellsLeft <= 0) return false;
  let edgeThingsLeft = 0;
  for (let thingIndex = 0; thingIndex < things.length; thingIndex++)
    if (things[thingIndex].where === "edge") edgeThingsLeft += piecesLeft[thingIndex];
  if (edgeThingsLeft > edgeCellsLeft) return undefined;
  return (
    edgeThingsLeft > 0 &&
    coder.codeWeighted([edgeCellsLeft - edgeThingsLeft, edgeThingsLeft], things[written].where === "edge" ? 1 : 0) === 1
  );
}

/** All cells: those at the edge, and the others. */
function* partitionEdgeCells(
  board: Board,
): Task<{ readonly atEdge: readonly number[]; readonly inside: readonly number[] }> {
  const atEdge: number[] = [];
  const inside: number[] = [];
  for (let index = 0; index < board.cells.length; index++) {
    if (index % CELLS_PER_SLICE === 0) yield;
    const cell = board.cells[index];
    (isAtEdge(board, cell) ? atEdge : inside).push(cell);
  }
  return { atEdge, inside };
}

/** What lies beneath the things that have been told, and where each of them points. */
function* codeOrientations(
  legend: Legend,
  coder: MixedRadixCoder,
  draft: Draft | undefined,
  { board, upper, lower }: Draft,
): Task<void> {
  const { thingOf, emptyKind } = legend;
  for (let index = 0; index < board.cells.length; index++) {
    if (index % CELLS_PER_SLICE === 0) yield;
    const cell = board.cells[index];
    const { over, characters } = thingOf[upper[cell]];
    if (over !== undefined) {
      const kinds = [emptyKind, ...over.split("").map((character) => legend.characters.indexOf(character))];
      lower[cell] = kinds[coder.codeUniform(kinds.length, kinds.indexOf(draft?.lower[cell] ?? emptyKind))];
    }
    if (characters.length > 1) {
      const orientation = (draft?.upper[cell] ?? upper[cell]) - upper[cell];
      upper[cell] += coder.codeUniform(characters.length, orientation);
    }
  }
}

/** The one-way passes: how many there are, and for each border whether there is one, and which of the two ways. */
function* codePasses(
  { maxPasses }: Legend,
  coder: MixedRadixCoder,
  board: Board,
  draft: Draft | undefined,
): Task<readonly Pass[]> {
  if (maxPasses === 0) return [];
  const borders = yield* bordersOf(board);
  const passes: Pass[] = [];
  let passesLeft = coder.codeUniform(Math.min(maxPasses, borders.length) + 1, draft?.passes.length ?? 0);
  for (let index = 0; index < borders.length; index++) {
    if (index % CELLS_PER_SLICE === 0) yield;
    const border = borders[index];
    const written = draft?.passes.find((pass) => isSameBorder(board, pass, border));
    const choice = coder.codeWeighted([borders.length - index - passesLeft, passesLeft], written === undefined ? 0 : 1);
    if (choice === 0) continue;
    passesLeft--;
    const isForwards = coder.codeUniform(2, written?.direction === border.direction ? 0 : 1) === 0;
    passes.push(isForwards ? border : oppositePass(board, border));
  }
  return passes.sort((one, other) => comparePasses(one, other));
}

/** All borders between two cells, as the passes that lead right or down across them. */
function* bordersOf(board: Board): Task<Pass[]> {
  const borders: Pass[] = [];
  for (let index = 0; index < board.cells.length; index++) {
    if (index % CELLS_PER_SLICE === 0) yield;
    const cell = board.cells[index];
    for (const direction of [RIGHT, DOWN])
      if (board.cellsToEdge[direction][cell] > 0) borders.push({ cell, direction });
  }
  return borders;
}

/** The pass on the same border that lets through the other way. */
function oppositePass({ steps }: Board, { cell, direction }: Pass): Pass {
  return { cell: cell + steps[direction], direction: DIRECTIONS[(direction + 2) % DIRECTIONS.length] };
}

function upperThingAt({ thingOf }: Legend, { upper }: Draft, cell: number): Thing {
  return thingOf[upper[cell]];
}
