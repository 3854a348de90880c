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
    verdict: { par: 2, solutions: 2, states: 5, deadEnds: 0, difficultyCentibits: 0, forcedMoves: 1 },
  },
  {
    name: "Dominoes",
    map: [
      // A ball that is hit may hit the next.
      "...........",
      ".@.o.o.o.o.",
      "...........",
    ],
    verdict: { par: 4, solutions: 1, states: 5, deadEnds: 0, difficultyCentibits: 0, forcedMoves: 4 },
  },
  {
    name: "Round the Corner",
    map: [
      // With nothing in its way the black ball falls.
      ".......",
      "..@..o.",
      ".......",
      ".o.....",
      "....o..",
      ".......",
    ],
    verdict: { par: 3, solutions: 1, states: 4, deadEnds: 0, difficultyCentibits: 0, forcedMoves: 3 },
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
    verdict: { par: 2, solutions: 1, states: 4, deadEnds: 1, difficultyCentibits: 0, forcedMoves: 1 },
  },
  {
    name: "Plus",
    map: [
      "............",
      ".....o......",
      ".....@......",
      "...oo.oo....",
      ".....o......",
      ".....o......",
      "............",
    ],
    verdict: { par: 7, solutions: 90, states: 56, deadEnds: 8, difficultyCentibits: 14, forcedMoves: 3 },
  },
  {
    name: "Divided",
    map: [
      "............",
      ".....o......",
      ".....@......",
      "..ooooooo...",
      "............",
      ".....o......",
      "............",
    ],
    verdict: { par: 9, solutions: 60, states: 52, deadEnds: 15, difficultyCentibits: 19, forcedMoves: 5 },
  },
  {
    name: "Dagger",
    map: [
      ".....o......",
      ".....o......",
      ".....@......",
      "....ooo.....",
      "............",
      ".....o......",
      "............",
    ],
    verdict: { par: 6, solutions: 12, states: 26, deadEnds: 6, difficultyCentibits: 27, forcedMoves: 3 },
  },
  {
    name: "Wave",
    map: [
      "............",
      "............",
      "....oo......",
      "...o..o..o..",
      "..o....o@...",
      "............",
      "............",
    ],
    verdict: { par: 7, solutions: 3, states: 17, deadEnds: 4, difficultyCentibits: 44, forcedMoves: 4 },
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
    verdict: { par: 6, solutions: 2, states: 15, deadEnds: 4, difficultyCentibits: 74, forcedMoves: 4 },
  },
  {
    name: "Arrow",
    map: [
      "............",
      "......o.....",
      ".......o....",
      "..oo@o..o...",
      ".......o....",
      "......o.....",
      "............",
    ],
    verdict: { par: 8, solutions: 6, states: 47, deadEnds: 32, difficultyCentibits: 125, forcedMoves: 3 },
  },
];
