import { describe, expect, test } from "vitest";
import { drawScreen, errorOf, NO_INPUT, screenText, startGame } from "./game";

function expectPicture(commands: string, ...rows: string[]): void {
  expect(drawScreen(rows[0].length, rows.length, commands)).toEqual(rows);
}

function expectSymmetric(size: number, commands: string): void {
  const rows = drawScreen(size, size, commands);
  expect(rows.map((row) => [...row].reverse().join(""))).toEqual(rows);
  expect([...rows].reverse()).toEqual(rows);
}

describe("lines", () => {
  test("a line one pixel wide includes both its end points", () => {
    expectPicture("gfx.drawLine(1, 1, 6, 3)", "........", ".##.....", "...##...", ".....##.", "........");
    expectPicture("gfx.drawLine(1, 2, 1, 0)", ".#.", ".#.", ".#.");
    expectPicture("gfx.drawPixel(1, 1)", "...", ".#.", "...");
  });

  test("a line two pixels wide also covers the row above", () => {
    expectPicture("gfx.setLineWidth(2) gfx.drawLine(1, 2, 4, 2)", "......", ".####.", ".####.", "......");
  });

  test("a thick line ends flat, square or round", () => {
    const line = (cap: string) =>
      `gfx.setLineWidth(5) gfx.setLineCapStyle(gfx.kLineCapStyle${cap}) gfx.drawLine(4, 3, 7, 3)`;
    expectPicture(line("Butt"), "............", "....####....", "....####....", "....####....");
    expectPicture(line("Square"), "............", "..########..", "..########..", "..########..");
    expectPicture(
      line("Round"),
      "............",
      "...######...",
      "..########..",
      "..########..",
      "..########..",
      "...######...",
      "............",
    );
  });

  test("a line width of zero is rejected", () => {
    expect(errorOf("playdate.graphics.setLineWidth(0)")).toMatch(
      "bad argument #1 to 'setLineWidth' (a width above 0 expected, got 0)",
    );
  });
});

describe("rectangles", () => {
  test("a rectangle is filled", () => {
    expectPicture("gfx.fillRect(1, 1, 3, 2)", ".....", ".###.", ".###.", ".....");
  });

  test("the outline of a rectangle lies within its size", () => {
    expectPicture("gfx.drawRect(1, 1, 5, 4)", ".......", ".#####.", ".#...#.", ".#...#.", ".#####.", ".......");
  });

  test("a wide outline of a rectangle lies on, inside or outside its edge", () => {
    const rect = (location: string) =>
      `gfx.setLineWidth(2) gfx.setStrokeLocation(gfx.kStroke${location}) gfx.drawRect(2, 2, 4, 4)`;
    expectPicture(rect("Inside"), "........", "........", "..####..", "..####..", "..####..", "..####..", "........");
    expectPicture(
      rect("Centered"),
      "........",
      ".######.",
      ".######.",
      ".##..##.",
      ".##..##.",
      ".######.",
      ".######.",
      "........",
    );
    expectPicture(
      rect("Outside"),
      "########",
      "########",
      "##....##",
      "##....##",
      "##....##",
      "##....##",
      "########",
      "########",
    );
  });

  test("a rectangle is drawn with round corners", () => {
    const round = [
      "............",
      "..########..",
      ".##########.",
      ".##########.",
      ".##########.",
      "..########..",
      "............",
    ];
    expectPicture("gfx.fillRoundRect(1, 1, 10, 5, 3)", ...round);
    expectPicture(
      "gfx.drawRoundRect(1, 1, 10, 5, 3)",
      "............",
      "..########..",
      ".#........#.",
      ".#........#.",
      ".#........#.",
      "..########..",
      "............",
    );
  });
});

