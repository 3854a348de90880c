/** Defines the Lua tables `playdate.graphics.image` and `playdate.graphics.imagetable`. */
import { CLEAR, copyBitmap, createBitmap, mapBitmap, pixelAt, markChanged, type Bitmap } from "../graphics/bitmap";
import type { Canvas } from "../graphics/context";
import { createDither } from "../graphics/dither";
import { drawBitmap, drawFaded, drawRotated, drawScaled } from "../graphics/images";
import { decodePngBitmap } from "../graphics/png";
import { findTable } from "../graphics/tables";
import type { Lua, LuaFunction } from "../vm/lua";
import { defineNamespace } from "../vm/namespaces";
import { defineObjectType, readObject, returnObject } from "../vm/objects";
import {
  readIntegerInRange,
  readPositivePixels,
  isGiven,
  readNumber,
  readNumberOr,
  readPixels,
  returnFailure,
  returnNil,
  returnNumbers,
  readText,
} from "../vm/values";
import { guardSettings } from "./context-needs";
import { IMAGE, IMAGE_TABLE } from "./kinds";

type Files = ReadonlyMap<string, Uint8Array>;

export function defineImages(L: Lua, canvas: Canvas, files: Files): void {
  defineObjectType(L, IMAGE, { ...guardSettings(canvas, drawingMethods(canvas)), ...imageMethods() });
  defineObjectType(L, IMAGE_TABLE, guardSettings(canvas, tableMethods(canvas)));
  defineNamespace(L, "playdate.graphics.image", {
    kDitherTypeNone: 0,
    kDitherTypeDiagonalLine: 1,
    kDitherTypeVerticalLine: 2,
    kDitherTypeHorizontalLine: 3,
    kDitherTypeScreen: 4,
    kDitherTypeBayer2x2: 5,
    kDitherTypeBayer4x4: 6,
    kDitherTypeBayer8x8: 7,
    kDitherTypeFloydSteinberg: 8,
    kDitherTypeBurkes: 9,
    kDitherTypeAtkinson: 10,
    new: (L) => newImage(L, files),
  });
  defineNamespace(L, "playdate.graphics.imagetable", { new: (L) => newTable(L, files) });
}

function newImage(L: Lua, files: Files): number {
  if (L.type(1) === "string") return loadImage(L, files);
  const background = isGiven(L, 3) ? readIntegerInRange(L, 3, 0, 2) : CLEAR;
  return returnObject(
    L,
    IMAGE,
    createBitmap(readPositivePixels(L, 1, "width"), readPositivePixels(L, 2, "height"), background),
  );
}

function loadImage(L: Lua, files: Files): number {
  const path = readText(L, 1);
  const bytes = files.get(`${path}.png`) ?? files.get(path);
  if (bytes === undefined) return returnFailure(L, `there is no image ${path}`);
  return returnObject(L, IMAGE, decodePngBitmap(bytes));
}

function newTable(L: Lua, files: Files): number {
  const path = readText(L, 1);
  const table = findTable(files, path);
  if (table === undefined) return returnFailure(L, `there is no image table ${path}`);
  return returnObject(L, IMAGE_TABLE, table);
}

function drawingMethods(canvas: Canvas): Record<string, LuaFunction> {
  const x = (L: Lua): number => readPixels(L, 2) + canvas.context.offsetX;
  const y = (L: Lua): number => readPixels(L, 3) + canvas.context.offsetY;
  return {
    draw: (L) => {
      drawBitmap(canvas.context, readObject(L, 1, IMAGE), x(L), y(L), flipAt(L, 4));
      return 0;
    },
    drawScaled: (L) => {
      const scale = readNumber(L, 4);
      drawScaled(canvas.context, readObject(L, 1, IMAGE), x(L), y(L), scale, readNumberOr(L, 5, scale));
      return 0;
    },
    drawRotated: (L) => {
      const scale = readNumberOr(L, 5, 1);
      const scaleY = readNumberOr(L, 6, scale);
      drawRotated(canvas.context, readObject(L, 1, IMAGE), x(L), y(L), readNumber(L, 4), scale, scaleY);
      return 0;
    },
    drawFaded: (L) => {
      drawFaded(canvas.context, readObject(L, 1, IMAGE), x(L), y(L), createDither(readNumber(L, 4), readNumber(L, 5)));
      return 0;
    },
  };
}

function imageMethods(): Record<string, LuaFunction> {
  return {
    fadedImage: (L) => {
      const dither = createDither(readNumber(L, 2), readNumber(L, 3));
      return returnChangedCopy(L, (color, x, y) => (dither(x, y) ? color : CLEAR));
    },
    invertedImage: (L) => returnChangedCopy(L, (color) => (color === CLEAR ? CLEAR : 1 - color)),
    copy: (L) => returnObject(L, IMAGE, copyBitmap(readObject(L, 1, IMAGE))),
    clear: (L) => {
      const bitmap = readObject(L, 1, IMAGE);
      markChanged(bitmap);
      bitmap.pixels.fill(readIntegerInRange(L, 2, 0, 2));
      return 0;
    },
    sample: (L) => returnNumbers(L, pixelAt(readObject(L, 1, IMAGE), readPixels(L, 2), readPixels(L, 3))),
    getSize: (L) => {
      const { width, height } = readObject(L, 1, IMAGE);
      return returnNumbers(L, width, height);
    },
  };
}

function returnChangedCopy(L: Lua, change: (color: number, x: number, y: number) => number): number {
  return returnObject(L, IMAGE, mapBitmap(readObject(L, 1, IMAGE), change));
}

function tableMethods(canvas: Canvas): Record<string, LuaFunction> {
  return {
    getImage: (L) => {
      const bitmap = bitmapInTable(L);
      return bitmap === undefined ? returnNil(L) : returnObject(L, IMAGE, bitmap);
    },
    drawImage: (L) => {
      const { context } = canvas;
      const bitmap = readObject(L, 1, IMAGE_TABLE).bitmaps[readPixels(L, 2) - 1];
      if (bitmap === undefined) throw new Error(`the image table has no image ${readPixels(L, 2)}`);
      drawBitmap(context, bitmap, readPixels(L, 3) + context.offsetX, readPixels(L, 4) + context.offsetY, flipAt(L, 5));
      return 0;
    },
    getLength: (L) => returnNumbers(L, readObject(L, 1, IMAGE_TABLE).bitmaps.length),
    getSize: (L) => {
      const { columns, rows } = readObject(L, 1, IMAGE_TABLE);
      return returnNumbers(L, columns, rows);
    },
  };
}

function bitmapInTable(L: Lua): Bitmap | undefined {
  const table = readObject(L, 1, IMAGE_TABLE);
  const first = readPixels(L, 2);
  if (!isGiven(L, 3)) return table.bitmaps[first - 1];
  const row = readPixels(L, 3);
  if (first < 1 || first > table.columns) return undefined;
  return table.bitmaps[(row - 1) * table.columns + first - 1];
}

function flipAt(L: Lua, index: number): number {
  return isGiven(L, index) ? readIntegerInRange(L, index, 0, 3) : 0;
}
