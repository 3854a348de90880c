import type { Level } from "../level";
import { NO_KIND } from "./eight";
import type { Exploration } from "./exploration";

/**
 * What tells from a key which pairs lie side by side, where no kind has more than one: what is left of one of its numbers
 * divided by `of1` (or `of3`) is what the first kind in it adds, and what is left after `of2` (`of4`) what both do.
 */
export interface Couples {
  /** Whether it is so: no kind has more than one pair, and no number of a key tells of more than two kinds. */
  readonly areTold: boolean;
  /** See `Layout`. */
  readonly beside: readonly boolean[];
  /** `NO_KIND` where there are fewer. */
  readonly kind1: number;
  readonly kind2: number;
  readonly kind3: number;
  readonly kind4: number;
  readonly of1: number;
  readonly of2: number;
  readonly of3: number;
  readonly of4: number;
}

/** Of a position: see weights.ts. */
interface Key {
  key: number;
  secondKey: number;
}

/** Whether no kind has more than one pair. */
export function hasSinglePairs({ kinds }: Level): boolean {
  // Fruits of a kind come one after the other.
  for (let fruit = 2; fruit < kinds.length; fruit++) if (kinds[fruit] === kinds[fruit - 2]) return false;
  return true;
}

/** What tells a level's pairs. @inline */
export function couplesIn({ level, lanes, weights }: Exploration): Couples {
  const { beside, ofPair } = lanes.layout;
  const { firstPairs } = weights;
  const { kinds } = level;
  const pairs = kinds.length / 2;
  return {
    areTold: hasSinglePairs(level) && firstPairs <= 2,
    beside,
    kind1: kindOf(kinds, 0),
    kind2: firstPairs > 1 ? kindOf(kinds, 1) : NO_KIND,
    kind3: kindOf(kinds, firstPairs),
    kind4: kindOf(kinds, firstPairs + 1),
    of1: ofPair,
    of2: firstPairs > 1 ? ofPair * ofPair : ofPair,
    of3: pairs > firstPairs ? ofPair : 1,
    of4: pairs > firstPairs + 1 ? ofPair * ofPair : pairs > firstPairs ? ofPair : 1,
  };
}

/** The kind of a level's pair, by its place among them. @inline */
function kindOf(kinds: readonly number[], pair: number): number {
  return kinds.length > 2 * pair ? kinds[2 * pair] : NO_KIND;
}

/** The kind of a pair that lies side by side, or `NO_KIND`: it takes the pair out of the key. @inline */
export function takePaired(couples: Couples, made: Key): number {
  let kind = NO_KIND;
  const own = made.key % couples.of1;
  const others = (made.key % couples.of2) - own;
  if (couples.beside[own - 1]) {
    kind = couples.kind1;
    made.key -= own;
  } else if (couples.beside[others - 1]) {
    kind = couples.kind2;
    made.key -= others;
  } else if (couples.kind3 !== NO_KIND) {
    const third = made.secondKey % couples.of3;
    const fourth = (made.secondKey % couples.of4) - third;
    if (couples.beside[third - 1]) {
      kind = couples.kind3;
      made.secondKey -= third;
    } else if (couples.beside[fourth - 1]) {
      kind = couples.kind4;
      made.secondKey -= fourth;
    }
  }
  return kind;
}
