import { fillBox, SCREEN_HEIGHT, SCREEN_WIDTH, showPicture, type Picture } from "../../device/screen";
import type { Lamp, NewThing, RunStanding, WordsPlace } from "../../puzzles/puzzle";
import type { SealedPuzzle } from "../../puzzles/sealed";
import { LESSONS, lessonsDone } from "../save/progress";
import { puzzleSave, type Save } from "../save/save";
import { hasPage, type Card } from "./card";
import { drawCountdown } from "./countdown";
import type { Idle } from "./idle";
import type { Mode } from "./mode";
import { drawPage } from "./page";
import { COPY_WORDS, isCopyTold } from "./copies";
import { canBeWon, canBeWonFrom, CANNOT_BE_WON, isHopeless } from "./play";
import type { Replay } from "./replay";
import type { Round } from "./round";
import { drawBlink, drawHistory, drawRound, paintNewGround } from "./round-view";
import { isStill, moment, outcomeOf } from "./session";
import type { Teaching } from "./teaching";
import {
  buttonTexts,
  clearedWords,
  drawWords,
  hasRoom,
  longestAt,
  roomBelow,
  roomBeside,
  runWords,
  type HudText,
  type SealedScene,
} from "./words";
import { countText } from "./worth";

/** What is to be seen while levels are played. */
export interface PlayView {
  readonly puzzle: SealedPuzzle;
  readonly save: Save;
  readonly mode: Mode;
  /** The board before the first level is there; undefined as long as it is not painted. */
  readonly bare: Picture | undefined;
  /** Undefined before the first level has been composed. */
  readonly round: Round | undefined;
  /** What is left of the time before a run against the clock begins; 0 where there is none. */
  readonly countdownMs: number;
  readonly card: Card | undefined;
  /** How long the card has been seen. */
  readonly cardMs: number;
  readonly replay: Replay;
  readonly idle: Idle;
  readonly teaching: Teaching | undefined;
  /** What is new to the player on the level. */
  readonly newThing: NewThing | undefined;
}

// From long to short: a place has less room for words than a bar.
const LEAVES = ["Ⓑ again: leave", "Ⓑ leave?"];
const NO_HINTS = ["no hints here", "no hints"];
const WATCHING = ["watched: does not count", "watched: uncounted", "not counted"];
const REWIND = ["Ⓑ or 🎣 rewind", "Ⓑ rewind"];
const LOOK_BACK = ["Ⓑ or 🎣 look back", "Ⓑ look back"];

/**
 * Draws all that there is to see, and notes that it has been drawn. A new ground has a frame to itself: while it is painted
 * what was there before is to be seen.
 */
