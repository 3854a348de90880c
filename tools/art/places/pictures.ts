import type { Bitmap } from "../bitmap";
import { drawBilliardPlace } from "./billiard-room";
import { drawFloePlace } from "./floe";
import { drawOrchardPlace } from "./orchard";
import { drawPlayroomPlace } from "./playroom";
import { drawShorePlace } from "./shore";

const PLACE = "place-table-200-240.png";

/** Each place with its lamp, large: what stands beside the system menu and the settings, by their paths below `assets`. */
export const PLACE_PICTURES: Readonly<Record<string, () => Bitmap>> = {
  [`images/last-ball/${PLACE}`]: drawBilliardPlace,
  [`images/ice-path/${PLACE}`]: drawShorePlace,
  [`images/skid/${PLACE}`]: drawPlayroomPlace,
  [`images/penguin/${PLACE}`]: drawFloePlace,
  [`images/fruit/${PLACE}`]: drawOrchardPlace,
};
