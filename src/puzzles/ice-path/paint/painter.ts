import { clipped, wantsLessFlashing } from "../../../device/screen";
import { drawSprite } from "../../../device/sprites";
import type { Direction } from "../../../kernel/direction";
import { isWay, type Telling } from "../../../kernel/motion";
import { shareOf } from "../../looks/easing";
import type { Painter } from "../../puzzle";
import type { Level } from "../level";
import { rules } from "../rules";
import type { State } from "../state";
import { drawGoal, drawGround, drawThing } from "./ground";
import { cellLeft, cellSide, cellTop, iceOf, middleX, middleY } from "./ice";
import { Dive, drawBlink, drawDive, drawHopping, drawPieces, drawSitting, faceFor, sealBox } from "./pieces";
import { drawLane, drawWays } from "./ways";

/** When the seal's head comes up through the ice, when it hops out, when it lands, and when all is still. */
const HEAD_MS = 130;
const HOP_MS = 270;
const LAND_MS = 470;
const ARRIVAL_MS = 550;
const HOP_PIXELS = 15;

/** When its head comes up again after its dive, and when it has its fish. */
const BACK_MS = 330;
const CAUGHT_MS = 620;
const FAREWELL_MS = 1200;

const RINGS = "images/ice-path/rings";
const RING_FRAMES = 8;
const RING_MS = 90;
const RINGS_MIDDLE_X = 60;
const RINGS_MIDDLE_Y = 39;

/** Where the words stand: in the sky over the shore, and on the water before it. */
const WORDS_X = 6;
const WORDS_WIDTH = 155;

/**
 * Ice Path's looks: a sheet of ice in a bay below the aurora. On the shore stands an igloo: while the level can be won, light
 * falls from its door. The smaller the board, the larger its cells.
 */
export const painter: Painter<Level, State> = {
  scene: {
    words: {
      ink: "white",
      main: { x: WORDS_X, y: 3, align: "left", width: WORDS_WIDTH, lines: 2 },
      side: { x: WORDS_X, y: 218, align: "left", width: WORDS_WIDTH, lines: 1 },
    },
    light: {
      lit: ["igloo lit: can be won", "lit: can be won"],
      out: ["igloo dark: turn time back", "dark: turn back"],
      told: "the igloo is dark",
    },
    ways: drawWays,
  },
  ground: drawGround,
  boxOf: (board, cell) => {
    const side = cellSide(board);
    return { x: cellLeft(board, cell), y: cellTop(board, cell), width: side, height: side };
  },
  pieces: drawPieces,
  arrival,
  arrivalMs: () => ARRIVAL_MS,
  farewell,
  farewellMs: FAREWELL_MS,
  blink: drawBlink,
  hint,
};

/** The seal breaks through the ice where it dived last, and hops out. */
function arrival(level: Level, elapsedMs: number): void {
  const { board, walker } = level;
  drawGoal(level);
  const face = faceFor(level, walker);
  if (elapsedMs >= ARRIVAL_MS) drawSitting(level, walker, face, "lit");
  else if (elapsedMs >= LAND_MS) drawHopping(board, walker, face, 0, true);
  else if (elapsedMs < HOP_MS) drawDive(board, walker, elapsedMs < HEAD_MS ? Dive.Hole : Dive.Head);
  else {
    const share = shareOf(elapsedMs, HOP_MS, LAND_MS);
    drawDive(board, walker, Dive.Hole);
    drawHopping(board, walker, face, Math.floor(4 * HOP_PIXELS * share * (1 - share)), false);
  }
}

/** Rings of water run out from the hole, and the seal comes up with its fish. */
function farewell(level: Level, _state: State, elapsedMs: number): void {
  const { board, hole } = level;
  drawRings(level, wantsLessFlashing() ? FAREWELL_MS : elapsedMs);
  for (const cell of board.cells) if (cell !== hole) drawThing(level, cell);
  const isBack = elapsedMs >= BACK_MS;
  drawDive(board, hole, elapsedMs >= CAUGHT_MS ? Dive.Caught : isBack ? Dive.Head : Dive.Hole);
}

function drawRings({ board, hole }: Level, elapsedMs: number): void {
  const frame = Math.min(RING_FRAMES, 1 + Math.floor(elapsedMs / RING_MS));
  const ice = iceOf(board);
  clipped(ice.x, ice.y, ice.width, ice.height, () => {
    drawSprite(RINGS, frame, middleX(board, hole) - RINGS_MIDDLE_X, middleY(board, hole) + 2 - RINGS_MIDDLE_Y);
  });
}

/** A lane of light to where the seal would come, and the seal leaning there. */
function hint(level: Level, state: State, direction: Direction): void {
  const telling: Telling = { stretches: [] };
  rules(level).move(state, direction, telling);
  const { player, stretches } = telling;
  const way = stretches.find((stretch) => isWay(stretch));
  if (way === undefined) return;
  // It sits there already, and looks another way.
  const { x, y, width, height } = sealBox(level.board, state);
  clipped(x, y, width, height, () => {
    drawGround(level, "lit");
  });
  drawLane(level, way);
  drawPieces(level, state, { direction, player, stretches }, 1, "lit");
}
