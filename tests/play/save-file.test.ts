import { expect, test } from "vitest";
import type { Store } from "../../simulator/host";
import { createMemoryStore } from "../../simulator/stores";
import { dayNumber } from "../../src/game/save/days";
import { openPuzzleSave } from "../../src/game/save/save";
import { levelNow, openLevelOf, openRow, waitForLevel, waitUntil, winAndSee } from "./bot";
import { expectScreen } from "./golden-screens";
import { chooseOwnAction, saveOwnLevels, ownMaps } from "./own-levels";
import { startEndless } from "./endless-run";
import {
  frame,
  frames,
  gameBehind,
  chooseMenuItem,
  press,
  saveAfterExit,
  settle,
  startPlayer,
  type Player,
} from "./player";
import { campaignWins, storedFirstWins, storeFirstWins } from "./first-wins";
import { saveRun, runIn, saveIn, storeWith } from "./saves";
import { drawnTextsOf, PRINT_DRAWN_TEXTS } from "./drawn-texts";
import { FIRST_PUZZLE_ID, PUZZLE_ROWS } from "./puzzles";

const FILE = "glissade-save.json";
const BEFORE = "glissade-save-before-1.json";
const FRAMES_OF_QUESTION = 20;
const FRAMES_OF_HOLD = 30;
const FIRST_DAY = dayNumber({ year: 2025, month: 12, day: 31 });

const WINS = campaignWins(FIRST_PUZZLE_ID, 3);
const MAPS = ["@..o\n....", "@...\n...o"];

function richStore(): Store {
  const store = storeWith((save, saved) => {
    save.stats.levelsCleared = 777;
    save.settings.name = "ANNA";
    saved.rushBest = 31;
    openPuzzleSave(save, "fruit").rushBest = 12;
  });
  saveOwnLevels(store, MAPS, FIRST_PUZZLE_ID);
  storeFirstWins(store, FIRST_PUZZLE_ID, WINS);
  return store;
}

function poorStore(): Store {
  const store = storeWith((save) => void (save.stats.levelsCleared = 5));
  storeFirstWins(store, "skid", campaignWins("skid", 1));
  return store;
}

function start(store: Store): Player {
  const player = startPlayer(store, { files: gameBehind(PRINT_DRAWN_TEXTS) });
  settle(player);
  return player;
}

function pickInSettings(player: Player, title: "export save" | "import save"): void {
  openRow(player, "Settings");
  settle(player);
  drawnTextsOf(player);
  chooseMenuItem(player, title);
  frames(player, FRAMES_OF_QUESTION);
}

function answer(player: Player, button: "a" | "b"): void {
  press(player, button);
  settle(player);
  frames(player, FRAMES_OF_QUESTION);
}

function exported(): string {
  const store = richStore();
  const player = start(store);
  pickInSettings(player, "export save");
  expect(drawnTextsOf(player).join(" ")).toContain(FILE);
  return store.read(FILE) ?? "";
}

const EXPORTED = exported();

function storeWithFile(text: string): Store {
  const store = poorStore();
  store.write(FILE, text);
  return store;
}

test("a save that was exported on one console can be imported on another, with its own levels and first wins", () => {
  const store = storeWithFile(EXPORTED);
  const player = start(store);
  pickInSettings(player, "import save");
  expectScreen(player, "save-import");
  expect(drawnTextsOf(player).join(" ")).toContain(
    "The file has 777 levels cleared and 2 own levels. It replaces your save with 5 levels cleared, after a backup.",
  );
  answer(player, "a");
  expect(drawnTextsOf(player).join(" ")).toContain("The save was imported.");
  answer(player, "b");
  const expected = { stats: { levelsCleared: 777 }, settings: { name: "ANNA" } };
  expect(saveIn(store)).toMatchObject(expected);
  const rushBests = saveIn(store)?.puzzles.map(({ rushBest }) => rushBest) ?? [];
  expect(rushBests.filter((best) => best > 0)).toEqual([31, 12]);
  expect(ownMaps(store, FIRST_PUZZLE_ID)).toEqual(MAPS);
  expect(storedFirstWins(store, FIRST_PUZZLE_ID)).toEqual(WINS);
  expect(storedFirstWins(store, "skid")).toEqual([]);
  player.console.signal("gameWillTerminate");
  start(store).console.signal("gameWillTerminate");
  expect(saveIn(store)).toMatchObject(expected);
});

test("an import does not make the player's hints and watched solutions forgotten", () => {
  const store = storeWith((_, saved) => {
    saved.helpDigits = "0402";
    saved.helpDay = FIRST_DAY;
  });
  store.write(FILE, EXPORTED);
  const player = start(store);
  pickInSettings(player, "import save");
  answer(player, "a");
  expect(saveAfterExit(player).stats.levelsCleared).toBe(777);
  expect(saveIn(store)?.puzzles.find(({ id }) => id === FIRST_PUZZLE_ID)).toMatchObject({
    helpDigits: "0402",
    helpDay: FIRST_DAY,
  });
});

