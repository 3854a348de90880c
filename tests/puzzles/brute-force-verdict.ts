import { DIRECTIONS } from "../../src/kernel/direction";
import type { Rules } from "../../src/kernel/rules";

/** What playing every input from every position finds; shares nothing with the explorers and the analysis of the game. */
export interface BruteForceVerdict {
  /** Moves of the shortest win; −1 if there is none. */
  readonly par: number;
  readonly solutions: number;
  readonly deadEnds: number;
  /** How hard the level is by the definition of kernel/wander, in hundredths of a bit, not rounded. */
  readonly centibits: number;
}

/** Where inputs lead: to a position by its number, or into a loss. An input that moves nothing is not listed. */
type Successor = number | "lost";

interface StateSpace {
  readonly successors: readonly (readonly Successor[])[];
  readonly isWon: readonly boolean[];
}

/** As many shortest lines as the game tells apart. */
const MAX_SOLUTIONS = 500_000_000;
/** From so few moves before a win on the wandering player of kernel/wander sees it. */
const FORESIGHT_MOVES = 2;
const MAX_CHANGE = 1e-10;
const MAX_SWEEPS = 200_000;

/** The verdict of a level; undefined if it has more positions than `most`. */
export function bruteForceVerdict<State>(rules: Rules<State>, most: number): BruteForceVerdict | undefined {
  const space = exploreAll(rules, most);
  if (space === undefined) return undefined;
  const distances = winDistances(space);
  const par = distances[0];
  const deadEnds = distances.filter((distance) => distance < 0).length;
  const solutions = par < 0 ? 0 : countSolutions(space, distances);
  return { par, solutions, deadEnds, centibits: centibitsOf(space, distances) };
}

function exploreAll<State>({ start, move, outcome, key }: Rules<State>, most: number): StateSpace | undefined {
  const numbers = new Map([[key(start), 0]]);
  const states = [start];
  const successors: Successor[][] = [];
  for (let at = 0; at < states.length; at++) {
    if (states.length > most) return undefined;
    successors.push([]);
    if (outcome(states[at]) === "won") continue;
    for (const direction of DIRECTIONS) {
      const after = move(states[at], direction);
      if (after === undefined) continue;
      if (outcome(after) === "lost") {
        successors[at].push("lost");
        continue;
      }
      const number = numbers.get(key(after)) ?? states.length;
      if (number === states.length) {
        numbers.set(key(after), number);
        states.push(after);
      }
      successors[at].push(number);
    }
  }
  return { successors, isWon: states.map((state) => outcome(state) === "won") };
}

/** By position: the fewest moves to a win, −1 if there is none. Goes over all positions until nothing changes. */
function winDistances({ successors, isWon }: StateSpace): number[] {
  const distances = isWon.map((won) => (won ? 0 : Infinity));
  let hasChanged = true;
  while (hasChanged) {
    hasChanged = false;
    successors.forEach((ends, at) => {
      for (const end of ends) {
        if (end === "lost" || distances[end] + 1 >= distances[at]) continue;
        distances[at] = distances[end] + 1;
        hasChanged = true;
      }
    });
  }
  return distances.map((distance) => (distance === Infinity ? -1 : distance));
}

/** How many lines of the fewest moves win from the start: followed move by move. */
function countSolutions({ successors, isWon }: StateSpace, distances: readonly number[]): number {
  const known = new Map<number, number>();
  const from = (at: number): number => {
    if (isWon[at]) return 1;
    const before = known.get(at);
    if (before !== undefined) return before;
    const nearer = successors[at].filter(
      (end): end is number => end !== "lost" && distances[end] === distances[at] - 1,
    );
    const lines = Math.min(
      MAX_SOLUTIONS,
      nearer.reduce((sum, end) => sum + from(end), 0),
    );
    known.set(at, lines);
    return lines;
  };
  return from(0);
}

/** The wandering player's moves for each of par's, by sweeps over all positions until nothing changes any more. */
function centibitsOf({ successors }: StateSpace, distances: readonly number[]): number {
  const [par] = distances;
  if (par < 0) return Infinity;
  if (par <= FORESIGHT_MOVES) return 0;
  const moves: number[] = distances.map((distance) => (distance >= 0 && distance <= FORESIGHT_MOVES ? distance : 0));
  const chance: number[] = distances.map((distance) => (distance >= 0 && distance <= FORESIGHT_MOVES ? 1 : 0));
  for (let sweep = 0, change = 1; change > MAX_CHANGE && sweep < MAX_SWEEPS; sweep++) {
    change = 0;
    distances.forEach((distance, at) => {
      if (distance <= FORESIGHT_MOVES) return;
      // He makes no move that loses at once; one into a dead end brings him back to the start.
      const ends = successors[at].filter((end): end is number => end !== "lost");
      const [nextMoves, nextChance] = [
        1 + ends.reduce((sum, end) => sum + moves[end], 0) / ends.length,
        ends.reduce((sum, end) => sum + chance[end], 0) / ends.length,
      ];
      change = Math.max(change, Math.abs(nextMoves - moves[at]) / nextMoves, Math.abs(nextChance - chance[at]));
      moves[at] = nextMoves;
      chance[at] = nextChance;
    });
  }
  return 100 * Math.log2(moves[0] / chance[0] / par);
}
