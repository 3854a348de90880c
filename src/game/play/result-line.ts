/** What is said of a cleared level: how many moves it took, how few are needed, and how hard it is, in dots. */
import type { VerdictSummary } from "../../kernel/verdict";
import { isHopeless, type PlayedLevel } from "./played-level";
import { countWithNoun, shortCount } from "../widgets/short-count";

const MAX_DOTS = 5;

/** From so many hundredths of a bit on a level has two dots, three, four and five: the same in all puzzles. */
const DOT_THRESHOLDS_CENTIBITS: readonly number[] = [100, 200, 350, 500];

/** How hard a level is, from 1 to 5. */
export function difficultyDots(difficultyCentibits: number): number {
  return 1 + DOT_THRESHOLDS_CENTIBITS.filter((step) => difficultyCentibits >= step).length;
}

/**
 * "7 moves, par 6, best 7  ●●●○○", as much of it as is known, and no best where none is kept; then what is left of it where
 * there is less room: "7 / 6  ●●●○○", and that without dots at least.
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

/** "6 / 9": the moves made, and the fewest that win; empty where none do, and as long as that is not known. */
export function moveCountText<State>(play: PlayedLevel<unknown, State>): string {
  const { timeline, knowledge } = play;
  return knowledge === undefined || isHopeless(play)
    ? ""
    : `${shortCount(timeline.moveCount)} / ${knowledge.analysis.verdict.par}`;
}

/** "1 move", "7 moves". */
export function movesText(moves: number): string {
  return countWithNoun(moves, "move");
}

/** The text with "●●●○○" behind it; without, as long as it is not known how hard the level is. */
export function appendDots(text: string, { difficultyCentibits }: VerdictSummary): string {
  if (difficultyCentibits === undefined) return text;
  const full = difficultyDots(difficultyCentibits);
  return `${text}  ${"●".repeat(full)}${"○".repeat(MAX_DOTS - full)}`;
}
