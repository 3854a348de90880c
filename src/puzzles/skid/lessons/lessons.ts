/** The lessons of Skid: what is in every level, the ways to lose, the things that only some levels have, hints and twists. */
import { LEFT, UP } from "../../../kernel/direction";
import type { PuzzleLessons } from "../../lesson";
import { TEXTS } from "./texts/index";

// Prettier skips this statement, because it would join the rows of each map in one line.
// prettier-ignore
export const lessons: PuzzleLessons = {
  rim: { side: 0, top: 0, bottom: 0 },
  lamp: { x: 16, y: 126, width: 112, height: 72 },
  lessons: [
    {
      letter: "w",
      map: [
        "#####",
        "#rr.R",
        "#...#",
        "#####",
      ],
      ...TEXTS.tilt,
    },
    {
      // The toy below is left alone, so that the lamp burns low.
      letter: "l",
      map: [
        "###R#",
        "#..r#",
        "#r..#",
        "#####",
      ],
      mistake: UP,
      ...TEXTS.combo,
    },
    {
      letter: "y",
      map: [
        "##Y##",
        "Rr..#",
        "#.yr#",
        "#####",
      ],
      ...TEXTS.colours,
    },
    {
      // The pit catches the toy below, and the other one leaves alone.
      letter: "p",
      map: [
        "#####",
        "Rr..#",
        "#.pr#",
        "#####",
      ],
      mistake: LEFT,
      ...TEXTS.pit,
    },
    {
      letter: "c",
      map: [
        "##R##",
        "##..#",
        "#r.c#",
        "#####",
      ],
      ...TEXTS.crate,
    },
    {
      letter: "i",
      map: [
        "##R##",
        "#..##",
        "#.ir#",
        "#####",
      ],
      ...TEXTS.iceCube,
    },
    {
      letter: "q",
      map: [
        "##R##",
        "#..##",
        "#r..#",
        "#####",
      ],
      ...TEXTS.hint,
    },
    {
      letter: "r",
      map: [
        "#R###",
        "#r..#",
        "#..r#",
        "#####",
      ],
      mistake: UP,
      ...TEXTS.rewinds,
    },
    {
      letter: "u",
      map: [
        "#####",
        "#...#",
        "R...#",
        "#rr##",
        "#####",
      ],
      ...TEXTS.turned,
    },
    {
      letter: "f",
      map: [
        "#######",
        "#.....#",
        "#.....#",
        "#rr#..#",
        "#####R#",
      ],
      ...TEXTS.fog,
    },
  ],
};
