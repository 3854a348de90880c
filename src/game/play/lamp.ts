/**
 * Decides the state of the winnable lamp, a lamp in the scenery around the board that burns while the level can be won.
 */
import type { Lamp, Painter } from "../../puzzles/puzzle";
import type { AnyPuzzle, OpaqueLevel, OpaqueState } from "../../puzzles/any-puzzle";
import { canMovesSpoil, isBestWinPossibleFrom, isWinnableFrom, type PlayedLevel } from "./played-level";
import { currentState, shownMoment } from "./timeline";

/** A level being played, and the painter of the scenery, which draws the winnable lamp. */
interface LampPlace {
  readonly painter: Painter<OpaqueLevel, OpaqueState>;
  readonly played: PlayedLevel<OpaqueLevel, OpaqueState>;
}

/**
 * Returns the state of the winnable lamp for the current state of the level. With `isShown` false, the player has
 * switched the lamp off.
 */
export function lampNow(place: LampPlace, isShown: boolean): Lamp {
  return lampIn(place, currentState(place.played.timeline), isShown);
}

/**
 * Returns the state of the winnable lamp for the state of the level that the screen shows. While a move is animated,
 * the state before the move decides.
 */
export function lampOnScreen(place: LampPlace, isShown: boolean): Lamp {
  return lampIn(place, shownMoment(place.played.timeline).before, isShown);
}

/**
 * Returns the state of the winnable lamp for any state of a level. If the player has switched the lamp off (`isShown`
 * is false), the lamp goes out only when the level is lost. A level that is not analysed yet counts as having a lamp if
 * most levels of the puzzle have one.
 */
export function lampIn(place: LampPlace, state: OpaqueState, isShown: boolean): Lamp {
  const { played } = place;
  const isLost = played.timeline.rules.outcome(state) === "lost";
  if (!hasLamp(place)) return isLost ? "dark" : "none";
  if (!isShown) return isLost ? "out" : "lit";
  if (isWinnableFrom(played, state) === false) return "out";
  return isBestWinPossibleFrom(played, state) === false ? "half" : "lit";
}

/**
 * Returns the state of the winnable lamp in the diagram of a cleared level's moves and in its generation steps. The
 * lamp is lit, unless moves cannot change whether the level can be won. Such a level has no lamp.
 */
export function lampOfCleared(place: LampPlace): Lamp {
  return hasLamp(place) ? "lit" : "none";
}

export function lampBeforeLevel({ painter }: AnyPuzzle): Lamp {
  return painter.scene.usuallyHasLamp ? "lit" : "none";
}

function hasLamp({ painter, played }: LampPlace): boolean {
  return canMovesSpoil(played) ?? painter.scene.usuallyHasLamp;
}
