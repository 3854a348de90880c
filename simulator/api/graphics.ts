/**
 * Defines the Lua table `playdate.graphics`: the functions that draw shapes and set colours, patterns and other drawing
 * settings.
 */
import { copyBitmap } from "../graphics/bitmap";
import { createDitherBrush, createPatternBrush, createSolidBrush } from "../graphics/brush";
import { changeSettings, clipTo, drawOn, popContext, pushContext, unclip, type Canvas } from "../graphics/context";
import { createDither, DITHER_BAYER_8X8 } from "../graphics/dither";
import { drawLine } from "../graphics/lines";
import { drawPolygon, fillPolygon } from "../graphics/polygons";
import {
  drawEllipse,
  drawRect,
  drawRoundRect,
  fillEllipse,
  fillRect,
  fillRoundRect,
  type Sector,
} from "../graphics/shapes";
import { paintSpan } from "../graphics/span";
import type { Lua, LuaFunction } from "../vm/lua";
import { defineNamespace, type Members } from "../vm/namespaces";
import { readObject, returnObject } from "../vm/objects";
import {
  readIntegerInRange,
  readPositivePixels,
  isGiven,
  readNumber,
  readNumberList,
  readNumberOr,
  readPixels,
  reject,
  returnNumbers,
} from "../vm/values";
import { guardSettings, requireSettings } from "./context-needs";
import { IMAGE } from "./kinds";

const CONSTANTS: Members = {
  kColorBlack: 0,
  kColorWhite: 1,
  kColorClear: 2,
  kColorXOR: 3,
  kDrawModeCopy: 0,
  kDrawModeWhiteTransparent: 1,
  kDrawModeBlackTransparent: 2,
  kDrawModeFillWhite: 3,
  kDrawModeFillBlack: 4,
  kDrawModeXOR: 5,
  kDrawModeNXOR: 6,
  kDrawModeInverted: 7,
  kImageUnflipped: 0,
  kImageFlippedX: 1,
  kImageFlippedY: 2,
  kImageFlippedXY: 3,
  kLineCapStyleButt: 0,
  kLineCapStyleSquare: 1,
  kLineCapStyleRound: 2,
  kStrokeCentered: 0,
  kStrokeInside: 1,
  kStrokeOutside: 2,
  kPolygonFillNonZero: 0,
  kPolygonFillEvenOdd: 1,
};

export function defineGraphics(L: Lua, canvas: Canvas): void {
  defineNamespace(L, "playdate.graphics", {
    ...CONSTANTS,
    ...guardSettings(canvas, {
      ...brushFunctions(canvas),
      ...lineSettings(canvas),
      ...straightShapes(canvas),
      ...roundShapes(canvas),
      ...clipFunctions(canvas),
      ...targetFunctions(canvas),
    }),
  });
}

function brushFunctions(canvas: Canvas): Record<string, LuaFunction> {
  return {
    clear: (L) => {
      const color = isGiven(L, 1) ? readIntegerInRange(L, 1, 0, 2) : backgroundColor(L, canvas);
      const context = { ...canvas.context, brush: createSolidBrush(color) };
      unclip(context);
      fillRect(context, 0, 0, context.target.width, context.target.height);
      return 0;
    },
    setColor: (L) => {
      const color = readIntegerInRange(L, 1, 0, 3);
      changeSettings(canvas.context, { color, brush: createSolidBrush(color) });
      return 0;
    },
    getColor: (L) => returnNumbers(L, canvas.context.color),
    setBackgroundColor: (L) => {
      changeSettings(canvas.context, { backgroundColor: readIntegerInRange(L, 1, 0, 2) });
      return 0;
    },
    getBackgroundColor: (L) => returnNumbers(L, canvas.context.backgroundColor),
    setPattern: (L) => {
      const rows = readNumberList(L, 1);
      if (rows.length !== 8 && rows.length !== 16) reject(L, 1, `8 or 16 rows expected, got ${rows.length}`);
      changeSettings(canvas.context, { brush: createPatternBrush(rows) });
      return 0;
    },
    setDitherPattern: (L) => {
      const white = canvas.context.color === 1;
      const alpha = readNumber(L, 1);
      // Inverts the alpha value if the colour is white, as a real Playdate does.
      const dither = createDither(white ? 1 - alpha : alpha, readNumberOr(L, 2, DITHER_BAYER_8X8));
      changeSettings(canvas.context, { brush: createDitherBrush(white ? 1 : 0, dither) });
      return 0;
    },
  };
}

function backgroundColor(L: Lua, canvas: Canvas): number {
  requireSettings(L, canvas, "clear", ["backgroundColor"]);
  return canvas.context.backgroundColor;
}

function lineSettings(canvas: Canvas): Record<string, LuaFunction> {
  return {
    setLineWidth: (L) => {
      changeSettings(canvas.context, { lineWidth: readPositivePixels(L, 1, "width") });
      return 0;
    },
    getLineWidth: (L) => returnNumbers(L, canvas.context.lineWidth),
    setLineCapStyle: (L) => {
      changeSettings(canvas.context, { lineCapStyle: readIntegerInRange(L, 1, 0, 2) });
      return 0;
    },
    setStrokeLocation: (L) => {
      changeSettings(canvas.context, { strokeLocation: readIntegerInRange(L, 1, 0, 2) });
      return 0;
    },
    getStrokeLocation: (L) => returnNumbers(L, canvas.context.strokeLocation),
    setPolygonFillRule: (L) => {
      changeSettings(canvas.context, { polygonFillRule: readIntegerInRange(L, 1, 0, 1) });
      return 0;
    },
  };
}

