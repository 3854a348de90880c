import fc from "fast-check";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type * as FirstWinsFile from "../../src/game/save/first-wins-file";
import { formatFirstWin, MAX_FIRST_WINS, parseFirstWin, type FirstWin } from "../../src/game/save/first-wins";
import { allLevelsOf } from "../../src/puzzles/campaign";
import { FINISHED_PUZZLES } from "../play/puzzles";
import { dataFolder, TORN_LEFTOVERS, tearText, type Files } from "./data-folder";

const MAX_FILE_BYTES = 8000;

let files: Files;
let starts = 0;
let isLocked = false;

vi.stubGlobal("playdate", {
  datastore: {
    read: (name: string) => {
      if (isLocked) throw new Error("the file cannot be read now");
      return dataFolder(files).read(name);
    },
    write: (value: object, name: string) => {
      dataFolder(files).write(name, value);
    },
  },
  file: {
    exists: () => isLocked,
    open: (path: string) => openFile(files.get(path.replace(".json", ""))),
    kFileRead: 1,
  },
});

beforeEach(() => {
  files = new Map();
  isLocked = false;
});

/**
 * Imitates the console's function to open a file, and returns the function's results as a list. The list has the opened
 * file, which holds `text`. It is empty if there is no such file or if the file is locked.
 */
function openFile(text: string | undefined): object[] {
  if (text === undefined || isLocked) return [];
  const rests = [text];
  const read = () => {
    const rest = rests.pop() ?? "";
    return [rest, rest.length];
  };
  return [{ read, close: () => undefined }];
}

/**
 * Imports and returns the module that stores the first win of each level, in its state when the game has just started.
 */
async function launch(): Promise<typeof FirstWinsFile> {
  return (await import(`../../src/game/save/first-wins-file?start=${++starts}`)) as typeof FirstWinsFile;
}

function winOf(at: number): FirstWin {
  return {
    map: `@.${at % 10}\n..${Math.floor(at / 10)}`,
    moves: at,
    seconds: 2 * at,
    hints: 0,
    difficultyCentibits: 300,
  };
}

function winsOf(from: number, to: number): FirstWin[] {
  return Array.from({ length: to - from }, (_, index) => winOf(from + index));
}

describe("the line of a first win", () => {
  test("a first win is written as four numbers and the map", () => {
    expect(formatFirstWin(winOf(7))).toBe("7,14,0,300 3 @.7..0");
  });

  test("the first win of any level is read back unchanged", () => {
    const row = fc.string({ unit: fc.constantFrom(".", "@", "#", "o"), minLength: 9, maxLength: 9 });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1 }), fc.nat(9999), fc.nat(9999), (rows, moves, seconds) => {
        const win = { map: rows.join("\n"), moves, seconds, hints: 1, difficultyCentibits: 358 };
        expect(parseFirstWin(formatFirstWin(win))).toEqual(win);
      }),
    );
  });

  test.each(["", "7,14,0,300", "7,14,0 3 @.o", "7,14,0,300,1 3 @.o", "7,14,0,x 3 @.o", "7,14,0,300 99 @.o"])(
    "the line %j is not that of a first win",
    (line) => {
      expect(parseFirstWin(line)).toBeUndefined();
    },
  );
});

