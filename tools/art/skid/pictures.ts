/** Lists the functions that draw the pictures of the puzzle Skid, each by the path of its picture below `assets`. */
import type { Bitmap } from "../bitmap";
import { CHAPTER_PICTURES } from "./chapters/pictures";
import { drawRimBeads, drawGoals, drawDusk, drawFloor, drawPosts, drawShine, drawGoalSigns } from "./pen";
import { drawPlayroom, drawStar } from "./playroom";
import { drawToyTable } from "./toys";
import { frameSide, type CellSize } from "./sprites";
import { drawWavers, WAVER } from "./wavers";
import { drawBuiltTable, drawPopTable, drawShadowTable, drawSmearTable, drawThingsTable } from "./things";

const FOLDER = "images/skid";

export const SKID_PICTURES: Readonly<Record<string, () => Bitmap>> = {
  [`${FOLDER}/room-table-400-240.png`]: drawPlayroom,
  [`${FOLDER}/star-table-21-17.png`]: drawStar,
  [`${FOLDER}/dusk-table-240-192.png`]: drawDusk,
  [`${FOLDER}/posts-table-20-20.png`]: drawPosts,
  [`${FOLDER}/signs-table-24-21.png`]: drawGoalSigns,
  [`${FOLDER}/wavers-table-${WAVER.width}-${WAVER.height}.png`]: drawWavers,
  [`${FOLDER}/floor38-table-228-190.png`]: () => drawFloor(38),
  [`${FOLDER}/floor48-table-240-192.png`]: () => drawFloor(48),
  ...CHAPTER_PICTURES,
  ...picturesFor(38),
  ...picturesFor(48),
};

function picturesFor(cellSize: CellSize): Record<string, () => Bitmap> {
  const frame = frameSide(cellSize);
  const square = (name: string, side: number): string => `${FOLDER}/${name}${cellSize}-table-${side}-${side}.png`;
  return {
    [square("beads", cellSize)]: () => drawRimBeads(cellSize),
    [square("goals", cellSize + 6)]: () => drawGoals(cellSize),
    [square("shine", 3 * cellSize)]: () => drawShine(cellSize),
    [square("built", frame)]: () => drawBuiltTable(cellSize),
    [square("red", frame)]: () => drawToyTable("red", cellSize),
    [square("yellow", frame)]: () => drawToyTable("yellow", cellSize),
    [square("things", frame)]: () => drawThingsTable(cellSize),
    [square("shadow", frame)]: () => drawShadowTable(cellSize),
    [square("smear", frame + 30)]: () => drawSmearTable(cellSize),
    [square("pop", frame)]: () => drawPopTable(cellSize),
  };
}
