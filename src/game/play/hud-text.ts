/** Lays out and draws the two texts beside the board (heads-up display). level-hud.ts decides what they say. */
import { fillBox, type Ink } from "../../device/screen";
import { textWidth, drawText, TextStep } from "../../device/text";
import type { Scene, SceneTextBox, SceneTexts } from "../../puzzles/puzzle";
import type { OpaqueLevel, OpaqueState } from "../../puzzles/any-puzzle";
import { pushBounded } from "../../kernel/bounded-list";
import { KEEPSAKE_SIZE } from "../../puzzles/looks/keepsake";
import type { Attempt } from "./attempt";
import type { Card, LevelCard, RunCard } from "./card";
import type { EarnedKeepsake } from "./earned-keepsake";
import { drawPuzzlePicture } from "../widgets/puzzle-picture";
import { wrapEvenly, wrapPhrases } from "../widgets/wrap";
import { formatResultLines, formatWinSigns } from "./result-line";
import { TEXTS } from "../texts/index";

/** The two texts beside the board: `main` names the level or its result, and `side` shows the status or a tip. */
export interface HudText {
  readonly main: string;
  /** A shorter form of the first text beside the board, `main`; left out if that text is short already. */
  readonly shortMain?: string;
  readonly side: string;
  /** The text `main` in words for a screen reader; left out if `main` is fit to be read aloud. */
  readonly announcement?: string;
  /** Longer forms of `side`, the longest first; left out if `side` has no longer forms. */
  readonly long?: readonly string[];
  /** The keepsake (a souvenir) just earned, whose picture stands before the text `side`; left out if there is none. */
  readonly keepsake?: Pick<EarnedKeepsake, "puzzleId" | "pictureNumber">;
  /**
   * Shorter forms of `main` and `side`, for puzzles that have no space for any text of `long`. Left out if `side` fits
   * everywhere.
   */
  readonly shortForm?: HudText;
}

const HEIGHT = 21;

export const LINE_HEIGHT = TextStep.NarrowLine;

const PICTURE_SPACE = KEEPSAKE_SIZE + 4;
/** How far the picture of a keepsake (a souvenir) lies below the top of its line of text, in pixels. */
const PICTURE_DROP = 2;

/** The margin on each side of a line of text in which the background is cleared, in pixels. */
const CLEARANCE = 6;
/**
 * The distance, in pixels, between the level's name and a status that some puzzles draw beside it, such as the number
 * of balls left.
 */
const TALLY_GAP = 10;

const LINE_GAP = 14;

export type AnyScene = Scene<OpaqueLevel, OpaqueState>;

export function drawHudText(scene: AnyScene, { main, side, keepsake }: HudText): void {
  const { texts } = scene;
  const sideBox = sideBoxBelow(scene, main);
  const sideInk = texts.sideInk ?? texts.ink;
  const sideLines = layOutLines(side, keepsake === undefined ? sideBox : boxBesidePicture(sideBox), sideInk);
  const lines = [...layOutLines(main, texts.main, texts.ink), ...sideLines];
  const { cleared } = texts;
  if (
    cleared !== undefined &&
    lines.some(({ text, left }) => left < cleared.x && left + textWidth("text", text) > cleared.x)
  )
    fillBox(texts.ink === "white" ? "black" : "white", cleared.x, cleared.y, cleared.width, cleared.height);
  // All backgrounds are cleared before any text is drawn. Otherwise a line's background would cut the letters of the
  // line above.
  for (const { text, left, top, ink } of lines) {
    const width = textWidth("text", text) + 2 * CLEARANCE;
    fillBox(ink === "white" ? "black" : "white", left - CLEARANCE, top, width, HEIGHT);
  }
  for (const { text, left, top, ink } of lines) drawText(text, left, top, "left", ink);
  if (keepsake !== undefined && sideLines.length > 0) drawKeepsakeBefore(sideLines[0], keepsake);
}

function drawKeepsakeBefore(
  { left, top, ink }: PlacedLine,
  { puzzleId, pictureNumber }: Pick<EarnedKeepsake, "puzzleId" | "pictureNumber">,
): void {
  const x = left - PICTURE_SPACE;
  fillBox(ink === "white" ? "black" : "white", x - CLEARANCE, top, PICTURE_SPACE, HEIGHT);
  drawPuzzlePicture(puzzleId, "keepsakes", pictureNumber, x, top + PICTURE_DROP);
}

/** Returns the part of a text box that a picture at the start of its first line leaves free. */
export function boxBesidePicture(box: SceneTextBox): SceneTextBox {
  const { x, width, align } = box;
  const shift = align === "left" ? PICTURE_SPACE : align === "centre" ? PICTURE_SPACE / 2 : 0;
  return { ...box, x: x + shift, width: width - PICTURE_SPACE };
}

