import { join } from "node:path";
import { encode } from "fast-png";
import { beforeAll, describe, expect, test } from "vitest";
import { PUZZLES } from "../../src/puzzles/index";
import type { Bitmap } from "../../tools/art/bitmap";
import { encodePng } from "../../tools/art/png";
import { projectFolder } from "../../tools/packaging/project-folder";
import { readFolder, type Files } from "../../tools/pdx/files";
import { compileToBytecode } from "../../tools/pdx/luac";
import { packGame } from "../../tools/pdx/pack";
import { readPng } from "../../tools/pdx/png";
import { sourceFilesOf, unpackGame } from "../../tools/pdx/unpack";
import { lua32 } from "../available-programs";
import { errorLineOf } from "./errors";
import { pictureFrom } from "./pictures";

const emptyChunk = Buffer.from(
  "1b4c7561540019930d0a1a0a040404785600000040b9430180808000010282" + "510000004600010180810100008080808080",
  "hex",
);

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const gameOf = (files: Readonly<Record<string, Uint8Array>>): Files =>
  new Map(Object.entries({ "main.lua": utf8(""), pdxinfo: utf8("name=Toy\n"), ...files }));
const packToy = (files: Readonly<Record<string, Uint8Array>>): Files =>
  packGame(gameOf(files), () => new Uint8Array(emptyChunk));
const sheet = encodePng(pictureFrom("#...", ".#  "));

describe("packing and unpacking a game", () => {
  test("an unpacked game has the pictures, tables, fonts, sounds and texts that were packed", () => {
    const sources = {
      "images/a.png": sheet,
      "images/b-table-2-1.png": sheet,
      "images/c-table-1.png": encodePng(pictureFrom("#")),
      "images/c-table-2.png": encodePng(pictureFrom("..")),
      "fonts/f.fnt": utf8("tracking=1\nA\t2\nB\t1\nAB\t-1\n"),
      "fonts/f-table-2-2.png": sheet,
      "en.strings": utf8('"a" = "1"\n'),
      "OFL.txt": utf8("licence"),
    };
    const pdx = packToy(sources);
    expect([...pdx.keys()]).toEqual([
      "OFL.txt",
      "en.pds",
      "fonts/f.pft",
      "images/a.pdi",
      "images/b.pdt",
      "images/c.pdt",
      "main.pdz",
      "pdxinfo",
    ]);
    const back = sourceFilesOf(unpackGame(pdx));
    for (const [path, bytes] of Object.entries(sources)) {
      if (!path.endsWith(".png")) expect(back.get(path), path).toEqual(bytes);
      else expect(readPng(path, back.get(path)!), path).toEqual(readPng(path, bytes));
    }
    expect(back.get("main.pdz/main.luac")).toEqual(new Uint8Array(emptyChunk));
  });

  test("a packed game keeps its pdxinfo and states the SDK version of its file formats", () => {
    expect(new TextDecoder().decode(packToy({}).get("pdxinfo"))).toBe("name=Toy\npdxversion=20100\n");
  });
});

describe.skipIf(lua32 === undefined)("packing Glissade", () => {
  let source: Files;
  let pdx: Files;
  const compiled = new Map<string, Uint8Array>();
  beforeAll(() => {
    source = readFolder(join(projectFolder, "build/source"));
    pdx = packGame(source, (file, program) => {
      const bytecode = compileToBytecode(file, program);
      compiled.set(file, bytecode);
      return bytecode;
    });
  });

  test("packed Glissade has its launcher pictures, fonts and licence in the places where pdc puts them", () => {
    expect([...pdx.keys()]).toEqual(
      expect.arrayContaining([
        "fonts/OFL.txt",
        "fonts/text.pft",
        "launcher/card.pdi",
        "launcher/icon.pdi",
        "launcher/launchImage.pdi",
        "main.pdz",
        "pdxinfo",
      ]),
    );
  });

  test("unpacked Glissade has every asset and all bytecode that was packed", () => {
    const back = sourceFilesOf(unpackGame(pdx));
    const pictures = [...source.keys()].filter((path) => path.endsWith(".png") && !path.startsWith("fonts/"));
    expect(pictures.length).toBeGreaterThan(5);
    const differing = pictures.filter(
      (path) => !areSamePictures(readPng(path, back.get(path)!), readPng(path, source.get(path)!)),
    );
    expect(differing).toEqual([]);
    const programs = [...source.keys()].filter((path) => path.endsWith(".lua")).map((path) => path.replace(".lua", ""));
    expect(programs).toEqual(expect.arrayContaining(["main", "workshop", ...PUZZLES.map(({ id }) => id)]));
    for (const name of programs)
      expect(back.get(`${name}.pdz/${name}.luac`), name).toEqual(compiled.get(`${name}.lua`));
  });

  test("unpacked Glissade is packed again to the same bytes", () => {
    const back = sourceFilesOf(unpackGame(pdx));
    const others = [...source].filter(([path]) => !back.has(path) || path.endsWith(".lua") || path === "pdxinfo");
    const again = packGame(new Map([...back, ...others]), compileToBytecode);
    for (const [path, bytes] of pdx) expect(again.get(path), path).toEqual(bytes);
  });
});

