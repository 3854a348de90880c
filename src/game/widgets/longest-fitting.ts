/** Chooses among texts of different lengths by the room there is. */
import { textWidth } from "../../device/text";

/**
 * Returns the first of the texts, ordered from long to short, that fits into `width` pixels; the last one if none does.
 */
export function longestFitting(width: number, texts: readonly string[]): string {
  return texts.find((text) => textWidth("text", text) <= width) ?? texts[texts.length - 1];
}
