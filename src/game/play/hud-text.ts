/** What is said in a place that has room for words: there is no bar above its board, and no card over it. */
import { fillBox } from "../../device/screen";
import { textWidth, drawText } from "../../device/text";
import type { Scene, SceneTextBox } from "../../puzzles/puzzle";
import type { OpaqueLevel, OpaqueState } from "../../puzzles/any-puzzle";
import { pushBounded } from "../../kernel/bounded-list";
import type { Card, LevelCard, RunCard } from "./card";
import type { PlayedLevel } from "./played-level";
import { wrapEvenly, wrapPhrases } from "../widgets/wrap";
import { resultLines } from "./result-line";
import { shortCount } from "../widgets/short-count";

/** What a place says: first which level this is, and then how things stand. */
export interface HudText {
  readonly main: string;
  /** The same where there is less room; left out where it is short already. */
  readonly brief?: string;
  readonly side: string;
  /** The first text for a screen reader; left out if it is the text on the screen. */
  readonly told?: string;
  /** What it says second where there is more room, from long to short; left out where that is no more. */
  readonly long?: readonly string[];
  /** Both texts where no line has room for any of the long ones; left out where what is said second is short then. */
  readonly shortForm?: HudText;
}

/** Of the text font. */
const HEIGHT = 21;

/** From one line to the next. */
const LINE_HEIGHT = 19;

/** Letters and what the place draws do not touch. */
const CLEARANCE = 6;
/** The first words and what is told beside them stand so far apart. */
const TALLY_GAP = 10;

/** The scene of any puzzle. */
export type AnyScene = Scene<OpaqueLevel, OpaqueState>;

/** Writes both texts where the place has room for them. */
export function drawHudText(scene: AnyScene, { main, side }: HudText): void {
  const { texts } = scene;
  const lines = [...layOutLines(main, texts.main), ...layOutLines(side, sideBoxBelow(scene, main))];
  // All room is made first: it is higher than a line, and would cut the feet of the letters above it.
  for (const { text, left, top } of lines) {
    const width = textWidth("text", text) + 2 * CLEARANCE;
    fillBox(texts.ink === "white" ? "black" : "white", left - CLEARANCE, top, width, HEIGHT);
  }
  for (const { text, left, top } of lines) drawText("text", text, left, top, "left", texts.ink);
}

/** The room of the second words: where two lines of the first ones reach into it, it begins lower and has a line less. */
export function sideBoxBelow({ texts }: AnyScene, main: string): SceneTextBox {
  const { side } = texts;
  const isBelow = side.y > texts.main.y && side.y < texts.main.y + 2 * LINE_HEIGHT;
  if (!isBelow || breakIntoLines(main, texts.main).length === 1) return side;
  return { ...side, y: side.y + LINE_HEIGHT, maxLines: side.maxLines === 3 ? 2 : 1 };
}

/** The first of the texts, from long to short, for which a place has room; else the last. */
export function longestInBox(box: SceneTextBox, texts: readonly string[]): string {
  return texts.find((text) => fitsInBox(text, box)) ?? texts[texts.length - 1];
}

/** Whether a text fits without a break where it has no pause. */
export function fitsInBox(text: string, box: SceneTextBox): boolean {
  return layOutText(text, box).fits;
}

/** The room that the first words leave on their side of the place. */
export function boxBeside({ texts }: AnyScene, main: string): SceneTextBox {
  const box = texts.main;
  const usedWidth = textWidth("text", main) + TALLY_GAP;
  return { ...box, x: box.align === "right" ? box.x - usedWidth : box.x + usedWidth, width: box.width - usedWidth };
}

/**
 * What is said of a cleared level, as much of it as there is room for: a tick, the moves, the par, and the dots; the days in a row rather than the last of these.
 */
export function clearedResultText(
  scene: AnyScene,
  played: PlayedLevel<unknown, OpaqueState>,
  card: LevelCard | undefined,
): string {
  const texts = resultLines(played, card?.page?.best).map((text) => `✓ ${text}`);
  if (card?.streak === undefined) return longestInBox(scene.texts.main, texts);
  const inARow = `${shortCount(card.streak)} in a row`;
  return longestInBox(scene.texts.main, [...texts.map((text) => `${text} · ${inARow}`), ...texts]);
}

/** What is said of a run that is over, as much of it as there is room for. */
export function runResultText({ texts }: AnyScene, { title, lines }: RunCard): string {
  const [first, second] = lines;
  return longestInBox(texts.main, [
    `${title}: ${first}, ${second}`,
    `${title}: ${first}`,
    `${first}, ${second}`,
    first,
    title,
  ]);
}

/** What Ⓐ and Ⓑ do after a level, from long to short: Ⓐ alone where there is no room for both. */
export function buttonTexts(card: Card): readonly string[] {
  const { aText, bText } = card;
  const brief = card.about === "level" && card.aBrief !== undefined ? [`Ⓑ ${bText} Ⓐ ${card.aBrief}`] : [];
  return [`Ⓑ ${bText} Ⓐ ${aText}`, ...brief, `Ⓐ ${aText}`];
}

/** A line of text, with its left end and its upper edge. */
interface PlacedLine {
  readonly text: string;
  readonly left: number;
  readonly top: number;
}

/** The lines of a text where they stand in a place; none of an empty one. */
function layOutLines(text: string, box: SceneTextBox): readonly PlacedLine[] {
  if (text === "") return [];
  return breakIntoLines(text, box).map((line, index) => ({
    text: line,
    left: leftOf(line, box),
    top: box.y + index * LINE_HEIGHT,
  }));
}

function leftOf(line: string, { x, align }: SceneTextBox): number {
  if (align === "left") return x;
  const width = textWidth("text", line);
  return align === "right" ? x - width : x - Math.floor(width / 2);
}

/** A text that is too long for one line, where there is room for more, in several: its phrases, else as many words as fit. */
function breakIntoLines(text: string, box: SceneTextBox): readonly string[] {
  if (box.maxLines === 1) return [text];
  const layout = layOutText(text, box);
  if (layout.phrases.length <= box.maxLines) return layout.phrases;
  layout.evenLines = layout.evenLines ?? wrapEvenly(text, box.width);
  return layout.evenLines;
}

/** A text as it lies in a place. */
interface TextLayout {
  readonly text: string;
  readonly width: number;
  readonly maxLines: number;
  readonly phrases: readonly string[];
  /** Whether the place has room for these. */
  readonly fits: boolean;
  /** Once they are asked for. */
  evenLines: readonly string[] | undefined;
}

/** What was laid out lately: in each frame it is asked for the same words again. */
const recentLayouts: TextLayout[] = [];
const MAX_RECENT_LAYOUTS = 12;

function layOutText(text: string, { width, maxLines: maxLines }: SceneTextBox): TextLayout {
  for (const cached of recentLayouts)
    if (cached.text === text && cached.width === width && cached.maxLines === maxLines) return cached;
  const phrases = wrapPhrases(text, width);
  const fits = phrases.length <= maxLines && phrases.every((line) => textWidth("text", line) <= width);
  const layout: TextLayout = { text, width, maxLines, phrases, fits, evenLines: undefined };
  pushBounded(recentLayouts, layout, MAX_RECENT_LAYOUTS);
  return layout;
}
