import type { Certificate, Survey } from "../../../kernel/certificate";
import { type Graph, NEVER } from "../../../kernel/graph";
import { giveBack, lend } from "../../../kernel/loan";
import { judge, type Analysis, type Verdict } from "../../../kernel/verdict";
import type { Work } from "../../../kernel/work";
import type { Level } from "../level";
import { digitsOf } from "../make/digits";
import { pieceCountOf, potentialStates } from "../make/potential";
import type { State } from "../state";
import { keyOf, type Exploration, type ParRange } from "./exploration";
import { exploreFour } from "./explore-four";
import { exploreMany } from "./explore-many";
import { layLanes, layoutOf } from "./lanes";
import { codesOf, piecesOf } from "./position";
import { makeRoomForLevel, takeScratch } from "./scratch";
import { weightsOf } from "./weights";

// So many codes make one number, which stays below 2^31 on boards of up to 36 cells inside.
const FEW_PIECES = 4;

/** What is known of a level, with what the article asks of one. */
export interface SkidVerdict extends Verdict {
  /** Positions that can be reached, won ones not counted. */
  readonly realStates: number;
  /** Layouts that its pieces could have; see potential.ts. */
  readonly potentialStates: number;
  /** Fewest moves to a win in which every colour left at once; `NEVER` where there is none. */
  readonly parCombo: number;
  /** Fewest moves to any other win; `NEVER` where there is none. */
  readonly parPlain: number;
}

/** All that can be known of a level. */
export interface SkidCertificate extends Certificate<State> {
  readonly analysis: Analysis & { readonly verdict: SkidVerdict };
  /** The won states to which every colour left at once, in ascending order. */
  readonly combos: readonly number[];
}

/** What a search has spent. */
export interface Spent {
  states: number;
}

/** Certifies a level; undefined when it has more than `cap` states. As to `tell` see kernel/certify. */
export function* certifyLevel(
  level: Level,
  cap: number,
  tell?: (survey: Survey<State>) => void,
): Work<SkidCertificate | undefined> {
  const exploration = yield* exploreLevel(level, cap);
  return exploration === undefined ? undefined : yield* certificateOf(level, exploration, tell);
}

/** What an exploration tells of its level; the certificate takes the exploration over. */
function* certificateOf(
  level: Level,
  exploration: Exploration,
  tell: ((survey: Survey<State>) => void) | undefined,
): Work<SkidCertificate> {
  const { size, won, combos, parCombo, parPlain } = exploration;
  const graph = graphOf(exploration);
  const recycle = (): void => {
    giveUp(exploration);
  };
  const { verdict, distance } = yield* judge(graph, (analysis) => {
    tell?.({ graph, analysis, recycle });
  });
  yield;
  const states = { realStates: size - won.length, potentialStates: potentialStates(pieceCountOf(level)) };
  yield;
  const analysis = { verdict: { ...verdict, ...states, parCombo, parPlain }, distance };
  return { graph, analysis, combos, recycle };
}

/**
 * Finds all positions of a level; undefined when there are more than `cap`, and as soon as it is certain that the level
 * is not in the range. Adds the positions that were found to `spent`, `cap` of them at the most.
 */
export function* exploreLevel(
  level: Level,
  cap: number,
  parRange?: ParRange,
  spent: Spent = { states: 0 },
): Work<Exploration | undefined> {
  const slots = Math.max(FEW_PIECES, piecesOf(level));
  const layout = yield* layoutOf(level.board, slots);
  const isFew = slots === FEW_PIECES;
  const weights = yield* isFew ? weightsOf(layout, level) : digitsOf(layout);
  yield;
  const scratch = yield* takeScratch(cap);
  const loan = lend(scratch);
  yield* makeRoomForLevel(scratch, cap, slots, weights.rows.length);
  const lanes = yield* layLanes(level, layout, scratch);
  const start = codesOf(layout, level, 0);
  yield;
  const pars = { parCombo: NEVER, parPlain: NEVER };
  const exploration = { lanes, scratch, loan, weights, start, parRange, size: 0, won: [], combos: [], ...pars };
  const isWhole = yield* isFew ? exploreFour(exploration, cap) : exploreMany(exploration, cap);
  spent.states += Math.min(exploration.size, cap);
  if (isWhole) return exploration;
  giveUp(exploration);
  return undefined;
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

function findPosition({ lanes, scratch, weights }: Exploration, position: State): number | undefined {
  const codes = codesOf(lanes.layout, position, position.broken);
  const { heads, same, base } = scratch;
  const key = weights.rows.map((rows) => keyOf(codes, rows));
  const sum = key.reduce((one, other) => one + other);
  let state = heads[sum % heads.length] - base - 1;
  while (state >= 0 && !key.every((number, part) => scratch.keys[part][state] === number)) state = same[state] - 1;
  return state < 0 ? undefined : state;
}
