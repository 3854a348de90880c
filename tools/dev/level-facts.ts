/**
 * Computes facts about the level being played for the debug overlay on the development page: its level code, and the
 * fewest moves to a win.
 */

import { writeLevelCode } from "../../src/game/codes/level-code";
import { explore } from "../../src/kernel/explore";
import { isFault } from "../../src/kernel/fault";
import { UNREACHABLE } from "../../src/kernel/graph";
import { parseMoves } from "../../src/kernel/moves-text";
import type { Rules } from "../../src/kernel/rules";
import { runToEnd } from "../../src/kernel/task";
import { computeWinDistance } from "../../src/kernel/win-distance";
import { PUZZLES } from "../../src/puzzles/index";
import type { LevelFacts } from "./messages";

/**
 * The most states of a level that are explored. The limit is low, because the debug overlay must show its facts soon.
 */
const MAX_STATES = 5000;

/**
 * Those fields of an attempt's JSON that say in which state the level is. An attempt is a level being played, with its
 * moves (see src/game/play/attempt-json.ts).
 */
interface Attempt {
  readonly puzzle: string;
  readonly map: readonly string[];
  readonly moves: string;
  readonly moveCount: number;
}

/**
 * Returns the level code of the level being played, and the fewest moves to a win. `attemptJson` is the attempt (the
 * level with its moves) as JSON. Returns undefined if the map or the moves in the JSON cannot be parsed.
 */
export function computeLevelFacts(attemptJson: string): LevelFacts | undefined {
  const attempt = JSON.parse(attemptJson) as Attempt;
  const puzzleIndex = PUZZLES.findIndex(({ id }) => id === attempt.puzzle);
  const puzzle = PUZZLES[puzzleIndex].loadPuzzle();
  const map = attempt.map.join("\n");
  const level = puzzle.parseMap(map);
  const moves = parseMoves(attempt.moves);
  if (isFault(level) || isFault(moves)) return undefined;
  const rules = puzzle.rules(level);
  let state = rules.start;
  for (const move of moves.slice(0, attempt.moveCount)) state = rules.move(state, move) ?? state;
  const code = runToEnd(writeLevelCode({ puzzleIndex, map }));
  if (rules.outcome(state) !== "playing") return { code, toWin: rules.outcome(state) };
  return { code, toWin: formatDistance({ ...rules, start: state }) };
}

function formatDistance<State>(rules: Rules<State>): string {
  const graph = runToEnd(explore(rules, MAX_STATES));
  if (graph === undefined) return `more than ${MAX_STATES} states`;
  const moves = runToEnd(computeWinDistance(graph)).winDistance[graph.start];
  if (moves === UNREACHABLE) return "cannot be won";
  return moves === 1 ? "1 move" : `${moves} moves`;
}
