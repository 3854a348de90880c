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
  let least = MODULUS;
  for (let turn = 0; turn < 8; turn++) least = Math.min(least, sumOfTurn(width, height, pieces, turn));
  return least;
}

// Bit 0 of `turn` exchanges left and right, bit 1 top and bottom, bit 2 columns and rows.
function sumOfTurn(width: number, height: number, pieces: readonly Placed[], turn: number): number {
  const flipsX = turn % 2 === 1;
  const flipsY = turn % 4 >= 2;
  const swaps = turn >= 4;
  let sum = scatter(swaps ? height : width, swaps ? width : height, 0);
  for (const piece of pieces) {
    const x = flipsX ? width - 1 - piece.x : piece.x;
    const y = flipsY ? height - 1 - piece.y : piece.y;
    sum = (sum + scatter(swaps ? y : x, swaps ? x : y, piece.kind + 1)) % MODULUS;
  }
  return sum;
}

// A cube modulo a prime: sums of anything linear would be equal for many different positions.
function scatter(x: number, y: number, kind: number): number {
  const number = (kind * (LONGEST_SIDE + 1) + y) * (LONGEST_SIDE + 1) + x + 1;
  return (((number * number) % 30011) * number) % MODULUS;
}
