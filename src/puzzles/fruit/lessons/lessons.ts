/**
 * The lessons of Fruit: tiny levels, each of which teaches one thing, such as a kind of piece, a way to lose or the
 * hints.
 */
import { LEFT, RIGHT } from "../../../kernel/direction";
import { PASSES_TITLE } from "../../../kernel/pass";
import type { PuzzleLessons } from "../../lesson";
import { TEXTS } from "./texts/index";

// Prettier skips this statement, because it would join the rows of each map in one line.
// prettier-ignore
export const lessons: PuzzleLessons = {
  rim: { side: 24, top: 20, bottom: 20 },
  frameGap: 3,
  lamp: { x: 64, y: 44, width: 96, height: 72 },
  lessons: [
    {
      letter: "w",
      map: [
        "A...",
        "....",
        "..#A",
      ],
      ...TEXTS.pair,
    },
    {
      // Lesson `l` shows a dead end: after the move to the right, the two cherries can no longer meet.
      letter: "l",
      map: [
        "..A.",
        "#..#",
        "A...",
      ],
      mistake: RIGHT,
      ...TEXTS.dark,
    },
    {
      letter: "s",
      map: [
        ".#..",
        "...s",
        "A#A#",
      ],
      ...TEXTS.stone,
    },
    {
      // Lesson `c` has a car of each kind. Each of them drives in one move and stands still in another.
      letter: "c",
      map: [
        "A=A.",
        ".I..",
        "....",
      ],
      ...TEXTS.car,
    },
    {
      // Lesson `b` has a barrel of each kind. Each of the two barrels rolls in one move and stands still in another.
      letter: "b",
      map: [
        "Ao.#",
        ".8A.",
        "....",
      ],
      ...TEXTS.barrel,
    },
    {
      // Lesson `p` teaches puddles: the move to the right slides a cherry into the puddle, which loses the level. After
      // a move down, the level can be won.
      letter: "p",
      map: [
        "..A~",
        "#..#",
        "A...",
      ],
      mistake: RIGHT,
      ...TEXTS.puddle,
    },
    {
      // Lesson `h` teaches hedgehogs: the first move of the solution presses a fruit against the hedgehog. The hedgehog
      // does not eat this fruit, because the fruit already lies beside it and does not move.
      letter: "h",
      map: [
        "....",
        ".h.A",
        ".A#.",
      ],
      mistake: LEFT,
      ...TEXTS.hedgehog,
    },
    {
      // Lesson `a` teaches anteaters: in one move, a fruit slides past the anteater, and another fruit stops in the
      // anteater's sight and is pulled.
      letter: "a",
      map: [
        "...#",
        ">...",
        ".A#A",
      ],
      ...TEXTS.anteater,
    },
    {
      // Lesson `o` teaches one-way passes: the closed side of the pass stops the left fruit. The right fruit then joins
      // it across the pass.
      letter: "o",
      map: [
        "....",
        "A.#.",
        "#A..",
        "",
        PASSES_TITLE,
        "1 1 v",
      ],
      ...TEXTS.pass,
    },
    {
      letter: "q",
      map: [
        "B..#",
        "....",
        "#..B",
      ],
      ...TEXTS.hint,
    },
    {
      letter: "r",
      map: [
        ".A..",
        "#..#",
        "...A",
      ],
      mistake: LEFT,
      ...TEXTS.rewinds,
    },
    {
      letter: "u",
      map: [
        "#A#A",
        "....",
        "....",
        "..#.",
      ],
      ...TEXTS.turned,
    },
    {
      letter: "f",
      map: [
        "A.....",
        "......",
        "#.....",
        "A..#..",
      ],
      ...TEXTS.fog,
    },
  ],
};
