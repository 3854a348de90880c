/** The things of Skid that are taught by a tiny level of their own before the first level that has them. */
import type { NewThing } from "../puzzle";
import { TEXTS } from "./texts/index";

// Prettier skips this statement, because it would join the rows of each map in one line.
// prettier-ignore
export const newThings: readonly NewThing[] = [
  {
    letter: "y",
    characters: "y",
    lesson: [
      "##Y##",
      "Rr..#",
      "#.yr#",
      "#####",
    ],
    description: TEXTS.newThings.yellow,
  },
  {
    letter: "p",
    characters: "p",
    lesson: [
      "#####",
      "#r..#",
      "#.pr#",
      "##R##",
    ],
    description: TEXTS.newThings.pit,
  },
  {
    letter: "c",
    characters: "c",
    lesson: [
      "##R##",
      "##..#",
      "#r.c#",
      "#####",
    ],
    description: TEXTS.newThings.crate,
  },
  {
    letter: "i",
    characters: "i",
    lesson: [
      "##R##",
      "#..##",
      "#.ir#",
      "#####",
    ],
    description: TEXTS.newThings.iceCube,
  },
];
