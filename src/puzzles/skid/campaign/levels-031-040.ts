import type { SkidCampaignLevel } from "./level";

// Maps are read row by row.
// prettier-ignore
export const levels31To40 = (): readonly SkidCampaignLevel[] => [
  {
    name: "Big Box",
    map: [
      "#R###",
      "#r..#",
      "#.cr#",
      "#####",
    ],
    verdict: {
      par: 2, solutions: 1, states: 23, deadEnds: 0, difficultyCentibits: 0, railroadPercent: 0,
      realStates: 19, potentialStates: 90, parCombo: 2, parPlain: 3,
    },
  },
  {
    name: "Doorstop",
    map: [
      "######",
      "#r.c.#",
      "##...#",
      "#r...#",
      "#R####",
    ],
    verdict: {
      par: 4, solutions: 1, states: 24, deadEnds: 0, difficultyCentibits: 82, railroadPercent: 0,
      realStates: 22, potentialStates: 605, parCombo: 4, parPlain: 5,
    },
  },
  {
    name: "Shove",
    map: [
      "##R###",
      "#....#",
      "#.c.r#",
      "#...r#",
      "######",
    ],
    verdict: {
      par: 3, solutions: 1, states: 24, deadEnds: 0, difficultyCentibits: 108, railroadPercent: 33,
      realStates: 21, potentialStates: 792, parCombo: 3, parPlain: 6,
    },
  },
  {
    name: "Stevedore",
    map: [
      "######",
      "#...##",
      "R.cr.#",
      "#.r..#",
      "##...#",
      "######",
    ],
    verdict: {
      par: 5, solutions: 1, states: 72, deadEnds: 0, difficultyCentibits: 163, railroadPercent: 40,
      realStates: 66, potentialStates: 1274, parCombo: 5, parPlain: 6,
    },
  },
  {
    name: "Two Trunks",
    map: [
      "######",
      "##.c.#",
      "##.r.#",
      "##.r.#",
      "##.c.#",
      "###R##",
    ],
    verdict: {
      par: 6, solutions: 2, states: 115, deadEnds: 0, difficultyCentibits: 133, railroadPercent: 0,
      realStates: 107, potentialStates: 3630, parCombo: 6, parPlain: 7,
    },
  },
  {
    name: "Left Luggage",
    map: [
      "#######",
      "#r.#.r#",
      "##...##",
      "##..r##",
      "#...c.#",
      "#R#####",
    ],
    verdict: {
      par: 6, solutions: 1, states: 107, deadEnds: 0, difficultyCentibits: 182, railroadPercent: 0,
      realStates: 104, potentialStates: 7035, parCombo: 6, parPlain: 7,
    },
  },
  {
    name: "Moving Day",
    map: [
      "####R##",
      "#..r..#",
      "#.###c#",
      "#.###.#",
      "#..r..#",
      "#######",
    ],
    verdict: {
      par: 6, solutions: 2, states: 90, deadEnds: 0, difficultyCentibits: 200, railroadPercent: 0,
      realStates: 86, potentialStates: 1274, parCombo: 6, parPlain: 11,
    },
  },
  {
    name: "Fragile",
    map: [
      "#Y###R#",
      "#.....#",
      "##ryr##",
      "##...##",
      "#.c...#",
      "#######",
    ],
    verdict: {
      par: 8, solutions: 1, states: 123, deadEnds: 0, difficultyCentibits: 135, railroadPercent: 0,
      realStates: 120, potentialStates: 27360, parCombo: 8, parPlain: 9,
    },
  },
  {
    name: "Removal Men",
    map: [
      "###R###",
      "#.y.c.#",
      "###r..Y",
      "###r..#",
      "#.....#",
      "#######",
    ],
    verdict: {
      par: 6, solutions: 1, states: 140, deadEnds: 0, difficultyCentibits: 184, railroadPercent: 0,
      realStates: 138, potentialStates: 27360, parCombo: 6, parPlain: 12,
    },
  },
  {
    name: "The Depot",
    map: [
      "########",
      "R.y.##.#",
      "##..r.c#",
      "#..##..#",
      "#..r..##",
      "#.##...#",
      "#####Y##",
    ],
    verdict: {
      par: 9, solutions: 2, states: 707, deadEnds: 0, difficultyCentibits: 262, railroadPercent: 11,
      realStates: 703, potentialStates: 102564, parCombo: 9, parPlain: 10,
    },
  },
];
