import type { CampaignLevel } from "../../puzzle";

export const levels21To30 = (): readonly CampaignLevel[] => [
  {
    name: "Barrel Roll",
    map: ["Do..", "o..D", "....", "...."],
    verdict: { par: 3, solutions: 1, states: 21, deadEnds: 0, difficultyCentibits: 61, railroadPercent: 0 },
  },
  {
    name: "Cellar",
    map: ["8..#.#", "...A.#", "#.....", "#A#..."],
    verdict: { par: 4, solutions: 1, states: 19, deadEnds: 0, difficultyCentibits: 99, railroadPercent: 0 },
  },
  {
    name: "Parking Lot",
    map: ["##B8#", "8...#", "B....", "#....", "#..##"],
    verdict: { par: 5, solutions: 1, states: 11, deadEnds: 0, difficultyCentibits: 157, railroadPercent: 40 },
  },
  {
    name: "Traffic",
    map: ["D=##..", "=.....", "..##.D", "......", "..##.."],
    verdict: { par: 6, solutions: 1, states: 32, deadEnds: 0, difficultyCentibits: 160, railroadPercent: 0 },
  },
  {
    name: "Garage",
    map: ["##C=.#", ".....#", "..IC..", "......", "#.....", "#...##"],
    verdict: { par: 6, solutions: 2, states: 35, deadEnds: 0, difficultyCentibits: 208, railroadPercent: 0 },
  },
  {
    name: "Roundabout",
    map: ["#=.D#", "#I..#", "D....", "#...#", "#...#"],
    verdict: { par: 7, solutions: 1, states: 16, deadEnds: 0, difficultyCentibits: 229, railroadPercent: 28 },
  },
  {
    name: "Full House",
    map: ["####", "A=AC", "I.Cs", "####"],
    verdict: { par: 9, solutions: 1, states: 26, deadEnds: 0, difficultyCentibits: 250, railroadPercent: 88 },
  },
  {
    name: "Delivery",
    map: ["A.#A", "....", "o.8.", "....", ".#.."],
    verdict: { par: 8, solutions: 1, states: 24, deadEnds: 0, difficultyCentibits: 268, railroadPercent: 25 },
  },
  {
    name: "Dead Slow",
    map: ["#D##", "#oCD", "C.=#", "##.#"],
    verdict: { par: 11, solutions: 2, states: 66, deadEnds: 16, difficultyCentibits: 352, railroadPercent: 9 },
  },
  {
    name: "Crossroads",
    map: [".##...", "B.8#I#", ".#...#", "#...#.", "#.#...", "..B##."],
    verdict: { par: 10, solutions: 1, states: 40, deadEnds: 8, difficultyCentibits: 468, railroadPercent: 0 },
  },
];
