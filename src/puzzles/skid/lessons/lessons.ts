/** The lessons of Skid: tiny levels, each of which teaches one thing, such as a rule, a mistake or the hints. */
import { UP } from "../../../kernel/direction";
import type { PuzzleLessons } from "../../lesson";
import { TEXTS } from "./texts/index";

// Prettier skips this statement, because it would join the rows of each map in one line.
// prettier-ignore
export const lessons: PuzzleLessons = {
  rim: { side: 0, top: 0, bottom: 0 },
  lamp: { x: 16, y: 126, width: 112, height: 72 },
  lessons: [
    {
      // Lesson `w` teaches how toys leave: the two toys stand apart, come to touch each other in one move, and both
      // leave in this move.
      letter: "w",
      map: [
        "######",
        "#r.r.R",
        "#....#",
        "######",
      ],
      ...TEXTS.tilt,
    },
    {
      // Lesson `l` teaches full combos, in which all toys of each colour leave in one move. The mistake is a move up,
      // in which the lower toy stays behind. Then no full combo is possible any more, so the lamp burns low. The player
      // may take the move back or go on.
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
      // Lesson `p` teaches pits: a toy stops in a pit below its goal, and leaves through the goal with the next move.
      letter: "p",
      map: [
        "##R##",
        "#...#",
        "#.pr#",
        "#####",
      ],
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
      // Lesson `r` teaches the special rule of a remix (a changed level) that only three moves can be taken back. The
      // wrong move `mistake` is up: the lower toy stays behind, and nothing can stop it below the goal any more.
      letter: "r",
      map: [
        "#R###",
        "#r#.#",
        "#..r#",
        "#.#.#",
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
        "######",
        "#....#",
        "#r#..#",
        "####R#",
      ],
      ...TEXTS.fog,
    },
  ],
};
