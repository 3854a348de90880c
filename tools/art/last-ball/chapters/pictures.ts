/**
 * Lists the functions that draw the pictures of the later chapters of Last Ball's campaign, each by the path of its
 * picture below `assets`. The first chapter is not among them.
 */
import type { Bitmap } from "../../bitmap";
import { drawBlackBallCountTable } from "../marks";
import { drawFloors, type ChapterFloor } from "./floor";
import * as ballroom from "./ballroom";
import * as deck from "./deck";
import * as kitchen from "./kitchen";
import * as roof from "./roof";

const FOLDER = "images/last-ball";

export const CHAPTER_PICTURES: Readonly<Record<string, () => Bitmap>> = {
  ...floorPictures("kitchen", kitchen.KITCHEN_FLOOR),
  [`${FOLDER}/kitchen-table-400-240.png`]: kitchen.drawKitchens,
  [`${FOLDER}/kitchen-opening.png`]: kitchen.drawKitchenOpening,
  [tablePath("oil-lamp", kitchen.LAMP)]: kitchen.drawOilLamps,
  [tablePath("flame", kitchen.FLAME)]: kitchen.drawFlames,
  [tablePath("mouse", kitchen.MOUSE)]: kitchen.drawMice,
  ...floorPictures("deck", deck.DECK_FLOOR),
  [`${FOLDER}/deck-table-400-240.png`]: deck.drawDecks,
  [`${FOLDER}/deck-opening.png`]: deck.drawDeckOpening,
  [tablePath("lantern", deck.LANTERN)]: deck.drawLanterns,
  [tablePath("swings", deck.LANTERN)]: deck.drawSwings,
  [tablePath("gull", deck.GULL)]: deck.drawGullHeads,
  ...floorPictures("ballroom", ballroom.BALLROOM_FLOOR),
  [`${FOLDER}/ballroom-table-400-240.png`]: ballroom.drawBallrooms,
  [`${FOLDER}/ballroom-opening.png`]: ballroom.drawBallroomOpening,
  [tablePath("chandelier", ballroom.CHANDELIER)]: ballroom.drawChandeliers,
  [tablePath("left-windows", ballroom.LEFT_WINDOWS)]: () => ballroom.drawWindows(ballroom.LEFT_WINDOWS),
  [tablePath("right-windows", ballroom.RIGHT_WINDOWS)]: () => ballroom.drawWindows(ballroom.RIGHT_WINDOWS),
  ...floorPictures("roof", roof.ROOF_FLOOR),
  [`${FOLDER}/roof-table-400-240.png`]: roof.drawRoofs,
  [`${FOLDER}/roof-opening.png`]: roof.drawRoofOpening,
  [tablePath("sun", roof.SUN)]: roof.drawSuns,
  [tablePath("smoke", roof.SMOKE)]: roof.drawSmokes,
  [tablePath("pigeon", roof.PIGEON)]: roof.drawPigeons,
  [`${FOLDER}/row-black-table-12-12.png`]: drawBlackBallCountTable,
};

function floorPictures(chapter: string, floor: ChapterFloor): Record<string, () => Bitmap> {
  return {
    [`${FOLDER}/${chapter}-floor-table-348-203.png`]: () => drawFloors(floor, false),
    [`${FOLDER}/${chapter}-floor-small-table-348-203.png`]: () => drawFloors(floor, true),
  };
}

function tablePath(name: string, { width, height }: { readonly width: number; readonly height: number }): string {
  return `${FOLDER}/${name}-table-${width}-${height}.png`;
}
