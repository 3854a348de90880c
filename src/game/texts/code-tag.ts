/**
 * Selects the language of the texts around the tag with the code of a challenge: English. They are loaded together with the
 * screen that shows the code.
 */
import { en } from "./code-tag-en";

export const CODE_TAG_TEXTS = en;
