/** Lists the functions that draw the campaign maps of all puzzles, each by the path of its picture below `assets`. */
import { ROW_PICTURE_HEIGHT, TOP_PICTURE_HEIGHT } from "../../../src/puzzles/looks/journey";
import type { Bitmap } from "../bitmap";
import { BALL_NIGHT, FRUIT_NIGHT, ICE_NIGHT, PENGUIN_NIGHT, SKID_NIGHT } from "./after-hours";
import { drawOpen, drawOpenNight, drawRows, type JourneyArt, type NightDrawings } from "./chapter-art";
import { CUPBOARD, drawCrown } from "../skid/journey";
import { drawHorizon, FLOES } from "../penguin/journey";
import { drawPeaks, GLACIER } from "../ice-path/journey";
import { drawEaves, HOUSE } from "../last-ball/journey";
import { drawAppleMarks, drawBallMarks, drawBeads, drawBlockMarks, drawFloeMarks, drawHoleMarks } from "./marks";
import { drawHills, TERRACES } from "../fruit/journey";
import {
  drawBallTraveller,
  drawPearTraveller,
  drawPenguinTraveller,
  drawSealTraveller,
  drawToyTraveller,
} from "./traveller";

interface MapDrawings {
  readonly art: JourneyArt;
  readonly night: NightDrawings;
  readonly drawTop: () => Bitmap;
  readonly drawMarks: () => Bitmap;
  readonly drawTraveller: () => Bitmap;
}

function picturesOf(puzzleId: string, map: MapDrawings): Record<string, () => Bitmap> {
  const folder = `images/${puzzleId}`;
  const { art, night } = map;
  const open = art.chapters.map((_, chapter): [string, () => Bitmap] => [
    `${folder}/journey-${chapter + 1}-table-400-${art.journey.openHeight}.png`,
    () => drawOpen(art, chapter),
  ]);
  return {
    [`${folder}/journey-top-table-400-${TOP_PICTURE_HEIGHT}.png`]: map.drawTop,
    [`${folder}/journey-rows-table-400-${ROW_PICTURE_HEIGHT}.png`]: () => drawRows(art, night),
    ...Object.fromEntries(open),
    [`${folder}/journey-${art.chapters.length + 1}-table-400-${art.journey.openHeight}.png`]: () =>
      drawOpenNight(art, night),
    [`${folder}/journey-marks-table-18-18.png`]: map.drawMarks,
    [`${folder}/traveller-table-32-40.png`]: map.drawTraveller,
  };
}

export const JOURNEY_PICTURES: Readonly<Record<string, () => Bitmap>> = {
  "images/beads-table-7-7.png": drawBeads,
  ...picturesOf("last-ball", { art: HOUSE, night: BALL_NIGHT, drawTop: drawEaves, drawMarks: drawBallMarks, drawTraveller: drawBallTraveller }), // prettier-ignore
  ...picturesOf("penguin", { art: FLOES, night: PENGUIN_NIGHT, drawTop: drawHorizon, drawMarks: drawFloeMarks, drawTraveller: drawPenguinTraveller }), // prettier-ignore
  ...picturesOf("ice-path", { art: GLACIER, night: ICE_NIGHT, drawTop: drawPeaks, drawMarks: drawHoleMarks, drawTraveller: drawSealTraveller }), // prettier-ignore
  ...picturesOf("skid", { art: CUPBOARD, night: SKID_NIGHT, drawTop: drawCrown, drawMarks: drawBlockMarks, drawTraveller: drawToyTraveller }), // prettier-ignore
  ...picturesOf("fruit", { art: TERRACES, night: FRUIT_NIGHT, drawTop: drawHills, drawMarks: drawAppleMarks, drawTraveller: drawPearTraveller }), // prettier-ignore
};
