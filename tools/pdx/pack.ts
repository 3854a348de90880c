/** Packs a game in the same way as the Playdate SDK's compiler pdc, for machines without the SDK. */

import { crop, type Bitmap } from "../art/bitmap";
import { ToolError } from "../packaging/tool-error";
import { readWav, writeAudio } from "./audio";
import { ByteReader, createFileError } from "./bytes";
import { writeContainer } from "./container";
import type { Files } from "./files";
import { writeFont } from "./font";
import { parseFont } from "./font-text";
import { writeImage } from "./image";
import { consoleOpcode, renumberOpcodes } from "./lua-bytecode";
import { readPng } from "./png";
import { parseStrings, writeStrings } from "./strings";
import { writeTable, type ImageTable } from "./image-table";

/**
 * A function that compiles a Lua program to bytecode of standard Lua 5.4 with 32-bit numbers. `file` is the name of the
 * program in errors at run time.
 */
type LuaCompiler = (file: string, program: Uint8Array) => Uint8Array;

// The line of the file pdxinfo that tells the Playdate console the version of the SDK, and so the formats of the files.
// This packer writes the formats of SDK 2.1. Whether older versions had the same formats is not known.
const PDX_VERSION_LINE = "pdxversion=20100\n";
const MAX_CELL_SIDE = 0xff;

const matrixName = /-table-(\d+)-(\d+)\.png$/;
const sequentialName = /-table-(\d+)\.png$/;

/**
 * Packs a game from the same source files that the Playdate SDK's compiler pdc takes. Returns the files of the packed
 * game, in alphabetical order. Throws a `ToolError` that names the file and the position that cannot be packed.
 */
export function packGame(source: Files, compile: LuaCompiler): Files {
  for (const needed of ["main.lua", "pdxinfo"]) {
    if (!source.has(needed)) throw new ToolError(2, `${needed} is missing: without it there is no game`);
  }
  const fonts = [...source.keys()].filter((path) => path.endsWith(".fnt"));
  const tablesOfFonts = new Set(fonts.map((font) => findFontTable(source, font)));
  const packed = [...source.keys()]
    .filter((path) => !tablesOfFonts.has(path))
    .map((path) => packFile(source, path, compile))
    .filter((file) => file !== undefined);
  const duplicate = packed.find(([path], i) => packed.findIndex(([other]) => other === path) < i);
  if (duplicate !== undefined) throw createFileError(duplicate[0], 0, "two files of the game would become this one");
  return new Map(packed.sort(([a], [b]) => (a < b ? -1 : 1)));
}

type PackedFile = readonly [path: string, bytes: Uint8Array];

function packFile(source: Files, path: string, compile: LuaCompiler): PackedFile | undefined {
  const bytes = source.get(path)!;
  const text = (): string => new TextDecoder().decode(bytes);
  if (path === "pdxinfo") return [path, new TextEncoder().encode(`${text().trimEnd()}\n${PDX_VERSION_LINE}`)];
  switch (/\.[^./]*$/.exec(path)?.[0]) {
    case ".lua":
      return [withExtension(path, ".pdz"), packLua(path, compile(path, bytes))];
    case ".png":
      return packPicture(source, path);
    case ".fnt":
      return [withExtension(path, ".pft"), packFont(source, path, text())];
    case ".wav":
      return [withExtension(path, ".pda"), writeAudio(readWav(path, bytes))];
    case ".strings":
      return [withExtension(path, ".pds"), writeStrings(parseStrings(path, text()))];
    case ".gif":
    case ".aif":
      throw createFileError(path, 0, "only pdc can pack a file of this kind");
    default:
      return [path, bytes];
  }
}

function packLua(path: string, stock: Uint8Array): Uint8Array {
  const bytecode = renumberOpcodes(new ByteReader(`${path} (compiled)`, stock), consoleOpcode);
  return blameFile(path, () => writeContainer(new Map([[withExtension(path, ""), bytecode]])));
}

function packPicture(source: Files, path: string): PackedFile | undefined {
  if (matrixName.test(path)) {
    const table = sliceSheet(path, source.get(path)!);
    return [path.replace(matrixName, ".pdt"), blameFile(path, () => writeTable(table))];
  }
  const frame = sequentialName.exec(path);
  if (frame === null) return [withExtension(path, ".pdi"), writeImage(readPng(path, source.get(path)!))];
  const name = path.slice(0, frame.index);
  if (frame[1] !== "1") {
    const before = `${name}-table-${Number(frame[1]) - 1}.png`;
    if (!source.has(before)) throw createFileError(path, 0, `there is no ${before} before it`);
    return undefined;
  }
  const pictures = framesOf(source, name);
  return [
    path.replace(sequentialName, ".pdt"),
    blameFile(path, () => writeTable({ columns: pictures.length, pictures })),
  ];
}

function framesOf(source: Files, name: string): Bitmap[] {
  const pictures: Bitmap[] = [];
  for (;;) {
    const path = `${name}-table-${pictures.length + 1}.png`;
    const bytes = source.get(path);
    if (bytes === undefined) return pictures;
    pictures.push(readPng(path, bytes));
  }
}

function sliceSheet(path: string, bytes: Uint8Array): ImageTable {
  const [width, height] = matrixName.exec(path)!.slice(1).map(Number);
  const sheet = readPng(path, bytes);
  if (width === 0 || height === 0 || sheet.width % width > 0 || sheet.height % height > 0) {
    throw createFileError(
      path,
      16,
      `the sheet of ${sheet.width}×${sheet.height} pixels is not whole cells of ${width}×${height}`,
    );
  }
  const columns = sheet.width / width;
  const pictures = Array.from({ length: columns * (sheet.height / height) }, (_, i) =>
    crop(sheet, (i % columns) * width, Math.floor(i / columns) * height, width, height),
  );
  return { columns, pictures };
}

function packFont(source: Files, path: string, text: string): Uint8Array {
  const table = findFontTable(source, path);
  const { pictures } = sliceSheet(table, source.get(table)!);
  const font = parseFont(path, text, pictures);
  if (Math.max(font.cellWidth, font.cellHeight) > MAX_CELL_SIDE) {
    throw createFileError(table, 16, `a font's glyphs are at most ${MAX_CELL_SIDE} pixels wide and high`);
  }
  return blameFile(path, () => writeFont(font));
}

function findFontTable(source: Files, path: string): string {
  const name = withExtension(path, "");
  const table = [...source.keys()].find((each) => each.replace(matrixName, "") === name && matrixName.test(each));
  if (table === undefined) throw createFileError(path, 0, `there is no ${name}-table-WIDTH-HEIGHT.png beside it`);
  return table;
}

function withExtension(path: string, ending: string): string {
  return path.replace(/\.[^./]*$/, ending);
}

function blameFile<T>(path: string, write: () => T): T {
  try {
    return write();
  } catch (error) {
    if (error instanceof RangeError) throw createFileError(path, 0, error.message);
    throw error;
  }
}
