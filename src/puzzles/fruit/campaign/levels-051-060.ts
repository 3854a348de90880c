import type { CampaignLevel } from "../../puzzle";

export const levels51To60 = (): readonly CampaignLevel[] => [
  {
    name: "Long Tongue",
    map: ["Dv.D", "....", "#...", "#..."],
    verdict: { par: 2, solutions: 1, states: 6, deadEnds: 0, difficultyCentibits: 0, railroadPercent: 0 },
  },
  {
    name: "Magnets",
    map: ["#vv#", "....", "....", "BABA"],
    verdict: { par: 5, solutions: 2, states: 18, deadEnds: 0, difficultyCentibits: 38, railroadPercent: 40 },
  },
  {
    name: "Pulled Over",
    map: ["CD..", "#...", "DC^."],
    verdict: { par: 4, solutions: 2, states: 24, deadEnds: 0, difficultyCentibits: 70, railroadPercent: 0 },
  },
  {
    name: "Lookout",
    map: ["..B", "D.#", "^.D", "B..", "#.."],
    verdict: { par: 5, solutions: 1, states: 93, deadEnds: 0, difficultyCentibits: 114, railroadPercent: 0 },
  },
  {
    name: "Tug of War",
    map: ["AC<...", "......", "......", "...>AC"],
    verdict: { par: 7, solutions: 2, states: 66, deadEnds: 0, difficultyCentibits: 138, railroadPercent: 14 },
  },
  {
    name: "Ambush",
    map: ["v.....", ".....~", "CDCD..", ".....~", "^....."],
    verdict: { par: 5, solutions: 1, states: 12, deadEnds: 6, difficultyCentibits: 176, railroadPercent: 20 },
  },
  {
    name: "Crossfire",
    map: ["C.vC", "o...", "B^.B"],
    verdict: { par: 9, solutions: 2, states: 93, deadEnds: 60, difficultyCentibits: 273, railroadPercent: 0 },
  },
  {
    name: "Nosy Neighbours",
    map: ["D.A", "v.v", "D.A", "...", ".I."],
    verdict: { par: 8, solutions: 2, states: 127, deadEnds: 54, difficultyCentibits: 333, railroadPercent: 0 },
  },
  {
    name: "Do Not Disturb",
    map: ["B.#vB", "..C..", "h...h", ".....", ".^#C."],
    verdict: { par: 8, solutions: 1, states: 37, deadEnds: 14, difficultyCentibits: 381, railroadPercent: 0 },
  },
  {
    name: "Harvest",
    map: ["D.ADA", ">...<", "##.##", "....."],
    verdict: { par: 9, solutions: 2, states: 47, deadEnds: 33, difficultyCentibits: 585, railroadPercent: 0 },
  },
];
