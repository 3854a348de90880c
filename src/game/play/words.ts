/** What is said in a place that has room for words: there is no bar above its board, and no card over it. */
import { fillBox } from "../../device/screen";
import { textWidth, writeText } from "../../device/text";
import type { Scene, WordsPlace } from "../../puzzles/puzzle";
import type { SealedLevel, SealedState } from "../../puzzles/sealed";
import { keepNewest } from "../../kernel/newest";
import type { Card, LevelCard, RunCard } from "./card";
import type { Play } from "./play";
import { evenlyWrapped, phrased } from "../widgets/wrap";
import { worthTexts } from "./worth";
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
  readonly otherwise?: HudText;
}

/** Of the text font. */
const HEIGHT = 21;

/** From one line to the next. */
const LINE = 19;

/** Letters and what the place draws do not touch. */
const CLEARANCE = 6;
/** The first words and what is told beside them stand so far apart. */
const TALLY_GAP = 10;

/** The scene of any puzzle. */
export type SealedScene = Scene<SealedLevel, SealedState>;

/** Writes both texts where the place has room for them. */
export function drawWords(scene: SealedScene, { main, side }: HudText): void {
  const { words } = scene;
  const lines = [...placed(main, words.main), ...placed(side, roomBelow(scene, main))];
  // All room is made first: it is higher than a line, and would cut the feet of the letters above it.
  for (const { text, left, top } of lines) {
    const width = textWidth("text", text) + 2 * CLEARANCE;
    fillBox(words.ink === "white" ? "black" : "white", left - CLEARANCE, top, width, HEIGHT);
  }
  for (const { text, left, top } of lines) writeText("text", text, left, top, "left", words.ink);
}

/** The room of the second words: where two lines of the first ones reach into it, it begins lower and has a line less. */
export function roomBelow({ words }: SealedScene, main: string): WordsPlace {
  const { side } = words;
  const isBelow = side.y > words.main.y && side.y < words.main.y + 2 * LINE;
  if (!isBelow || linesOf(main, words.main).length === 1) return side;
  return { ...side, y: side.y + LINE, lines: side.lines === 3 ? 2 : 1 };
}

/** The first of the texts, from long to short, for which a place has room; else the last. */
export function longestAt(place: WordsPlace, texts: readonly string[]): string {
  return texts.find((text) => hasRoom(text, place)) ?? texts[texts.length - 1];
}

/** Whether a text fits without a break where it has no pause. */
export function hasRoom(text: string, place: WordsPlace): boolean {
  return laidIn(text, place).fits;
}

/** The room that the first words leave on their side of the place. */
export function roomBeside({ words }: SealedScene, main: string): WordsPlace {
  const place = words.main;
  const taken = textWidth("text", main) + TALLY_GAP;
  return { ...place, x: place.align === "right" ? place.x - taken : place.x + taken, width: place.width - taken };
}

/**
 * What is said of a cleared level, as much of it as there is room for: a tick, the moves, the par, and the dots; the days in a row rather than the last of these.
 */
export function clearedWords(
  scene: SealedScene,
  play: Play<unknown, SealedState>,
  card: LevelCard | undefined,
): string {
  const texts = worthTexts(play, card?.page?.best).map((text) => `✓ ${text}`);
  if (card?.streak === undefined) return longestAt(scene.words.main, texts);
  const inARow = `${shortCount(card.streak)} in a row`;
  return longestAt(scene.words.main, [...texts.map((text) => `${text} · ${inARow}`), ...texts]);
}

/** What is said of a run that is over, as much of it as there is room for. */
export function runWords({ words }: SealedScene, { title, lines }: RunCard): string {
  const [first, second] = lines;
  return longestAt(words.main, [
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
function placed(text: string, place: WordsPlace): readonly PlacedLine[] {
  if (text === "") return [];
  return linesOf(text, place).map((line, at) => ({
    text: line,
    left: leftOf(line, place),
    top: place.y + at * LINE,
  }));
}

function leftOf(line: string, { x, align }: WordsPlace): number {
  if (align === "left") return x;
  const width = textWidth("text", line);
  return align === "right" ? x - width : x - Math.floor(width / 2);
}

/** A text that is too long for one line, where there is room for more, in several: its phrases, else as many words as fit. */
function linesOf(text: string, place: WordsPlace): readonly string[] {
  if (place.lines === 1) return [text];
  const laid = laidIn(text, place);
  if (laid.phrases.length <= place.lines) return laid.phrases;
  laid.evenLines = laid.evenLines ?? evenlyWrapped(text, place.width);
  return laid.evenLines;
}

/** A text as it lies in a place. */
interface Laid {
  readonly text: string;
  readonly width: number;
  readonly most: number;
  readonly phrases: readonly string[];
  /** Whether the place has room for these. */
  readonly fits: boolean;
  /** Once they are asked for. */
  evenLines: readonly string[] | undefined;
}

/** What was laid out lately: in each frame it is asked for the same words again. */
const lately: Laid[] = [];
const MOST_LAID = 12;

function laidIn(text: string, { width, lines: most }: WordsPlace): Laid {
  for (const one of lately) if (one.text === text && one.width === width && one.most === most) return one;
  const phrases = phrased(text, width);
  const fits = phrases.length <= most && phrases.every((line) => textWidth("text", line) <= width);
  const laid: Laid = { text, width, most, phrases, fits, evenLines: undefined };
  keepNewest(lately, laid, MOST_LAID);
  return laid;
}
