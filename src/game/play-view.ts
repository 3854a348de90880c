import { fillBox, SCREEN_HEIGHT, SCREEN_WIDTH } from "../device/screen";
import type { Puzzle } from "../puzzles/puzzle";
import { LESSONS, lessonsDone } from "./campaign";
import { drawCard, type Card } from "./card";
import { drawHud, type Lamp } from "./hud";
import type { Mode } from "./mode";
import { canBeWon } from "./play";
import { puzzleSave, type Save } from "./save";
import { isStill, outcomeOf } from "./session";
import { drawHistory, drawTable, type Table } from "./table";

/** What is to be seen while levels are played. */
export interface PlayView<Level, State, Wish> {
  readonly puzzle: Puzzle<Level, State, Wish>;
  readonly save: Save;
  readonly mode: Mode<Level, State>;
  /** Undefined before the first level has been composed. */
  readonly table: Table<Level, State> | undefined;
  readonly card: Card | undefined;
  /** Instead of a card: the first position, with all moves that were made. */
  readonly historyIsShown: boolean;
}

const REWIND = "Ⓑ or 🎣 rewind";

/** Draws all that there is to see, and notes that it has been drawn. */
export function drawPlay<Level, State, Wish>(view: PlayView<Level, State, Wish>): void {
  const { table, mode, save, card } = view;
  if (table === undefined) {
    fillBox("black", 0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
    return;
  }
  table.isDirty = false;
  if (view.historyIsShown) {
    drawHistory(table);
    return;
  }
  drawTable(table);
  const { settings } = save;
  const whisper = card === undefined ? whisperOf(view, table) : "";
  drawHud(mode.hud(table), lampOf(table, settings.lampIsShown), whisper, settings.hudSide);
  const isReplayed = table.play.session.playhead !== table.play.session.steps.length;
  if (card !== undefined && !isReplayed) drawCard(card);
}

function lampOf<Level, State>(table: Table<Level, State>, isShown: boolean): Lamp {
  const canWin = canBeWon(table.play);
  if (!isShown || canWin === undefined) return "hidden";
  return canWin ? "lit" : "out";
}

function whisperOf<Level, State, Wish>(
  { save, puzzle, mode }: PlayView<Level, State, Wish>,
  table: Table<Level, State>,
): string {
  const { session } = table.play;
  if (outcomeOf(session) === "lost") return REWIND;
  if (table.hintIsShown && canBeWon(table.play) === false) return REWIND;
  if (table.phase === "cleared" && isStill(session) && mode.next(0) !== "nothing") return "Ⓑ or 🎣 look back";
  const isNewPlayer = lessonsDone(puzzleSave(save, puzzle.id).medals) < LESSONS;
  return isNewPlayer && session.steps.length === 0 ? `✛ ${puzzle.verb}` : "";
}
