/**
 * Draws two pages of the challenges screen: the page for entering a code, and the page with a new challenge. Also draws
 * the page for entering a name.
 */

import { fillBox, fillArrowhead, SCREEN_HEIGHT, SCREEN_WIDTH } from "../../device/screen";
import { drawText } from "../../device/text";
import type { Tap } from "../../device/touch";
import { isFault } from "../../kernel/fault";
import { LEFT, RIGHT } from "../../kernel/direction";
import { PUZZLES } from "../../puzzles/index";
import { CAST_HEIGHT } from "../../puzzles/looks/cast";
import { CHALLENGE_SIZES } from "../../puzzles/puzzle";
import { drawPuzzlePicture } from "../widgets/puzzle-picture";
import { isRush, readChallengeCode, RUSH_SIZE, writeChallengeCode, type Challenge } from "./challenge-code";
import { formatCodeFault, isAboutLetter } from "./code-fault";
import {
  dialledCode,
  groupAtCursor,
  isAtEnd,
  isToCome,
  isUntouched,
  letterAt,
  type ChallengeDial,
} from "./challenge-dial";
import { formatGhost } from "./ghost";
import { CHALLENGE_GROUP_LENGTH } from "./letter-group";
import { DARK_PANE, drawDrum, drawPane, letterAtPoint, LIT_PANE, markWrongLetter } from "./letter-panes";
import { CODE_TAG_TEXTS } from "../texts/code-tag";
import { TEXTS } from "../texts/index";

const MIDDLE = 200;
const MARGIN = 8;
const HEADING_TOP = 3;
const SENTENCE_TOP = 187;
const SENTENCE_LEFT = 48;
const LINE_HEIGHT = 20;

/**
 * The figure that stands for a friend: its picture number in the puzzle's image table `cast`, and its left edge in
 * pixels.
 */
const FRIEND = { picture: 2, left: 358 };
const BUTTONS_TOP = 217;
const SIZE = { top: 42, reach: 96, pointer: 6, height: 30 };

const FLOOR = { y: 212, height: 2 };
const PLAYER_LEFT = 8;

/**
 * Half the width, in pixels, of the tip at the bottom of the page with a new challenge. A tap within this distance of
 * the screen's middle selects the tip.
 */
const TIP_REACH = 70;

/**
 * Draws the seven letters around the cursor of the entered challenge code. The letter at the cursor is on a drum (a
 * drawn cylinder with letters), which is turned by `turnFraction` of a letter.
 */
export function drawDial(dial: ChallengeDial, turnFraction: number, puzzleIndex: number): void {
  const challenge = readChallengeCode(dialledCode(dial), PUZZLES.length);
  const dialled = isFault(challenge) ? undefined : challenge;
  const isBegun = !isUntouched(dial) || isAtEnd(dial);
  drawHall(
    TEXTS.codes.enterCode,
    dialled !== undefined && isBegun ? describeChallenge(dialled) : TEXTS.turnHint,
    dialled?.puzzleIndex ?? puzzleIndex,
  );
  drawSentence(dial.fault === undefined ? groupHint(dial, dialled) : formatCodeFault(dial.fault));
  const first = groupAtCursor(dial) * CHALLENGE_GROUP_LENGTH;
  const cursor = dial.cursor - first;
  for (let index = 0; index < CHALLENGE_GROUP_LENGTH; index++) {
    if (index === cursor) continue;
    if (isToCome(dial, first + index)) drawPane(index, CHALLENGE_GROUP_LENGTH, "", DARK_PANE);
    else drawPane(index, CHALLENGE_GROUP_LENGTH, letterAt(dial, first + index), LIT_PANE);
  }
  drawDrum(cursor, CHALLENGE_GROUP_LENGTH, (by) => letterAt(dial, dial.cursor, by), turnFraction);
  if (dial.fault !== undefined && isAboutLetter(dial.fault)) markWrongLetter(cursor, CHALLENGE_GROUP_LENGTH);
  drawButtons(TEXTS.buttons.back, dialled !== undefined && isAtEnd(dial) ? TEXTS.buttons.play : TEXTS.buttons.next);
}

function groupHint(dial: ChallengeDial, dialled: Challenge | undefined): string {
  const group = groupAtCursor(dial);
  if (group > 0) return TEXTS.codes.friendsTime(group);
  return dialled !== undefined && isAtEnd(dial) ? TEXTS.codes.friendsTimeTip : CODE_TAG_TEXTS.codeTip;
}

