/**
 * Lists the functions that draw the pictures of the puzzle Last Ball, each by the path of its picture below `assets`.
 */
import type { Bitmap } from "../bitmap";
import { drawBallTable, drawShadowTable, drawSmearTable, drawTicksTable } from "./balls";
import { CHAPTER_PICTURES } from "./chapters/pictures";
import { drawFelts, drawRushFelts, drawSmallFelts, drawSmallRushFelts } from "./felt";
import {
  drawChevronTable,
  drawInlayTable,
  drawLampTable,
  drawMarksTable,
  drawBallCountTable,
  drawRushLampTable,
  drawStarTable,
} from "./marks";

const FOLDER = "images/last-ball";

export const LAST_BALL_PICTURES: Readonly<Record<string, () => Bitmap>> = {
  [`${FOLDER}/felt-table-348-203.png`]: drawFelts,
  [`${FOLDER}/felt-small-table-348-203.png`]: drawSmallFelts,
  [`${FOLDER}/felt-rush-table-348-203.png`]: drawRushFelts,
  [`${FOLDER}/felt-rush-small-table-348-203.png`]: drawSmallRushFelts,
  [`${FOLDER}/rush-lamp-table-30-18.png`]: drawRushLampTable,
  [`${FOLDER}/lamp-table-40-23.png`]: drawLampTable,
  [`${FOLDER}/inlay-table-7-7.png`]: drawInlayTable,
  [`${FOLDER}/black28-table-32-32.png`]: () => drawBallTable("black", 28),
  [`${FOLDER}/white28-table-32-32.png`]: () => drawBallTable("white", 28),
  [`${FOLDER}/black38-table-44-44.png`]: () => drawBallTable("black", 38),
  [`${FOLDER}/white38-table-44-44.png`]: () => drawBallTable("white", 38),
  [`${FOLDER}/shadow28-table-28-28.png`]: () => drawShadowTable(28),
  [`${FOLDER}/shadow38-table-38-38.png`]: () => drawShadowTable(38),
  [`${FOLDER}/smear28-table-80-80.png`]: () => drawSmearTable(28),
  [`${FOLDER}/smear38-table-100-100.png`]: () => drawSmearTable(38),
  [`${FOLDER}/marks28-table-35-35.png`]: () => drawMarksTable(28),
  [`${FOLDER}/marks38-table-46-46.png`]: () => drawMarksTable(38),
  [`${FOLDER}/chevron-table-11-11.png`]: drawChevronTable,
  [`${FOLDER}/ticks-table-48-48.png`]: drawTicksTable,
  [`${FOLDER}/row-table-12-12.png`]: drawBallCountTable,
  [`${FOLDER}/star-table-11-11.png`]: drawStarTable,
  ...CHAPTER_PICTURES,
};
