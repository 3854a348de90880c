import type { Storage } from "../../src/game/save/files";

/** Files as they lie in a data folder: JSON texts by name. */
export type Files = Map<string, string>;

/** How a write goes wrong: the power is gone after so many characters, and what of the file before is still there. */
export interface TornWrite {
  readonly characters: number;
  readonly over: "an emptied file" | "the file before";
}

export const TORN_LEFTOVERS: readonly TornWrite["over"][] = ["an emptied file", "the file before"];

/** A data folder over `files`. The first write after `tear` was given is torn, and after it no other is made. */
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

/** What lies in a file if writing `text` over `before` was cut short. */
export function tearText(before: string, text: string, { characters, over }: TornWrite): string {
  return text.slice(0, characters) + (over === "the file before" ? before.slice(characters) : "");
}

/** Every text that differs from `text` in one character. */
export function* withOneWrongCharacter(text: string): Generator<string> {
  for (let at = 0; at < text.length; at++) {
    for (const wrong of ["\0", " ", '"', "\\", "0", "1", "9", "-", "a", ",", "}", flipCharacter(text, at)]) {
      if (wrong !== text[at]) yield text.slice(0, at) + wrong + text.slice(at + 1);
    }
  }
}

function flipCharacter(text: string, at: number): string {
  return String.fromCharCode(text.charCodeAt(at) ^ 1);
}
