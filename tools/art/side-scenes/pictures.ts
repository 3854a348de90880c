import type { Bitmap } from "../bitmap";
import { drawBilliardScene } from "./billiard-room";
import { drawFloeScene } from "./floe";
import { drawOrchardScene } from "./orchard";
import { drawPlayroomScene } from "./playroom";
import { drawShoreScene } from "./shore";

const SIDE_SCENE = "place-table-200-240.png";

/** Each place with its lamp, large: what stands beside the system menu and the settings, by their paths below `assets`. */
export const SIDE_SCENE_PICTURES: Readonly<Record<string, () => Bitmap>> = {
  [`images/last-ball/${SIDE_SCENE}`]: drawBilliardScene,
  [`images/ice-path/${SIDE_SCENE}`]: drawShoreScene,
  [`images/skid/${SIDE_SCENE}`]: drawPlayroomScene,
  [`images/penguin/${SIDE_SCENE}`]: drawFloeScene,
  [`images/fruit/${SIDE_SCENE}`]: drawOrchardScene,
};
