import fc from "fast-check";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { appendChecksum, parseSections } from "../../src/game/save/checksum";
import { emptyResumePoint, setResumePoint, type ResumePoint } from "../../src/game/save/resume-point";
import { packSave, puzzleSave, readAllParts, SAVE_VERSION, type Save } from "../../src/game/save/save";
import type * as SaveStore from "../../src/game/save/store";
import { slotChecksum } from "../../src/game/save/save-slots";
import { RIGHT } from "../../src/kernel/direction";
import { dataFolder, TORN_LEFTOVERS, tearText, withOneWrongCharacter, type Files } from "./data-folder";
import { isSameJson } from "./is-same-json";
import { medalTexts, saves, resumePoints } from "./random-saves";

let files: Files;
let starts = 0;
let isFull: boolean;

/** The console's data folder, which is `files`. */
const datastore = {
  read: (name: string) => dataFolder(files).read(name),
  write: (value: object, name: string) => {
    if (!isFull) dataFolder(files).write(name, value);
  },
};

vi.stubGlobal("playdate", { datastore });

beforeEach(() => {
  files = new Map();
  isFull = false;
});

/** A game that has just been started: what it knows lies in a module of its own. */
async function launch(): Promise<{ readonly game: typeof SaveStore; readonly save: Save }> {
  const game = (await import(`../../src/game/save/store?start=${++starts}`)) as typeof SaveStore;
  return { game, save: loadAll(game) };
}

/** What a game would start with, read to the last line. */
function loadAll(game: typeof SaveStore): Save {
  const save = game.loadSave();
  readAllParts(save);
  return save;
}

/** How many moves stand in what a game would start with; undefined if no level was left. */
function movesIn(game: typeof SaveStore): number | undefined {
  return loadAll(game).resumePoints.at(0)?.goal;
}

function tableAfter(moves: number): ResumePoint {
  return {
    ...emptyResumePoint("some", "endless"),
    map: "@..o\n....",
    moves: new Array<typeof RIGHT>(moves).fill(RIGHT),
    goal: moves,
  };
}

/** Does what the game does at the beginning of a level. */
function arrive(game: typeof SaveStore, save: Save): void {
  setResumePoint(save.resumePoints, tableAfter(0));
  expect(game.storeSave(save)).toBe(true);
}

/** Does what the game does after move number `moves`. */
function move(game: typeof SaveStore, save: Save, moves: number): void {
  setResumePoint(save.resumePoints, tableAfter(moves));
  expect(game.storeResumePoint(tableAfter(moves))).toBe(true);
}

/** Three moves of a level that has just come, each kept: the last two lie in the slots of the table. */
async function threeMoves(): Promise<typeof SaveStore> {
  const { game, save } = await launch();
  arrive(game, save);
  for (const moves of [1, 2, 3]) move(game, save, moves);
  return game;
}

function fileOf(name: string): string {
  const text = files.get(name);
  if (text === undefined) throw new Error(`there is no ${name}`);
  return text;
}

describe("the table that is kept after every move", () => {
  test("is where the next game starts", async () => {
    await threeMoves();
    const { save } = await launch();
    expect(save.resumePoints).toEqual([tableAfter(3)]);
  });

  test("leaves the save before it as it is, and lies in two slots of its own", async () => {
    const { game, save } = await launch();
    arrive(game, save);
    const before = fileOf("save-a");
    for (const moves of [1, 2, 3]) move(game, save, moves);
    expect([...files.keys()]).toEqual(["save-a", "table-a", "table-b"]);
    expect(fileOf("save-a")).toBe(before);
  });

  test("goes into the save when that is kept next", async () => {
    const { game, save } = await launch();
    arrive(game, save);
    move(game, save, 1);
    expect(game.storeSave(save)).toBe(true);
    files.delete("table-a");
    expect((await launch()).save).toEqual(save);
  });

  test("is not taken any more once a save was kept after it", async () => {
    const { game, save } = await launch();
    arrive(game, save);
    move(game, save, 1);
    save.resumePoints.length = 0;
    game.storeSave(save);
    expect((await launch()).save).toEqual(save);
  });

  test("is not taken either if the save after it was the very same as the one before it", async () => {
    const { game, save } = await launch();
    arrive(game, save);
    move(game, save, 1);
    setResumePoint(save.resumePoints, tableAfter(0));
    game.storeSave(save);
    expect((await launch()).save.resumePoints).toEqual([tableAfter(0)]);
  });

  test("comes back with its own save if the next save is lost", async () => {
    const { game, save } = await launch();
    arrive(game, save);
    move(game, save, 1);
    save.resumePoints.length = 0;
    game.storeSave(save);
    files.set("save-b", fileOf("save-b").slice(0, 50));
    expect((await launch()).save.resumePoints).toEqual([tableAfter(1)]);
  });

  test("is not taken for that of another save that has the number of its own, which was lost", async () => {
    const one = await launch();
    arrive(one.game, one.save);
    one.save.stats.movesMade = 7;
    one.game.storeSave(one.save);
    move(one.game, one.save, 2);
    files.delete("save-b");
    const other = await launch();
    other.save.stats.movesMade = 8;
    other.game.storeSave(other.save);
    expect(JSON.parse(fileOf("save-b"))).toMatchObject({ sequence: 2 });
    expect((await launch()).save).toEqual(other.save);
  });

  test("is nothing without a save", async () => {
    await threeMoves();
    files.delete("save-a");
    const { game, save } = await launch();
    expect(save.resumePoints).toEqual([]);
    expect(game.storeResumePoint(tableAfter(4))).toBe(false);
  });

  test("counts also where a newer version's save was kept aside", async () => {
    const { game, save } = await launch();
    arrive(game, save);
    const [version, sequence, payload] = [SAVE_VERSION + 1, 9, appendChecksum("of the future")];
    const sum = slotChecksum(version, sequence, [payload]);
    const newer = { version, sequence, checksum: sum, payload: payload.text };
    files.set("save-b", JSON.stringify(newer));
    const later = await launch();
    move(later.game, later.save, 1);
    expect((await launch()).save.resumePoints).toEqual([tableAfter(1)]);
    expect(JSON.parse(fileOf("save-newer"))).toEqual(newer);
  });

  test("of a newer version is kept aside and not taken", async () => {
    await threeMoves();
    const slot = JSON.parse(fileOf("table-a")) as { sequence: number; payload: string };
    const version = SAVE_VERSION + 1;
    const newer = {
      ...slot,
      version,
      checksum: slotChecksum(version, slot.sequence, parseSections(slot.payload) ?? []),
    };
    files.set("table-a", JSON.stringify(newer));
    expect((await launch()).save.resumePoints).toEqual([tableAfter(2)]);
    expect(JSON.parse(fileOf("table-newer"))).toEqual(newer);
  });

  test("that cannot be written is told, and the one before is there", async () => {
    const game = await threeMoves();
    isFull = true;
    expect(game.storeResumePoint(tableAfter(4))).toBe(false);
    expect((await launch()).save.resumePoints).toEqual([tableAfter(3)]);
  });
});

