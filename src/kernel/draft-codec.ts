/**
 * Encodes a board with its things as one whole number, and decodes such a number. Players share levels by codes and web
 * links that contain this number. Decoding does not check whether the board is a playable level: `findProblem` in
 * draft.ts does.
 */
import { isAtEdge, findCachedBoard, buildBoard, createBoard, type Board } from "./board";
import { encodeOrDecodeCave } from "./caves/cave-codec";
import { DIRECTIONS, DOWN, RIGHT } from "./direction";
import { createDraft, isCave, maxRows, isAllowedAt, type Draft } from "./draft";
import type { Legend, Thing } from "./legend";
import { comparePasses, isSameBorder, type Pass } from "./pass";
import type { MixedRadixCoder } from "./mixed-radix-coder";
import type { Task } from "./task";

// The shortest usual side of a board. Sides of 5 to 12 cells are usual. The encoder gives these lengths a larger
// weight, so that most boards have shorter level codes.
const COMMON_SIDE_MIN = 5;
const COMMON_SIDE_MAX = 12;
const COMMON_SIDE_WEIGHT = 6;

/**
 * The approximate sum of the weights that `countWeights` returns for one thing. The sum must not exceed 8192, the limit
 * of the encoder.
 */
const COUNT_WEIGHT_TOTAL = 8000;

const CELLS_PER_SLICE = 12;

/**
 * Encodes the board `draft` with its things. If `draft` is undefined, the function decodes a board from a number and
 * returns it, or undefined if the number describes no board.
 *
 * Encoding and decoding treat the same data in the same order: first how many of each thing the board has, then which
 * thing stands on each cell. A thing of which more copies are still to be placed has a larger weight and a shorter
 * code.
 *
 * A cave of several rooms is encoded as a board of a single cell, which no level has, followed by the rooms.
 */
export function* encodeOrDecodeDraft(
  legend: Legend,
  coder: MixedRadixCoder,
  draft: Draft | undefined,
): Task<Draft | undefined> {
  const isCaveDraft = draft !== undefined && isCave(draft.board);
  const { width, height } = codeBoardSize(legend, coder, isCaveDraft ? createBoard(1, 1) : draft?.board);
  if (legend.sizeLimits.caveWall !== undefined && width === 1 && height === 1)
    return yield* encodeOrDecodeCave(legend, coder, draft, (board, rooms) => codeBoard(legend, coder, board, rooms));
  const board = draft?.board ?? findCachedBoard(width, height) ?? (yield* buildBoard(width, height));
  return yield* codeBoard(legend, coder, board, draft);
}

function* codeBoard(
  legend: Legend,
  coder: MixedRadixCoder,
  board: Board,
  draft: Draft | undefined,
): Task<Draft | undefined> {
  const piecesLeft = yield* codeCounts(legend, coder, board, draft);
  if (piecesLeft === undefined) return undefined;
  const coded = createDraft(legend, board);
  if (!(yield* codeThings(legend, coder, piecesLeft, draft, coded))) return undefined;
  yield* codeOrientations(legend, coder, draft, coded);
  return { ...coded, passes: yield* codePasses(legend, coder, board, draft) };
}

function codeBoardSize({ sizeLimits }: Legend, coder: MixedRadixCoder, board: Board | undefined) {
  const { minWidth, maxWidth, minHeight, maxHeight, usualSize } = sizeLimits;
  const width = codeSide(coder, minWidth, maxWidth, usualSize?.width, board?.width);
  const maxHeightHere = Math.min(maxHeight, maxRows(width));
  const height = codeSide(coder, minHeight, maxHeightHere, usualSize?.height, board?.height);
  return { width, height };
}

/**
 * Encodes or decodes the width or the height of a board. The size that is usual in the puzzle gets as much weight as
 * all other sizes together, so that it has a short code.
 */
function codeSide(
  coder: MixedRadixCoder,
  minSide: number,
  maxSide: number,
  typicalSide: number | undefined,
  side = minSide,
): number {
  const weights: number[] = [];
  let others = 0;
  for (let candidate = minSide; candidate <= maxSide; candidate++) {
    const weight = candidate >= COMMON_SIDE_MIN && candidate <= COMMON_SIDE_MAX ? COMMON_SIDE_WEIGHT : 1;
    weights.push(weight);
    if (candidate !== typicalSide) others += weight;
  }
  if (typicalSide !== undefined && typicalSide <= maxSide) weights[typicalSide - minSide] = others;
  return minSide + (coder.codeWeighted(weights, side - minSide) ?? 0);
}

