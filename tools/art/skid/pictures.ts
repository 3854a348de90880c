import type { Bitmap } from "../bitmap";
import { drawBeads, drawDoors, drawDusk, drawFloor, drawPosts, drawShine, drawSigns } from "./pen";
import { drawRoom } from "./room";
import { drawSkiddyTable } from "./skiddies";
import { frameSide, type Cell } from "./sprites";
import { drawBuiltTable, drawPopTable, drawShadowTable, drawSmearTable, drawThingsTable } from "./things";

const FOLDER = "images/skid";

/** The pictures of Skid, by their path below `assets`. */
export const SKID_PICTURES: Readonly<Record<string, () => Bitmap>> = {
  [`${FOLDER}/room-table-400-240.png`]: drawRoom,
  [`${FOLDER}/dusk-table-240-192.png`]: drawDusk,
  [`${FOLDER}/posts-table-20-20.png`]: drawPosts,
  [`${FOLDER}/signs-table-24-21.png`]: drawSigns,
  [`${FOLDER}/floor38-table-228-190.png`]: () => drawFloor(38),
  [`${FOLDER}/floor48-table-240-192.png`]: () => drawFloor(48),
  ...picturesFor(38),
  ...picturesFor(48),
};

/** Those that are drawn for each size of cells. */
function picturesFor(cell: Cell): Record<string, () => Bitmap> {
  const frame = frameSide(cell);
  const square = (name: string, side: number): string => `${FOLDER}/${name}${cell}-table-${side}-${side}.png`;
  return {
    [square("beads", cell)]: () => drawBeads(cell),
    [square("doors", cell + 6)]: () => drawDoors(cell),
    [square("shine", 3 * cell)]: () => drawShine(cell),
    [square("built", frame)]: () => drawBuiltTable(cell),
    [square("dark", frame)]: () => drawSkiddyTable("dark", cell),
    [square("light", frame)]: () => drawSkiddyTable("light", cell),
    [square("things", frame)]: () => drawThingsTable(cell),
    [square("shadow", frame)]: () => drawShadowTable(cell),
    [square("smear", frame + 30)]: () => drawSmearTable(cell),
    [square("pop", frame)]: () => drawPopTable(cell),
  };
}
