/**
 * Lists the functions that draw the pictures of the later chapters of Fruit's campaign, each by the path of its picture
 * below `assets`. The first chapter is not among them.
 */
import type { Bitmap } from "../../bitmap";
import { drawEdgesTable, drawHedgeShadowTable, drawLawnTable, EDGE_INSET, isStray } from "../garden";
import { CELL_SIZES } from "../sprites";
import * as april from "./april";
import * as firstSnow from "./first-snow";
import * as harvest from "./harvest";
import { drawHedge } from "../hedge";
import { drawBlossoms, drawHedgeLanterns, drawSnowLumps, drawSnowySide } from "./hedge";

const FOLDER = "images/fruit";

export const CHAPTER_PICTURES: Readonly<Record<string, () => Bitmap>> = {
  [`${FOLDER}/april-table-164-240.png`]: april.drawAprils,
  [`${FOLDER}/april-opening.png`]: april.drawAprilOpening,
  [`${FOLDER}/april-hedge-table-240-240.png`]: () => drawHedge(90, 2),
  [`${FOLDER}/april-blossom-table-13-13.png`]: drawBlossoms,
  [tablePath("rain", april.RAIN)]: april.drawRain,
  [tablePath("rings", april.RINGS)]: april.drawRings,
  ...forCellSizes("april-lawn", 0, (cellSize) => drawLawnTable(cellSize, { even: isStray, odd: isSparseBlade, hasGrass: true })), // prettier-ignore
  ...forCellSizes("april-shadow", 0, (cellSize) => drawHedgeShadowTable(cellSize, { right: 1, down: 3, of64: 26 })),
  [`${FOLDER}/harvest-table-164-240.png`]: harvest.drawHarvests,
  [`${FOLDER}/harvest-opening.png`]: harvest.drawHarvestOpening,
  [`${FOLDER}/harvest-hedge-table-240-240.png`]: () => drawHedge(100, 3),
  [`${FOLDER}/hedge-lantern-table-12-14.png`]: drawHedgeLanterns,
  [tablePath("left-lantern", harvest.LEFT_LANTERN)]: harvest.drawLeftLanterns,
  [tablePath("right-lantern", harvest.RIGHT_LANTERN)]: harvest.drawRightLanterns,
  ...forCellSizes("harvest-shadow", 0, (cellSize) => drawHedgeShadowTable(cellSize, { right: 8, down: 2, of64: 32 })),
  [`${FOLDER}/first-snow-table-164-240.png`]: firstSnow.drawFirstSnows,
  [`${FOLDER}/first-snow-opening.png`]: firstSnow.drawFirstSnowOpening,
  [`${FOLDER}/first-snow-hedge-table-240-240.png`]: () => drawHedge(36, 4),
  [`${FOLDER}/snow-lump-table-17-10.png`]: drawSnowLumps,
  [tablePath("flakes", firstSnow.FLAKES)]: firstSnow.drawFlakePictures,
  [tablePath("robin", firstSnow.ROBIN)]: firstSnow.drawRobins,
  ...forCellSizes("snow", 0, (cellSize) => {
    const isCorner = firstSnow.isSnowCorner(cellSize);
    return drawLawnTable(cellSize, { even: isCorner, odd: isCorner, hasGrass: false });
  }),
  ...forCellSizes("snow-edges", EDGE_INSET, (cellSize) => drawEdgesTable(cellSize, drawSnowySide(true))),
  ...forCellSizes("dark-snow-edges", EDGE_INSET, (cellSize) => drawEdgesTable(cellSize, drawSnowySide(false))),
  ...forCellSizes("snow-shadow", 0, (cellSize) => drawHedgeShadowTable(cellSize, { right: 2, down: 3, of64: 26 })),
};

function isSparseBlade(x: number, y: number): boolean {
  return x % 8 === (Math.floor(y / 8) % 2 === 0 ? 2 : 6) && y % 8 < 2;
}

function forCellSizes(
  name: string,
  inset: number,
  draw: (cellSize: (typeof CELL_SIZES)[number]) => Bitmap,
): Record<string, () => Bitmap> {
  return Object.fromEntries(
    CELL_SIZES.map((cellSize) => {
      const side = cellSize + 2 * inset;
      return [`${FOLDER}/${name}${cellSize}-table-${side}-${side}.png`, () => draw(cellSize)];
    }),
  );
}

function tablePath(name: string, { width, height }: { readonly width: number; readonly height: number }): string {
  return `${FOLDER}/${name}-table-${width}-${height}.png`;
}
