/** Starts the console check in tests, and reads its results. */
import { gameBehind, frame, GAME_FILES, startPlayer, type Player } from "./player";
import type { Store } from "../../simulator/host";
import { createMemoryStore } from "../../simulator/stores";

/** The rows of the check that run by themselves, and those that need the player's hand. */
export const ROWS_ALONE = [
  "numbers",
  "levels",
  "campaigns",
  "speed",
  "making",
  "frames",
  "saves",
  "screens",
  "tables",
  "fonts",
  "memory",
  "sound",
] as const;
export const ROWS_BY_HAND = ["crank", "buttons", "menu", "lock"] as const;

/** The text that the game prints when the check has ended begins like this. */
const ENDED = "announcement: The check has ended:";
/** The most frames that a whole check may take: about two minutes of a console. */
const MAX_FRAMES = 4000;

/** The game that is checked, and the data folder in which it stores. By default it is the built game without data. */
interface CheckedGame {
  readonly lua?: string;
  readonly files?: typeof GAME_FILES;
  readonly store?: Store;
}

/**
 * Starts the game with the check of the given rows, as a build with `check=` in its pdxinfo does. The code `lua` runs
 * before the game's own code, and may replace functions of the console.
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

/** Runs frames without input until the check has ended. Throws if it does not end. */
export function finishCheck(player: Player): void {
  for (let count = 0; count < MAX_FRAMES && !hasEnded(player); count++) frame(player);
  if (!hasEnded(player)) throw new Error(`the check still runs after ${MAX_FRAMES} frames`);
}

/** The lines of check.txt: the verdict of each row, and all figures. */
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

/** Runs the check of some rows to its end, and returns what check.txt says. */
export function checkRows(rowIds: readonly string[], game?: CheckedGame): CheckFile {
  const player = startCheck(rowIds, game);
  finishCheck(player);
  return readCheckFile(player);
}
