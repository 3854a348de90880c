/** The names of kinds, as the editor shows them. */
import type { Legend } from "../../kernel/legend";

/** The suffixes of a thing's directions, by the number of its directions. */
const DIRECTION_SUFFIXES: Readonly<Record<number, readonly string[]>> = {
  1: [""],
  2: [" upright", " level"],
  4: [" up", " right", " down", " left"],
};

const PASS = "pass";

/** Returns the name of a kind, such as "treadmill left". */
export function nameOfKind({ thingOf, characters, firstPassKind }: Legend, kind: number): string {
  if (kind >= firstPassKind) return PASS + DIRECTION_SUFFIXES[4][kind - firstPassKind];
  const thing = thingOf[kind];
  return thing.name + DIRECTION_SUFFIXES[thing.characters.length][kind - characters.indexOf(thing.characters)];
}
