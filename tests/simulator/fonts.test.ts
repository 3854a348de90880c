import { describe, expect, test } from "vitest";
import { BLACK, CLEAR } from "../../simulator/graphics/bitmap";
import { encodePicturePng } from "../../simulator/graphics/png";
import { encodeText, drawScreen, errorOf, printedBy, startGame } from "./game";

/**
 * The pictures of the letters of a test font, each 3 × 2 pixels. A is two black pixels wide, B is three, the space is
 * empty, and U+FFFD is one pixel wide.
 */
const CELLS = ["##.###...#..", "#..#.#......"];
const TABLE = encodePicturePng({
  width: 12,
  height: 2,
  pixels: Uint8Array.from([...CELLS.join("")], (cell) => (cell === "#" ? BLACK : CLEAR)),
});
const FNT = "-- a comment\ntracking=1\n\nA\t2\nB 3\nspace 2\n\uFFFD 1\nAB -1\n";

const files = {
  files: new Map([
    ["f.fnt", encodeText(FNT)],
    ["f-table-3-2.png", TABLE],
    ["b.fnt", encodeText("A 3\nB 3")],
    ["b-table-3-2.png", TABLE],
  ]),
};
const font = 'local font = playdate.graphics.font.new("f")';

function printed(lua: string): string[] {
  return printedBy(`${font} local gfx = playdate.graphics ${lua}`, files);
}

function written(width: number, height: number, lua: string): string[] {
  return drawScreen(width, height, `${font} ${lua}`, files);
}

describe("a font", () => {
  test("a font draws its glyphs with tracking and kerning between them", () => {
    expect(written(8, 2, 'font:drawText("AA", 0, 0)')).toEqual(["##.##...", "#..#...."]);
    expect(written(8, 2, 'font:drawText("AB", 0, 0)')).toEqual(["#####...", "#.#.#..."]);
    expect(written(9, 1, 'font:drawText("A A", 0, 0)')).toEqual(["##....##."]);
  });

  test("a font draws lines of text below one another", () => {
    expect(written(3, 5, 'font:setLeading(1) font:drawText("A\\nA", 0, 0)')).toEqual([
      "##.",
      "#..",
      "...",
      "##.",
      "#..",
    ]);
  });

  test("a font draws in the current draw mode and at the draw offset", () => {
    expect(
      written(
        4,
        1,
        'gfx.fillRect(0, 0, 9, 9) gfx.setImageDrawMode(gfx.kDrawModeFillWhite) gfx.setDrawOffset(1, 0) font:drawText("A", 0, 0)',
      ),
    ).toEqual(["#..#"]);
  });

  test("a font draws U+FFFD for characters that it lacks", () => {
    expect(written(6, 1, 'font:drawText("AxA", 0, 0)')).toEqual(["##.#.#"]);
  });

  test("a font draws asterisks as characters, not as marks of bold text", () => {
    expect(written(4, 1, 'font:drawText("*A", 0, 0)')).toEqual(["#.##"]);
  });

  test("a font returns its height, tracking, leading and the width of texts", () => {
    expect(
      printed(
        'print(font:getHeight(), font:getTracking(), font:getLeading(), font:getTextWidth("AB"), font:getTextWidth("A\\nAAA"))',
      ),
    ).toEqual(["2\t1\t0\t5\t8"]);
    expect(printed('font:setTracking(3) print(font:getTextWidth("AA"))')).toEqual(["7"]);
    expect(printed('print(font:drawText("AB", 0, 0))')).toEqual(["5\t2"]);
  });

  test("a font returns the picture of a glyph", () => {
    expect(printed('print(font:getGlyph("B"):getSize()) print(font:getGlyph("x"))')).toEqual(["3\t2", "nil"]);
  });

  test("loading a font that does not exist returns nil and the reason", () => {
    expect(printedBy('print(playdate.graphics.font.new("g"))')).toEqual(["nil\tthere is no font g.fnt"]);
    expect(
      printedBy('print(playdate.graphics.font.new("g"))', { files: new Map([["g.fnt", encodeText("A 1")]]) }),
    ).toEqual(["nil\tthere is no picture g-table-WIDTH-HEIGHT.png for the font"]);
  });

  test.each([
    ["A", 'f.fnt, line 1: "A" is neither a glyph\'s width nor a kerning pair nor a setting'],
    ["A 2\nB x", 'f.fnt, line 2: "x" is not a whole number'],
    ["A 2\n\nABC 1", 'f.fnt, line 3: "ABC" is neither one character nor a pair'],
    ["A 1\nB 1\nC 1\nD 1\nE 1", "f.fnt, line 5: the table has fewer glyphs than the font"],
  ])("loading a font with a malformed line names the line: %j", (text, message) => {
    const broken = {
      files: new Map([
        ["f.fnt", encodeText(text)],
        ["f-table-3-2.png", TABLE],
      ]),
    };
    expect(() => startGame(font, broken)).toThrow(message);
  });
});

