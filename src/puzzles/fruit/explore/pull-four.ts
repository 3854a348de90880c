/**
 * Computes which pairs of fruits leave the board and which fruits anteaters pull after a slide, for levels searched by
 * `exploreFour`. settle.ts does the same for all other levels.
 */
import { sumFour } from "../../tilting/four-codes";
import type { FourMoved } from "../../tilting/slide-four";
import type { LevelTables } from "../level-tables";
import { FRUIT_KIND_COUNT } from "../level";
import type { Exploration } from "./exploration";
import { CodeLayout, kindsIn, CodedKind, type SlideTables, type BoardCodes } from "./slide-tables";

const SLOTS = 4;

/**
 * The index of the state key (which identifies the state) in the list that `pullFour` takes. The four piece codes
 * (numbers for the pieces' cells and kinds) come before the key.
 */
export const KEY_INDEX = 4;

/**
 * In `SlideTables.sighted`, a fruit that the level's only anteater sees has this entry: this number plus the code of
 * the fruit after the pull. The sum of the entries of all pieces shows what the anteater sees.
 */
const FRUIT_SEEN = 10000;
/** In `SlideTables.sighted`, the entry of a stone, car or barrel that the level's only anteater sees. */
const OTHER_PIECE_SEEN = 100000;
/**
 * In `SlideTables.sighted`, the entry of a piece on a cell next to the level's only anteater. Such a piece hides all
 * other pieces from the anteater.
 */
const SIGHT_BLOCKED = 1000000;

/**
 * Fills the lists `SlideTables.sighted` with what the level's only anteater sees and pulls, so that most pulls need no
 * call of `pullFour`. Does nothing if there are several anteaters.
 */
export function fillPulls({ level, slideTables, scratch }: Exploration): void {
  const { tables, boardCodes } = slideTables;
  const { sightLines } = tables;
  if (sightLines.length > 1 || sightLines[0].length < 2) return;
  const kinds = kindsIn(level);
  for (let axis = 0; axis < 2; axis++)
    writePulls(tables, boardCodes.cellOrders[axis].numberOf, kinds, scratch.sighted[axis]);
}

function writePulls(
  { sightLines, isPuddle }: LevelTables,
  numberOf: readonly number[],
  kinds: readonly CodedKind[],
  list: number[],
): void {
  const [sightLine] = sightLines;
  // The piece code (a number for the piece's cell and kind), without the kind, of a fruit after the pull. At first,
  // this is the code for the cell beside the anteater. Once a puddle has been passed, it is the code of a spoilt fruit
  // in this puddle, because the puddle stops and spoils the fruit.
  let pulled = CodeLayout.PerCell * numberOf[sightLine[0]];
  let isSpoilt = false;
  for (let index = 0; index < sightLine.length; index++) {
    const own = CodeLayout.PerCell * numberOf[sightLine[index]];
    for (const kind of kinds) {
      const isFruit = kind < CodedKind.FirstSlider;
      const pulledCode = FRUIT_SEEN + pulled + (isSpoilt ? 0 : kind);
      list[own + kind - 1] = index === 0 ? SIGHT_BLOCKED : isFruit ? pulledCode : OTHER_PIECE_SEEN;
    }
    if (!isPuddle[sightLine[index]]) continue;
    pulled = own + CodedKind.Spoilt;
    isSpoilt = true;
  }
}

/**
 * Returns whether an anteater may pull a fruit. `seen` is the sum of the entries of `SlideTables.sighted` for all
 * pieces. @inline
 */
export function canPull(seen: number): boolean {
  return seen < SIGHT_BLOCKED && seen % OTHER_PIECE_SEEN > 0;
}

/**
 * Returns whether an anteater may pull a fruit after a pair has left the board. `seen` is the sum of the entries of
 * `SlideTables.sighted` for all pieces. @inline
 */
export function canPullAfterPair(seen: number): boolean {
  return seen % SIGHT_BLOCKED > 0;
}

/**
 * Returns whether the level's only anteater sees exactly one fruit and nothing else. `seen` is the sum of the entries
 * of `SlideTables.sighted` for all pieces. @inline
 */
export function seesOnlyOneFruit(seen: number): boolean {
  return seen > FRUIT_SEEN && seen < 2 * FRUIT_SEEN;
}

/**
 * Pulls the one fruit that the level's only anteater sees, and updates the state key (which identifies the state).
 * @inline
 */
