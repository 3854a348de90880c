/** The things of Ice Path that are taught by a tiny level of their own before the first level that has them. */
import type { NewThing } from "../puzzle";
import { TEXTS } from "./texts/index";

// Prettier skips this statement, because it would join the rows of the map in one line.
// prettier-ignore
export const newThings: readonly NewThing[] = [
  {
    letter: "s",
    characters: "*",
    lesson: [
      ".*..@",
      ".....",
      ".....",
      ".O#..",
    ],
    description: TEXTS.newThings.snowPatch,
  },
];
