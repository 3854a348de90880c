/** Keeps what the player does while levels are played. */
import type { SealedPuzzle } from "../../puzzles/sealed";
import { forgetLevel, leaveLevel } from "../save/left-level";
import type { Save } from "../save/save";
import { keepLeftLevel, keepSave } from "../save/store";
import { levelToLeave } from "./leave";
import type { Mode } from "./mode";
import type { Round } from "./round";
import type { Teaching } from "./teaching";
import { isCrankAtRest, isStill } from "./session";

/** What there is to keep. */
export interface Keeping {
  readonly puzzle: SealedPuzzle;
  readonly save: Save;
  readonly mode: Mode;
  readonly round: Round | undefined;
  /** While something is taught what was left before stays what is left. */
  readonly teaching: Teaching | undefined;
  /** What is not kept yet: the player's last moves, or all that a new level changes. */
  unkept: "nothing" | "moves" | "all";
  /** How long the mode's clock has run since it was kept last. */
  clockMs: number;
}

/** A clock that runs is kept at least every five seconds, so that a power cut gives next to no time back. */
const CLOCK_KEPT_AFTER_MS = 4500;

/**
 * Keeps what happened in the frame before: writing has a frame to itself. While the crank turns moves wait, and a win
 * waits for the last move to be seen; the clock waits for neither, as the player could turn the crank for minutes.
 */
export function keepLast(keeping: Keeping, round: Round): void {
  const { unkept, clockMs, teaching } = keeping;
  const isClockDue = clockMs >= CLOCK_KEPT_AFTER_MS;
  if ((unkept === "nothing" && !isClockDue) || teaching !== undefined) return;
  const { session } = round.play;
  if (unkept === "all") keepAll(keeping);
  else if (round.phase === "cleared") {
    if (isStill(session)) keepAll(keeping);
  } else if (isClockDue || isCrankAtRest(session)) keepMoves(keeping, round);
}

/** Keeps the level being played alone, with the mode's clock. */
function keepMoves(keeping: Keeping, round: Round): void {
  keeping.unkept = "nothing";
  keeping.clockMs = 0;
  const left = levelToLeave(keeping.puzzle, keeping.mode, round);
  if (left === undefined) return;
  leaveLevel(keeping.save.left, left);
  keepLeftLevel(left);
}

/** Keeps all, wherever the player stands. */
export function keepAll(keeping: Keeping): void {
  const { save, puzzle, mode, round, teaching } = keeping;
  if (round !== undefined && teaching === undefined) {
    const left = levelToLeave(puzzle, mode, round);
    if (left === undefined) forgetLevel(save.left, puzzle.id, mode.name);
    else leaveLevel(save.left, left);
  }
  keeping.unkept = "nothing";
  keeping.clockMs = 0;
  keepSave(save);
}
