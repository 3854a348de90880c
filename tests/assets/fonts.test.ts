import opentype from "opentype.js";
import { describe, expect, test } from "vitest";
import { crop, inkAt, type Bitmap } from "../../tools/art/bitmap";
import { readPng } from "../../tools/pdx/png";
import { makeFonts } from "../../tools/font/fonts";
import { rasterise } from "../../tools/font/outline";
import { listAssets, readAsset } from "./files";

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index));
const NEEDED = [...ASCII, ..."–—…·×’“”é✓⚑⚐★●○▲△⬤◯◉∙┊╹╻┃�ⒶⒷ✛🎣"];

interface CommittedFont {
  readonly tracking: string;
  readonly widths: ReadonlyMap<string, number>;
  readonly pictures: ReadonlyMap<string, Bitmap>;
  readonly table: Bitmap;
  readonly cell: readonly [width: number, height: number];
}

function readFont(name: string): CommittedFont {
  const [tracking, ...lines] = new TextDecoder()
    .decode(readAsset(`fonts/${name}.fnt`))
    .trimEnd()
    .split("\n");
  const rows = lines.map((line): [string, number] => {
    const [character, width] = line.split("\t");
    return [character === "space" ? " " : character, Number(width)];
  });
  const tablePath = listAssets("fonts").find((path) => path.startsWith(`fonts/${name}-table-`)) ?? "";
  const table = readPng(tablePath, readAsset(tablePath));
  const [, width, height] = (/-(\d+)-(\d+)\.png$/.exec(tablePath) ?? []).map(Number);
  const columns = table.width / width;
  const pictures = rows.map(([character], index): [string, Bitmap] => [
    character,
    crop(table, (index % columns) * width, Math.floor(index / columns) * height, width, height),
  ]);
  return { tracking, widths: new Map(rows), pictures: new Map(pictures), table, cell: [width, height] };
}

function inkedRows(picture: Bitmap): number[] {
  const rows = Array.from({ length: picture.height }, (_, y) => y);
  return rows.filter((y) => Array.from({ length: picture.width }, (_, x) => inkAt(picture, x, y)).includes("black"));
}

test("remaking the fonts gives the committed files, byte for byte, and there are no others", () => {
  const made = makeFonts();
  expect(listAssets("fonts")).toEqual([...made.keys()].map((name) => `fonts/${name}`).sort());
  for (const [name, bytes] of made) expect(Buffer.compare(bytes, readAsset(`fonts/${name}`)), name).toBe(0);
});

test("the fonts' licence lies beside them", () => {
  const licence = new TextDecoder().decode(readAsset("fonts/OFL.txt"));
  expect(licence).toContain("SIL OPEN FONT LICENSE Version 1.1");
  expect(licence).toContain("Soft Type Project Authors");
});

describe.each([
  { name: "text", capHeight: 15 },
  { name: "large", capHeight: 25 },
])("the font $name", ({ name, capHeight }) => {
  const font = readFont(name);

  test("has every character the game may write, once", () => {
    expect([...font.widths.keys()]).toEqual(NEEDED);
    expect(font.tracking).toBe("tracking=0");
  });

  test("has a table of whole cells, black on clear, with room for all characters", () => {
    const [width, height] = font.cell;
    expect([font.table.width % width, font.table.height % height]).toEqual([0, 0]);
    expect((font.table.width / width) * (font.table.height / height)).toBeGreaterThanOrEqual(NEEDED.length);
    expect(new Set(font.table.pixels)).toEqual(new Set(["clear", "black"]));
  });

  test("keeps every character within its own width, and draws all but the space", () => {
    for (const [character, picture] of font.pictures) {
      const width = font.widths.get(character) ?? 0;
      expect(width, character).toBeGreaterThan(0);
      expect(width, character).toBeLessThanOrEqual(font.cell[0]);
      const beyond = crop(picture, width, 0, picture.width - width, picture.height);
      expect(inkedRows(beyond), character).toEqual([]);
      expect(inkedRows(picture).length === 0, character).toBe(character === " ");
    }
  });

  test(`has capitals ${capHeight} pixels tall on one baseline, and digits as tall`, () => {
    const rowsOf = (character: string) => inkedRows(font.pictures.get(character) as Bitmap);
    const [top, ...rest] = rowsOf("H");
    expect(1 + rest.length).toBe(capHeight);
    for (const character of "ABDEFHIKLMNTXZ0123456789") expect(rowsOf(character), character).toEqual([top, ...rest]);
  });
});

describe("rasterising", () => {
  const UNITS_PER_PIXEL = 10;

  function fontWith(...corners: readonly [number, number][]) {
    const path = new opentype.Path();
    corners.forEach(([x, y], index) => (index === 0 ? path.moveTo(x, y) : path.lineTo(x, y)));
    path.close();
    const glyphs = [
      new opentype.Glyph({ name: ".notdef", advanceWidth: 40, path: new opentype.Path() }),
      new opentype.Glyph({ name: "x", unicode: 120, advanceWidth: 40, path }),
    ];
    const names = { familyName: "Square", styleName: "Regular" };
    return new opentype.Font({ ...names, unitsPerEm: 100, ascender: 80, descender: -20, glyphs });
  }

  test("throws where the advance is not whole pixels", () => {
    const font = fontWith([0, 0], [0, 10], [10, 10], [10, 0]);
    expect(() => rasterise(font, "x", 16, 3, 4)).toThrow("“x” is 2.5 pixels wide, which is not a whole number");
  });

  const drawX = (...corners: readonly [number, number][]) =>
    rasterise(fontWith(...corners), "x", UNITS_PER_PIXEL, 3, 4);

  test("inks exactly the pixels inside an outline, the origin at the left on the baseline", () => {
    const picture = drawX([10, 0], [10, 20], [20, 20], [20, 0]);
    const rows = [0, 1, 2, 3].map((y) =>
      [0, 1, 2, 3].map((x) => (picture && inkAt(picture, x, y) === "black" ? "#" : ".")),
    );
    expect(rows.map((row) => row.join(""))).toEqual(["....", ".#..", ".#..", "...."]);
  });

  test("gives nothing for a character the font has not", () => {
    expect(rasterise(fontWith([0, 0], [0, 10], [10, 10]), "y", UNITS_PER_PIXEL, 3, 4)).toBeUndefined();
  });

  test("throws where a pixel would be covered in part", () => {
    expect(() => drawX([0, 0], [0, 15], [10, 15], [10, 0])).toThrow("“x” is not drawn on whole pixels near");
    expect(() => drawX([0, 0], [0, 20], [20, 0])).toThrow("“x” is not drawn on whole pixels near");
  });

  test("throws where the drawing leaves its picture", () => {
    expect(() => drawX([0, 0], [0, 40], [10, 40], [10, 0])).toThrow("“x” leaves its 4×4 pixels");
  });
});
