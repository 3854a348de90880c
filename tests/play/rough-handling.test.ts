/**
 * Plays the built game for many thousand frames with random input, random console events and failing storage. Checks
 * that the game never fails and that no progress is lost.
 */
import { describe, expect, test } from "vitest";
import type { Button, LifecycleEvent, Store } from "../../simulator/host";
import { CODE_ALPHABET } from "../../src/game/codes/letter-group";
import { drawRandomBelow, createRandom } from "../../src/kernel/random";
import { seedCount, usesLongSweeps } from "../seed-count";
import { solutionOf, levelNow } from "./bot";
import { codeOf } from "./open-mode";
import { saveOwnLevels, ownMaps } from "./own-levels";
import { frame, startPlayer, type Player } from "./player";
import { saveIn, storeWith } from "./saves";
import type { AnyPuzzle } from "../../src/puzzles/any-puzzle";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { sampleMaps } from "../puzzles/sample-maps";

const BUTTONS: readonly Button[] = ["left", "right", "up", "down", "a", "b"];
const ARROWS: readonly Button[] = ["up", "right", "down", "left"];
const PAUSES: readonly LifecycleEvent[] = ["deviceWillLock", "deviceWillSleep", "crankDocked", "crankUndocked"];

const FRAMES = usesLongSweeps ? 200_000 : seedCount(40_000, 10_000);
const PLAYERS = seedCount(20, 5);
const TIMEOUT_MS = 3_600_000;
const LEVELS_KEPT = 40;
const MAX_FRAMES_A_LAUNCH = 500;
/**
 * The number of player-made levels that may be missing after one start of the game. The random input can delete some
 * levels. If more are missing, the test takes them as lost.
 */
const MAX_DELETED = 12;

/**
 * How the data folder of the console behaves in the test. "fine" works, and "torn" writes only half of a text. "full"
 * and "throwing" throw errors, and "deaf" ignores what is written.
 */
const WEATHERS = ["fine", "full", "throwing", "torn", "deaf"] as const;
type Weather = (typeof WEATHERS)[number];

type Dice = (limit: number) => number;

/**
 * A data folder that can fail. `files` holds the stored files themselves, and `store` is what the game reads and
 * writes, with the failures.
 */
interface Folder {
  readonly store: Store;
  readonly files: Store;
  weather: Weather;
  /**
   * Whether a text was written only in part since the game was started. Some games of the test end with a power cut as
   * soon as this is true.
   */
  isTorn: boolean;
}

interface Kept {
  /** The medals of each puzzle's campaign, by puzzle id. No game of the test may lose a medal. */
  readonly medals: ReadonlyMap<string, string>;
  readonly movesMade: number;
  readonly ownLevels: ReadonlyMap<string, number>;
  readonly left: readonly string[];
}

describe("many thousand frames of random input and failing storage", () => {
  test.each(Array.from({ length: PLAYERS }, (_, seed) => seed))(
    "random input with failing storage loses no progress and causes no error (player %i)",
    (seed) => {
      const random = createRandom(20261123, seed);
      const dice: Dice = (limit) => drawRandomBelow(random, limit);
      const folder = fullFolder(loadAllPuzzles()[seed % loadAllPuzzles().length].id);
      let played = 0;
      let launches = 0;
      let before = keptIn(folder.files);
      while (played < FRAMES / PLAYERS) {
        const frames = Math.min(FRAMES / PLAYERS - played, 100 + dice(MAX_FRAMES_A_LAUNCH));
        folder.weather = launches % 2 === 0 ? "fine" : WEATHERS[dice(WEATHERS.length)];
        const start = `launch ${launches}, which began with ${folder.weather} storage`;
        playLaunch(startPlayer(folder.store, launchOf(dice, launches)), folder, dice, frames);
        const after = keptIn(folder.files);
        expect(lostBetween(before, after), start).toEqual([]);
        // Sorts both lists of unfinished levels, because their order does not matter. A game without input moves the
        // level that it resumes to the end of the saved list.
        expect([...leftByIdleLaunch(folder)].sort(), start).toEqual([...after.left].sort());
        before = after;
        played += frames;
        launches++;
      }
      expect(launches).toBeGreaterThan(1);
      expect(before.movesMade).toBeGreaterThan(0);
    },
    TIMEOUT_MS,
  );
});

function fullFolder(puzzleId: string): Folder {
  const files = storeWith((save) => {
    save.settings.name = "ROUGH";
  }, puzzleId);
  for (const puzzle of loadAllPuzzles()) saveOwnLevels(files, keptMaps(puzzle), puzzle.id);
  const folder: Folder = { files, weather: "fine", isTorn: false, store: failing(files, () => folder) };
  return folder;
}

function keptMaps(puzzle: AnyPuzzle): string[] {
  const { campaign } = puzzle;
  if (campaign.levelCount === 0) return sampleMaps(puzzle, LEVELS_KEPT);
  return Array.from({ length: LEVELS_KEPT }, (_, number) => campaign.level(number).map.join("\n"));
}

