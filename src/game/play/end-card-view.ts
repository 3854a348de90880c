/**
 * Draws the card with the results of a cleared level. In some puzzles, the card stands beside the board. In others, the
 * board slides down, and the card follows from above until it fills the screen.
 */
import { drawClipped, drawShifted, fillBox, SCREEN_HEIGHT, type Ink } from "../../device/screen";
import { drawImage, drawSprite, hasSprites } from "../../device/sprites";
import { drawLargeText, drawText, textWidth } from "../../device/text";
import { endCardOf } from "../../puzzles/end-cards";
import type { EndCardLook, SignsLook } from "../../puzzles/looks/end-card";
import type { SceneTextBox } from "../../puzzles/puzzle";
import { drawNumerals, numeralsWidth } from "../widgets/numerals";
import { wrapPhrases } from "../widgets/wrap";
import { END_CARD_TEXTS } from "../texts/end-card";
import { TEXTS } from "../texts/index";
import type { CardSign, LevelCard, EndCard } from "./card";
import { isEarnedNow, SIGN_EVERY_MS, signAgeMs, TILT_MS } from "./end-card";
import { buttonTexts, drawTextInBox, findLongestInBox } from "./hud-text";

type NumeralBox = NonNullable<EndCardLook["numeral"]>;

/** What the card after a level shows now: its content, its age and the tips. */
export interface ShownEndCard {
  readonly card: LevelCard;
  readonly endCard: EndCard;
  readonly ageMs: number;
  /**
   * The name of the level's leading solving idea (the technique that players notice first), such as "Detour", in
   * several lengths, the longest first. Empty if there is none; undefined while the search for it runs.
   */
  readonly idea: readonly string[] | undefined;
  /** A tip in place of the texts of the buttons, in several lengths, the longest first. */
  readonly tips: readonly string[] | undefined;
}

/** The pictures of a medal sign. `Again`: earned by this win and an earlier one. `Before`: only by an earlier one. */
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
 * How long each of the three pictures in which a new medal sign swings is shown, in milliseconds. When the sign is at
 * rest, the next sign appears.
 */
const SWING_MS = SIGN_EVERY_MS / 3;

/** The most digits of a number of moves in large numerals on the card after a level. */
const MAX_DIGITS = 3;

const NUMERAL_GAP = 4;

/** The distance from the top of a text to the middle of its letters, in pixels, for centring texts. */
const TEXT_RISE = 10;

/**
 * Draws the card with the results of a level. `drawBoard` draws the board with its scenery. `boardLeft` is the left
 * edge of the board's cells, in pixels.
 */
export function drawEndCard(puzzleId: string, shown: ShownEndCard, boardLeft: number, drawBoard: () => void): void {
  const look = widenLook(endCardOf(puzzleId), boardLeft);
  const rise = look.isTilted ? Math.floor((look.height * Math.min(TILT_MS, shown.ageMs)) / TILT_MS) : 0;
  if (rise < SCREEN_HEIGHT) drawShifted(0, rise, drawBoard);
  if (look.isTilted && rise < look.height) drawShifted(0, rise - look.height, () => drawPlace(look, shown));
  else {
    if (look.isTilted) drawPlace(look, shown);
    else drawBeside(look, shown, look.isStretched ? boardLeft - look.rim : Math.min(look.width, boardLeft - look.rim));
  }
}

function drawBeside(look: EndCardLook, shown: ShownEndCard, width: number): void {
  fillBox(paperOf(look), 0, 0, width, SCREEN_HEIGHT);
  drawClipped(0, 0, width, SCREEN_HEIGHT, () => {
    drawPlace(look, shown);
  });
}

function widenLook(look: EndCardLook, boardLeft: number): EndCardLook {
  const extra = look.isStretched ? Math.max(0, boardLeft - look.rim - look.width) : 0;
  if (extra === 0) return look;
  const wider = (box: SceneTextBox): SceneTextBox => ({ ...box, width: box.width + extra });
  const { headline, buttons, signs } = look;
  return {
    ...look,
    ...{ headline: wider(headline), buttons: wider(buttons) },
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
    if (ageMs >= 0) drawSign(look, addMoves(look, shown.endCard, sign, index), index, ageMs);
  });
}

function drawTexts(look: EndCardLook, shown: ShownEndCard): void {
  const { card, endCard, tips } = shown;
  const { name, facts, numeral, ink, headline, buttons } = look;
  if (name !== undefined) drawLongest(name, endCard.names, ink);
  drawTextInBox(findLongestInBox(headline, chooseHeadline(look, shown)), headline, ink);
  if (numeral !== undefined) drawLargeMoves(endCard.moves, numeral, ink);
  if (facts !== undefined) drawLongest(facts, chooseNews(shown) ?? joinedIdeasOf(shown) ?? listFacts(endCard), ink);
  drawLongest(buttons, [...(tips ?? []), ...endButtonTexts(card, endCard)], ink);
}

/**
 * Returns the texts for the headline of the card, the longest first: the names of the level's solving ideas (techniques
 * that a solution needs). A card without a line of facts shows news about the win instead, if there is any.
 *
 * If there are no names to show, the headline is the level's name. If the card shows that name elsewhere, the headline
 * is the words above the large number of moves, or empty.
 */
