/** The page of the card after a campaign level: which medals the win has earned, and which the player had before. */
import type { Medal } from "../../puzzles/puzzle";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import type { LevelPage, ResultRow, ResultState } from "../play/card";
import { appendDots } from "../play/result-line";
import type { Medals } from "../save/medals";

/** The result of one win of a campaign level, together with the medals held before it. */
export interface CampaignWin {
  readonly moves: number;
  readonly hints: number;
  /** Whether the game itself made moves, now or recently. Then the level counts as cleared, but earns no medal. */
  readonly isWatched: boolean;
  readonly won: readonly Medal[];
  readonly before: Medals;
}

/** Returns the page after level `number`, from 0, with what this win earned and what was held before. */
export function campaignPage(puzzle: AnyPuzzle, number: number, win: CampaignWin, best: number | undefined): LevelPage {
  const { feat, campaign } = puzzle;
  const { name, verdict } = campaign.level(number);
  return {
    moves: win.moves,
    par: verdict.par,
    best,
    labels: [`${number + 1}  ${name}`, name],
    dots: appendDots("", verdict).trim(),
    rows: [
      { name: "cleared", state: stateOf(true, win.before.cleared) },
      rowOf("par", "par", win),
      rowOf(feat.name, "feat", win),
      rowOf("no rewind", "clean", win),
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

/** Returns why the win earned no medals; otherwise what the puzzle's feat means. */
function noteOn({ name, meaning }: AnyPuzzle["feat"], { isWatched, hints }: CampaignWin): string {
  if (isWatched) return "watched lately: cleared only";
  return hints > 0 ? "with a hint: cleared only" : `${name}: ${meaning}`;
}