function straightShapes(canvas: Canvas): Record<string, LuaFunction> {
  const x = (L: Lua, index: number): number => readPixels(L, index) + canvas.context.offsetX;
  const y = (L: Lua, index: number): number => readPixels(L, index) + canvas.context.offsetY;
  const corners = (L: Lua, count: number): number[] =>
    Array.from({ length: count * 2 }, (_, i) => (i % 2 === 0 ? x(L, i + 1) : y(L, i + 1)));
  const allCorners = (L: Lua): number[] => {
    const count = L.top();
    if (count % 2 !== 0) reject(L, count, "an x without its y");
    return corners(L, count / 2);
  };
  return {
    drawPixel: (L) => {
      const left = x(L, 1);
      paintSpan(canvas.context, y(L, 2), left, left + 1);
      return 0;
    },
    drawLine: (L) => {
      drawLine(canvas.context, x(L, 1), y(L, 2), x(L, 3), y(L, 4));
      return 0;
    },
    drawRect: (L) => {
      drawRect(canvas.context, x(L, 1), y(L, 2), readWidth(L), readHeight(L));
      return 0;
    },
    fillRect: (L) => {
      fillRect(canvas.context, x(L, 1), y(L, 2), readWidth(L), readHeight(L));
      return 0;
    },
    drawTriangle: (L) => {
      drawPolygon(canvas.context, corners(L, 3));
      return 0;
    },
    fillTriangle: (L) => {
      fillPolygon(canvas.context, corners(L, 3));
      return 0;
    },
    drawPolygon: (L) => {
      drawPolygon(canvas.context, allCorners(L));
      return 0;
    },
    fillPolygon: (L) => {
      fillPolygon(canvas.context, allCorners(L));
      return 0;
    },
  };
}

function roundShapes(canvas: Canvas): Record<string, LuaFunction> {
  const x = (L: Lua): number => readPixels(L, 1) + canvas.context.offsetX;
  const y = (L: Lua): number => readPixels(L, 2) + canvas.context.offsetY;
  return {
    drawRoundRect: (L) => {
      drawRoundRect(canvas.context, x(L), y(L), readWidth(L), readHeight(L), readPixels(L, 5));
      return 0;
    },
    fillRoundRect: (L) => {
      fillRoundRect(canvas.context, x(L), y(L), readWidth(L), readHeight(L), readPixels(L, 5));
      return 0;
    },
    drawEllipseInRect: (L) => {
      const { lineWidth } = canvas.context;
      if (lineWidth > 1) {
        const line = `drawEllipseInRect with lines of width ${lineWidth}`;
        L.raise(`${line}: the console's documents do not say where they lie`);
      }
      drawEllipse(canvas.context, x(L), y(L), readWidth(L), readHeight(L), readSlice(L));
      return 0;
    },
    fillEllipseInRect: (L) => {
      fillEllipse(canvas.context, x(L), y(L), readWidth(L), readHeight(L), readSlice(L));
      return 0;
    },
  };
}

function readWidth(L: Lua): number {
  return readPositivePixels(L, 3, "width");
}

function readHeight(L: Lua): number {
  return readPositivePixels(L, 4, "height");
}

function readSlice(L: Lua): Sector | undefined {
  return isGiven(L, 5) ? { start: readNumber(L, 5), end: readNumber(L, 6) } : undefined;
}

function clipFunctions(canvas: Canvas): Record<string, LuaFunction> {
  return {
    setClipRect: (L) => {
      const { context } = canvas;
      clipTo(
        context,
        readPixels(L, 1) + context.offsetX,
        readPixels(L, 2) + context.offsetY,
        readWidth(L),
        readHeight(L),
      );
      return 0;
    },
    getClipRect: (L) => {
      const { clip, offsetX, offsetY } = canvas.context;
      const { left, top, right, bottom } = clip;
      return returnNumbers(L, left - offsetX, top - offsetY, right - left, bottom - top);
    },
    clearClipRect: () => {
      unclip(canvas.context);
      return 0;
    },
    setDrawOffset: (L) => {
      canvas.context.offsetX = readPixels(L, 1);
      canvas.context.offsetY = readPixels(L, 2);
      return 0;
    },
    getDrawOffset: (L) => returnNumbers(L, canvas.context.offsetX, canvas.context.offsetY),
    setImageDrawMode: (L) => {
      changeSettings(canvas.context, { drawMode: readIntegerInRange(L, 1, 0, 7) });
      return 0;
    },
    getImageDrawMode: (L) => returnNumbers(L, canvas.context.drawMode),
  };
}

function targetFunctions(canvas: Canvas): Record<string, LuaFunction> {
  return {
    pushContext: (L) => {
      pushContext(canvas, isGiven(L, 1) ? readObject(L, 1, IMAGE) : undefined);
      return 0;
    },
    popContext: () => {
      popContext(canvas);
      return 0;
    },
    lockFocus: (L) => {
      drawOn(canvas.context, readObject(L, 1, IMAGE));
      return 0;
    },
    unlockFocus: () => {
      drawOn(canvas.context, canvas.screen);
      return 0;
    },
    getDisplayImage: (L) => returnObject(L, IMAGE, copyBitmap(canvas.screen)),
    getWorkingImage: (L) => returnObject(L, IMAGE, copyBitmap(canvas.screen)),
  };
}
