/**
 * Lists the pictures of the end cards, which follow the levels of campaigns, and the picture for the end of a rush (a
 * game against the clock).
 */
import type { Bitmap } from "../bitmap";
import { drawBoards } from "./boards";
import { drawMedals } from "./medals";
import { drawBestRays } from "./rays";
import { drawFloeEdge, drawNightSky, drawPlayroomWall, drawSignpost, drawSlate } from "./places";

/**
 * The functions that draw the pictures of end cards (the pages after levels), by the pictures' paths below `assets`.
 */
export const END_CARD_PICTURES: Readonly<Record<string, () => Bitmap>> = {
  "images/best-rays.png": drawBestRays,
  "images/medals-table-36-38.png": drawMedals,
  "images/fruit/boards-table-154-37.png": drawBoards,
  "images/last-ball/end-card.png": drawSlate,
  "images/penguin/end-card.png": drawFloeEdge,
  "images/ice-path/end-card.png": drawNightSky,
  "images/skid/end-card.png": drawPlayroomWall,
  "images/fruit/end-card.png": drawSignpost,
};
