/** Wraps texts into lines of a given width in pixels. */
import { textWidth } from "../../device/text";

/**
 * A phrase: words of a text that should stay on one line. `gap` is the text between the phrase before and these words.
 */
interface Phrase {
  readonly gap: string;
  readonly words: string;
}

const SPACE = " ";
/** The abbreviation of seconds. In the game's texts, it is the only unit with a space before it. */
const SECONDS = "s";

/**
 * Wraps a text into lines of at most `width` pixels, with as many words in each line as fit. A word that is wider than
 * a line gets a line of its own. A number and its unit count as one word.
 */
export function wrapText(text: string, width: number): readonly string[] {
  return packLines(
    wordsOf(text).map((words) => ({ gap: SPACE, words })),
    width,
  );
}

/**
 * Wraps a text at its pauses into lines of at most `width` pixels. A pause is after a comma or a colon, before the
 * symbol of a button, and at a double space or a dot between spaces. A line is broken between other words only if a
 * phrase is wider than the line.
 */
export function wrapPhrases(text: string, width: number): readonly string[] {
  const phrases = splitPhrases(text).flatMap((phrase) =>
    textWidth("text", phrase.words) <= width
      ? [phrase]
      : wrapEvenly(phrase.words, width).map((words, index) => ({ gap: index === 0 ? phrase.gap : SPACE, words })),
  );
  return packLines(phrases, width);
}

/**
 * Wraps a text into as many lines as `wrapText` does. The lines have nearly equal lengths, so that no single word
 * stands alone in the last line.
 */
export function wrapEvenly(text: string, width: number): readonly string[] {
  let lines = wrapText(text, width);
  for (;;) {
    const narrower = wrapText(text, maxLineWidth(lines) - 1);
    if (narrower.length > lines.length || maxLineWidth(narrower) >= maxLineWidth(lines)) return lines;
    lines = narrower;
  }
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

function packLines(phrases: readonly Phrase[], width: number): readonly string[] {
  const lines: string[] = [];
  for (const { gap, words } of phrases) {
    const last = lines.length - 1;
    const longer = last < 0 ? words : lines[last] + gap + words;
    if (last >= 0 && textWidth("text", longer) <= width) lines[last] = longer;
    else lines.push(words);
  }
  return lines;
}

function maxLineWidth(lines: readonly string[]): number {
  return lines.reduce((most, line) => Math.max(most, textWidth("text", line)), 0);
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

/** Returns whether there is a pause between `words` and the word `next`, at which a line may be broken. */
function isPause(words: string, next: string): boolean {
  return words.endsWith(",") || words.endsWith(":") || next === "Ⓐ" || next === "Ⓑ";
}
