import type { CampaignLevel } from "../../puzzle";

export const levels1To10 = (): readonly CampaignLevel[] => [
  {
    name: "First Steps",
    map: ["..........", "..........", "..........", "..........", "F........#", ".........@"],
    verdict: { par: 2, solutions: 1, states: 3, deadEnds: 0, difficultyCentibits: 0, forcedMoves: 1 },
  },
  {
    name: "Soft Landing",
    map: [".......*.@", "..........", "..........", ".........#", ".......*.F", ".........."],
    verdict: { par: 3, solutions: 1, states: 11, deadEnds: 0, difficultyCentibits: 69, forcedMoves: 0 },
  },
  {
    name: "Round the Corner",
    map: [".........T.", "...........", "...........", "...........", "........T..", ".......#..*", "......F..#@"],
    verdict: { par: 4, solutions: 1, states: 6, deadEnds: 0, difficultyCentibits: 100, forcedMoves: 1 },
  },
  {
    name: "Snowfall",
    map: ["..F#......T", "......#@...", ".......#...", "...........", ".#.........", "..T.......#", "..........."],
    verdict: { par: 4, solutions: 1, states: 13, deadEnds: 0, difficultyCentibits: 105, forcedMoves: 0 },
  },
  {
    name: "Wall to Wall",
    map: [".....*...#@", "...........", "...........", "...........", "...........", "...........", "....TF.T..."],
    verdict: { par: 5, solutions: 1, states: 10, deadEnds: 0, difficultyCentibits: 114, forcedMoves: 1 },
  },
  {
    name: "Two Drifts",
    map: [
      "..........#.....",
      "..............#@",
      "..........#....#",
      "...........#....",
      "................",
      "F.............*.",
      "................",
      "................",
    ],
    verdict: { par: 6, solutions: 1, states: 15, deadEnds: 0, difficultyCentibits: 158, forcedMoves: 1 },
  },
  {
    name: "Cold Feet",
    map: [
      "......T........F",
      "................",
      "................",
      "................",
      "................",
      ".............#.T",
      ".............*..",
      "..*....*......#@",
    ],
    verdict: { par: 6, solutions: 1, states: 14, deadEnds: 0, difficultyCentibits: 170, forcedMoves: 1 },
  },
  {
    name: "Hide and Sleet",
    map: [
      ".........TF#..TT",
      "..............T@",
      "................",
      "..........*...T.",
      ".............T..",
      "................",
      "................",
      "...........#....",
    ],
    verdict: { par: 7, solutions: 1, states: 14, deadEnds: 0, difficultyCentibits: 195, forcedMoves: 1 },
  },
  {
    name: "White Noise",
    map: [
      "..........T...T.",
      "................",
      "................",
      "................",
      "...*..........#.",
      "#............#..",
      "F...#...........",
      "...#......#....@",
    ],
    verdict: { par: 7, solutions: 1, states: 15, deadEnds: 0, difficultyCentibits: 240, forcedMoves: 0 },
  },
  {
    name: "The Long Slide",
    map: [
      ".........T......",
      "...............F",
      "................",
      "............T..#",
      ".......*....*...",
      "................",
      ".............#..",
      "......T....T.@#.",
    ],
    verdict: { par: 8, solutions: 1, states: 19, deadEnds: 0, difficultyCentibits: 275, forcedMoves: 1 },
  },
];
