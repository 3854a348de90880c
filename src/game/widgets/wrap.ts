import { textWidth } from "../../device/text";

/** Words of a text that stay together where they can, and what parts them from those before. */
interface Phrase {
  readonly gap: string;
  readonly words: string;
}

const SPACE = " ";
/** The only unit that stands apart from its number. */
const SECONDS = "s";

/**
 * A text in lines of so many pixels: as many words as fit in each. A word that is wider has a line of its own; a number
 * and its unit count as one word.
 */
export function wrapText(text: string, width: number): readonly string[] {
  return packLines(
    wordsOf(text).map((words) => ({ gap: SPACE, words })),
    width,
  );
}

/**
 * A text in lines of so many pixels, broken where it has a pause: behind a comma or a colon, before a button, where more
 * than one space stands, and in place of a dot between two things. Between other words only a phrase is broken that is
 * too wide for a line.
 */
export function wrapPhrases(text: string, width: number): readonly string[] {
  const phrases = splitPhrases(text).flatMap((phrase) =>
    textWidth("text", phrase.words) <= width
      ? [phrase]
      : wrapEvenly(phrase.words, width).map((words, index) => ({ gap: index === 0 ? phrase.gap : SPACE, words })),
  );
  return packLines(phrases, width);
}

/** The same as `wrapped`, in as many lines, but about equally long ones: the last is no word left over. */
export function wrapEvenly(text: string, width: number): readonly string[] {
  let lines = wrapText(text, width);
  for (;;) {
    const narrower = wrapText(text, maxLineWidth(lines) - 1);
    if (narrower.length > lines.length || maxLineWidth(narrower) >= maxLineWidth(lines)) return lines;
    lines = narrower;
  }
}

/** The words of a text; "3.2 s" is one. */
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
    // Between two spaces is an empty word.
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

/** Whether one takes breath between what is said and the next word. */
function isPause(said: string, next: string): boolean {
  return said.endsWith(",") || said.endsWith(":") || next === "Ⓐ" || next === "Ⓑ";
}
