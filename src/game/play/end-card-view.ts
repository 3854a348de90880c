/**
 * Draws the card after a cleared level, which shows the results of the win. Each puzzle has one of two layouts: the
 * card stands to the left of the board, or the view seems to tilt from the board to a card that fills the screen.
 */
import { drawClipped, drawShifted, fillBox, SCREEN_HEIGHT, SCREEN_WIDTH, type Ink } from "../../device/screen";
import { drawImage, drawSprite, hasSprites } from "../../device/sprites";
import { drawLargeText, drawText, textWidth } from "../../device/text";
import { endCardOf } from "../../puzzles/end-cards";
import type { EndCardLook, SignsLook } from "../../puzzles/looks/end-card";
import type { SceneTextBox } from "../../puzzles/puzzle";
import { drawNumerals, numeralsWidth } from "../widgets/numerals";
import { shortCount } from "../widgets/short-count";
import { wrapPhrases } from "../widgets/wrap";
import { TEXTS } from "../texts/index";
import type { CardSign, LevelCard, EndCard } from "./card";
import { isEarnedNow, SIGN_EVERY_MS, signAgeMs, TILT_MS } from "./end-card";
import { buttonTexts, findLongestInBox } from "./hud-text";

type NumeralBox = NonNullable<EndCardLook["numeral"]>;

/** What the card after a level shows now: its content, its age and the tips. */
export interface ShownEndCard {
  readonly card: LevelCard;
  readonly endCard: EndCard;
  readonly ageMs: number;
  /**
   * The name of the level's leading solving idea (the one that the game names), such as "Detour", in several lengths, the longest
   * first. Empty if no solving idea is found in the level; undefined while the search for it runs.
   */
  readonly idea: readonly string[] | undefined;
  /** A tip in several lengths, the longest first, which replaces the texts of the buttons. */
  readonly tips: readonly string[] | undefined;
}

/**
 * The pictures of a medal sign. Their order: earned by this win for the first time, the two pictures of a swinging new
 * sign, earned by this and by an earlier win, earned only by an earlier win, and never earned.
 */
const enum SignPicture {
  New = 1,
  SwungLeft,
  SwungRight,
  Again,
  Before,
  None,
}
const PICTURES_PER_SIGN = 6;
/**
 * How long a new medal sign stays on one side while it swings to and fro. The next medal sign appears after three such
 * times.
 */
const SWING_MS = SIGN_EVERY_MS / 3;

/**
 * A number of moves in large numerals has at most this many digits. A longer number has no space on the card after a
 * level.
 */
const MAX_DIGITS = 3;

const NUMERAL_GAP = 4;

/** The height of the strip that is cleared for a line of text on the card's picture, in pixels. */
const TEXT_STRIP = 24;

/**
 * The distance from the top of a text to the line through the middle of its letters, in pixels. It serves to centre
 * texts.
 */
const TEXT_RISE = 10;

/**
 * Draws the card after a level. `drawBoard` draws the board with its scenery, but without texts. `boardLeft`
 * is the left edge of the board's cells on the screen, in pixels.
 */
export function drawEndCard(puzzleId: string, shown: ShownEndCard, boardLeft: number, drawBoard: () => void): void {
  const look = widenLook(endCardOf(puzzleId), boardLeft);
  const rise = look.isTilted ? Math.floor((look.height * Math.min(TILT_MS, shown.ageMs)) / TILT_MS) : 0;
  if (rise < SCREEN_HEIGHT) drawShifted(0, rise, drawBoard);
  if (look.isTilted && rise < look.height) drawShifted(0, rise - look.height, () => drawPlace(look, shown));
  else {
    if (look.isTilted) drawPlace(look, shown);
    else drawBeside(look, shown, boardLeft - look.rim);
  }
}

/** Draws the card after a level to the left of the board. `width` is the width of the space beside the board. */
function drawBeside(look: EndCardLook, shown: ShownEndCard, width: number): void {
  fillBox(paperOf(look), 0, 0, width, SCREEN_HEIGHT);
  drawClipped(0, 0, width, SCREEN_HEIGHT, () => {
    drawPlace(look, shown);
  });
}

/**
 * Returns the layout of the card after a level. Its text boxes are wider if the board leaves more space than the card's
 * picture takes.
 */
function widenLook(look: EndCardLook, boardLeft: number): EndCardLook {
  const extra = look.isTilted ? 0 : Math.max(0, boardLeft - look.rim - look.width);
  if (extra === 0) return look;
  const wider = (box: SceneTextBox): SceneTextBox => ({ ...box, width: box.width + extra });
  const { idea, moves, expected, buttons, signs } = look;
  return {
    ...look,
    ...{ idea: wider(idea), moves: wider(moves), expected: wider(expected), buttons: wider(buttons) },
    signs: signs.areWide ? { ...signs, textWidth: signs.textWidth + extra } : signs,
  };
}

