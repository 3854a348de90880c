/**
 * Makes the end card that is shown after a cleared campaign level. Three medal signs (tick, flag and star) on the
 * card say which medals this win earned, and which the player held before.
 */
import { movesOfDifficulty } from "../../kernel/difficulty/expected-moves";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import type { Medal } from "../../puzzles/puzzle";
import type { CardSign, EndCard } from "../play/card";
import { featOf, type Medals } from "../save/medals";
import { shortCount } from "../widgets/short-count";
import { TEXTS } from "../texts/index";

/** One win of a campaign level, with the medals that the player held before this win. */
export interface CampaignWin {
  readonly moves: number;
  readonly hints: number;
  /**
   * Whether the game itself made moves for the player, in this attempt or in a recent attempt that the save remembers.
   * The level then counts as cleared, but the win earns no medal.
   */
  readonly isWatched: boolean;
  readonly earned: readonly Medal[];
  readonly before: Medals;
  /** A text that says why the win missed the level's feat; empty if the win performed the feat. */
  readonly featMissed: string;
  /** The number of levels cleared in a row without help; undefined if the end card does not show this number. */
  readonly streak: number | undefined;
}

/**
 * Returns the end card for a win of the campaign level at `levelIndex`. `best` is the fewest moves of the player's
 * wins of this level.
 */
export function createCampaignEndCard(
  puzzle: AnyPuzzle,
  levelIndex: number,
  win: CampaignWin,
  best: number | undefined,
): EndCard {
  const level = puzzle.campaign.level(levelIndex);
  const { name, verdict } = level;
  const feat = featOf(puzzle, level);
  const { par, difficultyCentibits } = verdict;
  return {
    number: levelIndex + 1,
    name,
    moves: win.moves,
    par,
    best,
    expectedMoves: difficultyCentibits === undefined ? undefined : movesOfDifficulty(difficultyCentibits),
    signs: [
      createClearedSign(win),
      createSign(TEXTS.result.parMedal, "par", win, [TEXTS.result.overPar(shortCount(win.moves - par))]),
      createSign(feat.name, "feat", win, TEXTS.result.featMissed(feat.name, win.featMissed)),
    ],
    streak: win.streak,
  };
}

/**
 * Returns the tick, the medal sign for a cleared level. The text of the tick is "no rewind" instead of "cleared" if the
 * player took back no move.
 */
function createClearedSign({ earned, before }: CampaignWin): CardSign {
  const { cleared, noRewind } = TEXTS.result;
  if (!earned.includes("clean")) return createEarnedSign(cleared, before.isCleared);
  return createEarnedSign(noRewind, before.isCleared && before.clean);
}

/**
 * Returns a medal sign (flag or star) for the end card. `missed` has texts in several lengths, the longest first,
 * that say why the win did not earn the medal.
 */
function createSign(name: string, medal: Medal, win: CampaignWin, missed: readonly string[]): CardSign {
  const { earned, before } = win;
  if (earned.includes(medal)) return createEarnedSign(name, before[medal]);
  const help = helpText(win);
  const reasons = help === undefined ? missed : [help];
  if (before[medal]) return { state: "before", texts: TEXTS.result.held(name, reasons[reasons.length - 1]) };
  return { state: "none", texts: reasons };
}

function createEarnedSign(name: string, wasHeld: boolean): CardSign {
  return wasHeld ? { state: "again", texts: [name] } : { state: "new", texts: [TEXTS.result.newSign(name), name] };
}

/**
 * Returns a text about the help (hint or watched solution) because of which a win earned no medal; undefined if the
 * player had no help.
 */
function helpText({ isWatched, hints }: CampaignWin): string | undefined {
  if (isWatched) return TEXTS.result.watched;
  return hints > 0 ? TEXTS.result.withHint : undefined;
}
