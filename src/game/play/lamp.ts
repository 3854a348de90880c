/** Decides whether the lamp in the scenery around the board is lit. The lamp burns while the level can be won. */
import type { Lamp, Painter } from "../../puzzles/puzzle";
import type { AnyPuzzle, OpaqueLevel, OpaqueState } from "../../puzzles/any-puzzle";
import type { PlayedLevel } from "./played-level";
import { canMovesSpoil, isBestWinPossibleFrom, isWinnableFrom } from "./winnable";
import { currentState, shownMoment } from "./timeline";

interface LampContext {
  readonly painter: Painter<OpaqueLevel, OpaqueState>;
  readonly played: PlayedLevel<OpaqueLevel, OpaqueState>;
}

/**
 * Returns the state of the lamp for the current state of the level. The lamp burns while the level can be won.
 * `isShown` is false if the player has switched the lamp off; see `decideLamp`.
 */
export function decideCurrentLamp(context: LampContext, isShown: boolean): Lamp {
  return decideLamp(context, currentState(context.played.timeline), isShown);
}

/**
 * Returns the state of the lamp that the screen shows. The lamp burns while the level can be won. While a move is
 * animated, the state of the level before the move decides.
 */
export function decideShownLamp(context: LampContext, isShown: boolean): Lamp {
  return decideLamp(context, shownMoment(context.played.timeline).before, isShown);
}

/**
 * Returns the state of the lamp for the given state of a level. The lamp burns while the level can be won. If the
 * player has switched the lamp off (`isShown` is false), it goes out only when the level is lost.
 *
 * A level has no lamp if no move can make the win impossible. Before this is known, a level is assumed to have a lamp
 * if most levels of the puzzle have one.
 */
export function decideLamp(context: LampContext, state: OpaqueState, isShown: boolean): Lamp {
  const { played } = context;
  const isLost = played.timeline.rules.outcome(state) === "lost";
  if (!hasLamp(context)) return isLost ? "dark" : "none";
  if (!isShown) return isLost ? "out" : "lit";
  if (isWinnableFrom(played, state) === false) return "out";
  return isBestWinPossibleFrom(played, state) === false ? "half" : "lit";
}

/**
 * Returns the lamp that is drawn beside a cleared level's move diagram and beside its generation steps (in which the
 * generator made the level). It is lit. In a level where no move could make the win impossible, there is no lamp.
 */
export function decideClearedLamp(context: LampContext): Lamp {
  return hasLamp(context) ? "lit" : "none";
}

export function decideLampBeforeLevel({ painter }: AnyPuzzle): Lamp {
  return painter.scene.usuallyHasLamp ? "lit" : "none";
}

function hasLamp({ painter, played }: LampContext): boolean {
  return canMovesSpoil(played) ?? painter.scene.usuallyHasLamp;
}
