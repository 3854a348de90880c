import { fillBox, SCREEN_HEIGHT, SCREEN_WIDTH } from "../../device/screen";
import type { SealedPuzzle } from "../../puzzles/sealed";
import { LESSONS, lessonsDone } from "../save/progress";
import { puzzleSave, type Save } from "../save/save";
import { drawCard, type Card } from "./card";
import { drawHud, type Lamp } from "./hud";
import type { Mode } from "./mode";
import { canBeWon } from "./play";
import type { Replay } from "./replay";
import { drawHistory, drawRound, type Round } from "./round";
import { isStill, outcomeOf } from "./session";

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

const REWIND = "Ⓑ or 🎣 rewind";

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
  drawRound(round);
  const { settings } = save;
  const whisper = card === undefined ? whisperOf(view, round) : "";
  drawHud(mode.hud(round), lampOf(round, settings.lampIsShown), whisper, settings.hudSide);
  const isReplayed = round.play.session.playhead !== round.play.session.steps.length;
  if (card !== undefined && !isReplayed) drawCard(card);
}

function lampOf(round: Round, isShown: boolean): Lamp {
  const canWin = canBeWon(round.play);
  if (!isShown || canWin === undefined) return "hidden";
  return canWin ? "lit" : "out";
}

function whisperOf({ save, puzzle, mode }: PlayView, round: Round): string {
  const { session } = round.play;
  if (outcomeOf(session) === "lost") return REWIND;
  if (round.hintIsShown && canBeWon(round.play) === false) return REWIND;
  if (round.phase === "cleared" && isStill(session) && mode.next(0) !== "nothing") return "Ⓑ or 🎣 look back";
  const isNewPlayer = lessonsDone(puzzleSave(save, puzzle.id).medals) < LESSONS;
  return isNewPlayer && session.steps.length === 0 ? `✛ ${puzzle.verb}` : "";
}
