/**
 * Draws the play screen: the level, the texts beside the board, or the page with a result. It also decides which tip to
 * show. hud-text.ts lays out the texts.
 */
import { fillBox, SCREEN_HEIGHT, SCREEN_WIDTH, showPicture, type Picture } from "../../device/screen";
import type { NewThing, RushStatus, SceneTextBox } from "../../puzzles/puzzle";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { requestRedraw } from "../redraw";
import { nextLesson } from "../save/progress";
import { puzzleSave, type Save } from "../save/save";
import { hasPage, type Card } from "./card";
import { drawCountdown } from "./countdown";
import { isHintShown } from "./hint";
import { hintHudText } from "./hint-texts";
import type { IdleAnimation } from "./idle-animation";
import type { Mode } from "./mode";
import { drawPage } from "./card-page";
import { cardTips } from "./card-tips";
import { lampNow, lampOfCleared, lampOnScreen } from "./lamp";
import type { LampChange } from "./lamp-change";
import { isWinnable, isHopeless } from "./played-level";
import { drawOpening } from "./opening-view";
import type { Opening } from "./opening";
import type { Replay } from "./replay";
import type { Scenery } from "./scenery";
import type { Attempt } from "./attempt";
import { drawBlink, drawMoveDiagram, drawAttempt, paintNewBackground } from "./attempt-view";
/** Loads the diagram of the moves when it is first shown. @lazy move-diagram */
import { drawDiagramTexts } from "./move-diagram-view";
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
import { TEXTS } from "../texts/index";

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
  /** How long the message after a level has been shown, in milliseconds. */
  readonly cardMs: number;
  readonly replay: Replay;
  readonly idleAnimation: IdleAnimation;
  readonly lampChange: LampChange;
  readonly scenery: Scenery;
  /** The opening of a chapter that is shown instead of the level; undefined if none is shown. */
  readonly opening: Opening | undefined;
  readonly tutorial: Tutorial | undefined;
  /** The thing of the level (such as a door) that is new to the player; undefined if there is none. */
  readonly newThing: NewThing | undefined;
}

/**
 * Draws the play screen. Painting a new background takes a whole frame. In that frame, the
 * previous picture stays on the screen, and the pieces are drawn in the next frame.
 */
export function drawPlay(view: PlayView): void {
  const { attempt, save, card } = view;
  if (attempt === undefined) {
    if (view.emptyBoard === undefined) fillBox("black", 0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
    else showPicture(view.emptyBoard);
    drawCountdown(view.countdownMs);
    return;
  }
  if (view.opening !== undefined) {
    drawOpening(view.opening);
    return;
  }
  if (card !== undefined && isPageShown(view, attempt)) {
    drawPage(view.puzzle.id, card, cardTips(view));
    return;
  }
  const { settings } = save;
  const rush = rushStatusOf(view);
  const { diagram } = view.replay;
  const lamp = diagram === undefined ? lampOnScreen(attempt, settings.lampIsShown) : lampOfCleared(attempt);
  if (paintNewBackground(attempt, lamp, rush)) {
    requestRedraw();
    return;
  }
  const scene = rush === undefined ? attempt.painter.scene : rushScene(attempt.painter.scene);
  if (diagram !== undefined) {
    drawMoveDiagram(attempt, diagram, lamp, rush);
    drawDiagramTexts(scene, diagram);
    return;
  }
  const tips = card === undefined ? tipsOf(view, attempt) : leaveTipsOf(attempt);
  drawAttempt(attempt, lamp, view, rush);
  if (view.idleAnimation.areEyesShut) drawBlink(attempt, view.idleAnimation.blinks);
  const isReplayed = attempt.played.timeline.playhead !== attempt.played.timeline.steps.length;
  const shownCard = isReplayed ? undefined : card;
  if (card === undefined && attempt.notice === "none" && isHintShown(attempt)) {
    const hintScene: AnyScene = { ...scene, texts: scene.hintTexts ?? scene.texts };
    drawHudText(hintScene, hintHudText(hintScene, attempt));
    return;
  }
  drawHud(scene, attempt, hudTextOf(view, scene, attempt, tips, shownCard));
}

/** How long the final board is shown before the page with the result replaces it, in milliseconds. */
export const PAGE_AFTER_MS = 300;

/**
 * Returns whether the page with the result is shown instead of the board. The crank and the diagram of all moves bring
 * the board back.
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

/**
 * Returns the lives and the clock of the timed mode, if the scenery around the board shows them; otherwise undefined.
 */
export function rushStatusOf({ puzzle, mode }: Pick<PlayView, "puzzle" | "mode">): RushStatus | undefined {
  return puzzle.painter.scene.rushTexts === undefined ? undefined : mode.rushStatus?.();
}

/** Returns the scenery with smaller text boxes, which leave room for the lives and the clock of the timed mode. */
function rushScene(scene: AnyScene): AnyScene {
  return { ...scene, texts: scene.rushTexts ?? scene.texts };
}

/**
 * Draws the texts beside the board. Some puzzles also draw a status, such as the number of balls that are left, beside
 * the text `main` (the level's name).
 */
function drawHud(scene: AnyScene, { played }: Attempt, text: HudText): void {
  drawHudText(scene, text);
  scene.drawStatus?.(played.level, shownMoment(played.timeline), boxBeside(scene, text.main));
}

/** Returns the mode's texts about the level. A tutorial has the text "New", because it is not a level of the mode. */
export function modeHudText({ mode, tutorial }: PlayView, attempt: Attempt): HudText {
  return tutorial === undefined ? mode.hud(attempt) : { main: TEXTS.play.newThing, side: "" };
}

/**
 * Returns the texts beside the board in the longest form that fits: level and status, a tip, a result, or the buttons
 * of a message.
 */
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
  const buttonsCard = areButtonsShown(view, attempt) ? view.card : undefined;
  if (buttonsCard !== undefined && tips.length === 0) {
    return { main, side: longestInBox(sideBox, cardTips(view) ?? buttonTexts(buttonsCard)) };
  }
  const sideTexts = tips.length > 0 ? tips : withMoveCount(view, scene, attempt, [...long, side]);
  return { main, side: longestInBox(sideBox, sideTexts) };
}

