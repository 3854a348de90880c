/**
 * Defines the rules of a rush, in which the player clears as many levels as possible in three minutes: clock, lives and
 * texts.
 */
import type { RushStatus } from "../../puzzles/puzzle";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import type { Mode } from "../play/mode";
import type { ResumePoint } from "../save/resume-point";
import { TEXTS } from "../texts/index";

/** The length of a rush (a timed run), in milliseconds. Three losses end it earlier. */
export const RUSH_MS = 180000;
const RUSH_LIVES = 3;

/**
 * Returns the lines of the page with the rules of a rush (a timed run). They mention lives only if levels of the puzzle
 * can be lost.
 */
export function rushRules({ canBeLost }: AnyPuzzle): readonly string[] {
  return canBeLost ? TEXTS.rush.rulesWithLives : TEXTS.rush.rules;
}

/** Returns the most important rules of a rush (a timed run), short enough for one line below a friend's result. */
export function rushRulesInBrief({ canBeLost }: AnyPuzzle): string {
  return canBeLost ? TEXTS.rush.shortRulesWithLives : TEXTS.rush.shortRules;
}

const TWELFTHS = 12;

export interface Rush {
  remainingMs: number;
  losses: number;
  cleared: number;
  /** How many lives the player had lost in this rush (a timed run) before the current level. */
  lossesBefore: number;
  isGivenUp: boolean;
}

/** The remaining time, cleared levels and losses of a rush (a timed run), as the save stores them. */
export interface RushCounts {
  readonly remainingMs: number;
  readonly cleared: number;
  readonly losses: number;
}

export const NEW_RUSH: RushCounts = { remainingMs: RUSH_MS, cleared: 0, losses: 0 };

/**
 * Returns a rush (a timed run) that continues with the stored time, cleared levels and losses. If the unfinished level
 * of `resumePoint` can be read, the losses in this level are added.
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
 * Returns the functions that the modes of a rush (a timed run) with and without a challenge code share. `onEnd` is
 * called if the last life is lost or the player ends the rush.
 */
export function createRushModeFields(
  rush: Rush,
  onEnd: () => void = () => undefined,
): Pick<Mode, "hasHints" | "teaches" | "rushStatus" | "isOver" | "onLost" | "giveUp"> {
  return {
    hasHints: false,
    teaches: true,
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

/** Advances the clock of a rush (a timed run). Returns whether the displayed time has changed. */
export function advanceClock(rush: Rush, elapsedMs: number): boolean {
  const before = formatClock(rush.remainingMs);
  rush.remainingMs -= elapsedMs;
  return formatClock(rush.remainingMs) !== before;
}

/**
 * Returns the text with the time left in a rush (a timed run). One small lamp for each life follows if levels of the
 * puzzle can be lost, unless the scenery (the drawn surroundings of the board) shows the lives.
 */
export function formatClockAndLives({ painter, canBeLost }: AnyPuzzle, rush: Rush): string {
  const clock = formatClock(rush.remainingMs);
  return canBeLost && painter.scene.rushTexts === undefined ? `${clock}  ${formatLives(rush)}` : clock;
}

/** Returns the time and the lives left in a rush (a timed run), in words for a screen reader. */
export function composeRushAnnouncement({ canBeLost }: AnyPuzzle, { remainingMs, losses }: Rush): string {
  const clock = formatClock(remainingMs);
  return canBeLost ? `${clock}, ${TEXTS.announcements.lives[Math.max(0, RUSH_LIVES - losses)]}` : clock;
}

export function endReasonText({ losses, remainingMs }: Rush): string {
  if (losses >= RUSH_LIVES) return TEXTS.rush.lostAll;
  return remainingMs > 0 ? TEXTS.rush.ended : TEXTS.rush.timeIsUp;
}

/** Formats the time left in a rush (a timed run) as `2:05`, rounded up to whole seconds. */
export function formatClock(remainingMs: number): string {
  const seconds = Math.ceil(Math.max(0, remainingMs) / 1000);
  const secondsOfMinute = seconds % 60;
  return `${Math.floor(seconds / 60)}:${secondsOfMinute < 10 ? "0" : ""}${secondsOfMinute}`;
}

export function livesLeft({ losses }: Pick<Rush, "losses">): number {
  return Math.max(0, RUSH_LIVES - losses);
}

/**
 * Returns the time and the lives left in a rush (a timed run), for scenery that draws them. `twelfths` is the time
 * left, in twelfths of three minutes.
 */
function rushStatus({ remainingMs, losses }: Rush): RushStatus {
  return {
    lives: livesLeft({ losses }),
    twelfths: Math.ceil((Math.max(0, remainingMs) * TWELFTHS) / RUSH_MS),
  };
}

/**
 * Returns a text with one small lamp for each life in a rush (a timed run). The lamps of lost lives are dark and come
 * last.
 */
function formatLives({ losses }: Rush): string {
  const lamps: string[] = [];
  for (let count = 1; count <= RUSH_LIVES; count++) lamps.push(count <= RUSH_LIVES - losses ? "▲" : "△");
  return lamps.join(" ");
}
