/** The things of Penguin that are taught by a tiny level of their own before the first level that has them. */
import type { NewThing } from "../puzzle";
import { TEXTS } from "./texts/index";

// Prettier skips this statement, because it would join the rows of each map in one line.
// prettier-ignore
export const newThings: readonly NewThing[] = [
  {
    letter: "s",
    characters: "*",
    lesson: [
      ".@.*.",
      ".....",
      ".#...",
      "...F.",
    ],
    description: TEXTS.newThings.snow,
  },
  {
    letter: "t",
    characters: "^>v<",
    lesson: [
      ">F...",
      "....#",
      "....@",
      "..#..",
    ],
    description: TEXTS.newThings.treadmill,
  },
  {
    // In this level, the shorter way to the flag leads into the picks.
    letter: "x",
    characters: "x",
    lesson: [
      ".....",
      "..x.@",
      ".....",
      "...F.",
    ],
    description: TEXTS.newThings.picks,
  },
  {
    letter: "d",
    characters: "abcd",
    lesson: [
      ".##@.a",
      "F....a",
      "......",
    ],
    description: TEXTS.newThings.door,
  },
  {
    // In this level, the rail of the bridge stops the penguin in the row of the flag.
    letter: "b",
    characters: "|-",
    lesson: [
      "..#@.",
      ".....",
      "F....",
      "...-.",
    ],
    description: TEXTS.newThings.bridge,
  },
];
