import type { CampaignLevel } from "../../puzzle";

export const levels1To10 = (): readonly CampaignLevel[] => [
  {
    name: "First Steps",
    map: ["..........", "..........", "..........", "..........", "F........#", ".........@"],
    verdict: { par: 2, solutions: 1, states: 3, deadEnds: 0, difficultyCentibits: 0, railroadPercent: 100 },
  },
  {
    name: "Soft Landing",
    map: [".......*.@", "..........", "..........", ".........#", ".......*.F", ".........."],
    verdict: { par: 3, solutions: 1, states: 11, deadEnds: 0, difficultyCentibits: 69, railroadPercent: 0 },
  },
  {
    name: "Around a Corner",
    map: [".........T.", "...........", "...........", "...........", "........T..", ".......#..*", "......F..#@"],
    verdict: { par: 4, solutions: 1, states: 6, deadEnds: 0, difficultyCentibits: 100, railroadPercent: 75 },
  },
  {
    name: "Snowfall",
    map: ["..F#......T", "......#@...", ".......#...", "...........", ".#.........", "..T.......#", "..........."],
    verdict: { par: 4, solutions: 1, states: 13, deadEnds: 0, difficultyCentibits: 105, railroadPercent: 75 },
  },
  {
    name: "Wall to Wall",
    map: [".....*...#@", "...........", "...........", "...........", "...........", "...........", "....TF.T..."],
    verdict: { par: 5, solutions: 1, states: 10, deadEnds: 0, difficultyCentibits: 114, railroadPercent: 80 },
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
    verdict: { par: 6, solutions: 1, states: 15, deadEnds: 0, difficultyCentibits: 158, railroadPercent: 83 },
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
    verdict: { par: 6, solutions: 1, states: 14, deadEnds: 0, difficultyCentibits: 170, railroadPercent: 66 },
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
    verdict: { par: 7, solutions: 1, states: 14, deadEnds: 0, difficultyCentibits: 195, railroadPercent: 85 },
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
    verdict: { par: 7, solutions: 1, states: 15, deadEnds: 0, difficultyCentibits: 240, railroadPercent: 71 },
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
    verdict: { par: 8, solutions: 1, states: 19, deadEnds: 0, difficultyCentibits: 275, railroadPercent: 75 },
  },
];