/** Compares two pictures. Vitest would compare their pixels one by one, which takes seconds. */
function areSamePictures(one: Bitmap, other: Bitmap): boolean {
  const isSameSize = one.width === other.width && one.height === other.height;
  return isSameSize && one.pixels.every((ink, pixel) => ink === other.pixels[pixel]);
}

describe("a game that cannot be packed", () => {
  const grey = encode({ width: 3, height: 2, channels: 1, data: Uint8Array.of(0, 255, 0, 0, 128, 0) });
  const glassy = encode({ width: 1, height: 1, channels: 2, data: Uint8Array.of(0, 128) });
  const wide = encode({ width: 65_536, height: 1, channels: 1, depth: 1, data: new Uint8Array(8192) });

  test.each<[string, Readonly<Record<string, Uint8Array>>, string]>([
    [
      "a PNG with a grey pixel",
      { "a/b.png": grey },
      "a/b.png, byte 37: the PNG is not 1 bit: its pixel 1,1 is neither black, white nor transparent",
    ],
    [
      "a PNG with a pixel half transparent",
      { "b.png": glassy },
      "b.png, byte 37: the PNG is not 1 bit: its pixel 0,0 is neither black, white nor transparent",
    ],
    [
      "a picture over 65,535 pixels wide",
      { "b.png": wide },
      "b.png, byte 16: the picture is 65536×1 pixels, and 65535 is the most",
    ],
    ["what is no PNG", { "b.png": utf8("card") }, "b.png, byte 0: this is no PNG"],
    [
      "a sheet that is not whole cells",
      { "b-table-3-1.png": sheet },
      "b-table-3-1.png, byte 16: the sheet of 4×2 pixels is not whole cells of 3×1",
    ],
    [
      "a font without a table",
      { "f.fnt": utf8("A 1\n") },
      "f.fnt, byte 0: there is no f-table-WIDTH-HEIGHT.png beside it",
    ],
    [
      "a font line that does not parse",
      { "f.fnt": utf8("A 1\nB!\n"), "f-table-2-2.png": sheet },
      'f.fnt, line 2, byte 4: "B!" is neither a glyph\'s width, nor a kerning pair, nor "tracking="',
    ],
    [
      "a table with a picture left out",
      { "b-table-1.png": sheet, "b-table-3.png": sheet },
      "b-table-3.png, byte 0: there is no b-table-2.png before it",
    ],
    [
      "two files that would become one",
      { "b-table-2-1.png": sheet, "b-table-2-2.png": sheet },
      "b.pdt, byte 0: two files of the game would become this one",
    ],
    ["a GIF", { "b.gif": utf8("GIF89a") }, "b.gif, byte 0: only pdc can pack a file of this kind"],
  ])("packing a game with %s fails in one line that names the file and the byte", (_, files, told) => {
    expect(errorLineOf(() => packToy(files))).toBe(told);
  });

  test("packing a game without a program fails in one line", () => {
    expect(errorLineOf(() => packGame(new Map(), () => new Uint8Array()))).toBe(
      "main.lua is missing: without it there is no game",
    );
  });

  test("packing a PNG that is cut off anywhere fails in one line", () => {
    for (let length = 0; length < sheet.length; length++) {
      expect(errorLineOf(() => readPng("b.png", sheet.subarray(0, length)))).toMatch(/^b\.png, byte \d+: /);
    }
  });
});

describe("reading PNG files of all kinds", () => {
  const picture = pictureFrom("#.");

  test.each<[string, Uint8Array]>([
    ["of 1 bit", encode({ width: 2, height: 1, channels: 1, depth: 1, data: Uint8Array.of(0b01000000) })],
    ["of 16 bits", encode({ width: 2, height: 1, channels: 1, depth: 16, data: Uint16Array.of(0, 65_535) })],
    ["of colours", encode({ width: 2, height: 1, channels: 3, data: Uint8Array.of(0, 0, 0, 255, 255, 255) })],
  ])("a PNG %s is read if its pixels are black, white or transparent", (_, png) => {
    expect(readPng("a.png", png)).toEqual(picture);
  });
});
