import type { Lamp } from "../../puzzles/puzzle";
import type { SealedPuzzle } from "../../puzzles/sealed";
import { LESSONS, lessonsDone } from "../save/progress";
import { puzzleSave, type Save } from "../save/save";
import { drawCard, type Card } from "./card";
import { drawHud, type HudText, type Lamp as HudLamp } from "./hud";
import type { Mode } from "./mode";
import { canBeWon, canBeWonFrom } from "./play";
import type { Replay } from "./replay";
import { drawHistory, drawRound, type Round } from "./round";
import { isStill, moment, outcomeOf } from "./session";
import { buttonWords, clearedWords, drawWords, longestAt, roomBeside, type SealedScene } from "./words";
import { countText, worthText } from "./worth";

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

// From long to short: a place has less room for words than a bar.
const LEAVES = ["Ⓑ again: leave", "Ⓑ leave?"];
const NO_HINTS = ["no hints here", "no hints"];
const WATCHING = ["watched: does not count", "watched: uncounted", "not counted"];
const REWIND = ["Ⓑ or 🎣 rewind", "Ⓑ rewind"];
const LOOK_BACK = ["Ⓑ or 🎣 look back", "Ⓑ look back"];

/** Draws all that there is to see, and notes that it has been drawn. */
export function drawPlay(view: PlayView): void {
  const { round, mode, save, card } = view;
  if (round === undefined) {
    view.puzzle.painter.ground(view.mode.bare(), "lit");
    return;
  }
  round.isDirty = false;
  const { settings } = save;
  const { scene } = round.painter;
  if (view.replay.historyIsShown) {
    drawHistory(round);
    if (scene !== undefined) drawStrip(scene, round, wordsOf(view, scene, round, [], card));
    return;
  }
  drawRound(round, placeLampOf(round, settings.lampIsShown));
  const isReplayed = round.play.session.playhead !== round.play.session.steps.length;
  const shownCard = isReplayed ? undefined : card;
  const whispers = card === undefined ? whispersOf(view, round) : [];
  const count = countText(round.play);
  if (scene === undefined) drawHud(mode.hud(round), count, lampOf(round, settings.lampIsShown), whispers);
  else drawStrip(scene, round, wordsOf(view, scene, round, whispers, shownCard));
  if (shownCard !== undefined && (scene === undefined || shownCard.about === "run"))
    drawCard(shownCard, worthText(round.play, shownCard.best));
}

/** The words of a place, and what it tells beside them. */
function drawStrip(scene: SealedScene, { play }: Round, text: HudText): void {
  drawWords(scene, text);
  const { before, move, elapsedMs } = moment(play.session);
  scene.tally?.(play.level, before, move, elapsedMs, roomBeside(scene, text.main));
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
  scene: SealedScene,
  round: Round,
  whispers: readonly string[],
  shownCard: Card | undefined,
): HudText {
  const { main, side } = mode.hud(round);
  const room = scene.words;
  const isCleared = round.phase === "cleared" && isStill(round.play.session);
  return {
    main: isCleared ? clearedText(scene, round, card) : countedText(scene, round, main),
    side:
      shownCard?.about === "level"
        ? buttonWords(scene, shownCard)
        : whispers.length === 0
          ? side
          : longestAt(room.side, whispers),
  };
}

/** The words with the moves behind them; without where there is no room, or where the place tells the moves itself. */
function countedText(scene: SealedScene, { play }: Round, main: string): string {
  if (scene.tally !== undefined) return main;
  return longestAt(scene.words.main, [`${main}   ${countText(play)}`, main]);
}

function clearedText(scene: SealedScene, { play, wasWatched }: Round, card: Card | undefined): string {
  return wasWatched ? "watched" : clearedWords(scene, play, card?.medals.length ?? 0, card?.best);
}

/** A word to the player, from long to short; none if there is nothing to say. */
function whispersOf({ save, puzzle, mode }: PlayView, round: Round): readonly string[] {
  const { session } = round.play;
  if (round.notice === "Ⓑ leaves") return LEAVES;
  if (round.notice === "no hints") return NO_HINTS;
  if (round.isPlayingItself) return WATCHING;
  if (outcomeOf(session) === "lost") return REWIND;
  if (round.hint !== "none" && canBeWon(round.play) === false) return REWIND;
  if (round.phase === "cleared" && isStill(session) && mode.next(0) !== "nothing") return LOOK_BACK;
  const isNewPlayer = mode.hasHints && lessonsDone(puzzleSave(save, puzzle.id).medals) < LESSONS;
  return isNewPlayer && session.steps.length === 0 ? [`✛ ${puzzle.verb}`] : [];
}