/**
 * Returns the box of the second text (`side`) beside the board. It begins lower if the lines of the first text (`main`)
 * reach into it.
 */
export function sideBoxBelow({ texts }: AnyScene, main: string): SceneTextBox {
  const { side } = texts;
  const isBelow = side.y > texts.main.y && side.y < texts.main.y + 2 * LINE_HEIGHT;
  const moreLines = breakIntoLines(main, texts.main).length - 1;
  if (!isBelow || moreLines === 0) return side;
  const maxLines = Math.max(1, side.maxLines - moreLines) as 1 | 2;
  return { ...side, y: side.y + moreLines * LINE_HEIGHT, maxLines };
}

/**
 * Returns the box of the first text (`main`) beside the board. If both texts stand on one line, it leaves space for
 * `side`, the shortest form of the second.
 */
export function mainBoxBeside({ texts }: AnyScene, side: string): SceneTextBox {
  const { main } = texts;
  if (main.y !== texts.side.y) return main;
  return { ...main, width: Math.min(main.width, lineWidthOf(texts) - textWidth("text", side)) };
}

/**
 * Returns the box of the second text (`side`) beside the board. It is narrower if both texts stand on one line, or
 * lower if `main` reaches into it.
 */
export function sideBoxBeside(scene: AnyScene, main: string): SceneTextBox {
  const { texts } = scene;
  if (texts.main.y !== texts.side.y) return sideBoxBelow(scene, main);
  return { ...texts.side, width: Math.min(texts.side.width, lineWidthOf(texts) - textWidth("text", main)) };
}

function lineWidthOf({ main, side }: SceneTexts): number {
  return side.x - main.x - LINE_GAP;
}

/**
 * Returns the longest text that fits in a text box beside the board, or the last text if none fits. `texts` must be
 * ordered from long to short.
 */
export function findLongestInBox(box: SceneTextBox, texts: readonly string[]): string {
  return texts.find((text) => fitsInBox(text, box)) ?? texts[texts.length - 1];
}

/**
 * Returns whether a text fits in a text box beside the board with line breaks only between phrases (see `wrapPhrases`).
 */
export function fitsInBox(text: string, box: SceneTextBox): boolean {
  return layOutText(text, box).fits;
}

/**
 * Returns text boxes that are wider than `texts`. If `width` is not larger than that of the first text box, returns
 * `texts`. A wider first text box has at most two lines.
 */
export function widenTexts(texts: SceneTexts, width = texts.main.width): SceneTexts {
  if (width <= texts.main.width) return texts;
  const { main, side } = texts;
  const maxLines = Math.min(2, main.maxLines) as 1 | 2;
  return { ...texts, main: { ...main, width, maxLines }, side: { ...side, width } };
}

/**
 * Returns a scene whose second text stands right below the first one, even if the two texts usually stand far apart.
 * The texts of a scene on one line stay where they are.
 */
export function withSideBelowMain(scene: AnyScene): AnyScene {
  const { ink, main, side } = scene.texts;
  if (side.y < main.y + 2 * LINE_HEIGHT) return scene;
  return { ...scene, texts: { ink, main, side: { ...main, y: main.y + LINE_HEIGHT } } };
}

/** Returns the part of the first text box beside the board that the text `main` leaves free. */
export function boxBeside({ texts }: AnyScene, main: string): SceneTextBox {
  const box = texts.main;
  const usedWidth = textWidth("text", main) + TALLY_GAP;
  return { ...box, x: box.align === "right" ? box.x - usedWidth : box.x + usedWidth, width: box.width - usedWidth };
}

/**
 * Returns the result of a cleared level in the longest form that fits: signs, moves and par (the fewest moves). If
 * there is space, the number of days or levels won in a row follows. If the card has a note (such as "not counted"),
 * the note is always included, in place of this number.
 */
export function composeClearedResultText(
  scene: AnyScene,
  { played, countedHints, hasFeat }: Pick<Attempt, "played" | "countedHints" | "hasFeat">,
  card: LevelCard | undefined,
  unaidedStreak: number | undefined,
): string {
  const signs = formatWinSigns(played, countedHints, hasFeat);
  const texts = formatResultLines(played, card?.endCard?.best).map((text) => `${signs} ${text}`);
  const note = card?.note;
  if (note !== undefined)
    return findLongestInBox(scene.texts.main, [...texts.map((text) => `${text} · ${note}`), note]);
  const streaks = formatStreak(card?.streak, unaidedStreak);
  const withStreak = streaks.flatMap((streak) => texts.map((text) => `${text} · ${streak}`));
  return findLongestInBox(scene.texts.main, [...withStreak, ...texts]);
}

