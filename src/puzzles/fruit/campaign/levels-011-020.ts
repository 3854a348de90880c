import type { CampaignLevel } from "../../puzzle";

export const levels11To20 = (): readonly CampaignLevel[] => [
  {
    name: "Stepping Stone",
    map: ["...#", "B...", "s...", "B...", "#..."],
    verdict: { par: 3, solutions: 1, states: 8, deadEnds: 0, difficultyCentibits: 41, railroadPercent: 66 },
  },
  {
    name: "Doorstop",
    map: ["#..#", "D...", "sDs.", "####"],
    verdict: { par: 4, solutions: 1, states: 9, deadEnds: 0, difficultyCentibits: 100, railroadPercent: 75 },
  },
  {
    name: "Rockery",
    map: ["CA##", "sC..", "A...", "##.."],
    verdict: { par: 5, solutions: 1, states: 28, deadEnds: 0, difficultyCentibits: 135, railroadPercent: 20 },
  },
  {
    name: "Four Stones",
    map: ["ss#.s", "....B", "#...#", "....B", "..#.."],
    verdict: { par: 6, solutions: 1, states: 376, deadEnds: 0, difficultyCentibits: 152, railroadPercent: 33 },
  },
  {
    name: "Milestone",
    map: ["#.#.", "D...", "s...", "....", "D...", ".#.#"],
    verdict: { par: 6, solutions: 1, states: 54, deadEnds: 0, difficultyCentibits: 179, railroadPercent: 16 },
  },
  {
    name: "Stone Wall",
    map: ["s#C.", "sCs#", "#...", "..#."],
    verdict: { par: 7, solutions: 1, states: 624, deadEnds: 0, difficultyCentibits: 193, railroadPercent: 14 },
  },
  {
    name: "Stone Soup",
    map: ["#..#", "B...", "s##.", "DBD."],
    verdict: { par: 11, solutions: 1, states: 640, deadEnds: 0, difficultyCentibits: 274, railroadPercent: 9 },
  },
  {
    name: "Cornerstone",
    map: ["..C.", "#.s.", "#sC.", "...."],
    verdict: { par: 8, solutions: 1, states: 48, deadEnds: 26, difficultyCentibits: 307, railroadPercent: 37 },
  },
  {
    name: "Gravel",
    map: [".#s...", "s.#..#", "....#.", ".#....", "#..#..", "...A#A"],
    verdict: { par: 9, solutions: 2, states: 162, deadEnds: 26, difficultyCentibits: 334, railroadPercent: 0 },
  },
  {
    name: "Keystone",
    map: [".##.s.", "...#.#", ".#...#", "#...#C", "#.#...", "C..##."],
    verdict: { par: 10, solutions: 1, states: 94, deadEnds: 24, difficultyCentibits: 358, railroadPercent: 10 },
  },
];