describe("with the table that was written last", () => {
  test.each(TORN_LEFTOVERS)("torn at any length over %s a game starts one move before it, or with it", async (over) => {
    const { game, save } = await launch();
    arrive(game, save);
    for (const moves of [1, 2]) move(game, save, moves);
    const before = fileOf("table-a");
    move(game, save, 3);
    const whole = fileOf("table-a");
    for (let characters = 0; characters <= whole.length; characters++) {
      const text = tearText(before, whole, { characters, over });
      files.set("table-a", text);
      const expected = text === whole ? 3 : 2;
      expect(movesIn(game), `${characters} characters`).toBe(expected);
    }
  });

  test.each([
    ["table-a", 2],
    ["table-b", 3],
    ["save-a", undefined],
  ])("and any one character of %s wrong a game starts with the newest that is whole", async (name, otherwise) => {
    const game = await threeMoves();
    const whole = fileOf(name);
    let damages = 0;
    for (const wrong of withOneWrongCharacter(whole)) {
      files.set(name, wrong);
      expect(movesIn(game), wrong).toBe(isSameJson(wrong, whole) ? 3 : otherwise);
      damages++;
    }
    expect(damages).toBeGreaterThan(10 * whole.length);
  });

  test("and the one before both lost a game starts with the save", async () => {
    const game = await threeMoves();
    for (const text of ["", "]]", "null", "[1,2,3]", '{"version":99}']) {
      files.set("table-a", text);
      files.set("table-b", text);
      expect(movesIn(game)).toBe(0);
    }
  });
});

test("a save that has not changed is not written again", async () => {
  const { game, save } = await launch();
  arrive(game, save);
  const again = await launch();
  expect(packSave(again.save).text).toBe(packSave(save).text);
  expect(again.game.storeSave(again.save)).toBe(true);
  expect([...files.keys()]).toEqual(["save-a"]);
});

test("what is kept is what the next game starts with, whatever changed and whichever writes failed", async () => {
  const { game } = await launch();
  const step = fc.record({
    stats: saves.map(({ stats }) => stats),
    table: resumePoints,
    medals: medalTexts,
    fails: fc.boolean(),
  });
  fc.assert(
    fc.property(saves, fc.array(step, { maxLength: 6 }), (start, steps) => {
      files = new Map();
      isFull = false;
      const save = game.loadSave();
      Object.assign(save, structuredClone(start));
      expect(game.storeSave(save)).toBe(true);
      let kept = structuredClone(save);
      for (const { stats, table, medals, fails } of steps) {
        Object.assign(save.stats, stats);
        setResumePoint(save.resumePoints, structuredClone(table));
        puzzleSave(save, table.puzzle).medals = medals;
        isFull = fails;
        const isSame = packSave(save).text === packSave(kept).text;
        expect(game.storeSave(save)).toBe(!fails || isSame);
        if (!fails) kept = structuredClone(save);
      }
      expect(loadAll(game)).toEqual(kept);
    }),
  );
});

test.each(TORN_LEFTOVERS)(
  "a save torn over %s as the name changed has the name before, or the new one, and all else",
  async (over) => {
    const { game, save } = await launch();
    let before = "";
    for (const name of ["", "ANNA", "BO"]) {
      before = files.get("save-a") ?? "";
      save.settings.name = name;
      save.stats.movesMade++;
      expect(game.storeSave(save)).toBe(true);
    }
    // The second save lies in save-b; the third was written over the first.
    const whole = new Map(files);
    const text = fileOf("save-a");
    for (let characters = 0; characters <= text.length; characters += 7) {
      files.set("save-a", tearText(before, text, { characters, over }));
      const { settings, stats } = loadAll(game);
      expect([settings.name, stats.movesMade]).toEqual(fileOf("save-a") === text ? ["BO", 3] : ["ANNA", 2]);
      files = new Map(whole);
    }
  },
);
