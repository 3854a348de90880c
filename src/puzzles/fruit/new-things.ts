/**
 * Lists what the lessons of Fruit teach, in order. Each lesson comes before the first level that needs it. An entry has
 * the letter of the lesson (see lessons/lessons.ts) and the characters of the taught thing in text maps. If every level
 * has the thing, such as a way to lose, the entry has no characters.
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
