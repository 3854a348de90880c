import fc from "fast-check";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { appendChecksum, parseSections } from "../../src/game/save/checksum";
import { createResumePoint, setResumePoint, type ResumePoint } from "../../src/game/save/resume-point";
import { packSave, openPuzzleSave, readAllSections, SAVE_VERSION, type Save } from "../../src/game/save/save";
import type * as SaveStore from "../../src/game/save/store";
import { slotChecksum } from "../../src/game/save/save-slots";
import { RIGHT } from "../../src/kernel/direction";
import { dataFolder, TORN_LEFTOVERS, tearText, withOneWrongCharacter, type Files } from "./data-folder";
import { isSameJson } from "./is-same-json";
import { medalTexts, saves, resumePoints } from "./random-saves";

let files: Files;
let starts = 0;
let isFull: boolean;

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

/**
 * Starts a game, and returns its module for saving. The module is imported anew, because a fresh import has no state of
 * an earlier game.
 */
async function launch(): Promise<{ readonly game: typeof SaveStore; readonly save: Save }> {
  const game = (await import(`../../src/game/save/store?start=${++starts}`)) as typeof SaveStore;
  return { game, save: loadAll(game) };
}

function loadAll(game: typeof SaveStore): Save {
  const save = game.loadSave();
  readAllSections(save);
  return save;
}

function movesIn(game: typeof SaveStore): number | undefined {
  return loadAll(game).resumePoints.at(0)?.moveCount;
}

function resumePointAfter(moves: number): ResumePoint {
  return {
    ...createResumePoint("some", "rising"),
    map: "@..o\n....",
    moves: new Array<typeof RIGHT>(moves).fill(RIGHT),
    moveCount: moves,
  };
}

/** Stores the whole save, as the game does when a level begins. */
function arrive(game: typeof SaveStore, save: Save): void {
  setResumePoint(save, resumePointAfter(0));
  expect(game.storeSave(save)).toBe(true);
}

function move(game: typeof SaveStore, save: Save, moves: number): void {
  setResumePoint(save, resumePointAfter(moves));
  expect(game.storeResumePoint(resumePointAfter(moves))).toBe(true);
}

/**
 * Plays three moves in a new level, and saves after each. Then the two files for unfinished levels hold the states
 * after the second and the third move.
 */
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

