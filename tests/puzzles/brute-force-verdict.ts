/**
 * Computes the facts about a level (fewest moves, solutions, dead ends, difficulty) by brute force. Tests compare the
 * game's own results with them.
 */
import { DIRECTIONS } from "../../src/kernel/direction";
import type { Rules } from "../../src/kernel/rules";

/**
 * The facts about a level that a brute-force search finds: it makes every move from every state. The search shares no
 * code with the game's.
 */
export interface BruteForceVerdict {
  /** The number of moves of the shortest win, or −1 if no win is possible. */
  readonly par: number;
  readonly solutions: number;
  readonly deadEnds: number;
  /** The difficulty of the level as src/kernel/difficulty defines it, in hundredths of a bit, not rounded. */
  readonly centibits: number;
}

/** The result of a move: the number of the state after it, or "lost". A move that changes nothing is not listed. */
type Successor = number | "lost";

interface StateSpace {
  readonly successors: readonly (readonly Successor[])[];
  readonly isWon: readonly boolean[];
}

/**
 * The largest number of shortest solutions that the game counts. If a level has more, the game's result is this number,
 * and so is the result of this file.
 */
const MAX_SOLUTIONS = 500_000_000;
const MAX_CHANGE = 1e-10;
const MAX_SWEEPS = 200_000;

/**
 * Returns a level's fewest moves, number of solutions, dead ends (states from which no win can be reached) and
 * difficulty. Returns undefined if the level has more than `most` states.
 */
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

/**
 * Returns the fewest moves to a win from each state, or −1 for states without a win. Goes over all states again and
 * again until no number changes.
 */
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

function seeProbability(distance: number): number {
  return 1 / (1 + ((distance - 1) / 2.5) ** 2);
}

function centibitsOf({ successors }: StateSpace, distances: readonly number[]): number {
  const [par] = distances;
  if (par < 0) return Infinity;
  if (par === 0) return 0;
  const moves: number[] = distances.map((distance) => Math.max(0, distance));
  const chance: number[] = distances.map((distance) => (distance >= 0 ? 1 : 0));
  for (let sweep = 0, change = 1; change > MAX_CHANGE && sweep < MAX_SWEEPS; sweep++) {
    change = 0;
    distances.forEach((distance, at) => {
      if (distance < 1) return;
      // The states to which the modelled player, who stands for a person, may move. He makes no move that loses at
      // once. After a move into a dead end (a state from which no win can be reached), he starts again.
      const ends = successors[at].filter((end): end is number => end !== "lost");
      const seen = seeProbability(distance);
      const meanMoves = 1 + ends.reduce((sum, end) => sum + moves[end], 0) / ends.length;
      const meanChance = ends.reduce((sum, end) => sum + chance[end], 0) / ends.length;
      const [nextMoves, nextChance] = [seen * distance + (1 - seen) * meanMoves, seen + (1 - seen) * meanChance];
      change = Math.max(change, Math.abs(nextMoves - moves[at]) / nextMoves, Math.abs(nextChance - chance[at]));
      moves[at] = nextMoves;
      chance[at] = nextChance;
    });
  }
  return 100 * Math.log2(moves[0] / chance[0]);
}