describe("drawText", () => {
  test("drawText draws with the current font and returns the text's size", () => {
    expect(written(3, 2, 'gfx.setFont(font) gfx.drawText("A", 1, 0)')).toEqual([".##", ".#."]);
    expect(printed('gfx.setFont(font) print(gfx.drawText("AB", 0, 0)) print(gfx.getTextSize("A\\nB"))')).toEqual([
      "5\t2",
      "3\t4",
    ]);
  });

  test("drawText changes the font at single asterisks and draws doubled ones as one character", () => {
    const bold = 'gfx.setFont(font) gfx.setFont(gfx.font.new("b"), gfx.font.kVariantBold)';
    expect(printed(`${bold} print(gfx.getTextSize("A*A*A"), gfx.getTextSize("*A*"), gfx.getTextSize("A**"))`)).toEqual([
      "9\t3\t4\t2",
    ]);
  });

  test("drawText throws an error if no font is set", () => {
    expect(errorOf('playdate.graphics.drawText("x", 0, 0)')).toMatch(
      "main.lua:1: text needs a font, and none is set with setFont in this context",
    );
    expect(() =>
      startGame(`${font} playdate.graphics.setFont(font) playdate.graphics.drawText("_A_", 0, 0)`, files),
    ).toThrow("text needs a italic font");
  });

  test("drawText uses the font of the current drawing context", () => {
    expect(
      printed(
        'gfx.setFont(font) gfx.pushContext() gfx.setFont(gfx.font.new("b")) gfx.popContext() print(gfx.getFont():getTextWidth("A"))',
      ),
    ).toEqual(["2"]);
  });

  test("drawText needs a font and a draw mode that were set after the last pushContext", () => {
    const copy = "gfx.setImageDrawMode(gfx.kDrawModeCopy)";
    const error = (commands: string) =>
      errorOf(`${font} local gfx = playdate.graphics gfx.setFont(font) ${copy} gfx.pushContext() ${commands}`, files);
    const set = `gfx.setFont(font) ${copy}`;
    expect(error(`${copy} gfx.drawText("A", 0, 0)`)).toMatch("text needs a font, and none is set");
    expect(error('gfx.getTextSize("A")')).toMatch("text needs a font, and none is set with setFont in this context");
    expect(error("gfx.getFont()")).toMatch("no font is set in this context");
    expect(error('gfx.setFont(font) gfx.drawText("A", 0, 0)')).toMatch(
      "drawText after pushContext needs setImageDrawMode",
    );
    expect(error('font:drawText("A", 0, 0)')).toMatch("drawText after pushContext needs setImageDrawMode first");
    expect(error(`${set} gfx.drawText("A", 0, 0) font:drawText("A", 0, 0)`)).toBe("no error");
  });

  test("drawText rejects coordinates that are not whole numbers", () => {
    const error = (call: string) => errorOf(`${font} playdate.graphics.setFont(font) ${call}`, files);
    expect(error('font:drawText("A", 0.5, 0)')).toMatch(
      "bad argument #2 to 'drawText' (a whole number expected, got 0.5)",
    );
    expect(error('playdate.graphics.drawText("A", 0, 0.5)')).toMatch(
      "bad argument #3 to 'drawText' (a whole number expected, got 0.5)",
    );
    expect(error("playdate.graphics.setFont(font, nil)")).toMatch(
      "bad argument #2 to 'setFont' (a value or no argument at all expected, got nil)",
    );
  });
});
