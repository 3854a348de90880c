/**
 * Draws the first page of the challenges screen. It has a wide plate (a drawn button), one or two words that are
 * buttons, too, and five hooks. From the hooks hang tags with the codes of recent challenges.
 */
import { drawClipped, drawFrame, fillArrowhead, fillBox, fillDisc, SCREEN_WIDTH, type Ink } from "../../device/screen";
import { drawImage } from "../../device/sprites";
import { drawText } from "../../device/text";
import { UP } from "../../kernel/direction";
import { PUZZLES } from "../../puzzles/index";
import { CAST_HEIGHT, CAST_PICTURES, CAST_WIDTH } from "../../puzzles/looks/cast";
import { CODE_TAG_TEXTS } from "../texts/code-tag";
import { TEXTS } from "../texts/index";
import { formatTime } from "../widgets/format-time";
import { fillPill } from "../widgets/pill";
import { drawPuzzlePicture } from "../widgets/puzzle-picture";
import { isRush, writeChallengeCode, type Challenge } from "./challenge-code";
import { isToCome, isUntouched, letterAt, type ChallengeDial } from "./challenge-dial";
import { choiceItemAt, chosenHook, firstHook, type Choice, type HookedChallenge } from "./challenges-choice";
import { drawButtons, drawFriend, drawHall, drawHeadings } from "./challenges-view";
import { formatGhost } from "./ghost";
import { CHALLENGE_GROUP_LENGTH } from "./letter-group";
import { MAX_RECENT_CHALLENGES, formatResult } from "./recent-challenges";

const PLATE = { x: 8, y: 27, width: 384, height: 43, corner: 12, line: 2 };
const PLATE_TEXT = { left: 22, right: 380, top: 29, middle: 38, lower: 48 };
const DISCS = { first: 138, apart: 17, y: 59, radius: 6, line: 2, heroFoot: 65 };
const SLOT = { first: 198, apart: 26, width: 22, height: 26, y: 35, textTop: 38 };
const LEVELS = 10;

/**
 * The positions, in pixels, of the parts of the challenges screen's first page before any challenge was played. The
 * page has a second plate (a drawn button) for a new challenge, and three lines about challenges. The figures of the
 * player and a friend stand at a flag.
 */
const BEGINNING = { plateY: 78, textTop: 89, flag: { x: 348, y: 86 }, linesY: [133, 163, 184] };

const WORDS = {
  top: 77,
  pill: 76,
  height: 22,
  boxes: [
    { x: 8, width: 62 },
    { x: 78, width: 142 },
  ],
  /**
   * The box of the button "new challenge" when the page has no second word that is a button. The button's text is then
   * longer.
   */
  only: [{ x: 8, width: 148 }],
  right: 392,
};

const RAIL = { y: 104, height: 3, lower: 108 };
const HOOK = { first: 40, apart: 80, y: 109, radius: 3, length: 14 };
const EMPTY_HOOK = { y: 121, radius: 4 };
const TAG = { y: 124, width: 66, height: 84, cut: 14, line: 2, hole: 131, heroY: 135, codeTop: 168, lower: 186 };
const FIRST_LINE_LETTERS = 4;
const RESULT_TOP = 213;

/**
 * Draws the first page of the challenges screen. Its plate (a wide drawn button) shows the unfinished challenge, or
 * else the entered code. Below are tags (labels on hooks) with recent challenges. If one of these tags is selected, the
 * two headings of the page describe its challenge.
 *
 * If there are no recent challenges, the page says what a challenge is, and shows figures of the puzzle at
 * `puzzleIndex`.
 */
export function drawChoice(choice: Choice, dial: ChallengeDial, puzzleIndex: number): void {
  const hook = chosenHook(choice);
  if (choice.hooked.length === 0) {
    drawBeginning(choice, dial, puzzleIndex);
    return;
  }
  if (hook === undefined) drawHeadings(TEXTS.codes.challenges, TEXTS.codes.subtitle);
  else drawHeadings(nameOf(hook.played.challenge), resultOf(hook));
  drawPlate(choice, dial);
  drawWords(choice, hook);
  fillBox("white", 0, RAIL.y, SCREEN_WIDTH, RAIL.height);
  fillBox("white", 0, RAIL.lower, SCREEN_WIDTH, 1);
  for (let index = 0; index < MAX_RECENT_CHALLENGES; index++) {
    const x = HOOK.first + index * HOOK.apart;
    fillDisc("white", x, HOOK.y, HOOK.radius);
    if (index < choice.hooked.length) drawTag(choice.hooked[index], x, choice.chosen === firstHook(choice) + index);
    else drawEmptyHook(x);
  }
}

/**
 * Draws the first page of the challenges screen before any challenge was opened. In place of recent challenges, three
 * lines say what a challenge is.
 */
