/**
 * Selects the language of the texts of the pages where a challenge is made, and of the tag with its code: English. They
 * are loaded together with these screens.
 */
import { en } from "./code-tag-en";

export const CODE_TAG_TEXTS = en;
