/** Lists the functions that draw the pictures of the puzzle Fruit, each by the path of its picture below `assets`. */
import type { Bitmap } from "../bitmap";
import { CHAPTER_PICTURES } from "./chapters/pictures";
import { drawFruitsTable } from "./fruits";
import { drawEdgesTable, drawHedgeShadowTable, drawLawnTable, drawPassesTable, drawPuddle, EDGE_INSET } from "./garden";
import { drawHedge } from "./hedge";
import { drawPlantsTable, drawWateringCan } from "./generation";
import { drawOrchard } from "./orchard";
import {
  EXTRA_WIDTH,
  drawAnteaterTable,
  drawHeartsTable,
  drawHedgehogTable,
  drawShadowTable,
  drawSmallTable,
  drawSmearTable,
  drawSplashTable,
  drawThingsTable,
  drawTongueTable,
  SMEAR_INSET,
  TONGUE_FRAME,
} from "./things";
import { frameSide, type CellSize } from "./sprites";

const FOLDER = "images/fruit";

export const FRUIT_PICTURES: Readonly<Record<string, () => Bitmap>> = {
  [`${FOLDER}/orchard-table-164-240.png`]: drawOrchard,
  [`${FOLDER}/hedge-table-240-240.png`]: () => drawHedge(100, 1, false),
  [`${FOLDER}/hearts-table-16-16.png`]: drawHeartsTable,
  [`${FOLDER}/watering-can-table-66-44.png`]: drawWateringCan,
  [`${FOLDER}/small-table-20-16.png`]: drawSmallTable,
  ...CHAPTER_PICTURES,
  ...picturesFor(32),
  ...picturesFor(40),
};

function picturesFor(cellSize: CellSize): Record<string, () => Bitmap> {
  const table = (name: string, width: number, height = width): string =>
    `${FOLDER}/${name}${cellSize}-table-${width}-${height}.png`;
  const frame = frameSide(cellSize);
  const tongue = TONGUE_FRAME[cellSize];
  return {
    [table("lawn", cellSize)]: () => drawLawnTable(cellSize),
    [table("plants", cellSize)]: () => drawPlantsTable(cellSize),
    [table("edges", cellSize + 2 * EDGE_INSET)]: () => drawEdgesTable(cellSize),
    [table("hedge-shadow", cellSize)]: () => drawHedgeShadowTable(cellSize),
    [table("passes", frame)]: () => drawPassesTable(cellSize),
    [`${FOLDER}/puddle${cellSize}.png`]: () => drawPuddle(cellSize),
    [table("fruits", frame)]: () => drawFruitsTable(cellSize),
    [table("things", frame)]: () => drawThingsTable(cellSize),
    [table("hedgehog", frame + EXTRA_WIDTH[cellSize], frame)]: () => drawHedgehogTable(cellSize),
    [table("anteater", frame)]: () => drawAnteaterTable(cellSize),
    [table("tongue", tongue)]: () => drawTongueTable(cellSize),
    [table("splash", frame)]: () => drawSplashTable(cellSize),
    [table("shadow", frame)]: () => drawShadowTable(cellSize),
    [table("smear", cellSize + 2 * SMEAR_INSET)]: () => drawSmearTable(cellSize),
  };
}
