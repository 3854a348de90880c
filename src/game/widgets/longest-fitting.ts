/** Chooses the longest of several texts that fits into a width. */
import { textWidth } from "../../device/text";

/**
 * Returns the first of the texts that fits into `width` pixels, or the last text if no text fits. The texts are ordered
 * from long to short.
 */
export function findLongestFitting(width: number, texts: readonly string[]): string {
  return texts.find((text) => textWidth("text", text) <= width) ?? texts[texts.length - 1];
}
