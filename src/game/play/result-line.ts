/** Formats the result of a cleared level: the moves made, par, the player's best and the difficulty dots. */
import type { VerdictSummary } from "../../kernel/verdict";
import type { PlayedLevel } from "./played-level";
import { isHopeless } from "./winnable";
import { shortCount } from "../widgets/short-count";
import { TEXTS } from "../texts/index";

const MAX_DOTS = 5;

/**
 * The lowest difficulties with 2, 3, 4 and 5 dots, in hundredths of a bit. People are expected to need 4, 8, 16 and 32
 * moves to win levels of these difficulties. All puzzles use the same scale.
 */
const DOT_THRESHOLDS_CENTIBITS: readonly number[] = [200, 300, 400, 500];

export function countDifficultyDots(difficultyCentibits: number): number {
  return 1 + DOT_THRESHOLDS_CENTIBITS.filter((step) => difficultyCentibits >= step).length;
}

/**
 * Returns the result of a cleared level in several lengths, the longest first: from "7 moves, par 6, best 7  ●●●○○" to
 * "7 / 6". Leaves out par and the dots if the level is not analysed yet. Leaves out the player's best if `best` is
 * undefined.
 */
export function formatResultLines<State>(
  { timeline, analysedGraph }: PlayedLevel<unknown, State>,
  best?: number,
): readonly string[] {
  const moves = TEXTS.moves(timeline.steps.length);
  if (analysedGraph === undefined) return [moves];
  const { verdict } = analysedGraph.analysis;
  const withPar = TEXTS.result.withPar(moves, verdict.par);
  const withBest = best === undefined ? withPar : TEXTS.result.withBest(withPar, best);
  const count = `${shortCount(timeline.steps.length)} / ${verdict.par}`;
  return [appendDots(withBest, verdict), withBest, withPar, appendDots(count, verdict), count];
}

/**
 * Returns the moves made and par, such as "6 / 9". Returns an empty text if par is not known or the level has no
 * solution.
 */
export function moveCountText<State>(played: PlayedLevel<unknown, State>): string {
  const { timeline, analysedGraph } = played;
  return analysedGraph === undefined || isHopeless(played)
    ? ""
    : `${shortCount(timeline.moveCount)} / ${analysedGraph.analysis.verdict.par}`;
}

/**
 * Appends the difficulty dots, such as "●●●○○", to a text. Returns the text unchanged if the difficulty is not known
 * yet.
 */
export function appendDots(text: string, { difficultyCentibits }: VerdictSummary): string {
  if (difficultyCentibits === undefined) return text;
  const full = countDifficultyDots(difficultyCentibits);
  return `${text}  ${"●".repeat(full)}${"○".repeat(MAX_DOTS - full)}`;
}
