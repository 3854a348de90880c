import type { Medal } from "../../puzzles/puzzle";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import type { LevelPage, ResultRow, ResultState } from "../play/card";
import { appendDots } from "../play/result-line";
import type { Medals } from "../save/medals";

/** How a level of the campaign was won this time, and what was held before. */
export interface CampaignWin {
  readonly moves: number;
  readonly hints: number;
  /** The game itself made moves of it, now or lately: it is cleared, and earns nothing else. */
  readonly isWatched: boolean;
  readonly won: readonly Medal[];
  readonly before: Medals;
}

/** The page after level `number`, from 0: what this win has earned, and what was held before, by name. */
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

/** Why there is no medal to be had; else what the puzzle's own feat means. */
function noteOn({ name, meaning }: AnyPuzzle["feat"], { isWatched, hints }: CampaignWin): string {
  if (isWatched) return "watched lately: cleared only";
  return hints > 0 ? "with a hint: cleared only" : `${name}: ${meaning}`;
}
