/** Unpacks a packed Playdate game (a pdx) into source files: files from which it could have been made. */

import { createBitmap, blit, type Bitmap } from "../art/bitmap";
import { encodePng } from "../art/png";
import { readAudio, readSamples, writeWav, type Sound } from "./audio";
import { ByteReader, ByteWriter, createFileError } from "./bytes";
import { MAX_IMAGE_SIDE } from "./image-cell";
import { readContainer, type ContainerEntry } from "./container";
import type { Files } from "./files";
import { readFont, type Font } from "./font";
import { formatFont } from "./font-text";
import { readImage } from "./image";
import { isLuaBytecode, renumberOpcodes, stockOpcode } from "./lua-bytecode";
import { fileSignatures, readSection } from "./compressed-section";
import { readStrings, formatStrings } from "./strings";
import { readTable, type ImageTable } from "./image-table";

interface PdxItem {
  /** The path of the file in the packed game. An entry of a `.pdz` file has the path `FILE.pdz/NAME`. */
  readonly path: string;
  readonly description: string;
  /** The source files from which this file of the packed game could have been made. */
  readonly files: readonly (readonly [path: string, bytes: Uint8Array])[];
}

const FONT_COLUMNS = 16;

/**
 * Returns all files of a packed Playdate game, and all entries of its `.pdz` files, in file order. Throws a `ToolError`
 * with file and offset for damaged or encrypted files.
 */
export function unpackGame(pdx: Files): PdxItem[] {
  return [...pdx].flatMap(([path, bytes]) => unpackFile(path, bytes));
}

/**
 * Returns the source files from which all files of a packed game could have been made. Throws a `ToolError` if two
 * source files have the same path.
 */
export function sourceFilesOf(items: readonly PdxItem[]): Files {
  const files = new Map<string, Uint8Array>();
  for (const [path, bytes] of items.flatMap((item) => item.files)) {
    if (files.has(path)) throw createFileError(path, 0, "the pdx holds two files that unpack to this one");
    files.set(path, bytes);
  }
  return files;
}

function unpackFile(path: string, bytes: Uint8Array): PdxItem[] {
  const name = path.replace(/\.[^./]*$/, "");
  switch (/\.[^./]*$/.exec(path)?.[0]) {
    case ".pdz":
      return readContainer(path, bytes).map((entry) => unpackEntry(path, entry));
    case ".pdi":
      return [{ path, ...unpackImage(name, readSection(path, bytes, fileSignatures.pdi).body) }];
    case ".pdt":
      return [{ path, ...unpackTable(name, readSection(path, bytes, fileSignatures.pdt).body) }];
    case ".pft": {
      const { body, flags } = readSection(path, bytes, fileSignatures.pft);
      return [
        { path, ...(unpackFont(name, readFont(body, flags)) ?? unpackRaw(path, "a font with far characters", bytes)) },
      ];
    }
    case ".pds":
      return [{ path, ...unpackStrings(name, readSection(path, bytes, fileSignatures.pds).body) }];
    case ".pda":
      return [{ path, ...unpackAudio(name, readAudio(new ByteReader(path, bytes)), bytes) }];
    default:
      return [{ path, ...unpackRaw(path, "a file", bytes) }];
  }
}

/**
 * Unpacks an entry of a `.pdz` file. An entry has the same bytes as a separate file of its kind, but without the
 * signature and flags at the beginning.
 */
function unpackEntry(file: string, { name, kind, content }: ContainerEntry): PdxItem {
  const path = `${file}/${name}`;
  const body = new ByteReader(path, content);
  switch (kind) {
    case "luac":
      return { path, ...unpackLua(path, body) };
    case "pdi":
      return { path, ...unpackImage(path, body) };
    case "pdt":
      return { path, ...unpackTable(path, body) };
    case "pds":
      return { path, ...unpackStrings(path, body) };
    case "pft":
      return { path, ...unpackFont(path, readFont(body, 0))! };
    case "pda": {
      const whole = new ByteWriter().bytes(new TextEncoder().encode(fileSignatures.pda)).bytes(content).toBytes();
      return { path, ...unpackAudio(path, readSamples(body), whole) };
    }
    default:
      return { path, ...unpackRaw(`${path}.${kind}`, `a part of kind "${kind}"`, content) };
  }
}

