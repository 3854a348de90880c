/**
 * Lists the functions that draw the pictures of the later chapters of Penguin's campaign, each by the path of its
 * picture below `assets`. The first chapter is not among them.
 */
import type { Bitmap } from "../../bitmap";
import { BREATH, drawBreath, drawFogEdges, drawFogOpening, drawFogs, drawHornRings, drawHorns, RINGS } from "./fog";
import {
  CRESTS,
  drawCrests,
  drawLightning,
  drawStormCalms,
  drawStormEdges,
  drawStormOpening,
  drawStorms,
  drawStormSkies,
  LIGHTNING,
} from "./storm";
import { BOATS, drawBoats, drawFeastOpening, drawFeasts, drawFeastSkies, drawPaperBoat, drawSway, SWAY } from "./feast";

const FOLDER = "images/penguin";

export const CHAPTER_PICTURES: Readonly<Record<string, () => Bitmap>> = {
  [`${FOLDER}/fog-table-400-240.png`]: drawFogs,
  [`${FOLDER}/fog-opening.png`]: drawFogOpening,
  [`${FOLDER}/fog-edges-table-18-240.png`]: drawFogEdges,
  [`${FOLDER}/horn-table-400-40.png`]: drawHorns,
  [tablePath("horn-rings", RINGS)]: drawHornRings,
  [tablePath("fog-breath", BREATH)]: drawBreath,
  [`${FOLDER}/storm-table-400-240.png`]: drawStorms,
  [`${FOLDER}/storm-opening.png`]: drawStormOpening,
  [`${FOLDER}/storm-sky-table-400-40.png`]: drawStormSkies,
  [`${FOLDER}/storm-edges-table-18-240.png`]: drawStormEdges,
  [`${FOLDER}/storm-calm-table-20-240.png`]: drawStormCalms,
  [tablePath("lightning", LIGHTNING)]: drawLightning,
  [tablePath("crests", CRESTS)]: drawCrests,
  [`${FOLDER}/feast-table-400-240.png`]: drawFeasts,
  [`${FOLDER}/feast-opening.png`]: drawFeastOpening,
  [`${FOLDER}/lanterns-table-400-40.png`]: drawFeastSkies,
  [`${FOLDER}/paper-boat.png`]: drawPaperBoat,
  [tablePath("lantern-sway", SWAY)]: drawSway,
  [tablePath("boats", BOATS)]: drawBoats,
};

function tablePath(name: string, { width, height }: { readonly width: number; readonly height: number }): string {
  return `${FOLDER}/${name}-table-${width}-${height}.png`;
}
