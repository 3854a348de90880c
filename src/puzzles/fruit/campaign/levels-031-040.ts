import type { CampaignLevel } from "../../puzzle";

export const levels31To40 = (): readonly CampaignLevel[] => [
  {
    name: "Garden Gate",
    map: ["AI.A", "....", "....", "....", "....", "", "passes:", "3 1 v", "3 5 ^"],
    verdict: { par: 3, solutions: 1, states: 10, deadEnds: 0, difficultyCentibits: 41, railroadPercent: 33 },
  },
  {
    name: "Cat Flap",
    map: [".oB.", ".B#.", ".##.", ".#..", "....", "", "passes:", "4 2 ^", "1 4 v"],
    verdict: { par: 4, solutions: 1, states: 23, deadEnds: 0, difficultyCentibits: 100, railroadPercent: 0 },
  },
  {
    name: "Turnstile",
    map: ["..8D", "....", "#...", "...#", "....", "...D", "", "passes:", "4 2 ^", "1 5 v"],
    verdict: { par: 6, solutions: 1, states: 43, deadEnds: 0, difficultyCentibits: 154, railroadPercent: 0 },
  },
  {
    name: "No Return",
    map: ["C8B#", "B...", "C...", "#...", "", "passes:", "2 2 <", "3 3 >"],
    verdict: { par: 6, solutions: 1, states: 48, deadEnds: 0, difficultyCentibits: 160, railroadPercent: 33 },
  },
  {
    name: "Side Door",
    map: ["DsD###", "......", "......", "###...", "", "passes:", "6 2 <", "1 3 >"],
    verdict: { par: 5, solutions: 1, states: 32, deadEnds: 0, difficultyCentibits: 168, railroadPercent: 40 },
  },
  {
    name: "Checkpoint",
    map: ["..##..", "C#=.#.", ".s..C.", "......", "", "passes:", "1 3 >", "6 3 <"],
    verdict: { par: 7, solutions: 1, states: 59, deadEnds: 0, difficultyCentibits: 203, railroadPercent: 0 },
  },
  {
    name: "Bottleneck",
    map: [".A..", "B.#B", ".#A.", "....", "", "passes:", "4 1 <", "1 4 >"],
    verdict: { par: 8, solutions: 2, states: 98, deadEnds: 77, difficultyCentibits: 359, railroadPercent: 0 },
  },
  {
    name: "Whirl",
    map: [
      "C...#.",
      "#o....",
      "C=....",
      "......",
      ".....#",
      ".#....",
      "",
      "passes:",
      "4 2 ^",
      "2 3 <",
      "5 4 >",
      "3 5 v",
    ],
    verdict: { par: 11, solutions: 1, states: 24, deadEnds: 2, difficultyCentibits: 363, railroadPercent: 27 },
  },
  {
    name: "Lock and Key",
    map: [".AB..", "#..##", "##A.#", "B....", "", "passes:", "3 1 v", "3 4 ^"],
    verdict: { par: 9, solutions: 1, states: 52, deadEnds: 18, difficultyCentibits: 379, railroadPercent: 11 },
  },
  {
    name: "Dead Bolt",
    map: ["..C..", "C....", "DI...", ".#D#.", "", "passes:", "3 2 >", "3 2 <"],
    verdict: { par: 10, solutions: 2, states: 142, deadEnds: 105, difficultyCentibits: 464, railroadPercent: 0 },
  },
];
