import type { CampaignLevel } from "../../puzzle";

export const levels1To10 = (): readonly CampaignLevel[] => [
  {
    name: "First Slide",
    map: [
      // Nothing stops the walker but a rock, the edge and the hole.
      "@..#.",
      ".....",
      "#....",
      "...O.",
    ],
    verdict: { par: 3, solutions: 1, states: 9, deadEnds: 0, difficultyCentibits: 41, railroadPercent: 33 },
  },
  {
    name: "Soft Landing",
    map: [
      // Snow stops it in the open.
      "@..*..",
      "......",
      "...O..",
      "......",
    ],
    verdict: { par: 2, solutions: 1, states: 6, deadEnds: 0, difficultyCentibits: 0, railroadPercent: 0 },
  },
  {
    name: "Left or Right",
    map: [
      // Two ways to begin, and only one of them is short.
      "...@...",
      ".......",
      "#......",
      "#..#..#",
      "..#....",
      "...O...",
    ],
    verdict: { par: 4, solutions: 1, states: 14, deadEnds: 0, difficultyCentibits: 167, railroadPercent: 0 },
  },
  {
    name: "Say Cheese",
    map: ["........", ".#@...#.", ".#....#.", "........", "........", ".#....#.", "..####..", ".O......"],
    verdict: { par: 4, solutions: 2, states: 11, deadEnds: 0, difficultyCentibits: 81, railroadPercent: 25 },
  },
  {
    name: "Slippery Ladder",
    map: [".#@..#.", ".......", ".#####.", ".O.....", ".#...#.", ".......", ".#.#.#.", ".......", ".#...#.", "..*.*.."],
    verdict: { par: 6, solutions: 2, states: 16, deadEnds: 0, difficultyCentibits: 94, railroadPercent: 0 },
  },
  {
    name: "Crossroads",
    map: ["##@..##", "#.....#", ".*#.#*.", "...#...", ".*#.#*.", "#.O...#", "##...##"],
    verdict: { par: 6, solutions: 2, states: 17, deadEnds: 0, difficultyCentibits: 120, railroadPercent: 16 },
  },
  {
    name: "This Way",
    map: ["...###...", ".....#...", "...*.O#..", ".###..@#.", "...*..#..", ".....#...", "...###..."],
    verdict: { par: 8, solutions: 2, states: 20, deadEnds: 0, difficultyCentibits: 123, railroadPercent: 25 },
  },
  {
    name: "Frosty Window",
    map: [".......", ".#...#.", "*.#.#.*", ".@.#.O.", "*.#.#.*", ".#...#.", "......."],
    verdict: { par: 7, solutions: 4, states: 16, deadEnds: 0, difficultyCentibits: 191, railroadPercent: 42 },
  },
  {
    name: "Mind the Steps",
    map: ["#..*.#@.", "##O.....", ".##.....", "..##..#.", "...##...", "....##.."],
    verdict: { par: 7, solutions: 1, states: 18, deadEnds: 0, difficultyCentibits: 232, railroadPercent: 42 },
  },
  {
    name: "Lucky Five",
    map: ["........", ".#...O#.", ".@.##...", "*.####.*", "*.####.*", "...##...", ".#....#.", "........"],
    verdict: { par: 8, solutions: 2, states: 28, deadEnds: 0, difficultyCentibits: 273, railroadPercent: 0 },
  },
];
