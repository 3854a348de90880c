/**
 * The offer of help to a player who is stuck: a text beside the board, at most once in a level. It appears after three
 * losses from one state, or after a minute without input.
 */
import type { Input } from "../../device/input";
import { isBoardDark } from "../../puzzles/looks/board-light";
import { TEXTS } from "../texts/index";
import type { AttemptEvent } from "./advance-attempt";
import { isWaitingForPlayer, type Attempt } from "./attempt";
import { decideCurrentLamp } from "./lamp";
import type { Mode } from "./mode";
import { stateAt } from "./timeline";

/** The facts by which the game decides whether to offer the player help in a level, such as the losses in a row. */
export interface Offer {
  attempt: Attempt | undefined;
  /** The key (identifying text) of the state from which the player lost the level last. */
  lostFromKey: string;
  /** How often in a row the player has lost the level from the state `lostFromKey`. */
  lossCount: number;
  /** The time since the player's last input, in milliseconds. */
  idleMs: number;
  isShown: boolean;
  /** Whether help was offered before in this level. Help is offered only once in a level. */
  wasOffered: boolean;
}

const LOSSES_BEFORE_OFFER = 3;
const IDLE_MS_BEFORE_OFFER = 60000;

export function createOffer(): Offer {
  return { attempt: undefined, lostFromKey: "", lossCount: 0, idleMs: 0, isShown: false, wasOffered: false };
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
    offer.idleMs = 0;
    offer.isShown = false;
    return;
  }
  offer.idleMs += elapsedMs;
  const isStuck = offer.lossCount >= LOSSES_BEFORE_OFFER || offer.idleMs >= IDLE_MS_BEFORE_OFFER;
  if (!isStuck || offer.wasOffered || !isWaitingForPlayer(attempt)) return;
  offer.isShown = true;
  offer.wasOffered = true;
}

function countLoss(offer: Offer, { played }: Attempt): void {
  const { timeline } = played;
  const from = timeline.rules.key(stateAt(timeline, timeline.moveCount - 1));
  offer.lossCount = from === offer.lostFromKey ? offer.lossCount + 1 : 1;
  offer.lostFromKey = from;
}

function hasInput({ pressedDirection, isAPressed, isBHeld, isBReleased, crankDegrees }: Input): boolean {
  return pressedDirection !== undefined || isAPressed || isBHeld || isBReleased || crankDegrees !== 0;
}

/**
 * Returns the texts that offer help, from long to short. They offer a hint or, if the player sees that the level can no
 * longer be won (`isLampShown`), taking moves back.
 */
export function findOfferTexts(attempt: Attempt, isLampShown: boolean): readonly string[] {
  return isBoardDark(decideCurrentLamp(attempt, isLampShown)) ? TEXTS.play.rewindTips : TEXTS.play.hintOfferTips;
}
