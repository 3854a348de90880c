/** A piece on a board: its column and row from 0, and which kind it is (a small whole number). */
export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly kind: number;
}

const LONGEST_SIDE = 24;
const MODULUS = 8388593;

/**
 * A number that is the same for all turns and mirrors of a position, whatever order its pieces come in. Different
 * positions may share one, but seldom: about one pair in two million.
 */
export function fingerprint(width: number, height: number, pieces: readonly Placed[]): number {
  // A board that is not square is laid on its long side first: of its turns then only half remain.
  const isTall = height > width;
  const long = isTall ? height : width;
  const short = isTall ? width : height;
  let least = MODULUS;
  for (let turn = 0; turn < (long === short ? 8 : 4); turn++) {
    const sum = sumOfTurn(long, short, pieces, turn % 2 === 1, turn % 4 >= 2, turn >= 4 !== isTall);
    least = Math.min(least, sum);
  }
  return least;
}

/** A sum over the pieces, mirrored in either way after columns and rows were exchanged. */
function sumOfTurn(
  width: number,
  height: number,
  pieces: readonly Placed[],
  flipsX: boolean,
  flipsY: boolean,
  swaps: boolean,
): number {
  let sum = width * (LONGEST_SIDE + 1) + height;
  for (const piece of pieces) {
    let x = swaps ? piece.y : piece.x;
    let y = swaps ? piece.x : piece.y;
    if (flipsX) x = width - 1 - x;
    if (flipsY) y = height - 1 - y;
    // A cube modulo a prime: sums of anything linear would be equal for many different positions.
    const number = ((piece.kind + 1) * (LONGEST_SIDE + 1) + y) * (LONGEST_SIDE + 1) + x + 1;
    sum = (sum + ((number * number) % 30011) * number) % MODULUS;
  }
  return sum;
}
