/**
 * Explains each solving idea (a technique that a solution needs) in words and with a small board. docs/ideas.md and the
 * tests use these examples.
 */
import { TEXTS } from "../../src/game/texts/index";
import { TEXTS as FRUIT } from "../../src/puzzles/fruit/texts/index";
import { TEXTS as ICE_PATH } from "../../src/puzzles/ice-path/texts/index";
import { TEXTS as LAST_BALL } from "../../src/puzzles/last-ball/texts/index";
import { TEXTS as PENGUIN } from "../../src/puzzles/penguin/texts/index";
import { TEXTS as SKID } from "../../src/puzzles/skid/texts/index";

/** An example of a solving idea: its definition, a board whose solution has it, and a board whose solution lacks it. */
export interface IdeaExample {
  /** The name of the solving idea and a sentence about it, as the game shows them. */
  readonly texts: { readonly name: string; readonly sentence: string };
  /** A sentence that says how the strength of the solving idea is measured: what is counted. */
  readonly definition: string;
  readonly id: string;
  readonly board: readonly string[];
  readonly strength: number;
  readonly boardWithout: readonly string[];
}

/** The examples of those solving ideas that levels of all puzzles can have. */
export const COMMON_EXAMPLES: readonly IdeaExample[] = [
  {
    texts: TEXTS.ideas.detour,
    definition:
      "For the first moves after which the level looks farther from a win than at the start: how much farther, added up. A level of two moves can begin with a detour, too: its first move leads away, and its second wins.",
    // The solution of this board begins with a detour: the first move goes down and leads away from the hole. The
    // distance to the hole, in columns plus rows, is then 3 instead of 2.
    id: "ice-path",
    board: ["O#@", "..."],
    strength: 1,
    boardWithout: ["O.@", "..."],
  },
  {
    texts: TEXTS.ideas.thereAndBack,
    definition: "How often a piece crosses its own earlier ways. If the player has a piece, only this piece counts.",
    // In the solution of this board, the seal crosses its own path. It slides up, left and down, and then right across
    // the path of its first slide.
    id: "ice-path",
    board: ["....", "..O.", "#@.."],
    strength: 1,
    boardWithout: ["@.O"],
  },
  {
    texts: TEXTS.ideas.bait,
    definition:
      "For the states of the solution in which one input clearly looks best and costs at least 3 moves: its cost, added up. An input clearly looks best if it leads nearer to a win and leaves at most three quarters of the way that every other input leaves. A dead end costs this input and the moves until no new state comes.",
    // On this board, the move right is a bait: a move that looks best but is wrong. It reduces the distance to the
    // hole, in columns plus rows, from 4 to 2. But then a rock is in between, and the seal can only slide from corner
    // to corner.
    id: "ice-path",
    board: [".@..", "...#", ".#.O"],
    strength: 3,
    boardWithout: ["@.O"],
  },
  {
    texts: TEXTS.ideas.needle,
    definition: "The number of passages with one right and at least two wrong inputs.",
    id: "ice-path",
    board: ["..O", "#@#"],
    strength: 1,
    boardWithout: ["@.O"],
  },
  {
    texts: TEXTS.ideas.order,
    definition:
      "For each two successive inputs of the solution: how many moves it costs to swap them, added up from 2 moves on. If that spoils the level, it costs all moves that are left.",
    id: "last-ball",
    board: ["@.o", "o.."],
    strength: 2,
    boardWithout: ["@oo"],
  },
  {
    texts: TEXTS.ideas.halves,
    definition: "The number of states in the smaller of the two parts that a passage separates.",
    id: "ice-path",
    board: [".@.", ".#O"],
    strength: 1,
    boardWithout: ["@.O"],
  },
];

