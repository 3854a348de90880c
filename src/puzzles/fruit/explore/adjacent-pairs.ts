/**
 * Finds adjacent fruits of one kind by arithmetic on a state key (a number for the positions of all pieces). This works
 * for levels in which no kind of fruit has more than one pair.
 */
import type { Level } from "../level";
import { NO_KIND } from "./eight-pieces";
import type { Exploration } from "./exploration";

/**
 * The constants with which adjacent pairs of fruits are found from a state key (which identifies a state).
 *
 * A state key is two numbers. Each is a sum to which every piece adds its weight. `key % modulus1` is the sum of the
 * weights of the fruits of the first kind. `key % modulus2` is the sum of the weights of the fruits of the first two
 * kinds. `modulus3` and `modulus4` do the same for the second number of the key.
 */
export interface PairDetector {
  /**
   * Whether adjacent pairs can be found from a state key (which identifies a state). For this, no kind of fruit may
   * have more than one pair, and neither number of the key may contain more than two kinds.
   */
  readonly canDetect: boolean;
  /**
   * For each possible sum of the weights of two fruits of one kind in the state key (which identifies the state):
   * whether the two fruits are adjacent. The index is the sum minus 1.
   */
  readonly isAdjacentBySum: readonly boolean[];
  /**
   * The kind of the fruits in the level's first pair. The fields `kind1` to `kind4` have the kinds of up to four pairs.
   * If the level has fewer pairs, the last fields are `NO_KIND`.
   */
  readonly kind1: number;
  readonly kind2: number;
  readonly kind3: number;
  readonly kind4: number;
  readonly modulus1: number;
  readonly modulus2: number;
  readonly modulus3: number;
  readonly modulus4: number;
}

/** The two numbers of the key that identifies a state; see key-weights.ts. */
interface Key {
  key: number;
  secondKey: number;
}

export function hasOnePairPerKind({ fruitKinds }: Level): boolean {
  // The result is false if a kind of fruit has more than one pair. `fruitKinds` is sorted, so two equal entries with
  // one entry between them belong to two pairs of this kind.
  for (let fruit = 2; fruit < fruitKinds.length; fruit++) if (fruitKinds[fruit] === fruitKinds[fruit - 2]) return false;
  return true;
}

/**
 * Returns the constants of a level that are needed to find adjacent pairs of fruits in a state key (which identifies a
 * state).
 * @inline
 */
export function createPairDetector({ level, slideTables, weights }: Exploration): PairDetector {
  const { isAdjacentBySum, pairModulus } = slideTables.boardCodes;
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

/**
 * Returns the kind of the fruits in the level's pair with the index `pair`, or `NO_KIND` if the level has fewer pairs.
 * @inline
 */
function kindOf(kinds: readonly number[], pair: number): number {
  return kinds.length > 2 * pair ? kinds[2 * pair] : NO_KIND;
}

/**
 * Subtracts the weights of one adjacent pair of fruits from a state key (which identifies a state). Returns the kind of
 * the pair, or `NO_KIND` if no pair is adjacent. @inline
 */
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
