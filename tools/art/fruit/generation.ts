/**
 * Draws the pictures that show how a level of Fruit was generated: plants that grow into hedges, and the can that
 * waters them.
 */
import { areaWhere, intersectAreas, curve, ellipseArea, growArea, joinAreas, paintArea, polygonArea, roundedArea, areaOfStroke, areaOfStrokes, subtractAreas, type Area, type Spot } from "../areas"; // prettier-ignore
import { createBitmap, joinInRow, setInk, type Bitmap } from "../bitmap";
import { SPRIG } from "./hedge";
import type { CellSize } from "./sprites";

const CAN_WIDTH = 66;
const CAN_HEIGHT = 44;
const TIP_DEGREES = 16;

/** Draws the plants of a growing hedge: a sprout and a bush, each as large as a cell. */
export function drawPlantsTable(cellSize: CellSize): Bitmap {
  return joinInRow([drawSprout(cellSize), drawBush(cellSize)]);
}

function drawSprout(cellSize: CellSize): Bitmap {
  const frame = createBitmap(cellSize, cellSize);
  const [x, y] = [Math.floor(cellSize / 2) - 1, cellSize - 6];
  const leaf = (points: readonly Spot[]): Area => polygonArea(curve(points.map(([right, up]) => [x + right, y - up]), true)); // prettier-ignore
  const sprout = joinAreas(
    areaOfStroke([[x, y], [x, y - 11]], 2), // prettier-ignore
    leaf([[1, 9], [-3, 16], [-10, 16], [-8, 10]]), // prettier-ignore
    leaf([[1, 10], [4, 18], [12, 18], [9, 11]]), // prettier-ignore
  );
  paintArea(frame, growArea(sprout, 2), "white");
  paintArea(frame, sprout, "black");
  return frame;
}

function drawBush(cellSize: CellSize): Bitmap {
  const frame = createBitmap(cellSize, cellSize);
  const [x, foot] = [cellSize / 2 - 1, cellSize - 6];
  const unit = cellSize / 32;
  const lobe = (right: number, up: number, radius: number): Area => ellipseArea(x + right * unit, foot - up * unit, radius * unit, radius * unit * 0.9); // prettier-ignore
  const lobes = joinAreas(lobe(-6, 6, 6), lobe(6, 6, 6), lobe(0, 12, 8));
  const bush = intersectAreas(
    lobes,
    areaWhere((_x, y) => y <= foot),
  );
  paintArea(frame, growArea(bush, 2), "white");
  paintArea(frame, bush, "black");
  for (const [right, up] of [
    [-6, 6],
    [6, 6],
    [0, 13],
  ]) {
    // prettier-ignore
    SPRIG.forEach((row, down) => {
      [...row].forEach((letter, column) => {
        if (letter === "o") setInk(frame, Math.round(x + right * unit) - 4 + column, Math.round(foot - up * unit) - 3 + down, "white"); // prettier-ignore
      });
    });
  }
  return frame;
}

/** Draws the watering can in two pictures of 66 by 44 pixels: upright, and tipped, so that drops fall from it. */
export function drawWateringCan(): Bitmap {
  return joinInRow([drawCan(0), drawCan(TIP_DEGREES)]);
}

function drawCan(tippedDegrees: number): Bitmap {
  const frame = createBitmap(CAN_WIDTH, CAN_HEIGHT);
  const tip = (area: Area): Area => turned(area, tippedDegrees);
  const body = roundedArea(12, 18, 26, 22, 3);
  const spout = areaOfStrokes([[[36, 34], [49, 20]]], 4); // prettier-ignore
  const rose = polygonArea([[45, 14], [57, 22], [54, 26], [43, 18]]); // prettier-ignore
  const handle = subtractAreas(ellipseArea(12, 27, 9, 10), ellipseArea(12, 27, 6.5, 7.5));
  const arch = intersectAreas(subtractAreas(ellipseArea(25, 18, 11, 8), ellipseArea(25, 18, 8.5, 5.5)), areaWhere((_x, y) => y < 20)); // prettier-ignore
  const can = tip(joinAreas(body, spout, rose, handle, arch));
  paintArea(frame, growArea(can, 2), "white");
  paintArea(frame, can, "black");
  paintArea(frame, tip(joinAreas(roundedArea(16, 23, 2, 12, 0.5), roundedArea(15, 20, 20, 1, 0.2))), "white");
  if (tippedDegrees > 0) {
    const drops = [[60, 33], [63, 37], [58, 38], [62, 42]].map(([x, y]): readonly Spot[] => [[x, y - 2], [x + 1, y]]); // prettier-ignore
    paintArea(frame, areaOfStrokes(drops), "black");
  }
  return frame;
}

function turned(area: Area, degrees: number): Area {
  if (degrees === 0) return area;
  const [middleX, middleY] = [36, 39];
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return areaWhere((x, y) => {
    const [right, down] = [x - middleX, y - middleY];
    const [fromX, fromY] = [Math.round(middleX + right * cos + down * sin), Math.round(middleY - right * sin + down * cos)]; // prettier-ignore
    return fromX >= 0 && fromY >= 0 && fromX < 400 && fromY < 240 && area[fromY * 400 + fromX] === 1;
  });
}
