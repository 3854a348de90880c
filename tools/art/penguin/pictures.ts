/** Lists the functions that draw the pictures of the puzzle Penguin, each by the path of its picture below `assets`. */
import { createBitmap, blit, type Bitmap } from "../bitmap";
import { CHAPTER_PICTURES } from "./chapters/pictures";
import { drawPenguinTable, drawSlideTable, penguinFrame, slideFrame } from "./penguin";
import { drawDarkIce, drawEdges, drawFront, drawLamps, drawSea, drawWatchers } from "./scene";
import { SPRITES_BY_CELL_SIZE, type CellSize } from "./sprites";
import { drawBeltsTable, drawShadowTable, drawThingsTable, shadowFrame, thingFrame } from "./things";

/** How long the shadow of a thing on Penguin's ice is: its length in pixels for each pixel of the thing's height. */
const SHADOW_LENGTH = 1.1;

const FOLDER = "images/penguin";

export const PENGUIN_PICTURES: Readonly<Record<string, () => Bitmap>> = {
  [`${FOLDER}/sea-table-400-240.png`]: drawSea,
  [`${FOLDER}/lamp-table-400-40.png`]: drawLamps,
  [`${FOLDER}/dark-ice.png`]: drawDarkIce,
  [`${FOLDER}/edges-table-18-240.png`]: drawEdges,
  [`${FOLDER}/front.png`]: drawFront,
  [`${FOLDER}/watchers-table-22-16.png`]: drawWatchers,
  ...CHAPTER_PICTURES,
  ...picturesFor(22),
  ...picturesFor(30),
};

function picturesFor(cellSize: CellSize): Record<string, () => Bitmap> {
  const table = (name: string, { width, height }: { readonly width: number; readonly height: number }): string =>
    `${FOLDER}/${name}${cellSize}-table-${width}-${height}.png`;
  const square = (side: number) => ({ width: side, height: side });
  const { front, wall, tree, picks, "door-disc": door, flag } = SPRITES_BY_CELL_SIZE[cellSize];
  const shadow = (name: string): string => table(`shadow-${name}`, shadowFrame(cellSize));
  return {
    [table("penguin", penguinFrame(cellSize))]: () => drawPenguinTable(cellSize),
    [table("slide", square(slideFrame(cellSize)))]: () => drawSlideTable(cellSize),
    [table("things", thingFrame(cellSize))]: () => drawThingsTable(cellSize),
    [table("belts", square(cellSize))]: () => drawBeltsTable(cellSize),
    [shadow("penguin")]: () => drawShadowTable(front, cellSize, 1.3),
    [shadow("wall")]: () => drawShadowTable(wall, cellSize, SHADOW_LENGTH),
    [shadow("tree")]: () => drawShadowTable(tree, cellSize, SHADOW_LENGTH),
    [shadow("picks")]: () => drawShadowTable(picks, cellSize, SHADOW_LENGTH),
    [shadow("door")]: () => drawShadowTable(door, cellSize, SHADOW_LENGTH),
    [shadow("flag")]: () => drawShadowTable(addStripBelow(flag), cellSize, 1),
  };
}

function addStripBelow(flag: Bitmap): Bitmap {
  const onto = createBitmap(flag.width, flag.height + 6);
  blit(onto, flag, 0, 0);
  return onto;
}