export function drawPlay(view: PlayView): void {
  const { round, save, card } = view;
  if (round === undefined) {
    if (view.bare === undefined) fillBox("black", 0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
    else showPicture(view.bare);
    drawCountdown(view.countdownMs);
    return;
  }
  if (card !== undefined && isPageShown(view, round)) {
    round.isDirty = false;
    drawPage(view.puzzle.id, card, isCopyTold(view) ? COPY_WORDS : undefined);
    return;
  }
  const { settings } = save;
  const run = runOf(view);
  const { historyIsShown } = view.replay;
  const lamp = historyIsShown ? "lit" : placeLampOf(round, settings.lampIsShown);
  if (paintNewGround(round, lamp, run)) {
    // What there was to see stays for a frame.
    round.isDirty = true;
    return;
  }
  round.isDirty = false;
  const scene = run === undefined ? round.painter.scene : sceneOfRuns(round.painter.scene);
  const whispers = card === undefined ? whispersOf(view, round) : leavesIfTold(round);
  if (historyIsShown) {
    drawHistory(round, run);
    drawStrip(scene, round, wordsOf(view, scene, round, whispers, card));
    return;
  }
  drawRound(round, lamp, run);
  if (view.idle.isShut) drawBlink(round, view.idle.blinks);
  const isReplayed = round.play.session.playhead !== round.play.session.steps.length;
  const shownCard = isReplayed ? undefined : card;
  drawStrip(scene, round, wordsOf(view, scene, round, whispers, shownCard));
}

/** How long the last move stands before the view turns to the page of a card. */
export const PAGE_AFTER_MS = 300;

/** Whether a page is shown instead of the board: the board comes back with the crank, and with the history. */
function isPageShown({ card, cardMs, replay }: PlayView, { play }: Round): boolean {
  const { playhead, steps } = play.session;
  return (
    card !== undefined &&
    hasPage(card) &&
    cardMs >= PAGE_AFTER_MS &&
    !replay.historyIsShown &&
    playhead === steps.length
  );
}

/** How a run stands, where the place shows it. */
export function runOf({ puzzle, mode }: Pick<PlayView, "puzzle" | "mode">): RunStanding | undefined {
  return puzzle.painter.scene.runWords === undefined ? undefined : mode.run?.();
}

/** The place with less room for its words: the rest of it shows how the run stands. */
function sceneOfRuns(scene: SealedScene): SealedScene {
  return { ...scene, words: scene.runWords ?? scene.words };
}

/** The words of a place, and what it tells beside them. */
function drawStrip(scene: SealedScene, { play }: Round, text: HudText): void {
  drawWords(scene, text);
  const { before, move, elapsedMs } = moment(play.session);
  scene.tally?.(play.level, before, move, elapsedMs, roomBeside(scene, text.main));
}

/** What is said of the level in hand: one that only teaches is none of the mode's. */
export function hudOf({ mode, teaching }: PlayView, round: Round): HudText {
  return teaching === undefined ? mode.hud(round) : { main: "New", side: "" };
}

/** The lamp of a place goes out at the end of the move that made the level unwinnable, and is lit again as that is taken back. */
function placeLampOf({ play }: Round, isShown: boolean): Lamp {
  const { before } = moment(play.session);
  const isOut = isShown ? canBeWonFrom(play, before) === false : play.session.rules.outcome(before) === "lost";
  return isOut ? "out" : "lit";
}

/** What a place says: where the player stands, and once the level is cleared, how, and what Ⓐ and Ⓑ do. */
function wordsOf(
  view: PlayView,
  scene: SealedScene,
  round: Round,
  whispers: readonly string[],
  shownCard: Card | undefined,
): HudText {
  const hud = hudOf(view, round);
  const first = mainOf(view, scene, round, shownCard, nameIn(scene, hud));
  const { otherwise } = hud;
  const isShort = otherwise !== undefined && !hasRoomForOne(roomBelow(scene, first), hud.long);
  const { side, long = [] } = isShort ? otherwise : hud;
  const main = isShort ? mainOf(view, scene, round, shownCard, nameIn(scene, otherwise)) : first;
  const room = roomBelow(scene, main);
  const buttonsCard = areButtonsTold(view, round) ? view.card : undefined;
  if (buttonsCard !== undefined && whispers.length === 0) {
    return { main, side: longestAt(room, isCopyTold(view) ? COPY_WORDS : buttonTexts(buttonsCard)) };
  }
  const said = whispers.length > 0 ? whispers : sidesOf(view, scene, round, [...long, side]);
  return { main, side: longestAt(room, said) };
}

/** What Ⓐ and Ⓑ do beneath a card is told where the board stands still, at the end or in the past. */
function areButtonsTold({ card, replay }: PlayView, { play }: Round): boolean {
  if (card === undefined) return false;
  const { session } = play;
  if (replay.historyIsShown || session.playhead === session.steps.length) return true;
  return isStill(session) && !replay.isPlaying;
}

function leavesIfTold({ notice }: Round): readonly string[] {
  return notice === "Ⓑ leaves" ? LEAVES : [];
}

function nameIn({ words }: SealedScene, { main, brief = main }: HudText): string {
  return longestAt(words.main, [main, brief]);
}

function hasRoomForOne(place: WordsPlace, texts: readonly string[] = []): boolean {
  return texts.some((text) => hasRoom(text, place));
}

/** Then nobody counts moves. */
function isAgainstClock({ mode }: PlayView): boolean {
  return mode.run !== undefined;
}

/** Where something else stands beside the first words the moves stand before the second ones. */
function sidesOf(
  view: PlayView,
  scene: SealedScene,
  { play, phase }: Round,
  texts: readonly string[],
): readonly string[] {
  const count = countText(play);
  if (scene.tally === undefined || isAgainstClock(view) || phase === "cleared" || count === "") return texts;
  return texts.flatMap((text) => [text === "" ? count : `${count}   ${text}`, text]);
}

/** The first words: of a run that is over, of a cleared level, or which level this is. */
function mainOf(view: PlayView, scene: SealedScene, round: Round, shownCard: Card | undefined, name: string): string {
  const { card } = view;
  if (shownCard?.about === "run") return runWords(scene, shownCard);
  const isCleared = round.phase === "cleared" && isStill(round.play.session);
  if (isCleared) return clearedText(scene, round, card);
  return isAgainstClock(view) ? name : countedText(scene, round, name);
}

/** The words with the moves behind them; without where there is no room, or where something else stands there. */
function countedText(scene: SealedScene, { play }: Round, main: string): string {
  if (scene.tally !== undefined) return main;
  const count = countText(play);
  return count === "" ? main : longestAt(scene.words.main, [`${main}   ${count}`, main]);
}

function clearedText(scene: SealedScene, { play, wasWatched }: Round, card: Card | undefined): string {
  if (wasWatched) return "watched";
  return clearedWords(scene, play, card?.about === "level" ? card : undefined);
}

/** A word to the player, from long to short; none if there is nothing to say. */
function whispersOf({ save, puzzle, mode, newThing, teaching }: PlayView, round: Round): readonly string[] {
  const { session } = round.play;
  const { light } = round.painter.scene;
  const leaves = leavesIfTold(round);
  if (leaves.length > 0) return leaves;
  if (round.notice === "no hints") return NO_HINTS;
  if (round.isPlayingItself) return WATCHING;
  if (outcomeOf(session) === "lost") return mode.isOver?.() === true ? [] : REWIND;
  // Where nobody can win there is nothing to turn back to.
  const isTold = save.settings.lampIsShown || round.hint !== "none";
  if (isTold && isHopeless(round.play)) return [CANNOT_BE_WON];
  if (round.hint !== "none" && canBeWon(round.play) === false) return REWIND;
  if (round.wasWatched && round.phase !== "cleared") return WATCHING;
  const looksBack = round.phase === "cleared" && isStill(session) && teaching === undefined;
  if (looksBack && mode.next(0) !== "nothing") return LOOK_BACK;
  const canWin = save.settings.lampIsShown ? canBeWon(round.play) : undefined;
  // Who has never turned time back has not been told yet what the lamp is for.
  if (canWin === false && save.stats.rewinds === 0) return light.out;
  if (newThing !== undefined && round.phase !== "cleared") return [newThing.words];
  const isNewPlayer = mode.hasHints && lessonsDone(puzzleSave(save, puzzle.id).medals) < LESSONS;
  if (!isNewPlayer || round.phase === "cleared") return [];
  if (session.goal === 0) return [`✛ ${puzzle.goal}`];
  return canWin === true ? light.lit : [];
}
