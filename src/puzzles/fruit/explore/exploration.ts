/**
 * Defines the record of a search for all states of a level, and stores the start state in it. explore-four.ts and
 * explore-many.ts have the search itself.
 */
import type { FoundStates } from "../../tilting/exploration";
import { enqueueStartAlone } from "../../tilting/queue";
import { storeStart } from "../../tilting/search-memory";
import { markWon } from "../../tilting/search-progress";
import type { Level } from "../level";
import { MAX_PIECES, type SlideTables } from "./slide-tables";
import { codesOf, countPieces, keyNumbersOf } from "./piece-codes";
import type { ExplorationMemory } from "./exploration-memory";
import type { KeyWeights } from "./key-weights";
import type { ExplorerScratch } from "./explorer-scratch";

/** The input and the result of a search for all states that can be reached from the start of a level. */
export interface Exploration extends FoundStates {
  readonly level: Level;
  readonly slideTables: SlideTables;
  readonly memory: ExplorationMemory;
  /** The memory that is needed only while the search runs. Afterwards, other searches may use it. */
  readonly scratch: ExplorerScratch;
  readonly weights: KeyWeights;
}

/**
 * Most levels have at most this many pieces, and their lists of piece codes have this length. In levels with more
 * pieces, the lists have the length `MAX_PIECES`.
 */
const FEW_PIECES = 4;

/**
 * Gives the start state the number 1, and makes it the only state in two queues: of states whose pushes up and down
 * must still be tried, and of states whose pushes right and left must still be tried.
 */
export function enqueueStart({ level, slideTables, memory, scratch, weights }: Exploration): void {
  const { boardCodes } = slideTables;
  const slots = countPieces(level) > FEW_PIECES ? MAX_PIECES : FEW_PIECES;
  const start = codesOf(boardCodes, level, level, slots);
  storeStart(memory, keyNumbersOf(start, weights));
  memory.fruitsLeft[0] = level.fruits.length;
  enqueueStartAlone(scratch.queues, start, boardCodes.transposedCodes[0]);
}

/** Stores a state in which the level is won. The search tries no pushes from such a state. @inline */
export function recordWin(exploration: Exploration, state: number): void {
  const { memory, wonStates } = exploration;
  markWon(memory, state);
  wonStates.push(state - 1);
}
