/** Builds the names of things that the editor shows, such as "treadmill left". */
import type { Legend } from "../../kernel/legend";

/**
 * The words that the editor adds to a thing's name for its directions. The key is the number of directions that the
 * thing has.
 */
const DIRECTION_SUFFIXES: Readonly<Record<number, readonly string[]>> = {
  1: [""],
  2: [" upright", " level"],
  4: [" up", " right", " down", " left"],
};

const PASS = "pass";

/** Returns the name of a kind (a thing in one direction), such as "treadmill left". */
export function nameOfKind({ thingOf, characters, firstPassKind }: Legend, kind: number): string {
  if (kind >= firstPassKind) return PASS + DIRECTION_SUFFIXES[4][kind - firstPassKind];
  const thing = thingOf[kind];
  return thing.name + DIRECTION_SUFFIXES[thing.characters.length][kind - characters.indexOf(thing.characters)];
}
