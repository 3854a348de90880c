import { DIRECTIONS } from "../../src/kernel/direction";
import type { Rules } from "../../src/kernel/rules";

/** What playing every input from every position finds; shares nothing with the explorers and the analysis of the game. */
export interface BruteVerdict {
  /** Moves of the shortest win; −1 if there is none. */
  readonly par: number;
  readonly solutions: number;
  readonly deadEnds: number;
  /** How hard the level is by the definition of kernel/wander, in hundredths of a bit, not rounded. */
  readonly centibits: number;
}

/** Where inputs lead: to a position by its number, or into a loss. An input that moves nothing is not listed. */
type Exit = number | "lost";

interface Positions {
  readonly exits: readonly (readonly Exit[])[];
  readonly isWon: readonly boolean[];
}

/** As many shortest lines as the game tells apart. */
const MOST_SOLUTIONS = 500_000_000;
/** From so few moves before a win on the wandering player of kernel/wander sees it. */
const FORESIGHT = 2;
const EXACT = 1e-10;
const MOST_SWEEPS = 200_000;

/** The verdict of a level; undefined if it has more positions than `most`. */
export function bruteVerdict<State>(rules: Rules<State>, most: number): BruteVerdict | undefined {
  const positions = explored(rules, most);
  if (positions === undefined) return undefined;
  const distances = distancesIn(positions);
  const par = distances[0];
  const deadEnds = distances.filter((distance) => distance < 0).length;
  const solutions = par < 0 ? 0 : linesFrom(positions, distances);
  return { par, solutions, deadEnds, centibits: centibitsOf(positions, distances) };
}

function explored<State>({ start, move, outcome, key }: Rules<State>, most: number): Positions | undefined {
  const numbers = new Map([[key(start), 0]]);
  const states = [start];
  const exits: Exit[][] = [];
  for (let at = 0; at < states.length; at++) {
    if (states.length > most) return undefined;
    exits.push([]);
    if (outcome(states[at]) === "won") continue;
    for (const direction of DIRECTIONS) {
      const after = move(states[at], direction);
      if (after === undefined) continue;
      if (outcome(after) === "lost") {
        exits[at].push("lost");
        continue;
      }
      const number = numbers.get(key(after)) ?? states.length;
      if (number === states.length) {
        numbers.set(key(after), number);
        states.push(after);
      }
      exits[at].push(number);
    }
  }
  return { exits, isWon: states.map((state) => outcome(state) === "won") };
}

/** By position: the fewest moves to a win, −1 if there is none. Goes over all positions until nothing changes. */
function distancesIn({ exits, isWon }: Positions): number[] {
  const distances = isWon.map((won) => (won ? 0 : Infinity));
  let hasChanged = true;
  while (hasChanged) {
    hasChanged = false;
    exits.forEach((ends, at) => {
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
function linesFrom({ exits, isWon }: Positions, distances: readonly number[]): number {
  const known = new Map<number, number>();
  const from = (at: number): number => {
    if (isWon[at]) return 1;
    const before = known.get(at);
    if (before !== undefined) return before;
    const nearer = exits[at].filter((end): end is number => end !== "lost" && distances[end] === distances[at] - 1);
    const lines = Math.min(
      MOST_SOLUTIONS,
      nearer.reduce((sum, end) => sum + from(end), 0),
    );
    known.set(at, lines);
    return lines;
  };
  return from(0);
}

/** The wandering player's moves for each of par's, by sweeps over all positions until nothing changes any more. */
function centibitsOf({ exits }: Positions, distances: readonly number[]): number {
  const [par] = distances;
  if (par < 0) return Infinity;
  if (par <= FORESIGHT) return 0;
  const moves: number[] = distances.map((distance) => (distance >= 0 && distance <= FORESIGHT ? distance : 0));
  const chance: number[] = distances.map((distance) => (distance >= 0 && distance <= FORESIGHT ? 1 : 0));
  for (let sweep = 0, change = 1; change > EXACT && sweep < MOST_SWEEPS; sweep++) {
    change = 0;
    distances.forEach((distance, at) => {
      if (distance <= FORESIGHT) return;
      // He makes no move that loses at once; one into a dead end brings him back to the start.
      const ends = exits[at].filter((end): end is number => end !== "lost");
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
