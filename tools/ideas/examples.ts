/**
 * Explains each solving idea (a technique that a solution needs) in words and with a small board. docs/ideas.md and the
 * tests use these examples.
 */
import { TEXTS } from "../../src/game/texts/index";
import { TEXTS as ICE_PATH } from "../../src/puzzles/ice-path/texts/index";
import { TEXTS as LAST_BALL } from "../../src/puzzles/last-ball/texts/index";
import { TEXTS as PENGUIN } from "../../src/puzzles/penguin/texts/index";
import type { IdeaExample } from "./idea-example";
import { TILTING_EXAMPLES } from "./tilting-examples";

/** The examples of those solving ideas (techniques that a solution needs) that levels of all puzzles can have. */
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
    definition:
      "How often a move goes straight back after the move before it. If the player has a piece, it must leave its cell in both moves.",
    id: "last-ball",
    board: ["o@.o", ".o.."],
    strength: 1,
    boardWithout: ["@oo"],
  },
  {
    texts: TEXTS.ideas.bait,
    definition:
      "For the states of the solution in which one input clearly looks best and costs at least 3 moves: its cost, added up. An input clearly looks best if it leads nearer to a win and leaves at most three quarters of the way that every other input leaves. A dead end costs this input and the moves until no new state comes.",
    // On the board below, the move right is a bait: a move that looks best but is wrong. It reduces the distance from
    // the seal to the hole, in columns plus rows, from 4 to 2. But then a rock lies between the seal and the hole, and
    // the seal can only slide from corner to corner.
    id: "ice-path",
    board: [".@..", "...#", ".#.O"],
    strength: 3,
    boardWithout: ["@.O"],
  },
  {
    texts: TEXTS.ideas.oneWayIn,
    definition:
      "The number of passages right before the win: how many states at the end of the solution are all passages.",
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
    definition:
      "Divides the solution into first and last moves: the number of moves in the part with fewer, times the columns or rows between the cells in which the moves of both parts begin.",
    id: "ice-path",
    board: [".@.", ".#O"],
    strength: 1,
    boardWithout: ["@.O"],
  },
];

/** The examples of those solving ideas (techniques that a solution needs) that only levels of one puzzle can have. */
export const OWN_EXAMPLES: readonly IdeaExample[] = [
  {
    texts: LAST_BALL.ideas.chain,
    definition:
      "For each move, the number of white balls that are hit by other white balls, multiplied by itself, added up.",
    id: "last-ball",
    board: ["@.o.oo."],
    strength: 5,
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
    texts: LAST_BALL.ideas.spareBall,
    definition:
      "For each ball that stops the rolling black ball: the number of moves since the player could first have hit it, but would have lost at least 2 moves or the level.",
    id: "last-ball",
    board: ["..o.", "o.@.", ".o.."],
    strength: 1,
    boardWithout: ["@oo"],
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
    texts: ICE_PATH.ideas.rightAcross,
    definition: "The number of slides from one edge of the board to the opposite one.",
    id: "ice-path",
    board: ["@..", "...", "..O"],
    strength: 2,
    boardWithout: [".@O", "..."],
  },
  {
    texts: ICE_PATH.ideas.roundTheRock,
    definition: "The number of sides on which rocks stop the seal, of all rocks that do so on at least three sides.",
    // On the board below, the rock in the second row stops the seal on three sides: on its left, on its right and below
    // it. A rock that stops the seal on only two sides, as on the board `boardWithout`, does not count.
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
    definition:
      "The largest number of successive turns to the right and to the left by turns, from 4 on, between slides over at most 5 cells.",
    id: "ice-path",
    board: ["@.#.", "...#", ".#.O"],
    strength: 4,
    boardWithout: ["@..", "..O"],
  },
  {
    texts: ICE_PATH.ideas.soNear,
    definition:
      "The cells over which the seal slides, divided by the columns and rows between its start and the hole, rounded down, minus 1.",
    id: "ice-path",
    board: ["O#@", "..."],
    strength: 1,
    boardWithout: ["@.O"],
  },
  {
    texts: ICE_PATH.ideas.alongTheEdge,
    definition: "The cells of the slides along the edge of the board, added up.",
    id: "ice-path",
    board: ["@..", "..O"],
    strength: 3,
    boardWithout: ["...", "@.O", "..."],
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
    texts: PENGUIN.ideas.bridges,
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
    texts: PENGUIN.ideas.changeBelts,
    definition: "The number of rides on treadmills, from 2 on.",
    id: "penguin",
    board: [".<@", "<F#"],
    strength: 2,
    boardWithout: ["..F", "...", "@.^"],
  },
  {
    texts: PENGUIN.ideas.bridgeWall,
    definition: "How often a bridge stops the penguin, because it lies across its way.",
    id: "penguin",
    board: ["..-.", "@.|.", "|F.."],
    strength: 1,
    boardWithout: ["F.@.-"],
  },
  {
    texts: PENGUIN.ideas.soNear,
    definition:
      "The cells over which the penguin slides, divided by the columns and rows between its start and the finish, rounded down, minus 1.",
    id: "penguin",
    board: ["@#..", "....", "#.F#"],
    strength: 1,
    boardWithout: ["@.F"],
  },
  {
    texts: PENGUIN.ideas.rightAcross,
    definition: "The number of slides from one edge of the board to the opposite one.",
    id: "penguin",
    board: ["@..F"],
    strength: 1,
    boardWithout: [".@F.", "...."],
  },
  ...TILTING_EXAMPLES,
];
