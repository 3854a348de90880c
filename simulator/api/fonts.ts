/** Defines the Lua table `playdate.graphics.font` and the functions that draw text with the current font. */
import type { Canvas } from "../graphics/context";
import { readFont, type Font } from "../graphics/font";
import { findTable } from "../graphics/tables";
import { drawPlainText, drawStyledText, measurePlainText, measureStyledText } from "../graphics/text";
import type { Lua, LuaFunction } from "../vm/lua";
import { defineNamespace, setMembers } from "../vm/namespaces";
import { defineObjectType, readObject, returnObject } from "../vm/objects";
import { decodeText } from "../vm/texts";
import {
  readIntegerInRange,
  isGiven,
  readPixels,
  returnFailure,
  returnNil,
  returnNumbers,
  readText,
} from "../vm/values";
import { guardSettings } from "./context-needs";
import { FONT, IMAGE } from "./kinds";

type Files = ReadonlyMap<string, Uint8Array>;

export function defineFonts(L: Lua, canvas: Canvas, files: Files): void {
  defineObjectType(L, FONT, guardSettings(canvas, fontMethods(canvas)));
  defineNamespace(L, "playdate.graphics.font", {
    kVariantNormal: 0,
    kVariantBold: 1,
    kVariantItalic: 2,
    new: (L) => newFont(L, files),
  });
  L.getGlobal("playdate");
  L.getField(-1, "graphics");
  setMembers(L, guardSettings(canvas, textFunctions(canvas)));
  L.setTop(0);
}

function newFont(L: Lua, files: Files): number {
  const path = readText(L, 1);
  const source = files.get(`${path}.fnt`);
  if (source === undefined) return returnFailure(L, `there is no font ${path}.fnt`);
  const table = findTable(files, path);
  if (table === undefined) return returnFailure(L, `there is no picture ${path}-table-WIDTH-HEIGHT.png for the font`);
  return returnObject(L, FONT, readFont(`${path}.fnt`, decodeText(source), table));
}

function fontMethods(canvas: Canvas): Record<string, LuaFunction> {
  return {
    drawText: (L) => {
      const { context } = canvas;
      const x = readPixels(L, 3) + context.offsetX;
      const y = readPixels(L, 4) + context.offsetY;
      const { width, height } = drawPlainText(context, readObject(L, 1, FONT), readText(L, 2), x, y);
      return returnNumbers(L, width, height);
    },
    getTextWidth: (L) => returnNumbers(L, measurePlainText(readObject(L, 1, FONT), readText(L, 2)).width),
    getHeight: (L) => returnNumbers(L, readObject(L, 1, FONT).height),
    getGlyph: (L) => {
      const glyph = readObject(L, 1, FONT).glyphs.get(readText(L, 2));
      return glyph === undefined ? returnNil(L) : returnObject(L, IMAGE, glyph.bitmap);
    },
    setTracking: (L) => {
      readObject(L, 1, FONT).tracking = readPixels(L, 2);
      return 0;
    },
    getTracking: (L) => returnNumbers(L, readObject(L, 1, FONT).tracking),
    setLeading: (L) => {
      readObject(L, 1, FONT).leading = readPixels(L, 2);
      return 0;
    },
    getLeading: (L) => returnNumbers(L, readObject(L, 1, FONT).leading),
  };
}

function textFunctions(canvas: Canvas): Record<string, LuaFunction> {
  return {
    setFont: (L) => {
      setFont(canvas, readObject(L, 1, FONT), variantAt(L, 2));
      return 0;
    },
    getFont: (L) => {
      const font = canvas.context.fonts[variantAt(L, 1)];
      if (font === undefined) throw new Error("no font is set in this context");
      return returnObject(L, FONT, font);
    },
    drawText: (L) => {
      const { context } = canvas;
      const x = readPixels(L, 2) + context.offsetX;
      const y = readPixels(L, 3) + context.offsetY;
      const { width, height } = drawStyledText(context, readText(L, 1), x, y);
      return returnNumbers(L, width, height);
    },
    getTextSize: (L) => {
      const { width, height } = measureStyledText(canvas.context, readText(L, 1));
      return returnNumbers(L, width, height);
    },
  };
}

/** Creates a new list of fonts, because the contexts that `pushContext` saved still use the old list. */
function setFont(canvas: Canvas, font: Font, variant: number): void {
  canvas.context.fonts = canvas.context.fonts.map((other, i) => (i === variant ? font : other));
}

function variantAt(L: Lua, index: number): number {
  return isGiven(L, index) ? readIntegerInRange(L, index, 0, 2) : 0;
}