function paperOf({ ink }: EndCardLook): Ink {
  return ink === "white" ? "black" : "white";
}

function drawPlace(look: EndCardLook, shown: ShownEndCard): void {
  const { width, height, picture } = look;
  if (picture === "") fillBox(paperOf(look), 0, 0, width, height);
  else drawImage(picture, 0, 0);
  drawTexts(look, shown);
  shown.endCard.signs.forEach((sign, index) => {
    const ageMs = signAgeMs(shown.endCard, index, shown.ageMs);
    if (ageMs >= 0) drawSign(look, sign, index, ageMs);
  });
}

function drawTexts(look: EndCardLook, shown: ShownEndCard): void {
  const { card, endCard, tips } = shown;
  if (look.name !== undefined) drawLongest(look.name, endCard.names, look.ink);
  const [idea, secondIdea, shortSecondIdea] = chooseIdea(look, shown);
  drawLongest(look.idea, [idea], look.ink);
  if (secondIdea !== undefined && isMovesBelowIdea(look)) {
    drawLongest(look.moves, [secondIdea, shortSecondIdea], look.ink);
    clearLine(look);
    drawMoves({ ...look, moves: look.expected }, endCard);
  } else {
    drawMoves(look, endCard);
    const fact = findLongestInBox(look.expected, listFacts(look, endCard, secondIdea));
    if (fact !== "") clearLine(look);
    drawLongest(look.expected, [fact], look.ink);
  }
  drawLongest(look.buttons, [...(tips ?? []), ...endButtonTexts(card, endCard)], look.ink);
}

/**
 * Clears the lower end of the picture for a text, and draws a line above it. A card that fills the screen has space for
 * the text anyway.
 */
function clearLine(look: EndCardLook): void {
  const { expected, isTilted } = look;
  if (isTilted) return;
  fillBox(paperOf(look), 0, expected.y, SCREEN_WIDTH, TEXT_STRIP);
  fillBox(look.ink, 0, expected.y, SCREEN_WIDTH, 1);
}

/**
 * Chooses the longest text about the level's solving idea (a technique that a solution needs) that fits on the card.
 * Returns the lines of this text. If the level joins two ideas whose names do not fit on one line, the text has a
 * second line. A third line is then a shorter form of the second.
 */
function chooseIdea(look: EndCardLook, { endCard, idea }: ShownEndCard): readonly string[] {
  const isIdeaMissing = idea === undefined ? look.name === undefined : idea.length === 0;
  return findLongestInBox(look.idea, isIdeaMissing ? endCard.names : (idea ?? [""])).split("\n");
}

/**
 * Returns whether the card after a level has the number of moves on the line below the name of the solving idea (a
 * technique that a solution needs).
 */
function isMovesBelowIdea({ idea, moves, numeral }: EndCardLook): boolean {
  return numeral === undefined && moves.x === idea.x && moves.y > idea.y;
}

/**
 * Returns the texts for the box below the medal signs, the longest first: how many moves a person is expected to need,
 * or how many levels were cleared in a row without help. If `secondIdea` is given, it comes before these texts. If the
 * card has a note, the note replaces all these texts.
 */
function listFacts(look: EndCardLook, endCard: EndCard, secondIdea: string | undefined): readonly string[] {
  const { streak, expectedMoves, par, note } = endCard;
  if (note !== undefined) return note;
  const hasExpectation = look.numeral !== undefined && expectedMoves !== undefined && expectedMoves > par;
  const expected = hasExpectation ? TEXTS.result.expectation(expectedMoves) : [""];
  const facts = streak === undefined ? expected : TEXTS.result.unaidedStreak(streak);
  const texts = look.numeral === undefined ? facts : appendPar(endCard, facts);
  if (secondIdea === undefined) return texts;
  return [...texts.filter((text) => text !== "").map((text) => `${secondIdea}, ${text}`), secondIdea];
}

/**
 * Returns the texts about the two buttons of the card after a level, the longest first. If Ⓐ opens a new chapter, all
 * texts except the last one have the chapter's name. Only the longest text then mentions Ⓑ.
 */
function endButtonTexts(card: LevelCard, { nextChapter }: EndCard): readonly string[] {
  if (nextChapter === undefined) return buttonTexts(card);
  const next = `Ⓐ ${TEXTS.buttons.nextNamed(nextChapter)}`;
  return [`Ⓑ ${card.bText} ${next}`, next, `Ⓐ ${nextChapter}`, `Ⓐ ${card.aText}`];
}

