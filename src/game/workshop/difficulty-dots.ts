/** Shows the difficulty of a level as one to five dots. */
import type { VerdictSummary } from "../../kernel/verdict";
import { TEXTS } from "./texts/index";

const MAX_DOTS = 5;

/**
 * The lowest difficulties of levels with 2, 3, 4 and 5 dots, in hundredths of a bit. People are expected to need 4, 8,
 * 16 and 32 moves to win levels of these difficulties. All puzzles use the same scale.
 */
const DOT_THRESHOLDS_CENTIBITS: readonly number[] = [200, 300, 400, 500];

export function countDifficultyDots(difficultyCentibits: number): number {
  return 1 + DOT_THRESHOLDS_CENTIBITS.filter((step) => difficultyCentibits >= step).length;
}

/**
 * Appends the difficulty dots, such as "Difficulty ●●●○○", to a text. Returns the text unchanged if the difficulty is
 * not known yet.
 */
export function appendDots(text: string, { difficultyCentibits }: VerdictSummary): string {
  if (difficultyCentibits === undefined) return text;
  const full = countDifficultyDots(difficultyCentibits);
  return `${text} · ${TEXTS.editor.difficulty} ${"●".repeat(full)}${"○".repeat(MAX_DOTS - full)}`;
}