test("a daily level whose solution was watched cannot be won after the import of an earlier save", () => {
  const player = start(poorStore());
  pickInSettings(player, "export save");
  answer(player, "b");
  press(player, "b");
  settle(player);
  openLevelOf(player, "Today");
  for (let at = 0; at < FRAMES_OF_HOLD; at++) frame(player, ["a"]);
  waitUntil(player, () => levelNow(player)?.moveCount === 1);
  chooseMenuItem(player, "leave");
  settle(player);
  press(player, "b");
  settle(player);
  pickInSettings(player, "import save");
  answer(player, "a");
  answer(player, "b");
  const again = start(player.store);
  openLevelOf(again, "Today");
  chooseMenuItem(again, "restart level");
  winAndSee(again);
  expect(saveAfterExit(again).days).toMatchObject({ lastDay: 0, streak: 0, results: [] });
});

test("the save that an import replaces is set aside, and can be imported again", () => {
  const store = storeWithFile(EXPORTED);
  const player = start(store);
  pickInSettings(player, "import save");
  answer(player, "a");
  const again = storeWithFile(store.read(BEFORE) ?? "");
  const other = start(again);
  pickInSettings(other, "import save");
  expect(drawnTextsOf(other).join(" ")).toContain("5 levels cleared");
});

function questionFor(store: Store): string {
  const player = start(store);
  pickInSettings(player, "export save");
  answer(player, "b");
  chooseMenuItem(player, "import save");
  frames(player, FRAMES_OF_QUESTION);
  return drawnTextsOf(player).join(" ");
}

test("an import of a new console's save says that the file has no progress", () => {
  expect(questionFor(createMemoryStore())).toContain(
    "The file has no progress. It replaces your save with no progress",
  );
});

test("an import says how many own levels the file has, even if no level was cleared", () => {
  const store = createMemoryStore();
  saveOwnLevels(store, MAPS.slice(1), FIRST_PUZZLE_ID);
  saveOwnLevels(store, MAPS, PUZZLE_ROWS[1][0]);
  expect(questionFor(store)).toContain("The file has 3 own levels. It replaces your save with 3 own levels");
});

test("an import says that the file has one level cleared and one own level", () => {
  const store = storeWith((save) => void (save.stats.levelsCleared = 1));
  saveOwnLevels(store, MAPS.slice(1), FIRST_PUZZLE_ID);
  expect(questionFor(store)).toContain("The file has 1 level cleared and 1 own level.");
});

test("an import that is answered with Ⓑ changes nothing", () => {
  const store = storeWithFile(EXPORTED);
  const player = start(store);
  pickInSettings(player, "import save");
  answer(player, "b");
  player.console.signal("gameWillTerminate");
  expect(saveIn(store)).toMatchObject({ stats: { levelsCleared: 5 } });
  expect(store.read(BEFORE)).toBeUndefined();
});

function importByKey(player: Player): void {
  player.console.keyPressed("i");
  frames(player, FRAMES_OF_QUESTION);
  answer(player, "a");
  player.console.signal("gameWillTerminate");
}

test("an imported endless run replaces the open level, and the open level is set aside", () => {
  const rich = createMemoryStore();
  saveRun(rich, { seed: 5, levelNumber: 30, best: 30, map: "........\n..o.....\n...@.o..\n........", moves: "" });
  const exporter = start(rich);
  exporter.console.keyPressed("e");
  frame(exporter);
  const store = storeWithFile(rich.read(FILE) ?? "");
  const player = startEndless(store);
  const open = waitForLevel(player);
  importByKey(player);
  expect(runIn(store)).toMatchObject({ seed: 5, levelNumber: 30 });
  store.write(FILE, store.read(BEFORE) ?? "");
  importByKey(player);
  expect(runIn(store)).toMatchObject({ levelNumber: open.level, map: open.map.join("\n") });
});

test("imported own levels replace the level in the open editor, and that level is set aside", () => {
  const store = storeWithFile(EXPORTED);
  const [edited] = MAPS;
  saveOwnLevels(store, [edited], FIRST_PUZZLE_ID);
  const player = start(store);
  openRow(player, "Workshop");
  chooseOwnAction(player, "Edit");
  for (const button of ["down", "down", "a"] as const) press(player, button);
  importByKey(player);
  expect(ownMaps(store, FIRST_PUZZLE_ID)).toEqual(MAPS);
  store.write(FILE, store.read(BEFORE) ?? "");
  importByKey(player);
  const [changed] = ownMaps(store, FIRST_PUZZLE_ID);
  expect(ownMaps(store, FIRST_PUZZLE_ID)).toHaveLength(1);
  expect(changed).not.toBe(edited);
});

