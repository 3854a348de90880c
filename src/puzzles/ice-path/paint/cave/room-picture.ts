/**
 * Paints the picture of a room of a cave: its ice with rocks, the gaps in its walls, and the rock around it. At the
 * picture's edges lie the nearest cells of the neighbouring rooms, in the dark.
 */
import { fillBox, paintOpaquePicture, type Box, type Picture } from "../../../../device/screen";
import { drawSprite } from "../../../../device/sprites";
import { DIRECTIONS } from "../../../../kernel/direction";
import { drawCornerDots } from "../../../looks/corner-dots";
import type { Lamp } from "../../../puzzle";
import { drawRocksAndSnow } from "../background";
import { setLayout } from "../screen-layout";
import { AREA, layOutCave, WALL } from "./cave-layout";
import type { Cave } from "./cave";
import { drawIce } from "./draw-ice";
import { gapBox } from "./gap-box";
import { drawLightThroughGaps, drawNextIce, drawNextThings, slotBeside } from "./next-room";

const ROCK = "images/ice-path/cave-rock";
const ROCK_PICTURES = { lit: 1, dark: 2 };

/**
 * Paints the room at a slot of the grid of rooms, as a picture of the size of `AREA`. `ice` is the path of the
 * pictures of the ice.
 */
export function paintRoom(cave: Cave, slot: number, ice: string, isDark: boolean): Picture {
  const { grid, level } = cave;
  const camera = { column: slot % grid.columns, row: Math.floor(slot / grid.columns) };
  const layout = layOutCave(cave, camera, 0);
  const { side } = layout;
  const light = isDark ? "dark" : "lit";
  setLayout(layout);
  return paintOpaquePicture(AREA.width, AREA.height, () => {
    drawSprite(ROCK, ROCK_PICTURES[light], 0, 0);
    for (const direction of DIRECTIONS) {
      if (slotBeside(cave, slot, direction) !== undefined) drawNextIce(layout.ice, direction, side, ice);
    }
    drawRim(layout.ice);
    drawIce(ice, light, layout.ice);
    for (const gap of cave.gaps) {
      if (gap.slot === slot || gap.nextSlot === slot) drawIce(ice, light, gapBox(cave, gap));
    }
    drawCornerDots(layout.ice.x + 1 + side, layout.ice.y + 1 + side, grid.roomWidth - 1, grid.roomHeight - 1, side);
    const lamp: Lamp = isDark ? "out" : "lit";
    drawRocksAndSnow(level, lamp);
    for (const direction of DIRECTIONS) {
      const next = slotBeside(cave, slot, direction);
      if (next === undefined) continue;
      if (!isDark) drawLightThroughGaps(cave, slot, direction, layout.ice, side);
      drawNextThings(cave, next, direction);
    }
  });
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