function drawBeginning(choice: Choice, dial: ChallengeDial, puzzleIndex: number): void {
  const { challenges, subtitle, newChallenge } = TEXTS.codes;
  drawHall(challenges, subtitle, puzzleIndex);
  drawPlate(choice, dial);
  if (hasTwoPlates(choice)) {
    const isChosen = choice.chosen === 1;
    fillPlate("white", 0, BEGINNING.plateY);
    if (!isChosen) fillPlate("black", PLATE.line, BEGINNING.plateY);
    drawText(newChallenge, PLATE_TEXT.left, BEGINNING.textTop, "left", isChosen ? "black" : "white");
    drawImage("images/race-flag", BEGINNING.flag.x, BEGINNING.flag.y);
  } else drawWords(choice, undefined);
  CODE_TAG_TEXTS.whatFor.forEach((line, index) => {
    drawText(line, SCREEN_WIDTH / 2, BEGINNING.linesY[index], "centre", "white");
  });
  drawFriend(puzzleIndex);
  drawButtons(TEXTS.buttons.title, TEXTS.buttons.goOn);
}

/**
 * Returns whether the first page of the challenges screen has a second plate (a wide drawn button), which makes a new
 * challenge. The page then has no words that are buttons, and no tags with recent challenges.
 */
function hasTwoPlates({ hooked, unfinished }: Choice): boolean {
  return hooked.length === 0 && unfinished === undefined;
}

/** Returns the boxes of the one or two words that are buttons on the first page of the challenges screen. */
function wordBoxes({ unfinished }: Choice): readonly { readonly x: number; readonly width: number }[] {
  return unfinished === undefined ? WORDS.only : WORDS.boxes;
}

function drawPlate({ unfinished, chosen }: Choice, dial: ChallengeDial): void {
  const ink: Ink = chosen === 0 ? "black" : "white";
  fillPlate("white", 0);
  if (chosen !== 0) fillPlate("black", PLATE.line);
  if (unfinished === undefined) {
    drawSlots(dial, ink);
    return;
  }
  const { challenge, level } = unfinished;
  drawText(TEXTS.codes.continueChallenge, PLATE_TEXT.left, PLATE_TEXT.top, "left", ink);
  drawText(plainCode(challenge), PLATE_TEXT.left, PLATE_TEXT.lower, "left", ink);
  drawText(TEXTS.countOf(level, LEVELS), PLATE_TEXT.right, PLATE_TEXT.top, "right", ink);
  for (let at = 1; at <= LEVELS; at++) {
    fillDisc(ink, discX(at), DISCS.y, DISCS.radius);
    if (at >= level) fillDisc(chosen === 0 ? "white" : "black", discX(at), DISCS.y, DISCS.radius - DISCS.line);
  }
  const { id } = PUZZLES[challenge.puzzleIndex];
  drawPuzzlePicture(id, "cast", CAST_PICTURES.hero, discX(level) - CAST_WIDTH / 2, DISCS.heroFoot - CAST_HEIGHT);
}

function discX(level: number): number {
  return DISCS.first + (level - 1) * DISCS.apart;
}

/**
 * Fills a plate (a wide drawn button with round corners) of the challenges screen, except for a margin of `inset`
 * pixels. `y` is the upper edge of the plate.
 */
function fillPlate(ink: Ink, inset: number, y = PLATE.y): void {
  const { x, width, height, corner } = PLATE;
  const radius = corner - inset;
  for (const middleX of [x + corner, x + width - corner]) {
    for (const middleY of [y + corner, y + height - corner]) fillDisc(ink, middleX, middleY, radius);
  }
  fillBox(ink, x + corner, y + inset, width - 2 * corner, height - 2 * inset);
  fillBox(ink, x + inset, y + corner, width - 2 * inset, height - 2 * corner);
}

function drawSlots(dial: ChallengeDial, ink: Ink): void {
  const { enterCode, continueCode } = TEXTS.codes;
  drawText(isUntouched(dial) ? enterCode : continueCode, PLATE_TEXT.left, PLATE_TEXT.middle, "left", ink);
  for (let index = 0; index < CHALLENGE_GROUP_LENGTH; index++) {
    const x = SLOT.first + index * SLOT.apart;
    drawFrame(ink, { x, y: SLOT.y, width: SLOT.width, height: SLOT.height }, 1);
    if (!isUntouched(dial) && !isToCome(dial, index))
      drawText(letterAt(dial, index), x + SLOT.width / 2, SLOT.textTop, "centre", ink);
  }
}

