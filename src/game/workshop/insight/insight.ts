/**
 * Computes what the editor shows about an edited level (its insight): the best solution, the cells that no piece
 * touches, and the things that could be removed. live-verdict.ts computes the fewest moves and the difficulty.
 */
import type { MoveRecord, MoveRecorder } from "../../../kernel/motion";
import type { Direction } from "../../../kernel/direction";
import type { Rules } from "../../../kernel/rules";
import { countSolutionsLeft } from "../../../kernel/solutions-left";
import { findBestSolution } from "../../../kernel/verdict";
import type { Task } from "../../../kernel/task";
import type { AnalysedGraph } from "../../../kernel/analysed-graph";
import type { Draft } from "../../../kernel/draft";
import type { OpaqueLevel, AnyPuzzle, OpaqueState } from "../../../puzzles/any-puzzle";
import { findNeedless } from "../tools/needless";
import type { DraftPlacement } from "../draft-edits";
import { formatSolutionCount } from "../live-verdict";
import { findTouchedCells } from "./touched";
import { TEXTS } from "../texts/index";

/**
 * The insight into a level: its best solution, the cells that no piece touches, and the things that could be removed. A
 * background task fills in the fields one after the other.
 */
export interface Insight {
  readonly puzzle: AnyPuzzle;
  readonly draft: Draft;
  readonly level: OpaqueLevel;
  readonly moves: MoveRecord[];
  /**
   * The states of the level in its best solution, from the start to the win. There is one state more than there are
   * `moves`.
   */
  readonly states: OpaqueState[];
  /**
   * For each of the `states`, how many of the level's shortest solutions can still be completed from it; empty until
   * these numbers are computed.
   */
  solutionsLeft: readonly number[];
  /** For each cell, whether a piece ever touches it; undefined until this is computed. */
  touched: readonly boolean[] | undefined;
  /**
   * The needless things of the level. If one such thing is removed, the solutions and the difficulty of the level stay
   * nearly the same.
   */
  readonly needless: DraftPlacement[];
  isComplete: boolean;
}

export function startInsight(puzzle: AnyPuzzle, draft: Draft): Insight {
  return {
    puzzle,
    draft,
    level: puzzle.levelOf(draft),
    moves: [],
    states: [],
    solutionsLeft: [],
    touched: undefined,
    needless: [],
    isComplete: false,
  };
}

/**
 * Computes what the editor shows about a winnable level, and stores it in `insight`. Calls `report` whenever a field of
 * `insight` has changed.
 */
export function* gainInsight(
  insight: Insight,
  { graph, analysis }: AnalysedGraph<OpaqueState>,
  report: () => void,
): Task<void> {
  const { puzzle, draft, level } = insight;
  const { winDistance, verdict } = analysis;
  const rules = puzzle.rules(level);
  yield;
  yield* playSolution(insight, rules, findBestSolution(graph, winDistance, graph.start));
  insight.solutionsLeft = yield* countSolutionsLeft(graph, winDistance);
  report();
  insight.touched = yield* findTouchedCells(rules, graph, draft.board);
  report();
  const { difficultyCentibits = 0 } = verdict;
  yield* findNeedless(puzzle, draft, { ...verdict, difficultyCentibits }, (placement) => {
    insight.needless.push(placement);
    report();
  });
  insight.isComplete = true;
  report();
}

function* playSolution(
  { moves, states }: Insight,
  { start, move }: Rules<OpaqueState>,
  solution: readonly Direction[],
): Task<void> {
  let state = start;
  states.push(state);
  for (const direction of solution) {
    const moveRecord: MoveRecorder = { motions: [] };
    state = move(state, direction, moveRecord) ?? state;
    const { playerPiece, motions } = moveRecord;
    moves.push({ direction, playerPiece, motions });
    states.push(state);
    yield;
  }
}

/** Returns the text about the things that could be removed from the level, such as "2 needless". */
export function needlessText({ needless, isComplete }: Insight): string {
  if (!isComplete) return "…";
  return needless.length === 0 ? TEXTS.insight.allNeeded : TEXTS.insight.needless(needless.length);
}

/**
 * Returns texts, from long to short, that name the move from which on only one shortest solution is left. From that
 * move on, the player must follow one series of moves to win with the fewest moves.
 */
export function onlySolutionTexts({ solutionsLeft }: Insight): readonly string[] {
  const move = solutionsLeft.findIndex((count) => count === 1);
  if (move < 0) return ["…"];
  return move === 0 ? TEXTS.insight.oneSolution : TEXTS.insight.oneSolutionFrom(move + 1);
}

/**
 * Returns texts, from long to short, about how many shortest solutions are left after the first `moveCount` moves of
 * the best solution.
 */
export function stateTexts({ solutionsLeft }: Insight, moveCount: number): readonly string[] {
  if (moveCount >= solutionsLeft.length - 1) return [TEXTS.insight.won];
  const count = formatSolutionCount(solutionsLeft[moveCount]);
  return [TEXTS.insight.fromHere(count), count];
}
