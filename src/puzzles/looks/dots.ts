import { fillBox, paintSheer, showPicture, type Picture } from "../../device/screen";

/** A dot with its rim, and how far the rim's edge lies from the cells' corner. */
const SIDE = 4;
const MIDDLE = 2;

/** A row of dots by how many there are and how far apart: boards are of few sizes, and a hint draws them in every frame. */
const rows: Record<string, Picture | undefined> = {};

/** Cells marked by their corners alone: so many columns and rows of black dots with a white rim, seen in the dark, too. */
export function drawDots(left: number, top: number, columns: number, rowCount: number, apart: number): void {
  if (columns <= 0) return;
  const row = rowOf(columns, apart);
  for (let at = 0; at < rowCount; at++) showPicture(row, left - MIDDLE, top - MIDDLE + at * apart);
}

function rowOf(columns: number, apart: number): Picture {
  const name = `${columns} ${apart}`;
  const known = rows[name];
  if (known !== undefined) return known;
  const row = paintSheer((columns - 1) * apart + SIDE, SIDE, () => {
    for (let at = 0; at < columns; at++) {
      fillBox("white", at * apart, 0, SIDE, SIDE);
      fillBox("black", at * apart + 1, 1, SIDE - 2, SIDE - 2);
    }
  });
  rows[name] = row;
  return row;
}
