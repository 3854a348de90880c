/**
 * Finds needless things in maps of Penguin by brute force, to test how the game itself finds them. Uses the slow rules
 * of slow-penguin.ts, and shares no code with the game or with tools/puzzles/penguin-figures.ts.
 */
import { push, startOf, type SlowState } from "./slow-penguin";

const DIRECTIONS = [0, 1, 2, 3] as const;
const MAX_WINS = 20;
const LARGE_STATES = 40;
/**
 * The least number of moves by which the end of a long detour is farther from a win than the state before the detour.
 */
const DETOUR_MOVES = 2;

/** The result of a move in each direction: the next state, "lost" after a loss, or undefined if nothing moves. */
type Pushes = readonly (SlowState | undefined)[];

interface Space {
  readonly start: SlowState;
  readonly pushes: ReadonlyMap<SlowState, Pushes>;
  readonly distance: ReadonlyMap<SlowState, number>;
}

function explore(map: string): Space {
  const start = startOf(map);
  const pushes = new Map<SlowState, Pushes>([[start, []]]);
  const distance = new Map<SlowState, number>();
  for (const state of pushes.keys()) {
    if (distance.get(state) === 0) continue;
    distance.set(state, Infinity);
    const ends = DIRECTIONS.map((direction) => {
      const end = push(map, state, direction);
      // A slide that never ends also loses the level.
      if (end === "goes round" || end?.is === "lost") return "lost";
      if (end?.is === "won") distance.set(end.state, 0);
      return end?.state;
    });
    pushes.set(state, ends);
    for (const end of ends) if (end !== undefined && end !== "lost" && !pushes.has(end)) pushes.set(end, []);
  }
  for (let hasChanged = true; hasChanged;) {
    hasChanged = false;
    for (const [state, ends] of pushes) {
      const nearest = Math.min(...statesOf(ends).map((end) => distance.get(end) ?? Infinity));
      if (nearest + 1 >= (distance.get(state) ?? Infinity)) continue;
      distance.set(state, nearest + 1);
      hasChanged = true;
    }
  }
  return { start, pushes, distance };
}

function statesOf(ends: Pushes): SlowState[] {
  return ends.filter((end): end is SlowState => end !== undefined && end !== "lost");
}

/**
 * Returns, as one text, the properties that a level must keep when a needless thing is removed. Some of them are the
 * fewest moves, the number of dead ends (states from which no win can be reached) and the share of forced moves (moves
 * without a choice).
 */
function slowPromises(map: string): string {
  const space = explore(map);
  const { start, pushes, distance } = space;
  const par = distanceOf(space, start);
  if (par === Infinity) return "no win";
  const solution = bestStates(space);
  const properties = [
    par,
    countWins(space, [start], par + 1),
    [...distance.values()].filter((moves) => moves === Infinity).length,
    areFair(space),
    countLures(space, solution),
    [...pushes.values()].some((ends) => ends.includes("lost")),
    pushes.size >= LARGE_STATES,
    forcedPercent(space, solution),
  ];
  return properties.join(" ");
}

function distanceOf({ distance }: Space, state: SlowState): number {
  return distance.get(state) ?? Infinity;
}

function endsOf({ pushes }: Space, state: SlowState): Pushes {
  return pushes.get(state) ?? [];
}

/**
 * Returns the states of a shortest solution. If there are several such solutions, takes the one that comes first in the
 * order up, right, down, left.
 */
function bestStates(space: Space): SlowState[] {
  const states = [space.start];
  for (let left = distanceOf(space, space.start) - 1; left >= 0; left--) {
    const next = statesOf(endsOf(space, states[states.length - 1])).find((end) => distanceOf(space, end) === left);
    if (next === undefined) throw new Error("the solution breaks off");
    states.push(next);
  }
  return states;
}

function countWins(space: Space, path: readonly SlowState[], movesLeft: number): number {
  const state = path[path.length - 1];
  if (distanceOf(space, state) === 0) return 1;
  if (movesLeft === 0) return 0;
  let wins = 0;
  for (const end of statesOf(endsOf(space, state))) {
    if (!path.includes(end)) wins += countWins(space, [...path, end], movesLeft - 1);
  }
  return Math.min(MAX_WINS, wins);
}

function areFair(space: Space): boolean {
  const isDead = (state: SlowState): boolean => distanceOf(space, state) === Infinity;
  for (const state of space.pushes.keys()) {
    if (isDead(state)) continue;
    for (const dead of statesOf(endsOf(space, state)).filter(isDead)) {
      if (state === space.start) return false;
      const seen = new Set([dead, ...statesOf(endsOf(space, dead))]);
      for (const one of seen) if (statesOf(endsOf(space, one)).some((end) => !seen.has(end))) return false;
    }
  }
  return true;
}

/**
 * Counts the lures of a level: moves that leave the solution but look right at first, because two more moves can
 * follow. The last of these moves loses the level, makes a win impossible or completes a long detour.
 */
function countLures(space: Space, solution: readonly SlowState[]): number {
  let lures = 0;
  for (const state of solution.slice(0, -1)) {
    const farthest = distanceOf(space, state) + DETOUR_MOVES;
    const isOff = (end: SlowState, visited: readonly SlowState[]): boolean =>
      !solution.includes(end) && !visited.includes(end);
    for (const first of statesOf(endsOf(space, state)).filter((end) => isOff(end, []))) {
      const seconds = statesOf(endsOf(space, first)).filter((end) => isOff(end, [first]));
      const isLure = seconds.some((second) =>
        endsOf(space, second).some((third) => {
          if (third === undefined) return false;
          return third === "lost" || (isOff(third, [first, second]) && distanceOf(space, third) >= farthest);
        }),
      );
      if (isLure) lures++;
    }
  }
  return lures;
}

/**
 * Returns how many percent of the solution's moves are forced. A move is forced if no other move leads to a state that
 * the solution has not visited yet.
 */
function forcedPercent(space: Space, solution: readonly SlowState[]): number {
  const moves = solution.slice(0, -1);
  const forced = moves.filter((state, index) => {
    const passed = solution.slice(0, index + 1);
    return statesOf(endsOf(space, state)).filter((end) => !passed.includes(end)).length === 1;
  });
  return Math.floor((100 * forced.length) / moves.length);
}

/**
 * Counts the needless things on a map: without one, the level keeps all properties that `slowPromises` returns. Both
 * doors of a pair count as one thing. The map must have no thing beneath another.
 */
export function slowNeedless(map: string): number {
  const promises = slowPromises(map);
  const needless = new Set<string>();
  Array.from(map).forEach((thing, at) => {
    if (".@F\n".includes(thing)) return;
    const isDoor = "abcd".includes(thing);
    const less = Array.from(map, (other, index) => (index === at || (isDoor && other === thing) ? "." : other)).join(
      "",
    );
    if (slowPromises(less) === promises) needless.add(isDoor ? thing : `${at}`);
  });
  return needless.size;
}
