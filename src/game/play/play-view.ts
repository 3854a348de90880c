import { fillBox, SCREEN_HEIGHT, SCREEN_WIDTH, showPicture, type Picture } from "../../device/screen";
import type { Lamp, NewThing, RushStatus, SceneTextBox } from "../../puzzles/puzzle";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { LESSON_COUNT, lessonsCleared } from "../save/progress";
import { puzzleSave, type Save } from "../save/save";
import { hasPage, type Card } from "./card";
import { drawCountdown } from "./countdown";
import type { IdleAnimation } from "./idle-animation";
import type { Mode } from "./mode";
import { drawPage } from "./card-page";
import { COPY_TIP_TEXTS, isCopyTipShown } from "./copy-offer";
import { isWinnable, isWinnableFrom, CANNOT_BE_WON, isHopeless } from "./played-level";
import type { Replay } from "./replay";
import type { Attempt } from "./attempt";
import { drawBlink, drawHistory, drawAttempt, paintNewBackground } from "./attempt-view";
import { isStill, shownMoment, outcomeOf } from "./timeline";
import type { Tutorial } from "./tutorial";
import {
  buttonTexts,
  clearedResultText,
  drawHudText,
  fitsInBox,
  longestInBox,
  sideBoxBelow,
  boxBeside,
  runResultText,
  type HudText,
  type AnyScene,
} from "./hud-text";
import { moveCountText } from "./result-line";

/** What is to be seen while levels are played. */
export interface PlayView {
  readonly puzzle: AnyPuzzle;
  readonly save: Save;
  readonly mode: Mode;
  /** The board before the first level is there; undefined as long as it is not painted. */
  readonly placeholder: Picture | undefined;
  /** Undefined before the first level has been composed. */
  readonly attempt: Attempt | undefined;
  /** What is left of the time before a run against the clock begins; 0 where there is none. */
  readonly countdownMs: number;
  readonly card: Card | undefined;
  /** How long the card has been seen. */
  readonly cardMs: number;
  readonly replay: Replay;
  readonly idleAnimation: IdleAnimation;
  readonly tutorial: Tutorial | undefined;
  /** What is new to the player on the level. */
  readonly newThing: NewThing | undefined;
}

// From long to short: a place has less room for words than a bar.
const LEAVE_TIPS = ["Ⓑ again: leave", "Ⓑ leave?"];
const NO_HINTS_TIPS = ["no hints here", "no hints"];
const WATCHING_TIPS = ["watched: does not count", "watched: uncounted", "not counted"];
const REWIND_TIPS = ["Ⓑ or 🎣 rewind", "Ⓑ rewind"];
const LOOK_BACK_TIPS = ["Ⓑ or 🎣 look back", "Ⓑ look back"];

/**
 * Draws all that there is to see, and notes that it has been drawn. A new ground has a frame to itself: while it is painted
 * what was there before is to be seen.
 */
