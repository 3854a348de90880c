/**
 * Formats the result of a cleared level: the moves made, par (the fewest moves), the player's best, and what people are
 * expected to need.
 */
import { movesOfDifficulty } from "../../kernel/difficulty/expected-moves";
import type { PlayedLevel } from "./played-level";
import { isHopeless } from "./winnable";
import { shortCount } from "../widgets/short-count";
import { TEXTS } from "../texts/index";

/**
 * Returns the result of a cleared level, such as "7 moves, par 6, best 7", the longest text first. Leaves out par (the
 * fewest moves) and the player's best if they are not known.
 */
export function formatResultLines<State>(
  { timeline, analysedGraph }: PlayedLevel<unknown, State>,
  best?: number,
): readonly string[] {
  const moves = TEXTS.moves(timeline.steps.length);
  if (analysedGraph === undefined) return [moves];
  const { par } = analysedGraph.analysis.verdict;
  const withPar = TEXTS.result.withPar(moves, par);
  const shortLines = [withPar, `${shortCount(timeline.steps.length)} / ${par}`];
  return best === undefined ? shortLines : [TEXTS.result.withBest(withPar, best), ...shortLines];
}

/**
 * Returns how many moves a person is expected to need for a level, such as "first win: about 9", the longest text
 * first. Returns an empty list if this number is not known or not above par.
 */
export function formatExpectation<State>({ analysedGraph }: PlayedLevel<unknown, State>): readonly string[] {
  if (analysedGraph === undefined) return [];
  const { par, difficultyCentibits } = analysedGraph.analysis.verdict;
  if (difficultyCentibits === undefined) return [];
  const moves = movesOfDifficulty(difficultyCentibits);
  return moves <= par ? [] : TEXTS.result.expectation(moves);
}

/**
 * Returns the signs of a win: a tick, a flag, and a star if the win did the puzzle's feat (an extra task). The flag is
 * full if the player has reached par (the fewest moves) without a hint.
 */
export function formatWinSigns<State>(
  { timeline, analysedGraph }: PlayedLevel<unknown, State>,
  hints: number,
  hasFeat: boolean,
): string {
  const { ticked, withPar, withoutPar, feat } = TEXTS.result.winSigns;
  const star = hasFeat ? feat : "";
  if (analysedGraph === undefined) return ticked + star;
  const isAtPar = hints === 0 && timeline.steps.length <= analysedGraph.analysis.verdict.par;
  return (isAtPar ? withPar : withoutPar) + star;
}

/**
 * Returns the moves made and par (the fewest moves), such as "9 / 6", or "par 6" before the first move. Returns an
 * empty text if par is not known or the level has no solution.
 */
export function moveCountText<State>(played: PlayedLevel<unknown, State>): string {
  const { timeline, analysedGraph } = played;
  if (analysedGraph === undefined || isHopeless(played)) return "";
  const { par } = analysedGraph.analysis.verdict;
  return timeline.moveCount === 0 ? TEXTS.result.par(par) : `${shortCount(timeline.moveCount)} / ${par}`;
}
