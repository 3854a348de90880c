/** Chooses which part of a level the small pictures of the workshop and of packs show: the part inside its walls. */

/**
 * Returns the rows of a level's map without the outermost rows and columns in which all cells are the same wall. One
 * such row or column stays at each side. A level with empty cells at its corner is returned whole.
 */
export function cropToInside(map: readonly string[], emptyCell: string): readonly string[] {
  const gap = map.indexOf("");
  const rows = gap < 0 ? map : map.slice(0, gap);
  const wall = rows[0].charAt(0);
  if (wall === emptyCell) return rows;
  const isWallRow = (row: number): boolean => isOnly(rows[row], wall);
  const isWallColumn = (column: number): boolean => rows.every((row) => row.charAt(column) === wall);
  const [top, bottom] = findInside(rows.length, isWallRow);
  const [left, right] = findInside(rows[0].length, isWallColumn);
  return rows.slice(top, bottom + 1).map((row) => row.substring(left, right + 1));
}

function isOnly(text: string, character: string): boolean {
  for (let index = 0; index < text.length; index++) if (text.charAt(index) !== character) return false;
  return true;
}

/**
 * Returns the first and the last of `count` lines (rows or columns of a map) to show. At both ends, all neighbouring
 * lines of wall except the innermost one are left out.
 */
function findInside(count: number, isWall: (line: number) => boolean): readonly [first: number, last: number] {
  let first = 0;
  while (first + 1 < count && isWall(first) && isWall(first + 1)) first++;
  let last = count - 1;
  while (last - 1 > first && isWall(last) && isWall(last - 1)) last--;
  return [first, last];
}
