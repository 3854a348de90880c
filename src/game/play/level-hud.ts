/**
 * Decides what the two texts beside the board say, such as the level's name, a result or a tip. hud-text.ts lays them
 * out.
 */
import { NO_IDEA } from "../../kernel/ideas/leading-idea";
import type { SceneTextBox } from "../../puzzles/puzzle";
import { knowsControl, LOOK_BACK_LETTER } from "../save/known-controls";
import { findNextStarterLevel } from "../save/progress";
import { openPuzzleSave } from "../save/save";
import { TEXTS } from "../texts/index";
import type { Attempt } from "./attempt";
import type { Card } from "./card";
import { chooseCardTips } from "./card-tips";
import type { EarnedKeepsake } from "./earned-keepsake";
import { isHintAwaited } from "./hint";
import { ideaNamesOf, withIdeaWord } from "./idea-name";
import {
  boxBesidePicture,
  buttonTexts,
  composeClearedResultText,
  fitsInBox,
  findLongestInBox,
  runResultText,
  sideBoxBelow,
  type AnyScene,
  type HudText,
} from "./hud-text";
import { decideCurrentLamp } from "./lamp";
import { isHopeless, isWinnable } from "./winnable";
import type { LevelContext } from "./level-context";
import { LOST_TIPS } from "./lost-tips";
import { findOfferTexts, type Offer } from "./offer";
import { formatExpectation, moveCountText } from "./result-line";
import type { ShownCard } from "./shown-card";
import { currentState, isStill, outcomeOf } from "./timeline";

/** What the texts beside the board depend on besides the level itself, such as the card (message) after the level. */
export interface HudContext extends LevelContext {
  readonly shownCard: ShownCard;
  readonly offer: Offer;
}

/**
 * Returns the texts beside the board in the longest form that fits: level and status, a tip, a result, or the buttons
 * of a card.
 */
export function composeHudText(view: HudContext, scene: AnyScene, attempt: Attempt): HudText {
  const { card } = view.shownCard;
  const { playhead, steps } = attempt.played.timeline;
  const tips = card === undefined ? chooseTips(view, attempt) : chooseLeaveTips(attempt);
  const shownCard = playhead === steps.length ? card : undefined;
  const hud = composeModeHudText(view, attempt);
  const first = composeMainText(view, scene, attempt, shownCard, fitLevelName(scene, hud));
  const { shortForm } = hud;
  const isShort = shortForm !== undefined && !fitsAny(sideBoxBelow(scene, first), hud.long);
  const { side, long = [] } = isShort ? shortForm : hud;
  const named = isShort ? composeMainText(view, scene, attempt, shownCard, fitLevelName(scene, shortForm)) : first;
  const reasons = findLossReasons(view, attempt);
  const main = reasons === undefined ? named : findLongestInBox(scene.texts.main, reasons);
  const sideBox = sideBoxBelow(scene, main);
  const keepsake = shownKeepsake(view, attempt);
  if (keepsake !== undefined) {
    const texts = attempt.phase === "cleared" ? keepsake.texts : keepsake.afterwards;
    return { main, side: findLongestInBox(boxBesidePicture(sideBox), texts), keepsake };
  }
  const buttonsCard = areButtonsShown(view.shownCard, attempt) ? card : undefined;
  if (buttonsCard !== undefined && tips.length === 0) {
    return { main, side: findLongestInBox(sideBox, chooseCardTips(view.shownCard) ?? buttonTexts(buttonsCard)) };
  }
  const sideTexts = tips.length > 0 ? tips : prependMoveCount(view, scene, attempt, [...long, side]);
  return { main, side: findLongestInBox(sideBox, sideTexts) };
}

/**
 * Returns the sentence that says why the level cannot be won from the current state, in several lengths. The sentence
 * takes the place of the level's name.
 *
 * Returns undefined if the level can be won. Also returns undefined in a rush (a timed run), in which the clock stands
 * in that place.
 */
export function findLossReasons(view: HudContext, attempt: Attempt): readonly string[] | undefined {
  const { puzzle, save, shownCard } = view;
  const { timeline } = attempt.played;
  if (shownCard.card !== undefined || isTimed(view) || !isStill(timeline)) return undefined;
  if (outcomeOf(timeline) === "lost") return puzzle.lostReasons?.(currentState(timeline));
  if (outcomeOf(timeline) === "won" || isHopeless(attempt.played)) return undefined;
  const lamp = decideCurrentLamp(attempt, save.settings.isLampShown);
  const { lightTexts } = attempt.painter.scene;
  // A player who has never undone a move may not know that half light means that only the best kind of win is
  // impossible.
  if (lamp === "half" && save.stats.rewinds === 0) return lightTexts.half?.tips;
  return lamp === "out" ? lightTexts.out : undefined;
}

