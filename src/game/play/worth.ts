/** What is said of a cleared level: how many moves it took, how few are needed, and how hard it is, in dots. */
import type { Outline } from "../../kernel/verdict";
import { isHopeless, type Play } from "./play";
import { counted, shortCount } from "../widgets/short-count";

const MOST_DOTS = 5;

/** From so many hundredths of a bit on a level has two dots, three, four and five: the same in all puzzles. */
const STEPS_CENTIBITS: readonly number[] = [100, 200, 350, 500];

/** How hard a level is, from 1 to 5. */
export function dotsOf(difficultyCentibits: number): number {
  return 1 + STEPS_CENTIBITS.filter((step) => difficultyCentibits >= step).length;
}

/**
 * "7 moves, par 6, best 7  ●●●○○", as much of it as is known, and no best where none is kept; then what is left of it where
 * there is less room: "7 / 6  ●●●○○", and that without dots at least.
 */
export function worthTexts<State>({ session, known }: Play<unknown, State>, best?: number): readonly string[] {
  const moves = movesText(session.steps.length);
  if (known === undefined) return [moves];
  const { verdict } = known.analysis;
  const withPar = `${moves}, par ${verdict.par}`;
  const withBest = best === undefined ? withPar : `${withPar}, best ${shortCount(best)}`;
  const count = `${shortCount(session.steps.length)} / ${verdict.par}`;
  return [withDots(withBest, verdict), withBest, withPar, withDots(count, verdict), count];
}

/** "6 / 9": the moves made, and the fewest that win; empty where none do, and as long as that is not known. */
export function countText<State>(play: Play<unknown, State>): string {
  const { session, known } = play;
  return known === undefined || isHopeless(play) ? "" : `${shortCount(session.goal)} / ${known.analysis.verdict.par}`;
}

/** "1 move", "7 moves". */
export function movesText(moves: number): string {
  return counted(moves, "move");
}

/** The text with "●●●○○" behind it; without, as long as it is not known how hard the level is. */
export function withDots(text: string, { difficultyCentibits }: Outline): string {
  if (difficultyCentibits === undefined) return text;
  const full = dotsOf(difficultyCentibits);
  return `${text}  ${"●".repeat(full)}${"○".repeat(MOST_DOTS - full)}`;
}
