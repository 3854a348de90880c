/**
 * Shows the level being played outside the play screen: as a picture beside the system menu, as JSON, and as a link.
 */
import { composeModeHudText } from "./level-hud";
import type { LevelContext } from "./level-context";
import type { Attempt } from "./attempt";
import type { ClearedLevel } from "../screen";
import { stateAt } from "./timeline";
import { formatAttemptJson } from "./attempt-json";
import { roundToSeconds } from "./record-first-win";
import { drawSummary } from "./menu-summary";

interface LevelOnScreen extends LevelContext {
  readonly attempt: Attempt | undefined;
}

/**
 * Draws a summary of the level being played, which the console shows beside the system menu. Draws nothing if there is
 * no level.
 */
export function drawLevelSummary(level: LevelOnScreen): void {
  const { puzzle, attempt, save } = level;
  if (attempt !== undefined)
    drawSummary(puzzle, composeModeHudText(level, attempt), attempt, save.settings.isLampShown);
}

/** Returns the level being played as one line of JSON, or undefined before the first level is ready. */
export function formatShownAttempt({ attempt, puzzle, mode }: LevelOnScreen): string | undefined {
  if (attempt === undefined) return undefined;
  const { movesMade, playedMs, countedHints, rewinds, losses, played } = attempt;
  const needed = { movesMade, seconds: roundToSeconds(playedMs), hints: countedHints, rewinds, losses };
  // A web page with a study opens levels by their codes, which have the mode "own". The study records how many moves
  // and seconds people needed for these levels.
  const facts = mode.name === "own" ? { ...mode.origin(), ...needed } : mode.origin();
  return formatAttemptJson(puzzle.id, mode.name, facts, puzzle.formatMap(played.level), played.timeline);
}

/** Returns the level on the screen with its moves, or undefined if the player has not won the level. */
export function describeClearedLevel({ attempt, puzzle }: LevelOnScreen): ClearedLevel | undefined {
  if (attempt === undefined) return undefined;
  const { level, timeline } = attempt.played;
  const { steps, rules } = timeline;
  // The player may look at an earlier state of a cleared level, so the level's last state is checked.
  if (rules.outcome(stateAt(timeline, steps.length)) !== "won") return undefined;
  return { puzzleId: puzzle.id, map: puzzle.formatMap(level), moves: steps.map(({ direction }) => direction) };
}
