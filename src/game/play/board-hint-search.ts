/**
 * Runs the search for a board hint: a sentence about the shortest wins from the current state, and the cells that it is
 * about.
 */
import { readFrameMs } from "../../device/clock";
import type { BoardHint } from "../../kernel/hints/board-hint";
import { findShortestWins } from "../../kernel/hints/shortest-wins";
import type { Task } from "../../kernel/task";
import { cancelTask, runTask, startTask, type TaskHandle } from "../../kernel/task-handle";
import type { AnyPuzzle, OpaqueLevel, OpaqueState } from "../../puzzles/any-puzzle";
import type { PlayedLevel } from "./played-level";
import { currentState, outcomeOf } from "./timeline";

/** The search for the board hint (a sentence about the shortest wins) in one state of the level. */
export interface BoardHintSearch {
  readonly state: OpaqueState;
  readonly handle: TaskHandle<BoardHint | undefined>;
}

interface HintedAttempt {
  readonly puzzle: AnyPuzzle;
  readonly played: PlayedLevel<OpaqueLevel, OpaqueState>;
  readonly quarterTurns: number;
  boardHintSearch: BoardHintSearch | undefined;
}

/**
 * Starts the search for a board hint (a sentence about the shortest wins) from the current state, unless it has
 * started. Returns whether it is over. The level must be analysed.
 */
export function isBoardHintFound(attempt: HintedAttempt): boolean {
  const { findBoardHint: find } = attempt.puzzle;
  if (find === undefined) return true;
  const state = currentState(attempt.played.timeline);
  if (attempt.boardHintSearch?.state !== state) {
    cancelBoardHintSearch(attempt);
    attempt.boardHintSearch = { state, handle: startTask(findBoardHint(attempt.played, find)) };
  }
  return attempt.boardHintSearch.handle.isDone;
}

/**
 * Runs the search for a board hint (a sentence about the shortest wins), if one was started, until `untilMs`
 * milliseconds after the frame's beginning.
 */
export function runBoardHintSearch({ boardHintSearch }: HintedAttempt, untilMs: number): void {
  if (boardHintSearch !== undefined) runTask(boardHintSearch.handle, readFrameMs, untilMs);
}

export function isSearchingBoardHint({ boardHintSearch }: HintedAttempt): boolean {
  return boardHintSearch?.handle.isDone === false;
}

export function cancelBoardHintSearch(attempt: HintedAttempt): void {
  if (attempt.boardHintSearch !== undefined) cancelTask(attempt.boardHintSearch.handle);
  attempt.boardHintSearch = undefined;
}

/**
 * Returns what the shown hint tells about the board; undefined if there is nothing to tell. Also undefined while the
 * board is shown turned, because words such as "left" would be wrong.
 */
export function boardHintOf({ boardHintSearch, played, quarterTurns }: HintedAttempt): BoardHint | undefined {
  if (quarterTurns !== 0 || boardHintSearch?.state !== currentState(played.timeline)) return undefined;
  return boardHintSearch.handle.result;
}

function* findBoardHint(
  { level, timeline, analysedGraph }: PlayedLevel<OpaqueLevel, OpaqueState>,
  find: AnyPuzzle["findBoardHint"],
): Task<BoardHint | undefined> {
  if (find === undefined || analysedGraph === undefined || outcomeOf(timeline) !== "playing") return undefined;
  const { graph, analysis } = analysedGraph;
  const { winDistance } = analysis;
  const state = currentState(timeline);
  const stateNumber = graph.stateNumberOf(state);
  // If one move wins, nothing is told about the board, because the hint already has a sentence for this.
  if (stateNumber === undefined || winDistance[stateNumber] < 2) return undefined;
  return yield* find(level, yield* findShortestWins({ rules: timeline.rules, graph, winDistance }, state));
}
