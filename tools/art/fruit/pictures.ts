import type { Bitmap } from "../bitmap";
import { drawFruitsTable } from "./fruits";
import {
  drawBlossomTable,
  drawDuskTable,
  drawEdgesTable,
  drawHedge,
  drawHedgeShadowTable,
  drawLawnTable,
  drawPassesTable,
  drawPuddle,
  EDGE_INSET,
} from "./garden";
import { drawOrchard } from "./orchard";
import {
  BESIDE,
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
import { frameSide, type Cell } from "./sprites";

const FOLDER = "images/fruit";

/** The pictures of Fruit, by their path below `assets`. */
export const FRUIT_PICTURES: Readonly<Record<string, () => Bitmap>> = {
  [`${FOLDER}/orchard-table-164-240.png`]: drawOrchard,
  [`${FOLDER}/hedge-table-240-240.png`]: drawHedge,
  [`${FOLDER}/blossom-table-9-9.png`]: drawBlossomTable,
  [`${FOLDER}/hearts-table-16-16.png`]: drawHeartsTable,
  [`${FOLDER}/small-table-20-16.png`]: drawSmallTable,
  ...picturesFor(32),
  ...picturesFor(40),
};

/** Those that are drawn for each size of cells. */
function picturesFor(cell: Cell): Record<string, () => Bitmap> {
  const table = (name: string, width: number, height = width): string =>
    `${FOLDER}/${name}${cell}-table-${width}-${height}.png`;
  const frame = frameSide(cell);
  const tongue = TONGUE_FRAME[cell];
  return {
    [table("lawn", cell)]: () => drawLawnTable(cell),
    [table("edges", cell + 2 * EDGE_INSET)]: () => drawEdgesTable(cell),
    [table("hedge-shadow", cell)]: () => drawHedgeShadowTable(cell),
    [table("dusk", cell)]: () => drawDuskTable(cell),
    [table("passes", frame)]: () => drawPassesTable(cell),
    [`${FOLDER}/puddle${cell}.png`]: () => drawPuddle(cell),
    [table("fruits", frame)]: () => drawFruitsTable(cell),
    [table("things", frame)]: () => drawThingsTable(cell),
    [table("hedgehog", frame + BESIDE[cell], frame)]: () => drawHedgehogTable(cell),
    [table("anteater", frame)]: () => drawAnteaterTable(cell),
    [table("tongue", tongue)]: () => drawTongueTable(cell),
    [table("splash", frame)]: () => drawSplashTable(cell),
    [table("shadow", frame)]: () => drawShadowTable(cell),
    [table("smear", cell + 2 * SMEAR_INSET)]: () => drawSmearTable(cell),
  };
}