/** Draws the code of a new challenge, large enough to be photographed or read out. */
export function drawNewChallenge(challenge: Challenge): void {
  const { size, puzzleIndex } = challenge;
  const { name } = PUZZLES[puzzleIndex];
  const run = isRush(challenge) ? TEXTS.codes.threeMinutes(name) : TEXTS.codes.tenLevels(name);
  drawHall(TEXTS.codes.newChallenge, run, puzzleIndex);
  drawFriend(puzzleIndex);
  const code = writeChallengeCode(challenge);
  for (let index = 0; index < CHALLENGE_GROUP_LENGTH; index++)
    drawPane(index, CHALLENGE_GROUP_LENGTH, code.charAt(index), LIT_PANE);
  drawText(
    isRush(challenge) ? TEXTS.codes.rush : CODE_TAG_TEXTS.size(size, CHALLENGE_SIZES),
    MIDDLE,
    SIZE.top,
    "centre",
    "white",
  );
  const y = SIZE.top + 11;
  if (size > RUSH_SIZE) fillArrowhead("white", LEFT, MIDDLE - SIZE.reach, y, SIZE.pointer);
  if (size < CHALLENGE_SIZES) fillArrowhead("white", RIGHT, MIDDLE + SIZE.reach, y, SIZE.pointer);
  const { giveCode, sameLevels, sameMinutes } = CODE_TAG_TEXTS;
  drawText(giveCode, MIDDLE, SENTENCE_TOP - LINE_HEIGHT, "centre", "white");
  drawText(isRush(challenge) ? sameMinutes : sameLevels, MIDDLE, SENTENCE_TOP, "centre", "white");
  drawButtons(TEXTS.buttons.back, TEXTS.buttons.play);
  drawText(TEXTS.codes.changeTip, MIDDLE, BUTTONS_TOP, "centre", "white");
}

/** Returns what lies at a point of the page with a new challenge: its code, its size or the tip below the code. */
export function newChallengePartAt(tap: Tap): "code" | "smaller" | "larger" | "tip" | undefined {
  if (letterAtPoint(CHALLENGE_GROUP_LENGTH, undefined, tap) !== undefined) return "code";
  const { x, y } = tap;
  if (y >= FLOOR.y && Math.abs(x - MIDDLE) < TIP_REACH) return "tip";
  if (y < SIZE.top || y >= SIZE.top + SIZE.height || Math.abs(x - MIDDLE) > SIZE.reach + SIZE.height) return undefined;
  return x < MIDDLE ? "smaller" : "larger";
}

function describeChallenge(challenge: Challenge): string {
  const { puzzleIndex, size, ghost } = challenge;
  if (ghost !== undefined) return formatGhost(ghost, isRush(challenge));
  const { name } = PUZZLES[puzzleIndex];
  return isRush(challenge) ? TEXTS.challenge.asRush(name) : TEXTS.challenge.withSize(name, size);
}

/**
 * The name that the player is entering, and the texts around it, for drawing.
 * @noSelf
 */
interface NameDial {
  readonly heading: string;
  readonly tip: string;
  readonly letterCount: number;
  readonly cursor: number;
  /** Returns the name's letter at an index, or the letter that comes `by` letters later in the alphabet. */
  readonly letterOf: (index: number, by: number) => string;
  /**
   * How far the drum (a turning cylinder with letters) is turned beyond the cursor's letter, as a fraction of a letter.
   */
  readonly turnFraction: number;
}

/**
 * Draws the name that the player is entering. The letter at the cursor is on a drum (a drawn cylinder with letters).
 * `aText` says what the button Ⓐ does.
 */
export function drawNameDial(dial: NameDial, aText: string, puzzleIndex: number): void {
  const { letterCount: count, cursor, letterOf, turnFraction } = dial;
  drawHall(dial.heading, TEXTS.turnHint, puzzleIndex);
  drawSentence(dial.tip);
  for (let index = 0; index < count; index++) {
    if (index !== cursor) drawPane(index, count, letterOf(index, 0), index < cursor ? LIT_PANE : DARK_PANE);
  }
  drawDrum(cursor, count, (by) => letterOf(cursor, by), turnFraction);
  drawButtons(TEXTS.buttons.back, aText);
}

/**
 * Draws the background of the screens for challenges and names. It is black, with two headings, a floor, and the main
 * figure of the puzzle at `puzzleIndex`.
 */
export function drawHall(heading: string, more: string, puzzleIndex: number): void {
  drawHeadings(heading, more);
  fillBox("white", 0, FLOOR.y, SCREEN_WIDTH, FLOOR.height);
  drawPuzzlePicture(PUZZLES[puzzleIndex].id, "cast", 1, PLAYER_LEFT, FLOOR.y - CAST_HEIGHT);
}

/** Draws a black screen with two headings at the top. */
export function drawHeadings(heading: string, more: string): void {
  fillBox("black", 0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
  drawText(heading, MARGIN, HEADING_TOP, "left", "white");
  drawText(more, SCREEN_WIDTH - MARGIN, HEADING_TOP, "right", "white");
}

/** Draws the figure that stands for a friend on the floor of the challenges screen, at the right. */
export function drawFriend(puzzleIndex: number): void {
  drawPuzzlePicture(PUZZLES[puzzleIndex].id, "cast", FRIEND.picture, FRIEND.left, FLOOR.y - CAST_HEIGHT);
}

function drawSentence(sentence: string): void {
  drawText(sentence, SENTENCE_LEFT, SENTENCE_TOP, "left", "white");
}

export function drawButtons(b: string, a: string): void {
  drawText(`Ⓑ ${b}`, MARGIN, BUTTONS_TOP, "left", "white");
  if (a !== "") drawText(`Ⓐ ${a}`, SCREEN_WIDTH - MARGIN, BUTTONS_TOP, "right", "white");
}
