/** "Ready", "Set", "Go!": before a run against the clock, whose time waits as long. */
import { fillBox, SCREEN_HEIGHT, SCREEN_WIDTH } from "../../device/screen";
import { drawText } from "../../device/text";
import { soundConfirm, soundCursor } from "../sounds";

/** The last one first. */
const WORDS = ["Go!", "Set", "Ready"];
const WORD_MS = 600;

/** How long all words take. */
export const COUNTDOWN_MS = WORDS.length * WORD_MS;

const PLATE = { width: 132, height: 52, border: 3 };
const TEXT_HEIGHT = 34;

/** Returns the word that is shown with so much time left; undefined once it is over. */
function wordAt(remainingMs: number): string | undefined {
  return remainingMs <= 0 ? undefined : WORDS[Math.ceil(remainingMs / WORD_MS) - 1];
}

/** Sounds the word that comes as the time left changes. Returns whether another word is shown, or none any more. */
export function soundCountdownWord(beforeMs: number, remainingMs: number): boolean {
  const word = wordAt(remainingMs);
  if (word === wordAt(beforeMs)) return false;
  if (word === WORDS[0]) soundConfirm();
  else if (word !== undefined) soundCursor();
  return true;
}

/** Draws the word in the middle of the screen; nothing once it is over. */
export function drawCountdown(remainingMs: number): void {
  const word = wordAt(remainingMs);
  if (word === undefined) return;
  const { width, height, border } = PLATE;
  const left = Math.floor((SCREEN_WIDTH - width) / 2);
  const top = Math.floor((SCREEN_HEIGHT - height) / 2);
  fillBox("white", left - border, top - border, width + 2 * border, height + 2 * border);
  fillBox("black", left, top, width, height);
  drawText("large", word, SCREEN_WIDTH / 2, top + Math.floor((height - TEXT_HEIGHT) / 2), "centre", "white");
}
