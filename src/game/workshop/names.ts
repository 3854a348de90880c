import type { Legend } from "../../kernel/legend";

/** By how many ways a thing may point. */
const WAYS: Readonly<Record<number, readonly string[]>> = {
  1: [""],
  2: [" upright", " level"],
  4: [" up", " right", " down", " left"],
};

const PASS = "pass";

/** What a kind is called: "treadmill left". */
export function nameOfKind({ thingOf, characters, pass }: Legend, kind: number): string {
  if (kind >= pass) return PASS + WAYS[4][kind - pass];
  const thing = thingOf[kind];
  return thing.name + WAYS[thing.characters.length][kind - characters.indexOf(thing.characters)];
}
