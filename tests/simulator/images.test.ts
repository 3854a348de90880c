import { encode, type ImageData } from "fast-png";
import { describe, expect, test } from "vitest";
import { encodeText, drawScreen, errorOf, printedBy, startGame } from "./game";

/** Lua code that creates a test image of four pixels: black, white, transparent, black. */
const STRIP = `
  local strip = gfx.image.new(4, 1)
  gfx.pushContext(strip)
  gfx.setColor(gfx.kColorBlack) gfx.drawPixel(0, 0) gfx.drawPixel(3, 0)
  gfx.setColor(gfx.kColorWhite) gfx.drawPixel(1, 0)
  gfx.popContext()
`;

function stripIn(mode: string): string {
  const [row] = drawScreen(
    8,
    1,
    `${STRIP} gfx.fillRect(0, 0, 4, 1) gfx.setImageDrawMode(gfx.kDrawMode${mode}) strip:draw(0, 0) strip:draw(4, 0)`,
  );
  return row;
}

function png(
  image: Pick<ImageData, "width" | "height" | "channels" | "depth" | "palette"> & { data: number[] },
): Uint8Array {
  const data = image.depth === 16 ? Uint16Array.from(image.data) : Uint8Array.from(image.data);
  return encode({ ...image, data });
}

describe("the draw modes", () => {
  test.each([
    ["Copy", "#.###..#"],
    ["WhiteTransparent", "#####..#"],
    ["BlackTransparent", "#.##...."],
    ["FillWhite", "..#....."],
    ["FillBlack", "######.#"],
    ["XOR", "#.##.#.."],
    ["NXOR", ".##.#..#"],
    ["Inverted", ".##..#.."],
  ])("the draw mode %s draws an image as on a Playdate", (mode, row) => {
    expect(stripIn(mode)).toBe(row);
  });

  test("a draw mode does not change how shapes are drawn", () => {
    expect(drawScreen(2, 1, "gfx.setImageDrawMode(gfx.kDrawModeFillWhite) gfx.fillRect(0, 0, 2, 1)")).toEqual(["##"]);
  });
});

