/**
 * Lists the functions that draw the pictures of the puzzle Ice Path, each by the path of its picture below `assets`.
 */
import type { Bitmap } from "../bitmap";
import { CHAPTER_PICTURES } from "./chapters/pictures";
import { drawCaves } from "./cave";
import { drawCaveRock } from "./cave-rock";
import { drawFronts, drawIce, drawShores } from "./scene";
import { drawMeltingTable } from "./melting";
import { drawDiveTable, drawSealTable, drawSlideTable, slideMargin } from "./seal";
import { CELL_SIZES } from "./sprites";
import { drawRingsTable, drawShadowsTable, drawThingsTable } from "./things";
import { drawMoveDotsTable, drawHorizontalGrooves, drawMarksTable, drawUprightGrooves } from "./trails";

const FOLDER = "images/ice-path";

export const ICE_PATH_PICTURES: Readonly<Record<string, () => Bitmap>> = {
  [`${FOLDER}/shore-table-400-240.png`]: drawShores,
  [`${FOLDER}/ice-table-240-240.png`]: () => drawIce(),
  [`${FOLDER}/cave-table-160-240.png`]: drawCaves,
  [`${FOLDER}/cave-rock-table-240-240.png`]: drawCaveRock,
  [`${FOLDER}/front-table-240-8.png`]: drawFronts,
  [`${FOLDER}/level-grooves-table-240-8.png`]: drawHorizontalGrooves,
  [`${FOLDER}/upright-grooves-table-8-240.png`]: drawUprightGrooves,
  [`${FOLDER}/marks-table-14-14.png`]: drawMarksTable,
  [`${FOLDER}/move-dots-table-15-15.png`]: drawMoveDotsTable,
  [`${FOLDER}/rings-table-120-78.png`]: drawRingsTable,
  ...CHAPTER_PICTURES,
  ...Object.fromEntries(CELL_SIZES.flatMap((cellSize) => Object.entries(picturesFor(cellSize)))),
};

function picturesFor(cellSize: number): Record<string, () => Bitmap> {
  const slide = cellSize + 2 * slideMargin(cellSize);
  return {
    [`${FOLDER}/seal${cellSize}-table-${cellSize + 24}-${cellSize + 20}.png`]: () => drawSealTable(cellSize),
    [`${FOLDER}/slide${cellSize}-table-${slide}-${slide}.png`]: () => drawSlideTable(cellSize),
    [`${FOLDER}/dive${cellSize}-table-${cellSize + 44}-${cellSize + 20}.png`]: () => drawDiveTable(cellSize),
    [`${FOLDER}/things${cellSize}-table-${cellSize + 10}-${cellSize + 9}.png`]: () => drawThingsTable(cellSize),
    [`${FOLDER}/melting${cellSize}-table-${cellSize + 18}-${cellSize + 12}.png`]: () => drawMeltingTable(cellSize),
    [`${FOLDER}/shadows${cellSize}-table-${cellSize + 46}-${cellSize}.png`]: () => drawShadowsTable(cellSize),
  };
}
