import type { Medal } from "../../puzzles/puzzle";
import type { SealedPuzzle } from "../../puzzles/sealed";
import type { LevelPage, ResultRow, ResultState } from "../play/card";
import { withDots } from "../play/worth";
import type { Medals } from "../save/medals";

/** How a level of the campaign was won this time, and what was held before. */
export interface Win {
  readonly moves: number;
  readonly hints: number;
  /** The game itself made moves of it, now or lately: it is cleared, and earns nothing else. */
  readonly isWatched: boolean;
  readonly won: readonly Medal[];
  readonly before: Medals;
}

/** The page after level `number`, from 0: what this win has earned, and what was held before, by name. */
export function campaignPage(puzzle: SealedPuzzle, number: number, win: Win, best: number | undefined): LevelPage {
  const { feat, campaign } = puzzle;
  const { name, verdict } = campaign.level(number);
  return {
    moves: win.moves,
    par: verdict.par,
    best,
    place: [`${number + 1}  ${name}`, name],
    dots: withDots("", verdict).trim(),
    rows: [
      { name: "cleared", state: stateOf(true, win.before.cleared) },
      rowOf("par", "par", win),
      rowOf(feat.name, "feat", win),
      rowOf("no rewind", "clean", win),
    ],
    note: noteOn(feat, win),
  };
}

function rowOf(name: string, medal: Medal, { won, before }: Win): ResultRow {
  return { name, state: stateOf(won.includes(medal), before[medal]) };
}

function stateOf(isWon: boolean, wasHeld: boolean): ResultState {
  if (isWon) return wasHeld ? "again" : "new";
  return wasHeld ? "before" : "none";
}

/** Why there is no medal to be had; else what the puzzle's own feat means. */
function noteOn({ name, meaning }: SealedPuzzle["feat"], { isWatched, hints }: Win): string {
  if (isWatched) return "watched lately: cleared only";
  return hints > 0 ? "with a hint: cleared only" : `${name}: ${meaning}`;
}