/**
 * Returns the mode's texts about the level, such as its name. A lesson has the text "New" instead, because it is no
 * level of the mode.
 */
export function composeModeHudText({ mode, tutorial }: LevelContext, attempt: Attempt): HudText {
  return tutorial === undefined ? mode.hud(attempt) : { main: TEXTS.play.newThing, side: "" };
}

function areButtonsShown({ card, replay }: ShownCard, { played }: Attempt): boolean {
  if (card === undefined) return false;
  const { timeline } = played;
  if (timeline.playhead === timeline.steps.length) return true;
  return isStill(timeline) && !replay.isPlaying;
}

/**
 * Returns the keepsake (a souvenir) earned with the last cleared level, until the first move of the next one. Returns
 * undefined while a tip about leaving is shown.
 */
function shownKeepsake({ mode, shownCard, tutorial }: HudContext, attempt: Attempt): EarnedKeepsake | undefined {
  const { phase, notice, played } = attempt;
  if (shownCard.card !== undefined || tutorial !== undefined || notice !== "none") return undefined;
  const isShown = phase === "cleared" ? isStill(played.timeline) : isUntouched(attempt);
  return isShown ? mode.earnedKeepsake?.() : undefined;
}

function chooseLeaveTips({ notice }: Attempt): readonly string[] {
  return notice === "leave-tip" ? TEXTS.play.leaveTips : [];
}

function fitLevelName({ texts }: AnyScene, { main, shortMain = main }: HudText): string {
  return findLongestInBox(texts.main, [main, shortMain]);
}

function fitsAny(box: SceneTextBox, texts: readonly string[] = []): boolean {
  return texts.some((text) => fitsInBox(text, box));
}

function isTimed({ mode }: LevelContext): boolean {
  return mode.rushStatus !== undefined;
}

/**
 * Adds the number of moves to the texts for the second box beside the board, in puzzles that draw a status in the first
 * box. If no text fits beside the number, only the number is shown after the first move.
 */
function prependMoveCount(
  view: LevelContext,
  scene: AnyScene,
  attempt: Attempt,
  texts: readonly string[],
): readonly string[] {
  const count = moveCountText(attempt.played);
  if (scene.drawStatus === undefined || isTimed(view) || attempt.phase === "cleared" || count === "") return texts;
  const counted = texts.map((text) => (text === "" ? count : `${count}   ${text}`));
  return isUntouched(attempt) ? texts.flatMap((text, index) => [counted[index], text]) : [...counted, count];
}

function composeMainText(
  view: HudContext,
  scene: AnyScene,
  attempt: Attempt,
  shownCard: Card | undefined,
  name: string,
): string {
  if (shownCard?.about === "run") return runResultText(scene, shownCard);
  const isCleared = attempt.phase === "cleared" && isStill(attempt.played.timeline);
  if (isCleared) return composeClearedMainText(scene, attempt, view.shownCard.card);
  return isTimed(view) ? name : appendMoveCount(scene, attempt, name);
}

function appendMoveCount(scene: AnyScene, { played }: Attempt, main: string): string {
  if (scene.drawStatus !== undefined) return main;
  const count = moveCountText(played);
  return count === "" ? main : findLongestInBox(scene.texts.main, [`${main}   ${count}`, main]);
}

function composeClearedMainText(scene: AnyScene, attempt: Attempt, card: Card | undefined): string {
  const { wasWatched, unaidedStreak } = attempt;
  if (wasWatched) return TEXTS.play.watched;
  // If a card (a message) is shown, the result includes the number of levels won in a row without help. Without a card,
  // a tip below the result has this number.
  const shownStreak = card === undefined ? undefined : unaidedStreak;
  return composeClearedResultText(scene, attempt, card?.about === "level" ? card : undefined, shownStreak);
}

/** How long after the win the tip beside a cleared level appears. The frame of the win itself has enough to draw. */
const FIRST_TIP_MS = 60;

/** How long the name of a cleared level's solving idea stays after the celebration of the win. */
const IDEA_READ_MS = 2000;

