/** Lists the pictures of the endings of all campaigns. */
import type { Bitmap } from "../bitmap";
import {
  drawBackgrounds,
  drawLampRays,
  drawLargeLamp,
  drawLastBay,
  drawRackBlackBall,
  drawRackRows,
  drawRollingBalls,
  drawTriangle,
} from "./last-ball";

/** The functions that draw the pictures of the endings, by paths below `assets`. */
export const ENDING_PICTURES: Readonly<Record<string, () => Bitmap>> = {
  "images/last-ball/ending-table-400-240.png": drawBackgrounds,
  "images/last-ball/ending-bay-table-80-164.png": drawLastBay,
  "images/last-ball/ending-black-table-34-40.png": drawRackBlackBall,
  "images/last-ball/ending-lamp-table-96-50.png": drawLargeLamp,
  "images/last-ball/ending-rays-table-80-48.png": drawLampRays,
  "images/last-ball/ending-rolling-table-24-24.png": drawRollingBalls,
  "images/last-ball/ending-row-table-150-40.png": drawRackRows,
  "images/last-ball/ending-triangle-table-216-172.png": drawTriangle,
};
