/** The things of Fruit that are taught by a tiny level of their own before the first level that has them. */
import { PASSES_TITLE } from "../../kernel/pass";
import type { NewThing } from "../puzzle";
import { TEXTS } from "./texts/index";

// Prettier skips this statement, because it would join the rows of each map in one line.
// prettier-ignore
export const newThings: readonly NewThing[] = [
  {
    letter: "s",
    characters: "s",
    lesson: [
      ".#..",
      "...s",
      "A#A#",
    ],
    description: TEXTS.newThings.stone,
  },
  {
    letter: "c",
    characters: "I=",
    lesson: [
      ".#.A",
      "...#",
      "I..A",
    ],
    description: TEXTS.newThings.car,
  },
  {
    letter: "b",
    characters: "8o",
    lesson: [
      "A.#8",
      "....",
      ".#.A",
    ],
    description: TEXTS.newThings.barrel,
  },
  {
    // In this level, one of the two obvious pushes spoils a fruit.
    letter: "p",
    characters: "~",
    lesson: [
      "A~A.",
      "....",
      "#...",
    ],
    description: TEXTS.newThings.puddle,
  },
  {
    letter: "h",
    characters: "h",
    lesson: [
      "...",
      "h.A",
      "A.#",
    ],
    description: TEXTS.newThings.hedgehog,
  },
  {
    letter: "a",
    characters: "^>v<",
    lesson: [
      ">...",
      "#...",
      "A.#A",
    ],
    description: TEXTS.newThings.anteater,
  },
  {
    letter: "o",
    characters: PASSES_TITLE,
    lesson: [
      "A...",
      "...#",
      ".#.A",
      "",
      PASSES_TITLE,
      "4 1 <",
    ],
    description: TEXTS.newThings.pass,
  },
];