describe("an image", () => {
  test("an image from a file is unchanged when the game starts again, whatever the game drew on it", () => {
    const file = png({ width: 2, height: 1, channels: 1, depth: 8, data: [255, 255] });
    const files = new Map([["two.png", file]]);
    const draw =
      "local i = gfx.image.new('two') i:draw(0, 0) gfx.pushContext(i) gfx.setColor(0) gfx.drawPixel(0, 0) gfx.popContext() i:draw(2, 0)";
    for (const start of [1, 2]) expect(drawScreen(4, 1, draw, { files }), `start ${start}`).toEqual(["..#."]);
  });

  test("an image is transparent unless it is created with a colour", () => {
    expect(
      printedBy("local i = playdate.graphics.image; print(i.new(1, 1):sample(0, 0), i.new(1, 1, 0):sample(0, 0))"),
    ).toEqual(["2\t0"]);
  });

  test("drawing in a context of an image changes the whole image and not the screen", () => {
    expect(
      drawScreen(
        4,
        2,
        "local i = gfx.image.new(2, 2) gfx.pushContext(i) gfx.setColor(gfx.kColorBlack) gfx.fillRect(0, 0, 9, 9) gfx.popContext() i:draw(1, 0)",
      ),
    ).toEqual([".##.", ".##."]);
  });

  test("drawing between lockFocus and unlockFocus changes the image", () => {
    expect(
      drawScreen(
        3,
        1,
        "local i = gfx.image.new(1, 1) gfx.lockFocus(i) gfx.fillRect(0, 0, 9, 9) gfx.unlockFocus() i:draw(2, 0)",
      ),
    ).toEqual(["..#"]);
  });

  test("an image becomes transparent where it is painted with the clear colour", () => {
    expect(
      drawScreen(
        3,
        1,
        "gfx.fillRect(0, 0, 3, 1) local i = gfx.image.new(3, 1, gfx.kColorWhite) gfx.pushContext(i) gfx.setColor(gfx.kColorClear) gfx.drawPixel(1, 0) gfx.popContext() i:draw(0, 0)",
      ),
    ).toEqual([".#."]);
  });

  test("an image is drawn flipped", () => {
    const corner =
      "local i = gfx.image.new(2, 2, gfx.kColorWhite) gfx.pushContext(i) gfx.setColor(gfx.kColorBlack) gfx.drawPixel(0, 0) gfx.popContext()";
    expect(drawScreen(2, 2, `${corner} i:draw(0, 0, gfx.kImageFlippedX)`)).toEqual([".#", ".."]);
    expect(drawScreen(2, 2, `${corner} i:draw(0, 0, gfx.kImageFlippedY)`)).toEqual(["..", "#."]);
    expect(drawScreen(2, 2, `${corner} i:draw(0, 0, gfx.kImageFlippedXY)`)).toEqual(["..", ".#"]);
  });

  test("an image is cut off at the screen's edges, flipped or not", () => {
    const wedge =
      "local i = gfx.image.new(3, 1, gfx.kColorWhite) gfx.pushContext(i) gfx.setColor(gfx.kColorBlack) gfx.drawPixel(2, 0) gfx.popContext()";
    expect(drawScreen(2, 1, `${wedge} i:draw(-2, 0)`)).toEqual(["#."]);
    expect(drawScreen(2, 1, `${wedge} i:draw(-2, 0, gfx.kImageFlippedX)`)).toEqual([".."]);
    expect(drawScreen(1, 2, `${wedge} i:draw(0, -1) i:draw(398, 239)`)).toEqual([".", "."]);
  });

  test("an image is drawn enlarged and rotated", () => {
    const half =
      "local i = gfx.image.new(2, 1, gfx.kColorWhite) gfx.pushContext(i) gfx.setColor(gfx.kColorBlack) gfx.drawPixel(0, 0) gfx.popContext()";
    expect(drawScreen(6, 2, `${half} i:drawScaled(1, 0, 2)`)).toEqual([".##...", ".##..."]);
    expect(drawScreen(2, 3, `${half} i:drawScaled(0, 0, 1, 3)`)).toEqual(["#.", "#.", "#."]);
    const wide =
      "local i = gfx.image.new(4, 2, gfx.kColorBlack) gfx.pushContext(i) gfx.setColor(1) gfx.fillRect(0, 0, 2, 2) gfx.popContext()";
    expect(drawScreen(6, 6, `${wide} i:drawRotated(3, 3, 90)`)).toEqual([
      "......",
      "......",
      "......",
      "..##..",
      "..##..",
      "......",
    ]);
  });

  test("an image is drawn faded by a dither pattern", () => {
    expect(
      drawScreen(4, 2, "gfx.image.new(4, 2, gfx.kColorBlack):drawFaded(0, 0, 0.5, gfx.image.kDitherTypeBayer8x8)"),
    ).toEqual(["#.#.", ".#.#"]);
    expect(
      drawScreen(
        4,
        1,
        "gfx.image.new(4, 2, gfx.kColorBlack):fadedImage(0.25, gfx.image.kDitherTypeBayer2x2):draw(0, 0)",
      ),
    ).toEqual(["#.#."]);
  });

  test("an image is copied, inverted and cleared", () => {
    expect(drawScreen(4, 1, `${STRIP} local c = strip:copy() strip:clear(gfx.kColorWhite) c:draw(0, 0)`)).toEqual([
      "#..#",
    ]);
    expect(drawScreen(4, 1, `${STRIP} strip:invertedImage():draw(0, 0)`)).toEqual([".#.."]);
    expect(drawScreen(4, 1, "local i = gfx.image.new(4, 1) i:clear(gfx.kColorBlack) i:draw(0, 0)")).toEqual(["####"]);
  });

  test("an image returns its size and the colours of its pixels", () => {
    expect(
      printedBy(
        `local gfx = playdate.graphics ${STRIP} print(strip:getSize()) print(strip:sample(0, 0), strip:sample(1, 0), strip:sample(2, 0), strip:sample(9, 9))`,
      ),
    ).toEqual(["4\t1", "0\t1\t2\t2"]);
  });

  test("getWorkingImage returns a copy of the screen", () => {
    expect(drawScreen(4, 1, "gfx.drawPixel(0, 0) local i = gfx.getWorkingImage() gfx.clear() i:draw(2, 0)")).toEqual([
      "..#.",
    ]);
  });

  test.each([
    ["image.new(-1, 2)", "bad argument #1 to 'new' (a width above 0 expected, got -1)"],
    ["image.new(2, 0)", "bad argument #2 to 'new' (a height above 0 expected, got 0)"],
    ["image.new(2.5, 2)", "bad argument #1 to 'new' (a whole number expected, got 2.5)"],
    ["image.new(2, 2):draw(0.5, 0)", "bad argument #1 to 'draw' (a whole number expected, got 0.5)"],
    ["image.new(2, 2):drawScaled(0, 0.5, 2)", "bad argument #2 to 'drawScaled' (a whole number expected, got 0.5)"],
    ["image.new(2, 2, nil)", "bad argument #3 to 'new' (a value or no argument at all expected, got nil)"],
    ["image.new(2, 2):draw(0, 0, nil)", "bad argument #3 to 'draw' (a value or no argument at all expected, got nil)"],
  ])("an image operation that the Playdate documentation leaves undefined is rejected: %s", (lua, message) => {
    expect(errorOf(`playdate.graphics.${lua}`)).toMatch(message);
  });

  test("an image is drawn at the draw offset", () => {
    expect(drawScreen(3, 1, "gfx.setDrawOffset(2, 0) gfx.image.new(1, 1, gfx.kColorBlack):draw(0, 0)")).toEqual([
      "..#",
    ]);
  });
});

