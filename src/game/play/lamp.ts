/** Decides whether the lamp in the scenery is lit. The lamp burns while the level can be won. */
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
 * Returns the lamp for the level's current state. It burns while the level can be won. `isShown` is false if the player
 * has switched it off.
 */
export function decideCurrentLamp(context: LampContext, isShown: boolean): Lamp {
  return decideLamp(context, currentState(context.played.timeline), isShown);
}

/**
 * Returns the lamp that the screen shows. The lamp burns while the level can be won. While a move is animated, the lamp
 * is that of the state before the move.
 */
export function decideShownLamp(context: LampContext, isShown: boolean): Lamp {
  return decideLamp(context, shownMoment(context.played.timeline).before, isShown);
}

/**
 * Returns the lamp for a state of a level. The lamp burns while the level can be won. If the player does not want this
 * sign (`isShown` is false), the lamp burns until the level is lost.
 *
 * A level has no lamp if no move can make the win impossible. While this is not known, the level has a lamp if most
 * levels of the puzzle have one.
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
 * Returns the lamp beside a cleared level's move diagram and generation steps: a lit one, or none if no move could make
 * the win impossible.
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
