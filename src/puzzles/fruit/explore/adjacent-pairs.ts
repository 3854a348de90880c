/**
 * Finds pairs that lie side by side from a state's key alone, without looking at the pieces. It works for levels in
 * which no kind has more than one pair.
 */
import type { Level } from "../level";
import { NO_KIND } from "./eight-pieces";
import type { Exploration } from "./exploration";

/**
 * What is needed to find adjacent pairs from a key.
 *
 * A number of a key tells of up to two kinds. Its remainder by `modulus1` (`modulus3` for the second number) is what
 * the first kind adds. Its remainder by `modulus2` (`modulus4`) is what both kinds add.
 */
export interface PairDetector {
  /**
   * Whether keys show adjacent pairs: no kind has more than one pair, and no number of a key tells of more than two
   * kinds.
   */
  readonly canDetect: boolean;
  /** See `Layout.isAdjacentBySum`. */
  readonly isAdjacentBySum: readonly boolean[];
  /** The kinds of the level's pairs, in order; `NO_KIND` for those that it lacks. */
  readonly kind1: number;
  readonly kind2: number;
  readonly kind3: number;
  readonly kind4: number;
  readonly modulus1: number;
  readonly modulus2: number;
  readonly modulus3: number;
  readonly modulus4: number;
}

/** The two numbers of a state's key; see key-weights.ts. */
interface Key {
  key: number;
  secondKey: number;
}

/** Returns whether no kind of fruit has more than one pair. */
export function hasOnePairPerKind({ fruitKinds }: Level): boolean {
  // Fruits of one kind follow each other in the list, so two pairs of a kind are four equal numbers in a row.
  for (let fruit = 2; fruit < fruitKinds.length; fruit++) if (fruitKinds[fruit] === fruitKinds[fruit - 2]) return false;
  return true;
}

/** Returns the pair detector of a level. @inline */
export function pairDetectorOf({ level, slideTables, weights }: Exploration): PairDetector {
  const { isAdjacentBySum, pairModulus } = slideTables.layout;
  const { pairsInFirstKey } = weights;
  const { fruitKinds } = level;
  const pairs = fruitKinds.length / 2;
  return {
    canDetect: hasOnePairPerKind(level) && pairsInFirstKey <= 2,
    isAdjacentBySum,
    kind1: kindOf(fruitKinds, 0),
    kind2: pairsInFirstKey > 1 ? kindOf(fruitKinds, 1) : NO_KIND,
    kind3: kindOf(fruitKinds, pairsInFirstKey),
    kind4: kindOf(fruitKinds, pairsInFirstKey + 1),
    modulus1: pairModulus,
    modulus2: pairsInFirstKey > 1 ? pairModulus * pairModulus : pairModulus,
    modulus3: pairs > pairsInFirstKey ? pairModulus : 1,
    modulus4: pairs > pairsInFirstKey + 1 ? pairModulus * pairModulus : pairs > pairsInFirstKey ? pairModulus : 1,
  };
}

/** Returns the kind of a level's pair, by the pair's index, or `NO_KIND` if there are fewer pairs. @inline */
function kindOf(kinds: readonly number[], pair: number): number {
  return kinds.length > 2 * pair ? kinds[2 * pair] : NO_KIND;
}

/** Subtracts one adjacent pair from a key. Returns the pair's kind, or `NO_KIND` if no pair is adjacent. @inline */
export function takeAdjacentPair(detector: PairDetector, result: Key): number {
  let kind = NO_KIND;
  const own = result.key % detector.modulus1;
  const others = (result.key % detector.modulus2) - own;
  if (detector.isAdjacentBySum[own - 1]) {
    kind = detector.kind1;
    result.key -= own;
  } else if (detector.isAdjacentBySum[others - 1]) {
    kind = detector.kind2;
    result.key -= others;
  } else if (detector.kind3 !== NO_KIND) {
    const third = result.secondKey % detector.modulus3;
    const fourth = (result.secondKey % detector.modulus4) - third;
    if (detector.isAdjacentBySum[third - 1]) {
      kind = detector.kind3;
      result.secondKey -= third;
    } else if (detector.isAdjacentBySum[fourth - 1]) {
      kind = detector.kind4;
      result.secondKey -= fourth;
    }
  }
  return kind;
}
