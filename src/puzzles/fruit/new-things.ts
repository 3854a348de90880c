/**
 * Lists the things that Fruit teaches, in the order of its lessons. A lesson comes before the first level that has its
 * thing.
 */
import { PASSES_TITLE } from "../../kernel/pass";
import type { NewThing } from "../puzzle";

export const newThings: readonly NewThing[] = [
  { letter: "w", characters: "" },
  { letter: "l", characters: "" },
  { letter: "s", characters: "s" },
  { letter: "c", characters: "I=" },
  { letter: "b", characters: "8o" },
  { letter: "p", characters: "~" },
  { letter: "h", characters: "h" },
  { letter: "a", characters: "^>v<" },
  { letter: "o", characters: PASSES_TITLE },
];