function appendPar({ par, best }: EndCard, texts: readonly string[]): readonly string[] {
  const parText = TEXTS.result.par(par);
  const parTexts = best === undefined ? [parText] : [TEXTS.result.withBest(parText, best), parText];
  return texts.flatMap((text) => parTexts.map((first) => (text === "" ? first : `${first}, ${text}`)));
}

/**
 * Draws the number of moves on the card after a level. If the puzzle's card has a box for large numerals, the number is
 * in large numerals beside the word "moves". Otherwise, the number and par (the fewest moves) are one text.
 */
function drawMoves({ moves: box, numeral, ink }: EndCardLook, { moves, par, best, isOnlyWatched }: EndCard): void {
  if (numeral === undefined) {
    const tick = isOnlyWatched === true ? "" : "✓ ";
    const text = tick + TEXTS.moves(moves);
    const count = `${tick}${shortCount(moves)}`;
    const parTexts = [TEXTS.result.withPar(text, par), TEXTS.result.withPar(count, par), `${count} / ${par}`];
    drawLongest(box, best === undefined ? parTexts : [TEXTS.result.withBest(parTexts[0], best), ...parTexts], ink);
  } else drawLargeMoves(moves, numeral, box.y, ink);
}

/**
 * Draws the number of moves in large numerals, with the word "moves" beside it if there is space for both. Number and
 * word are centred in the box. `wordTop` is the upper edge of the word.
 */
function drawLargeMoves(moves: number, { middle, y, width }: NumeralBox, wordTop: number, ink: Ink): void {
  const word = TEXTS.result.movesWord(moves);
  const numberWidth = numeralsWidth(moves);
  const wholeWidth = numberWidth + NUMERAL_GAP + textWidth("text", word);
  const hasWord = wholeWidth <= width;
  const left = middle - Math.floor((hasWord ? wholeWidth : numberWidth) / 2);
  if (!drawNumerals(moves, left, y, MAX_DIGITS))
    drawLargeText(TEXTS.moves(moves), middle, y + TEXT_RISE, "centre", ink);
  else if (hasWord) drawText(word, left + numberWidth + NUMERAL_GAP, wordTop, "left", ink);
}

function drawLongest(box: SceneTextBox, texts: readonly string[], ink: Ink): void {
  drawText(findLongestInBox(box, texts), box.x, box.y, box.align, ink);
}

function drawSign({ signs, ink }: EndCardLook, sign: CardSign, index: number, ageMs: number): void {
  const { pictures, x, y, apart, earnedInk } = signs;
  const top = y + index * apart;
  if (hasSprites(pictures)) drawSprite(pictures, index * PICTURES_PER_SIGN + pictureOf(sign, ageMs), x, top);
  drawSignText(signs, top, chooseSignText(signs, sign), isEarnedNow(sign) ? earnedInk : ink);
}

/**
 * Returns the text beside a medal sign, from the sign's `texts`. For a medal never won, a text that fits on one line is
 * preferred to a longer text on two lines.
 */
function chooseSignText({ maxLines, textWidth: width }: SignsLook, { state, texts }: CardSign): string {
  const oneLine = state === "none" ? texts.find((text) => fits(text, 1, width)) : undefined;
  return oneLine ?? texts.find((text) => fits(text, maxLines, width)) ?? texts[texts.length - 1];
}

function pictureOf(sign: CardSign, ageMs: number): SignPicture {
  const swings = Math.floor(ageMs / SWING_MS);
  if (isEarnedNow(sign) && swings < 3) return swings === 1 ? SignPicture.SwungRight : SignPicture.SwungLeft;
  switch (sign.state) {
    case "new":
      return SignPicture.New;
    case "again":
      return SignPicture.Again;
    case "before":
      return SignPicture.Before;
    case "none":
      return SignPicture.None;
  }
}

function fits(text: string, maxLines: number, width: number): boolean {
  const lines = wrapPhrases(text, width);
  return lines.length <= maxLines && lines.every((line) => textWidth("text", line) <= width);
}

function drawSignText(
  { textX, textWidth: width, textMiddle, lineHeight }: SignsLook,
  top: number,
  text: string,
  ink: Ink,
): void {
  const lines = wrapPhrases(text, width);
  const first = top + textMiddle - TEXT_RISE - Math.floor(((lines.length - 1) * lineHeight) / 2);
  lines.forEach((line, index) => {
    drawText(line, textX, first + index * lineHeight, "left", ink);
  });
}
