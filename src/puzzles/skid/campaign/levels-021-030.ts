import type { SkidCampaignLevel } from "./level";

// Maps are read row by row.
// prettier-ignore
export const levels21To30 = (): readonly SkidCampaignLevel[] => [
  {
    name: "Mind the Gap",
    map: [
      "#####",
      "#rpr#",
      "#...#",
      "#R###",
    ],
    verdict: {
      par: 2, solutions: 1, states: 13, deadEnds: 0, difficultyCentibits: 0, railroadPercent: 0,
      realStates: 11, potentialStates: 21, parCombo: 2, parPlain: 3,
    },
  },
  {
    name: "Manhole",
    map: [
      "######",
      "#...r#",
      "#..r##",
      "#p..##",
      "###R##",
    ],
    verdict: {
      par: 4, solutions: 1, states: 17, deadEnds: 0, difficultyCentibits: 82, railroadPercent: 50,
      realStates: 15, potentialStates: 55, parCombo: 4, parPlain: 5,
    },
  },
  {
    name: "Stepping Stone",
    map: [
      "####R#",
      "#.pp.#",
      "#....#",
      "#rppr#",
      "######",
    ],
    verdict: {
      par: 3, solutions: 1, states: 21, deadEnds: 0, difficultyCentibits: 104, railroadPercent: 0,
      realStates: 19, potentialStates: 78, parCombo: 3, parPlain: 5,
    },
  },
  {
    name: "Puddle Jumpers",
    map: [
      "######",
      "#pr.r#",
      "#...##",
      "#pr..#",
      "####R#",
    ],
    verdict: {
      par: 4, solutions: 1, states: 19, deadEnds: 0, difficultyCentibits: 123, railroadPercent: 0,
      realStates: 17, potentialStates: 231, parCombo: 4, parPlain: 6,
    },
  },
  {
    name: "Wait for Me",
    map: [
      "####R##",
      "##.p.##",
      "#..#.r#",
      "#r.#.r#",
      "##.p.##",
      "#######",
    ],
    verdict: {
      par: 6, solutions: 1, states: 150, deadEnds: 0, difficultyCentibits: 94, railroadPercent: 0,
      realStates: 148, potentialStates: 469, parCombo: 6, parPlain: 7,
    },
  },
  {
    name: "Potholes Ahead",
    map: [
      "#######",
      "#p.##r#",
      "#.....#",
      "#.....#",
      "#r##.p#",
      "#####R#",
    ],
    verdict: {
      par: 5, solutions: 1, states: 29, deadEnds: 0, difficultyCentibits: 192, railroadPercent: 20,
      realStates: 27, potentialStates: 136, parCombo: 5, parPlain: 7,
    },
  },
  {
    name: "Rabbit Holes",
    map: [
      "######",
      "#.rr.#",
      "#....#",
      "#py.p#",
      "Y.##.#",
      "####R#",
    ],
    verdict: {
      par: 6, solutions: 1, states: 169, deadEnds: 0, difficultyCentibits: 276, railroadPercent: 16,
      realStates: 167, potentialStates: 1393, parCombo: 6, parPlain: 7,
    },
  },
  {
    name: "Half Way House",
    map: [
      "#####R#",
      "#..y.r#",
      "#p.#.##",
      "Yp.#.##",
      "#....r#",
      "#######",
    ],
    verdict: {
      par: 7, solutions: 1, states: 242, deadEnds: 0, difficultyCentibits: 267, railroadPercent: 0,
      realStates: 240, potentialStates: 2072, parCombo: 7, parPlain: 8,
    },
  },
  {
    name: "Pit Stop",
    map: [
      "###Y###",
      "##.r#.#",
      "#..yp.#",
      "#.py..R",
      "#.#r.##",
      "#######",
    ],
    verdict: {
      par: 8, solutions: 1, states: 1059, deadEnds: 0, difficultyCentibits: 277, railroadPercent: 12,
      realStates: 1055, potentialStates: 14792, parCombo: 8, parPlain: 9,
    },
  },
  {
    name: "Swiss Cheese",
    map: [
      "#R####Y#",
      "#..pp..#",
      "##....##",
      "##....##",
      "##....##",
      "#yrppry#",
      "########",
    ],
    verdict: {
      par: 10, solutions: 8, states: 2677, deadEnds: 0, difficultyCentibits: 308, railroadPercent: 0,
      realStates: 2673, potentialStates: 77052, parCombo: 10, parPlain: 10,
    },
  },
];