function drawWords(choice: Choice, hook: HookedChallenge | undefined): void {
  const { newChallenge, newShort, enterCode, lastFive } = TEXTS.codes;
  const boxes = wordBoxes(choice);
  for (let index = 1; index < firstHook(choice); index++) {
    const { x, width } = boxes[index - 1];
    const isChosen = index === choice.chosen;
    if (isChosen) fillPill("white", x, WORDS.pill, width, WORDS.height);
    const isNew = choiceItemAt(choice, index) === "new";
    const label = !isNew ? enterCode : boxes.length === 1 ? newChallenge : newShort;
    drawText(label, x + width / 2, WORDS.top, "centre", isChosen ? "black" : "white");
  }
  const ghost = hook?.played.challenge.ghost;
  const text = ghost === undefined || hook === undefined ? lastFive : formatGhost(ghost, isRush(hook.played.challenge));
  if (choice.hooked.length > 0) drawText(text, WORDS.right, WORDS.top, "right", "white");
}

function drawEmptyHook(x: number): void {
  fillBox("white", x - 1, HOOK.y, 2, EMPTY_HOOK.y - HOOK.y);
  fillDisc("white", x, EMPTY_HOOK.y, EMPTY_HOOK.radius);
  fillDisc("black", x, EMPTY_HOOK.y, EMPTY_HOOK.radius - 2);
}

function drawTag(hooked: HookedChallenge, x: number, isChosen: boolean): void {
  const { challenge } = hooked.played;
  const ink: Ink = isChosen ? "black" : "white";
  fillBox("white", x - 1, HOOK.y, 2, HOOK.length);
  fillTag("white", x, 0);
  if (!isChosen) fillTag("black", x, TAG.line);
  fillBox(ink, x - 2, TAG.hole - 2, 4, 4);
  const { id } = PUZZLES[challenge.puzzleIndex];
  drawPuzzlePicture(id, "cast", CAST_PICTURES.hero, x - CAST_WIDTH / 2, TAG.heroY);
  const code = plainCode(challenge);
  drawText(code.substring(0, FIRST_LINE_LETTERS), x, TAG.codeTop, "centre", ink);
  drawText(code.substring(FIRST_LINE_LETTERS), x, TAG.lower, "centre", ink);
  drawText(shortResultOf(hooked), x, RESULT_TOP, "centre", "white");
}

/**
 * Fills the tag of a recent challenge, a box whose two upper corners are cut off. A margin of `inset` pixels stays
 * free. `x` is the middle of the tag.
 */
function fillTag(ink: Ink, x: number, inset: number): void {
  const { y, width, height, cut } = TAG;
  const half = width / 2 - inset;
  const shoulder = y + cut + 1;
  fillBox(ink, x - half, shoulder, 2 * half, height - cut - 1 - inset);
  const top = y + inset;
  drawClipped(x - half, top, 2 * half, shoulder - top, () => {
    fillArrowhead(ink, UP, x, shoulder - half, half);
  });
}

function plainCode({ seed, puzzleIndex, size }: Challenge): string {
  return writeChallengeCode({ seed, puzzleIndex, size });
}

function nameOf(challenge: Challenge): string {
  const { name } = PUZZLES[challenge.puzzleIndex];
  return isRush(challenge) ? TEXTS.challenge.asRush(name) : TEXTS.challenge.withSize(name, challenge.size);
}

function resultOf({ played, level }: HookedChallenge): string {
  if (level !== undefined) return TEXTS.countOf(level, LEVELS);
  return formatResult(played, ({ cleared, tenths }) =>
    isRush(played.challenge) ? TEXTS.cleared(cleared) : formatTime(tenths),
  );
}

function shortResultOf({ played: { challenge, ownResult }, level }: HookedChallenge): string {
  if (level !== undefined) return TEXTS.countOf(level, LEVELS);
  if (isRush(challenge)) return TEXTS.codes.shortRush(ownResult?.cleared);
  return ownResult === undefined ? TEXTS.codes.shortNoResult : formatTime(ownResult.tenths);
}

/**
 * Returns the index, from 0, of the item at a point of the challenges screen; undefined if no item is there. An item is
 * a plate (a wide drawn button), a word that is a button, or a recent challenge.
 */
export function choiceItemAtPoint(choice: Choice, x: number, y: number): number | undefined {
  if (hasTwoPlates(choice)) {
    const item = y < PLATE.y + PLATE.height ? 0 : 1;
    const top = item === 0 ? PLATE.y : BEGINNING.plateY;
    return y >= top && y < top + PLATE.height ? item : undefined;
  }
  if (y >= RAIL.y) {
    const hook = Math.floor((x * MAX_RECENT_CHALLENGES) / SCREEN_WIDTH);
    return y < RESULT_TOP && hook < choice.hooked.length ? firstHook(choice) + hook : undefined;
  }
  if (y < WORDS.pill) return y >= PLATE.y ? 0 : undefined;
  const word = wordBoxes(choice).findIndex((box) => x >= box.x && x < box.x + box.width) + 1;
  return word > 0 && word < firstHook(choice) ? word : undefined;
}
