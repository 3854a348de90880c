/**
 * Lists the things that Ice Path's lessons teach, in their order. A lesson comes before the first level with its thing.
 * The letters are those of lessons/lessons.ts. A thing without characters, such as a way to lose, is in every level.
 */
import type { NewThing } from "../puzzle";

export const newThings: readonly NewThing[] = [
  { letter: "w", characters: "" },
  { letter: "l", characters: "" },
  { letter: "s", characters: "*" },
  { letter: "v", characters: "", isCave: true },
];
