import { fillBox, SCREEN_HEIGHT } from "../../device/screen";
import { writeText } from "../../device/text";
import type { HudText } from "./words";
import { canBeWon } from "./play";
import type { Round } from "./round";

/** What is to be seen beside the system menu. */
const WIDTH = 200;
const MARGIN = 16;
const FIRST_TOP = 28;
const LINE_HEIGHT = 26;

/** Draws the state of play into the left half of the screen: where the player stands, and what it took so far. */
export function drawSummary({ main, side }: HudText, round: Round): void {
  fillBox("white", 0, 0, WIDTH, SCREEN_HEIGHT);
  const lines = [main, side, "", movesText(round.play.session.goal), rewindsText(round.rewinds), stateText(round)];
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

function stateText(round: Round): string {
  if (round.phase === "cleared") return "Cleared";
  const canWin = canBeWon(round.play);
  if (canWin === undefined) return "";
  return canWin ? "It can be won" : "Time to rewind";
}