describe("ellipses", () => {
  test("a small circle is drawn round", () => {
    expectPicture("gfx.fillEllipseInRect(1, 1, 4, 4)", "......", "..##..", ".####.", ".####.", "..##..", "......");
    expectPicture(
      "gfx.fillEllipseInRect(1, 1, 7, 7)",
      ".........",
      "...###...",
      "..#####..",
      ".#######.",
      ".#######.",
      ".#######.",
      "..#####..",
      "...###...",
      ".........",
    );
  });

  test("a circle is drawn with a thin outline", () => {
    expectPicture(
      "gfx.drawEllipseInRect(1, 1, 8, 8)",
      "..........",
      "...####...",
      "..#....#..",
      ".#......#.",
      ".#......#.",
      ".#......#.",
      ".#......#.",
      "..#....#..",
      "...####...",
      "..........",
    );
  });

  test.each(Array.from({ length: 40 }, (_, i) => i + 1))(
    "a circle with a diameter of %i pixels is symmetric",
    (size) => {
      expectSymmetric(size, `gfx.fillEllipseInRect(0, 0, ${size}, ${size})`);
      expectSymmetric(size, `gfx.drawEllipseInRect(0, 0, ${size}, ${size})`);
    },
  );

  test("an ellipse is drawn wider than high", () => {
    expectPicture("gfx.fillEllipseInRect(0, 0, 12, 4)", "..########..", "############", "############", "..########..");
  });

  test("a part of an ellipse between two angles is drawn clockwise from the top", () => {
    expectPicture(
      "gfx.fillEllipseInRect(0, 0, 10, 10, 0, 90)",
      ".....##...",
      ".....####.",
      ".....####.",
      ".....#####",
      ".....#####",
      "..........",
    );
    expectPicture(
      "gfx.drawEllipseInRect(0, 0, 10, 10, 270, 90)",
      "...####...",
      ".##....##.",
      ".#......#.",
      "#........#",
      "#........#",
      "..........",
    );
  });
});

describe("polygons", () => {
  test("a triangle is filled", () => {
    expectPicture("gfx.fillTriangle(0, 0, 8, 0, 4, 4)", "########", ".######.", "..####..", "...##...", "........");
  });

  test("the outline of a polygon is closed", () => {
    expectPicture("gfx.drawTriangle(0, 0, 6, 0, 3, 3)", "#######", ".#...#.", "..#.#..", "...#...");
    expectPicture("gfx.drawPolygon(0, 0, 3, 0, 3, 3, 0, 3)", "####", "#..#", "#..#", "####");
  });

  test("a polygon that crosses itself is filled by either fill rule", () => {
    const star = "gfx.fillPolygon(6, 0, 10, 11, 0, 4, 12, 4, 2, 11)";
    expectPicture(`gfx.setDrawOffset(0, -4) ${star}`, ".##########.", "..########..", "....####....");
    expectPicture(
      `gfx.setPolygonFillRule(gfx.kPolygonFillEvenOdd) gfx.setDrawOffset(0, -4) ${star}`,
      ".###....###.",
      "..##....##..",
      "............",
    );
  });
});

describe("drawing colours", () => {
  test("the drawing colour is black at first, and white after setColor", () => {
    expectPicture("gfx.fillRect(0, 0, 4, 1) gfx.setColor(gfx.kColorWhite) gfx.fillRect(1, 0, 2, 1)", "#..#");
  });

  test("the colour XOR inverts pixels", () => {
    expectPicture("gfx.fillRect(0, 0, 2, 1) gfx.setColor(gfx.kColorXOR) gfx.fillRect(1, 0, 2, 1)", "#.#.");
  });

  test("an outline in the colour XOR inverts no pixel twice", () => {
    expectPicture(
      "gfx.setColor(gfx.kColorXOR) gfx.setLineWidth(2) gfx.drawRect(1, 1, 3, 3)",
      "#####",
      "#####",
      "##.##",
      "#####",
      "#####".slice(0, 5),
    );
  });

  test("painting the screen with the clear colour throws an error", () => {
    expect(errorOf("playdate.graphics.setColor(2) playdate.graphics.fillRect(0, 0, 1, 1)")).toMatch(
      "main.lua:1: the screen cannot be painted with kColorClear",
    );
  });

  test("clear fills the whole screen with a colour", () => {
    expectPicture("gfx.clear(gfx.kColorBlack) gfx.setColor(gfx.kColorWhite) gfx.drawPixel(1, 0)", "#.#", "###");
    expectPicture("gfx.setBackgroundColor(gfx.kColorBlack) gfx.clear()", "##");
  });
});

