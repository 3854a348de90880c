/**
 * Lists the functions that draw the pictures of the end cards, the cards after campaign levels and after a rush (a
 * timed run). Each is listed by the path of its picture below `assets`.
 */
import type { Bitmap } from "../bitmap";
import { drawBoards } from "./boards";
import { drawMedals } from "./medals";
import { drawBestRays } from "./rays";
import { drawFloeEdge, drawNightSky, drawPlayroomWall, drawSignpost, drawSlate } from "./places";

export const END_CARD_PICTURES: Readonly<Record<string, () => Bitmap>> = {
  "images/best-rays.png": drawBestRays,
  "images/medals-table-36-38.png": drawMedals,
  "images/fruit/boards-table-154-41.png": drawBoards,
  "images/last-ball/end-card.png": drawSlate,
  "images/penguin/end-card.png": drawFloeEdge,
  "images/ice-path/end-card.png": drawNightSky,
  "images/skid/end-card.png": drawPlayroomWall,
  "images/fruit/end-card.png": drawSignpost,
};
