/**
 * Lists the functions that draw the title screen: its quay, the lamp, the figures and the houses. Each is listed by the
 * path of its picture below `assets`.
 */
import { HOUSE_HEIGHT, HOUSE_WIDTH } from "../../../src/puzzles/looks/house";
import type { Bitmap } from "../bitmap";
import { drawBalls, drawFruit, drawPenguin, drawSeal, drawToys } from "./cast";
import { drawClub, drawGardenHouse, drawLighthouse, drawSnowHouse, drawToyshop } from "./houses";
import { drawQuay, drawTitleLamp } from "./quay";

const CAST = "cast-table-34-32.png";
const HOUSE = `house-table-${HOUSE_WIDTH}-${HOUSE_HEIGHT}.png`;

export const TITLE_PICTURES: Readonly<Record<string, () => Bitmap>> = {
  "images/title/quay-table-400-240.png": drawQuay,
  "images/title/lamp-table-22-19.png": drawTitleLamp,
  [`images/last-ball/${CAST}`]: drawBalls,
  [`images/last-ball/${HOUSE}`]: drawClub,
  [`images/ice-path/${CAST}`]: drawSeal,
  [`images/ice-path/${HOUSE}`]: drawSnowHouse,
  [`images/skid/${CAST}`]: drawToys,
  [`images/skid/${HOUSE}`]: drawToyshop,
  [`images/penguin/${CAST}`]: drawPenguin,
  [`images/penguin/${HOUSE}`]: drawLighthouse,
  [`images/fruit/${CAST}`]: drawFruit,
  [`images/fruit/${HOUSE}`]: drawGardenHouse,
};
