import { describe, expect, test } from "vitest";
import type { Store } from "../../simulator/host";
import { createMemoryStore } from "../../simulator/stores";
import { openPuzzleSave } from "../../src/game/save/save";
import { openRow } from "./bot";
import { startEndless } from "./endless-run";
import { frames, gameBehind, press, makeMove, settle, startPlayer, type Player } from "./player";
import { expectScreen } from "./golden-screens";
import { saveOwnLevels, ownMaps } from "./own-levels";
import { resumePointOf, saveIn, storeWith } from "./saves";
import { drawnTextsOf, PRINT_DRAWN_TEXTS } from "./drawn-texts";
import { FIRST_PUZZLE_ID, HAS_UNFINISHED_PUZZLE } from "./puzzles";

const LEVELS = 777;
const FRAMES_OF_TEN_SECONDS = 330;

/** Creates a file store whose two save files both hold an undamaged save. The game writes these files alternately. */
function fullStore(): Store {
  const store = storeWith((save, saved) => {
    save.stats.levelsCleared = LEVELS;
    save.settings.name = "ANNA";
    saved.rushBest = 31;
    openPuzzleSave(save, "fruit").rushBest = 12;
  });
  const player = startPlayer(store);
  press(player, "down");
  press(player, "down");
  press(player, "a");
  settle(player);
  player.console.signal("gameWillTerminate");
  return store;
}

const FULL = fullStore();
const [SLOT_A, SLOT_B] = ["save-a.json", "save-b.json"].map((name) => FULL.read(name) ?? "");

function storeOf(a: string, b: string): Store {
  const store = createMemoryStore();
  store.write("save-a.json", a);
  store.write("save-b.json", b);
  return store;
}

function start(store: Store, lua = ""): Player {
  const player = startPlayer(store, { files: gameBehind(`${PRINT_DRAWN_TEXTS}\n${lua}`) });
  settle(player);
  return player;
}

function setsAside(store: Store): string[] {
  return [1, 2, 3, 4].flatMap((place) => store.read(`save-unreadable-${place}.json`) ?? []);
}

/**
 * Returns a copy of a text with one wrong character. `share` says where this character stands, from 0 for the text's
 * start to 1 for its end.
 */
function withWrongLetter(text: string, share: number): string {
  const at = Math.floor(share * text.length);
  return `${text.slice(0, at)}~${text.slice(at + 1)}`;
}

function refusing(name: string): string {
  const calls = [
    ["playdate.datastore", "read"],
    ["playdate.file", "open"],
  ];
  return calls
    .map(
      ([owner, call]) => `local ${call} = ${owner}.${call}
      ${owner}.${call} = function(name, ...)
        if string.sub(name, 1, ${name.length}) == "${name}" then error("not now") end
        return ${call}(name, ...)
      end`,
    )
    .join("\n");
}

/** The kinds of damage to the text of a save that are tested. Each leaves some sections of the save readable. */
const DAMAGES: readonly (readonly [name: string, damage: (text: string) => string])[] = [
  ["a letter changed", (text) => withWrongLetter(text, 0.9)],
  ["its last third gone", (text) => text.slice(0, Math.floor(text.length * 0.67))],
  ["its checksum of another type", (text) => text.replace(/"checksum":\d+/, '"checksum":true')],
  ["other text behind it", (text) => `${text}]]}`],
];

describe.each(DAMAGES)("a save whose two slots both have %s", (name, damage) => {
  test("the game loads the readable sections of a damaged save, and tells the player once what it could load", () => {
    const store = storeOf(damage(SLOT_A), damage(SLOT_B));
    const player = start(store);
    expect(drawnTextsOf(player).join(" ")).toMatch(/Your save was damaged. Restored:.*777 levels cleared/);
    if (name === "a letter changed" && !HAS_UNFINISHED_PUZZLE) expectScreen(player, "save-was-damaged");
    press(player, "a");
    settle(player);
    expect(drawnTextsOf(player)).toContain("Today");
    expect(saveIn(store)).toMatchObject({ stats: { levelsCleared: LEVELS }, settings: { name: "ANNA" } });
    expect(saveIn(store)?.puzzles[0]).toMatchObject({ id: FIRST_PUZZLE_ID, rushBest: 31 });
    expect(setsAside(store)).toHaveLength(1);
    expect(drawnTextsOf(start(store)).join(" ")).not.toContain("damaged");
  });
});

