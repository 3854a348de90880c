import type { CampaignLevel } from "../../puzzle";

export const levels1To10 = (): readonly CampaignLevel[] => [
  {
    name: "First Date",
    map: ["##C..#", ".....#", "C.....", "......", "#.....", "#...##"],
    verdict: { par: 2, solutions: 2, states: 9, deadEnds: 0, difficultyCentibits: 0, railroadPercent: 0 },
  },
  {
    name: "Across the Lawn",
    map: ["#..B.", ".....", ".#...", "...#.", ".....", ".B..#"],
    verdict: { par: 3, solutions: 2, states: 22, deadEnds: 0, difficultyCentibits: 32, railroadPercent: 0 },
  },
  {
    name: "Double Date",
    map: ["#CD.", "..C.", "..D.", "#..."],
    verdict: { par: 4, solutions: 2, states: 17, deadEnds: 0, difficultyCentibits: 109, railroadPercent: 25 },
  },
  {
    name: "Round the Corner",
    map: ["C#AC.A", "......", "......", "......", "....#."],
    verdict: { par: 5, solutions: 1, states: 71, deadEnds: 0, difficultyCentibits: 168, railroadPercent: 0 },
  },
  {
    name: "Garden Walk",
    map: ["D...", "...#", "B...", "D...", "#..B", "...."],
    verdict: { par: 5, solutions: 1, states: 74, deadEnds: 0, difficultyCentibits: 173, railroadPercent: 0 },
  },
  {
    name: "Three Couples",
    map: ["C#.#", "BCAB", "...A", ".#.#"],
    verdict: { par: 6, solutions: 1, states: 59, deadEnds: 42, difficultyCentibits: 177, railroadPercent: 16 },
  },
  {
    name: "Patience",
    map: ["#.#B.", "..C..", "..B..", ".....", "..C..", "..#.#"],
    verdict: { par: 7, solutions: 1, states: 45, deadEnds: 16, difficultyCentibits: 286, railroadPercent: 28 },
  },
  {
    name: "Long Way Home",
    map: ["B.#..", "..#..", "#DBD#", "#...#", "..#..", "..#.."],
    verdict: { par: 8, solutions: 1, states: 163, deadEnds: 138, difficultyCentibits: 396, railroadPercent: 0 },
  },
  {
    name: "Crossed Paths",
    map: [".#CA.", "A..#.", ".....", ".C.#.", ".#..."],
    verdict: { par: 9, solutions: 1, states: 179, deadEnds: 158, difficultyCentibits: 408, railroadPercent: 0 },
  },
  {
    name: "Happy End",
    map: ["...B.#", "..B.#A", "......", "A#....", "#....."],
    verdict: { par: 10, solutions: 2, states: 90, deadEnds: 13, difficultyCentibits: 447, railroadPercent: 0 },
  },
];
