/**
 * Lists the things that Penguin teaches, in the order of its lessons. A lesson comes before the first level that has
 * its thing.
 */
import type { NewThing } from "../puzzle";

export const newThings: readonly NewThing[] = [
  { letter: "w", characters: "" },
  { letter: "l", characters: "" },
  { letter: "s", characters: "*" },
  { letter: "t", characters: "^>v<" },
  { letter: "x", characters: "x" },
  { letter: "d", characters: "abcd" },
  { letter: "b", characters: "|-" },
];
