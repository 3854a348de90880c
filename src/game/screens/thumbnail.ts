import { fillBox, type Box } from "../../device/screen";
import { drawSprite } from "../../device/sprites";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";

/** Draws the small picture of a level: its board, white in a black room, and what stands on its map. */
export function drawThumbnail(puzzle: AnyPuzzle, map: readonly string[], room: Box): void {
  const columns = map[0].length;
  const rows = rowsOf(map);
  const { thumbnailCellSizes } = puzzle.journey;
  const most = Math.floor(Math.min(room.width / columns, room.height / rows));
  const drawn = thumbnailCellSizes.find((side) => side <= most);
  const cell = drawn ?? most;
  const left = room.x + Math.floor((room.width - columns * cell) / 2);
  const top = room.y + Math.floor((room.height - rows * cell) / 2);
  fillBox("black", room.x, room.y, room.width, room.height);
  fillBox("white", left, top, columns * cell, rows * cell);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const kind = puzzle.legend.kindOf[map[row].charAt(column)] ?? puzzle.legend.emptyKind;
      if (kind === puzzle.legend.emptyKind) continue;
      const [x, y] = [left + column * cell, top + row * cell];
      if (drawn === undefined) fillBox("black", x, y, cell, cell);
      else drawSprite(`images/${puzzle.id}/small${drawn}`, kind + 1, x, y);
    }
  }
}

/** How many rows of a map show what stands there: what lies beneath follows after an empty one. */
function rowsOf(map: readonly string[]): number {
  const gap = map.indexOf("");
  return gap < 0 ? map.length : gap;
}