function chooseHeadline(look: EndCardLook, shown: ShownEndCard): readonly string[] {
  const news = look.facts === undefined ? chooseNews(shown) : undefined;
  if (news !== undefined) return news;
  const { endCard, idea } = shown;
  const isInFacts = look.facts !== undefined && joinedIdeasOf(shown) !== undefined;
  if (idea !== undefined && idea.length > 0 && !isInFacts) return idea;
  if (look.name === undefined) return endCard.names;
  return [look.numeral === undefined || endCard.isOnlyWatched === true ? "" : END_CARD_TEXTS.clearedIn];
}

/**
 * Returns what is new with this win, in several lengths, the longest first: the note of the card, or how many levels
 * were cleared in a row without help. Returns undefined if nothing is new.
 */
function chooseNews({ endCard }: ShownEndCard): readonly string[] | undefined {
  const { note, streak } = endCard;
  return note ?? (streak === undefined ? undefined : TEXTS.result.unaidedStreak(streak));
}

/**
 * Returns the joined names of the two solving ideas (techniques that a solution needs) that the card names, in several
 * lengths. Returns undefined if the card names fewer than two. On a card with a line of facts, the names stand in this
 * line.
 */
function joinedIdeasOf({ endCard: { namedIdeas }, idea }: ShownEndCard): readonly string[] | undefined {
  return namedIdeas === undefined || namedIdeas.length < 2 ? undefined : idea;
}

/**
 * Returns par (the fewest moves) and the moves that a person is expected to need as sentences, the longest first. Par
 * alone is left out, because the text beside the flag says it.
 */
function listFacts(endCard: EndCard): readonly string[] {
  const { par, expectedMoves } = endCard;
  const best = bestBeforeOf(endCard);
  const parText = END_CARD_TEXTS.parSentence(par, best);
  if (expectedMoves === undefined || expectedMoves <= par) return [best === undefined ? "" : parText];
  return [...END_CARD_TEXTS.expectationSentences(expectedMoves).map((text) => `${parText} ${text}`), parText];
}

/**
 * Adds the number of moves to the texts of the tick (the first medal sign). A card with a large number of moves needs
 * no such text, and neither does a level whose solution the game played.
 */
function addMoves(look: EndCardLook, endCard: EndCard, sign: CardSign, index: number): CardSign {
  if (look.numeral !== undefined || index > 0 || endCard.isOnlyWatched === true) return sign;
  const { clearedInMoves, clearedInCount, movesAndBest } = END_CARD_TEXTS;
  const moves = TEXTS.moves(endCard.moves);
  const best = bestBeforeOf(endCard);
  const withBest = best === undefined ? [] : [movesAndBest(moves, best)];
  const named = [...withBest, moves].flatMap((text) => sign.texts.map((cleared) => clearedInMoves(cleared, text)));
  const counted = sign.texts.map((cleared) => clearedInCount(cleared, endCard.moves));
  return { ...sign, texts: [...named, ...withBest, ...counted, moves] };
}

/** Returns the fewest moves of the player's wins of the level; undefined if this win is one of the best. */
function bestBeforeOf({ best, moves }: EndCard): number | undefined {
  return best === undefined || best >= moves ? undefined : best;
}

function endButtonTexts(card: LevelCard, { nextChapter }: EndCard): readonly string[] {
  if (nextChapter === undefined) return buttonTexts(card);
  const next = `Ⓐ ${TEXTS.buttons.nextNamed(nextChapter)}`;
  return [`Ⓑ ${card.bText} ${next}`, next, `Ⓐ ${nextChapter}`, `Ⓐ ${card.aText}`];
}

/**
 * Draws the number of moves in large numerals, with the word "moves" beside it if there is space for both. Number and
 * word are centred in the box.
 */
function drawLargeMoves(moves: number, { middle, y, width, wordY }: NumeralBox, ink: Ink): void {
  const word = TEXTS.result.movesWord(moves);
  const numberWidth = numeralsWidth(moves);
  const wholeWidth = numberWidth + NUMERAL_GAP + textWidth("text", word);
  const hasWord = wholeWidth <= width;
  const left = middle - Math.floor((hasWord ? wholeWidth : numberWidth) / 2);
  if (!drawNumerals(moves, left, y, MAX_DIGITS))
    drawLargeText(TEXTS.moves(moves), middle, y + TEXT_RISE, "centre", ink);
  else if (hasWord) drawText(word, left + numberWidth + NUMERAL_GAP, wordY, "left", ink);
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
 * Returns the text beside a medal sign. For a medal never won, a text on one line is preferred to a longer one on two
 * lines.
 */
function chooseSignText(
  { maxLines, earnedLines, textWidth: width }: SignsLook,
  { state, texts: given }: CardSign,
): string {
  const texts = given.map((text) => capitalized(text));
  const lines = state === "new" || state === "again" ? earnedLines : maxLines;
  const oneLine = state === "none" ? texts.find((text) => fits(text, 1, width)) : undefined;
  return oneLine ?? texts.find((text) => fits(text, lines, width)) ?? texts[texts.length - 1];
}

/** Returns a text with a capital letter at its beginning. */
function capitalized(text: string): string {
  return text.substring(0, 1).toUpperCase() + text.substring(1);
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
