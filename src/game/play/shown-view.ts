/**
 * Decides whether the play screen must be drawn again. For this, stores the values that the last picture depended on,
 * and compares the present values with them.
 */
import type { Picture } from "../../device/screen";
import type { TaskHandle } from "../../kernel/task-handle";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import type { Save } from "../save/save";
import { listShown, startListing, type ShownValues } from "../shown-values";
import { hasPage, type Card } from "./card";
import { cardTips } from "./card-tips";
/** Loaded on first use. @lazy lessons */
import { arePulsesShown } from "./lessons/lesson-stage";
import { wordAt } from "./countdown";
import type { Attempt, ShownLook } from "./attempt";
import type { IdleAnimation } from "./idle-animation";
import type { LampChange } from "./lamp-change";
import type { Mode } from "./mode";
import type { Offer } from "./offer";
import type { Opening } from "./opening";
import type { Replay } from "./replay";
import type { Scenery } from "./scenery";
import { blockedShakePixels, impactShakePixels } from "./shake";
/** Loaded on first use. @lazy generation */
import { tipIndexOf } from "./shown-generation";
import { isStill } from "./timeline";
import type { Tutorial } from "./tutorial";

/** The parts of the play screen's state that decide what is drawn. */
export interface PlayView {
  readonly puzzle: AnyPuzzle;
  readonly save: Save;
  readonly mode: Mode;
  /** A picture of the board without pieces, shown until the first level is ready; undefined until it is painted. */
  readonly emptyBoard: Picture | undefined;
  /** The level on the screen, with its moves; undefined until the first level is ready. */
  readonly attempt: Attempt | undefined;
  /** The time left of the countdown before a timed game, in milliseconds; 0 in modes that are not timed. */
  readonly countdownMs: number;
  readonly card: Card | undefined;
  /** How long the card after a level has been shown, in milliseconds. */
  readonly cardMs: number;
  readonly replay: Replay;
  /**
   * The task that looks for the level's leading solving idea, such as a detour, while the card after the level is
   * shown; undefined if no such card is shown.
   */
  readonly ideaTask: TaskHandle<readonly string[]> | undefined;
  readonly idleAnimation: IdleAnimation;
  readonly lampChange: LampChange;
  readonly scenery: Scenery;
  /** The opening picture of a chapter that is shown instead of the level; undefined if no such picture is shown. */
  readonly opening: Opening | undefined;
  readonly tutorial: Tutorial | undefined;
  readonly offer: Offer;
  /** What the background of the level depended on when the picture was last prepared. */
  look: ShownLook | undefined;
}

/** How long the final board is shown before the full-screen page with the result replaces it, in milliseconds. */
export const PAGE_AFTER_MS = 300;

/** The age from which on nothing moves on the page after a campaign level, in milliseconds. */
const LEVEL_PAGE_RESTS_AFTER_MS = 1500;
/** The age from which on nothing moves on the page after rush mode, in milliseconds. */
const RUSH_PAGE_RESTS_AFTER_MS = 3300;
/** The age from which on nothing moves on the page after a challenge of ten levels, in milliseconds. */
const RACE_PAGE_RESTS_AFTER_MS = 6100;

/** Returns whether the play screen differs from what it showed in the last frame, and remembers what it shows now. */
export function hasViewChanged(shown: ShownValues, view: PlayView): boolean {
  const { attempt } = view;
  startListing(shown);
  listShown(shown, attempt);
  listShown(shown, view.emptyBoard);
  listShown(shown, wordAt(view.countdownMs));
  if (attempt === undefined) return shown.hasChanged;
  listShown(shown, view.opening);
  listShown(shown, view.opening?.travelledMs);
  listCard(shown, view, attempt);
  listBoard(shown, attempt);
  listLamp(shown, view);
  listTips(shown, view, attempt);
  return shown.hasChanged;
}

/**
 * Returns whether the page with the result of the level or game is shown instead of the texts beside the board. The
 * crank and the diagram of all moves bring the board back.
 */
export function isPageShown({ card, cardMs, replay }: PlayView, { played }: Attempt): boolean {
  const { playhead, steps } = played.timeline;
  return (
    card !== undefined &&
    hasPage(card) &&
    cardMs >= PAGE_AFTER_MS &&
    replay.diagram === undefined &&
    playhead === steps.length
  );
}

function listCard(shown: ShownValues, view: PlayView, attempt: Attempt): void {
  listShown(shown, view.card);
  listShown(shown, isPageShown(view, attempt));
  listShown(shown, cardTips(view));
  listShown(shown, shownPageMs(view));
  listShown(shown, view.ideaTask?.result);
  listShown(shown, view.replay.isPlaying);
  const { diagram, made, notchDegrees, generationTask } = view.replay;
  listShown(shown, made);
  listShown(shown, made?.undoneSteps);
  listShown(shown, made === undefined ? undefined : tipIndexOf(made));
  listShown(shown, notchDegrees);
  listShown(shown, generationTask?.result);
  listShown(shown, diagram?.diagram);
  listShown(shown, diagram?.diagram.signs.length);
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

function listLamp(shown: ShownValues, { lampChange }: PlayView): void {
  listShown(shown, lampChange.lamp);
  listShown(shown, lampChange.elapsedMs);
}

function listTips(shown: ShownValues, { tutorial, mode, offer }: PlayView, attempt: Attempt): void {
  listShown(shown, attempt.shownHintGrade);
  listShown(shown, attempt.shownHintGrade === 2 ? attempt.shownHintMs : 0);
  listShown(shown, attempt.notice);
  listShown(shown, offer.isShown);
  listShown(shown, attempt.isPlayingItself);
  listShown(shown, attempt.wasWatched);
  listShown(shown, tutorial);
  listShown(shown, tutorial?.stage);
  listShown(shown, tutorial === undefined || arePulsesShown(tutorial));
  listShown(shown, mode.isOver?.() === true);
  // The result of a cleared level also shows its difficulty, which becomes known later than its solutions.
  const { analysedGraph } = attempt.played;
  listShown(shown, attempt.phase === "cleared" ? analysedGraph : analysedGraph !== undefined);
}

/**
 * Returns how long the pieces have been arriving, or how long the celebration after a win has been shown, in
 * milliseconds; 0 at other times.
 */
function shownPhaseMs({ phase, phaseMs, painter, played }: Attempt): number {
  if (phase === "arriving") return phaseMs;
  return phase === "cleared" && isStill(played.timeline) ? Math.min(phaseMs, painter.celebrationMs) : 0;
}

/**
 * Returns how long the page with the result of the level or game has been animated, in milliseconds; 0 if no animated
 * page is shown.
 */
function shownPageMs({ card, cardMs }: PlayView): number {
  if (card?.about === "level" && card.page !== undefined) return Math.min(cardMs, LEVEL_PAGE_RESTS_AFTER_MS);
  if (card?.about !== "run") return 0;
  if (card.rushEnd !== undefined) return Math.min(cardMs, RUSH_PAGE_RESTS_AFTER_MS);
  return card.raceEnd === undefined ? 0 : Math.min(cardMs, RACE_PAGE_RESTS_AFTER_MS);
}