function formatStreak(days: number | undefined, unaidedStreak: number | undefined): readonly string[] {
  if (days !== undefined) return [TEXTS.daysInARow(days)];
  return unaidedStreak === undefined ? [] : TEXTS.result.unaidedStreak(unaidedStreak);
}

/** Returns the result of a finished run (a sequence of levels) in the longest form that fits beside the board. */
export function runResultText({ texts }: AnyScene, { title, lines }: RunCard): string {
  const [first, second] = lines;
  return findLongestInBox(texts.main, [
    `${title}: ${first}, ${second}`,
    `${title}: ${first}`,
    `${first}, ${second}`,
    first,
    title,
  ]);
}

/**
 * Returns the texts about the two buttons of a card (message) after a level, the longest first. The last text is about
 * Ⓐ alone.
 */
export function buttonTexts(card: Card): readonly string[] {
  const { aText, bText } = card;
  const aShortText = card.about === "level" ? (card.aShortText ?? aText) : aText;
  return [`Ⓑ ${bText} Ⓐ ${aText}`, `Ⓑ ${bText} Ⓐ ${aShortText}`, `Ⓐ ${aText}`, `Ⓐ ${aShortText}`];
}

interface PlacedLine {
  readonly text: string;
  readonly ink: Ink;
  readonly left: number;
  readonly top: number;
}

function layOutLines(text: string, box: SceneTextBox, ink: Ink): readonly PlacedLine[] {
  if (text === "") return [];
  return breakIntoLines(text, box).map((line, index) => ({
    text: line,
    ink,
    left: leftOf(line, box),
    top: box.y + index * LINE_HEIGHT,
  }));
}

/** Draws a text in a text box, in as many lines as it needs there. */
export function drawTextInBox(text: string, box: SceneTextBox, ink: Ink): void {
  for (const { text: line, left, top } of layOutLines(text, box, ink)) drawText(line, left, top, "left", ink);
}

function leftOf(line: string, { x, align }: SceneTextBox): number {
  if (align === "left") return x;
  const width = textWidth("text", line);
  return align === "right" ? x - width : x - Math.floor(width / 2);
}

function breakIntoLines(text: string, box: SceneTextBox): readonly string[] {
  if (box.maxLines === 1) return [text];
  const layout = layOutText(text, box);
  layout.phrases = layout.phrases ?? wrapPhrases(text, box.width);
  if (layout.phrases.length <= box.maxLines) return layout.phrases;
  layout.evenLines = layout.evenLines ?? wrapEvenly(text, box.width);
  return layout.evenLines;
}

interface TextLayout {
  readonly text: string;
  readonly width: number;
  readonly maxLines: number;
  /**
   * The lines of the text if each ends between two phrases, such as at a dot between spaces; undefined until they are
   * needed.
   */
  phrases: readonly string[] | undefined;
  /** Whether the lines in `phrases` fit in the text box: they are not too many, and none is too wide. */
  readonly fits: boolean;
  /** The lines of the text if each may end after any word; undefined until they are needed. */
  evenLines: readonly string[] | undefined;
}

/**
 * The latest line breaks are kept, because each frame draws the same texts again. The number that is kept is larger
 * than the number of forms of a result that one frame tries.
 */
const recentLayouts: TextLayout[] = [];
const MAX_RECENT_LAYOUTS = 48;
/** A number of pixels above the width of any gap between two phrases, such as a dot between spaces. */
const MAX_GAP_WIDTH = 24;

function layOutText(text: string, { width, maxLines }: SceneTextBox): TextLayout {
  for (const cached of recentLayouts)
    if (cached.text === text && cached.width === width && cached.maxLines === maxLines) return cached;
  // Wrapping is slow, so a text that is longer than all lines of the box together is not wrapped. The limit includes
  // one gap between phrases for each line break, because such a gap is not drawn at the end of a line.
  const isTooLong = textWidth("text", text) > maxLines * width + (maxLines - 1) * MAX_GAP_WIDTH;
  const phrases = isTooLong ? undefined : wrapPhrases(text, width);
  const fits =
    phrases !== undefined && phrases.length <= maxLines && phrases.every((line) => textWidth("text", line) <= width);
  const layout: TextLayout = { text, width, maxLines, phrases, fits, evenLines: undefined };
  pushBounded(recentLayouts, layout, MAX_RECENT_LAYOUTS);
  return layout;
}
