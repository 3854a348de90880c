import { describe, expect, test } from "vitest";
import type { Store } from "../../simulator/host";
import { openRow, showPuzzle, TITLE_ROWS } from "./bot";
import { saveOwnLevels, ownMaps } from "./own-levels";
import { frame, frames, gameBehind, chooseMenuItem, press, settle, startPlayer, type Player } from "./player";
import { storeWith } from "./saves";
import { drawnTextsOf, PRINT_DRAWN_TEXTS } from "./drawn-texts";
import { FIRST_PUZZLE_ID, PUZZLE_ROWS } from "./puzzles";

const FRAMES_OF_TEN_SECONDS = 330;
const FRAMES_OF_QUESTION = 20;
const FRAMES_OF_HOLD = 30;
const MAPS = ["@..o\n....", "@...\n...o"];
const [, [OTHER_WORLD]] = PUZZLE_ROWS;

/**
 * A file store for tests of a failing disk. Each write throws an error if `fails` is "to write" or "always". Each read
 * also throws an error if `fails` is "always".
 */
interface Disk {
  readonly store: Store;
  fails: "never" | "to write" | "always";
}

function diskWith(files: Store): Disk {
  const disk: Disk = {
    fails: "never",
    store: {
      ...files,
      read: (name) => {
        if (disk.fails === "always") throw new Error("the disk cannot be read");
        return files.read(name);
      },
      write: (name, text) => {
        if (disk.fails !== "never") throw new Error("the disk is full");
        files.write(name, text);
      },
    },
  };
  return disk;
}

function start(store: Store): Player {
  const player = startPlayer(store, { files: gameBehind(PRINT_DRAWN_TEXTS) });
  settle(player);
  return player;
}

/**
 * Opens the workshop: moves down from the first row of the title screen's menu. Does not read the selected row from the
 * save, because reading the save may fail in these tests.
 */
function openWorkshop(player: Player): void {
  for (let row = 0; row < TITLE_ROWS.indexOf("Workshop"); row++) press(player, "down");
  press(player, "a");
  settle(player);
}

/**
 * Makes a new level in the workshop, and returns from the editor to the workshop. The cursor must be on the card for a
 * new level.
 */
function makeLevel(player: Player): void {
  press(player, "a");
  settle(player);
  for (const button of ["a", "right", "down"] as const) press(player, button);
  for (let at = 0; at < FRAMES_OF_HOLD; at++) frame(player, ["b"]);
  settle(player);
}

function goBack(player: Player): string {
  drawnTextsOf(player);
  press(player, "b");
  settle(player);
  frames(player, FRAMES_OF_QUESTION);
  return drawnTextsOf(player).join(" ");
}

function makeLevelOnFullDisk(disk: Disk): Player {
  const player = start(disk.store);
  openRow(player, "Workshop");
  disk.fails = "to write";
  makeLevel(player);
  expect(goBack(player)).toContain("could not be saved");
  press(player, "a");
  settle(player);
  expect(ownMaps(disk.store, FIRST_PUZZLE_ID)).toEqual([]);
  return player;
}

function workshopAtNextStart(store: Store): string {
  const player = start(store);
  drawnTextsOf(player);
  openRow(player, "Workshop");
  return drawnTextsOf(player).join(" ");
}

test("a level that was made while the disk was full is saved within ten seconds once there is room", () => {
  const disk = diskWith(storeWith());
  const player = makeLevelOnFullDisk(disk);
  frames(player, FRAMES_OF_TEN_SECONDS);
  expect(ownMaps(disk.store, FIRST_PUZZLE_ID)).toEqual([]);
  disk.fails = "never";
  frames(player, FRAMES_OF_TEN_SECONDS);
  expect(ownMaps(disk.store, FIRST_PUZZLE_ID)).toHaveLength(1);
  expect(workshopAtNextStart(disk.store)).toContain("1 of 1");
});

test.each(["deviceWillLock", "deviceWillSleep", "gameWillTerminate"] as const)(
  "a level that was made while the disk was full is saved on %s",
  (signal) => {
    const disk = diskWith(storeWith());
    const player = makeLevelOnFullDisk(disk);
    disk.fails = "never";
    player.console.signal(signal);
    expect(ownMaps(disk.store, FIRST_PUZZLE_ID)).toHaveLength(1);
  },
);

function diskWithOwn(): Disk {
  const store = storeWith();
  saveOwnLevels(store, MAPS, FIRST_PUZZLE_ID);
  saveOwnLevels(store, MAPS, OTHER_WORLD);
  return diskWith(store);
}

