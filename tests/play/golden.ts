import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { decode } from "fast-png";
import { expect } from "vitest";
import { screenshot } from "../../simulator/screenshot";
import type { Player } from "./player";

/**
 * Compares the screen with the picture of that name under tests/play/golden. `GOLDEN=write` writes the pictures anew:
 * look at each of them before you keep it.
 */
export function expectScreen(player: Player, name: string): void {
  const { pixels, width, height } = player.console;
  const path = fileURLToPath(new URL(`golden/${name}.png`, import.meta.url));
  const png = screenshot(pixels, width, height);
  if (process.env["GOLDEN"] === "write") {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, png);
  }
  if (!existsSync(path)) throw new Error(`there is no golden picture ${name}.png`);
  expect(Buffer.from(decode(readFileSync(path)).data).equals(Buffer.from(decode(png).data)), name).toBe(true);
}
