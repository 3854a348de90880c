import type { CampaignLevel } from "../../puzzle";

export const levels51To60 = (): readonly CampaignLevel[] => [
  {
    name: "Long Tongue",
    map: [".D8D.>", "......", "......", "<....."],
    verdict: { par: 3, solutions: 1, states: 10, deadEnds: 0, difficultyCentibits: 58, railroadPercent: 33 },
  },
  {
    name: "Pulled Over",
    map: ["C.s..", "<.C..", ".....", "....>", "....."],
    verdict: { par: 4, solutions: 2, states: 48, deadEnds: 0, difficultyCentibits: 85, railroadPercent: 0 },
  },
  {
    name: "Four Noses",
    map: ["^D#>", "#I.B", "BD.#", "<#.v"],
    verdict: { par: 6, solutions: 1, states: 68, deadEnds: 0, difficultyCentibits: 127, railroadPercent: 0 },
  },
  {
    name: "Magnets",
    map: ["A.C..", ".<A..", ".....", ".<C..", "....."],
    verdict: { par: 5, solutions: 1, states: 86, deadEnds: 0, difficultyCentibits: 137, railroadPercent: 20 },
  },
  {
    name: "Tug of War",
    map: ["#.A#", ".^o.", "....", "...=", "..vA", "#..#"],
    verdict: { par: 7, solutions: 1, states: 64, deadEnds: 0, difficultyCentibits: 181, railroadPercent: 42 },
  },
  {
    name: "Lookout",
    map: ["^D#D>", "o.C..", "#.#.#", ".....", "<.#Cv"],
    verdict: { par: 6, solutions: 1, states: 82, deadEnds: 65, difficultyCentibits: 263, railroadPercent: 0 },
  },
  {
    name: "Ambush",
    map: [".vABA", "...#.", ".....", "B#...", "...^."],
    verdict: { par: 8, solutions: 2, states: 170, deadEnds: 0, difficultyCentibits: 267, railroadPercent: 0 },
  },
  {
    name: "Back to Back",
    map: ["hCDC", "....", ".<>.", "....", ".D.h"],
    verdict: { par: 9, solutions: 2, states: 26, deadEnds: 7, difficultyCentibits: 348, railroadPercent: 11 },
  },
  {
    name: "Crossfire",
    map: ["#v.v#", "8.A.C", ".#.#.", "..C.A", "#^.^#"],
    verdict: { par: 10, solutions: 2, states: 194, deadEnds: 62, difficultyCentibits: 426, railroadPercent: 10 },
  },
  {
    name: "Harvest",
    map: ["####", "<..>", "..B.", "=.D.", "D.B.", "", "passes:", "2 3 v", "3 3 v"],
    verdict: { par: 10, solutions: 2, states: 31, deadEnds: 4, difficultyCentibits: 532, railroadPercent: 10 },
  },
];
