/**
 * The ending of Penguin's campaign. The beam of the lighthouse finds a light far away. Then the beam of a second
 * lighthouse turns in until both beams meet, and the penguins of the colony hop.
 */
import { NO_PICTURE, type Ending, type EndingFigure, type EndingNote, type FigureStep } from "../../looks/ending";
import { TEXTS } from "./texts/index";

const SKY_Y = 28;
/**
 * The times at which the pictures of the turning beams appear, in milliseconds since the ending's picture appeared.
 * `SWEEP_MS` is for the beam of the first lighthouse, `MEET_MS` for the picture in which the beams of both lighthouses
 * meet.
 */
const SWEEP_MS = [0, 500, 660, 820, 980, 1140, 1300];
const MEET_MS = [0, 400, 560, 720, 880];
const LIGHT = { x: 308, y: 112 };
const LIGHT_MS = 1350;
const HEART_MS = 1050;
const HEART_EVERY_MS = 70;
const RAYS_MS = HEART_MS + 6 * HEART_EVERY_MS;
const HOP_MS = 130;
const HOPS_EVERY_MS = 1800;

const [OPEN, SHUT, RIGHT, LEFT] = [1, 2, 3, 4];
/**
 * The penguins of the colony in the ending's second picture: left edge and upper edge, in pixels, and picture number of
 * each.
 */
const MEMBERS = [
  [16, 186, OPEN],
  [52, 190, RIGHT],
  [92, 181, SHUT],
  [130, 186, OPEN],
  [244, 186, OPEN],
  [282, 180, SHUT],
  [320, 190, LEFT],
  [356, 187, OPEN],
] as const;
const HAPPY = { x: 168, y: 154 };
const HORN_HERTZ = [523, 784];

/**
 * Returns the animation of turning lighthouse beams in the ending: at each of the `times`, the next picture appears.
 * Picture 1 comes first. Times are in milliseconds since the ending's picture appeared.
 */
function turning(times: readonly number[]): readonly FigureStep[] {
  return times.map((atMs, index) => [atMs, 0, 0, SKY_Y, index + 1] as const);
}

function hopping(name: string, x: number, y: number, picture: number, fromMs: number): EndingFigure {
  return {
    name,
    steps: [
      [0, 0, x, y, picture],
      [fromMs, HOP_MS, x, y - 7, picture],
      [fromMs + HOP_MS, HOP_MS, x, y, picture],
    ],
    repeat: { fromMs, everyMs: HOPS_EVERY_MS },
  };
}

export const ending: Ending = {
  author: TEXTS.author,
  pictures: [
    {
      durationMs: 2800,
      text: TEXTS.isThatALight,
      textSpot: { x: 392, y: 4, align: "right", ink: "white" },
      noteSpot: { x: 8, y: 4, align: "left", ink: "white" },
      figures: [
        {
          name: "sweep",
          steps: turning(SWEEP_MS),
          calmSteps: [
            [0, 0, 0, SKY_Y, 1],
            [600, 0, 0, SKY_Y, 4],
            [1300, 0, 0, SKY_Y, 7],
          ],
        },
        {
          name: "light",
          steps: [
            [0, 0, LIGHT.x, LIGHT.y, NO_PICTURE],
            [LIGHT_MS, 0, LIGHT.x, LIGHT.y, 1],
            [LIGHT_MS + 300, 0, LIGHT.x, LIGHT.y, 2],
            [LIGHT_MS + 900, 0, LIGHT.x, LIGHT.y, 1],
            [LIGHT_MS + 1150, 0, LIGHT.x, LIGHT.y, 2],
          ],
          calmSteps: [
            [0, 0, LIGHT.x, LIGHT.y, NO_PICTURE],
            [LIGHT_MS, 0, LIGHT.x, LIGHT.y, 1],
          ],
        },
        {
          name: "lonely",
          steps: [
            [0, 0, 194, 146, 1],
            [LIGHT_MS + 500, 100, 194, 138, 1],
            [LIGHT_MS + 600, 100, 194, 146, 1],
          ],
        },
      ],
      notes: [
        [0, "rumble", 220, 0.06],
        [800, "brush", 900, 0.06],
        [LIGHT_MS, "bell", 1568, 0.12],
        [LIGHT_MS + 700, "horn", HORN_HERTZ[0], 0.1],
        [LIGHT_MS + 1000, "horn", HORN_HERTZ[1], 0.1],
      ],
    },
    {
      durationMs: 3000,
      text: TEXTS.somebodyAnswers,
      textSpot: { x: 200, y: 106, align: "centre", ink: "white" },
      noteSpot: { x: 392, y: 4, align: "right", ink: "white" },
      figures: [
        {
          name: "meeting",
          steps: turning(MEET_MS),
          calmSteps: [
            [0, 0, 0, SKY_Y, 1],
            [900, 0, 0, SKY_Y, 5],
          ],
        },
        {
          name: "rays",
          steps: [
            [0, 0, 130, 12, NO_PICTURE],
            [RAYS_MS, 0, 130, 12, 1],
            [RAYS_MS + 130, 0, 130, 12, NO_PICTURE],
            [RAYS_MS + 260, 0, 130, 12, 1],
          ],
          calmSteps: [[0, 0, 130, 12, NO_PICTURE]],
        },
        {
          name: "heart",
          steps: [
            [0, 0, 152, 30, NO_PICTURE],
            ...[1, 2, 3, 4, 5, 6].map((picture) => [HEART_MS + picture * HEART_EVERY_MS, 0, 152, 30, picture] as const),
          ],
        },
        ...MEMBERS.map(([x, y, picture], member) => hopping("colony", x, y, picture, RAYS_MS + 90 * member)),
        hopping("happy", HAPPY.x, HAPPY.y, 1, RAYS_MS),
      ],
      notes: [
        ...HORN_HERTZ.map((hertz, index): EndingNote => [600 + 300 * index, "horn", 2 * hertz, 0.04]),
        [RAYS_MS, "horn", 523, 0.09],
        [RAYS_MS + 110, "horn", 659, 0.09],
        [RAYS_MS + 220, "horn", 784, 0.09],
        [RAYS_MS + 330, "horn", 1047, 0.1],
        [RAYS_MS + 900, "horn", 1047, 0.03],
        [RAYS_MS + 1010, "horn", 1319, 0.03],
        [RAYS_MS + 1120, "horn", 1568, 0.03],
      ],
    },
  ],
};
