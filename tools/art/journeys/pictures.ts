/** Lists the pictures of the campaign maps of all puzzles. */
import type { Bitmap } from "../bitmap";
import { drawDollsHouse } from "./dolls-house";
import { drawFloes } from "./floes";
import { drawHalls } from "./halls";
import { drawBallMarks, drawFloeMarks, drawHoleMarks, drawStopMarks, drawTreeMarks } from "./marks";
import { drawMountain } from "./mountain";
import { drawOrchardRows } from "./orchard-rows";
import {
  drawBallTraveller,
  drawPearTraveller,
  drawPenguinTraveller,
  drawSealTraveller,
  drawToyTraveller,
} from "./traveller";

const SCENE = "journey-table-400-240.png";
const MARKS = "journey-marks-table-26-26.png";
const TRAVELLER = "traveller-table-40-40.png";

/**
 * The functions that draw the campaign maps, by the pictures' paths below `assets`.
 * For each puzzle, they draw the background, the level marks and the figure that travels over the map.
 */
export const JOURNEY_PICTURES: Readonly<Record<string, () => Bitmap>> = {
  [`images/last-ball/${SCENE}`]: drawHalls,
  [`images/last-ball/${MARKS}`]: drawBallMarks,
  [`images/last-ball/${TRAVELLER}`]: drawBallTraveller,
  [`images/ice-path/${SCENE}`]: drawMountain,
  [`images/ice-path/${MARKS}`]: drawHoleMarks,
  [`images/ice-path/${TRAVELLER}`]: drawSealTraveller,
  [`images/skid/${SCENE}`]: drawDollsHouse,
  [`images/skid/${MARKS}`]: drawStopMarks,
  [`images/skid/${TRAVELLER}`]: drawToyTraveller,
  [`images/penguin/${SCENE}`]: drawFloes,
  [`images/penguin/${MARKS}`]: drawFloeMarks,
  [`images/penguin/${TRAVELLER}`]: drawPenguinTraveller,
  [`images/fruit/${SCENE}`]: drawOrchardRows,
  [`images/fruit/${MARKS}`]: drawTreeMarks,
  [`images/fruit/${TRAVELLER}`]: drawPearTraveller,
};
