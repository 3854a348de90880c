/**
 * Reads the bars that the test game shows on the web page. The test game is a small program in place of the real game;
 * the lengths of most bars count the events that it has received.
 */
import { fileURLToPath } from "node:url";
import { screenRows } from "./page";
import type { PageEvaluator } from "./played-page";

export const testGame = fileURLToPath(new URL("./test-game", import.meta.url));

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

export type Bars = Record<(typeof barNames)[number], number>;

/**
 * The lengths of the bars that the test game, a small program in place of the real game, draws when it has just
 * started.
 */
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

export async function bars(page: PageEvaluator): Promise<Bars> {
  const rows = await screenRows(page);
  const lengths = barNames.map((name, row) => [name, rows[row * 20 + 8].lastIndexOf("#") + 1]);
  return Object.fromEntries(lengths) as Bars;
}
