/**
 * Makes the result page that follows a won campaign level: the medals that this win earned, and the medals that the
 * player held before.
 */
import { movesOfDifficulty } from "../../kernel/difficulty/expected-moves";
import type { Medal } from "../../puzzles/puzzle";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import type { LevelPage, ResultRow, ResultState } from "../play/card";
import { appendDots } from "../play/result-line";
import type { Medals } from "../save/medals";
import { TEXTS } from "../texts/index";

/** The result of one win of a campaign level, with the medals that the player held before this win. */
export interface CampaignWin {
  readonly moves: number;
  readonly hints: number;
  /**
   * Whether the game itself made moves for the player, in this attempt or recently. The level then counts as cleared,
   * but the win earns no medal.
   */
  readonly isWatched: boolean;
  readonly won: readonly Medal[];
  readonly before: Medals;
}

/**
 * Returns the result page of campaign level `number` (from 0): the medals that this win earned, and the medals that the
 * player held before.
 */
export function campaignPage(puzzle: AnyPuzzle, number: number, win: CampaignWin, best: number | undefined): LevelPage {
  const { feat, campaign } = puzzle;
  const { name, verdict } = campaign.level(number);
  return {
    moves: win.moves,
    par: verdict.par,
    best,
    labels: [`${number + 1}  ${name}`, name],
    dots: appendDots("", verdict).trim(),
    expectedMoves:
      verdict.difficultyCentibits === undefined ? undefined : movesOfDifficulty(verdict.difficultyCentibits),
    rows: [
      { name: TEXTS.result.cleared, state: stateOf(true, win.before.cleared) },
      rowOf(TEXTS.result.parMedal, "par", win),
      rowOf(feat.name, "feat", win),
      rowOf(TEXTS.result.noRewind, "clean", win),
    ],
    note: noteOn(feat, win),
  };
}

function rowOf(name: string, medal: Medal, { won, before }: CampaignWin): ResultRow {
  return { name, state: stateOf(won.includes(medal), before[medal]) };
}

function stateOf(isWon: boolean, wasHeld: boolean): ResultState {
  if (isWon) return wasHeld ? "again" : "new";
  return wasHeld ? "before" : "none";
}

/**
 * Returns a note for the result page: why the win earned no medals, or otherwise the condition for the medal that only
 * this puzzle has.
 */
function noteOn({ name, meaning }: AnyPuzzle["feat"], { isWatched, hints }: CampaignWin): string {
  if (isWatched) return TEXTS.result.solutionSeen;
  return hints > 0 ? TEXTS.result.withHint : TEXTS.result.feat(name, meaning);
}
