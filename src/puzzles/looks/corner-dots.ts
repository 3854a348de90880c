import { fillBox, paintTransparentPicture, showPicture, type Picture } from "../../device/screen";

/** A dot with its rim, and how far the rim's edge lies from the cells' corner. */
const SIDE = 4;
const MIDDLE = 2;

/** A row of dots by how many there are and how far apart: boards are of few sizes, and a hint draws them in every frame. */
const cachedRows: Record<string, Picture | undefined> = {};

/** Cells marked by their corners alone: so many columns and rows of black dots with a white rim, seen in the dark, too. */
export function drawCornerDots(left: number, top: number, columns: number, rowCount: number, spacingPx: number): void {
  if (columns <= 0) return;
  const row = cachedRow(columns, spacingPx);
  for (let index = 0; index < rowCount; index++) showPicture(row, left - MIDDLE, top - MIDDLE + index * spacingPx);
}

function cachedRow(columns: number, spacingPx: number): Picture {
  const name = `${columns} ${spacingPx}`;
  const known = cachedRows[name];
  if (known !== undefined) return known;
  const row = paintTransparentPicture((columns - 1) * spacingPx + SIDE, SIDE, () => {
    for (let index = 0; index < columns; index++) {
      fillBox("white", index * spacingPx, 0, SIDE, SIDE);
      fillBox("black", index * spacingPx + 1, 1, SIDE - 2, SIDE - 2);
    }
  });
  cachedRows[name] = row;
  return row;
}