type ItemContent = Omit<PdxItem, "path">;

function unpackRaw(path: string, what: string, bytes: Uint8Array): ItemContent {
  return { description: `${what}, ${bytes.length} bytes`, files: [[path, bytes]] };
}

/**
 * Unpacks bytecode of the Playdate console's Lua and renumbers its opcodes to those of standard Lua. Bytecode from a
 * Playdate SDK before 1.8 is only copied, because these SDKs had another Lua.
 */
function unpackLua(name: string, body: ByteReader): ItemContent {
  const path = `${name}.luac`;
  if (!isLuaBytecode(body.bytes)) return unpackRaw(path, "a Lua chunk of an SDK before 1.8", body.bytes);
  const bytecode = renumberOpcodes(body, stockOpcode);
  return { description: `a Lua chunk, ${bytecode.length} bytes`, files: [[path, bytecode]] };
}

function unpackImage(name: string, body: ByteReader): ItemContent {
  const picture = readImage(body);
  return { description: `a picture, ${sizeOf(picture)}`, files: [[`${name}.png`, encodePng(picture)]] };
}

function unpackTable(name: string, body: ByteReader): ItemContent {
  const { columns, pictures } = readTable(body);
  const sizes = new Set(pictures.map(sizeOf));
  const description = `a table of ${pictures.length} pictures, ${[...sizes].join(", ")}`;
  const fitsOneSheet = sizes.size === 1 && pictures[0].width * columns <= MAX_IMAGE_SIDE;
  if (fitsOneSheet) return { description, files: [writeSheet(name, { columns, pictures })] };
  return { description, files: pictures.map((picture, i) => [`${name}-table-${i + 1}.png`, encodePng(picture)]) };
}

function unpackFont(name: string, font: Font | undefined): ItemContent | undefined {
  if (font === undefined) return undefined;
  const byCodePoint = [...font.glyphs].sort(([a], [b]) => a - b);
  const pictures = byCodePoint.map(([, { picture }]) => picture);
  const columns = Math.min(FONT_COLUMNS, pictures.length);
  const sheets = pictures.length > 0 ? [writeSheet(name, { columns, pictures })] : [];
  return {
    description: `a font of ${font.glyphs.size} glyphs, ${font.cellWidth}×${font.cellHeight}`,
    files: [[`${name}.fnt`, new TextEncoder().encode(formatFont(font))], ...sheets],
  };
}

function unpackStrings(name: string, body: ByteReader): ItemContent {
  const all = readStrings(body);
  return {
    description: `${all.size} strings`,
    files: [[`${name}.strings`, new TextEncoder().encode(formatStrings(all))]],
  };
}

function unpackAudio(name: string, sound: Sound | undefined, bytes: Uint8Array): ItemContent {
  if (sound === undefined) return unpackRaw(`${name}.pda`, "a compressed sound", bytes);
  const { samplesPerSecond, bitsPerSample, channels, samples } = sound;
  const seconds = (samples.length * 8) / bitsPerSample / channels / samplesPerSecond;
  return { description: `a sound of ${seconds.toFixed(1)} s`, files: [[`${name}.wav`, writeWav(sound)]] };
}

function writeSheet(name: string, { columns, pictures }: ImageTable): readonly [string, Uint8Array] {
  const { width, height } = pictures[0];
  const sheet = createBitmap(width * columns, height * Math.ceil(pictures.length / columns));
  pictures.forEach((picture, i) => blit(sheet, picture, (i % columns) * width, Math.floor(i / columns) * height));
  return [`${name}-table-${width}-${height}.png`, encodePng(sheet)];
}

function sizeOf({ width, height }: Bitmap): string {
  return `${width}×${height}`;
}
