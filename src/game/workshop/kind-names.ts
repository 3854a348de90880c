/** Makes the names of things with their directions, such as "treadmill left", as the editor's palette shows them. */
import type { Legend } from "../../kernel/legend";
import { TEXTS } from "./texts/index";

/** The words for the directions of a thing. The key is the number of directions that the thing can have. */
const DIRECTION_SUFFIXES: Readonly<Record<number, readonly string[]>> = {
  1: TEXTS.directions.one,
  2: TEXTS.directions.two,
  4: TEXTS.directions.four,
};

/** Returns the name of a thing in one direction, such as "treadmill left". */
export function nameOfKind({ thingOf, characters, firstPassKind }: Legend, kind: number): string {
  if (kind >= firstPassKind) return TEXTS.pass + DIRECTION_SUFFIXES[4][kind - firstPassKind];
  const thing = thingOf[kind];
  return thing.name + DIRECTION_SUFFIXES[thing.characters.length][kind - characters.indexOf(thing.characters)];
}
