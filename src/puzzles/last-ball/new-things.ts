/**
 * Lists the things that Last Ball's lessons teach, in their order. A lesson comes before the first level with its
 * thing. The letters are those of lessons/lessons.ts. The characters are those of the thing in text maps; a thing that
 * every level has, such as a way to lose, has none.
 */
import type { NewThing } from "../puzzle";

export const newThings: readonly NewThing[] = [
  { letter: "w", characters: "" },
  { letter: "l", characters: "" },
];
