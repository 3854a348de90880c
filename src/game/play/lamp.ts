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
 * Returns the lamp that the screen shows, which burns while the level can be won. During the animation of a move, the
 * state before the move decides.
 */
export function decideShownLamp(context: LampContext, isShown: boolean): Lamp {
  return decideLamp(context, shownMoment(context.played.timeline).before, isShown);
}

/**
 * Returns the lamp for a state of a level. It burns while the level can be won. If the player has switched it off
 * (`isShown` is false), it goes out only when the level is lost.
 *
 * A level has no lamp if no move can make the win impossible. Until this is known, it has a lamp if most levels of the
 * puzzle do.
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
