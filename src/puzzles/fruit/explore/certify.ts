import type { Certificate, Survey } from "../../../kernel/certificate";
import { certify } from "../../../kernel/certify";
import type { Graph } from "../../../kernel/graph";
import { giveBack, lend } from "../../../kernel/loan";
import type { Rules } from "../../../kernel/rules";
import { judge } from "../../../kernel/verdict";
import type { Work } from "../../../kernel/work";
import type { Level } from "../level";
import type { State } from "../state";
import { hasSinglePairs } from "./couples";
import type { Exploration } from "./exploration";
import { exploreFour } from "./explore-four";
import { exploreMany } from "./explore-many";
import { layLanes, layoutOf, MOST_PIECES } from "./lanes";
import { codesOf, keyOf, piecesOf } from "./position";
import { takeScratch } from "./scratch";
import { weightsOf } from "./weights";
import { borrowWorkspace } from "./workspace";

/** What a search has spent. */
export interface Spent {
  states: number;
}

/** Whether a level can be explored here: its pieces have room in a list, and its positions in a key. */
export function* canExplore(level: Level): Work<boolean> {
  if (piecesOf(level) > MOST_PIECES) return false;
  return (yield* weightsOf(yield* layoutOf(level.board), level)) !== undefined;
}

/**
 * Certifies a level, by its rules where it cannot be explored here; undefined when it has more than `cap` states. As to
 * `tell` see kernel/certify.
 */
export function* certifyLevel(
  level: Level,
  rules: Rules<State>,
  cap: number,
  tell?: (survey: Survey<State>) => void,
): Work<Certificate<State> | undefined> {
  if (!(yield* canExplore(level))) return yield* certify(rules, cap, tell);
  yield;
  const exploration = yield* exploreLevel(level, cap);
  if (exploration === undefined) return undefined;
  const graph = graphOf(exploration);
  const recycle = (): void => {
    giveUp(exploration);
  };
  const analysis = yield* judge(graph, (known) => {
    tell?.({ graph, analysis: known, recycle });
  });
  return { graph, analysis, recycle };
}

/**
 * Finds all positions of a level; undefined when there are more than `cap`, or it cannot be explored here. Adds the positions that were found to `spent`,
 * `cap` of them at the most.
 */
export function* exploreLevel(level: Level, cap: number, spent: Spent = { states: 0 }): Work<Exploration | undefined> {
  const layout = yield* layoutOf(level.board);
  yield;
  const weights = yield* weightsOf(layout, level);
  if (weights === undefined || piecesOf(level) > MOST_PIECES) return undefined;
  yield;
  const scratch = yield* takeScratch(cap);
  const loan = lend(scratch);
  const { workspace, loan: loanOfWorkspace } = yield* borrowWorkspace();
  const lanes = yield* layLanes(level, layout, workspace);
  yield;
  const exploration: Exploration = { level, lanes, scratch, workspace, loan, weights, size: 0, won: [] };
  const isWhole = yield* isForFour(exploration) ? exploreFour(exploration, cap) : exploreMany(exploration, cap);
  giveBack(loanOfWorkspace);
  spent.states += Math.min(exploration.size, cap);
  if (isWhole) return exploration;
  giveUp(exploration);
  return undefined;
}

/** What says of a state of an exploration, counted from 0, whether all fruits are still there. */
export function allFruitsIn(exploration: Exploration): (state: number) => boolean {
  const { level, lanes, scratch } = exploration;
  const { ofPair } = lanes.layout;
  const count = level.fruits.length;
  if (!isForFour(exploration)) return (state) => scratch.left[state] === count;
  // Fruits add to a key as long as they are there, those of the first kind less than `ofPair` and those of the other more.
  const least = count === 2 ? 0 : ofPair;
  return (state) => scratch.keys[state] > least && scratch.keys[state] % ofPair > 0;
}

function isForFour({ level, weights }: Exploration): boolean {
  return piecesOf(level) <= 4 && hasSinglePairs(level) && !weights.isDouble;
}

/** Says that an exploration is needed no more: its memory then serves the next one. */
export function giveUp({ loan }: Exploration): void {
  giveBack(loan);
}

/** The state graph that an exploration has found; what lies behind its states in `next` is noise. */
export function graphOf(exploration: Exploration): Graph<State> {
  const { scratch, size, won } = exploration;
  const find = (position: State): number | undefined => findPosition(exploration, position);
  return { size, start: 0, next: scratch.next, won, find };
}

function findPosition({ level, lanes, scratch, weights }: Exploration, position: State): number | undefined {
  if (position.lostTo !== undefined) return undefined;
  const codes = codesOf(lanes.layout, level, position, MOST_PIECES);
  const { heads, same, keys, secondKeys, base } = scratch;
  const first = keyOf(codes, MOST_PIECES, weights.first[1]);
  const second = weights.isDouble ? keyOf(codes, MOST_PIECES, weights.second[1]) : 0;
  let state = heads[(first + second) % heads.length] - base - 1;
  while (state >= 0 && (keys[state] !== first || (weights.isDouble && secondKeys[state] !== second))) {
    state = same[state] - 1;
  }
  return state < 0 ? undefined : state;
}
