/**
 * Decides whether the play screen must be drawn again: stores the values on which the last picture depended, and
 * compares the present values with them.
 */
import { listShown, startListing, type ShownValues } from "../shown-values";
import type { Attempt } from "./attempt";
import { chooseCardTips } from "./card-tips";
import { isHintAwaited } from "./hint";
/** The import below is loaded from lessons.lua on first use. @lazy lessons */
import { arePulsesShown } from "./lessons/lesson-stage";
import type { LevelContext } from "./level-context";
import { isStreakDue } from "./level-hud";
import type { Offer } from "./offer";
import type { Opening } from "./opening";
import { blockedShakePixels, impactShakePixels } from "./shake";
import { isPageShown, type ShownCard } from "./shown-card";
/** The import below is loaded from generation.lua on first use. @lazy generation */
import { tipIndexOf } from "./shown-generation";
import type { Surroundings } from "./surroundings";
import { isStill } from "./timeline";
import { listWaiting, type Waiting } from "./wait-for-level";

interface PlayView extends Pick<LevelContext, "mode" | "tutorial"> {
  readonly attempt: Attempt | undefined;
  readonly waiting: Waiting;
  readonly opening: Opening | undefined;
  readonly shownCard: ShownCard;
  readonly surroundings: Surroundings;
  readonly offer: Offer;
}

/**
 * The card after a cleared level is animated until it has this age, in milliseconds. After that, the screen need not be
 * drawn again.
 */
const END_CARD_RESTS_AFTER_MS = 1500;
/**
 * How long the result page of a rush (a timed run) is animated, in milliseconds. After that, the screen need not be
 * drawn again.
 */
const RUSH_PAGE_RESTS_AFTER_MS = 3300;
const RACE_PAGE_RESTS_AFTER_MS = 6100;

/**
 * Returns whether the play screen shows something different from the last frame. Also stores what the screen shows now,
 * for the comparison in the next frame.
 */
export function hasViewChanged(shown: ShownValues, view: PlayView): boolean {
  const { attempt } = view;
  startListing(shown);
  listShown(shown, attempt);
  listWaiting(shown, view.waiting, view.mode);
  if (attempt === undefined) return shown.hasChanged;
  listShown(shown, view.opening);
  listShown(shown, view.opening?.travelledMs);
  listShown(shown, view.opening?.darkness);
  listCard(shown, view.shownCard, attempt);
  listBoard(shown, attempt);
  listLamp(shown, view.surroundings);
  listTips(shown, view, attempt);
  return shown.hasChanged;
}

function listCard(shown: ShownValues, shownCard: ShownCard, attempt: Attempt): void {
  listShown(shown, shownCard.card);
  listShown(shown, isPageShown(shownCard, attempt));
  // The same tip may be in a new list in each frame, so the longest text of the tip is compared, not the list.
  listShown(shown, chooseCardTips(shownCard)?.[0]);
  listShown(shown, shownPageMs(shownCard));
  listShown(shown, shownCard.ideaTask?.result);
  listShown(shown, shownCard.replay.isPlaying);
  const { diagram, made, notchDegrees, generationTask } = shownCard.replay;
  listShown(shown, made);
  listShown(shown, made?.undoneSteps);
  listShown(shown, made === undefined ? undefined : tipIndexOf(made));
  listShown(shown, notchDegrees);
  listShown(shown, generationTask?.result);
  listShown(shown, diagram?.diagram);
  listShown(shown, diagram?.diagram.shownFrames);
}

function listBoard(shown: ShownValues, attempt: Attempt): void {
  const { timeline } = attempt.played;
  listShown(shown, timeline.playhead);
  listShown(shown, timeline.moveCount);
  listShown(shown, timeline.steps.length);
  listShown(shown, attempt.phase);
  listShown(shown, shownPhaseMs(attempt));
  listShown(shown, blockedShakePixels(attempt.blockedShake));
  listShown(shown, attempt.blockedShake.direction);
  listShown(shown, impactShakePixels(attempt.impact));
  listShown(shown, attempt.impact.direction);
}

function listLamp(shown: ShownValues, { lampChange }: Surroundings): void {
  listShown(shown, lampChange.lamp);
  listShown(shown, lampChange.elapsedMs);
}

function listTips(shown: ShownValues, { tutorial, mode, offer }: PlayView, attempt: Attempt): void {
  listShown(shown, attempt.shownHintGrade);
  listShown(shown, attempt.shownHintGrade === 2 ? attempt.hintMs : 0);
  listShown(shown, isHintAwaited(attempt));
  listShown(shown, attempt.notice);
  listShown(shown, offer.isShown);
  listShown(shown, attempt.isPlayingItself);
  listShown(shown, attempt.wasWatched);
  listShown(shown, tutorial);
  listShown(shown, tutorial?.stage);
  listShown(shown, tutorial === undefined || arePulsesShown(tutorial));
  listShown(shown, mode.isOver?.() === true);
  // The text about a cleared level shows its difficulty, which may become known only after the win. At that moment
  // `analysedGraph` is replaced, so a cleared level's `analysedGraph` is compared as an object.
  const { analysedGraph } = attempt.played;
  listShown(shown, attempt.phase === "cleared" ? analysedGraph : analysedGraph !== undefined);
  listShown(shown, isStreakDue(attempt));
}

/**
 * Returns for how many milliseconds the pieces of a new level have been coming onto the board, or a win has been
 * celebrated. Returns 0 at other times.
 */
function shownPhaseMs({ phase, phaseMs, painter, played }: Attempt): number {
  if (phase === "arriving") return phaseMs;
  return phase === "cleared" && isStill(played.timeline) ? Math.min(phaseMs, painter.celebrationMs) : 0;
}

function shownPageMs({ card, cardMs }: ShownCard): number {
  if (card?.about === "level" && card.endCard !== undefined) return Math.min(cardMs, END_CARD_RESTS_AFTER_MS);
  if (card?.about !== "run") return 0;
  if (card.rushEnd !== undefined) return Math.min(cardMs, RUSH_PAGE_RESTS_AFTER_MS);
  return card.raceEnd === undefined ? 0 : Math.min(cardMs, RACE_PAGE_RESTS_AFTER_MS);
}
