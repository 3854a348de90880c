/** The rules of a rush: clock, lives and texts. The modes that use them are rush-mode.ts and rush-challenge-mode.ts. */
import type { RushStatus } from "../../puzzles/puzzle";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import type { Mode } from "../play/mode";
import type { ResumePoint } from "../save/resume-point";
import { shortCount } from "../widgets/short-count";

/** The length of a rush: the player clears as many levels as possible in three minutes, and three losses end it. */
export const RUSH_MS = 180000;
const RUSH_LIVES = 3;

/** Returns the lines of the page with the rules. Lives are named only if the puzzle has a way to lose. */
export function rushRules({ canBeLost }: AnyPuzzle): readonly string[] {
  return canBeLost ? ["3:00 on the clock", "three lives", "no hints"] : ["3:00 on the clock", "no hints"];
}

/** Returns the most important rules, short enough for one line below a friend's result. */
export function rushRulesInBrief({ canBeLost }: AnyPuzzle): string {
  return canBeLost ? "3:00, three lives" : "3:00, no hints";
}

const LIVES_IN_WORDS: readonly string[] = ["no lives", "one life", "two lives", "three lives"];

const TWELFTHS = 12;

export interface Rush {
  remainingMs: number;
  losses: number;
  cleared: number;
  /** The number of losses in levels before the present one. */
  lossesBefore: number;
  isGivenUp: boolean;
}

/** What is stored of a rush. */
export interface RushCounts {
  readonly remainingMs: number;
  readonly cleared: number;
  readonly losses: number;
}

export const NEW_RUSH: RushCounts = { remainingMs: RUSH_MS, cleared: 0, losses: 0 };

/**
 * Returns a rush continued from a resume point. Losses in the present level are added, unless that level cannot be
 * read.
 */
export function resumeRush(
  { remainingMs, cleared, losses }: RushCounts,
  resumePoint: ResumePoint | undefined,
  isUnreadable: boolean,
): Rush {
  const lossesInLevel = isUnreadable ? 0 : (resumePoint?.losses ?? 0);
  return { remainingMs, cleared, losses: losses + lossesInLevel, lossesBefore: losses, isGivenUp: false };
}

export function isRushOver({ remainingMs, losses, isGivenUp }: Rush): boolean {
  return isGivenUp || remainingMs <= 0 || losses >= RUSH_LIVES;
}

/**
 * Returns the part of a mode that all rushes share. `onEnd` is called when lives or the player end the rush, but not
 * when the clock does.
 */
export function rushModePart(
  rush: Rush,
  onEnd: () => void = () => undefined,
): Pick<Mode, "hasHints" | "teaches" | "rushStatus" | "isOver" | "onLost" | "giveUp"> {
  return {
    hasHints: false,
    teaches: false,
    rushStatus: () => rushStatus(rush),
    isOver: () => isRushOver(rush),
    onLost: () => {
      rush.losses++;
      if (isRushOver(rush)) onEnd();
    },
    giveUp: () => {
      if (isRushOver(rush)) return;
      rush.isGivenUp = true;
      onEnd();
    },
  };
}

/** Advances the clock; returns whether its text has changed. */
export function advanceClock(rush: Rush, elapsedMs: number): boolean {
  const before = clockText(rush.remainingMs);
  rush.remainingMs -= elapsedMs;
  return clockText(rush.remainingMs) !== before;
}

/** Returns the clock, with the lives as lamps if the puzzle's scene does not draw them. */
export function clockAndLivesText({ painter, canBeLost }: AnyPuzzle, rush: Rush): string {
  const clock = clockText(rush.remainingMs);
  return canBeLost && painter.scene.rushTexts === undefined ? `${clock}  ${livesText(rush)}` : clock;
}

/** Returns the clock and the number of lives as words for a screen reader. */
export function runTold({ canBeLost }: AnyPuzzle, { remainingMs, losses }: Rush): string {
  const clock = clockText(remainingMs);
  return canBeLost ? `${clock}, ${LIVES_IN_WORDS[Math.max(0, RUSH_LIVES - losses)]}` : clock;
}

/** Returns why the rush is over. */
export function endReasonText({ losses, remainingMs }: Rush): string {
  if (losses >= RUSH_LIVES) return "Lost three times";
  return remainingMs > 0 ? "Ended by hand" : "Time is up";
}

/** Returns the number of cleared levels; it is short because scenes that draw the lamps have little room. */
export function clearedCountText(cleared: number): string {
  return `${shortCount(cleared)} cleared`;
}

/** Formats the time left as `2:05`, rounded up to whole seconds. */
export function clockText(remainingMs: number): string {
  const seconds = Math.ceil(Math.max(0, remainingMs) / 1000);
  const secondsOfMinute = seconds % 60;
  return `${Math.floor(seconds / 60)}:${secondsOfMinute < 10 ? "0" : ""}${secondsOfMinute}`;
}

/** Returns the clock and the lives in numbers, for scenes that draw them. */
function rushStatus({ remainingMs, losses }: Rush): RushStatus {
  return {
    lives: Math.max(0, RUSH_LIVES - losses),
    twelfths: Math.ceil((Math.max(0, remainingMs) * TWELFTHS) / RUSH_MS),
  };
}

/** Returns a lamp for each life, lit or out; the last ones go out first. */
function livesText({ losses }: Rush): string {
  const lamps: string[] = [];
  for (let count = 1; count <= RUSH_LIVES; count++) lamps.push(count <= RUSH_LIVES - losses ? "▲" : "△");
  return lamps.join(" ");
}
