/** A simulated data folder for tests of saving, with writes that are cut short by a power failure. */
import type { Storage } from "../../src/game/save/files";

export type Files = Map<string, string>;

/**
 * A write to a file that a power failure cuts short. It says how many characters are written, and what the rest of the
 * file holds then.
 */
export interface TornWrite {
  readonly characters: number;
  readonly over: "an emptied file" | "the file before";
}

export const TORN_LEFTOVERS: readonly TornWrite["over"][] = ["an emptied file", "the file before"];

/**
 * Returns a simulated storage that reads and writes `files`. If `tear` is given, the first write is cut short and all
 * later writes do nothing.
 */
export function dataFolder(files: Files, tear?: TornWrite): Storage {
  let isPowerGone = false;
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
      if (isPowerGone) return;
      const text = JSON.stringify(value);
      files.set(name, tear === undefined ? text : tearText(files.get(name) ?? "", text, tear));
      isPowerGone = tear !== undefined;
    },
  };
}

/**
 * Returns what a file holds after a write was cut short. The file held `before`, and `text` was being written over it.
 */
export function tearText(before: string, text: string, { characters, over }: TornWrite): string {
  return text.slice(0, characters) + (over === "the file before" ? before.slice(characters) : "");
}

/**
 * Yields texts that differ from `text` in one character. Each character is replaced by each of several wrong ones in
 * turn.
 */
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
