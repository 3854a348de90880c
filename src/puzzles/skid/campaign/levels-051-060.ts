import type { SkidCampaignLevel } from "./level";

// Maps are read row by row.
// prettier-ignore
export const levels51To60 = (): readonly SkidCampaignLevel[] => [
  {
    name: "Dry Dock",
    map: [
      "######",
      "#.#..#",
      "#r.p.R",
      "#r.c.#",
      "######",
    ],
    verdict: {
      par: 3, solutions: 1, states: 113, deadEnds: 0, difficultyCentibits: 108, railroadPercent: 0,
      realStates: 105, potentialStates: 605, parCombo: 3, parPlain: 4,
    },
  },
  {
    name: "Building Site",
    map: [
      "#######",
      "##..y##",
      "Yp..r.#",
      "#p..r.R",
      "##.c.##",
      "#######",
    ],
    verdict: {
      par: 6, solutions: 1, states: 111, deadEnds: 0, difficultyCentibits: 202, railroadPercent: 0,
      realStates: 107, potentialStates: 27360, parCombo: 6, parPlain: 7,
    },
  },
  {
    name: "Cool Box",
    map: [
      "#######",
      "#.#.#.#",
      "#c...i#",
      "#.....R",
      "#r#.#r#",
      "#######",
    ],
    verdict: {
      par: 5, solutions: 1, states: 41, deadEnds: 0, difficultyCentibits: 209, railroadPercent: 20,
      realStates: 38, potentialStates: 25200, parCombo: 5, parPlain: 7,
    },
  },
  {
    name: "Cargo Hold",
    map: [
      "######",
      "#r..p#",
      "#...##",
      "##...#",
      "#pc.r#",
      "##R###",
    ],
    verdict: {
      par: 5, solutions: 1, states: 40, deadEnds: 0, difficultyCentibits: 227, railroadPercent: 0,
      realStates: 38, potentialStates: 1274, parCombo: 5, parPlain: 6,
    },
  },
  {
    name: "Thaw",
    map: [
      "#######",
      "#.p.p.R",
      "Y.r.r.#",
      "##yi.##",
      "##...##",
      "#######",
    ],
    verdict: {
      par: 6, solutions: 1, states: 505, deadEnds: 0, difficultyCentibits: 246, railroadPercent: 33,
      realStates: 496, potentialStates: 27360, parCombo: 6, parPlain: 8,
    },
  },
  {
    name: "Cold Dip",
    map: [
      "######",
      "R.r..#",
      "##p.i#",
      "#.r..#",
      "######",
    ],
    verdict: {
      par: 4, solutions: 1, states: 51, deadEnds: 0, difficultyCentibits: 298, railroadPercent: 25,
      realStates: 47, potentialStates: 605, parCombo: 4, parPlain: 5,
    },
  },
  {
    name: "Slush",
    map: [
      "########",
      "R.y##..#",
      "#p..i.p#",
      "##....##",
      "Yp.rr.p#",
      "#..##..#",
      "########",
    ],
    verdict: {
      par: 8, solutions: 2, states: 1031, deadEnds: 0, difficultyCentibits: 283, railroadPercent: 0,
      realStates: 1023, potentialStates: 146832, parCombo: 8, parPlain: 11,
    },
  },
  {
    name: "Ice Harbour",
    map: [
      "#######",
      "#r..c.#",
      "###p..#",
      "#i.p###",
      "#....r#",
      "####R##",
    ],
    verdict: {
      par: 7, solutions: 1, states: 382, deadEnds: 0, difficultyCentibits: 347, railroadPercent: 0,
      realStates: 375, potentialStates: 25200, parCombo: 7, parPlain: 13,
    },
  },
  {
    name: "Snow Ball",
    map: [
      "###R###",
      "#p..###",
      "#ry#i##",
      "#ry#.##",
      "Yp..###",
      "#######",
    ],
    verdict: {
      par: 9, solutions: 1, states: 380, deadEnds: 0, difficultyCentibits: 311, railroadPercent: 0,
      realStates: 372, potentialStates: 38544, parCombo: 9, parPlain: 12,
    },
  },
  {
    name: "Grand Tour",
    map: [
      "###Y#R#",
      "#.#r#p#",
      "###.ir#",
      "#y.c###",
      "#p#.#.#",
      "#######",
    ],
    verdict: {
      par: 9, solutions: 1, states: 659, deadEnds: 0, difficultyCentibits: 321, railroadPercent: 0,
      realStates: 649, potentialStates: 67980, parCombo: 9, parPlain: 11,
    },
  },
];
