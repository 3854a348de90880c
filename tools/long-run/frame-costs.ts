/** Collects how much computing time the frames of a long run take, in device milliseconds. */
import { chargeOf, HANDING_OVER_MS, isCharged } from "../../bench/host/drawing-charges";
import type { DrawingCall } from "../../simulator/host";

/** The most computing time that the Lua code of a frame may take, in device milliseconds: a thirtieth of a second. */
export const MAX_FRAME_MS = 33;

/**
 * The screens on which a frame may compute for longer, with the limit in device milliseconds. The frame that opens the
 * message about an exported save formats the whole save for its file: all first wins of five puzzles, and the levels that
 * the player has made. The console check measures how long parts of the game take, in frames of up to 50 ms.
 */
const KNOWN_SLOW_SCREENS: ReadonlyMap<string, number> = new Map([
  ["question", 80],
  ["console check", 50],
]);

interface SlowFrames {
  readonly count: number;
  readonly mostMs: number;
}

export interface FrameCosts {
  frames: number;
  drawnFrames: number;
  mostLuaMs: number;
  /** How many frames compute for longer than `MAX_FRAME_MS`, all of them on a known slow screen. */
  slowLuaFrames: number;
  /** For each screen, the frames that take longer than `MAX_FRAME_MS` with the estimated time of their drawing. */
  readonly slowByScreen: Map<string, SlowFrames>;
}

export function createFrameCosts(): FrameCosts {
  return { frames: 0, drawnFrames: 0, mostLuaMs: 0, slowLuaFrames: 0, slowByScreen: new Map() };
}

/**
 * Returns the estimated time of a drawing call on a console, in milliseconds. It is 0 for a function whose time nobody
 * has measured, such as `drawRotated`.
 */
export function estimateDrawing(call: DrawingCall): number {
  return isCharged(call.name) ? chargeOf(call) : 0;
}

/** The computing time of one frame in device milliseconds. `drawingMs` leaves out the transfer to the display. */
export interface FrameCost {
  readonly luaMs: number;
  readonly drawingMs: number;
  readonly hasDrawn: boolean;
}

/**
 * Counts a frame. `nameScreen` returns the name of the screen that was shown. Returns what is wrong if the Lua code of
 * the frame took too long, otherwise undefined.
 */
export function countFrame(
  costs: FrameCosts,
  { luaMs, drawingMs, hasDrawn }: FrameCost,
  nameScreen: () => string,
): string | undefined {
  costs.frames++;
  if (hasDrawn) costs.drawnFrames++;
  costs.mostLuaMs = Math.max(costs.mostLuaMs, luaMs);
  const ms = luaMs + drawingMs + (hasDrawn ? HANDING_OVER_MS : 0);
  if (ms > MAX_FRAME_MS) {
    const screen = nameScreen();
    const { count, mostMs } = costs.slowByScreen.get(screen) ?? { count: 0, mostMs: 0 };
    costs.slowByScreen.set(screen, { count: count + 1, mostMs: Math.max(mostMs, ms) });
  }
  if (luaMs <= MAX_FRAME_MS) return undefined;
  costs.slowLuaFrames++;
  const screen = nameScreen();
  const limit = KNOWN_SLOW_SCREENS.get(screen) ?? MAX_FRAME_MS;
  if (luaMs <= limit) return undefined;
  return `a frame of the screen "${screen}" computed for ${luaMs.toFixed(1)} dms, more than ${limit}`;
}
