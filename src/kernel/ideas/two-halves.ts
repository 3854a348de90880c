/**
 * Measures the solving idea "two halves": the player's piece first makes all moves in one part of the board, and then
 * all others in another part. A solving idea is a technique that a solution needs.
 */
import { columnOf, rowOf, type Board } from "../board";
import type { MoveRecord } from "../motion";

/**
 * Returns how clearly a solution divides the board into two parts: one for the first moves, and one for the last moves.
 * A move belongs to the cell where the player's piece begins it. Returns 0 if the puzzle has no piece that the player
 * moves.
 *
 * The strength of a division is the number of moves in the part with fewer moves, times the distance between the parts
 * in columns or rows. The result is the largest strength of all divisions.
 */
export function measureHalvesStrength(board: Board, records: readonly MoveRecord[]): number {
  const columns: number[] = [];
  const rows: number[] = [];
  for (const { playerPiece } of records) {
    if (playerPiece === undefined) return 0;
    columns.push(columnOf(board, playerPiece));
    rows.push(rowOf(board, playerPiece));
  }
  return Math.max(measureDivision(columns), measureDivision(rows));
}

/**
 * Returns the largest strength (see `measureHalvesStrength`) of the divisions between columns, or between rows.
 * `places` has the column, or the row, in which the piece begins each move.
 */
function measureDivision(places: readonly number[]): number {
  const leastFrom: number[] = [];
  const mostFrom: number[] = [];
  for (let index = places.length - 1; index >= 0; index--) {
    leastFrom[index] = Math.min(places[index], leastFrom[index + 1] ?? Infinity);
    mostFrom[index] = Math.max(places[index], mostFrom[index + 1] ?? -Infinity);
  }
  let strength = 0;
  let least = Infinity;
  let most = -Infinity;
  for (let count = 1; count < places.length; count++) {
    least = Math.min(least, places[count - 1]);
    most = Math.max(most, places[count - 1]);
    const apart = Math.max(leastFrom[count] - most, least - mostFrom[count]);
    if (apart > 0) strength = Math.max(strength, apart * Math.min(count, places.length - count));
  }
  return strength;
}
