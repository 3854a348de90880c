/** Draws the list of the challenges that the player has opened recently. */
import { SCREEN_WIDTH } from "../../device/screen";
import { drawText } from "../../device/text";
import { PUZZLES } from "../../puzzles/index";
import type { List } from "../widgets/list";
import { fillPill } from "../widgets/pill";
import { isRush, writeChallengeCode } from "./challenge-code";
import { drawButtons, drawHall, drawSentence } from "./challenges-view";
import { formatTime } from "../widgets/format-time";
import { formatGhost, type Ghost } from "./ghost";
import { formatResult, type RecentChallenge } from "./recent-challenges";
import { TEXTS } from "../texts/index";

const ROWS = { left: 20, top: 34, height: 26, inset: 12, pillHeight: 22 };
const NONE_TOP = 96;

/**
 * Draws the list of the challenges opened last, with the player's results. The selected challenge is described by its
 * puzzle, its size and the friend's result. `puzzleIndex` selects the scenery that is drawn if the list is empty.
 */
export function drawRecentChallenges(list: List, all: readonly RecentChallenge[], puzzleIndex: number): void {
  const chosen = all.length === 0 ? undefined : all[list.chosen];
  drawHall(
    TEXTS.codes.recentChallenges,
    chosen === undefined ? "" : describeRecent(chosen),
    chosen?.challenge.puzzleIndex ?? puzzleIndex,
  );
  if (chosen === undefined) {
    drawText(TEXTS.codes.noneRecent, SCREEN_WIDTH / 2, NONE_TOP, "centre", "white");
    drawButtons(TEXTS.buttons.back, "");
    return;
  }
  const top = ROWS.top + Math.floor(list.shownChosen * ROWS.height);
  fillPill("white", ROWS.left, top, SCREEN_WIDTH - 2 * ROWS.left, ROWS.pillHeight);
  all.forEach((played, index) => {
    drawRow(played, ROWS.top + index * ROWS.height, index === list.chosen ? "black" : "white");
  });
  const { ghost } = chosen.challenge;
  if (ghost !== undefined) drawSentence(formatGhost(ghost, isRush(chosen.challenge)));
  drawButtons(TEXTS.buttons.back, TEXTS.buttons.code);
}

function drawRow(played: RecentChallenge, y: number, ink: "black" | "white"): void {
  const { seed, puzzleIndex, size } = played.challenge;
  drawText(writeChallengeCode({ seed, puzzleIndex, size }), ROWS.left + ROWS.inset, y, "left", ink);
  const formatOwn = (own: Ghost): string => (size === 0 ? TEXTS.cleared(own.cleared) : formatTime(own.tenths));
  drawText(formatResult(played, formatOwn), SCREEN_WIDTH - ROWS.left - ROWS.inset, y, "right", ink);
}

function describeRecent({ challenge }: RecentChallenge): string {
  const { name } = PUZZLES[challenge.puzzleIndex];
  return isRush(challenge) ? TEXTS.challenge.asRush(name) : TEXTS.challenge.withSize(name, challenge.size);
}
