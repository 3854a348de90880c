/**
 * The lessons of Last Ball: tiny levels, each of which teaches one thing, such as a rule, a way to lose or the hints.
 */
import { LEFT, RIGHT } from "../../../kernel/direction";
import type { PuzzleLessons } from "../../lesson";
import { TEXTS } from "./texts/index";

// Prettier skips this statement, because it would join the rows of each map in one line.
// prettier-ignore
export const lessons: PuzzleLessons = {
  rim: { side: 26, top: 34, bottom: 28 },
  lamp: { x: 168, y: 0, width: 64, height: 26 },
  lessons: [
    {
      // Lesson `w` teaches what a push does: the push runs on through a chain of white balls, and one ball leaves the
      // board.
      letter: "w",
      map: [
        ".....",
        "@.o.o",
        ".....",
      ],
      ...TEXTS.balls,
    },
    {
      // Lesson `l` shows how a level is lost: without a white ball in its way, the black ball falls over the edge.
      letter: "l",
      map: [
        "..o..",
        "o.@..",
        ".....",
      ],
      mistake: RIGHT,
      ...TEXTS.edge,
    },
    {
      letter: "q",
      map: [
        ".....",
        ".@..o",
        ".o...",
      ],
      ...TEXTS.hint,
    },
    {
      letter: "r",
      map: [
        "..o..",
        "..@.o",
        ".....",
      ],
      mistake: LEFT,
      ...TEXTS.rewinds,
    },
    {
      letter: "u",
      map: [
        "....",
        "@...",
        ".o.o",
        "oo..",
      ],
      ...TEXTS.turned,
    },
    {
      letter: "f",
      map: [
        ".o...",
        ".....",
        "@o.o.",
      ],
      ...TEXTS.fog,
    },
  ],
};
