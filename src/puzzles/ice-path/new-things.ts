/** What Ice Path teaches, in this order. A lesson teaches each new thing before the first level that has it. */
import type { NewThing } from "../puzzle";

export const newThings: readonly NewThing[] = [
  { letter: "w", characters: "" },
  { letter: "l", characters: "" },
  { letter: "s", characters: "*" },
];
