/** What Penguin teaches, in this order, each by a lesson before the first level that has it. */
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
