/** Lists what Skid teaches, in this order. A lesson teaches each new thing before the first level that has it. */
import type { NewThing } from "../puzzle";

export const newThings: readonly NewThing[] = [
  { letter: "w", characters: "" },
  { letter: "l", characters: "" },
  { letter: "y", characters: "yY" },
  { letter: "p", characters: "p" },
  { letter: "c", characters: "c" },
  { letter: "i", characters: "i" },
];
