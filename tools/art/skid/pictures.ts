/** Lists the functions that draw the pictures of the puzzle Skid, by the pictures' paths below `assets`. */
import type { Bitmap } from "../bitmap";
import { CHAPTER_PICTURES } from "./chapters/pictures";
import { drawFilm, drawFilmMarks, drawFilmThings } from "./film";
import { drawBeads, drawDoors, drawDusk, drawFloor, drawPosts, drawShine, drawDoorSigns } from "./pen";
import { drawRoom, drawStar } from "./room";
import { drawToyTable } from "./toys";
import { frameSide, type CellSize } from "./sprites";
import { drawBuiltTable, drawPopTable, drawShadowTable, drawSmearTable, drawThingsTable } from "./things";

const FOLDER = "images/skid";

export const SKID_PICTURES: Readonly<Record<string, () => Bitmap>> = {
  [`${FOLDER}/room-table-400-240.png`]: drawRoom,
  [`${FOLDER}/star-table-21-17.png`]: drawStar,
  [`${FOLDER}/dusk-table-240-192.png`]: drawDusk,
  [`${FOLDER}/posts-table-20-20.png`]: drawPosts,
  [`${FOLDER}/signs-table-24-21.png`]: drawDoorSigns,
  [`${FOLDER}/film.png`]: drawFilm,
  [`${FOLDER}/film-things-table-9-9.png`]: drawFilmThings,
  [`${FOLDER}/film-marks-table-36-36.png`]: drawFilmMarks,
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
    [square("beads", cellSize)]: () => drawBeads(cellSize),
    [square("doors", cellSize + 6)]: () => drawDoors(cellSize),
    [square("shine", 3 * cellSize)]: () => drawShine(cellSize),
    [square("built", frame)]: () => drawBuiltTable(cellSize),
    [square("dark", frame)]: () => drawToyTable("dark", cellSize),
    [square("light", frame)]: () => drawToyTable("light", cellSize),
    [square("things", frame)]: () => drawThingsTable(cellSize),
    [square("shadow", frame)]: () => drawShadowTable(cellSize),
    [square("smear", frame + 30)]: () => drawSmearTable(cellSize),
    [square("pop", frame)]: () => drawPopTable(cellSize),
  };
}
