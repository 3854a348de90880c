import { drawClipped, wantsLessFlashing } from "../../../device/screen";
import { drawSprite } from "../../../device/sprites";
import { DOWN, LEFT, RIGHT, UP } from "../../../kernel/direction";
import { progressBetween } from "../../looks/easing";
import type { Level } from "../level";
import type { State } from "../state";
import { drawBlocksAndPits, drawDoor, isDoor, sideOf } from "./background";
import { boxOf, FLOOR_BOTTOM, FLOOR_RIGHT, floorBox, FOLDER, sizeFor } from "./pen";
import { drawPieces } from "./pieces";

const SHINE_MS = 420;
const SHINE_CELLS = 3;
const HOP_EVERY_MS = 160;
const HOP_PIXELS = 3;

const DUSK = 4;
const DUSK_WIDTH = 240;
const DUSK_HEIGHT = 192;

export const FAREWELL_MS = 1300;

/** Light falls in through the doorways, farther and farther over a floor that goes dim; the heads in them hop, each in turn. */
export function drawFarewell(level: Level, state: State, elapsedMs: number): void {
  const { board, tiles } = level;
  const { x, y, width, height } = floorBox(board);
  const share = wantsLessFlashing() ? 1 : progressBetween(elapsedMs, 0, SHINE_MS);
  const doors = board.cells.filter((cell) => isDoor(tiles[cell]));
  drawClipped(x, y, width, height, () => {
    drawSprite(`${FOLDER}/dusk`, DUSK, FLOOR_RIGHT - DUSK_WIDTH, FLOOR_BOTTOM - DUSK_HEIGHT);
    for (const door of doors) drawShine(level, door, share);
    drawBlocksAndPits(level, "lit");
  });
  const hopping = elapsedMs < FAREWELL_MS ? Math.floor(elapsedMs / HOP_EVERY_MS) % 2 : -1;
  doors.forEach((door, index) => {
    drawDoor(level, door, "lit", index % 2 === hopping ? HOP_PIXELS : 0);
  });
  drawPieces(level, state, undefined, 0, "lit");
}

/** The light of one doorway, that share of its reach into the pen. */
function drawShine({ board }: Level, door: number, share: number): void {
  const side = sideOf(board, door);
  if (side === undefined) return;
  const { shine, cellPixels } = sizeFor(board);
  const { x, y, width, height } = boxOf(board, door);
  const long = SHINE_CELLS * cellPixels;
  const left = side === LEFT ? x + width : side === RIGHT ? x - long : x + (width - long) / 2;
  const top = side === UP ? y + height : side === DOWN ? y - long : y + (height - long) / 2;
  const reach = Math.floor(long * share);
  const fromX = side === RIGHT ? left + long - reach : left;
  const fromY = side === DOWN ? top + long - reach : top;
  const isHorizontal = side === LEFT || side === RIGHT;
  drawClipped(fromX, fromY, isHorizontal ? reach : long, isHorizontal ? long : reach, () => {
    drawSprite(shine, 1 + side, left, top);
  });
}