function failing(files: Store, folder: () => Folder): Store {
  return {
    ...files,
    read: (name) => {
      if (folder().weather === "throwing") throw new Error("the storage cannot be read");
      return files.read(name);
    },
    write: (name, text) => {
      const now = folder().weather;
      if (now === "torn") folder().isTorn = true;
      if (now === "full" || now === "throwing") throw new Error("the storage refuses");
      if (now === "deaf") return;
      files.write(name, now === "torn" ? text.slice(0, Math.floor(text.length / 2)) : text);
    },
  };
}

function launchOf(dice: Dice, launches: number): Parameters<typeof startPlayer>[1] {
  const daysLater = Math.floor(launches / 4);
  const puzzleId = loadAllPuzzles()[dice(loadAllPuzzles().length)].id;
  if (dice(6) === 0) return { daysLater, arguments: [`code=${codeOf(puzzleId, dice(11))}`] };
  if (dice(6) === 0) return { daysLater, arguments: [`level=${anyLetters(dice)}`] };
  return { daysLater };
}

function anyLetters(dice: Dice): string {
  return Array.from({ length: 5 + dice(20) }, () => CODE_ALPHABET[dice(CODE_ALPHABET.length)]).join("");
}

function playLaunch(player: Player, folder: Folder, dice: Dice, frames: number): void {
  const held = new Set<Button>();
  let plan: Button[] = [];
  const end = player.reports.length + frames;
  folder.isTorn = false;
  const isFragile = dice(2) === 0;
  while (player.reports.length < end && !(isFragile && folder.isTorn)) {
    if (plan.length === 0 && dice(40) === 0) plan = planOf(player);
    const next = plan.shift();
    if (next !== undefined) {
      frame(player, [next]);
      for (let at = 0; at < 12; at++) frame(player);
      continue;
    }
    disturb(player, folder, dice);
    fiddle(held, dice);
    frame(player, [...held], crankDegrees(dice));
  }
  if (!(isFragile && folder.isTorn) && dice(3) > 0) {
    folder.weather = "fine";
    player.console.signal("gameWillTerminate");
  }
  folder.weather = "fine";
}

function planOf(player: Player): Button[] {
  const level = levelNow(player);
  if (level === undefined || level.moveCount > 0 || level.outcome !== "playing") return [];
  return solutionOf(level).map((direction) => ARROWS[direction]);
}

function disturb({ console }: Player, folder: Folder, dice: Dice): void {
  if (dice(150) === 0) {
    console.signal("gameWillPause");
    const items = console.menuItems().length;
    if (items > 0 && dice(2) === 0) console.chooseMenuItem(dice(items));
    console.signal("gameWillResume");
  }
  if (dice(300) === 0) console.signal(PAUSES[dice(PAUSES.length)]);
  if (dice(900) === 0) console.signal("deviceDidUnlock");
  if (dice(200) === 0) console.touched(dice(2) === 0 ? "down" : "up", dice(400), dice(240));
  if (dice(300) === 0) console.keyPressed("j");
  if (folder.weather !== "throwing" && dice(250) === 0) {
    folder.weather = dice(2) === 0 ? "fine" : (["full", "torn", "deaf"] as const)[dice(3)];
  }
}

function fiddle(held: Set<Button>, dice: Dice): void {
  const button = BUTTONS[dice(BUTTONS.length)];
  if (dice(3) === 0) held.add(button);
  if (dice(2) === 0) held.delete(button);
  if (dice(40) === 0) for (const each of BUTTONS) held.add(each);
  if (dice(10) === 0) held.clear();
}

function crankDegrees(dice: Dice): number {
  if (dice(20) === 0) return dice(400) - 200;
  return dice(4) === 0 ? dice(30) - 15 : 0;
}

function leftByIdleLaunch({ store, files }: Folder): readonly string[] {
  startPlayer(store).console.signal("gameWillTerminate");
  return keptIn(files).left;
}

function keptIn(files: Store): Kept {
  const save = saveIn(files);
  return {
    medals: new Map((save?.puzzles ?? []).map(({ id, medals }) => [id, medals])),
    movesMade: save?.stats.movesMade ?? 0,
    ownLevels: new Map(loadAllPuzzles().map(({ id }) => [id, ownMaps(files, id).length])),
    left: (save?.resumePoints ?? []).map(({ puzzleId, tally, map, moves, moveCount }) =>
      JSON.stringify([puzzleId, tally, map, moves, moveCount]),
    ),
  };
}

function lostBetween(before: Kept, after: Kept): string[] {
  const medals = [...before.medals].flatMap(([id, digits]) => lostMedals(id, digits, after.medals.get(id) ?? ""));
  const ownLevels = [...before.ownLevels].filter(([id, count]) => (after.ownLevels.get(id) ?? 0) < count - MAX_DELETED);
  const moves = after.movesMade < before.movesMade ? [`moves ${before.movesMade} to ${after.movesMade}`] : [];
  return [...medals, ...ownLevels.map(([id]) => `own levels of ${id}`), ...moves];
}

function lostMedals(id: string, before: string, after: string): string[] {
  return [...before].flatMap((digit, at) => (keeps(digit, after[at] ?? "0") ? [] : [`${id} ${at + 1}`]));
}

/**
 * Returns whether `after` has all medals that `before` has. In both texts, each hexadecimal digit holds the medals of
 * one campaign level.
 */
function keeps(before: string, after: string): boolean {
  const bits = parseInt(before, 16);
  return (bits & parseInt(after, 16)) === bits;
}
