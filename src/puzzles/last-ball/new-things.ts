/**
 * Lists what the lessons of Last Ball teach, in order. Each lesson comes before the first level that needs it. An entry
 * has the letter of the lesson (see lessons/lessons.ts) and the characters of the taught thing in text maps. If every
 * level has the thing, such as a way to lose, the entry has no characters.
 */
import type { NewThing } from "../puzzle";

export const newThings: readonly NewThing[] = [
  { letter: "w", characters: "" },
  { letter: "l", characters: "" },
];
