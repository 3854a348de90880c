import type { CampaignLevel } from "../../puzzle";

export const levels1To10 = (): readonly CampaignLevel[] => [
  {
    name: "Left and Right",
    map: [
      // A push sends a ball off the board; the black one stops where it hit.
      ".......",
      ".o.@.o.",
      ".......",
    ],
    verdict: { par: 2, solutions: 2, states: 5, deadEnds: 0, difficultyCentibits: 0, railroadPercent: 50 },
  },
  {
    name: "Dominoes",
    map: [
      // A ball that is hit may hit the next.
      "...........",
      ".@.o.o.o.o.",
      "...........",
    ],
    verdict: { par: 4, solutions: 1, states: 5, deadEnds: 0, difficultyCentibits: 0, railroadPercent: 100 },
  },
  {
    name: "Round a Corner",
    map: [
      // With nothing in its way the black ball falls.
      ".......",
      "..@..o.",
      ".......",
      ".o.....",
      "....o..",
      ".......",
    ],
    verdict: { par: 3, solutions: 1, states: 4, deadEnds: 0, difficultyCentibits: 0, railroadPercent: 100 },
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
    verdict: { par: 2, solutions: 1, states: 4, deadEnds: 1, difficultyCentibits: 0, railroadPercent: 50 },
  },
  {
    name: "Doll",
    map: [".......", "...o...", "...@...", ".......", "..o.o..", "...o..."],
    verdict: { par: 4, solutions: 4, states: 14, deadEnds: 3, difficultyCentibits: 14, railroadPercent: 50 },
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
    verdict: { par: 5, solutions: 6, states: 23, deadEnds: 6, difficultyCentibits: 46, railroadPercent: 40 },
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
    verdict: { par: 5, solutions: 1, states: 9, deadEnds: 3, difficultyCentibits: 68, railroadPercent: 80 },
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
    verdict: { par: 6, solutions: 2, states: 15, deadEnds: 4, difficultyCentibits: 74, railroadPercent: 66 },
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
    verdict: { par: 6, solutions: 8, states: 41, deadEnds: 24, difficultyCentibits: 87, railroadPercent: 33 },
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
    verdict: { par: 5, solutions: 4, states: 24, deadEnds: 14, difficultyCentibits: 114, railroadPercent: 40 },
  },
];
