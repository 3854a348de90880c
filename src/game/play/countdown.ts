/** The countdown "Ready", "Set", "Go!", after which the clock of a timed mode starts. */
import { fillBox, SCREEN_HEIGHT, SCREEN_WIDTH } from "../../device/screen";
import { drawLargeText } from "../../device/text";
import { playConfirmSound, playCursorSound } from "../sounds";
import { TEXTS } from "../texts/index";

/** The words of the countdown, the last one first. Each is shown for `WORD_MS` milliseconds. */
const WORDS = [TEXTS.play.countdown.go, TEXTS.play.countdown.set, TEXTS.play.countdown.ready];
const WORD_MS = 600;

export const COUNTDOWN_MS = WORDS.length * WORD_MS;

const PLATE = { width: 132, height: 52, border: 3 };
const TEXT_HEIGHT = 34;

/**
 * Returns the word of the countdown ("Ready", "Set" or "Go!") for the remaining time; undefined after the countdown.
 */
export function countdownWordAt(remainingMs: number): string | undefined {
  return remainingMs <= 0 ? undefined : WORDS[Math.ceil(remainingMs / WORD_MS) - 1];
}

/**
 * Plays a sound if another word of the countdown appears while the remaining time falls from `beforeMs` to
 * `remainingMs`.
 */
export function playCountdownSound(beforeMs: number, remainingMs: number): void {
  const word = countdownWordAt(remainingMs);
  if (word === countdownWordAt(beforeMs)) return;
  if (word === WORDS[0]) playConfirmSound();
  else if (word !== undefined) playCursorSound();
}

export function drawCountdown(remainingMs: number): void {
  const word = countdownWordAt(remainingMs);
  if (word === undefined) return;
  const { width, height, border } = PLATE;
  const left = Math.floor((SCREEN_WIDTH - width) / 2);
  const top = Math.floor((SCREEN_HEIGHT - height) / 2);
  fillBox("white", left - border, top - border, width + 2 * border, height + 2 * border);
  fillBox("black", left, top, width, height);
  drawLargeText(word, SCREEN_WIDTH / 2, top + Math.floor((height - TEXT_HEIGHT) / 2), "centre", "white");
}
