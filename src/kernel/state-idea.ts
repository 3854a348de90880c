/**
 * Finds a fact about the current state of a level for the first and weakest hint, which shows no move to the player.
 */
import { DIRECTIONS, type Direction } from "./direction";
import { LOST, STUCK, UNREACHABLE, type Transitions } from "./graph";

/**
 * The fact that a hint tells about the current state of a level. `win`: one move wins. `one-safe`: of several moves,
 * only one keeps the level winnable. `careful`: `count` moves make the level unwinnable. `last-move`: all shortest
 * solutions end with a move in `direction`. `one-nearer`: of several moves, only one leads nearer to a win. `distance`:
 * the fewest moves to a win.
 */
export type StateIdea =
  | { readonly kind: "win" | "one-safe" | "one-nearer" }
  | { readonly kind: "careful"; readonly count: number }
  | { readonly kind: "last-move"; readonly direction: Direction }
  | { readonly kind: "distance"; readonly count: number };

const MIN_MOVES_TO_LAST = 3;
const MAX_SEARCHED_STATES = 250;

/**
 * Numbers of moves that are possible in a state: all of them, those that lead nearer to a win, and those after which no
 * win is possible. Inputs that move nothing do not count.
 */
interface MoveCounts {
  moves: number;
  nearer: number;
  spoiling: number;
}

/**
 * Returns the fact that the first and weakest hint tells about a state, such as the number of moves to a win. The state
 * must not be a won one, and a win must be possible from it.
 */
export function findStateIdea(graph: Transitions, winDistance: readonly number[], state: number): StateIdea {
  const distance = winDistance[state];
  const { moves, nearer, spoiling } = countMoves(graph, winDistance, state);
  if (distance === 1) return { kind: "win" };
  if (spoiling > 0 && spoiling === moves - 1) return { kind: "one-safe" };
  if (spoiling > 0) return { kind: "careful", count: spoiling };
  const last = distance < MIN_MOVES_TO_LAST ? undefined : findLastMove(graph, winDistance, state);
  if (last !== undefined) return { kind: "last-move", direction: last };
  return nearer === 1 && moves > 1 ? { kind: "one-nearer" } : { kind: "distance", count: distance };
}

function countMoves({ next }: Transitions, winDistance: readonly number[], state: number): MoveCounts {
  const counts: MoveCounts = { moves: 0, nearer: 0, spoiling: 0 };
  for (const direction of DIRECTIONS) {
    const after = next[direction][state];
    if (after === STUCK) continue;
    counts.moves++;
    if (after === LOST || winDistance[after] === UNREACHABLE) counts.spoiling++;
    else if (winDistance[after] === winDistance[state] - 1) counts.nearer++;
  }
  return counts;
}

function findLastMove({ next }: Transitions, winDistance: readonly number[], from: number): Direction | undefined {
  const found = [from];
  const isFound: Record<number, true | undefined> = { [from]: true };
  let last: Direction | undefined;
  for (let index = 0; index < found.length; index++) {
    if (found.length > MAX_SEARCHED_STATES) return undefined;
    const state = found[index];
    for (const direction of DIRECTIONS) {
      const after = next[direction][state];
      if (after < 0 || winDistance[after] !== winDistance[state] - 1) continue;
      if (winDistance[after] > 0) {
        if (isFound[after] !== true) found.push(after);
        isFound[after] = true;
      } else if (last !== undefined && last !== direction) return undefined;
      else last = direction;
    }
  }
  return last;
}
