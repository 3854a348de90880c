/**
 * Lists the functions that draw the pictures of the statistics screen: its wall, the marks of days on the calendar, and
 * each puzzle's postcard and keepsakes (souvenirs). Each is listed by the path of its picture below `assets`.
 */
import { KEEPSAKE_SIZE } from "../../../src/puzzles/looks/keepsake";
import { DAY_MARK_SIZE } from "../../../src/puzzles/looks/stats-wall";
import { POSTCARD_HEIGHT, POSTCARD_WIDTH } from "../../../src/puzzles/looks/postcard";
import type { Bitmap } from "../bitmap";
import { drawKeepsakes } from "../keepsakes";
import { drawBallCard, drawFruitCard, drawIceCard, drawPenguinCard, drawToyCard } from "./postcards";
import { drawDayMarks, drawWall } from "./wall";

const POSTCARD = `postcard-table-${POSTCARD_WIDTH}-${POSTCARD_HEIGHT}.png`;
const KEEPSAKES = `keepsakes-table-${KEEPSAKE_SIZE}-${KEEPSAKE_SIZE}.png`;

export const STATS_PICTURES: Readonly<Record<string, () => Bitmap>> = {
  "images/stats/wall.png": drawWall,
  [`images/stats/days-table-${DAY_MARK_SIZE}-${DAY_MARK_SIZE}.png`]: drawDayMarks,
  [`images/last-ball/${POSTCARD}`]: drawBallCard,
  [`images/ice-path/${POSTCARD}`]: drawIceCard,
  [`images/skid/${POSTCARD}`]: drawToyCard,
  [`images/penguin/${POSTCARD}`]: drawPenguinCard,
  [`images/fruit/${POSTCARD}`]: drawFruitCard,
  [`images/last-ball/${KEEPSAKES}`]: drawKeepsakes("last-ball"),
  [`images/ice-path/${KEEPSAKES}`]: drawKeepsakes("ice-path"),
  [`images/skid/${KEEPSAKES}`]: drawKeepsakes("skid"),
  [`images/penguin/${KEEPSAKES}`]: drawKeepsakes("penguin"),
  [`images/fruit/${KEEPSAKES}`]: drawKeepsakes("fruit"),
};
