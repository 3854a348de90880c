import { fillBox, SCREEN_HEIGHT } from "../device/screen";
import { writeText } from "../device/text";
import type { HudText } from "./hud";
import { canBeWon } from "./play";
import type { Table } from "./table";

/** What is to be seen beside the system menu. */
const WIDTH = 200;
const MARGIN = 16;
const FIRST_TOP = 28;
const LINE_HEIGHT = 26;

/** Draws the state of play into the left half of the screen: where the player stands, and what it took so far. */
export function drawSummary<Level, State>({ main, side }: HudText, table: Table<Level, State>): void {
  fillBox("white", 0, 0, WIDTH, SCREEN_HEIGHT);
  const lines = [main, side, "", movesText(table.play.session.goal), rewindsText(table.rewinds), stateText(table)];
  let y = FIRST_TOP;
  for (const line of lines) {
    writeText("text", line, MARGIN, y, "left", "black");
    y += LINE_HEIGHT;
  }
}

function movesText(moves: number): string {
  return moves === 1 ? "1 move made" : `${moves} moves made`;
}

function rewindsText(rewinds: number): string {
  return rewinds === 1 ? "1 taken back" : `${rewinds} taken back`;
}

function stateText<Level, State>(table: Table<Level, State>): string {
  if (table.phase === "cleared") return "Cleared";
  const canWin = canBeWon(table.play);
  if (canWin === undefined) return "";
  return canWin ? "It can be won" : "Time to rewind";
}
