import type { Store } from "../../simulator/host";
import { dayNumber } from "../../src/game/save/days";
import { freshLeftLevel, leaveLevel, type LeftLevel } from "../../src/game/save/left-level";
import { puzzleSave, type Save } from "../../src/game/save/save";
import type { Tally } from "../../src/game/save/tally";
import { levelsOf } from "../../src/puzzles/campaign";
import { openRow, waitForLevel, type TitleRow } from "./bot";
import { longWay, type LongWay } from "./long-way";
import { frames, press, roll, settle, startPlayer, type Player } from "./player";
import { storeWith } from "./saves";
import { WORLDS, worldOf } from "./worlds";

/** The largest count that is written whole, one that is not, and the largest that is kept. */
export const COUNTS = [9999, 99999, 16777215];
/** As many letters as a name has, the widest of all. */
export const NAME = "WWWWWW";
export const TODAY = dayNumber({ year: 2025, month: 12, day: 31 });
const LONG = 999;
export const FAREWELL_FRAMES = 80;

/** What is kept by a player who has had all there is, so many times. */
function fillWith(count: number, world: string): (save: Save) => void {
  return (save) => {
    for (const [id] of WORLDS) {
      const kept = puzzleSave(save, id);
      const { length } = worldOf(id).campaign;
      Object.assign(kept, { medals: "f".repeat(length), bests: new Array<number>(length).fill(LONG) });
      Object.assign(kept, { rushBest: count, endlessBest: count, levelsCleared: count });
      Object.assign(kept.daily, { lastDay: TODAY - 1, streak: count, bestStreak: count, days: "1111111" });
    }
    Object.assign(save.stats, { levelsCleared: count, movesMade: count, rewinds: count, streak: count });
    Object.assign(save.stats, {
      longestStreak: count,
      dayLevels: new Array<number>(28).fill(count),
      countedDay: TODAY,
    });
    save.settings.name = NAME;
    save.world = world;
  };
}

export function storeOf(world: string, count: number, more: (save: Save) => void = () => undefined): Store {
  return storeWith((save) => {
    fillWith(count, world)(save);
    more(save);
  }, world);
}

/** A level of the campaign that can be played on and on. */
interface Endless extends LongWay {
  readonly map: string;
}

const endless = new Map<string, Endless>();

/** The level of a world that takes the most moves, of those that can be played for so long. */
export function endlessOf(world: string): Endless {
  const before = endless.get(world);
  if (before !== undefined) return before;
  let best: Endless | undefined;
  for (const { map: rows, verdict } of levelsOf(worldOf(world).campaign)) {
    if (verdict.par < 7) continue;
    const map = rows.join("\n");
    const way = longWay(world, map, LONG);
    if (way !== undefined && way.moves.length > (best?.moves.length ?? 0)) best = { ...way, map };
    if (best?.moves.length === LONG) break;
  }
  if (best === undefined) throw new Error("no level goes on and on");
  endless.set(world, best);
  return best;
}

/** A level that was left after very many moves. */
export function leftIn(world: string, tally: Tally, other: Partial<LeftLevel> = {}): (save: Save) => void {
  const { map, moves } = endlessOf(world);
  const played = { map, moves, goal: moves.length, rewinds: 9999, hints: 99 };
  return (save) => {
    leaveLevel(save.left, { ...freshLeftLevel(world, tally.mode), ...played, tally, ...other });
  };
}

const BUTTONS = ["up", "right", "down", "left"] as const;

/** Makes the moves that win from where that level was left. */
export function winFromThere(player: Player, world: string): void {
  const { rest } = endlessOf(world);
  rest.forEach((direction, at) => {
    if (at < rest.length - 1) roll(player, direction);
    else press(player, BUTTONS[direction]);
  });
  frames(player, FAREWELL_FRAMES);
}

export function begin(store: Store, row: TitleRow): Player {
  const player = startPlayer(store);
  openRow(player, row);
  return player;
}

export function beginLevel(store: Store, row: TitleRow): Player {
  const player = begin(store, row);
  waitForLevel(player);
  settle(player);
  return player;
}
