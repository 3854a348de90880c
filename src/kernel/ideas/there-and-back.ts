/**
 * Measures the solving idea "there and back": a move and right after it the move straight back. A solving idea is a
 * technique that a solution needs.
 */
import { DIRECTIONS } from "../direction";
import { isTravel, type Motion, type MoveRecord } from "../motion";

/** The opposite of a direction is the one which comes this many places after it in `DIRECTIONS`. */
const HALF_TURN = 2;

/**
 * Returns how often a move of a solution goes straight back after the move before it. If the puzzle has one piece that
 * the player moves, this piece must leave its cell in both moves, and it must return in the direction from which it has
 * come.
 */
export function measureThereAndBackStrength(records: readonly MoveRecord[]): number {
  let strength = 0;
  for (let index = 1; index < records.length; index++) {
    const before = records[index - 1];
    const record = records[index];
    const from = before.playerPiece === undefined ? before.direction : findLastTravel(before)?.direction;
    const back = record.playerPiece === undefined ? record.direction : findFirstTravel(record)?.direction;
    if (from !== undefined && back === (from + HALF_TURN) % DIRECTIONS.length) strength++;
  }
  return strength;
}

function findFirstTravel({ motions, playerPiece }: MoveRecord): Motion | undefined {
  for (const motion of motions) if (motion.piece === playerPiece && leadsAway(motion)) return motion;
  return undefined;
}

function findLastTravel({ motions, playerPiece }: MoveRecord): Motion | undefined {
  let last: Motion | undefined;
  for (const motion of motions) if (motion.piece === playerPiece && leadsAway(motion)) last = motion;
  return last;
}

function leadsAway(motion: Motion): boolean {
  return isTravel(motion) && motion.from !== motion.to;
}
