/** Lists the functions that draw the workshop, by the pictures' paths below `assets`. */
import type { Bitmap } from "../bitmap";
import { drawBench } from "./bench";

export const WORKSHOP_PICTURES: Readonly<Record<string, () => Bitmap>> = {
  "images/workshop/bench.png": drawBench,
};
