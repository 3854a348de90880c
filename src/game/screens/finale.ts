/**
 * The finale of the game, which follows the endings of all campaigns. The main characters of all puzzles come to the
 * quay of the title screen at night, and then the sun rises.
 */
import {
  type Ending,
  type EndingFigure,
  type EndingPicture,
  type EndingNote,
  type FigureStep,
} from "../../puzzles/looks/ending";
import { ENDING_TEXTS } from "../texts/ending";

const TABLES = { lamp: "lamp", hero: "back", sky: "sky", sun: "sun", land: "land" } as const;

/**
 * The row of the puzzles' main characters in the finale, in pixels: the x coordinate of its middle, its width, and the
 * largest distance between two characters.
 */
const ROW = { middle: 178, width: 328, apart: 41 };
const HERO_Y = 166;
/**
 * The longest time between the arrivals of two main characters (heroes) in the finale, in milliseconds. It is shorter
 * for many heroes, so that all arrive within `ALL_HEROES_MS`.
 */
const HERO_MS = 600;
const ALL_HEROES_MS = 3000;
/**
 * How many milliseconds the finale's first picture is shown in addition to the times between the main characters'
 * arrivals. The last character arrives within this time.
 */
const REST_MS = 900;
const SKY_Y = 0;
const LAND_Y = 60;
const LAMP = { x: 152, y: -10 };
/** The left edge of the sun in the finale, and its upper edge before and after it rises, in pixels. */
const SUN = { x: 145, fromY: 150, toY: 67 };
const [OUT, LIT] = [1, 2];

/** The times, in milliseconds after the start of the finale's second picture, at which the sky becomes brighter. */
const LIGHT_MS = [0, 700, 1500, 2300];
/** The time, in milliseconds after the start of the finale's second picture, at which the sun's rays begin to turn. */
const RAYS_FROM_MS = 3300;
const RAY_EVERY_MS = 110;
const LAMP_OUT_MS = 3000;
/**
 * The numbers, in the image table of the finale's sky, of the pictures with the sun's rays, in the order in which they
 * are shown.
 */
const RAY_PICTURES = [5, 6, 7, 8, 9, 10, 5, 6, 7, 8];

/**
 * The pitches of the notes in the five chords of the finale, in hertz. A note that is lower than the note before it
 * begins the next chord.
 */
const CHORDS_HERTZ = [587, 880, 1175, 1480, 554, 880, 1109, 698, 880, 1397, 523, 784, 1047, 784, 1175, 1568, 1976];
const CHORD_NOTE_MS = 190;

const HERO_HERTZ = [587, 659, 740, 880, 988];

function heroX(hero: number, count: number): number {
  const apart = Math.min(ROW.apart, Math.floor(ROW.width / count));
  return Math.floor(ROW.middle + (hero - (count - 1) / 2) * apart);
}

/**
 * Creates the main character of a puzzle, who slides from the left edge of the screen to a spot on the quay and hops
 * there once. The character with the rightmost spot arrives first.
 */
function createComingHero(puzzleId: string, hero: number, count: number, everyMs: number): EndingFigure {
  const x = heroX(hero, count);
  const atMs = 200 + (count - 1 - hero) * everyMs;
  const steps: readonly FigureStep[] = [
    [0, 0, -50, HERO_Y, 1],
    [atMs, everyMs + 200, x, HERO_Y, 1],
    [atMs + everyMs + 220, 90, x, HERO_Y - 5, 1],
    [atMs + everyMs + 310, 90, x, HERO_Y, 1],
  ];
  return { name: TABLES.hero, puzzleId, steps };
}

const skyBeforeRays: readonly FigureStep[] = LIGHT_MS.map((atMs, index) => [atMs, 0, 0, SKY_Y, index + 1] as const);

/** Creates the finale, in which the main characters of the puzzles with these ids come together. */
export function createFinale(puzzleIds: readonly string[]): Pick<Ending, "pictures"> {
  return { pictures: [createNightPicture(puzzleIds), createMorningPicture(puzzleIds)] };
}

function createNightPicture(puzzleIds: readonly string[]): EndingPicture {
  const count = puzzleIds.length;
  const everyMs = Math.min(HERO_MS, Math.floor(ALL_HEROES_MS / count));
  return {
    durationMs: count * everyMs + REST_MS,
    text: ENDING_TEXTS.lightsAreLit,
    textSpot: { x: 8, y: 4, align: "left", ink: "white" },
    figures: [
      { name: TABLES.lamp, steps: [[0, 0, LAMP.x, LAMP.y, LIT]] },
      ...puzzleIds.map((id, hero) => createComingHero(id, hero, count, everyMs)),
    ],
    notes: puzzleIds.map((_, hero): EndingNote => [
      300 + (hero + 1) * everyMs,
      "bell",
      HERO_HERTZ[hero % HERO_HERTZ.length],
      0.12,
    ]),
  };
}

function createMorningPicture(puzzleIds: readonly string[]): EndingPicture {
  return {
    durationMs: 4600,
    text: "",
    textSpot: { x: 8, y: 4, align: "left", ink: "white" },
    noteSpot: { x: 388, y: 216, align: "right", ink: "white", hasPill: true },
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
      ...puzzleIds.map((puzzleId, hero): EndingFigure => {
        const x = heroX(hero, puzzleIds.length);
        return { name: TABLES.hero, puzzleId, steps: [[0, 0, x, HERO_Y, 1]] };
      }),
    ],
    notes: CHORDS_HERTZ.map((hertz, note): EndingNote => [500 + note * CHORD_NOTE_MS, "chime", hertz, 0.22]),
  };
}
