import { createBitmap, stamp, type Bitmap } from "../art/bitmap";
import { toPng } from "../art/png";
import { readAudio, readSamples, writeWav, type Sound } from "./audio";
import { ByteReader, ByteWriter, damaged } from "./bytes";
import { MOST_SIDE } from "./cell";
import { readContainer, type Part } from "./container";
import type { Files } from "./files";
import { readFont, type Font } from "./font";
import { fontText } from "./font-text";
import { readImage } from "./image";
import { isLuaChunk, renumberChunk, stockOpcode } from "./lua-chunk";
import { idents, readSection } from "./section";
import { readStrings, stringsText } from "./strings";
import { readTable, type Table } from "./table";

/** One thing in a pdx. */
interface Item {
  /** Its path in the pdx; a part of a `.pdz` has the path `FILE.pdz/NAME`. */
  readonly path: string;
  /** A few words. */
  readonly what: string;
  /** The sources that it could have been made from. */
  readonly files: readonly (readonly [path: string, bytes: Uint8Array])[];
}

const FONT_COLUMNS = 16;

/** All that a pdx holds, in its order. Throws a `PlainFault` with file and offset when some of it is damaged or encrypted. */
export function unpackGame(pdx: Files): Item[] {
  return [...pdx].flatMap(([path, bytes]) => unpackFile(path, bytes));
}

/** The files of all items. Throws a `PlainFault` when two have the same path. */
export function filesOf(items: readonly Item[]): Files {
  const files = new Map<string, Uint8Array>();
  for (const [path, bytes] of items.flatMap((item) => item.files)) {
    if (files.has(path)) throw damaged(path, 0, "the pdx holds two files that unpack to this one");
    files.set(path, bytes);
  }
  return files;
}

function unpackFile(path: string, bytes: Uint8Array): Item[] {
  const name = path.replace(/\.[^./]*$/, "");
  switch (/\.[^./]*$/.exec(path)?.[0]) {
    case ".pdz":
      return readContainer(path, bytes).map((part) => unpackPart(path, part));
    case ".pdi":
      return [{ path, ...image(name, readSection(path, bytes, idents.pdi).body) }];
    case ".pdt":
      return [{ path, ...table(name, readSection(path, bytes, idents.pdt).body) }];
    case ".pft": {
      const { body, flags } = readSection(path, bytes, idents.pft);
      return [{ path, ...(font(name, readFont(body, flags)) ?? asIs(path, "a font with far characters", bytes)) }];
    }
    case ".pds":
      return [{ path, ...strings(name, readSection(path, bytes, idents.pds).body) }];
    case ".pda":
      return [{ path, ...audio(name, readAudio(new ByteReader(path, bytes)), bytes) }];
    default:
      return [{ path, ...asIs(path, "a file", bytes) }];
  }
}

/** A part's content is that of a file behind its letters and flags. */
function unpackPart(file: string, { name, kind, content }: Part): Item {
  const path = `${file}/${name}`;
  const body = new ByteReader(path, content);
  switch (kind) {
    case "luac":
      return { path, ...lua(path, body) };
    case "pdi":
      return { path, ...image(path, body) };
    case "pdt":
      return { path, ...table(path, body) };
    case "pds":
      return { path, ...strings(path, body) };
    case "pft":
      return { path, ...font(path, readFont(body, 0))! };
    case "pda": {
      const whole = new ByteWriter().bytes(new TextEncoder().encode(idents.pda)).bytes(content).done();
      return { path, ...audio(path, readSamples(body), whole) };
    }
    default:
      return { path, ...asIs(`${path}.${kind}`, `a part of kind "${kind}"`, content) };
  }
}

type Found = Omit<Item, "path">;

function asIs(path: string, what: string, bytes: Uint8Array): Found {
  return { what: `${what}, ${bytes.length} bytes`, files: [[path, bytes]] };
}

/** A chunk is given stock Lua's opcodes, unless it is of an SDK so old that it had a Lua of its own. */
function lua(name: string, body: ByteReader): Found {
  const path = `${name}.luac`;
  if (!isLuaChunk(body.bytes)) return asIs(path, "a Lua chunk of an SDK before 1.8", body.bytes);
  const chunk = renumberChunk(body, stockOpcode);
  return { what: `a Lua chunk, ${chunk.length} bytes`, files: [[path, chunk]] };
}

function image(name: string, body: ByteReader): Found {
  const picture = readImage(body);
  return { what: `a picture, ${sizeOf(picture)}`, files: [[`${name}.png`, toPng(picture)]] };
}

function table(name: string, body: ByteReader): Found {
  const { columns, pictures } = readTable(body);
  const sizes = new Set(pictures.map(sizeOf));
  const what = `a table of ${pictures.length} pictures, ${[...sizes].join(", ")}`;
  const fitsOneSheet = sizes.size === 1 && pictures[0].width * columns <= MOST_SIDE;
  if (fitsOneSheet) return { what, files: [sheetFile(name, { columns, pictures })] };
  return { what, files: pictures.map((picture, i) => [`${name}-table-${i + 1}.png`, toPng(picture)]) };
}

function font(name: string, font: Font | undefined): Found | undefined {
  if (font === undefined) return undefined;
  const byCodePoint = [...font.glyphs].sort(([a], [b]) => a - b);
  const pictures = byCodePoint.map(([, { picture }]) => picture);
  const columns = Math.min(FONT_COLUMNS, pictures.length);
  const sheets = pictures.length > 0 ? [sheetFile(name, { columns, pictures })] : [];
  return {
    what: `a font of ${font.glyphs.size} glyphs, ${font.cellWidth}×${font.cellHeight}`,
    files: [[`${name}.fnt`, new TextEncoder().encode(fontText(font))], ...sheets],
  };
}

function strings(name: string, body: ByteReader): Found {
  const all = readStrings(body);
  return { what: `${all.size} strings`, files: [[`${name}.strings`, new TextEncoder().encode(stringsText(all))]] };
}

function audio(name: string, sound: Sound | undefined, bytes: Uint8Array): Found {
  if (sound === undefined) return asIs(`${name}.pda`, "a compressed sound", bytes);
  const { samplesPerSecond, bitsPerSample, channels, samples } = sound;
  const seconds = (samples.length * 8) / bitsPerSample / channels / samplesPerSecond;
  return { what: `a sound of ${seconds.toFixed(1)} s`, files: [[`${name}.wav`, writeWav(sound)]] };
}

/** Pictures of one size on a sheet, row by row. */
function sheetFile(name: string, { columns, pictures }: Table): readonly [string, Uint8Array] {
  const { width, height } = pictures[0];
  const sheet = createBitmap(width * columns, height * Math.ceil(pictures.length / columns));
  pictures.forEach((picture, i) => stamp(sheet, picture, (i % columns) * width, Math.floor(i / columns) * height));
  return [`${name}-table-${width}-${height}.png`, toPng(sheet)];
}

function sizeOf({ width, height }: Bitmap): string {
  return `${width}×${height}`;
}
