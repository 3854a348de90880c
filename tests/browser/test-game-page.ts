/** Reads what the test game in the folder test-game shows on the web page: bars, whose lengths count its events. */
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { screenRows } from "./page";

/** The folder of the test game. */
export const testGame = fileURLToPath(new URL("./test-game", import.meta.url));

/** The values that the test game shows as bars, from top to bottom. */
const barNames = [
  "presses",
  "rights",
  "crank",
  "dock",
  "saves",
  "ends",
  "picks",
  "pauses",
  "locks",
  "flashes",
] as const;

/** The lengths of the test game's bars in pixels. */
export type Bars = Record<(typeof barNames)[number], number>;

/** The bars of a test game that has just started. */
export const fresh: Bars = {
  presses: 0,
  rights: 0,
  crank: 180,
  dock: 50,
  saves: 0,
  ends: 0,
  picks: 0,
  pauses: 0,
  locks: 0,
  flashes: 60,
};

/** Returns the lengths of the bars that the page shows now. */
export async function bars(page: Page): Promise<Bars> {
  const rows = await screenRows(page);
  const lengths = barNames.map((name, row) => [name, rows[row * 20 + 8].lastIndexOf("#") + 1]);
  return Object.fromEntries(lengths) as Bars;
}
