/**
 * Makes the three medal signs (tick, flag and star) on the card after a level. Their texts say what a win has earned,
 * and why it has missed the other medals.
 */
import type { Medal } from "../../puzzles/puzzle";
import type { Medals } from "../save/medals";
import { TEXTS } from "../texts/index";
import type { CardSign } from "./card";

/** One win of a level, with the medals that the player held before this win. */
export interface MedalWin {
  readonly hints: number;
  /**
   * Whether the game made moves for the player, in this attempt or in a recent one. The level then counts as cleared,
   * but the win earns no medal.
   */
  readonly isWatched: boolean;
  readonly earned: readonly Medal[];
  readonly before: Medals;
}

/**
 * Returns the tick, the medal sign for a cleared level, with the text "cleared".
 *
 * The text also says "no rewind" if this win is the first without taking moves back, and the level was cleared before.
 * The text also says "again" if a cleared level was opened again (`isReopened`).
 */
export function createClearedSign({ earned, before }: MedalWin, isReopened: boolean): CardSign {
  const { cleared, clearedWithoutRewind, again } = TEXTS.result;
  const isNewlyClean = before.isCleared && !before.clean && earned.includes("clean");
  const sign: CardSign = {
    state: before.isCleared && !isNewlyClean ? "again" : "new",
    texts: isNewlyClean ? clearedWithoutRewind : [cleared],
  };
  return isReopened ? { ...sign, texts: sign.texts.flatMap((text) => [again(text), text]) } : sign;
}

/**
 * Returns the only medal sign of a level whose solution the game played: an empty tick with a text such as "solution
 * watched, not counted".
 */
export function createWatchedSign(): CardSign {
  return { state: "none", texts: TEXTS.result.onlyWatched };
}

/**
 * Returns a medal sign (flag or star) for the card after a level. `missed` says why the win did not earn the medal, in
 * several lengths, the longest first.
 */
export function createSign(name: string, medal: Medal, win: MedalWin, missed: readonly string[]): CardSign {
  const { earned, before } = win;
  if (earned.includes(medal)) return createEarnedSign(name, before[medal]);
  const help = helpText(win);
  const reasons = help === undefined ? missed : [help];
  if (before[medal]) return { state: "before", texts: TEXTS.result.held(name, reasons[reasons.length - 1]) };
  return { state: "none", texts: reasons };
}

function createEarnedSign(name: string, wasHeld: boolean): CardSign {
  return { state: wasHeld ? "again" : "new", texts: [name] };
}

function helpText({ isWatched, hints }: MedalWin): string | undefined {
  if (isWatched) return TEXTS.result.watched;
  return hints > 0 ? TEXTS.result.withHint : undefined;
}