describe("drawing patterns", () => {
  test("a pattern is aligned to the screen, not to the shape", () => {
    const half = "gfx.setPattern({ 0xF0, 0xF0, 0x0F, 0x0F, 0xF0, 0xF0, 0x0F, 0x0F })";
    expectPicture(`${half} gfx.fillRect(1, 1, 10, 3)`, "............", "....####....", ".###....###.", ".###....###.");
    expectPicture(`${half} gfx.setDrawOffset(3, 0) gfx.fillRect(0, 0, 6, 1)`, "....####....");
  });

  test("a pattern of sixteen rows leaves pixels unchanged that its mask excludes", () => {
    const rows = (row: string, mask: string) => `gfx.setPattern({ ${`${row}, `.repeat(8)}${`${mask}, `.repeat(8)} })`;
    expectPicture(`gfx.fillRect(0, 0, 2, 1) ${rows("0xAA", "0xCC")} gfx.fillRect(0, 0, 8, 1)`, ".#...#..");
  });

  test("a pattern must have eight or sixteen rows", () => {
    expect(errorOf("playdate.graphics.setPattern({ 1, 2 })")).toMatch("8 or 16 rows expected, got 2");
  });

  test("setting a colour replaces the pattern", () => {
    expectPicture(
      "gfx.setPattern({ 0, 0, 0, 0, 0, 0, 0, 0 }) gfx.setColor(gfx.kColorWhite) gfx.fillRect(0, 0, 2, 1)",
      "..",
    );
  });

  test("a dither pattern paints a share of the pixels", () => {
    expectPicture("gfx.setDitherPattern(0.5) gfx.fillRect(0, 0, 4, 2)", "#.#.", ".#.#");
    expectPicture("gfx.setDitherPattern(0.25, gfx.image.kDitherTypeBayer2x2) gfx.fillRect(0, 0, 4, 2)", "#.#.", "....");
    expectPicture("gfx.setDitherPattern(0.5, gfx.image.kDitherTypeVerticalLine) gfx.fillRect(0, 0, 4, 1)", "#.#.");
    expectPicture(
      "gfx.setDitherPattern(0.5, gfx.image.kDitherTypeHorizontalLine) gfx.fillRect(0, 0, 2, 4)",
      "##",
      "..",
      "##",
      "..",
    );
    expectPicture(
      "gfx.setDitherPattern(0.25, gfx.image.kDitherTypeDiagonalLine) gfx.fillRect(0, 0, 4, 4)",
      "#...",
      "...#",
      "..#.",
      ".#..",
    );
  });

  test.each([0, 1, 2, 3, 4, 5, 6, 7])(
    "dither type %i paints more pixels at higher alpha values, from none to all",
    (type) => {
      const black = (alpha: number) =>
        drawScreen(8, 8, `gfx.setDitherPattern(${alpha}, ${type}) gfx.fillRect(0, 0, 8, 8)`)
          .join("")
          .replaceAll(".", "").length;
      const steps = [0, 0.25, 0.5, 0.75, 1].map(black);
      expect(steps[0]).toBe(0);
      expect(steps[4]).toBe(64);
      expect([...steps].sort((a, b) => a - b)).toEqual(steps);
    },
  );

  test("a dither pattern inverts its alpha value for white, as a Playdate does", () => {
    const white = (alpha: number) =>
      `gfx.clear(gfx.kColorBlack) gfx.setColor(gfx.kColorWhite) gfx.setDitherPattern(${alpha}) gfx.fillRect(0, 0, 4, 1)`;
    expectPicture(white(1), "####");
    expectPicture(white(0), "....");
  });

  test("a dither type with error diffusion is rejected", () => {
    expect(errorOf("playdate.graphics.setDitherPattern(0.5, 8)")).toMatch("dither type 8 is not in the simulator");
  });
});

