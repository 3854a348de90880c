/**
 * The lessons of Ice Path: tiny levels, each of which teaches one thing, such as a rule, a way to lose or the hints.
 */
import { DOWN, UP } from "../../../kernel/direction";
import type { PuzzleLessons } from "../../lesson";
import { TEXTS } from "./texts/index";

// Prettier skips this statement, because it would join the rows of each map in one line.
// prettier-ignore
export const lessons: PuzzleLessons = {
  rim: { side: 2, top: 0, bottom: 8 },
  frameGap: 18,
  lamp: { x: 16, y: 136, width: 112, height: 72 },
  lessons: [
    {
      letter: "w",
      map: [
        "@..#.",
        ".....",
        "..O..",
        ".....",
      ],
      ...TEXTS.slide,
    },
    {
      // Lesson `l` shows a dead end: after the move up, the seal can never come back to the row of the fish.
      letter: "l",
      map: [
        ".....",
        ".@.O.",
        ".....",
      ],
      mistake: UP,
      ...TEXTS.dark,
    },
    {
      letter: "s",
      map: [
        ".*..@",
        ".....",
        ".....",
        ".O#..",
      ],
      ...TEXTS.snow,
    },
    {
      // Lesson `v` teaches caves (levels of several rooms). Its cave has two rooms. A board of this size is a grid of
      // two by two rooms, so the lower half is rock.
      letter: "v",
      map: [
        ".......#.......",
        ".......#.......",
        "#......#....#..",
        "...............",
        ".......#.......",
        "...#...#.......",
        "@......#......O",
        "###############",
        "###############",
        "###############",
        "###############",
        "###############",
        "###############",
        "###############",
        "###############",
      ],
      boxes: { board: { x: 160, y: 24, width: 240, height: 192 }, beside: { x: 16, y: 88, width: 98, height: 52 } },
      ...TEXTS.caves,
    },
    {
      letter: "q",
      map: [
        "@...#",
        "..#..",
        "#..O.",
      ],
      ...TEXTS.hint,
    },
    {
      letter: "r",
      map: [
        ".....",
        ".O.@.",
        ".....",
      ],
      mistake: DOWN,
      ...TEXTS.rewinds,
    },
    {
      letter: "u",
      map: [
        ".#..",
        "..O.",
        "#...",
        "@...",
      ],
      ...TEXTS.turned,
    },
    {
      letter: "f",
      map: [
        "......@",
        "......#",
        "...#...",
        "......O",
      ],
      ...TEXTS.fog,
    },
  ],
};
