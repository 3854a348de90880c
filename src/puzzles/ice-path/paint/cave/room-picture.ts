/**
 * Paints the picture of a room of a cave: its ice with rocks, the gaps in its walls, and the rock around it. At the
 * picture's edges lie the nearest cells of the neighbouring rooms, in the dark.
 */
import { fillBox, paintOnto, paintOpaquePicture, type Box, type Picture } from "../../../../device/screen";
import { drawSprite } from "../../../../device/sprites";
import { DIRECTIONS, type Direction } from "../../../../kernel/direction";
import type { Task } from "../../../../kernel/task";
import { drawCornerDots, drawDotsInDark } from "../../../looks/corner-dots";
import type { Lamp } from "../../../puzzle";
import { drawRocksAndSnowInParts } from "../background";
import { setLayout, type ScreenLayout } from "../screen-layout";
import { AREA, layOutCave, WALL } from "./cave-layout";
import type { Cave } from "./cave";
import { drawIce } from "./draw-ice";
import { gapBox } from "./gap-box";
import { drawLightThroughGaps, drawNextIce, drawNextThings, slotBeside } from "./next-room";

const ROCK = "images/ice-path/cave-rock";
const ROCK_PICTURES = { lit: 1, dark: 2 };

/**
 * A room of a cave: its slot (place in the grid of rooms), the path of the image table with the pictures of the ice,
 * and whether the room is drawn dark.
 */
export interface ShownRoom {
  readonly slot: number;
  readonly ice: string;
  readonly isDark: boolean;
}

/**
 * Paints a room in parts, as a picture of the size of `AREA`. The painting needs a screen layout (where cells lie) of
 * its own. Whenever the task yields, it sets the layout back to `outerLayout`, with which everything else is drawn.
 */
export function* paintRoom(cave: Cave, room: ShownRoom, outerLayout: ScreenLayout): Task<Picture> {
  const { grid } = cave;
  const camera = { column: room.slot % grid.columns, row: Math.floor(room.slot / grid.columns) };
  const layout = layOutCave(cave, camera, 0);
  const parts = drawRoom(cave, room, layout);
  const picture = paintOpaquePicture(AREA.width, AREA.height, () => undefined);
  for (;;) {
    let isDone = false;
    setLayout(layout);
    paintOnto(picture, () => {
      isDone = parts.next().done === true;
    });
    setLayout(outerLayout);
    if (isDone) return picture;
    yield;
  }
}

function* drawRoom(cave: Cave, room: ShownRoom, layout: ScreenLayout): Task<void> {
  drawWalls(cave, room, layout);
  yield;
  drawRoomIce(room, layout);
  yield;
  drawGaps(cave, room, layout);
  yield;
  const lamp: Lamp = room.isDark ? "out" : "lit";
  yield* drawRocksAndSnowInParts(cave.level, lamp);
  for (const direction of DIRECTIONS) {
    const next = slotBeside(cave, room.slot, direction);
    if (next === undefined) continue;
    if (!room.isDark) drawLightThroughGaps(cave, room.slot, direction, layout.ice, layout.side);
    yield;
    drawNextThings(cave, next, direction);
    yield;
  }
}

/** Draws the rock around a room, and in the dark the ice of the rooms beyond its walls. */
export function drawWalls(cave: Cave, { slot, ice, isDark }: ShownRoom, { side, ice: iceBox }: ScreenLayout): void {
  drawSprite(ROCK, ROCK_PICTURES[isDark ? "dark" : "lit"], 0, 0);
  for (const direction of DIRECTIONS) {
    if (slotBeside(cave, slot, direction) !== undefined) drawNextIce(iceBox, direction, side, ice);
  }
}

/** Draws the ice of a room of a cave, and the rim around the ice. */
export function drawRoomIce({ ice, isDark }: ShownRoom, { ice: iceBox }: ScreenLayout): void {
  drawRim(iceBox);
  drawIce(ice, isDark ? "dark" : "lit", iceBox);
}

/** Draws the ice in the gaps of a room's walls, and the dots at the corners of the room's cells. */
export function drawGaps(cave: Cave, { slot, ice, isDark }: ShownRoom, { side, ice: iceBox }: ScreenLayout): void {
  const { grid, gaps } = cave;
  for (const gap of gaps) {
    if (gap.slot === slot || gap.nextSlot === slot) drawIce(ice, isDark ? "dark" : "lit", gapBox(cave, gap));
  }
  const drawDots = isDark ? drawDotsInDark : drawCornerDots;
  drawDots(iceBox.x + 1 + side, iceBox.y + 1 + side, grid.roomWidth - 1, grid.roomHeight - 1, side);
}

/** Draws what a player sees of the room beyond one wall: light that falls through gaps, and the nearest things. */
export function drawBeyond(
  cave: Cave,
  { slot, isDark }: ShownRoom,
  { side, ice: iceBox }: ScreenLayout,
  direction: Direction,
): void {
  const next = slotBeside(cave, slot, direction);
  if (next === undefined) return;
  if (!isDark) drawLightThroughGaps(cave, slot, direction, iceBox, side);
  drawNextThings(cave, next, direction);
}

/**
 * Draws the rim around a room's ice: a black line, a thin white line and the black wall. Rocks and the rock around the
 * rooms have no such lines, so players see where the room ends.
 */
function drawRim({ x, y, width, height }: Box): void {
  fillBox("black", x - WALL + 2, y - WALL + 2, width + 2 * WALL - 4, height + 2 * WALL - 4);
  fillBox("white", x - 2, y - 2, width + 4, height + 4);
  fillBox("black", x - 1, y - 1, width + 2, height + 2);
}