describe("loading a PNG", () => {
  const files = (image: Uint8Array) => ({ files: new Map([["images/a.png", image]]) });
  const load = 'local i = gfx.image.new("images/a") gfx.fillRect(0, 0, 9, 9) i:draw(0, 0)';

  test.each([
    ["grey", png({ width: 3, height: 1, channels: 1, depth: 8, data: [0, 127, 128] }), "##."],
    ["grey of 16 bits", png({ width: 2, height: 1, channels: 1, depth: 16, data: [32767, 32768] }), "#."],
    [
      "grey of one bit",
      png({ width: 9, height: 1, channels: 1, depth: 1, data: [0b01010101, 0b10000000] }),
      "#.#.#.#..",
    ],
    [
      "grey and alpha",
      png({ width: 3, height: 1, channels: 2, depth: 8, data: [255, 255, 255, 127, 255, 128] }),
      ".#.",
    ],
    [
      "colours",
      png({ width: 3, height: 1, channels: 3, depth: 8, data: [255, 0, 0, 0, 255, 0, 255, 255, 255] }),
      "#..",
    ],
    [
      "colours and alpha",
      png({ width: 2, height: 1, channels: 4, depth: 8, data: [255, 255, 255, 255, 255, 255, 255, 0] }),
      ".#",
    ],
  ])("a PNG with %s is read as black, white and transparent pixels", (_, image, row) => {
    expect(drawScreen(row.length, 1, load, files(image))).toEqual([row]);
  });

  test("loading a PNG that does not exist returns nil and the reason", () => {
    expect(printedBy('print(playdate.graphics.image.new("no/where"))')).toEqual(["nil\tthere is no image no/where"]);
    expect(printedBy('print(playdate.graphics.imagetable.new("no/where"))')).toEqual([
      "nil\tthere is no image table no/where",
    ]);
  });

  test("loading a damaged PNG throws an error", () => {
    expect(() =>
      startGame('playdate.graphics.image.new("a")', { files: new Map([["a.png", encodeText("no picture")]]) }),
    ).toThrow(/^main\.lua:1: /);
  });
});

describe("an image table", () => {
  // An image table for the test, with four pictures of 2 × 1 pixels: black, white, black and white, white and black.
  const sheet = png({ width: 4, height: 2, channels: 1, depth: 8, data: [0, 0, 255, 255, 0, 255, 255, 0] });
  const files = { files: new Map([["cells-table-2-1.png", sheet]]) };
  const load = 'local t = gfx.imagetable.new("cells")';

  test("an image table is cut from its PNG row by row and numbered from 1", () => {
    expect(drawScreen(8, 1, `${load} for i = 1, 4 do t:getImage(i):draw(2 * i - 2, 0) end`, files)).toEqual([
      "##..#..#",
    ]);
    expect(drawScreen(2, 1, `${load} t:getImage(1, 2):draw(0, 0)`, files)).toEqual(["#."]);
    expect(drawScreen(2, 1, `${load} t:drawImage(3, 0, 0, gfx.kImageFlippedX)`, files)).toEqual([".#"]);
  });

  test("an image table rejects fractions of pixels, and needs a draw mode set after pushContext", () => {
    const error = (commands: string) => errorOf(`local gfx = playdate.graphics ${load} ${commands}`, files);
    expect(error("t:drawImage(1, 0.5, 0)")).toMatch(
      "bad argument #2 to 'drawImage' (a whole number expected, got 0.5)",
    );
    expect(error("gfx.pushContext() t:drawImage(1, 0, 0)")).toMatch(
      "main.lua:1: drawImage after pushContext needs setImageDrawMode first",
    );
  });

  test("an image table returns its length and size, and nil for pictures that it does not have", () => {
    const lua = `local gfx = playdate.graphics ${load} print(t:getLength(), t:getSize()) print(t:getImage(0), t:getImage(5), t:getImage(3, 1), t:getImage(1, 3))`;
    expect(printedBy(lua, files)).toEqual(["4\t2\t2", "nil\tnil\tnil\tnil"]);
  });
});
