import type { SkidCampaignLevel } from "./level";

// Maps are read row by row.
// prettier-ignore
export const levels11To20 = (): readonly SkidCampaignLevel[] => [
  {
    name: "Two Doors",
    map: [
      "##Y##",
      "Rr..#",
      "#.yr#",
      "#####",
    ],
    verdict: {
      par: 2, solutions: 1, states: 20, deadEnds: 0, difficultyCentibits: 0, railroadPercent: 0,
      realStates: 18, potentialStates: 117, parCombo: 2, parPlain: 4,
    },
  },
  {
    name: "Odd One Out",
    map: [
      "######",
      "#.r..#",
      "#.##.#",
      "#.yy.#",
      "#Y##R#",
    ],
    verdict: {
      par: 4, solutions: 1, states: 104, deadEnds: 0, difficultyCentibits: 97, railroadPercent: 0,
      realStates: 102, potentialStates: 515, parCombo: 4, parPlain: 6,
    },
  },
  {
    name: "Double Date",
    map: [
      "###R##",
      "Y.yr##",
      "#.r.##",
      "#.y.##",
      "######",
    ],
    verdict: {
      par: 4, solutions: 1, states: 71, deadEnds: 0, difficultyCentibits: 117, railroadPercent: 0,
      realStates: 68, potentialStates: 1422, parCombo: 4, parPlain: 5,
    },
  },
  {
    name: "After You",
    map: [
      "####R#",
      "#..r.#",
      "#.##.#",
      "#.r.y#",
      "####Y#",
    ],
    verdict: {
      par: 3, solutions: 1, states: 109, deadEnds: 0, difficultyCentibits: 161, railroadPercent: 0,
      realStates: 107, potentialStates: 515, parCombo: 3, parPlain: 5,
    },
  },
  {
    name: "Crossed Paths",
    map: [
      "######",
      "#r##rR",
      "#y##.#",
      "#....#",
      "Y....#",
      "######",
    ],
    verdict: {
      par: 5, solutions: 1, states: 42, deadEnds: 0, difficultyCentibits: 109, railroadPercent: 20,
      realStates: 40, potentialStates: 882, parCombo: 5, parPlain: 6,
    },
  },
  {
    name: "Third Wheel",
    map: [
      "#######",
      "#.y...#",
      "#r#.#r#",
      "#.#.#r#",
      "R.....Y",
      "#######",
    ],
    verdict: {
      par: 6, solutions: 1, states: 343, deadEnds: 0, difficultyCentibits: 173, railroadPercent: 16,
      realStates: 341, potentialStates: 9912, parCombo: 6, parPlain: 7,
    },
  },
  {
    name: "Musical Chairs",
    map: [
      "#######",
      "#..#..#",
      "#r.#.rR",
      "#y#.#y#",
      "#.....Y",
      "#######",
    ],
    verdict: {
      par: 8, solutions: 1, states: 433, deadEnds: 0, difficultyCentibits: 262, railroadPercent: 0,
      realStates: 429, potentialStates: 14792, parCombo: 8, parPlain: 9,
    },
  },
  {
    name: "Changing Guard",
    map: [
      "#######",
      "#..##.#",
      "Rry...#",
      "#...yr#",
      "#.##..Y",
      "#######",
    ],
    verdict: {
      par: 6, solutions: 1, states: 454, deadEnds: 0, difficultyCentibits: 278, railroadPercent: 0,
      realStates: 450, potentialStates: 14792, parCombo: 6, parPlain: 8,
    },
  },
  {
    name: "Ships at Night",
    map: [
      "#R######",
      "#.y.#r##",
      "#......#",
      "#..###.#",
      "#......#",
      "#.y.#r##",
      "###Y####",
    ],
    verdict: {
      par: 9, solutions: 1, states: 1196, deadEnds: 0, difficultyCentibits: 263, railroadPercent: 0,
      realStates: 1192, potentialStates: 64814, parCombo: 9, parPlain: 10,
    },
  },
  {
    name: "Grand Ball",
    map: [
      "########",
      "#..y##.Y",
      "##r....#",
      "R..##..#",
      "#....r##",
      "#.##y..#",
      "########",
    ],
    verdict: {
      par: 11, solutions: 2, states: 2324, deadEnds: 0, difficultyCentibits: 317, railroadPercent: 9,
      realStates: 2320, potentialStates: 54098, parCombo: 11, parPlain: 12,
    },
  },
];