describe("the resume point that is stored after every move", () => {
  test("the game continues from the stored resume point when it starts again", async () => {
    await threeMoves();
    const { save } = await launch();
    expect(save.resumePoints).toEqual([resumePointAfter(3)]);
  });

  test("storing a resume point uses two slots of its own and leaves the save unchanged", async () => {
    const { game, save } = await launch();
    arrive(game, save);
    const before = fileOf("save-a");
    for (const moves of [1, 2, 3]) move(game, save, moves);
    expect([...files.keys()]).toEqual(["save-a", "table-a", "table-b"]);
    expect(fileOf("save-a")).toBe(before);
  });

  test("the next save contains the resume point that was stored before", async () => {
    const { game, save } = await launch();
    arrive(game, save);
    move(game, save, 1);
    expect(game.storeSave(save)).toBe(true);
    files.delete("table-a");
    expect((await launch()).save).toEqual(save);
  });

  test("a resume point is ignored if a newer save was stored after it", async () => {
    const { game, save } = await launch();
    arrive(game, save);
    move(game, save, 1);
    save.resumePoints.length = 0;
    game.storeSave(save);
    expect((await launch()).save).toEqual(save);
  });

  test("a resume point is ignored after a newer save, even if that save has the same text as the older", async () => {
    const { game, save } = await launch();
    arrive(game, save);
    move(game, save, 1);
    setResumePoint(save, resumePointAfter(0));
    game.storeSave(save);
    expect((await launch()).save.resumePoints).toEqual([resumePointAfter(0)]);
  });

  test("a resume point is used again if the newer save is lost", async () => {
    const { game, save } = await launch();
    arrive(game, save);
    move(game, save, 1);
    save.resumePoints.length = 0;
    game.storeSave(save);
    files.set("save-b", fileOf("save-b").slice(0, 50));
    expect((await launch()).save.resumePoints).toEqual([resumePointAfter(1)]);
  });

  test("a resume point is ignored if another save got the number of its lost save", async () => {
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

  test("a resume point is neither used nor stored without a save", async () => {
    await threeMoves();
    files.delete("save-a");
    const { game, save } = await launch();
    expect(save.resumePoints).toEqual([]);
    expect(game.storeResumePoint(resumePointAfter(4))).toBe(false);
  });

  test("a resume point is used even if a save from a newer version was backed up", async () => {
    const { game, save } = await launch();
    arrive(game, save);
    const [version, sequence, payload] = [SAVE_VERSION + 1, 9, appendChecksum("of the future")];
    const sum = slotChecksum(version, sequence, [payload]);
    const newer = { version, sequence, checksum: sum, payload: payload.text };
    files.set("save-b", JSON.stringify(newer));
    const later = await launch();
    move(later.game, later.save, 1);
    expect((await launch()).save.resumePoints).toEqual([resumePointAfter(1)]);
    expect(JSON.parse(fileOf("save-newer"))).toEqual(newer);
  });

  test("a resume point from a newer version of the game is backed up and ignored", async () => {
    await threeMoves();
    const slot = JSON.parse(fileOf("table-a")) as { sequence: number; payload: string };
    const version = SAVE_VERSION + 1;
    const newer = {
      ...slot,
      version,
      checksum: slotChecksum(version, slot.sequence, parseSections(slot.payload) ?? []),
    };
    files.set("table-a", JSON.stringify(newer));
    expect((await launch()).save.resumePoints).toEqual([resumePointAfter(2)]);
    expect(JSON.parse(fileOf("table-newer"))).toEqual(newer);
  });

  test("a failed write of a resume point is reported, and the previous resume point is still there", async () => {
    const game = await threeMoves();
    isFull = true;
    expect(game.storeResumePoint(resumePointAfter(4))).toBe(false);
    expect((await launch()).save.resumePoints).toEqual([resumePointAfter(3)]);
  });
});

describe("a damaged resume point", () => {
  test.each(TORN_LEFTOVERS)(
    "a game continues after the last move or the move before if a write over %s was cut short",
    async (over) => {
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
    },
  );

  test.each([
    ["table-a", 2],
    ["table-b", 3],
    ["save-a", undefined],
  ])("a game continues from the newest undamaged file if one character of %s is wrong", async (name, otherwise) => {
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

  test("a game continues from the save if both slots of the resume point are lost", async () => {
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

test("a game starts with the last successful save, whatever changed and whichever writes failed", async () => {
  const { game } = await launch();
  const step = fc.record({
    stats: saves.map(({ stats }) => stats),
    resumePoint: resumePoints,
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
      let lastSaved = structuredClone(save);
      for (const { stats, resumePoint, medals, fails } of steps) {
        Object.assign(save.stats, stats);
        setResumePoint(save, structuredClone(resumePoint));
        openPuzzleSave(save, resumePoint.puzzleId).medals = medals;
        isFull = fails;
        const isSame = packSave(save).text === packSave(lastSaved).text;
        expect(game.storeSave(save)).toBe(!fails || isSame);
        if (!fails) lastSaved = structuredClone(save);
      }
      expect(loadAll(game)).toEqual(lastSaved);
    }),
  );
});

test.each(TORN_LEFTOVERS)(
  "a save cut short over %s keeps the old or the new name, and everything else",
  async (over) => {
    const { game, save } = await launch();
    let before = "";
    for (const name of ["", "ANNA", "BO"]) {
      before = files.get("save-a") ?? "";
      save.settings.name = name;
      save.stats.movesMade++;
      expect(game.storeSave(save)).toBe(true);
    }
    // A copy of all files, to restore them after each write that the test cuts short. The second save is in the file
    // save-b. The third save was written into save-a, over the first save. The test now cuts the write of the third
    // save short after each number of characters.
    const whole = new Map(files);
    const text = fileOf("save-a");
    for (let characters = 0; characters <= text.length; characters++) {
      files.set("save-a", tearText(before, text, { characters, over }));
      const { settings, stats } = loadAll(game);
      expect([settings.name, stats.movesMade]).toEqual(fileOf("save-a") === text ? ["BO", 3] : ["ANNA", 2]);
      files = new Map(whole);
    }
  },
);
