/**
 * The ending of Fruit's campaign. The pear climbs a ladder and lights the lanterns while the sun sets; then all fruits
 * sit at a table at night.
 */
import { type Ending, type EndingFigure, type EndingNote } from "../../looks/ending";
import { TEXTS } from "./texts/index";

/**
 * The pixel positions of the lanterns in the ending's first picture, from left to right. `NIGHT_LANTERNS` has the
 * positions in the second picture.
 */
const LANTERNS = [
  [98, 47],
  [143, 52],
  [188, 54],
  [233, 53],
  [278, 49],
] as const;
const NIGHT_LANTERNS = [
  [72, 50],
  [118, 54],
  [164, 56],
  [210, 54],
  [256, 50],
] as const;
const LIGHT_EVERY_MS = 480;
const LIGHT_FROM_MS = 300;
const [DARK, LIT] = [1, 2];
const [AWAKE, HAPPY] = [1, 2];

/**
 * The numbers of the pictures of the guests at the table of Fruit's ending, in the image table of fruits. The picture
 * after each of these pictures shows the same guest happy.
 */
const [CHERRIES, PEAR, BANANA, MELON] = [1, 3, 5, 7];
const GUESTS = [
  [88, 105, PEAR],
  [130, 106, CHERRIES],
  [176, 104, MELON],
  [222, 105, BANANA],
  [264, 105, PEAR],
] as const;
const FEAST_MS = 700;
const HOP_MS = 140;
const BITE_MS = 1300;
const CHORD_HERTZ = [784, 988, 1175, 1568, 1976];

function guest(x: number, y: number, picture: number, atMs: number): EndingFigure {
  return {
    name: "guest",
    steps: [
      [0, 0, x, y, picture],
      [atMs, HOP_MS, x, y - 8, picture + 1],
      [atMs + HOP_MS, HOP_MS, x, y, picture + 1],
    ],
  };
}

function candle(x: number): EndingFigure {
  return {
    name: "candle",
    steps: [
      [0, 0, x, 124, 1],
      [300, 0, x, 124, 2],
      [440, 0, x, 124, 1],
      [640, 0, x, 124, 2],
      [760, 0, x, 124, 1],
    ],
    calmSteps: [[0, 0, x, 124, 1]],
    repeat: { fromMs: 0, everyMs: 1500 },
  };
}

export const ending: Ending = {
  author: TEXTS.author,
  pictures: [
    {
      durationMs: 3000,
      text: TEXTS.lanterns,
      textSpot: { x: 392, y: 4, align: "right", ink: "white" },
      noteSpot: { x: 8, y: 4, align: "left", ink: "white" },
      figures: [
        {
          name: "sun",
          steps: [
            [0, 0, 141, 80, 1],
            [200, 2600, 141, 93, 1],
          ],
        },
        { name: "hill", steps: [[0, 0, 0, 28, 1]] },
        ...LANTERNS.map(([x, y], lantern): EndingFigure => ({
          name: "lantern",
          steps: [
            [0, 0, x, y, DARK],
            [LIGHT_FROM_MS + lantern * LIGHT_EVERY_MS, 0, x, y, LIT],
          ],
        })),
        {
          name: "pear",
          steps: [
            [0, 0, 308, 176, AWAKE],
            ...[0, 1, 2, 3].map(
              (rung) => [LIGHT_FROM_MS + rung * LIGHT_EVERY_MS, 260, 312 + rung * 4, 156 - rung * 20, AWAKE] as const,
            ),
            [LIGHT_FROM_MS + 4 * LIGHT_EVERY_MS, 260, 328, 76, HAPPY],
          ],
        },
        { name: "guest", steps: [[0, 0, 125, 171, CHERRIES]] },
        { name: "guest", steps: [[0, 0, 179, 171, BANANA]] },
        { name: "guest", steps: [[0, 0, 233, 171, MELON]] },
        { name: "hedgehog", steps: [[0, 0, 56, 205, 1]] },
      ],
      notes: LANTERNS.map((_, lantern): EndingNote => [
        LIGHT_FROM_MS + lantern * LIGHT_EVERY_MS,
        "string",
        [587, 659, 784, 880, 988, 1175][lantern],
        0.2,
      ]),
    },
    {
      durationMs: 3400,
      text: TEXTS.harvestIsIn,
      textSpot: { x: 200, y: 4, align: "centre", ink: "white" },
      noteSpot: { x: 384, y: 216, align: "right", ink: "white", hasPill: true },
      figures: [
        ...NIGHT_LANTERNS.map(([x, y]): EndingFigure => ({ name: "lantern", steps: [[0, 0, x, y, LIT]] })),
        ...GUESTS.map(([x, y, picture], index) => guest(x, y, picture, FEAST_MS + 180 * index)),
        { name: "table", steps: [[0, 0, 60, 144, 1]] },
        candle(124),
        candle(258),
        {
          name: "hedgehog",
          steps: [
            [0, 0, 100, 207, 1],
            [BITE_MS, 0, 100, 207, 2],
            [BITE_MS + 250, 0, 100, 207, 3],
            [BITE_MS + 600, 0, 100, 207, 2],
            [BITE_MS + 850, 0, 100, 207, 3],
            [BITE_MS + 1200, 0, 100, 207, 2],
            [BITE_MS + 1450, 0, 100, 207, 3],
            [BITE_MS + 1900, 0, 100, 207, 1],
          ],
        },
      ],
      notes: [
        ...CHORD_HERTZ.map((hertz, index): EndingNote => [FEAST_MS + 180 * index, "string", hertz, 0.22]),
        ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((chirp): EndingNote => [
          2200 + 166 * chirp + 500 * Math.floor(chirp / 4),
          "knock",
          4000,
          0.05,
        ]),
      ],
    },
  ],
};
