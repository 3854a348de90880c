/** Reads and compares saved texts without checksum lines, because such texts are easier to read in tests. */
import { appendChecksum, type TextSection } from "../../src/game/save/checksum";
import { readAllSections, unpackSections, type Save } from "../../src/game/save/save";

/** Splits a saved text, which has no checksum lines, into sections, and adds a checksum to each section. */
export function sectionsOfPlain(plain: string): TextSection[] {
  return plain.split("\n# ").map((part, index) => appendChecksum(index === 0 ? part : `# ${part}`));
}

export function withoutChecksums(text: string): string {
  return text.replace(/\n= \d{7}(?=\n|$)/g, "");
}

/** Parses all sections of a saved text. The text may have checksum lines or lack them. */
export function unpackSave(text: string): Save {
  const { save } = unpackSections(sectionsOfPlain(withoutChecksums(text)));
  readAllSections(save);
  return save;
}
