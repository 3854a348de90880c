import { createBitmap, stamp, type Bitmap } from "../bitmap";
import { drawPenguinTable, drawSlideTable } from "./penguin";
import { drawEdges, drawFront, drawIce, drawLamps, drawSea, drawWatchers } from "./scene";
import { SPRITES } from "./sprites";
import { drawBeltsTable, drawShadowTable, drawThingsTable } from "./things";

/** How long shadows are, for each unit of height. */
const LONG = 1.1;

const FOLDER = "images/penguin";

/** The pictures of Penguin, by their path below `assets`. */
export const PENGUIN_PICTURES: Readonly<Record<string, () => Bitmap>> = {
  [`${FOLDER}/penguin-table-32-42.png`]: drawPenguinTable,
  [`${FOLDER}/slide-table-64-64.png`]: drawSlideTable,
  [`${FOLDER}/things-table-26-34.png`]: drawThingsTable,
  [`${FOLDER}/belts-table-22-22.png`]: drawBeltsTable,
  [`${FOLDER}/shadow-penguin-table-94-26.png`]: () => drawShadowTable(SPRITES.front, 1.3),
  [`${FOLDER}/shadow-wall-table-94-26.png`]: () => drawShadowTable(SPRITES.wall, LONG),
  [`${FOLDER}/shadow-tree-table-94-26.png`]: () => drawShadowTable(SPRITES.tree, LONG),
  [`${FOLDER}/shadow-picks-table-94-26.png`]: () => drawShadowTable(SPRITES.picks, LONG),
  [`${FOLDER}/shadow-door-table-94-26.png`]: () => drawShadowTable(SPRITES["door-disc"], LONG),
  [`${FOLDER}/shadow-flag-table-94-26.png`]: () => drawShadowTable(raised(SPRITES.flag), 1),
  [`${FOLDER}/sea.png`]: drawSea,
  [`${FOLDER}/lamp-table-400-40.png`]: drawLamps,
  [`${FOLDER}/ice-table-400-240.png`]: drawIce,
  [`${FOLDER}/edges-table-18-240.png`]: drawEdges,
  [`${FOLDER}/front.png`]: drawFront,
  [`${FOLDER}/watchers-table-22-16.png`]: drawWatchers,
};

/** The flag stands a little above its cell's foot. */
function raised(flag: Bitmap): Bitmap {
  const onto = createBitmap(flag.width, flag.height + 6);
  stamp(onto, flag, 0, 0);
  return onto;
}