function chooseTips({ save, puzzle, mode, tutorial, offer }: HudContext, attempt: Attempt): readonly string[] {
  const { timeline } = attempt.played;
  const leaveTips = chooseLeaveTips(attempt);
  if (leaveTips.length > 0) return leaveTips;
  if (attempt.notice === "no-hints") return TEXTS.play.noHintsTips;
  if (attempt.isPlayingItself) return TEXTS.play.watchingTips;
  if (isHintAwaited(attempt)) return TEXTS.hint.awaited;
  if (offer.isShown) return findOfferTexts(attempt, save.settings.isLampShown);
  if (outcomeOf(timeline) === "lost")
    return mode.isOver?.() === true ? [] : (mode.twist?.lostTips?.(attempt) ?? LOST_TIPS);
  // A level that cannot be won even from its start needs no tip about undoing moves.
  if (save.settings.isLampShown && isHopeless(attempt.played)) return [TEXTS.play.cannotBeWon];
  if (attempt.wasWatched && attempt.phase !== "cleared") return TEXTS.play.watchingTips;
  const looksBack = attempt.phase === "cleared" && isStill(timeline) && tutorial === undefined;
  if (looksBack && attempt.phaseMs < FIRST_TIP_MS) return [];
  const hasIdea = (mode.leadingIdea?.() ?? NO_IDEA) !== NO_IDEA;
  const isPlainWin = !hasIdea && attempt.unaidedStreak === undefined;
  if (looksBack && isPlainWin && attempt.phaseMs < attempt.painter.celebrationMs) return TEXTS.play.clearedTips;
  if (looksBack && mode.nextStart(0) !== "nothing") return createClearedTips({ save, puzzle, mode }, attempt);
  if (looksBack && attempt.unaidedStreak !== undefined) return TEXTS.result.unaidedStreak(attempt.unaidedStreak);
  const lamp = decideCurrentLamp(attempt, save.settings.isLampShown);
  if (lamp === "out") return LOST_TIPS;
  if (lamp === "half" && save.stats.rewinds === 0) return LOST_TIPS;
  if (mode.isHardestOfChapter?.() === true && isUntouched(attempt)) return TEXTS.play.hardestTips;
  const starter = findNextStarterLevel(openPuzzleSave(save, puzzle.id).medals, puzzle.campaign.levelCount);
  const isNewPlayer = mode.hasHints && starter !== undefined;
  if (!isNewPlayer || attempt.phase === "cleared") return [];
  if (timeline.moveCount === 0) return [`✛ ${puzzle.dpadLabel}`];
  // The lamp is also "lit" before the level is analysed, or if it is switched off. It then does not prove that the
  // level can be won.
  const isLampMeant = save.settings.isLampShown && isWinnable(attempt.played) === true;
  return isLampMeant && lamp === "lit" ? attempt.painter.scene.lightTexts.lit : [];
}

/**
 * Returns the tip beside a cleared level in several lengths, the longest first. The tip names the level's leading
 * solving idea, with the expected moves or the number of levels won in a row without help. Without a leading idea, the
 * tip has only these numbers, or says how to look back at the moves.
 */
function createClearedTips(
  { save, puzzle, mode }: Pick<HudContext, "save" | "puzzle" | "mode">,
  attempt: Attempt,
): readonly string[] {
  const { played, unaidedStreak } = attempt;
  const { lookBackTips } = TEXTS.play;
  const expectations = mode.hasHints ? formatExpectation(played) : [];
  const facts = unaidedStreak === undefined ? expectations : TEXTS.result.unaidedStreak(unaidedStreak);
  const leadingIdea = mode.leadingIdea?.() ?? NO_IDEA;
  if (leadingIdea !== NO_IDEA) {
    const names = withIdeaWord(ideaNamesOf(puzzle, leadingIdea));
    return [
      ...names.flatMap((name) => facts.map((text) => `${name} · ${text}`)),
      ...(isStreakDue(attempt) ? facts : names),
    ];
  }
  if (unaidedStreak !== undefined) return facts;
  if (expectations.length === 0) return lookBackTips;
  const both = expectations.slice(1).flatMap((text) => lookBackTips.map((tip) => `${text} · ${tip}`));
  return [...both, ...(knowsControl(save, LOOK_BACK_LETTER) ? expectations : lookBackTips)];
}

/**
 * Returns whether the player has had time to read the cleared level's solving idea. The number of levels won in a row
 * may then replace it. False if this number is not shown.
 */
export function isStreakDue({ phase, phaseMs, painter, unaidedStreak }: Attempt): boolean {
  return phase === "cleared" && unaidedStreak !== undefined && phaseMs >= painter.celebrationMs + IDEA_READ_MS;
}

function isUntouched({ phase, played }: Attempt): boolean {
  return phase !== "cleared" && played.timeline.steps.length === 0;
}
