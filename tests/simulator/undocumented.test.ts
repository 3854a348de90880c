import { describe, expect, test } from "vitest";
import { errorOf } from "./game";

function refused(command: string, before = ""): string {
  return errorOf(`local gfx = playdate.graphics ${before} ${command}`);
}

describe("arguments that the Playdate documentation leaves undefined", () => {
  const boxes = ["drawRect", "fillRect", "drawRoundRect", "fillRoundRect", "drawEllipseInRect", "fillEllipseInRect"];
  const radius = (name: string) => (name.endsWith("RoundRect") ? ", 1" : "");

  test.each([...boxes, "setClipRect"])("%s rejects a width or height of zero or less", (name) => {
    const call = (width: number, height: number) => refused(`gfx.${name}(1, 1, ${width}, ${height}${radius(name)})`);
    expect(call(0, 3)).toMatch(`main.lua:1: bad argument #3 to '${name}' (a width above 0 expected, got 0)`);
    expect(call(3, -1)).toMatch(`main.lua:1: bad argument #4 to '${name}' (a height above 0 expected, got -1)`);
    expect(call(1, 1)).toBe("no error");
  });

  const coordinates: readonly (readonly [name: string, count: number])[] = [
    ...boxes.map((name) => [name, name.endsWith("RoundRect") ? 5 : 4] as const),
    ["setClipRect", 4],
    ["setDrawOffset", 2],
    ["setLineWidth", 1],
    ["drawPixel", 2],
    ["drawLine", 4],
    ["drawTriangle", 6],
    ["fillTriangle", 6],
    ["drawPolygon", 8],
    ["fillPolygon", 8],
  ];

  test.each(coordinates)("%s rejects coordinates that are not whole numbers", (name, count) => {
    for (let at = 1; at <= count; at++) {
      const values = Array.from({ length: count }, (_, i) => (i + 1 === at ? "1.5" : "2.0"));
      const message = `main.lua:1: bad argument #${at} to '${name}' (a whole number expected, got 1.5)`;
      expect(refused(`gfx.${name}(${values.join(", ")})`)).toMatch(message);
    }
  });

  test.each([
    "clear(nil)",
    "pushContext(nil)",
    "setDitherPattern(0.5, nil)",
    "fillEllipseInRect(0, 0, 4, 4, nil, nil)",
  ])("the call %s with an explicit nil is rejected", (call) => {
    const at = call.split(", ").findIndex((argument) => argument.includes("nil")) + 1;
    const [name] = call.split("(");
    const message = `bad argument #${at} to '${name}' (a value or no argument at all expected, got nil)`;
    expect(refused(`gfx.${call}`)).toMatch(`main.lua:1: ${message}`);
  });

  test("drawing an ellipse with a thick outline is rejected", () => {
    expect(refused("gfx.drawEllipseInRect(0, 0, 9, 9)", "gfx.setLineWidth(3)")).toMatch(
      "main.lua:1: drawEllipseInRect with lines of width 3: the console's documents do not say where they lie",
    );
  });
});

