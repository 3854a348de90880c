/**
 * Lists the functions that draw the pictures of the later chapters of Skid's campaign, each by the path of its picture
 * below `assets`. The first chapter is not among them.
 */
import type { Bitmap } from "../../bitmap";
import { drawAtticOpening, drawAttics, drawDrops, drawHorses, drawRain, DROP, HORSE, RAIN } from "./attic";
import { drawPlanks } from "./planks";
import { drawBrassCorners, drawLashings, drawLogs, drawRailway, drawBends, drawSuitcase } from "./rims";
import { CANDLE_BOX, drawCandles, drawToyshopOpening, drawShops } from "./toyshop";
import { drawPuffs, drawTrain, TRAIN_SIDE } from "./train";
import { drawFlies, drawOwls, drawTreeHouseOpening, drawTreeHouses, FLIES, OWL } from "./tree-house";

const FOLDER = "images/skid";

export const CHAPTER_PICTURES: Readonly<Record<string, () => Bitmap>> = {
  [`${FOLDER}/planks38-table-228-190.png`]: () => drawPlanks(38),
  [`${FOLDER}/planks48-table-240-192.png`]: () => drawPlanks(48),
  [`${FOLDER}/attic-table-400-240.png`]: drawAttics,
  [`${FOLDER}/attic-opening.png`]: drawAtticOpening,
  [tablePath("rain", RAIN)]: drawRain,
  [tablePath("drops", DROP)]: drawDrops,
  [tablePath("horse", HORSE)]: drawHorses,
  [`${FOLDER}/suitcase38-table-38-38.png`]: () => drawSuitcase(38),
  [`${FOLDER}/suitcase48-table-48-48.png`]: () => drawSuitcase(48),
  [`${FOLDER}/brass-table-24-24.png`]: drawBrassCorners,
  [`${FOLDER}/tree-house-table-400-240.png`]: drawTreeHouses,
  [`${FOLDER}/tree-house-opening.png`]: drawTreeHouseOpening,
  [tablePath("owl", OWL)]: drawOwls,
  [tablePath("fireflies", FLIES)]: drawFlies,
  [`${FOLDER}/logs38-table-38-38.png`]: () => drawLogs(38),
  [`${FOLDER}/logs48-table-48-48.png`]: () => drawLogs(48),
  [`${FOLDER}/lashings-table-24-24.png`]: drawLashings,
  [`${FOLDER}/toyshop-table-400-240.png`]: drawShops,
  [`${FOLDER}/toyshop-opening.png`]: drawToyshopOpening,
  [tablePath("candles", CANDLE_BOX)]: drawCandles,
  [`${FOLDER}/train-table-${TRAIN_SIDE}-${TRAIN_SIDE}.png`]: drawTrain,
  [`${FOLDER}/puffs-table-${TRAIN_SIDE}-${TRAIN_SIDE}.png`]: drawPuffs,
  [`${FOLDER}/railway38-table-38-38.png`]: () => drawRailway(38),
  [`${FOLDER}/railway48-table-48-48.png`]: () => drawRailway(48),
  [`${FOLDER}/bends-table-24-24.png`]: drawBends,
};

function tablePath(name: string, { width, height }: { readonly width: number; readonly height: number }): string {
  return `${FOLDER}/${name}-table-${width}-${height}.png`;
}