describe("the files of first wins", () => {
  test("a puzzle without files has no first wins", async () => {
    expect((await launch()).readFirstWins("fruit")).toEqual([]);
  });

  test("stored first wins of each puzzle are unchanged when the game starts again", async () => {
    const game = await launch();
    for (const win of winsOf(0, 3)) game.addFirstWin("fruit", win);
    game.addFirstWin("skid", winOf(9));
    game.saveFirstWins();
    const again = await launch();
    expect(again.readFirstWins("fruit")).toEqual(winsOf(0, 3));
    expect(again.readFirstWins("skid")).toEqual([winOf(9)]);
  });

  test("the newest wins are kept when there are more than there is room for", async () => {
    const game = await launch();
    for (const win of winsOf(0, MAX_FIRST_WINS + 3)) game.addFirstWin("fruit", win);
    game.saveFirstWins();
    expect((await launch()).readFirstWins("fruit")).toEqual(winsOf(3, MAX_FIRST_WINS + 3));
  });

  test("a second win of a level changes nothing, and nothing is written", async () => {
    const game = await launch();
    for (const win of winsOf(0, 3)) game.addFirstWin("fruit", win);
    game.saveFirstWins();
    const before = [...files];
    game.addFirstWin("fruit", { ...winOf(1), moves: 99 });
    game.saveFirstWins();
    expect([...files]).toEqual(before);
    expect(game.readFirstWins("fruit")).toEqual(winsOf(0, 3));
  });

  test.each(TORN_LEFTOVERS)("a write over %s that is cut short anywhere loses at most the last win", async (over) => {
    const game = await launch();
    const written = new Map<string, string>();
    for (const win of winsOf(0, 4)) {
      game.addFirstWin("fruit", win);
      game.saveFirstWins();
      if (win.moves === 2) for (const [name, text] of files) written.set(name, text);
    }
    const whole = new Map(files);
    const last = [...whole.keys()].find((name) => whole.get(name) !== written.get(name)) ?? "";
    const text = whole.get(last) ?? "";
    for (let characters = 0; characters < text.length; characters += 17) {
      files = new Map(whole).set(last, tearText(written.get(last) ?? "", text, { characters, over }));
      const wins = (await launch()).readFirstWins("fruit");
      expect(wins.slice(0, 3), `${characters}`).toEqual(winsOf(0, 3));
    }
  });

  test("the undamaged wins of two damaged files are kept, each of them once", async () => {
    const game = await launch();
    for (const win of winsOf(0, 4)) {
      game.addFirstWin("fruit", win);
      game.saveFirstWins();
    }
    for (const [name, text] of files) files.set(name, text.replace("2,4,0,300", "2,5,0,300"));
    const again = await launch();
    expect(again.readFirstWins("fruit")).toEqual([winOf(0), winOf(1), winOf(3)]);
    again.addFirstWin("fruit", winOf(5));
    again.saveFirstWins();
    expect((await launch()).readFirstWins("fruit")).toEqual([winOf(0), winOf(1), winOf(3), winOf(5)]);
  });

  test("a win while the files cannot be read is stored with the earlier ones once they can be read", async () => {
    const game = await launch();
    for (const win of winsOf(0, 2)) game.addFirstWin("fruit", win);
    game.saveFirstWins();
    const again = await launch();
    isLocked = true;
    again.addFirstWin("fruit", winOf(2));
    again.saveFirstWins();
    isLocked = false;
    again.addFirstWin("fruit", winOf(3));
    again.saveFirstWins();
    expect((await launch()).readFirstWins("fruit")).toEqual(winsOf(0, 4));
  });

  test("an import replaces the first wins", async () => {
    const game = await launch();
    for (const win of winsOf(0, 2)) game.addFirstWin("fruit", win);
    game.importFirstWins("fruit", []);
    game.saveFirstWins();
    expect((await launch()).readFirstWins("fruit")).toEqual([]);
  });

  test("the files of the largest campaign levels of a puzzle stay small", async () => {
    const game = await launch();
    for (const { id, campaign } of FINISHED_PUZZLES) {
      const maps = allLevelsOf(campaign).map(({ map }) => map.join("\n"));
      maps.sort((one, other) => other.length - one.length);
      const numbers = { moves: 999, seconds: 9999, hints: 9, difficultyCentibits: 999 };
      for (const map of maps.slice(0, MAX_FIRST_WINS)) game.addFirstWin(id, { ...numbers, map });
      game.saveFirstWins();
    }
    const lengths = [...files.values()].map((text) => text.length);
    expect(lengths).toHaveLength(FINISHED_PUZZLES.length);
    expect(Math.max(...lengths)).toBeLessThan(MAX_FILE_BYTES);
    expect(lengths.reduce((sum, length) => sum + length)).toBeGreaterThan(MAX_FILE_BYTES);
  });
});
