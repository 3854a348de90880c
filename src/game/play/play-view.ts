import { fillBox, SCREEN_HEIGHT, SCREEN_WIDTH } from "../../device/screen";
import type { Lamp, Scene } from "../../puzzles/puzzle";
import type { SealedLevel, SealedPuzzle } from "../../puzzles/sealed";
import { LESSONS, lessonsDone } from "../save/progress";
import { puzzleSave, type Save } from "../save/save";
import { drawCard, type Card } from "./card";
import { drawHud, type HudText, type Lamp as HudLamp } from "./hud";
import type { Mode } from "./mode";
import { canBeWon, canBeWonFrom } from "./play";
import type { Replay } from "./replay";
import { drawHistory, drawRound, type Round } from "./round";
import { isStill, moment, outcomeOf } from "./session";
import { clearedWords, drawWords } from "./words";
import { worthText } from "./worth";

/** What is to be seen while levels are played. */
export interface PlayView {
  readonly puzzle: SealedPuzzle;
  readonly save: Save;
  readonly mode: Mode;
  /** Undefined before the first level has been composed. */
  readonly round: Round | undefined;
  readonly card: Card | undefined;
  readonly replay: Replay;
}

/** A place has less room for words than a bar. */
const LEAVES = { inBar: "Ⓑ again: leave", inPlace: "Ⓑ leave?" };
const NO_HINTS = { inBar: "no hints here", inPlace: "no hints" };
const WATCHING = { inBar: "watched: does not count", inPlace: "not counted" };
const REWIND = { inBar: "Ⓑ or 🎣 rewind", inPlace: "Ⓑ rewind" };
const LOOK_BACK = { inBar: "Ⓑ or 🎣 look back", inPlace: "Ⓑ look back" };

/** Draws all that there is to see, and notes that it has been drawn. */
export function drawPlay(view: PlayView): void {
  const { round, mode, save, card } = view;
  if (round === undefined) {
    fillBox("black", 0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
    return;
  }
  round.isDirty = false;
  if (view.replay.historyIsShown) {
    drawHistory(round);
    return;
  }
  const { settings } = save;
  const { scene } = round.painter;
  drawRound(round, placeLampOf(round, settings.lampIsShown));
  const isReplayed = round.play.session.playhead !== round.play.session.steps.length;
  const shownCard = isReplayed ? undefined : card;
  const whisper = card === undefined ? whisperOf(view, round) : "";
  if (scene === undefined) drawHud(mode.hud(round), lampOf(round, settings.lampIsShown), whisper, settings.hudSide);
  else drawWords(scene, wordsOf(view, scene, round, whisper, shownCard), settings.hudSide);
  if (shownCard !== undefined && (scene === undefined || shownCard.about === "run"))
    drawCard(shownCard, worthText(round.play));
}

function lampOf(round: Round, isShown: boolean): HudLamp {
  const canWin = canBeWon(round.play);
  if (!isShown || canWin === undefined) return "hidden";
  return canWin ? "lit" : "out";
}

/** The lamp of a place goes out at the end of the move that made the level unwinnable, and is lit again as that is taken back. */
function placeLampOf({ play }: Round, isShown: boolean): Lamp {
  const { before } = moment(play.session);
  const isOut = isShown ? canBeWonFrom(play, before) === false : play.session.rules.outcome(before) === "lost";
  return isOut ? "out" : "lit";
}

/** What a place says: where the player stands, and once the level is cleared, how, and what Ⓐ and Ⓑ do. */
function wordsOf(
  { mode, card }: PlayView,
  scene: Scene<SealedLevel>,
  round: Round,
  whisper: string,
  shownCard: Card | undefined,
): HudText {
  const { main, side } = mode.hud(round);
  const isCleared = round.phase === "cleared" && isStill(round.play.session);
  const medals = card === undefined ? 0 : card.medals.length;
  return {
    main: !isCleared ? main : round.wasWatched ? "watched" : clearedWords(scene, round.play, medals),
    side: shownCard !== undefined ? `Ⓑ ${shownCard.bText} Ⓐ ${shownCard.aText}` : whisper === "" ? side : whisper,
  };
}

function whisperOf({ save, puzzle, mode }: PlayView, round: Round): string {
  const { session } = round.play;
  const room = round.painter.scene === undefined ? "inBar" : "inPlace";
  if (round.notice === "Ⓑ leaves") return LEAVES[room];
  if (round.notice === "no hints") return NO_HINTS[room];
  if (round.isPlayingItself) return WATCHING[room];
  if (outcomeOf(session) === "lost") return REWIND[room];
  if (round.hint !== "none" && canBeWon(round.play) === false) return REWIND[room];
  if (round.phase === "cleared" && isStill(session) && mode.next(0) !== "nothing") return LOOK_BACK[room];
  const isNewPlayer = mode.hasHints && lessonsDone(puzzleSave(save, puzzle.id).medals) < LESSONS;
  return isNewPlayer && session.steps.length === 0 ? `✛ ${puzzle.verb}` : "";
}
