/**
 * Makes the texts of the card (a message with two buttons) after a cleared campaign level. The card's three signs
 * (tick, flag and star) show which medals this win earned, and which the player held before.
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
  /** Says why the win missed the level's feat (an extra task); empty if the win performed it. */
  readonly featMissed: string;
  /** How many levels were cleared in a row without help; undefined if the card does not show this. */
  readonly streak: number | undefined;
}

/**
 * Returns the results of a cleared campaign level for the card (a message with two buttons) after the level. The level
 * is the one at `levelIndex`. `best` is the fewest moves with which the player has won it without help; undefined if
 * there is no such win.
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
