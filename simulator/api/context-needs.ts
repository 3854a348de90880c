/**
 * Checks that the game has set everything that a drawing function needs, such as a colour, since its last
 * `pushContext`. The Playdate documentation does not say which settings a new drawing context starts with.
 */
import type { Canvas, Setting } from "../graphics/context";
import { drawCounts } from "../graphics/draw-counts";
import type { LuaFunction, Lua } from "../vm/lua";

const SETTERS: Readonly<Record<Setting, string>> = {
  brush: "setColor or setPattern",
  color: "setColor",
  backgroundColor: "setBackgroundColor",
  lineWidth: "setLineWidth",
  lineCapStyle: "setLineCapStyle",
  strokeLocation: "setStrokeLocation",
  polygonFillRule: "setPolygonFillRule",
  drawMode: "setImageDrawMode",
};

const FILLED: readonly Setting[] = ["brush"];
const LINES: readonly Setting[] = ["brush", "lineWidth", "lineCapStyle"];
const OUTLINE: readonly Setting[] = ["brush", "lineWidth", "strokeLocation"];
const IMAGES: readonly Setting[] = ["drawMode"];

const NEEDS: Readonly<Record<string, readonly Setting[] | undefined>> = {
  getColor: ["color"],
  setDitherPattern: ["color"],
  getBackgroundColor: ["backgroundColor"],
  getLineWidth: ["lineWidth"],
  getStrokeLocation: ["strokeLocation"],
  getImageDrawMode: ["drawMode"],
  drawPixel: FILLED,
  fillRect: FILLED,
  fillRoundRect: FILLED,
  fillTriangle: FILLED,
  fillPolygon: ["brush", "polygonFillRule"],
  fillEllipseInRect: FILLED,
  drawLine: LINES,
  drawTriangle: LINES,
  drawPolygon: LINES,
  drawRect: OUTLINE,
  drawRoundRect: OUTLINE,
  drawEllipseInRect: ["brush", "lineWidth"],
  draw: IMAGES,
  drawImage: IMAGES,
  drawScaled: IMAGES,
  drawRotated: IMAGES,
  drawFaded: IMAGES,
  drawText: IMAGES,
};

/**
 * Makes drawing functions throw a Lua error if they need a setting not set since the last `pushContext`. Each also
 * calls `canvas.watchDrawing`.
 */
export function guardSettings(
  canvas: Canvas,
  functions: Readonly<Record<string, LuaFunction>>,
): Record<string, LuaFunction> {
  const guarded: Record<string, LuaFunction> = {};
  for (const [name, run] of Object.entries(functions)) {
    const needs = NEEDS[name];
    const own = needs === undefined ? run : guard(canvas, name, run, needs);
    guarded[name] = canvas.watchDrawing === undefined ? own : watchCalls(name, own, canvas.watchDrawing);
  }
  return guarded;
}

function watchCalls(name: string, run: LuaFunction, watch: NonNullable<Canvas["watchDrawing"]>): LuaFunction {
  return (L) => {
    const { pictures, pixels } = drawCounts;
    const results = run(L);
    watch({ name, pictureCount: drawCounts.pictures - pictures, pixelCount: drawCounts.pixels - pixels });
    return results;
  };
}

function guard(canvas: Canvas, name: string, run: LuaFunction, needs: readonly Setting[]): LuaFunction {
  return (L) => {
    requireSettings(L, canvas, name, needs);
    return run(L);
  };
}

/**
 * Throws a Lua error that names the called function, if the game has not set one of the settings `needs` since its last
 * `pushContext`.
 */
export function requireSettings(L: Lua, { context }: Canvas, call: string, needs: readonly Setting[]): void {
  const missing = needs.find((setting) => context.unsetSettings.has(setting));
  if (missing === undefined) return;
  const why = "the console's documents do not say what a new context begins with";
  L.raise(`${call} after pushContext needs ${SETTERS[missing]} first: ${why}`);
}
