/** What is said of a cleared level: how many moves it took, how few are needed, and how hard it is, in dots. */
import type { Verdict } from "../../kernel/verdict";
import type { Play } from "./play";

const MOST_DOTS = 5;

/** From so many hundredths of a bit on a level has two dots, three, four and five: the same in all puzzles. */
const STEPS_CENTIBITS: readonly number[] = [100, 200, 350, 500];

/** How hard a level is, from 1 to 5. */
export function dotsOf(difficultyCentibits: number): number {
  return 1 + STEPS_CENTIBITS.filter((step) => difficultyCentibits >= step).length;
}

/** "7 moves, par 6  ●●●○○"; the moves alone as long as no more is known. */
export function worthText<State>(play: Play<unknown, State>): string {
  return worthTexts(play)[0];
}

/** What `worthText` says, and then what is left of it where there is less room: without the dots, without the par. */
export function worthTexts<State>({ session, certificate }: Play<unknown, State>): readonly string[] {
  const moves = movesText(session.steps.length);
  if (certificate === undefined) return [moves];
  const { verdict } = certificate.analysis;
  const withPar = `${moves}, par ${verdict.par}`;
  return [`${withPar}  ${dotsText(verdict)}`, withPar, moves];
}

function movesText(moves: number): string {
  return moves === 1 ? "1 move" : `${moves} moves`;
}

/** "●●●○○". */
export function dotsText({ difficultyCentibits }: Verdict): string {
  const full = dotsOf(difficultyCentibits);
  return "●".repeat(full) + "○".repeat(MOST_DOTS - full);
}
