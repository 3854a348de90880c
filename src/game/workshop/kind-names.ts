import type { Legend } from "../../kernel/legend";

/** By how many ways a thing may point. */
const DIRECTION_SUFFIXES: Readonly<Record<number, readonly string[]>> = {
  1: [""],
  2: [" upright", " level"],
  4: [" up", " right", " down", " left"],
};

const PASS = "pass";

/** What a kind is called: "treadmill left". */
export function nameOfKind({ thingOf, characters, firstPassKind }: Legend, kind: number): string {
  if (kind >= firstPassKind) return PASS + DIRECTION_SUFFIXES[4][kind - firstPassKind];
  const thing = thingOf[kind];
  return thing.name + DIRECTION_SUFFIXES[thing.characters.length][kind - characters.indexOf(thing.characters)];
}
