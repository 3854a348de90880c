import { clipped, SCREEN_WIDTH, wantsLessFlashing, type Box } from "../../../device/screen";
import type { Board } from "../../../kernel/board";
import type { Direction } from "../../../kernel/direction";
import type { Telling } from "../../../kernel/motion";
import { shareOf } from "../../looks/easing";
import type { Painter } from "../../puzzle";
import type { Level } from "../level";
import { rules } from "../rules";
import { cellOf, type State } from "../state";
import { cellLeft, cellTop, sizeFor } from "./floe";
import { drawCheering, drawGround, drawLamp } from "./ground";
import { drawBlink, drawCheer, drawPieces, drawStanding } from "./pieces";
import { drawLane, drawWays } from "./ways";

const HOP_MS = 420;
const HOP_PIXELS = 34;
const HOPPING_FRAME = 11;
const LANDING_FRAME = 9;
const LANDING_MS = 70;

const FAREWELL_MS = 1400;
const CHEER_EVERY_MS = 160;
const CHEER_PIXELS = 3;
const SWEEP_MS = 700;
const SKY_HEIGHT = 23;

/** Where the words stand: in the sky, at both sides of the lighthouse. */
const WORDS_Y = 1;
const WORDS_MARGIN = 8;
const WORDS_WIDTH = 166;

/**
 * Penguin's looks: a floe in a black sea at dusk. The lighthouse throws two beams across it and long shadows; while the
 * level can be won it burns. Its colony looks on from the near edge.
 */
export const painter: Painter<Level, State> = {
  scene: {
    words: {
      ink: "white",
      main: { x: WORDS_MARGIN, y: WORDS_Y, align: "left", width: WORDS_WIDTH, lines: 1 },
      side: { x: SCREEN_WIDTH - WORDS_MARGIN, y: WORDS_Y, align: "right", width: WORDS_WIDTH, lines: 1 },
    },
    light: {
      lit: ["lighthouse lit: can be won", "lit: can be won"],
      out: ["lighthouse out: turn time back", "dark: turn back"],
      told: "the lighthouse is out",
    },
    ways: drawWays,
  },
  ground: drawGround,
  boxOf,
  pieces: drawPieces,
  arrival,
  arrivalMs: () => HOP_MS + LANDING_MS,
  farewell,
  farewellMs: FAREWELL_MS,
  blink: drawBlink,
  hint,
};

function boxOf(board: Board, at: number): Box {
  const { cell } = sizeFor(board);
  return { x: cellLeft(board, at), y: cellTop(board, at), width: cell, height: cell };
}

/** The penguin hops up from the near edge onto its cell. */
function arrival(level: Level, elapsedMs: number): void {
  const { penguin } = level;
  if (elapsedMs >= HOP_MS) {
    drawStanding(level, penguin, LANDING_FRAME, 0);
    return;
  }
  const share = shareOf(elapsedMs, 0, HOP_MS);
  const lift = Math.floor(4 * HOP_PIXELS * share * (1 - share) - (1 - share) * HOP_PIXELS);
  drawStanding(level, penguin, HOPPING_FRAME, lift);
}

/** The beams run out anew, the colony hops, and the penguin raises its flippers. */
function farewell(level: Level, state: State, elapsedMs: number): void {
  const isUp = elapsedMs < FAREWELL_MS && Math.floor(elapsedMs / CHEER_EVERY_MS) % 2 === 0;
  if (elapsedMs < SWEEP_MS && !wantsLessFlashing()) sweep(shareOf(elapsedMs, 0, SWEEP_MS));
  if (elapsedMs < FAREWELL_MS) drawCheering(isUp ? CHEER_PIXELS : 0, isUp ? 0 : CHEER_PIXELS);
  drawCheer(level, cellOf(state), isUp);
}

function sweep(share: number): void {
  const reach = Math.floor((share * SCREEN_WIDTH) / 2);
  drawLamp("out");
  clipped(SCREEN_WIDTH / 2 - reach, 0, 2 * reach, SKY_HEIGHT, () => {
    drawLamp("lit");
  });
}

/** A lane of light to where the penguin would come, and the penguin looking there. */
function hint(level: Level, state: State, direction: Direction): void {
  const telling: Telling = { stretches: [] };
  rules(level).move(state, direction, telling);
  drawLane(level, { direction, player: telling.player, stretches: telling.stretches });
  drawPieces(level, state, { direction, player: telling.player, stretches: telling.stretches }, 1, "lit");
}
