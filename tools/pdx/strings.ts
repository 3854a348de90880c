/** Reads and writes `.strings` texts and `.pds` files, which contain a game's texts in one language. */

import { ToolError } from "../packaging/tool-error";
import { ByteWriter, type ByteReader } from "./bytes";
import { fileSignatures, writeSection } from "./compressed-section";
import { endOffsets } from "./image-table";

type Strings = ReadonlyMap<string, string>;

const escapes: Readonly<Record<string, string>> = { n: "\n", '"': '"', "\\": "\\" };

/**
 * Parses a `.strings` text, which contains a game's texts in one language. Throws a `ToolError` that names the first
 * line that is not `"key" = "text"`.
 */
export function parseStrings(file: string, text: string): Strings {
  const strings = new Map<string, string>();
  let byte = 0;
  text.split("\n").forEach((line, i) => {
    const location = `${file}, line ${i + 1}, byte ${byte}`;
    byte += Buffer.byteLength(line) + 1;
    if (line.trim() === "" || line.startsWith("--")) return;
    const entry = /^\s*"((?:[^"\\]|\\[n"\\])*)"\s*=\s*"((?:[^"\\]|\\[n"\\])*)"\s*$/.exec(line);
    if (entry === null) throw new ToolError(2, `${location}: this is not "key" = "text"`);
    const [key, value] = [entry[1], entry[2]].map(unescape);
    if (strings.has(key)) throw new ToolError(2, `${location}: the key "${key}" is given twice`);
    strings.set(key, value);
  });
  return strings;
}

export function formatStrings(strings: Strings): string {
  return [...strings].map(([key, value]) => `"${escape(key)}" = "${escape(value)}"\n`).join("");
}

/** Returns a game's texts, sorted by key, as the bytes of a `.pds` file. */
export function writeStrings(strings: Strings): Uint8Array {
  const keys = [...strings.keys()].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  const entries = keys.map((key) => new ByteWriter().text(key).text(strings.get(key)!).toBytes());
  const writer = new ByteWriter().u32(entries.length).u32(...endOffsets(entries).slice(0, -1));
  for (const entry of entries) writer.bytes(entry);
  return writeSection(fileSignatures.pds, [0, 0, 0], writer.toBytes());
}

/** Reads a game's texts from the content of a `.pds` file. Throws if the content is damaged. */
export function readStrings(body: ByteReader): Strings {
  const count = body.u32();
  // Skips the stored end offsets of the texts. Each text except the last has one.
  if (count > 0) body.take(4 * (count - 1));
  const strings = new Map<string, string>();
  for (let i = 0; i < count; i++) {
    const key = body.text();
    strings.set(key, body.text());
  }
  return strings;
}

function unescape(text: string): string {
  return text.replace(/\\(.)/g, (_, letter: string) => escapes[letter]);
}

function escape(text: string): string {
  return text.replace(/[\n"\\]/g, (letter) => (letter === "\n" ? "\\n" : `\\${letter}`));
}
