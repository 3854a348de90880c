/** Defines the Lua table `playdate.display` and copies the screen to the pixels that the player sees. */
import type { Bitmap } from "../graphics/bitmap";
import type { Lua } from "../vm/lua";
import { defineNamespace } from "../vm/namespaces";
import { readBoolean, readNumber, readPixels, reject, returnBoolean, returnNumbers } from "../vm/values";

const MAX_REFRESH_RATE = 50;

interface Display {
  refreshRate: number;
  isInverted: boolean;
  offsetX: number;
  offsetY: number;
}

export function createDisplay(): Display {
  return { refreshRate: 30, isInverted: false, offsetX: 0, offsetY: 0 };
}

export function defineDisplay(L: Lua, display: Display, width: number, height: number): void {
  defineNamespace(L, "playdate.display", {
    setRefreshRate: (L) => {
      const rate = readNumber(L, 1);
      if (!(rate >= 0)) reject(L, 1, "frames a second expected, 0 or more");
      display.refreshRate = Math.min(rate, MAX_REFRESH_RATE);
      return 0;
    },
    getRefreshRate: (L) => returnNumbers(L, display.refreshRate),
    getWidth: (L) => returnNumbers(L, width),
    getHeight: (L) => returnNumbers(L, height),
    getSize: (L) => returnNumbers(L, width, height),
    setInverted: (L) => {
      display.isInverted = readBoolean(L, 1);
      return 0;
    },
    getInverted: (L) => returnBoolean(L, display.isInverted),
    setOffset: (L) => {
      display.offsetX = readPixels(L, 1);
      display.offsetY = readPixels(L, 2);
      return 0;
    },
    getOffset: (L) => returnNumbers(L, display.offsetX, display.offsetY),
  });
}

/**
 * Copies the screen to `shown` as the player sees it: moved by the display's offset, and inverted if the game wants
 * this.
 */
export function copyScreenAsShown(display: Display, screen: Bitmap, backgroundColor: number, shown: Uint8Array): void {
  const { offsetX, offsetY, isInverted } = display;
  if (offsetX === 0 && offsetY === 0) shown.set(screen.pixels);
  else showMoved(display, screen, backgroundColor, shown);
  if (isInverted) for (let i = 0; i < shown.length; i++) shown[i] ^= 1;
}

function showMoved({ offsetX, offsetY }: Display, screen: Bitmap, backgroundColor: number, shown: Uint8Array): void {
  const { width, height, pixels } = screen;
  shown.fill(backgroundColor & 1);
  const left = Math.max(0, offsetX);
  const right = Math.min(width, width + offsetX);
  for (let y = Math.max(0, offsetY); y < Math.min(height, height + offsetY); y++) {
    const from = (y - offsetY) * width - offsetX;
    if (left < right) shown.set(pixels.subarray(from + left, from + right), y * width + left);
  }
}
