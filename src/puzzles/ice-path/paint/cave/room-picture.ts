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
import { drawRoughEdges, MOST_CHIP } from "./rough-edge";

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
      if (slotBeside(cave, slot, direction) !== undefined) drawNextIce(layout.ice, direction, side, ice, slot);
    }
    const { x, y, width, height } = layout.ice;
    fillBox("black", x - WALL + 2, y - WALL + 2, width + 2 * WALL - 4, height + 2 * WALL - 4);
    drawIce(ice, light, layout.ice);
    drawRoughEdges(layout.ice, slot);
    for (const gap of cave.gaps) {
      if (gap.slot === slot || gap.nextSlot === slot) drawIce(ice, light, lengthen(gapBox(cave, gap), gap.isUpright));
    }
    drawCornerDots(x + 1 + side, y + 1 + side, grid.roomWidth - 1, grid.roomHeight - 1, side);
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
 * Makes the box of a gap in a wall longer at both ends, and returns it. It then also covers the chips of rock that
 * reach over the ice there.
 */
function lengthen({ x, y, width, height }: Box, isUpright: boolean): Box {
  if (isUpright) return { x: x - MOST_CHIP, y, width: width + 2 * MOST_CHIP, height };
  return { x, y: y - MOST_CHIP, width, height: height + 2 * MOST_CHIP };
}
