/**
 * Lists the functions that draw the workshop, where players make levels. Each is listed by the path of its picture
 * below `assets`.
 */
import type { Bitmap } from "../bitmap";
import { drawBench } from "./bench";

export const WORKSHOP_PICTURES: Readonly<Record<string, () => Bitmap>> = {
  "images/workshop/bench.png": drawBench,
};
