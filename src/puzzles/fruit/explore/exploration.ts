/**
 * Defines the record of a search for all states of a level, and stores the start state in it. explore-four.ts and
 * explore-many.ts have the search itself.
 */
import type { FoundStates } from "../../tilting/exploration";
import { markWon } from "../../tilting/search-progress";
import { beginAtStart } from "../../tilting/search-start";
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
  /**
   * The memory that is needed only while the search for all states of a level runs. Afterwards, searches of other
   * levels may use this memory.
   */
  readonly scratch: ExplorerScratch;
  readonly weights: KeyWeights;
}

/**
 * Most levels have at most this many pieces, and their lists of piece codes (numbers for the pieces' cells and kinds)
 * have this length. In levels with more pieces, the lists have the length `MAX_PIECES`.
 */
const FEW_PIECES = 4;

/** Stores the start of a level, and makes it the only state from which moves must still be tried. */
export function enqueueStart(exploration: Exploration): void {
  const { level, slideTables, memory, scratch, weights } = exploration;
  const slots = countPieces(level) > FEW_PIECES ? MAX_PIECES : FEW_PIECES;
  const start = codesOf(slideTables.boardCodes, level, level, slots);
  beginAtStart(exploration, scratch.queues, start, keyNumbersOf(start, weights));
  memory.fruitsLeft[0] = level.fruits.length;
}

/**
 * Stores a state in which the level is won. The search for all states of a level tries no moves from such a state.
 * @inline
 */
export function recordWin(exploration: Exploration, state: number): void {
  const { memory, wonStates } = exploration;
  markWon(memory, state);
  wonStates.push(state - 1);
}
