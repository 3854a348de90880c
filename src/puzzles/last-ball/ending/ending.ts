/**
 * The ending of Last Ball's campaign. The black ball rolls through a channel below the billiard hall to the white
 * balls, and the last lamp of the hall is lit. Then all balls slide into their triangular rack.
 */
import { NO_PICTURE, type Ending, type EndingFigure, type EndingNote } from "../../looks/ending";
import { TEXTS } from "./texts/index";

const CHANNEL_Y = 188;
const WHITE_BALL = 2;
/**
 * The x coordinates, in pixels, of the white balls in the ending's first picture, from right to left. The balls lie in
 * the channel below the billiard hall.
 */
const RESTING_XS = [372, 351, 330, 309];
const ROLL_MS = 1500;
const LIT_MS = 1700;

const ROW_X = 125;
/**
 * The y coordinates, in pixels, of the rows of balls in the triangular rack of the ending's second picture, from the
 * upper tip of the rack downwards.
 */
const ROW_YS = [60, 86, 112, 138, 164];
const BELOW_Y = 240;
const ROW_MS = 260;
const BLACK_MS = 5 * ROW_MS + 100;
const CHORD_HERTZ = [587, 880, 1175, 1480];

export const ending: Ending = {
  author: TEXTS.author,
  pictures: [
    {
      durationMs: 2700,
      text: TEXTS.lastLamp,
      textSpot: { x: 392, y: 217, align: "right", ink: "white" },
      noteSpot: { x: 8, y: 217, align: "left", ink: "white" },
      figures: [
        ...RESTING_XS.map((x): EndingFigure => ({ name: "rolling", steps: [[0, 0, x, CHANNEL_Y, WHITE_BALL]] })),
        {
          name: "rolling",
          steps: [
            [0, 0, -24, CHANNEL_Y, 1],
            [100, ROLL_MS, 288, CHANNEL_Y, 1],
          ],
        },
        {
          name: "bay",
          steps: [
            [0, 0, 320, 14, 1],
            [LIT_MS, 0, 320, 14, 2],
            [LIT_MS + 100, 0, 320, 14, 3],
            [LIT_MS + 200, 0, 320, 14, 4],
          ],
          calmSteps: [
            [0, 0, 320, 14, 1],
            [LIT_MS, 0, 320, 14, 2],
            [LIT_MS + 500, 0, 320, 14, 4],
          ],
        },
        {
          name: "rays",
          steps: [
            [0, 0, 320, 72, NO_PICTURE],
            [LIT_MS + 200, 0, 320, 72, 1],
            [LIT_MS + 330, 0, 320, 72, NO_PICTURE],
            [LIT_MS + 460, 0, 320, 72, 1],
            [LIT_MS + 800, 0, 320, 72, NO_PICTURE],
          ],
          calmSteps: [[0, 0, 320, 72, NO_PICTURE]],
        },
      ],
      notes: [
        [100, "hum", 440, 0.03],
        [900, "hum", 440, 0.05],
        [100 + ROLL_MS, "knock", 900, 0.3],
        [LIT_MS, "hum", 659, 0.06],
        [LIT_MS + 200, "bell", 1175, 0.16],
      ],
    },
    {
      durationMs: 3200,
      text: TEXTS.hallIsLit,
      textSpot: { x: 8, y: 217, align: "left", ink: "white" },
      noteSpot: { x: 392, y: 217, align: "right", ink: "white" },
      figures: [
        ...ROW_YS.map((y, row): EndingFigure => ({
          name: "row",
          steps: [
            [0, 0, ROW_X, BELOW_Y, row + 1],
            [200 + row * ROW_MS, 340, ROW_X, y, row + 1],
          ],
        })),
        {
          name: "black",
          steps: [
            [0, 0, 183, BELOW_Y, 1],
            [BLACK_MS, 460, 183, ROW_YS[2], 1],
          ],
        },
        {
          name: "triangle",
          steps: [
            [0, 0, 92, -180, 1],
            [BLACK_MS + 500, 360, 92, 36, 1],
          ],
        },
        { name: "lamp", steps: [[0, 0, 152, -10, 1]] },
      ],
      notes: [
        ...ROW_YS.map((_, row): EndingNote => [520 + row * ROW_MS, "knock", 700 + 80 * row, 0.28]),
        [BLACK_MS + 440, "knock", 500, 0.35],
        [BLACK_MS + 840, "thud", 300, 0.3],
        ...CHORD_HERTZ.map((hertz, index): EndingNote => [BLACK_MS + 860 + 90 * index, "chime", hertz, 0.24]),
      ],
    },
  ],
};
