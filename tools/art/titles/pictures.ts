/** Lists the pictures of the title screen. */
import type { Bitmap } from "../bitmap";
import { drawBalls, drawFruit, drawPenguin, drawSeal, drawToys } from "./cast";
import { drawBilliardRoom, drawFloe, drawOrchard, drawPlayroom, drawShore } from "./scenes";
import { drawBilliardWindow, drawFloeWindow, drawOrchardWindow, drawPlayroomWindow, drawShoreWindow } from "./windows";

const CAST = "cast-table-34-32.png";
const WINDOW = "window-table-80-52.png";

/**
 * The functions that draw the pictures of the title screen, by paths below `assets`.
 * For each puzzle, they draw its scenery, its characters and its window.
 */
export const TITLE_PICTURES: Readonly<Record<string, () => Bitmap>> = {
  "images/last-ball/title.png": drawBilliardRoom,
  [`images/last-ball/${CAST}`]: drawBalls,
  [`images/last-ball/${WINDOW}`]: drawBilliardWindow,
  "images/ice-path/title.png": drawShore,
  [`images/ice-path/${CAST}`]: drawSeal,
  [`images/ice-path/${WINDOW}`]: drawShoreWindow,
  "images/skid/title.png": drawPlayroom,
  [`images/skid/${CAST}`]: drawToys,
  [`images/skid/${WINDOW}`]: drawPlayroomWindow,
  "images/penguin/title.png": drawFloe,
  [`images/penguin/${CAST}`]: drawPenguin,
  [`images/penguin/${WINDOW}`]: drawFloeWindow,
  "images/fruit/title.png": drawOrchard,
  [`images/fruit/${CAST}`]: drawFruit,
  [`images/fruit/${WINDOW}`]: drawOrchardWindow,
};
