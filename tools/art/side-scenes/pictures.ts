/** Lists the large pictures of all puzzles' scenery that stand beside menus. */
import type { Bitmap } from "../bitmap";
import { drawBilliardScene } from "./billiard-room";
import { drawFloeScene } from "./floe";
import { drawOrchardScene } from "./orchard";
import { drawPlayroomScene } from "./playroom";
import { drawShoreScene } from "./shore";

const SIDE_SCENE = "place-table-200-240.png";

/**
 * The functions that draw the scenery pictures beside the system menu and the settings, by the pictures' paths below
 * `assets`.
 */
export const SIDE_SCENE_PICTURES: Readonly<Record<string, () => Bitmap>> = {
  [`images/last-ball/${SIDE_SCENE}`]: drawBilliardScene,
  [`images/ice-path/${SIDE_SCENE}`]: drawShoreScene,
  [`images/skid/${SIDE_SCENE}`]: drawPlayroomScene,
  [`images/penguin/${SIDE_SCENE}`]: drawFloeScene,
  [`images/fruit/${SIDE_SCENE}`]: drawOrchardScene,
};
