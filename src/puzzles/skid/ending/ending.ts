/**
 * The ending of Skid's campaign. The toys hop to their bed one after another. Then the lamp is turned down, and the
 * toys shut their eyes, from left to right.
 */
import { NO_PICTURE, type Ending, type EndingFigure, type EndingNote, type FigureStep } from "../../looks/ending";
import { TEXTS } from "./texts/index";

const [RED, YELLOW] = [1, 2];
const TOYS = [RED, YELLOW, RED, YELLOW];
const TOY_EVERY_MS = 270;
const HALF_HOP_MS = 95;
const HOP_HEIGHT = 18;
/** Where the first toy lands after each hop to the bed: x and y in pixels. Each further toy makes one hop less. */
const LANDINGS = [
  [-44, 184],
  [4, 188],
  [52, 190],
  [98, 190],
  [140, 186],
  [200, 118],
  [246, 118],
  [292, 118],
  [338, 102],
] as const;

const DIM_MS = [600, 1200, 1800, 2400];
const EYE_XS = [118, 172, 226, 280, 334];
const EYE_Y = 137;
const EYES_MS = 1000;
const SNORE_MS = 1332;
const SNORE_FROM_MS = 2700;

function hopsOf(toy: number): readonly FigureStep[] {
  const picture = TOYS[toy];
  const landings = LANDINGS.slice(0, LANDINGS.length - toy);
  const steps: FigureStep[] = [[0, 0, landings[0][0], landings[0][1], picture]];
  for (let hop = 1; hop < landings.length; hop++) {
    const [fromX, fromY] = landings[hop - 1];
    const [toX, toY] = landings[hop];
    const atMs = 200 + toy * TOY_EVERY_MS + (hop - 1) * 2 * HALF_HOP_MS;
    steps.push([atMs, HALF_HOP_MS, Math.floor((fromX + toX) / 2), Math.min(fromY, toY) - HOP_HEIGHT, picture]);
    steps.push([atMs + HALF_HOP_MS, HALF_HOP_MS, toX, toY, picture]);
  }
  return steps;
}

function snore(index: number): EndingFigure {
  const begin = SNORE_FROM_MS + (index * SNORE_MS) / 3;
  return {
    name: "snore",
    steps: [
      [0, 0, 208, 104, NO_PICTURE],
      [begin, 0, 208, 104, 1],
      [begin + 1, SNORE_MS / 3, 214, 88, 1],
      [begin + SNORE_MS / 3 + 1, SNORE_MS / 3, 208, 70, 2],
      [begin + (2 * SNORE_MS) / 3 + 1, SNORE_MS / 3 - 2, 216, 48, 3],
    ],
    repeat: { fromMs: begin, everyMs: SNORE_MS },
  };
}

export const ending: Ending = {
  author: TEXTS.author,
  pictures: [
    {
      durationMs: 2700,
      text: TEXTS.toBed,
      textSpot: { x: 392, y: 3, align: "right", ink: "white" },
      noteSpot: { x: 8, y: 3, align: "left", ink: "white" },
      figures: TOYS.map((_, toy): EndingFigure => ({ name: "hopper", steps: hopsOf(toy) })),
      notes: [
        ...LANDINGS.slice(1).map((_, hop): EndingNote => [
          390 + hop * 2 * HALF_HOP_MS,
          "toy",
          hop % 2 === 0 ? 1047 : 1397,
          0.1,
        ]),
      ],
    },
    {
      durationMs: 3000,
      text: TEXTS.goodNight,
      textSpot: { x: 8, y: 3, align: "left", ink: "white" },
      noteSpot: { x: 392, y: 3, align: "right", ink: "white" },
      figures: [
        {
          name: "room",
          steps: [
            [0, 0, 0, 0, 1],
            [DIM_MS[0], 0, 0, 0, 2],
            [DIM_MS[1], 0, 0, 0, 3],
            [DIM_MS[2], 0, 0, 0, 4],
          ],
        },
        ...EYE_XS.map((x, sleeper): EndingFigure => ({
          name: "eyes",
          steps: [
            [0, 0, x, EYE_Y, NO_PICTURE],
            [EYES_MS + sleeper * 300, 0, x, EYE_Y, sleeper % 2 === 0 ? RED : YELLOW],
          ],
        })),
        snore(0),
        snore(1),
        snore(2),
      ],
      notes: [
        [DIM_MS[0], "bell", 1397, 0.16],
        [DIM_MS[1], "bell", 1047, 0.16],
        [DIM_MS[2], "bell", 880, 0.15],
        [DIM_MS[3], "bell", 698, 0.15],
        [3300, "bell", 1047, 0.1],
        [4300, "bell", 880, 0.09],
        [5600, "bell", 698, 0.08],
      ],
    },
  ],
};