describe("a save of which nothing can be read", () => {
  const GARBAGE = ["", "]]", "null", "3", "[1,2,3]", "\u0001\u0002", '{"version":"a"}'];

  test.each(GARBAGE)("the game says that a save is unreadable, and sets it aside, if both slots contain %j", (text) => {
    const store = storeOf(text, text);
    expect(drawnTextsOf(start(store)).join(" ")).toContain("Nothing could be restored");
    expect(setsAside(store)).toHaveLength(text === "" ? 0 : 1);
  });

  test("the game keeps the newest three sets of unreadable saves", () => {
    const store = createMemoryStore();
    for (let time = 1; time <= 5; time++) {
      for (const name of ["save-a.json", "save-b.json"]) store.write(name, `garbage ${time}`);
      start(store);
    }
    const sets = setsAside(store);
    expect(sets).toHaveLength(3);
    for (const time of [3, 4, 5]) expect(sets.join()).toContain(`garbage ${time}`);
    start(store);
    expect(setsAside(store)).toEqual(sets);
  });
});

test("the workshop loads the readable own levels of a damaged file, and sets the file aside", () => {
  const maps = ["@..o\n....", "@.o.\n....", "@...\n...o"];
  const store = storeWith();
  saveOwnLevels(store, maps, FIRST_PUZZLE_ID);
  const file = `own-${FIRST_PUZZLE_ID}-a.json`;
  store.write(file, (store.read(file) ?? "").replace("@.o.", "@.x."));
  const player = start(store);
  for (let row = 0; row < 5; row++) press(player, "down");
  press(player, "a");
  settle(player);
  press(player, "b");
  settle(player);
  expect(drawnTextsOf(player).join(" ")).toContain("2 of them could be restored");
  player.console.signal("gameWillTerminate");
  expect(store.read(`own-${FIRST_PUZZLE_ID}-unreadable-1.json`)).toContain("@.x.");
  expect(ownMaps(store, FIRST_PUZZLE_ID)).toEqual([maps[0], maps[2]]);
});

function mapWithBallAt(index: number): string {
  const row = "..........";
  const rows = Array.from({ length: 6 }, (_, y) =>
    y === Math.floor(index / 10) ? row.replace(/./g, (dot, x: number) => (x === index % 10 ? "o" : dot)) : row,
  );
  return [...rows, "@........."].join("\n");
}

test("the workshop loads the newest forty own levels if two damaged files hold more together", () => {
  const maps = Array.from({ length: 60 }, (_, index) => mapWithBallAt(index));
  const store = storeWith();
  for (const written of [maps.slice(0, 30), maps.slice(30)]) saveOwnLevels(store, written, FIRST_PUZZLE_ID);
  for (const slot of ["a", "b"]) {
    const file = `own-${FIRST_PUZZLE_ID}-${slot}.json`;
    store.write(file, (store.read(file) ?? "").replace(/"checksum":\d+/, '"checksum":true'));
  }
  const player = start(store);
  openRow(player, "Workshop");
  press(player, "b");
  settle(player);
  expect(drawnTextsOf(player).join(" ")).toContain("40 of them could be restored");
  player.console.signal("gameWillTerminate");
  expect(ownMaps(store, FIRST_PUZZLE_ID)).toEqual(maps.slice(-40));
});

