/**
 * The offer of help to a player who is stuck: a text beside the board that says that Ⓐ gives a hint, or that the crank
 * takes moves back if the level can no longer be won. The offer appears once in a level, after three losses from one
 * state or after a minute without input.
 */
import type { Input } from "../../device/input";
import { isBoardDark } from "../../puzzles/looks/board-light";
import { TEXTS } from "../texts/index";
import type { AttemptEvent } from "./advance-attempt";
import { isWaitingForPlayer, type Attempt } from "./attempt";
import { lampNow } from "./lamp";
import type { Mode } from "./mode";
import { stateAt } from "./timeline";

/** What the game knows about a player who may need help in a level. */
export interface Offer {
  attempt: Attempt | undefined;
  /** The key (identifying text) of the state from which the player lost the level last. */
  lostFrom: string;
  /** How often in a row the player has lost the level from the state `lostFrom`. */
  lossCount: number;
  /** How long the player has rested: the time since the last input. */
  restMs: number;
  isShown: boolean;
  /**
   * Whether the offer of help is over in this level, because help was offered before. Help is offered only once in a
   * level.
   */
  isOver: boolean;
}

const MAX_LOSSES = 3;
const MAX_REST_MS = 60000;

export function createOffer(): Offer {
  return { attempt: undefined, lostFrom: "", lossCount: 0, restMs: 0, isShown: false, isOver: false };
}

/**
 * Advances the offer of help by a frame in which `event` happened to the level. Timed modes and modes without hints
 * offer nothing.
 */
export function advanceOffer(
  offer: Offer,
  { hasHints, rushStatus }: Mode,
  attempt: Attempt,
  { input, event, elapsedMs }: { readonly input: Input; readonly event: AttemptEvent; readonly elapsedMs: number },
): void {
  if (offer.attempt !== attempt) Object.assign(offer, createOffer(), { attempt });
  if (!hasHints || rushStatus !== undefined) return;
  if (event === "lost") countLoss(offer, attempt);
  if (hasInput(input)) {
    offer.restMs = 0;
    offer.isShown = false;
    return;
  }
  offer.restMs += elapsedMs;
  const isStuck = offer.lossCount >= MAX_LOSSES || offer.restMs >= MAX_REST_MS;
  if (!isStuck || offer.isOver || !isWaitingForPlayer(attempt)) return;
  offer.isShown = true;
  offer.isOver = true;
}

function countLoss(offer: Offer, { played }: Attempt): void {
  const { timeline } = played;
  const from = timeline.rules.key(stateAt(timeline, timeline.moveCount - 1));
  offer.lossCount = from === offer.lostFrom ? offer.lossCount + 1 : 1;
  offer.lostFrom = from;
}

function hasInput({ pressedDirection, isAPressed, isBHeld, isBReleased, crankDegrees }: Input): boolean {
  return pressedDirection !== undefined || isAPressed || isBHeld || isBReleased || crankDegrees !== 0;
}

/**
 * Returns the texts that offer help, from long to short. If the lamp shows the player that the level can no longer be
 * won, the texts name the crank, otherwise Ⓐ.
 */
export function offerTips(attempt: Attempt, isLampShown: boolean): readonly string[] {
  return isBoardDark(lampNow(attempt, isLampShown)) ? TEXTS.play.rewindTips : TEXTS.play.hintOfferTips;
}