test("a disk that fails during an export costs no own level, and the game does not call the levels unreadable", () => {
  const disk = diskWithOwn();
  const player = start(disk.store);
  openRow(player, "Settings");
  settle(player);
  drawnTextsOf(player);
  disk.fails = "always";
  chooseMenuItem(player, "export save");
  frames(player, FRAMES_OF_QUESTION);
  expect(drawnTextsOf(player).join(" ")).toContain("The file there cannot be read.");
  press(player, "a");
  frames(player, FRAMES_OF_QUESTION);
  disk.fails = "never";
  expect(drawnTextsOf(player).join(" ")).toContain("could not be written");
  goBack(player);
  const title = goBack(player);
  expect(title).not.toContain("cannot be read");
  expect(title).toContain("Workshop");
  showPuzzle(player, OTHER_WORLD);
  settle(player);
  openRow(player, "Workshop");
  expect(drawnTextsOf(player).join(" ")).toContain("1 of 2");
  for (let card = 0; card < MAPS.length; card++) press(player, "right");
  makeLevel(player);
  player.console.signal("gameWillTerminate");
  expect(ownMaps(disk.store, OTHER_WORLD).slice(0, 2)).toEqual(MAPS);
  expect(ownMaps(disk.store, OTHER_WORLD)).toHaveLength(3);
  expect(ownMaps(disk.store, FIRST_PUZZLE_ID)).toEqual(MAPS);
});

test("an export fails as long as the own levels cannot be read", () => {
  const disk = diskWithOwn();
  const unreadable = (name: string): boolean => disk.fails === "to write" && name.startsWith("own-");
  const store: Store = {
    ...disk.store,
    read: (name) => {
      if (unreadable(name)) throw new Error("the disk cannot be read");
      return disk.store.read(name);
    },
    write: (name, text) => {
      if (!unreadable(name)) disk.fails = "never";
      disk.store.write(name, text);
    },
  };
  const player = start(store);
  openRow(player, "Settings");
  settle(player);
  drawnTextsOf(player);
  disk.fails = "to write";
  chooseMenuItem(player, "export save");
  frames(player, FRAMES_OF_QUESTION);
  expect(drawnTextsOf(player).join(" ")).toContain("could not be written");
});

describe.each(["within ten seconds", "at the next visit", "when the game ends"] as const)(
  "own levels that can be read again %s",
  (moment) => {
    test("own levels that could not be read stand beside a level that was made in the meantime", () => {
      const disk = diskWithOwn();
      const player = start(disk.store);
      disk.fails = "always";
      openWorkshop(player);
      makeLevel(player);
      expect(goBack(player)).toMatch(/own levels cannot be read/);
      press(player, "a");
      settle(player);
      disk.fails = "never";
      expect(ownMaps(disk.store, FIRST_PUZZLE_ID)).toEqual(MAPS);
      if (moment === "within ten seconds") frames(player, FRAMES_OF_TEN_SECONDS);
      else if (moment === "at the next visit") {
        drawnTextsOf(player);
        press(player, "a");
        settle(player);
        expect(drawnTextsOf(player).join(" ")).toContain("1 of 3");
      }
      if (moment !== "within ten seconds") player.console.signal("gameWillTerminate");
      expect(ownMaps(disk.store, FIRST_PUZZLE_ID)).toHaveLength(3);
      expect(ownMaps(disk.store, FIRST_PUZZLE_ID)).toEqual(expect.arrayContaining(MAPS));
    });
  },
);

test("own levels that become readable while the editor is open are not overwritten by its level", () => {
  const disk = diskWithOwn();
  const player = start(disk.store);
  disk.fails = "always";
  openWorkshop(player);
  press(player, "a");
  settle(player);
  disk.fails = "never";
  frames(player, FRAMES_OF_TEN_SECONDS);
  for (const button of ["a", "right", "down"] as const) press(player, button);
  for (let at = 0; at < FRAMES_OF_HOLD; at++) frame(player, ["b"]);
  settle(player);
  player.console.signal("gameWillTerminate");
  expect(ownMaps(disk.store, FIRST_PUZZLE_ID)).toHaveLength(3);
  expect(ownMaps(disk.store, FIRST_PUZZLE_ID)).toEqual(expect.arrayContaining(MAPS));
});

test("the workshop shows its levels as soon as they can be read again", () => {
  const disk = diskWithOwn();
  const player = start(disk.store);
  disk.fails = "always";
  openWorkshop(player);
  expect(drawnTextsOf(player).join(" ")).toContain("make your first level");
  disk.fails = "never";
  frames(player, FRAMES_OF_TEN_SECONDS);
  expect(drawnTextsOf(player).join(" ")).toContain("1 of 2");
});
