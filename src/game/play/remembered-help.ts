/** What the player was shown of a campaign's level stays with the level, whatever is played in between. */
import { today } from "../../device/clock";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { dayNumber } from "../save/days";
import { rememberedHelp, addHelp } from "../save/help";
import { puzzleSave, type Save } from "../save/save";
import type { Mode } from "./mode";
import { resetAttempt, type Attempt } from "./attempt";
import type { Tutorial } from "./tutorial";

/** What says which level of the campaign is being played. */
export interface LevelContext {
  readonly puzzle: AnyPuzzle;
  readonly save: Save;
  readonly mode: Mode;
  readonly tutorial: Tutorial | undefined;
}

/** Returns the number, from 0, of the campaign's level that is being played; undefined for a level of another mode. */
function campaignLevelNumber({ mode, tutorial }: Pick<LevelContext, "mode" | "tutorial">): number | undefined {
  if (tutorial !== undefined) return tutorial.thing.taughtBy;
  const { level } = mode.origin();
  return mode.name === "campaign" && level !== undefined ? level - 1 : undefined;
}

/**
 * Gives a round the help that is remembered with its level. Once that help is forgotten, a round that stands at its start
 * is a new attempt; as long as a move stands, the move may come from the help, and the round keeps it.
 */
export function restoreHelp(context: LevelContext & { notedHints: number }, attempt: Attempt): void {
  applyHelp(context, attempt);
  context.notedHints = attempt.hints;
}

function applyHelp(context: LevelContext, attempt: Attempt): void {
  const number = campaignLevelNumber(context);
  if (number === undefined) return;
  const help = rememberedHelp(puzzleSave(context.save, context.puzzle.id), number, dayNumber(today()));
  if (help !== "none") {
    attempt.hints = Math.max(1, attempt.hints);
    attempt.wasWatched = attempt.wasWatched || help === "watched";
  } else if (attempt.played.timeline.moveCount === 0 && (attempt.hints > 0 || attempt.wasWatched)) {
    resetAttempt(attempt);
  }
}

/** Remembers help with the campaign's level that is being played. Returns whether there is something new to keep. */
export function rememberHelp(context: LevelContext, help: "hint" | "watched"): boolean {
  const number = campaignLevelNumber(context);
  if (number === undefined) return false;
  return addHelp(puzzleSave(context.save, context.puzzle.id), number, help, dayNumber(today()));
}
