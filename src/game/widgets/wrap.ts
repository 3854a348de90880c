/**
 * Wraps texts into lines of a given width in pixels. Each word is measured once, because measuring is slow on a
 * Playdate.
 */
import { textWidth } from "../../device/text";

/**
 * A phrase: words of a text that should stay on one line. `gap` is the text before these words, such as a dot between
 * spaces.
 */
interface Phrase {
  readonly gap: string;
  readonly words: string;
}

/** A phrase or a single word, with the width of its words and that of the gap before them, in pixels. */
interface MeasuredPhrase extends Phrase {
  readonly gapWidth: number;
  readonly width: number;
}

interface Lines {
  readonly texts: readonly string[];
  /** The width of the widest of the `texts`, in pixels. */
  readonly width: number;
}

const SPACE = " ";
/** The abbreviation of seconds, the only unit in the game's texts with a space before it. */
const SECONDS = "s";

/**
 * Wraps a text into lines of at most `width` pixels, with as many words in each line as fit. A number and its unit
 * count as one word.
 */
export function wrapText(text: string, width: number): readonly string[] {
  return packLines(measureWords(text), width).texts;
}

/**
 * Wraps a text at its pauses, such as commas, colons and signs of buttons, into lines of at most `width` pixels. A line
 * is broken elsewhere only if a phrase is wider than the line.
 */
export function wrapPhrases(text: string, width: number): readonly string[] {
  const phrases: MeasuredPhrase[] = [];
  for (const { gap, words } of splitPhrases(text)) {
    const wordsWidth = textWidth("text", words);
    if (wordsWidth <= width) phrases.push({ gap, words, gapWidth: textWidth("text", gap), width: wordsWidth });
    else phrases.push(...measureLines(wrapEvenly(words, width), gap));
  }
  return packLines(phrases, width).texts;
}

/**
 * Wraps a text into as many lines as `wrapText` does, but with nearly equal lengths, so that no single word stands
 * alone in the last line.
 */
export function wrapEvenly(text: string, width: number): readonly string[] {
  const words = measureWords(text);
  let lines = packLines(words, width);
  for (;;) {
    const narrower = packLines(words, lines.width - 1);
    if (narrower.texts.length > lines.texts.length || narrower.width >= lines.width) return lines.texts;
    lines = narrower;
  }
}

function measureLines(lines: readonly string[], gap: string): MeasuredPhrase[] {
  return lines.map((words, index) => {
    const gapBefore = index === 0 ? gap : SPACE;
    return { gap: gapBefore, words, gapWidth: textWidth("text", gapBefore), width: textWidth("text", words) };
  });
}

function measureWords(text: string): readonly MeasuredPhrase[] {
  const gapWidth = textWidth("text", SPACE);
  return wordsOf(text).map((words) => ({ gap: SPACE, words, gapWidth, width: textWidth("text", words) }));
}

/** Splits a text into words. A number of seconds, such as "3.2 s", counts as one word. */
function wordsOf(text: string): readonly string[] {
  const words: string[] = [];
  for (const word of text.split(SPACE)) {
    if (word === SECONDS && words.length > 0) words[words.length - 1] += SPACE + word;
    else words.push(word);
  }
  return words;
}

function packLines(phrases: readonly MeasuredPhrase[], maxWidth: number): Lines {
  const texts: string[] = [];
  let line = "";
  let lineWidth = -1;
  let widest = 0;
  for (const { gap, words, gapWidth, width } of phrases) {
    if (lineWidth >= 0 && lineWidth + gapWidth + width <= maxWidth) {
      line += gap + words;
      lineWidth += gapWidth + width;
    } else {
      if (lineWidth >= 0) texts.push(line);
      line = words;
      lineWidth = width;
    }
    widest = Math.max(widest, lineWidth);
  }
  if (lineWidth >= 0) texts.push(line);
  return { texts, width: widest };
}

function splitPhrases(text: string): readonly Phrase[] {
  const phrases: Phrase[] = [];
  let gap = "";
  let words = "";
  for (const word of text.split(SPACE)) {
    // The text was split at each space, so an empty word means that there were two spaces in a row.
    const isGap = word === "" || word === "·";
    if (words !== "" && (isGap || isPause(words, word))) {
      phrases.push({ gap, words });
      gap = "";
      words = "";
    }
    if (words !== "") words += SPACE + word;
    else if (isGap) gap += SPACE + word;
    else {
      gap += SPACE;
      words = word;
    }
  }
  if (words !== "") phrases.push({ gap, words });
  return phrases;
}

/**
 * Returns whether a reader pauses between `words` and the word `next`: after a comma or a colon, and before the name of
 * a button.
 */
function isPause(words: string, next: string): boolean {
  return words.endsWith(",") || words.endsWith(":") || next === "Ⓐ" || next === "Ⓑ";
}