/**
 * Encodes or decodes the number of copies of each thing on the board, without things that lie beneath others. Returns
 * undefined if the things do not fit on the board.
 *
 * Things that may only stand at the edge of the board come first. Their number decides how many other things must stand
 * at the edge.
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
    const count = codeCount(legend, coder, thing, actualCount, { min: minCount, max: cellsLeft });
    counts[things.indexOf(thing)] = count;
    cellsLeft -= count;
    if (thing.where !== "inside") edgeCellsLeft -= count;
    yield;
    if (cellsLeft < 0) return undefined;
  }
  counts[things.indexOf(nothing)] = cellsLeft;
  return counts;
}

interface CountRange {
  readonly min: number;
  readonly max: number;
}

function codeCount(legend: Legend, coder: MixedRadixCoder, thing: Thing, count: number, range: CountRange): number {
  // Whether the thing may lie beneath another thing. Copies beneath other things are not counted here, because
  // `codeOrientations` encodes them later. So the count may be lower than the number of copies that a level must have.
  const canBeBeneath = legend.things.some(({ mayLieOn }) => mayLieOn?.includes(thing.characters.charAt(0)) === true);
  if (thing.count === "one") return canBeBeneath ? coder.codeUniform(2, count) : 1;
  if (thing.count === "pair") return canBeBeneath ? coder.codeUniform(3, count) : 2 * coder.codeUniform(2, count / 2);
  const minCount = Math.max(range.min, thing.count === "some" && !canBeBeneath ? 1 : 0);
  return (
    minCount + (coder.codeWeighted(countWeights(thing.usualCount ?? 0, range.max - minCount), count - minCount) ?? 0)
  );
}

/**
 * Returns a weight for each possible number of copies of a thing, from 0 to `maxCount`. The usual number has the
 * largest weight. The weight of any other number falls with the square of its distance from the usual one.
 */
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
 * Encodes or decodes for each cell which thing stands there, without the direction in which the thing points. Returns
 * false if none of the remaining things may stand on a cell.
 *
 * Cells at the edge of the board come first, so that all things that may only stand there are placed before the cells
 * inside.
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
 * Encodes or decodes whether the next cell has a thing that may only stand at the edge of the board. Each of the
 * `edgeCellsLeft` cells at the edge is equally likely to have such a thing. Returns undefined if more such things are
 * left than cells at the edge.
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
    const { mayLieOn, characters } = thingOf[upper[cell]];
    if (mayLieOn !== undefined) {
      const kinds = [emptyKind, ...mayLieOn.split("").map((character) => legend.characters.indexOf(character))];
      lower[cell] = kinds[coder.codeUniform(kinds.length, kinds.indexOf(draft?.lower[cell] ?? emptyKind))];
    }
    if (characters.length > 1) {
      const orientation = (draft?.upper[cell] ?? upper[cell]) - upper[cell];
      upper[cell] += coder.codeUniform(characters.length, orientation);
    }
  }
}

/**
 * Encodes or decodes the one-way passes between cells. First comes the number of passes. Then comes, for each side that
 * two cells share, whether this side has a pass and in which direction.
 */
function* codePasses(
  { maxPasses }: Legend,
  coder: MixedRadixCoder,
  board: Board,
  draft: Draft | undefined,
): Task<readonly Pass[]> {
  if (maxPasses === 0) return [];
  const borders = yield* listBorders(board);
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

/**
 * Returns all sides that two neighbouring cells share. Each side is given as the one-way pass that leads right or down
 * across this side.
 */
function* listBorders(board: Board): Task<Pass[]> {
  const borders: Pass[] = [];
  for (let index = 0; index < board.cells.length; index++) {
    if (index % CELLS_PER_SLICE === 0) yield;
    const cell = board.cells[index];
    for (const direction of [RIGHT, DOWN])
      if (board.cellsToEdge[direction][cell] > 0) borders.push({ cell, direction });
  }
  return borders;
}

function oppositePass({ steps }: Board, { cell, direction }: Pass): Pass {
  return { cell: cell + steps[direction], direction: DIRECTIONS[(direction + 2) % DIRECTIONS.length] };
}

function upperThingAt({ thingOf }: Legend, { upper }: Draft, cell: number): Thing {
  return thingOf[upper[cell]];
}
