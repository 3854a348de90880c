import type { CampaignLevel } from "../../puzzle";

export const levels41To50 = (): readonly CampaignLevel[] => [
  {
    name: "Tiptoe",
    map: ["h...h", "8...B", "#...#", ".~B~.", ".#.#."],
    verdict: { par: 3, solutions: 1, states: 5, deadEnds: 0, difficultyCentibits: 22, railroadPercent: 33 },
  },
  {
    name: "Four Naps",
    map: ["s..h..", "......", "h....D", ".....h", ".D....", "..h..."],
    verdict: { par: 4, solutions: 1, states: 11, deadEnds: 6, difficultyCentibits: 132, railroadPercent: 50 },
  },
  {
    name: "Quiet Corner",
    map: ["hoBh", ".C..", "B...", "hC.h"],
    verdict: { par: 5, solutions: 1, states: 11, deadEnds: 5, difficultyCentibits: 168, railroadPercent: 40 },
  },
  {
    name: "After the Rain",
    map: ["#.hB", "B..D", "..~.", ".~..", "....", "Dh.#"],
    verdict: { par: 6, solutions: 1, states: 18, deadEnds: 8, difficultyCentibits: 200, railroadPercent: 16 },
  },
  {
    name: "Wet Feet",
    map: ["8.C#~.", "......", "..h.#.", ".#.h..", "....C.", ".~#..."],
    verdict: { par: 6, solutions: 1, states: 19, deadEnds: 10, difficultyCentibits: 244, railroadPercent: 33 },
  },
  {
    name: "Let It Sleep",
    map: ["hsB##", "B..A.", ".....", "##A.h"],
    verdict: { par: 8, solutions: 1, states: 23, deadEnds: 13, difficultyCentibits: 270, railroadPercent: 25 },
  },
  {
    name: "Thorns",
    map: [".C..D", "hD..h", ".C...", "....."],
    verdict: { par: 7, solutions: 1, states: 16, deadEnds: 8, difficultyCentibits: 284, railroadPercent: 42 },
  },
  {
    name: "Nobody Moves",
    map: ["shAB", ".I.h", "hA..", ".Bh."],
    verdict: { par: 10, solutions: 1, states: 34, deadEnds: 19, difficultyCentibits: 284, railroadPercent: 10 },
  },
  {
    name: "Mud Season",
    map: [".~.##.", "D=.D..", "h....h", "......", ".##.~."],
    verdict: { par: 9, solutions: 1, states: 38, deadEnds: 25, difficultyCentibits: 409, railroadPercent: 22 },
  },
  {
    name: "Hard Frost",
    map: ["AC#.#", ".s..h", "#C..#", "h....", "#.#.A"],
    verdict: { par: 11, solutions: 1, states: 59, deadEnds: 37, difficultyCentibits: 455, railroadPercent: 27 },
  },
];