describe("the clip rectangle", () => {
  test("the clip rectangle limits shapes, images and text, and moves with the draw offset", () => {
    expectPicture(
      "gfx.setDrawOffset(1, 0) gfx.setClipRect(1, 0, 2, 1) gfx.fillRect(-5, -5, 20, 20)",
      "..##..",
      "......",
    );
    expectPicture("gfx.setClipRect(1, 0, 2, 1) gfx.image.new(4, 4, gfx.kColorBlack):draw(0, 0)", ".##.", "....");
  });

  test("getClipRect returns the coordinates that the game has set", () => {
    const { printed } = startGame(
      "playdate.graphics.setDrawOffset(5, 5) playdate.graphics.setClipRect(1, 2, 3, 4) print(playdate.graphics.getClipRect())",
    );
    expect(printed).toEqual(["1\t2\t3\t4"]);
  });

  test("the clip rectangle ends with clearClipRect and with the next update", () => {
    expectPicture("gfx.setClipRect(0, 0, 1, 1) gfx.clearClipRect() gfx.fillRect(0, 0, 2, 1)", "##");
    const { console } = startGame(
      "playdate.graphics.setClipRect(0, 0, 1, 1)\nfunction playdate.update() playdate.graphics.fillRect(0, 0, 2, 1) end",
    );
    console.update(NO_INPUT);
    expect(screenText(console.pixels, 400, 2, 1)).toEqual(["##"]);
  });

  test("clear fills the whole screen in spite of a clip rectangle", () => {
    expectPicture("gfx.setClipRect(0, 0, 1, 1) gfx.clear(gfx.kColorBlack)", "##");
  });
});

describe("pushContext and popContext", () => {
  test("popContext restores the colour, draw offset and clip rectangle", () => {
    expectPicture(
      `gfx.pushContext() gfx.setColor(gfx.kColorWhite) gfx.setDrawOffset(3, 3) gfx.setClipRect(0, 0, 1, 1)
       gfx.popContext()
       gfx.fillRect(0, 0, 2, 1)`,
      "##.",
    );
  });

  test("popContext without pushContext throws an error", () => {
    expect(errorOf("playdate.graphics.popContext()")).toMatch("popContext without a pushContext before it");
  });
});

describe("the screen", () => {
  test("the screen keeps what was drawn until something is drawn over it", () => {
    const { console } = startGame(
      "local n = 0\nfunction playdate.update() playdate.graphics.drawPixel(n, 0) n = n + 1 end",
    );
    console.update(NO_INPUT);
    console.update(NO_INPUT);
    expect(screenText(console.pixels, 400, 3, 1)).toEqual(["##."]);
  });

  test("the console's pixels are the same array in every frame", () => {
    const { console } = startGame("function playdate.update() playdate.graphics.clear(0) end");
    const before = console.pixels;
    console.update(NO_INPUT);
    expect(console.pixels).toBe(before);
    expect(before.every((pixel) => pixel === 0)).toBe(true);
  });

  test.each([
    ["a shape", "playdate.graphics.fillRect(0, 0, 1, 1)", true],
    ["an image", "playdate.graphics.image.new(2, 2):draw(0, 0)", true],
    ["a clear", "playdate.graphics.clear()", true],
    ["nothing", "", false],
    ["a shape beside the screen", "playdate.graphics.fillRect(400, 0, 5, 5)", false],
    [
      "a shape on an image",
      "playdate.graphics.lockFocus(playdate.graphics.image.new(2, 2)) playdate.graphics.fillRect(0, 0, 9, 9)",
      false,
    ],
  ])("the frame report says whether the game drew on the screen, after drawing %s", (_, commands, drew) => {
    expect(startGame(`function playdate.update() ${commands} end`).console.update(NO_INPUT).hasDrawn).toBe(drew);
  });

  test("the screen is shown inverted and moved as the game has set it for the display", () => {
    expectPicture("gfx.drawPixel(0, 0) playdate.display.setOffset(1, 1)", "...", ".#.", "...");
    expectPicture("gfx.drawPixel(0, 0) playdate.display.setInverted(true)", ".##");
    expectPicture("gfx.drawPixel(2, 1) playdate.display.setOffset(-1, -1)", ".#.");
  });
});