/**
 * Returns whether the screen shows the two buttons of the message after a level. They are hidden while the moves are
 * played again.
 */
function areButtonsShown({ card, replay }: PlayView, { played }: Attempt): boolean {
  if (card === undefined) return false;
  const { timeline } = played;
  if (timeline.playhead === timeline.steps.length) return true;
  return isStill(timeline) && !replay.isPlaying;
}

/** Returns the tip about leaving with Ⓑ if the level shows this tip now; otherwise an empty list. */
function leaveTipsOf({ notice }: Attempt): readonly string[] {
  return notice === "Ⓑ leaves" ? TEXTS.play.leaveTips : [];
}

/** Returns the name of the level, in the longest form that fits beside the board. */
function levelNameIn({ texts }: AnyScene, { main, shortMain = main }: HudText): string {
  return longestInBox(texts.main, [main, shortMain]);
}

/** Returns whether at least one of the given texts fits in a text box beside the board. */
function hasRoomForAny(box: SceneTextBox, texts: readonly string[] = []): boolean {
  return texts.some((text) => fitsInBox(text, box));
}

/** Returns whether the mode is timed. Timed modes hide the number of moves. */
function isTimed({ mode }: PlayView): boolean {
  return mode.rushStatus !== undefined;
}

/**
 * Adds the number of moves to the texts of the second box beside the board. This is needed if the puzzle draws a status
 * of its own in the first box, such as the number of balls that are left.
 */
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

/**
 * Returns the first text beside the board: the result of a series of levels, the result of a cleared level, or the
 * level's name.
 */
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

/** Returns the level's name with the number of moves; the name alone if the number does not fit. */
function nameWithMoveCount(scene: AnyScene, { played }: Attempt, main: string): string {
  if (scene.drawStatus !== undefined) return main;
  const count = moveCountText(played);
  return count === "" ? main : longestInBox(scene.texts.main, [`${main}   ${count}`, main]);
}

/**
 * Returns the text about a cleared level. The text is "watched" instead of a result if the game played the solution.
 */
function clearedMainText(scene: AnyScene, { played, wasWatched }: Attempt, card: Card | undefined): string {
  if (wasWatched) return TEXTS.play.watched;
  return clearedResultText(scene, played, card?.about === "level" ? card : undefined);
}

/**
 * Returns the tip for the player beside the board in several lengths, the longest first; an empty list if there is no
 * tip.
 */
function tipsOf({ save, puzzle, mode, newThing, tutorial }: PlayView, attempt: Attempt): readonly string[] {
  const { timeline } = attempt.played;
  const { lightTexts } = attempt.painter.scene;
  const leaveTips = leaveTipsOf(attempt);
  if (leaveTips.length > 0) return leaveTips;
  if (attempt.notice === "no hints") return TEXTS.play.noHintsTips;
  if (attempt.isPlayingItself) return TEXTS.play.watchingTips;
  if (outcomeOf(timeline) === "lost") return mode.isOver?.() === true ? [] : TEXTS.play.rewindTips;
  // Gives no tip about undoing moves if the level cannot be won from its start, because undoing does not help.
  if (save.settings.lampIsShown && isHopeless(attempt.played)) return [TEXTS.play.cannotBeWon];
  if (attempt.wasWatched && attempt.phase !== "cleared") return TEXTS.play.watchingTips;
  const looksBack = attempt.phase === "cleared" && isStill(timeline) && tutorial === undefined;
  if (looksBack && mode.nextStart(0) !== "nothing") return TEXTS.play.lookBackTips;
  const lamp = lampNow(attempt, save.settings.lampIsShown);
  // Explains why the lamp is dark to a player who has never undone a move and so may not know what the lamp means.
  if (lamp === "out" && save.stats.rewinds === 0) return lightTexts.out;
  if (lamp === "half" && save.stats.rewinds === 0) return lightTexts.half?.tips ?? [];
  if (newThing !== undefined && attempt.phase !== "cleared") return [newThing.description];
  if (mode.isHardestOfChapter?.() === true && isUntouched(attempt)) return TEXTS.play.hardestTips;
  const lesson = nextLesson(puzzleSave(save, puzzle.id).medals, puzzle.campaign.levelCount);
  const isNewPlayer = mode.hasHints && lesson !== undefined;
  if (!isNewPlayer || attempt.phase === "cleared") return [];
  if (timeline.moveCount === 0) return [`✛ ${puzzle.dpadLabel}`];
  // While the analysis runs, the lamp is lit although it is not known yet whether the level can be won. If the player
  // has switched the lamp off in the settings, it is lit until the level is lost.
  const isLampMeant = save.settings.lampIsShown && isWinnable(attempt.played) === true;
  return isLampMeant && lamp === "lit" ? lightTexts.lit : [];
}

/** Returns whether the player has not moved yet in a level. */
function isUntouched({ phase, played }: Attempt): boolean {
  return phase !== "cleared" && played.timeline.steps.length === 0;
}
