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
} from "./garden";
import { drawOrchard } from "./orchard";
import {
  drawAnteaterTable,
  drawHeartsTable,
  drawHedgehogTable,
  drawShadowTable,
  drawSmallTable,
  drawSmearTable,
  drawSplashTable,
  drawThingsTable,
  drawTongueTable,
} from "./things";

const FOLDER = "images/fruit";

/** The pictures of Fruit, by their path below `assets`. */
export const FRUIT_PICTURES: Readonly<Record<string, () => Bitmap>> = {
  [`${FOLDER}/orchard-table-164-240.png`]: drawOrchard,
  [`${FOLDER}/hedge-table-240-240.png`]: drawHedge,
  [`${FOLDER}/lawn-table-32-32.png`]: drawLawnTable,
  [`${FOLDER}/edges-table-48-48.png`]: drawEdgesTable,
  [`${FOLDER}/hedge-shadow-table-32-32.png`]: drawHedgeShadowTable,
  [`${FOLDER}/dusk-table-32-32.png`]: drawDuskTable,
  [`${FOLDER}/blossom-table-9-9.png`]: drawBlossomTable,
  [`${FOLDER}/passes-table-40-40.png`]: drawPassesTable,
  [`${FOLDER}/puddle.png`]: drawPuddle,
  [`${FOLDER}/fruits-table-40-40.png`]: drawFruitsTable,
  [`${FOLDER}/things-table-40-40.png`]: drawThingsTable,
  [`${FOLDER}/hedgehog-table-52-40.png`]: drawHedgehogTable,
  [`${FOLDER}/anteater-table-40-40.png`]: drawAnteaterTable,
  [`${FOLDER}/tongue-table-12-12.png`]: drawTongueTable,
  [`${FOLDER}/hearts-table-16-16.png`]: drawHeartsTable,
  [`${FOLDER}/small-table-20-16.png`]: drawSmallTable,
  [`${FOLDER}/splash-table-40-40.png`]: drawSplashTable,
  [`${FOLDER}/shadow-table-40-40.png`]: drawShadowTable,
  [`${FOLDER}/smear-table-72-72.png`]: drawSmearTable,
};
