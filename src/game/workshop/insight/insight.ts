import type { MadeMove, Telling } from "../../../kernel/motion";
import type { Direction } from "../../../kernel/direction";
import type { Rules } from "../../../kernel/rules";
import { waysAlong } from "../../../kernel/narrowing";
import { bestLine } from "../../../kernel/verdict";
import type { Work } from "../../../kernel/work";
import type { Survey } from "../../../kernel/certificate";
import type { Draft } from "../../../kernel/draft";
import type { SealedLevel, SealedPuzzle, SealedState } from "../../../puzzles/sealed";
import { tellNeedless } from "../aids/needless";
import type { Placing } from "../draft-edits";
import { waysText } from "../live-verdict";
import { touchedCells } from "./touched";

/** What is known of a level beyond its verdict; it is found out bit by bit. */
export interface Insight {
  readonly puzzle: SealedPuzzle;
  readonly draft: Draft;
  readonly level: SealedLevel;
  /** The moves of the best line, the positions that it comes by, the first and the last included. */
  readonly moves: MadeMove[];
  readonly positions: SealedState[];
  /** How many best lines there are from each of these positions on; empty as long as that is not known. */
  ways: readonly number[];
  /** By cell; undefined as long as it is not known. */
  touched: readonly boolean[] | undefined;
  /** What could go without the level becoming another. */
  readonly needless: Placing[];
  isWhole: boolean;
}

export function startInsight(puzzle: SealedPuzzle, draft: Draft): Insight {
  return {
    puzzle,
    draft,
    level: puzzle.levelOf(draft),
    moves: [],
    positions: [],
    ways: [],
    touched: undefined,
    needless: [],
    isWhole: false,
  };
}

/** Finds out all of it for a level that can be won and is known whole; calls `tell` whenever something is new. */
export function* gainInsight(insight: Insight, { graph, analysis }: Survey<SealedState>, tell: () => void): Work<void> {
  const { puzzle, draft, level } = insight;
  const { distance, verdict } = analysis;
  const rules = puzzle.rules(level);
  yield;
  yield* playLine(insight, rules, bestLine(graph, distance, graph.start));
  insight.ways = yield* waysAlong(graph, distance);
  tell();
  insight.touched = yield* touchedCells(rules, graph, draft.board);
  tell();
  const { difficultyCentibits = 0 } = verdict;
  yield* tellNeedless(puzzle, draft, { ...verdict, difficultyCentibits }, (placing) => {
    insight.needless.push(placing);
    tell();
  });
  insight.isWhole = true;
  tell();
}

function* playLine(
  { moves, positions }: Insight,
  { start, move }: Rules<SealedState>,
  line: readonly Direction[],
): Work<void> {
  let position = start;
  positions.push(position);
  for (const direction of line) {
    const telling: Telling = { stretches: [] };
    position = move(position, direction, telling) ?? position;
    const { player, stretches } = telling;
    moves.push({ direction, player, stretches });
    positions.push(position);
    yield;
  }
}

/** How much is needless. */
export function needlessText({ needless, isWhole }: Insight): string {
  if (!isWhole) return "…";
  return needless.length === 0 ? "all needed" : `${needless.length} needless`;
}

/** From which move on there is but one best line, from long to short: there the level is at its hardest. */
export function narrowTexts({ ways }: Insight): readonly string[] {
  const move = ways.findIndex((count) => count === 1);
  if (move < 0) return ["…"];
  return move === 0
    ? ["one way all along", "one way"]
    : [`one way from move ${move + 1} on`, `1 way from move ${move + 1}`, `1 way from ${move + 1} on`];
}

/** What is said of the position after so many moves of the best line. */
export function positionTexts({ ways }: Insight, moves: number): readonly string[] {
  if (moves >= ways.length - 1) return ["won"];
  const count = waysText(ways[moves]);
  return [`${count} from here`, count];
}