export function drawPlay(view: PlayView): void {
  const { attempt, save, card } = view;
  if (attempt === undefined) {
    if (view.placeholder === undefined) fillBox("black", 0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
    else showPicture(view.placeholder);
    drawCountdown(view.countdownMs);
    return;
  }
  if (card !== undefined && isPageShown(view, attempt)) {
    attempt.isDirty = false;
    drawPage(view.puzzle.id, card, isCopyTipShown(view) ? COPY_TIP_TEXTS : undefined);
    return;
  }
  const { settings } = save;
  const rush = rushStatusOf(view);
  const { isHistoryShown } = view.replay;
  const lamp = isHistoryShown ? "lit" : sceneLampOf(attempt, settings.lampIsShown);
  if (paintNewBackground(attempt, lamp, rush)) {
    // What there was to see stays for a frame.
    attempt.isDirty = true;
    return;
  }
  attempt.isDirty = false;
  const scene = rush === undefined ? attempt.painter.scene : rushScene(attempt.painter.scene);
  const tips = card === undefined ? tipsOf(view, attempt) : leavesIfTold(attempt);
  if (isHistoryShown) {
    drawHistory(attempt, rush);
    drawHud(scene, attempt, hudTextOf(view, scene, attempt, tips, card));
    return;
  }
  drawAttempt(attempt, lamp, rush);
  if (view.idleAnimation.areEyesShut) drawBlink(attempt, view.idleAnimation.blinks);
  const isReplayed = attempt.played.timeline.playhead !== attempt.played.timeline.steps.length;
  const shownCard = isReplayed ? undefined : card;
  drawHud(scene, attempt, hudTextOf(view, scene, attempt, tips, shownCard));
}

/** How long the last move stands before the view turns to the page of a card. */
export const PAGE_AFTER_MS = 300;

/** Whether a page is shown instead of the board: the board comes back with the crank, and with the history. */
function isPageShown({ card, cardMs, replay }: PlayView, { played }: Attempt): boolean {
  const { playhead, steps } = played.timeline;
  return (
    card !== undefined &&
    hasPage(card) &&
    cardMs >= PAGE_AFTER_MS &&
    !replay.isHistoryShown &&
    playhead === steps.length
  );
}

/** How a run stands, where the place shows it. */
export function rushStatusOf({ puzzle, mode }: Pick<PlayView, "puzzle" | "mode">): RushStatus | undefined {
  return puzzle.painter.scene.rushTexts === undefined ? undefined : mode.rushStatus?.();
}

/** The place with less room for its words: the rest of it shows how the run stands. */
function rushScene(scene: AnyScene): AnyScene {
  return { ...scene, texts: scene.rushTexts ?? scene.texts };
}

/** The words of a place, and what it tells beside them. */
function drawHud(scene: AnyScene, { played }: Attempt, text: HudText): void {
  drawHudText(scene, text);
  const { before, move, elapsedMs } = shownMoment(played.timeline);
  scene.drawStatus?.(played.level, before, move, elapsedMs, boxBeside(scene, text.main));
}

/** What is said of the level in hand: one that only teaches is none of the mode's. */
export function modeHudText({ mode, tutorial }: PlayView, attempt: Attempt): HudText {
  return tutorial === undefined ? mode.hud(attempt) : { main: "New", side: "" };
}

/** The lamp of a place goes out at the end of the move that made the level unwinnable, and is lit again as that is taken back. */
function sceneLampOf({ played }: Attempt, isShown: boolean): Lamp {
  const { before } = shownMoment(played.timeline);
  const isOut = isShown ? isWinnableFrom(played, before) === false : played.timeline.rules.outcome(before) === "lost";
  return isOut ? "out" : "lit";
}

/** What a place says: where the player stands, and once the level is cleared, how, and what Ⓐ and Ⓑ do. */
function hudTextOf(
  view: PlayView,
  scene: AnyScene,
  attempt: Attempt,
  tips: readonly string[],
  shownCard: Card | undefined,
): HudText {
  const hud = modeHudText(view, attempt);
  const first = mainText(view, scene, attempt, shownCard, levelNameIn(scene, hud));
  const { shortForm } = hud;
  const isShort = shortForm !== undefined && !hasRoomForAny(sideBoxBelow(scene, first), hud.long);
  const { side, long = [] } = isShort ? shortForm : hud;
  const main = isShort ? mainText(view, scene, attempt, shownCard, levelNameIn(scene, shortForm)) : first;
  const sideBox = sideBoxBelow(scene, main);
  const buttonsCard = areButtonsTold(view, attempt) ? view.card : undefined;
  if (buttonsCard !== undefined && tips.length === 0) {
    return { main, side: longestInBox(sideBox, isCopyTipShown(view) ? COPY_TIP_TEXTS : buttonTexts(buttonsCard)) };
  }
  const sideTexts = tips.length > 0 ? tips : withMoveCount(view, scene, attempt, [...long, side]);
  return { main, side: longestInBox(sideBox, sideTexts) };
}

/** What Ⓐ and Ⓑ do beneath a card is told where the board stands still, at the end or in the past. */
function areButtonsTold({ card, replay }: PlayView, { played }: Attempt): boolean {
  if (card === undefined) return false;
  const { timeline } = played;
  if (replay.isHistoryShown || timeline.playhead === timeline.steps.length) return true;
  return isStill(timeline) && !replay.isPlaying;
}

function leavesIfTold({ notice }: Attempt): readonly string[] {
  return notice === "Ⓑ leaves" ? LEAVE_TIPS : [];
}

function levelNameIn({ texts }: AnyScene, { main, brief = main }: HudText): string {
  return longestInBox(texts.main, [main, brief]);
}

function hasRoomForAny(box: SceneTextBox, texts: readonly string[] = []): boolean {
  return texts.some((text) => fitsInBox(text, box));
}

/** Then nobody counts moves. */
function isTimed({ mode }: PlayView): boolean {
  return mode.rushStatus !== undefined;
}

/** Where something else stands beside the first words the moves stand before the second ones. */
function withMoveCount(
  view: PlayView,
  scene: AnyScene,
  { played, phase }: Attempt,
  texts: readonly string[],
): readonly string[] {
  const count = moveCountText(played);
  if (scene.drawStatus === undefined || isTimed(view) || phase === "cleared" || count === "") return texts;
  return texts.flatMap((text) => [text === "" ? count : `${count}   ${text}`, text]);
}

/** The first words: of a run that is over, of a cleared level, or which level this is. */
function mainText(
  view: PlayView,
  scene: AnyScene,
  attempt: Attempt,
  shownCard: Card | undefined,
  name: string,
): string {
  const { card } = view;
  if (shownCard?.about === "run") return runResultText(scene, shownCard);
  const isCleared = attempt.phase === "cleared" && isStill(attempt.played.timeline);
  if (isCleared) return clearedMainText(scene, attempt, card);
  return isTimed(view) ? name : nameWithMoveCount(scene, attempt, name);
}

/** The words with the moves behind them; without where there is no room, or where something else stands there. */
function nameWithMoveCount(scene: AnyScene, { played }: Attempt, main: string): string {
  if (scene.drawStatus !== undefined) return main;
  const count = moveCountText(played);
  return count === "" ? main : longestInBox(scene.texts.main, [`${main}   ${count}`, main]);
}

function clearedMainText(scene: AnyScene, { played, wasWatched }: Attempt, card: Card | undefined): string {
  if (wasWatched) return "watched";
  return clearedResultText(scene, played, card?.about === "level" ? card : undefined);
}

/** A word to the player, from long to short; none if there is nothing to say. */
function tipsOf({ save, puzzle, mode, newThing, tutorial }: PlayView, attempt: Attempt): readonly string[] {
  const { timeline } = attempt.played;
  const { lightTexts } = attempt.painter.scene;
  const leaves = leavesIfTold(attempt);
  if (leaves.length > 0) return leaves;
  if (attempt.notice === "no hints") return NO_HINTS_TIPS;
  if (attempt.isPlayingItself) return WATCHING_TIPS;
  if (outcomeOf(timeline) === "lost") return mode.isOver?.() === true ? [] : REWIND_TIPS;
  // Where nobody can win there is nothing to turn back to.
  const isTold = save.settings.lampIsShown || attempt.hint !== "none";
  if (isTold && isHopeless(attempt.played)) return [CANNOT_BE_WON];
  if (attempt.hint !== "none" && isWinnable(attempt.played) === false) return REWIND_TIPS;
  if (attempt.wasWatched && attempt.phase !== "cleared") return WATCHING_TIPS;
  const looksBack = attempt.phase === "cleared" && isStill(timeline) && tutorial === undefined;
  if (looksBack && mode.nextStart(0) !== "nothing") return LOOK_BACK_TIPS;
  const canWin = save.settings.lampIsShown ? isWinnable(attempt.played) : undefined;
  // Who has never turned time back has not been told yet what the lamp is for.
  if (canWin === false && save.stats.rewinds === 0) return lightTexts.out;
  if (newThing !== undefined && attempt.phase !== "cleared") return [newThing.description];
  const isNewPlayer = mode.hasHints && lessonsCleared(puzzleSave(save, puzzle.id).medals) < LESSON_COUNT;
  if (!isNewPlayer || attempt.phase === "cleared") return [];
  if (timeline.moveCount === 0) return [`✛ ${puzzle.dpadLabel}`];
  return canWin === true ? lightTexts.lit : [];
}
