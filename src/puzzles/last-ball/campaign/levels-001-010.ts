/**
 * Levels 1 to 10 of the campaign of the puzzle Last Ball. A test solves each level and compares the result with the
 * facts in `verdict`, such as the fewest moves.
 */

import type { CampaignLevel } from "../../puzzle";

export const levels1To10 = (): readonly CampaignLevel[] => [
  {
    name: "Left and Right",
    map: [
      // This level teaches that the black ball pushes a white ball off the board, and stops beside the cell of that
      // ball.
      ".......",
      ".o.@.o.",
      ".......",
    ],
    verdict: {
      par: 2,
      solutionCount: 2,
      stateCount: 5,
      deadEndCount: 0,
      difficultyCentibits: 100,
      forcedMovesPercent: 50,
    },
  },
  {
    name: "Dominoes",
    map: [
      // This level teaches that a white ball that is hit may hit the next white ball.
      "...........",
      ".@.o.o.o.o.",
      "...........",
    ],
    verdict: {
      par: 4,
      solutionCount: 1,
      stateCount: 5,
      deadEndCount: 0,
      difficultyCentibits: 200,
      forcedMovesPercent: 100,
    },
  },
  {
    name: "Round a Corner",
    map: [
      // This level teaches that the black ball falls off the board if no white ball stops it.
      ".......",
      "..@..o.",
      ".......",
      ".o.....",
      "....o..",
      ".......",
    ],
    verdict: {
      par: 3,
      solutionCount: 1,
      stateCount: 4,
      deadEndCount: 0,
      difficultyCentibits: 158,
      forcedMovesPercent: 100,
    },
  },
  {
    name: "Which First?",
    map: [
      "............",
      "............",
      "....@..o....",
      "....o.......",
      "............",
      "............",
      "............",
    ],
    verdict: {
      par: 2,
      solutionCount: 1,
      stateCount: 4,
      deadEndCount: 1,
      difficultyCentibits: 105,
      forcedMovesPercent: 50,
    },
  },
  {
    name: "Doll",
    map: [".......", "...o...", "...@...", ".......", "..o.o..", "...o..."],
    verdict: {
      par: 4,
      solutionCount: 4,
      stateCount: 14,
      deadEndCount: 3,
      difficultyCentibits: 203,
      forcedMovesPercent: 50,
    },
  },
  {
    name: "Pendulum",
    map: [
      "............",
      ".....o......",
      ".....o......",
      ".....@......",
      "....o.o.....",
      ".....o......",
      "............",
    ],
    verdict: {
      par: 5,
      solutionCount: 6,
      stateCount: 23,
      deadEndCount: 6,
      difficultyCentibits: 241,
      forcedMovesPercent: 40,
    },
  },
  {
    name: "Southern Cross",
    map: [
      ".....o......",
      ".......o....",
      "...o........",
      "......o.....",
      "...@........",
      ".....o......",
      "............",
    ],
    verdict: {
      par: 5,
      solutionCount: 1,
      stateCount: 9,
      deadEndCount: 3,
      difficultyCentibits: 240,
      forcedMovesPercent: 80,
    },
  },
  {
    name: "Skittles",
    map: [
      "............",
      ".....o......",
      "....o.o.....",
      "...o.o.o....",
      ".....@......",
      "............",
      "............",
    ],
    verdict: {
      par: 6,
      solutionCount: 2,
      stateCount: 15,
      deadEndCount: 4,
      difficultyCentibits: 265,
      forcedMovesPercent: 66,
    },
  },
  {
    name: "Hexagon",
    map: [
      "............",
      "............",
      "...o...o....",
      "..o..@..o...",
      "...o...o....",
      "............",
      "............",
    ],
    verdict: {
      par: 6,
      solutionCount: 8,
      stateCount: 41,
      deadEndCount: 24,
      difficultyCentibits: 282,
      forcedMovesPercent: 33,
    },
  },
  {
    name: "Crossroads",
    map: [
      "............",
      ".....o......",
      ".....o......",
      "...o...o....",
      ".....@......",
      ".....o......",
      "............",
    ],
    verdict: {
      par: 5,
      solutionCount: 4,
      stateCount: 24,
      deadEndCount: 14,
      difficultyCentibits: 249,
      forcedMovesPercent: 40,
    },
  },
];