export function pullOne(sighted: readonly number[], weights: readonly number[], moved: FourMoved): void {
  if (sighted[moved.p1 - 1] > 0) moved.p1 = sighted[moved.p1 - 1] - FRUIT_SEEN;
  else if (sighted[moved.p2 - 1] > 0) moved.p2 = sighted[moved.p2 - 1] - FRUIT_SEEN;
  else if (sighted[moved.p3 - 1] > 0) moved.p3 = sighted[moved.p3 - 1] - FRUIT_SEEN;
  else moved.p4 = sighted[moved.p4 - 1] - FRUIT_SEEN;
  moved.key = sumFour(weights, moved);
}

/**
 * Removes adjacent pairs of fruits and pulls the fruits that anteaters see. `list` has four piece codes (numbers for
 * the pieces' cells and kinds) in any order, and then the state key (which identifies the state), which becomes
 * negative if a fruit is spoilt. Each piece stays at its index.
 */
export function pullFour({ level, slideTables, weights }: Exploration, axis: number, list: number[]): void {
  removeAdjacentPairs(slideTables.boardCodes, level.fruitKinds, list);
  pullAll(slideTables, axis, list, weights.first[axis]);
}

function removeAdjacentPairs(boardCodes: BoardCodes, kinds: readonly number[], list: number[]): void {
  const { isAdjacentBySum, pairModulus } = boardCodes;
  const own = list[KEY_INDEX] % pairModulus;
  const others = list[KEY_INDEX] - own;
  const isOwn = isAdjacentBySum[own - 1];
  const areOthers = kinds.length > 2 && isAdjacentBySum[others - 1];
  if (isOwn) removePairInList(boardCodes, list, kinds[0], 0, own);
  if (areOthers) removePairInList(boardCodes, list, kinds[2], 1, others);
}

/**
 * Marks a pair of fruits in a list of piece codes (numbers for the pieces' cells and kinds) as gone, and subtracts
 * `weight`, the number that the pair has added, from the state key (which identifies the state). `pair` is 0 for the
 * level's first pair and 1 for the second.
 */
function removePairInList(
  { firstGoneCode }: BoardCodes,
  list: number[],
  kind: number,
  pair: number,
  weight: number,
): void {
  let goneCode = firstGoneCode + CodeLayout.GoneStep * (2 * pair + 1);
  for (let slot = 1; slot <= SLOTS; slot++) {
    const code = list[slot - 1];
    if (code % CodeLayout.PerCell !== kind || code >= firstGoneCode) continue;
    list[slot - 1] = goneCode;
    goneCode -= CodeLayout.GoneStep;
  }
  list[KEY_INDEX] -= weight;
}

function pullAll({ boardCodes, tables }: SlideTables, axis: number, list: number[], weights: readonly number[]): void {
  const { cellOfCode, numberOf } = boardCodes.cellOrders[axis];
  const { sightLines, isPuddle } = tables;
  for (let anteaterIndex = 0; anteaterIndex < sightLines.length; anteaterIndex++) {
    const sightLine = sightLines[anteaterIndex];
    const slot = nearestSlotIn(sightLine, cellOfCode, list);
    if (slot === 0) continue;
    const code = list[slot - 1];
    const kind = code % CodeLayout.PerCell;
    const first = sightLine[0];
    let cell = cellOfCode[code - 1];
    if (kind >= FRUIT_KIND_COUNT || cell === first) continue;
    const step = sightLine[1] - first;
    do cell -= step;
    while (cell !== first && !isPuddle[cell]);
    const pulled = CodeLayout.PerCell * numberOf[cell] + (isPuddle[cell] ? CodedKind.Spoilt : kind);
    list[slot - 1] = pulled;
    list[KEY_INDEX] += weights[pulled - 1] - weights[code - 1];
  }
}

/**
 * Returns the number, from 1, of the piece in `list` that an anteater sees first, or 0 if the anteater sees no piece.
 */
function nearestSlotIn(sightLine: readonly number[], cellOfCode: readonly number[], list: readonly number[]): number {
  if (sightLine.length < 2) return 0;
  const first = sightLine[0];
  const last = sightLine[sightLine.length - 1];
  const isForward = first < last;
  const low = isForward ? first : last;
  const high = isForward ? last : first;
  const step = Math.abs(sightLine[1] - first);
  let found = 0;
  let nearest = 0;
  for (let slot = 1; slot <= SLOTS; slot++) {
    const cell = cellOfCode[list[slot - 1] - 1];
    if (cell < low || cell > high || (cell - low) % step > 0) continue;
    if (found > 0 && cell > nearest === isForward) continue;
    found = slot;
    nearest = cell;
  }
  return found;
}
