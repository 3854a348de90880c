/** Formats the result of a cleared level: the moves, par, the player's best and the difficulty dots. */
import type { VerdictSummary } from "../../kernel/verdict";
import { isHopeless, type PlayedLevel } from "./played-level";
import { countWithNoun, shortCount } from "../widgets/short-count";

const MAX_DOTS = 5;

/** The lowest difficulties with 2, 3, 4 and 5 dots, in hundredths of a bit. All puzzles use the same scale. */
const DOT_THRESHOLDS_CENTIBITS: readonly number[] = [100, 200, 350, 500];

/** Returns the number of dots for a difficulty, from 1 to 5. */
export function difficultyDots(difficultyCentibits: number): number {
  return 1 + DOT_THRESHOLDS_CENTIBITS.filter((step) => difficultyCentibits >= step).length;
}

/**
 * Returns the result line in several lengths, the longest first: from "7 moves, par 6, best 7  ●●●○○" to "7 / 6". Facts
 * that are not known are left out: par and dots without an analysis, the best if none is given.
 */
export function resultLines<State>(
  { timeline, knowledge }: PlayedLevel<unknown, State>,
  best?: number,
): readonly string[] {
  const moves = movesText(timeline.steps.length);
  if (knowledge === undefined) return [moves];
  const { verdict } = knowledge.analysis;
  const withPar = `${moves}, par ${verdict.par}`;
  const withBest = best === undefined ? withPar : `${withPar}, best ${shortCount(best)}`;
  const count = `${shortCount(timeline.steps.length)} / ${verdict.par}`;
  return [appendDots(withBest, verdict), withBest, withPar, appendDots(count, verdict), count];
}

/** Returns the moves made and par, such as "6 / 9"; empty if par is not known yet or the level has no solution. */
export function moveCountText<State>(played: PlayedLevel<unknown, State>): string {
  const { timeline, knowledge } = played;
  return knowledge === undefined || isHopeless(played)
    ? ""
    : `${shortCount(timeline.moveCount)} / ${knowledge.analysis.verdict.par}`;
}

/** Returns a number of moves as text: "1 move", "7 moves". */
export function movesText(moves: number): string {
  return countWithNoun(moves, "move");
}

/** Appends the difficulty dots, such as "●●●○○", to a text. If the difficulty is unknown, returns the text as it is. */
export function appendDots(text: string, { difficultyCentibits }: VerdictSummary): string {
  if (difficultyCentibits === undefined) return text;
  const full = difficultyDots(difficultyCentibits);
  return `${text}  ${"●".repeat(full)}${"○".repeat(MAX_DOTS - full)}`;
}
