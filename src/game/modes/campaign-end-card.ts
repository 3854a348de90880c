/**
 * Makes the end card that is shown after a cleared campaign level. Three medal signs (tick, flag and star) on the
 * card say which medals this win earned, and which the player held before.
 */
import { movesOfDifficulty } from "../../kernel/difficulty/expected-moves";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import type { EndCard } from "../play/card";
import { createClearedSign, createSign, type MedalWin } from "../play/medal-signs";
import { featOf } from "../save/medals";
import { shortCount } from "../widgets/short-count";
import { TEXTS } from "../texts/index";

/** One win of a campaign level, with the medals that the player held before this win. */
export interface CampaignWin extends MedalWin {
  readonly moves: number;
  /**
   * A text that says why the win missed the level's feat (an extra task of a level); empty if the win performed the
   * feat.
   */
  readonly featMissed: string;
  /** The number of levels cleared in a row without help; undefined if the end card does not show this number. */
  readonly streak: number | undefined;
}

/**
 * Returns the end card for a win of the campaign level at `levelIndex`. `best` is the fewest moves of the player's wins
 * of this level. A level after hours (optional levels after the campaign) joins two solving ideas, and its card names
 * both.
 */
export function createCampaignEndCard(
  puzzle: AnyPuzzle,
  levelIndex: number,
  win: CampaignWin,
  best: number | undefined,
): EndCard {
  const level = puzzle.campaign.level(levelIndex);
  const { name, verdict, ideas } = level;
  const feat = featOf(puzzle, level);
  const { par, difficultyCentibits } = verdict;
  const number = levelIndex + 1;
  return {
    names: [`${number}  ${name}`, `${number} ${name}`, name, `${number}`],
    moves: win.moves,
    par,
    best,
    expectedMoves: difficultyCentibits === undefined ? undefined : movesOfDifficulty(difficultyCentibits),
    signs: [
      createClearedSign(win, win.before.isCleared),
      createSign(TEXTS.result.parMedal(par), "par", win, TEXTS.result.overPar(shortCount(win.moves - par))),
      createSign(feat.name, "feat", win, TEXTS.result.featMissed(feat.name, win.featMissed)),
    ],
    streak: win.streak,
    namedIdeas: ideas,
  };
}
