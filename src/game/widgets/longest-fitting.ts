import { textWidth } from "../../device/text";

/** The first of the texts, from long to short, that is at most so wide, in pixels; else the last. */
export function longestFitting(width: number, texts: readonly string[]): string {
  return texts.find((text) => textWidth("text", text) <= width) ?? texts[texts.length - 1];
}
