/** Lays out and draws the two texts in the scene round the board. play-view.ts decides what they say. */
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

/** The two texts of a scene: `main` names the level, `side` shows the status or a tip. */
export interface HudText {
  readonly main: string;
  /** A shorter form of `main`; left out if `main` is short already. */
  readonly brief?: string;
  readonly side: string;
  /** The main text for screen readers; left out if it is the same as on the screen. */
  readonly told?: string;
  /** Longer forms of `side`, the longest first; left out if there are none. */
  readonly long?: readonly string[];
  /** Both texts for scenes with no room for any of the `long` ones; left out if `side` fits there. */
  readonly shortForm?: HudText;
}

/** The height of the text font, in pixels. */
const HEIGHT = 21;

/** The distance between two lines, in pixels. */
const LINE_HEIGHT = 19;

/** The margin between letters and the drawing of the scene, in pixels. */
const CLEARANCE = 6;
/** The distance between the main text and the puzzle's status beside it, in pixels. */
const TALLY_GAP = 10;

/** The scene of any puzzle. */
export type AnyScene = Scene<OpaqueLevel, OpaqueState>;

/** Draws both texts into the text boxes of the scene. */
export function drawHudText(scene: AnyScene, { main, side }: HudText): void {
  const { texts } = scene;
  const lines = [...layOutLines(main, texts.main), ...layOutLines(side, sideBoxBelow(scene, main))];
  // All lines are cleared before any text is drawn: a cleared line overlaps the descenders of the line above it.
  for (const { text, left, top } of lines) {
    const width = textWidth("text", text) + 2 * CLEARANCE;
    fillBox(texts.ink === "white" ? "black" : "white", left - CLEARANCE, top, width, HEIGHT);
  }
  for (const { text, left, top } of lines) drawText("text", text, left, top, "left", texts.ink);
}

/** Returns the box of the side text. If a main text of two lines reaches into it, the box begins one line lower. */
export function sideBoxBelow({ texts }: AnyScene, main: string): SceneTextBox {
  const { side } = texts;
  const isBelow = side.y > texts.main.y && side.y < texts.main.y + 2 * LINE_HEIGHT;
  if (!isBelow || breakIntoLines(main, texts.main).length === 1) return side;
  return { ...side, y: side.y + LINE_HEIGHT, maxLines: side.maxLines === 3 ? 2 : 1 };
}

/** Returns the first text that fits in a box, else the last one. The longest text must come first. */
export function longestInBox(box: SceneTextBox, texts: readonly string[]): string {
  return texts.find((text) => fitsInBox(text, box)) ?? texts[texts.length - 1];
}

/** Returns whether a text fits in a box if lines are broken only between phrases (see `wrapPhrases`). */
export function fitsInBox(text: string, box: SceneTextBox): boolean {
  return layOutText(text, box).fits;
}

/** Returns the part of the main text's box that the text leaves free. */
export function boxBeside({ texts }: AnyScene, main: string): SceneTextBox {
  const box = texts.main;
  const usedWidth = textWidth("text", main) + TALLY_GAP;
  return { ...box, x: box.align === "right" ? box.x - usedWidth : box.x + usedWidth, width: box.width - usedWidth };
}

/**
 * Returns the text about a cleared level, in the longest form that fits: a tick, the moves, par and the difficulty
 * dots. If the card has a streak, it takes precedence over the dots.
 */
export function clearedResultText(
  scene: AnyScene,
  played: PlayedLevel<unknown, OpaqueState>,
  card: LevelCard | undefined,
): string {
  const texts = resultLines(played, card?.page?.best).map((text) => `✓ ${text}`);
  if (card?.streak === undefined) return longestInBox(scene.texts.main, texts);
  const streakText = `${shortCount(card.streak)} in a row`;
  return longestInBox(scene.texts.main, [...texts.map((text) => `${text} · ${streakText}`), ...texts]);
}

/** Returns the text about a run that is over, in the longest form that fits. */
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

/** Returns the texts about the buttons of a card, the longest first. The last one is about Ⓐ alone. */
export function buttonTexts(card: Card): readonly string[] {
  const { aText, bText } = card;
  const brief = card.about === "level" && card.aBrief !== undefined ? [`Ⓑ ${bText} Ⓐ ${card.aBrief}`] : [];
  return [`Ⓑ ${bText} Ⓐ ${aText}`, ...brief, `Ⓐ ${aText}`];
}

/** A line of text with its position: the left end and the top edge, in pixels. */
interface PlacedLine {
  readonly text: string;
  readonly left: number;
  readonly top: number;
}

/** Returns the lines of a text with their positions in a box; none for an empty text. */
function layOutLines(text: string, box: SceneTextBox): readonly PlacedLine[] {
  if (text === "") return [];
  return breakIntoLines(text, box).map((line, index) => ({
    text: line,
    left: leftOf(line, box),
    top: box.y + index * LINE_HEIGHT,
  }));
}

/** Returns the left end of a line that is aligned in a box, in pixels. */
function leftOf(line: string, { x, align }: SceneTextBox): number {
  if (align === "left") return x;
  const width = textWidth("text", line);
  return align === "right" ? x - width : x - Math.floor(width / 2);
}

/** Breaks a text into the lines of a box: between phrases if there are enough lines, else between any words. */
function breakIntoLines(text: string, box: SceneTextBox): readonly string[] {
  if (box.maxLines === 1) return [text];
  const layout = layOutText(text, box);
  if (layout.phrases.length <= box.maxLines) return layout.phrases;
  layout.evenLines = layout.evenLines ?? wrapEvenly(text, box.width);
  return layout.evenLines;
}

/** A cached layout: a text wrapped for a box of a certain width and number of lines. */
interface TextLayout {
  readonly text: string;
  readonly width: number;
  readonly maxLines: number;
  readonly phrases: readonly string[];
  /** Whether all `phrases` fit in the box. */
  readonly fits: boolean;
  /** The lines when broken between any words; undefined until they are needed. */
  evenLines: readonly string[] | undefined;
}

/** The cache of recent layouts, because each frame needs the same texts again. */
const recentLayouts: TextLayout[] = [];
const MAX_RECENT_LAYOUTS = 12;

/** Returns the layout of a text for a box, from the cache if possible. */
function layOutText(text: string, { width, maxLines }: SceneTextBox): TextLayout {
  for (const cached of recentLayouts)
    if (cached.text === text && cached.width === width && cached.maxLines === maxLines) return cached;
  const phrases = wrapPhrases(text, width);
  const fits = phrases.length <= maxLines && phrases.every((line) => textWidth("text", line) <= width);
  const layout: TextLayout = { text, width, maxLines, phrases, fits, evenLines: undefined };
  pushBounded(recentLayouts, layout, MAX_RECENT_LAYOUTS);
  return layout;
}
