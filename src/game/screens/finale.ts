/**
 * The finale of the game, which follows when the endings of all campaigns were seen. The heroes come to the quay at
 * night; then the sun rises, and the lamp goes out.
 */
import { type Ending, type EndingFigure, type EndingNote, type FigureStep } from "../../puzzles/looks/ending";
import { TEXTS } from "../texts/index";

/** The names of the image tables of the figures. */
const TABLES = { lamp: "lamp", hero: "hero", sky: "sky", sun: "sun", land: "land" } as const;

const HERO_XS = [96, 137, 178, 219, 260];
const HERO_Y = 166;
const HERO_MS = 600;
/** The upper edges of the sky, the land and the lamp, and the place of the sun before and after it rises. */
const SKY_Y = 0;
const LAND_Y = 60;
const LAMP = { x: 152, y: -10 };
const SUN = { x: 145, fromY: 150, toY: 67 };
const [OUT, LIT] = [1, 2];

/** When the sky becomes brighter, and when its rays begin to turn. */
const LIGHT_MS = [0, 700, 1500, 2300];
const RAYS_FROM_MS = 3300;
const RAY_EVERY_MS = 110;
const LAMP_OUT_MS = 3000;
/** The numbers of the pictures of the sky with rays. */
const RAY_PICTURES = [5, 6, 7, 8, 9, 10, 5, 6, 7, 8];

/** The notes of the five chords: each rises, and each begins where the one before it has ended. */
const CHORDS_HERTZ = [587, 880, 1175, 1480, 554, 880, 1109, 698, 880, 1397, 523, 784, 1047, 784, 1175, 1568, 1976];
const CHORD_NOTE_MS = 190;

/** Returns the path of a hero who comes from the left edge in two hops. */
function comingFrom(hero: number): readonly FigureStep[] {
  const x = HERO_XS[hero];
  const atMs = 200 + (HERO_XS.length - 1 - hero) * HERO_MS;
  return [
    [0, 0, -50, HERO_Y, hero + 1],
    [atMs, HERO_MS + 200, x, HERO_Y, hero + 1],
    [atMs + HERO_MS + 220, 90, x, HERO_Y - 5, hero + 1],
    [atMs + HERO_MS + 310, 90, x, HERO_Y, hero + 1],
  ];
}

const skyBeforeRays: readonly FigureStep[] = LIGHT_MS.map((atMs, index) => [atMs, 0, 0, SKY_Y, index + 1] as const);

export const finale: Pick<Ending, "parts"> = {
  parts: [
    {
      durationMs: 3900,
      text: TEXTS.ending.lightsAreLit,
      textPlace: { x: 8, y: 4, align: "left", ink: "white" },
      figures: [
        { name: TABLES.lamp, steps: [[0, 0, LAMP.x, LAMP.y, LIT]] },
        ...HERO_XS.map((_, hero): EndingFigure => ({ name: TABLES.hero, steps: comingFrom(hero) })),
      ],
      notes: HERO_XS.map((_, hero): EndingNote => [
        900 + hero * HERO_MS,
        "bell",
        [587, 659, 740, 880, 988][hero],
        0.12,
      ]),
    },
    {
      durationMs: 4600,
      text: "",
      textPlace: { x: 8, y: 4, align: "left", ink: "white" },
      figures: [
        {
          name: TABLES.sky,
          steps: [
            ...skyBeforeRays,
            ...RAY_PICTURES.map((picture, ray) => [RAYS_FROM_MS + ray * RAY_EVERY_MS, 0, 0, SKY_Y, picture] as const),
          ],
          calmSteps: skyBeforeRays,
        },
        {
          name: TABLES.sun,
          steps: [
            [0, 0, SUN.x, SUN.fromY, 1],
            [300, 3600, SUN.x, SUN.toY, 1],
          ],
        },
        {
          name: TABLES.land,
          steps: [
            [0, 0, 0, LAND_Y, 1],
            [LIGHT_MS[2], 0, 0, LAND_Y, 2],
          ],
        },
        {
          name: TABLES.lamp,
          steps: [
            [0, 0, LAMP.x, LAMP.y, LIT],
            [LAMP_OUT_MS, 0, LAMP.x, LAMP.y, OUT],
          ],
        },
        ...HERO_XS.map((x, hero): EndingFigure => ({ name: TABLES.hero, steps: [[0, 0, x, HERO_Y, hero + 1]] })),
      ],
      notes: CHORDS_HERTZ.map((hertz, note): EndingNote => [500 + note * CHORD_NOTE_MS, "chime", hertz, 0.22]),
    },
  ],
};
