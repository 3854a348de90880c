import type { Bitmap } from "../bitmap";
import { drawFronts, drawIce, drawShores } from "./scene";
import { drawDiveTable, drawSealTable, drawSlideTable, slideMargin } from "./seal";
import { CELLS } from "./sprites";
import { drawRingsTable, drawShadowsTable, drawThingsTable } from "./things";
import { drawBeadsTable, drawLevelGrooves, drawMarksTable, drawUprightGrooves } from "./ways";

const FOLDER = "images/ice-path";

/** The pictures of Ice Path, by their path below `assets`. */
export const ICE_PATH_PICTURES: Readonly<Record<string, () => Bitmap>> = {
  [`${FOLDER}/shore-table-400-240.png`]: drawShores,
  [`${FOLDER}/ice-table-240-240.png`]: drawIce,
  [`${FOLDER}/front-table-240-8.png`]: drawFronts,
  [`${FOLDER}/level-grooves-table-240-8.png`]: drawLevelGrooves,
  [`${FOLDER}/upright-grooves-table-8-240.png`]: drawUprightGrooves,
  [`${FOLDER}/marks-table-14-14.png`]: drawMarksTable,
  [`${FOLDER}/beads-table-15-15.png`]: drawBeadsTable,
  [`${FOLDER}/rings-table-120-78.png`]: drawRingsTable,
  ...Object.fromEntries(CELLS.flatMap((cell) => Object.entries(picturesFor(cell)))),
};

/** Those that are drawn for cells of that side. */
function picturesFor(cell: number): Record<string, () => Bitmap> {
  const slide = cell + 2 * slideMargin(cell);
  return {
    [`${FOLDER}/seal${cell}-table-${cell + 24}-${cell + 20}.png`]: () => drawSealTable(cell),
    [`${FOLDER}/slide${cell}-table-${slide}-${slide}.png`]: () => drawSlideTable(cell),
    [`${FOLDER}/dive${cell}-table-${cell + 44}-${cell + 20}.png`]: () => drawDiveTable(cell),
    [`${FOLDER}/things${cell}-table-${cell + 10}-${cell + 9}.png`]: () => drawThingsTable(cell),
    [`${FOLDER}/shadows${cell}-table-${cell + 46}-${cell}.png`]: () => drawShadowsTable(cell),
  };
}