const WRONG: readonly (readonly [name: string, text: string])[] = [
  ["is empty", ""],
  ["is a list", "[1,2]"],
  ["is cut in half", EXPORTED.slice(0, EXPORTED.length / 2)],
  ["has a wrong letter in its save", EXPORTED.replace("levelsCleared 777", "levelsCleared 778")],
  ["has a wrong letter in an own level", EXPORTED.replace("@..o", "@.xo")],
  ["has own levels of another type", EXPORTED.replace(/"own":\[.*\]/, '"own":3')],
  ["has no first wins", EXPORTED.replace('"wins":', '"losses":')],
];

test.each(WRONG)("a file that %s is refused", (_, text) => {
  expect(text).not.toBe(EXPORTED);
  const store = storeWithFile(text);
  const player = start(store);
  pickInSettings(player, "import save");
  expect(drawnTextsOf(player).join(" ")).toContain("Nothing was changed.");
  answer(player, "a");
  player.console.signal("gameWillTerminate");
  expect(saveIn(store)).toMatchObject({ stats: { levelsCleared: 5 } });
});

function exportFrom(store: Store): { player: Player; texts: string } {
  const player = start(store);
  pickInSettings(player, "export save");
  return { player, texts: drawnTextsOf(player).join(" ") };
}

test("an export asks before it replaces an older file with other progress", () => {
  const store = storeWithFile(EXPORTED);
  const { player, texts } = exportFrom(store);
  expectScreen(player, "save-export-question");
  expect(texts).toContain("The file has 777 levels cleared and 2 own levels. Your present save replaces this file.");
  answer(player, "b");
  expect(store.read(FILE)).toBe(EXPORTED);
  chooseMenuItem(player, "export save");
  frames(player, FRAMES_OF_QUESTION);
  answer(player, "a");
  expect(drawnTextsOf(player).join(" ")).toContain(`Your whole save is now in the file ${FILE}`);
  expect(store.read(FILE)).toContain("levelsCleared 5\\n");
});

test("an export does not ask if the older file has the same contents", () => {
  const { player, texts } = exportFrom(storeWithFile(exportFrom(poorStore()).player.store.read(FILE) ?? ""));
  expect(texts).toContain(`Your whole save is now in the file ${FILE}`);
  expect(player.store.read(FILE)).toContain("levelsCleared 5\\n");
});

test.each([
  ["{}", "The file there cannot be read."],
  ["no JSON", "The file there cannot be read."],
  ['{"version":9999,"save":"","own":[],"wins":[]}', "The file there was written by a later version."],
])("an export keeps the file %s unless the player agrees to replace it", (text, sentence) => {
  const { player, texts } = exportFrom(storeWithFile(text));
  expect(texts).toContain(`${sentence} Your present save replaces this file.`);
  answer(player, "b");
  expect(player.store.read(FILE)).toBe(text);
  chooseMenuItem(player, "export save");
  frames(player, FRAMES_OF_QUESTION);
  answer(player, "a");
  expect(player.store.read(FILE)).toContain("levelsCleared 5\\n");
});

test("an export that cannot be written says that it failed", () => {
  const files = richStore();
  const full = createMemoryStore();
  const store: Store = {
    ...full,
    read: (name) => files.read(name),
    write: () => {
      throw new Error("the disk is full");
    },
  };
  const player = start(store);
  pickInSettings(player, "export save");
  expect(drawnTextsOf(player).join(" ")).toContain("could not be written");
});

test.each([
  ["the save", /^save-/],
  ["the own levels", /^own-/],
  ["the backup", /^glissade-save-before/],
])("an import says that it failed if %s cannot be written", (_, refused) => {
  const files = storeWithFile(EXPORTED);
  const store: Store = {
    ...files,
    write: (name, text) => {
      if (refused.test(name)) throw new Error("the disk is full");
      files.write(name, text);
    },
  };
  const player = start(store);
  pickInSettings(player, "import save");
  answer(player, "a");
  // Collects all texts, because another message may come first: that the game cannot write the save.
  let texts = drawnTextsOf(player).join(" ");
  answer(player, "b");
  texts += drawnTextsOf(player).join(" ");
  expect(texts).toContain("The save could not be stored");
  expect(texts).not.toContain("The save was imported");
});

test("two keys of a computer export and import the save on any screen", () => {
  const store = richStore();
  const player = start(store);
  player.console.keyPressed("e");
  frame(player);
  expect(store.read(FILE)).toContain("levelsCleared 777");
  const other = start(storeWithFile(EXPORTED));
  other.console.keyPressed("i");
  frames(other, FRAMES_OF_QUESTION);
  expect(drawnTextsOf(other).join(" ")).toContain("777 levels cleared");
});
