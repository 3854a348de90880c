import { appendChecksum, type TextSection } from "../../src/game/save/checksum";
import { readAllParts, unpackSections, type Save } from "../../src/game/save/save";

/** The sections of a text without the lines of their checksums; each becomes whole. */
export function sectionsOfPlain(plain: string): TextSection[] {
  return plain.split("\n# ").map((part, at) => appendChecksum(at === 0 ? part : `# ${part}`));
}

/** A text as it is kept without the lines of its checksums. */
export function withoutChecksums(text: string): string {
  return text.replace(/\n= \d{7}(?=\n|$)/g, "");
}

/** The save that a text says, with the lines of its checksums or without; all of it is read. */
export function unpackSave(text: string): Save {
  const { save } = unpackSections(sectionsOfPlain(withoutChecksums(text)));
  readAllParts(save);
  return save;
}
