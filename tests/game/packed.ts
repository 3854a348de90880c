import { summed, type Summed } from "../../src/game/save/checksum";
import { readAll, unpackParts, type Save } from "../../src/game/save/save";

/** The sections of a text without the lines of their checksums; each becomes whole. */
export function summedParts(plain: string): Summed[] {
  return plain.split("\n# ").map((part, at) => summed(at === 0 ? part : `# ${part}`));
}

/** A text as it is kept without the lines of its checksums. */
export function plain(text: string): string {
  return text.replace(/\n= \d{7}(?=\n|$)/g, "");
}

/** The save that a text says, with the lines of its checksums or without; all of it is read. */
export function unpackSave(text: string): Save {
  const { save } = unpackParts(summedParts(plain(text)));
  readAll(save);
  return save;
}
