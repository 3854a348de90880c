/**
 * Draws the puzzle Penguin for the game's screens. This file has the positions of texts, the arrival of the penguin,
 * the celebration of a win and the hint; other files of this folder draw the rest.
 */
import {
  dim,
  drawClipped,
  SCREEN_HEIGHT,
  SCREEN_WIDTH,
  wantsLessFlashing,
  type Box,
  type Ink,
} from "../../../device/screen";
import { cellAt } from "../../../kernel/board";
import type { Direction } from "../../../kernel/direction";
import type { MoveRecorder } from "../../../kernel/motion";
import { progressBetween } from "../../looks/easing";
/** The import below is loaded from falling-bits.lua on first use. @lazy falling-bits */
import { drawFallingBits } from "../../looks/falling-bits";
import type { Lamp, Painter, SceneLightTexts, SceneTexts } from "../../puzzle";
import type { Level } from "../level";
import { rules } from "../rules";
import { cellOf, type State } from "../state";
import { TEXTS } from "../texts/index";
import { cellBox, cellLeft, iceBoxOf, TORN_EDGE_WIDTH } from "./screen-layout";
import { drawCheeringColony, drawBackground, drawSky, LIGHTHOUSE } from "./background";
import type { Look } from "./look";
/** The import below is loaded from penguin-generation.lua on first use. @lazy penguin-generation */
import { showGeneration } from "./generation-show";
import { drawBlink, drawCheer, drawPieces, drawStanding } from "./pieces";
import { drawHintTrail, drawTrails, lightCell } from "./trails";

const HOP_MS = 420;
const HOP_PIXELS = 34;
const HOPPING_PICTURE = 11;
const LANDING_PICTURE = 9;
const LANDING_MS = 70;

// How long the celebration of a win lasts, in milliseconds. During this time the beams of the lighthouse sweep and the
// penguins cheer.
const CELEBRATION_MS = 1400;
const CHEER_EVERY_MS = 160;
const CHEER_PIXELS = 3;
const SWEEP_MS = 700;
const SKY_HEIGHT = 23;

const TEXT_Y = 1;
const TEXT_MARGIN = 8;
const TEXT_WIDTH = 166;
/**
 * The width in pixels of the sentence of a hint. The sentence needs more space than the name of a level, so it covers
 * the middle of the sky with its lighthouse.
 */
const HINT_WIDTH = 313;
const HINT_SIDE_WIDTH = 146;
const HINT_CLEARED = { x: 172, y: 0, width: 98, height: 24 };

/**
 * Creates the painter of a chapter with the pictures in `look`. `lightTexts` are the texts that say whether the level
 * can still be won, as the light at the horizon shows it.
 */
export function createPainter(look: Look, lightTexts: SceneLightTexts): Painter<Level, State> {
  return {
    scene: {
      texts: {
        ink: look.ink,
        main: { x: TEXT_MARGIN, y: TEXT_Y, align: "left", width: TEXT_WIDTH, maxLines: 1 },
        side: { x: SCREEN_WIDTH - TEXT_MARGIN, y: TEXT_Y, align: "right", width: TEXT_WIDTH, maxLines: 1 },
      },
      hintTexts: hintTextsOf(look.ink),
      lightTexts,
      usuallyHasLamp: false,
      movements: look.movements,
      drawTrails,
    },
    drawBackground: (level, lamp) => {
      drawBackground(look, level, lamp);
    },
    boxOf: cellBox,
    drawPieces,
    showGeneration: (generation, lamp) => showGeneration(look, generation, lamp),
    drawArrival,
    arrivalMs: () => HOP_MS + LANDING_MS,
    drawCelebration: (level, state, elapsedMs, lamp) => {
      drawCelebration(look, level, state, elapsedMs, lamp);
    },
    celebrationMs: CELEBRATION_MS,
    drawIdleAnimation: drawBlink,
    hintLight: {
      dimBoard: ({ board }, step) => {
        dim(step, iceBoxOf(board));
      },
      lightCell,
    },
    drawHint,
  };
}

function hintTextsOf(ink: Ink): SceneTexts {
  return {
    ink,
    main: { x: TEXT_MARGIN, y: TEXT_Y, align: "left", width: HINT_WIDTH, maxLines: 1 },
    side: { x: SCREEN_WIDTH - TEXT_MARGIN, y: TEXT_Y, align: "right", width: HINT_SIDE_WIDTH, maxLines: 1 },
    cleared: HINT_CLEARED,
  };
}

function drawArrival(level: Level, elapsedMs: number): void {
  const { penguin } = level;
  if (elapsedMs >= HOP_MS) {
    drawStanding(level, penguin, LANDING_PICTURE, 0);
    return;
  }
  const share = progressBetween(elapsedMs, 0, HOP_MS);
  const lift = Math.floor(4 * HOP_PIXELS * share * (1 - share) - (1 - share) * HOP_PIXELS);
  drawStanding(level, penguin, HOPPING_PICTURE, lift);
}

function drawCelebration(look: Look, level: Level, state: State, elapsedMs: number, lamp: Lamp): void {
  const isUp = elapsedMs < CELEBRATION_MS && Math.floor(elapsedMs / CHEER_EVERY_MS) % 2 === 0;
  const hasBeams = lamp === "lit" && !wantsLessFlashing();
  if (elapsedMs < SWEEP_MS && hasBeams) drawBeamSweep(look, progressBetween(elapsedMs, 0, SWEEP_MS));
  drawCheeringColony(isUp, CHEER_PIXELS);
  if (elapsedMs < CELEBRATION_MS) {
    for (const margin of marginsBeside(level)) drawFallingBits(margin, "white", elapsedMs);
  }
  drawCheer(level, cellOf(state), isUp);
}

function marginsBeside({ board }: Level): readonly Box[] {
  const left = cellLeft(board, cellAt(board, 0, 0)) - TORN_EDGE_WIDTH;
  const right = SCREEN_WIDTH - left;
  const box = { y: SKY_HEIGHT, width: left, height: SCREEN_HEIGHT - SKY_HEIGHT };
  return left > 0
    ? [
        { x: 0, ...box },
        { x: right, ...box },
      ]
    : [];
}

function drawBeamSweep(look: Look, share: number): void {
  const reach = Math.floor((share * SCREEN_WIDTH) / 2);
  drawSky(look, "out");
  drawClipped(SCREEN_WIDTH / 2 - reach, 0, 2 * reach, SKY_HEIGHT, () => {
    drawSky(look, "lit");
  });
}

function drawHint(level: Level, state: State, direction: Direction): void {
  const record: MoveRecorder = { motions: [] };
  rules(level).move(state, direction, record);
  const move = { direction, playerPiece: record.playerPiece, motions: record.motions };
  drawHintTrail(level, move);
  drawPieces(level, { before: state, move, elapsedMs: 1 }, "lit");
}

/**
 * The painter of the first chapter: an ice floe at dusk, watched by a colony of penguins. The lighthouse is lit while
 * the level can be won; otherwise its two beams and all shadows are gone.
 */
export const painter = createPainter(LIGHTHOUSE, TEXTS.light);
