import type { RunStanding } from "../../puzzles/puzzle";
import type { SealedPuzzle } from "../../puzzles/sealed";
import type { Mode } from "../play/mode";
import type { LeftLevel } from "../save/left-level";
import { shortCount } from "../widgets/short-count";

/** Rush: as many levels as you can in three minutes; three losses end it. */
export const RUSH_MS = 180000;
const RUSH_LOSSES = 3;

/** Returns the lines of the page with the rules. Lives are named only if the puzzle has a way to lose. */
export function rushRules({ canBeLost }: SealedPuzzle): readonly string[] {
  return canBeLost ? ["3:00 on the clock", "three lives", "no hints"] : ["3:00 on the clock", "no hints"];
}

/** Those of them for which there is room below a friend's result. */
export function rushRulesInBrief({ canBeLost }: SealedPuzzle): string {
  return canBeLost ? "3:00, three lives" : "3:00, no hints";
}

const LIVES_TOLD: readonly string[] = ["no lives", "one life", "two lives", "three lives"];

const TWELFTHS = 12;

export interface Rush {
  leftMs: number;
  losses: number;
  cleared: number;
  /** How often a level before the present one was lost. */
  lossesBefore: number;
  isGivenUp: boolean;
}

/** What is kept of a rush. */
export interface RushCounts {
  readonly leftMs: number;
  readonly cleared: number;
  readonly losses: number;
}

export const FRESH_RUSH: RushCounts = { leftMs: RUSH_MS, cleared: 0, losses: 0 };

/** A rush as it was `left`; the level that was left counts its own losses, as long as it is not lost itself. */
export function rushAsLeft(
  { leftMs, cleared, losses }: RushCounts,
  left: LeftLevel | undefined,
  isLost: boolean,
): Rush {
  const inLevel = isLost ? 0 : (left?.losses ?? 0);
  return { leftMs, cleared, losses: losses + inLevel, lossesBefore: losses, isGivenUp: false };
}

export function isRushOver({ leftMs, losses, isGivenUp }: Rush): boolean {
  return isGivenUp || leftMs <= 0 || losses >= RUSH_LOSSES;
}

/** What makes a rush of a mode, wherever its levels come from. `onEnd` is called once it is over, other than by the clock. */
export function rushPart(
  rush: Rush,
  onEnd: () => void = () => undefined,
): Pick<Mode, "hasHints" | "teaches" | "run" | "isOver" | "onLost" | "giveUp"> {
  return {
    hasHints: false,
    teaches: false,
    run: () => standingOf(rush),
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
export function passClock(rush: Rush, elapsedMs: number): boolean {
  const before = clockText(rush.leftMs);
  rush.leftMs -= elapsedMs;
  return clockText(rush.leftMs) !== before;
}

/** The clock, and the lamps where the place has none for them. */
export function runText({ painter, canBeLost }: SealedPuzzle, rush: Rush): string {
  const clock = clockText(rush.leftMs);
  return canBeLost && painter.scene.runWords === undefined ? `${clock}  ${lampsText(rush)}` : clock;
}

/** Returns the number of lives as words for a screen reader. */
export function runTold({ canBeLost }: SealedPuzzle, { leftMs, losses }: Rush): string {
  const clock = clockText(leftMs);
  return canBeLost ? `${clock}, ${LIVES_TOLD[Math.max(0, RUSH_LOSSES - losses)]}` : clock;
}

/** Why it is over. */
export function endText({ losses, leftMs }: Rush): string {
  if (losses >= RUSH_LOSSES) return "Lost three times";
  return leftMs > 0 ? "Ended by hand" : "Time is up";
}

/** In a place that shows the lamps there is no room for more. */
export function clearedText(cleared: number): string {
  return `${shortCount(cleared)} cleared`;
}

/** What is left, as `2:05`; the last second counts as one. */
export function clockText(leftMs: number): string {
  const seconds = Math.ceil(Math.max(0, leftMs) / 1000);
  const rest = seconds % 60;
  return `${Math.floor(seconds / 60)}:${rest < 10 ? "0" : ""}${rest}`;
}

/** How the rush stands, for a place that shows it. */
function standingOf({ leftMs, losses }: Rush): RunStanding {
  return {
    lamps: Math.max(0, RUSH_LOSSES - losses),
    twelfths: Math.ceil((Math.max(0, leftMs) * TWELFTHS) / RUSH_MS),
  };
}

/** A lamp for each loss that is left: the last ones go out first. */
function lampsText({ losses }: Rush): string {
  const lamps: string[] = [];
  for (let count = 1; count <= RUSH_LOSSES; count++) lamps.push(count <= RUSH_LOSSES - losses ? "▲" : "△");
  return lamps.join(" ");
}
