import { createBitmap, stamp, type Bitmap } from "../bitmap";
import { drawPenguinTable, drawSlideTable, penguinFrame, slideFrame } from "./penguin";
import { drawEdges, drawFront, drawIce, drawLamps, drawSea, drawWatchers } from "./scene";
import { SPRITES_OF, type Cell } from "./sprites";
import { drawBeltsTable, drawShadowTable, drawThingsTable, shadowFrame, thingFrame } from "./things";

/** How long shadows are, for each unit of height. */
const LONG = 1.1;

const FOLDER = "images/penguin";

/** The pictures of Penguin, by their path below `assets`. */
export const PENGUIN_PICTURES: Readonly<Record<string, () => Bitmap>> = {
  [`${FOLDER}/sea.png`]: drawSea,
  [`${FOLDER}/lamp-table-400-40.png`]: drawLamps,
  [`${FOLDER}/ice-table-400-240.png`]: drawIce,
  [`${FOLDER}/edges-table-18-240.png`]: drawEdges,
  [`${FOLDER}/front.png`]: drawFront,
  [`${FOLDER}/watchers-table-22-16.png`]: drawWatchers,
  ...picturesFor(22),
  ...picturesFor(30),
};

/** Those that are drawn for each size of cells. */
function picturesFor(cell: Cell): Record<string, () => Bitmap> {
  const table = (name: string, { width, height }: { readonly width: number; readonly height: number }): string =>
    `${FOLDER}/${name}${cell}-table-${width}-${height}.png`;
  const square = (side: number) => ({ width: side, height: side });
  const { front, wall, tree, picks, "door-disc": door, flag } = SPRITES_OF[cell];
  const shadow = (name: string): string => table(`shadow-${name}`, shadowFrame(cell));
  return {
    [table("penguin", penguinFrame(cell))]: () => drawPenguinTable(cell),
    [table("slide", square(slideFrame(cell)))]: () => drawSlideTable(cell),
    [table("things", thingFrame(cell))]: () => drawThingsTable(cell),
    [table("belts", square(cell))]: () => drawBeltsTable(cell),
    [shadow("penguin")]: () => drawShadowTable(front, cell, 1.3),
    [shadow("wall")]: () => drawShadowTable(wall, cell, LONG),
    [shadow("tree")]: () => drawShadowTable(tree, cell, LONG),
    [shadow("picks")]: () => drawShadowTable(picks, cell, LONG),
    [shadow("door")]: () => drawShadowTable(door, cell, LONG),
    [shadow("flag")]: () => drawShadowTable(raised(flag), cell, 1),
  };
}

/** The flag stands a little above its cell's foot. */
function raised(flag: Bitmap): Bitmap {
  const onto = createBitmap(flag.width, flag.height + 6);
  stamp(onto, flag, 0, 0);
  return onto;
}
