/**
 * Measures the solving idea "one way in": at the end of a level, every way to a win visits the same states. A solving
 * idea is a technique that a solution needs. A state that every way to a win visits is a passage.
 */
import { fill } from "../fill";
import type { Task } from "../task";
import type { GraphSolution } from "./played-solution";

const STATES_PER_SLICE = 15;

/**
 * For each state, a mark: `ofState[state]`. The mark says whether the state is one of the solution, or another state
 * that the search has found. The next search reuses the list, because filling a new list would take longer than the
 * search. Marks up to `base` are stale (left over from an earlier use).
 */
interface Marks {
  readonly ofState: number[];
  base: number;
}

let keptMarks: Marks | undefined;

/**
 * The largest `base` (the highest stale mark of a state, left over from an earlier use) with which a list of marks is
 * reused. Above this limit, new marks might not fit in a 32-bit integer.
 */
const MAX_BASE = 1_000_000_000;

/**
 * The data of a search for passages, the states that every way to a win visits. The states of the solution have indices
 * from 0 to the number of moves.
 */
interface PassageSearch {
  /**
   * The states that a search for passages has found but whose successors (the states one move later) it has not
   * searched yet, in any order.
   */
  readonly open: number[];
  /**
   * The mark of the first state of the solution. The state with the index i in the solution has the mark `firstMark` +
   * i.
   */
  readonly firstMark: number;
  /** The mark of each found state that is not a state of the solution. */
  readonly foundMark: number;
  /**
   * The highest index, among the states of the solution, of a state that the search has found. Any won state counts as
   * the last state of the solution.
   */
  farthest: number;
  /**
   * The highest index for `farthest` with which enough passages (states that every way to a win visits) are still
   * possible. If `farthest` is higher, the search ends early.
   */
  farthestAllowed: number;
  /** The number of states that may still be searched before the task pauses. */
  statesLeft: number;
}

/**
 * Returns the number of passages (states that every way to a win visits) right before the won state: how many states
 * at the end of a solution are all passages. The time grows with the number of states.
 *
 * The search starts from each state of the solution in turn, and stops at other states of the solution. State i of the
 * solution is a passage if the searches from earlier states have found no later state of the solution. Every way to a
 * win visits a passage. Returns 0 early, to save time, if there cannot be `atLeast` passages any more.
 */
export function* measureOneWayInStrength(solution: GraphSolution, atLeast = 0): Task<number> {
  const { certificate, stateNumbers } = solution;
  const last = stateNumbers.length - 1;
  const marks = yield* takeMarks(certificate.graph.stateCount);
  const search = startSearch(marks, stateNumbers);
  let passages = 0;
  for (let index = 0; index < last; index++) {
    if (index > 0) passages = search.farthest === index ? passages + 1 : 0;
    search.open.push(stateNumbers[index]);
    // A search from one state may find a state after the next state of the solution. Then the states of the solution
    // between these two states are no passages: not every way to a win visits them.
    search.farthestAllowed = Math.max(index + 1, last - atLeast);
    yield* searchAround(solution, search, marks.ofState);
    if (search.farthest <= search.farthestAllowed) continue;
    passages = 0;
    break;
  }
  marks.base = search.foundMark;
  keptMarks = marks;
  return passages;
}

/**
 * Returns the list with the marks of the states, which are all stale (left over from an earlier use), and makes space
 * for `stateCount` states in it. Takes the list out of the module's variable `keptMarks`, so that no other task uses
 * the list.
 */
function* takeMarks(stateCount: number): Task<Marks> {
  const marks = keptMarks === undefined || keptMarks.base > MAX_BASE ? { ofState: [], base: 0 } : keptMarks;
  keptMarks = undefined;
  yield* fill(marks.ofState, stateCount, 0, marks.ofState.length);
  return marks;
}

function startSearch({ ofState, base }: Marks, stateNumbers: readonly number[]): PassageSearch {
  const firstMark = base + 1;
  for (let index = 0; index < stateNumbers.length; index++) ofState[stateNumbers[index]] = firstMark + index;
  const foundMark = firstMark + stateNumbers.length;
  return { open: [], firstMark, foundMark, farthest: 0, farthestAllowed: 0, statesLeft: STATES_PER_SLICE };
}

/**
 * Searches all states that can be reached from the states in `search.open` without passing a state of the solution.
 * Ends early if `farthest` exceeds `farthestAllowed`.
 */
function* searchAround(
  { certificate, stateNumbers }: GraphSolution,
  search: PassageSearch,
  markOfState: number[],
): Task<void> {
  const { next } = certificate.graph;
  const { winDistance } = certificate.analysis;
  const { open, firstMark, foundMark } = search;
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    for (let direction = 0; direction < 4; direction++) {
      const after = next[direction][state];
      if (after < 0) continue;
      const mark = markOfState[after];
      if (mark === foundMark) continue;
      if (winDistance[after] === 0) search.farthest = stateNumbers.length - 1;
      else if (mark >= firstMark) search.farthest = Math.max(search.farthest, mark - firstMark);
      if (mark >= firstMark) continue;
      markOfState[after] = foundMark;
      if (winDistance[after] !== 0) open.push(after);
    }
    if (search.farthest > search.farthestAllowed) return;
    search.statesLeft--;
    if (search.statesLeft > 0) continue;
    yield;
    search.statesLeft = STATES_PER_SLICE;
  }
}
