/**
 * The ending of Ice Path's campaign. The seal takes its last hops to the lantern on the mountain. Then the aurora grows
 * over the summit, and the seal has its fish there.
 */
import { NO_PICTURE, type Ending, type EndingNote } from "../../looks/ending";
import { TEXTS } from "./texts/index";

const LANTERN = { x: 168, y: -38 };
const RAYS_MS = 1900;
const SPARK_MS = 1500;
const NIGHT = { x: 0, y: 0 };
const AURORA_EVERY_MS = 330;
const [SITTING, SLIDING] = [1, 2];
const [TAIL_DOWN, TAIL_UP, EYES_SHUT] = [1, 2, 3];
const SEAL = { x: 140, y: 88 };
const CHORD_HERTZ = [440, 554, 659, 880, 1109];

export const ending: Ending = {
  author: TEXTS.author,
  pictures: [
    {
      durationMs: 2900,
      text: TEXTS.lastSlope,
      textSpot: { x: 8, y: 26, align: "left", ink: "white" },
      noteSpot: { x: 8, y: 4, align: "left", ink: "white" },
      figures: [
        {
          name: "lantern",
          steps: [
            [0, 0, LANTERN.x, LANTERN.y, 1],
            [SPARK_MS, 0, LANTERN.x, LANTERN.y, 2],
            [SPARK_MS + 200, 0, LANTERN.x, LANTERN.y, 3],
            [SPARK_MS + 400, 0, LANTERN.x, LANTERN.y, 4],
          ],
          calmSteps: [
            [0, 0, LANTERN.x, LANTERN.y, 1],
            [SPARK_MS, 0, LANTERN.x, LANTERN.y, 2],
            [SPARK_MS + 500, 0, LANTERN.x, LANTERN.y, 4],
          ],
        },
        {
          name: "rays",
          steps: [
            [0, 0, LANTERN.x, LANTERN.y, NO_PICTURE],
            [RAYS_MS, 0, LANTERN.x, LANTERN.y, 1],
            [RAYS_MS + 140, 0, LANTERN.x, LANTERN.y, NO_PICTURE],
            [RAYS_MS + 280, 0, LANTERN.x, LANTERN.y, 1],
            [RAYS_MS + 620, 0, LANTERN.x, LANTERN.y, NO_PICTURE],
          ],
          calmSteps: [[0, 0, LANTERN.x, LANTERN.y, NO_PICTURE]],
        },
        {
          name: "climber",
          steps: [
            [0, 0, 144, 118, SITTING],
            [400, 160, 156, 96, SLIDING],
            [560, 120, 164, 103, SITTING],
            [760, 160, 178, 86, SLIDING],
            [920, 120, 184, 95, SITTING],
            [1120, 160, 196, 68, SLIDING],
            [1280, 120, 204, 76, SITTING],
          ],
        },
      ],
      notes: [
        [0, "brush", 2400, 0.1],
        [560, "thud", 1200, 0.16],
        [920, "thud", 1300, 0.16],
        [1280, "thud", 1400, 0.16],
        [SPARK_MS, "tick", 1760, 0.2],
        [SPARK_MS + 400, "glass", 880, 0.16],
        [SPARK_MS + 520, "glass", 1319, 0.12],
      ],
    },
    {
      durationMs: 3400,
      text: TEXTS.summit,
      textSpot: { x: 8, y: 4, align: "left", ink: "white" },
      noteSpot: { x: 392, y: 4, align: "right", ink: "white" },
      figures: [
        {
          name: "aurora",
          steps: [0, 1, 2, 3, 4, 5, 6].map((step) => [step * AURORA_EVERY_MS, 0, NIGHT.x, NIGHT.y, step + 1] as const),
        },
        { name: "flag", steps: [[0, 0, 274, 118, 1]] },
        {
          name: "seal",
          steps: [
            [0, 0, SEAL.x, SEAL.y, TAIL_DOWN],
            [1000, 0, SEAL.x, SEAL.y, TAIL_UP],
            [1160, 0, SEAL.x, SEAL.y, TAIL_DOWN],
            [2000, 0, SEAL.x, SEAL.y, TAIL_UP],
            [2160, 0, SEAL.x, SEAL.y, TAIL_DOWN],
            [2700, 0, SEAL.x, SEAL.y, EYES_SHUT],
            [2900, 0, SEAL.x, SEAL.y, TAIL_DOWN],
          ],
          repeat: { fromMs: 0, everyMs: 3000 },
        },
      ],
      notes: [
        [0, "brush", 1800, 0.1],
        [200, "brush", 2200, 0.08],
        ...CHORD_HERTZ.flatMap((hertz, index): EndingNote[] => [
          [300 + 460 * index, "glass", hertz, 0.2],
          [300 + 460 * index, "glass", 1.5 * hertz, 0.06],
        ]),
      ],
    },
  ],
};
