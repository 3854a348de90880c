import type { RushStatus } from "../../puzzles/puzzle";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import type { Mode } from "../play/mode";
import type { ResumePoint } from "../save/resume-point";
import { shortCount } from "../widgets/short-count";

/** Rush: as many levels as you can in three minutes; three losses end it. */
export const RUSH_MS = 180000;
const RUSH_LIVES = 3;

/** Returns the lines of the page with the rules. Lives are named only if the puzzle has a way to lose. */
export function rushRules({ canBeLost }: AnyPuzzle): readonly string[] {
  return canBeLost ? ["3:00 on the clock", "three lives", "no hints"] : ["3:00 on the clock", "no hints"];
}

/** Those of them for which there is room below a friend's result. */
export function rushRulesInBrief({ canBeLost }: AnyPuzzle): string {
  return canBeLost ? "3:00, three lives" : "3:00, no hints";
}

const LIVES_TOLD: readonly string[] = ["no lives", "one life", "two lives", "three lives"];

const TWELFTHS = 12;

export interface Rush {
  remainingMs: number;
  losses: number;
  cleared: number;
  /** How often a level before the present one was lost. */
  lossesBefore: number;
  isGivenUp: boolean;
}

/** What is kept of a rush. */
export interface RushCounts {
  readonly remainingMs: number;
  readonly cleared: number;
  readonly losses: number;
}

export const NEW_RUSH: RushCounts = { remainingMs: RUSH_MS, cleared: 0, losses: 0 };

/** A rush as it was `left`; the level that was left counts its own losses, as long as it is not lost itself. */
export function resumeRush(
  { remainingMs, cleared, losses }: RushCounts,
  resumePoint: ResumePoint | undefined,
  isUnreadable: boolean,
): Rush {
  const inLevel = isUnreadable ? 0 : (resumePoint?.losses ?? 0);
  return { remainingMs, cleared, losses: losses + inLevel, lossesBefore: losses, isGivenUp: false };
}

export function isRushOver({ remainingMs, losses, isGivenUp }: Rush): boolean {
  return isGivenUp || remainingMs <= 0 || losses >= RUSH_LIVES;
}

/** What makes a rush of a mode, wherever its levels come from. `onEnd` is called once it is over, other than by the clock. */
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

/** Lets the clock run; gives whether it shows something else now. */
export function advanceClock(rush: Rush, elapsedMs: number): boolean {
  const before = clockText(rush.remainingMs);
  rush.remainingMs -= elapsedMs;
  return clockText(rush.remainingMs) !== before;
}

/** The clock, and the lamps where the place has none for them. */
export function clockAndLivesText({ painter, canBeLost }: AnyPuzzle, rush: Rush): string {
  const clock = clockText(rush.remainingMs);
  return canBeLost && painter.scene.rushTexts === undefined ? `${clock}  ${livesText(rush)}` : clock;
}

/** Returns the number of lives as words for a screen reader. */
export function runTold({ canBeLost }: AnyPuzzle, { remainingMs, losses }: Rush): string {
  const clock = clockText(remainingMs);
  return canBeLost ? `${clock}, ${LIVES_TOLD[Math.max(0, RUSH_LIVES - losses)]}` : clock;
}

/** Why it is over. */
export function endReasonText({ losses, remainingMs }: Rush): string {
  if (losses >= RUSH_LIVES) return "Lost three times";
  return remainingMs > 0 ? "Ended by hand" : "Time is up";
}

/** In a place that shows the lamps there is no room for more. */
export function clearedCountText(cleared: number): string {
  return `${shortCount(cleared)} cleared`;
}

/** What is left, as `2:05`; the last second counts as one. */
export function clockText(remainingMs: number): string {
  const seconds = Math.ceil(Math.max(0, remainingMs) / 1000);
  const rest = seconds % 60;
  return `${Math.floor(seconds / 60)}:${rest < 10 ? "0" : ""}${rest}`;
}

/** How the rush stands, for a place that shows it. */
function rushStatus({ remainingMs, losses }: Rush): RushStatus {
  return {
    lives: Math.max(0, RUSH_LIVES - losses),
    twelfths: Math.ceil((Math.max(0, remainingMs) * TWELFTHS) / RUSH_MS),
  };
}

/** A lamp for each loss that is left: the last ones go out first. */
function livesText({ losses }: Rush): string {
  const lamps: string[] = [];
  for (let count = 1; count <= RUSH_LIVES; count++) lamps.push(count <= RUSH_LIVES - losses ? "▲" : "△");
  return lamps.join(" ");
}
