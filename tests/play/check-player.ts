/**
 * Starts the console check in tests and reads its results. The console check is a part of the game that tests a
 * Playdate, and has a row for each thing that it tests.
 */
import { gameBehind, frame, GAME_FILES, startPlayer, type Player } from "./player";
import type { Store } from "../../simulator/host";
import { createMemoryStore } from "../../simulator/stores";

/**
 * The rows of the console check (a part of the game that tests a Playdate). Each row is a single test. `ROWS_ALONE` has
 * the rows that run without the player. `ROWS_BY_HAND` has the rows that wait for the player, for example for a press
 * of a button.
 */
export const ROWS_ALONE = [
  "numbers",
  "levels",
  "campaigns",
  "speed",
  "making",
  "frames",
  "start",
  "loads",
  "saves",
  "screens",
  "tables",
  "fonts",
  "memory",
  "sound",
] as const;
export const ROWS_BY_HAND = ["crank", "buttons", "menu", "lock"] as const;

const ENDED = "announcement: The check has ended:";
/** The largest number of frames that a whole console check may take. They last about two minutes on a console. */
const MAX_FRAMES = 4000;

interface CheckedGame {
  readonly lua?: string;
  readonly files?: typeof GAME_FILES;
  readonly store?: Store;
}

/**
 * Starts the game with the given rows of the console check, its test of a Playdate. A build with `check=` in its
 * pdxinfo starts it in the same way. The code `lua` runs before the game's own code, and may replace functions of the
 * console.
 */
export function startCheck(
  rowIds: readonly string[],
  { lua = "", files = GAME_FILES, store = createMemoryStore() }: CheckedGame = {},
): Player {
  const pdxinfo = `${new TextDecoder().decode(files.get("pdxinfo"))}check=${rowIds.join(" ")}\n`;
  const checkFiles = new Map([...files, ["pdxinfo", new TextEncoder().encode(pdxinfo)] as const]);
  return startPlayer(store, { files: lua === "" ? checkFiles : gameBehind(lua, checkFiles) });
}

export function hasEnded({ printed }: Player): boolean {
  return printed.some((line) => line.startsWith(ENDED));
}

/**
 * Runs frames without input until the console check has ended. Throws if the check does not end within `MAX_FRAMES`
 * frames.
 */
export function finishCheck(player: Player): void {
  for (let count = 0; count < MAX_FRAMES && !hasEnded(player); count++) frame(player);
  if (!hasEnded(player)) throw new Error(`the check still runs after ${MAX_FRAMES} frames`);
}

/**
 * The contents of check.txt, in which the console check stores its results. `verdicts` says whether each row passed,
 * and `figures` has all its numbers.
 */
export interface CheckFile {
  readonly text: string;
  readonly verdicts: Readonly<Record<string, string>>;
  readonly figures: Readonly<Record<string, number>>;
}

export function readCheckFile({ store }: Player): CheckFile {
  const text = store.read("check.txt") ?? "";
  const lines = text.trimEnd().split("\n").slice(2, -1);
  const words = lines.map((line) => line.split(" "));
  const verdicts = words.filter(([first]) => first === "row").map(([, id, verdict]) => [id, verdict] as const);
  const figures = words.filter((line) => line.length === 2).map(([name, value]) => [name, Number(value)] as const);
  return { text, verdicts: Object.fromEntries(verdicts), figures: Object.fromEntries(figures) };
}

/**
 * Runs the given rows (single tests) of the console check to their end. Returns the contents of check.txt, the file
 * with the results of the check.
 */
export function checkRows(rowIds: readonly string[], game?: CheckedGame): CheckFile {
  const player = startCheck(rowIds, game);
  finishCheck(player);
  return readCheckFile(player);
}
