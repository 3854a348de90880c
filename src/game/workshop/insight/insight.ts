import type { MoveRecord, MoveRecorder } from "../../../kernel/motion";
import type { Direction } from "../../../kernel/direction";
import type { Rules } from "../../../kernel/rules";
import { solutionsLeftAlong } from "../../../kernel/solutions-left";
import { bestSolution } from "../../../kernel/verdict";
import type { Task } from "../../../kernel/task";
import type { AnalysedGraph } from "../../../kernel/analysed-graph";
import type { Draft } from "../../../kernel/draft";
import type { OpaqueLevel, AnyPuzzle, OpaqueState } from "../../../puzzles/any-puzzle";
import { findNeedless } from "../tools/needless";
import type { Placement } from "../draft-edits";
import { solutionsText } from "../live-verdict";
import { findTouchedCells } from "./touched";

/** What is known of a level beyond its verdict; it is found out bit by bit. */
export interface Insight {
  readonly puzzle: AnyPuzzle;
  readonly draft: Draft;
  readonly level: OpaqueLevel;
  /** The moves of the best line, the positions that it comes by, the first and the last included. */
  readonly moves: MoveRecord[];
  readonly states: OpaqueState[];
  /** How many best lines there are from each of these positions on; empty as long as that is not known. */
  solutionsLeft: readonly number[];
  /** By cell; undefined as long as it is not known. */
  touched: readonly boolean[] | undefined;
  /** What could go without the level becoming another. */
  readonly needless: Placement[];
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

/** Finds out all of it for a level that can be won and is known whole; calls `tell` whenever something is new. */
export function* gainInsight(
  insight: Insight,
  { graph, analysis }: AnalysedGraph<OpaqueState>,
  report: () => void,
): Task<void> {
  const { puzzle, draft, level } = insight;
  const { winDistance, verdict } = analysis;
  const rules = puzzle.rules(level);
  yield;
  yield* playSolution(insight, rules, bestSolution(graph, winDistance, graph.start));
  insight.solutionsLeft = yield* solutionsLeftAlong(graph, winDistance);
  report();
  insight.touched = yield* findTouchedCells(rules, graph, draft.board);
  report();
  const { difficultyCentibits = 0 } = verdict;
  yield* findNeedless(puzzle, draft, { ...verdict, difficultyCentibits }, (placing) => {
    insight.needless.push(placing);
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

/** How much is needless. */
export function needlessText({ needless, isComplete }: Insight): string {
  if (!isComplete) return "…";
  return needless.length === 0 ? "all needed" : `${needless.length} needless`;
}

/** From which move on there is but one best line, from long to short: there the level is at its hardest. */
export function onlySolutionTexts({ solutionsLeft }: Insight): readonly string[] {
  const move = solutionsLeft.findIndex((count) => count === 1);
  if (move < 0) return ["…"];
  return move === 0
    ? ["one way all along", "one way"]
    : [`one way from move ${move + 1} on`, `1 way from move ${move + 1}`, `1 way from ${move + 1} on`];
}

/** What is said of the position after so many moves of the best line. */
export function stateTexts({ solutionsLeft }: Insight, moveCount: number): readonly string[] {
  if (moveCount >= solutionsLeft.length - 1) return ["won"];
  const count = solutionsText(solutionsLeft[moveCount]);
  return [`${count} from here`, count];
}
