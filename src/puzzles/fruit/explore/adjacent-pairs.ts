import type { Level } from "../level";
import { NO_KIND } from "./eight-pieces";
import type { Exploration } from "./exploration";

/**
 * What tells from a key which pairs lie side by side, where no kind has more than one: what is left of one of its numbers
 * divided by `of1` (or `of3`) is what the first kind in it adds, and what is left after `of2` (`of4`) what both do.
 */
export interface PairDetector {
  /** Whether it is so: no kind has more than one pair, and no number of a key tells of more than two kinds. */
  readonly canDetect: boolean;
  /** See `Layout`. */
  readonly isAdjacentBySum: readonly boolean[];
  /** `NO_KIND` where there are fewer. */
  readonly kind1: number;
  readonly kind2: number;
  readonly kind3: number;
  readonly kind4: number;
  readonly modulus1: number;
  readonly modulus2: number;
  readonly modulus3: number;
  readonly modulus4: number;
}

/** Of a position: see weights.ts. */
interface Key {
  key: number;
  secondKey: number;
}

/** Whether no kind has more than one pair. */
export function hasOnePairPerKind({ fruitKinds }: Level): boolean {
  // Fruits of a kind come one after the other.
  for (let fruit = 2; fruit < fruitKinds.length; fruit++) if (fruitKinds[fruit] === fruitKinds[fruit - 2]) return false;
  return true;
}

/** What tells a level's pairs. @inline */
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

/** The kind of a level's pair, by its place among them. @inline */
function kindOf(kinds: readonly number[], pair: number): number {
  return kinds.length > 2 * pair ? kinds[2 * pair] : NO_KIND;
}

/** The kind of a pair that lies side by side, or `NO_KIND`: it takes the pair out of the key. @inline */
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
