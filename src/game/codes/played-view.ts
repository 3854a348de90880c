import { SCREEN_WIDTH } from "../../device/screen";
import { writeText } from "../../device/text";
import { WORLDS } from "../../puzzles/index";
import type { List } from "../widgets/list";
import { fillPill } from "../widgets/pill";
import { isRush, writeCode } from "./challenge-code";
import { drawButtons, drawHall, drawSentence } from "./dial-view";
import { ghostText, timeText, type Ghost } from "./ghost";
import { resultText, type Played } from "./played";

const ROWS = { left: 20, top: 34, height: 26, inset: 12, pillHeight: 22 };
const NONE_TOP = 96;

/** Draws the challenges that were opened last with their results; of the chosen one also puzzle, size and friend. */
export function drawPlayed(list: List, all: readonly Played[], world: number): void {
  const chosen = all.length === 0 ? undefined : all[list.chosen];
  drawHall("Last challenges", chosen === undefined ? "" : whatOf(chosen), chosen?.challenge.puzzle ?? world);
  if (chosen === undefined) {
    writeText("text", "None was played yet.", SCREEN_WIDTH / 2, NONE_TOP, "centre", "white");
    drawButtons("back", "");
    return;
  }
  const top = ROWS.top + Math.floor(list.shownChosen * ROWS.height);
  fillPill("white", ROWS.left, top, SCREEN_WIDTH - 2 * ROWS.left, ROWS.pillHeight);
  all.forEach((played, at) => {
    drawRow(played, ROWS.top + at * ROWS.height, at === list.chosen ? "black" : "white");
  });
  const { ghost } = chosen.challenge;
  if (ghost !== undefined) drawSentence(ghostText(ghost, isRush(chosen.challenge)));
  drawButtons("back", "code");
}

function drawRow(played: Played, y: number, ink: "black" | "white"): void {
  const { seed, puzzle, size } = played.challenge;
  writeText("text", writeCode({ seed, puzzle, size }), ROWS.left + ROWS.inset, y, "left", ink);
  const textOf = (own: Ghost): string => (size === 0 ? `${own.cleared} cleared` : timeText(own.tenths));
  writeText("text", resultText(played, textOf), SCREEN_WIDTH - ROWS.left - ROWS.inset, y, "right", ink);
}

function whatOf({ challenge }: Played): string {
  const { puzzle, size } = challenge;
  return `${WORLDS[puzzle].name}, ${isRush(challenge) ? "rush" : `size ${size}`}`;
}
