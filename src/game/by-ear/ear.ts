/**
 * Announces every screen to a player who cannot see it: what is under the cursor, and answers to questions asked by
 * keys. docs/by-ear.md explains the keys.
 */
import { DOWN, LEFT, RIGHT, UP, type Direction } from "../../kernel/direction";
import type { Input } from "../../device/input";
import { queueLine } from "../frame-events";
import type { Question, Screen } from "../screen";
import { TEXTS } from "../texts/by-ear";
import { TEXTS as INDEX_TEXTS } from "../texts/index";

/** The key that asks for what is under the cursor. Like every key for announcements, it turns all announcements on. */
const LISTEN_KEY = "o";
const BOARD_KEY = "b";
const NEXT_ROW_KEY = "+";
const PREVIOUS_ROW_KEY = "-";

/** The number keys that ask what a move in a direction would do. They lie like arrows on a numeric keypad. */
const DIRECTION_KEYS: Readonly<Partial<Record<string, Direction>>> = { "8": UP, "6": RIGHT, "2": DOWN, "4": LEFT };

/** What the game has already announced about the open screen to a player who cannot see it. */
export interface Ear {
  screen: Screen | undefined;
  /** The announced texts about what is under the cursor, as they were in the last frame. */
  texts: readonly string[];
  /** The row of the board that was read last, counted from 0; −1 before the first. */
  row: number;
}

/** The sign that stands for a missing letter on the screen where the player enters a name. */
const BLANK = "-";

/** The sign of a full dot. The game draws rows of full and empty dots, for instance for a volume. */
const FULL_DOT = "●";
const EMPTY_DOT = "○";

export function createEar(): Ear {
  return { screen: undefined, texts: [], row: -1 };
}

/**
 * Announces what is under the cursor of a new screen, and later only the texts that change. On a screen without a
 * level, also announces that a press of the direction pad (✛) has changed nothing.
 */
export function followFocus(ear: Ear, screen: Screen, { pressedDirection }: Pick<Input, "pressedDirection">): void {
  const texts = screen.kind.focus?.(screen.state) ?? [];
  const isNew = ear.screen !== screen;
  const changed = texts.filter((text, index) => isNew || text !== ear.texts[index]);
  if (isNew) ear.row = -1;
  ear.screen = screen;
  ear.texts = texts;
  const isEnd = pressedDirection !== undefined && changed.length === 0 && texts.length > 0;
  announce(isEnd && screen.kind.attemptJson === undefined ? [TEXTS.noFurther] : changed);
}

/**
 * Answers a key with which a player who cannot see the screen asks something. A key without a meaning of its own asks
 * where the pieces are. `LISTEN_KEY` gets no answer on a new screen, because the game announces a new screen without
 * being asked.
 */
export function answerKey(ear: Ear, screen: Screen, key: string): void {
  const answer = (question: Question): readonly string[] => screen.kind.answer?.(screen.state, question) ?? [];
  const direction = DIRECTION_KEYS[key];
  if (direction !== undefined) announce(answer(direction));
  else if (key === NEXT_ROW_KEY) readRow(ear, answer("board"), 1);
  else if (key === PREVIOUS_ROW_KEY) readRow(ear, answer("board"), -1);
  else if (key === BOARD_KEY) announce([...answer("board"), ...focusOf(screen)]);
  else if (key !== LISTEN_KEY) announce([...answer("pieces"), ...focusOf(screen)]);
  else if (ear.screen === screen) announce(focusOf(screen));
}

function focusOf({ kind, state }: Screen): readonly string[] {
  return kind.focus?.(state) ?? [];
}

function readRow(ear: Ear, rows: readonly string[], step: 1 | -1): void {
  ear.row = Math.max(0, Math.min(rows.length - 1, ear.row + step));
  announce(rows.slice(ear.row, ear.row + 1));
}

/** Announces several texts as one, with a full stop after each, so that a screen reader pauses there. */
function announce(texts: readonly string[]): void {
  const spoken = texts.filter((text) => text !== "").map((text) => makeSpeakable(text));
  if (spoken.length > 0) queueLine("announcement", spoken.join(TEXTS.pause));
}

function makeSpeakable(text: string): string {
  if (text === BLANK) return TEXTS.blank;
  let spoken = countDots(text);
  for (const [sign, word] of TEXTS.signs) spoken = spoken.split(sign).join(word);
  return spoken.endsWith(".") ? spoken.substring(0, spoken.length - 1) : spoken;
}

/** Replaces a row of dots, some full and some empty, by their numbers, such as "2 of 3". */
function countDots(text: string): string {
  const fullCount = text.split(FULL_DOT).length - 1;
  const emptyCount = text.split(EMPTY_DOT).length - 1;
  if (fullCount + emptyCount === 0) return text;
  const words = text.split(FULL_DOT).join("").split(EMPTY_DOT).join("");
  const count = INDEX_TEXTS.countOf(fullCount, fullCount + emptyCount);
  return words === "" || words.endsWith(" ") ? `${words}${count}` : `${words} ${count}`;
}
