/**
 * The lessons of Penguin: tiny levels, each of which teaches one thing, such as a thing on the board, a way to lose or
 * the hints.
 */
import { DOWN, LEFT, UP } from "../../../kernel/direction";
import type { PuzzleLessons } from "../../lesson";
import { TEXTS } from "./texts/index";

// Prettier skips this statement, because it would join the rows of each map in one line.
// prettier-ignore
export const lessons: PuzzleLessons = {
  rim: { side: 40, top: 16, bottom: 22 },
  frameGap: 3,
  lamp: { x: 144, y: 0, width: 112, height: 56 },
  lessons: [
    {
      letter: "w",
      map: [
        "@..T.",
        "....#",
        "..F..",
      ],
      ...TEXTS.slide,
    },
    {
      // Lesson `l` shows a dead end: after the move up, the penguin can never stop in the row of the finish flag again.
      letter: "l",
      map: [
        "....#",
        ".@..F",
        "....#",
      ],
      mistake: UP,
      ...TEXTS.dark,
    },
    {
      letter: "s",
      map: [
        ".@.*.",
        ".....",
        ".#...",
        "...F.",
      ],
      ...TEXTS.snow,
    },
    {
      letter: "t",
      map: [
        ">F...",
        "....#",
        "....@",
        "..#..",
      ],
      ...TEXTS.treadmill,
    },
    {
      // Lesson `x` teaches picks: the move to the left, towards the finish flag, ends in the picks and loses the level.
      letter: "x",
      map: [
        ".....",
        "x..@#",
        ".....",
        ".F...",
      ],
      mistake: LEFT,
      ...TEXTS.picks,
    },
    {
      // Lesson `d` teaches doors: the penguin enters one door, comes out of the other, and slides on behind it.
      letter: "d",
      map: [
        ".##@a",
        "a..#.",
        "..F..",
      ],
      ...TEXTS.door,
    },
    {
      // Lesson `b` teaches bridges. One move leads along the first bridge and ends at the rail of the second bridge.
      // The penguin then stands in the column at whose lower end it can slide to the finish flag.
      letter: "b",
      map: [
        "|.-.@",
        ".....",
        "#....",
        "..F#.",
      ],
      ...TEXTS.bridge,
    },
    {
      letter: "q",
      map: [
        ".T..@",
        ".....",
        "F...T",
      ],
      ...TEXTS.hint,
    },
    {
      letter: "r",
      map: [
        "#....",
        "F..@.",
        "#....",
      ],
      mistake: DOWN,
      ...TEXTS.rewinds,
    },
    {
      letter: "u",
      map: [
        "#...",
        "....",
        "....",
        "F.#@",
      ],
      ...TEXTS.turned,
    },
    {
      letter: "f",
      map: [
        "......",
        ".....F",
        "......",
        "@....#",
      ],
      ...TEXTS.fog,
    },
  ],
};
