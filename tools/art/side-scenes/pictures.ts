/**
 * Lists the functions that draw the large pictures of scenery beside menus, each by the path of its picture below
 * `assets`.
 */
import type { Bitmap } from "../bitmap";
import { drawBilliardScene } from "../last-ball/side-scene";
import { drawFloeScene } from "../penguin/side-scene";
import { drawOrchardScene } from "../fruit/side-scene";
import { drawPlayroomScene } from "../skid/side-scene";
import { drawShoreScene } from "../ice-path/side-scene";

const SIDE_SCENE = "place-table-200-240.png";

export const SIDE_SCENE_PICTURES: Readonly<Record<string, () => Bitmap>> = {
  [`images/last-ball/${SIDE_SCENE}`]: drawBilliardScene,
  [`images/ice-path/${SIDE_SCENE}`]: drawShoreScene,
  [`images/skid/${SIDE_SCENE}`]: drawPlayroomScene,
  [`images/penguin/${SIDE_SCENE}`]: drawFloeScene,
  [`images/fruit/${SIDE_SCENE}`]: drawOrchardScene,
};