/** The examples of those solving ideas that only levels of one puzzle can have. */
export const OWN_EXAMPLES: readonly IdeaExample[] = [
  {
    texts: LAST_BALL.ideas.chain,
    definition: "How many white balls are hit by other white balls.",
    id: "last-ball",
    board: ["@.o.oo."],
    strength: 3,
    boardWithout: ["@.o."],
  },
  {
    texts: LAST_BALL.ideas.brake,
    definition: "How often the black ball stops at a white ball that an earlier move has moved.",
    // On this board, a white ball becomes a brake. The black ball hits the first white ball, which rolls to the cell
    // before the second white ball and knocks that ball off the board. In its new cell, the first white ball stops the
    // black ball in a later move.
    id: "last-ball",
    board: ["@.o.o"],
    strength: 1,
    boardWithout: ["@.oo"],
  },
  {
    texts: LAST_BALL.ideas.lastIsFirst,
    definition: "The number of moves from the first hit on the ball that leaves last to the move in which it leaves.",
    id: "last-ball",
    board: ["@.ooo."],
    strength: 2,
    boardWithout: ["@.o", "o.."],
  },
  {
    texts: LAST_BALL.ideas.onTheSpot,
    definition: "How often the black ball hits a ball without moving.",
    id: "last-ball",
    board: ["@o"],
    strength: 1,
    boardWithout: ["@.o"],
  },
  {
    texts: LAST_BALL.ideas.grandTour,
    definition: "The cells over which the black ball rolls, added up.",
    id: "last-ball",
    board: ["@..o"],
    strength: 2,
    boardWithout: ["@o"],
  },
  {
    texts: ICE_PATH.ideas.snowStop,
    definition: "The number of slides that end on snow.",
    id: "ice-path",
    board: ["@.*..", "..O.."],
    strength: 1,
    boardWithout: ["@..", "..O"],
  },
  {
    texts: ICE_PATH.ideas.longSlide,
    definition: "The cells of all slides over at least 8 cells, added up.",
    id: "ice-path",
    board: ["@.......O"],
    strength: 8,
    boardWithout: ["@......O"],
  },
  {
    texts: ICE_PATH.ideas.roundTheRock,
    definition: "The number of sides on which rocks stop the seal, of all rocks that do so on at least three sides.",
    // On this board, the rock in the second row stops the seal on its left, on its right and below it. A rock that
    // stops the seal on two sides only, as on the board without this solving idea (`boardWithout`), does not count.
    id: "ice-path",
    board: [".#O.#", "@.#..", "#....", "...#."],
    strength: 3,
    boardWithout: ["@#.", ".O.", "...", "#.."],
  },
  {
    texts: ICE_PATH.ideas.spiral,
    definition: "The largest number of successive turns to the same side, from 4 on.",
    id: "ice-path",
    board: ["..#@", ".O..", "...."],
    strength: 4,
    boardWithout: ["@..", "..O"],
  },
  {
    texts: ICE_PATH.ideas.stairs,
    definition: "The largest number of successive turns to the right and to the left by turns, from 4 on.",
    id: "ice-path",
    board: ["@.#.", "...#", ".#.O"],
    strength: 4,
    boardWithout: ["@..", "..O"],
  },
  {
    texts: SKID.ideas.wallOfToys,
    definition: "How often a toy stops another piece.",
    id: "skid",
    board: ["#####", "#rrpR", "#...#", "#####"],
    strength: 1,
    boardWithout: ["#####", "#r..R", "#...#", "#####"],
  },
  {
    texts: SKID.ideas.comboOrSafety,
    definition: "How many moves the shortest win by full combo is shorter than the shortest other win.",
    id: "skid",
    board: ["#####", "#rp.#", "Rr..#", "#####"],
    strength: 4,
    boardWithout: ["#####", "#r..R", "#...#", "#####"],
  },
  {
    texts: SKID.ideas.pitStop,
    definition: "The number of slides that end in a pit.",
    id: "skid",
    board: ["#####", "#...#", "Rp.r#", "#####"],
    strength: 1,
    boardWithout: ["#####", "#...#", "R..r#", "#####"],
  },
  {
    texts: PENGUIN.ideas.ride,
    definition: "The cells over which treadmills carry the penguin.",
    id: "penguin",
    board: ["..F", "...", "@.^"],
    strength: 2,
    boardWithout: ["F.@", "^.."],
  },
  {
    texts: PENGUIN.ideas.doors,
    definition: "The columns and rows between the doors through which the penguin goes, added up.",
    id: "penguin",
    board: ["aF.", "@.a"],
    strength: 3,
    boardWithout: ["@F.", "a.a"],
  },
  {
    texts: PENGUIN.ideas.underAndOver,
    definition: "The cells over which the penguin slides from bridges on, the bridges included.",
    id: "penguin",
    board: ["F.-.@"],
    strength: 3,
    boardWithout: ["F.@.-"],
  },
  {
    texts: PENGUIN.ideas.snowStop,
    definition: "The number of slides that end on snow.",
    id: "penguin",
    board: ["...", "@*F"],
    strength: 1,
    boardWithout: ["...", "@.F"],
  },
  {
    texts: PENGUIN.ideas.danger,
    definition: "The number of inputs that lose at once, in all states of the solution.",
    id: "penguin",
    board: ["x@F"],
    strength: 1,
    boardWithout: [".@F"],
  },
  {
    texts: PENGUIN.ideas.spiral,
    definition: "The largest number of successive turns to the same side, from 4 on.",
    id: "penguin",
    board: ["@#..", "....", "#.F#"],
    strength: 4,
    boardWithout: ["@..", "..F"],
  },
  {
    texts: FRUIT.ideas.stoneStop,
    definition: "How often a stone, a car or a barrel stops a fruit.",
    id: "fruit",
    board: [".ss", ".A.", "..A"],
    strength: 1,
    boardWithout: ["...", "A.A", "..."],
  },
  {
    texts: FRUIT.ideas.waitByTheHedge,
    definition: "The largest number of successive moves, from 2 on, in which a fruit stays on its cell.",
    id: "fruit",
    board: ["..A", ".s=", ".A."],
    strength: 2,
    boardWithout: ["...", "A.A", "..."],
  },
  {
    texts: FRUIT.ideas.giveUpStop,
    definition: "How often a piece slides over a cell from which another piece has stopped a slide before.",
    id: "fruit",
    board: ["...", ".sA", "A#."],
    strength: 1,
    boardWithout: ["...", "A.A", "..."],
  },
  {
    texts: FRUIT.ideas.throughTheGap,
    definition: "How often a fruit moves through a cell that has hedge or the edge on both sides of its way.",
    id: "fruit",
    board: [".A.", ".#.", "A.."],
    strength: 1,
    boardWithout: ["...", "A.A", "..."],
  },
  {
    texts: FRUIT.ideas.nook,
    definition: "How often a fruit moves into a cell that has hedge or the edge on at least three sides.",
    // On this board, the fruit in the corner falls into the nook below it, and the other fruit slides above it.
    id: "fruit",
    board: ["A#.A", "....", "#.#."],
    strength: 1,
    boardWithout: ["...", "A.A", "..."],
  },
  {
    texts: FRUIT.ideas.soNear,
    definition:
      "How often two fruits of a kind are 2 columns and rows apart, but the next move of the solution does not join them.",
    id: "fruit",
    board: ["...", "A#A", "..."],
    strength: 1,
    boardWithout: ["...", "A.A", "..."],
  },
  {
    texts: FRUIT.ideas.tooSoon,
    definition:
      "For each input that would join a pair in a state of the solution, but costs at least 2 moves: its cost, added up. If it spoils the level, it costs all moves that are left.",
    // On this board, the move down joins the fruits A too soon, because the hedge then lies between the fruits B.
    id: "fruit",
    board: ["..B", "B#A", "#A."],
    strength: 2,
    boardWithout: ["...", "A.A", "..."],
  },
];
