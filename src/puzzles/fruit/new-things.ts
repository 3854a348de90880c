/**
 * Lists the things that Fruit's lessons teach, in their order. A lesson comes before the first level with its thing.
 * The letters are those of lessons/lessons.ts. The characters are those of the thing in text maps; a thing that every
 * level has, such as a way to lose, has none.
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