describe("drawing after pushContext", () => {
  const brush = { set: "gfx.setColor(gfx.kColorBlack)", name: "setColor or setPattern" };
  const color = { ...brush, name: "setColor" };
  const background = { set: "gfx.setBackgroundColor(gfx.kColorWhite)", name: "setBackgroundColor" };
  const width = { set: "gfx.setLineWidth(1)", name: "setLineWidth" };
  const cap = { set: "gfx.setLineCapStyle(gfx.kLineCapStyleButt)", name: "setLineCapStyle" };
  const stroke = { set: "gfx.setStrokeLocation(gfx.kStrokeInside)", name: "setStrokeLocation" };
  const rule = { set: "gfx.setPolygonFillRule(gfx.kPolygonFillNonZero)", name: "setPolygonFillRule" };
  const mode = { set: "gfx.setImageDrawMode(gfx.kDrawModeCopy)", name: "setImageDrawMode" };

  test.each([
    ["getColor", "()", [color]],
    ["setDitherPattern", "(0.5)", [color]],
    ["clear", "()", [background]],
    ["getBackgroundColor", "()", [background]],
    ["getLineWidth", "()", [width]],
    ["getStrokeLocation", "()", [stroke]],
    ["getImageDrawMode", "()", [mode]],
    ["drawPixel", "(0, 0)", [brush]],
    ["fillRect", "(0, 0, 1, 1)", [brush]],
    ["fillRoundRect", "(0, 0, 9, 9, 2)", [brush]],
    ["fillTriangle", "(0, 0, 4, 0, 0, 4)", [brush]],
    ["fillEllipseInRect", "(0, 0, 9, 9)", [brush]],
    ["fillPolygon", "(0, 0, 4, 0, 0, 4)", [brush, rule]],
    ["drawLine", "(0, 0, 1, 1)", [brush, width, cap]],
    ["drawTriangle", "(0, 0, 4, 0, 0, 4)", [brush, width, cap]],
    ["drawPolygon", "(0, 0, 4, 0, 0, 4)", [brush, width, cap]],
    ["drawRect", "(0, 0, 9, 9)", [brush, width, stroke]],
    ["drawRoundRect", "(0, 0, 9, 9, 2)", [brush, width, stroke]],
    ["drawEllipseInRect", "(0, 0, 9, 9)", [brush, width]],
    ["draw", "(image, 0, 0)", [mode]],
    ["drawScaled", "(image, 0, 0, 2)", [mode]],
    ["drawRotated", "(image, 0, 0, 90)", [mode]],
    ["drawFaded", "(image, 0, 0, 0.5, gfx.image.kDitherTypeBayer8x8)", [mode]],
  ])("%s is rejected after pushContext until the game has set all that it needs", (name, list, needs) => {
    const image = "local image = gfx.image.new(1, 1)";
    const call = list.startsWith("(image") ? `image.${name}${list}` : `gfx.${name}${list}`;
    const setAll = (settings: typeof needs): string => settings.map(({ set }) => set).join(" ");
    for (const missing of needs) {
      const others = needs.filter((setting) => setting !== missing);
      expect(refused(call, `${image} ${setAll(needs)} gfx.pushContext() ${setAll(others)}`)).toMatch(
        `main.lua:1: ${name} after pushContext needs ${missing.name} first: ` +
          "the console's documents do not say what a new context begins with",
      );
    }
    expect(refused(call, `${image} gfx.pushContext() ${setAll(needs)}`)).toBe("no error");
  });

  test("clear with a colour needs no settings after pushContext", () => {
    expect(refused("gfx.clear(gfx.kColorBlack)", "gfx.pushContext(gfx.image.new(2, 2))")).toBe("no error");
  });

  test("a pattern counts as a colour for drawing after pushContext", () => {
    const pattern = "gfx.setPattern({ 0, 0, 0, 0, 0, 0, 0, 0 })";
    expect(refused("gfx.fillRect(0, 0, 1, 1)", `gfx.pushContext() ${pattern}`)).toBe("no error");
    expect(refused("gfx.getColor()", `gfx.pushContext() ${pattern}`)).toMatch(
      "getColor after pushContext needs setColor first",
    );
  });

  test("each pushContext forgets the settings, and popContext restores them", () => {
    const draw = "gfx.fillRect(0, 0, 1, 1)";
    expect(refused(draw, `gfx.pushContext() ${brush.set} gfx.pushContext()`)).toMatch(
      "fillRect after pushContext needs",
    );
    expect(refused(draw, `gfx.pushContext() ${brush.set} gfx.pushContext() gfx.popContext()`)).toBe("no error");
    expect(refused(draw, `gfx.pushContext() gfx.pushContext() ${brush.set} gfx.popContext()`)).toMatch(
      "needs setColor",
    );
  });

  test("pushContext is rejected while a clip rectangle or a draw offset is set", () => {
    const why = "the console's documents do not say what the new context has of it";
    expect(refused("gfx.pushContext()", "gfx.setClipRect(0, 0, 9, 9)")).toMatch(
      `main.lua:1: pushContext while a clip rectangle is set: ${why}`,
    );
    expect(refused("gfx.pushContext()", "gfx.setDrawOffset(0, 1)")).toMatch(
      `main.lua:1: pushContext while a draw offset is set: ${why}`,
    );
    expect(refused("gfx.pushContext()", "gfx.setClipRect(0, 0, 9, 9) gfx.clearClipRect()")).toBe("no error");
  });
});