describe("a save that exists but cannot be read", () => {
  const NO_READ = 'playdate.datastore.read = function() error("cannot read") end';
  const NO_OPEN = 'playdate.file.open = function() error("cannot open") end';
  const NO_EXISTS = 'playdate.file.exists = function() error("cannot look") end';

  test.each([
    ["read and open throw", `${NO_READ}\n${NO_OPEN}`],
    ["everything that reads throws", `${NO_READ}\n${NO_OPEN}\n${NO_EXISTS}`],
  ])("the game does not overwrite a save, and tells the player, if %s", (_, lua) => {
    const store = storeOf(SLOT_A, SLOT_B);
    const player = start(store, lua);
    expect(drawnTextsOf(player).join(" ")).toMatch(/Your save/);
    for (let count = 0; count < 3; count++) press(player, "a");
    settle(player);
    press(player, "right");
    player.console.signal("gameWillTerminate");
    expect(saveIn(store)).toMatchObject({ stats: { levelsCleared: LEVELS } });
    const again = start(store);
    expect(drawnTextsOf(again)).toContain("Today");
    expect(saveIn(store)).toMatchObject({ stats: { levelsCleared: LEVELS } });
  });

  test("the game reads a save again if the first read throws", () => {
    const lua = `local read, times = playdate.datastore.read, 0
      playdate.datastore.read = function(name)
        times = times + 1
        if times % 2 == 1 then error("not now") end
        return read(name)
      end`;
    const player = start(storeOf(SLOT_A, SLOT_B), lua);
    expect(drawnTextsOf(player)).toContain("Today");
  });

  test("the game reads a save as text if the datastore cannot read it", () => {
    const player = start(storeOf(SLOT_A, SLOT_B), NO_READ);
    expect(drawnTextsOf(player)).toContain("Today");
  });

  test.each(["save-a", "save-b"])(
    "the game does not replace the save with an older one if only %s cannot be read",
    (name) => {
      const store = storeOf(SLOT_A, SLOT_B);
      const player = start(store, refusing(name));
      expect(drawnTextsOf(player).join(" ")).toContain("Your save cannot be read now");
      for (const button of ["a", "down", "a", "right"] as const) {
        press(player, button);
        settle(player);
      }
      player.console.signal("gameWillTerminate");
      expect([store.read("save-a.json"), store.read("save-b.json")]).toEqual([SLOT_A, SLOT_B]);
    },
  );

  test("the game loses no move if only the table, which is saved after every move, cannot be read", () => {
    const store = storeWith();
    makeMove(startEndless(store), 0);
    const left = resumePointOf(store, "rising");
    expect(left?.moves).not.toBe("");
    const player = start(store, refusing("table"));
    expect(drawnTextsOf(player).join(" ")).toContain("Your save cannot be read now");
    for (const button of ["a", "a", "right"] as const) {
      press(player, button);
      settle(player);
    }
    player.console.signal("gameWillTerminate");
    expect(resumePointOf(store, "rising")).toEqual(left);
  });

  test("the game starts for a new player although no file can be opened, because there is nothing to open", () => {
    const store = createMemoryStore();
    const player = start(store, `${NO_OPEN}\n${NO_EXISTS}`);
    expect(drawnTextsOf(player)).toContain("Play");
    press(player, "a");
    settle(player);
    player.console.signal("gameWillTerminate");
    expect(saveIn(store)).toBeDefined();
  });
});

describe("a save that cannot be written", () => {
  function fillable(): { readonly store: Store; isFull: boolean } {
    const files = storeOf(SLOT_A, SLOT_B);
    const disk = {
      isFull: true,
      store: {
        ...files,
        write: (name: string, text: string) => {
          if (disk.isFull) throw new Error("the disk is full");
          files.write(name, text);
        },
      },
    };
    return disk;
  }

  function playAndLeave(player: Player): string {
    press(player, "up");
    press(player, "up");
    press(player, "a");
    settle(player);
    player.console.signal("deviceWillLock");
    for (let count = 0; count < 6; count++) {
      drawnTextsOf(player);
      press(player, "b");
      settle(player);
      const texts = drawnTextsOf(player).join(" ");
      if (texts.includes("Your progress") || texts.includes("Today")) return texts;
    }
    throw new Error("the level cannot be left");
  }

  test("the game says once in a session, on the way back to the title, that it could not save", () => {
    const { store } = fillable();
    for (let session = 0; session < 2; session++) {
      const player = start(store);
      expect(playAndLeave(player)).toContain("could not be saved");
      press(player, "a");
      settle(player);
      expect(drawnTextsOf(player)).toContain("Today");
      expect(playAndLeave(player)).toContain("Today");
    }
  });

  test("the game tries to save again until the write succeeds, without any input", () => {
    const disk = fillable();
    const player = start(disk.store);
    playAndLeave(player);
    expect(disk.store.read("save-a.json")).toBe(SLOT_A);
    expect(disk.store.read("save-b.json")).toBe(SLOT_B);
    disk.isFull = false;
    frames(player, FRAMES_OF_TEN_SECONDS);
    expect([disk.store.read("save-a.json"), disk.store.read("save-b.json")]).not.toEqual([SLOT_A, SLOT_B]);
  });
});
