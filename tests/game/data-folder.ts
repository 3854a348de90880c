/** A simulated data folder for tests of saving, with writes that are cut short by a power failure. */
import type { Storage } from "../../src/game/save/files";

/** The files of a data folder: JSON texts by name. */
export type Files = Map<string, string>;

/** A write that is cut short: how many characters are written, and what the rest of the file holds. */
export interface TornWrite {
  readonly characters: number;
  readonly over: "an emptied file" | "the file before";
}

export const TORN_LEFTOVERS: readonly TornWrite["over"][] = ["an emptied file", "the file before"];

/** Returns a storage over `files`. If `tear` is given, the first write is torn and all later ones do nothing. */
export function dataFolder(files: Files, tear?: TornWrite): Storage {
  let powerIsGone = false;
  return {
    inspect: (name) => {
      const text = files.get(name);
      return { state: text === undefined ? "missing" : "readable", text: text ?? "" };
    },
    read: (name) => {
      try {
        return JSON.parse(files.get(name) ?? "") as unknown;
      } catch {
        return undefined;
      }
    },
    write: (name, value) => {
      if (powerIsGone) return;
      const text = JSON.stringify(value);
      files.set(name, tear === undefined ? text : tearText(files.get(name) ?? "", text, tear));
      powerIsGone = tear !== undefined;
    },
  };
}

/** Returns the contents of a file after writing `text` over `before` was cut short. */
export function tearText(before: string, text: string, { characters, over }: TornWrite): string {
  return text.slice(0, characters) + (over === "the file before" ? before.slice(characters) : "");
}

/** Yields every text that differs from `text` in one character, for a choice of characters. */
export function* withOneWrongCharacter(text: string): Generator<string> {
  for (let index = 0; index < text.length; index++) {
    for (const wrong of ["\0", " ", '"', "\\", "0", "1", "9", "-", "a", ",", "}", flipCharacter(text, index)]) {
      if (wrong !== text[index]) yield text.slice(0, index) + wrong + text.slice(index + 1);
    }
  }
}

function flipCharacter(text: string, index: number): string {
  return String.fromCharCode(text.charCodeAt(index) ^ 1);
}
