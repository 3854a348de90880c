import { describe, expect, test } from "vitest";
import type { LifecycleEvent, Store } from "../../simulator/host";
import { appendChecksum } from "../../src/game/save/checksum";
import { SAVE_VERSION } from "../../src/game/save/save";
import { slotChecksum } from "../../src/game/save/save-slots";
import { RIGHT } from "../../src/kernel/direction";
import { createMemoryStore } from "../../simulator/stores";
import { TORN_LEFTOVERS, tearText, withOneWrongCharacter, type TornWrite } from "../game/data-folder";
import { seedCount } from "../seed-count";
import { startEndless } from "./endless-run";
import { askForMove, frame, frames, press, makeMove, savedRun, settle, startPlayer, type Player } from "./player";
import { saveRun, runIn, SAVE_FILES, saveIn, type SavedRun } from "./saves";
import { CHAIN } from "./chain-level";

const FRAMES_OF_TWO_SECONDS = 60;
const FRAMES_OF_LAST_ROLL = 20;

/**
 * The contents of the save files `a` and `b` after two moves; the game writes these two files in turn. `aBefore` is
 * what file `a` contained before its last write.
 */
interface Left {
  readonly a: string;
  readonly b: string;
  readonly aBefore: string;
}

function leave(): Left {
  const store = createMemoryStore();
  saveRun(store, { seed: 7, levelNumber: 12, best: 34, map: CHAIN.join("\n") });
  const aBefore = textIn(store, "save-a");
  const player = startEndless(store);
  makeMove(player, RIGHT);
  player.console.signal("deviceWillLock");
  makeMove(player, RIGHT);
  player.console.signal("gameWillTerminate");
  return { a: textIn(store, "save-a"), b: textIn(store, "save-b"), aBefore };
}

function textIn(store: Store, name: string): string {
  const text = store.read(`${name}.json`);
  if (text === undefined) throw new Error(`there is no ${name}`);
  return text;
}

function storeOf(files: Readonly<Record<string, string>>): Store {
  const store = createMemoryStore();
  for (const [name, text] of Object.entries(files)) store.write(`${name}.json`, text);
  return store;
}

function startsWith(store: Store): SavedRun {
  const player = startEndless(store);
  player.console.signal("gameWillTerminate");
  const run = savedRun(player);
  if (run === undefined) throw new Error("the game kept no run");
  // Asks for a hint, because the game then writes a save: the number of hints has changed.
  askForMove(player);
  settle(player);
  player.console.signal("gameWillTerminate");
  expect({ ...savedRun(player), countedHints: run.countedHints, playedMs: run.playedMs }).toEqual(run);
  return run;
}

/**
 * Returns `count` items of a list at equal distances, among them the first and the last item. The tests use it to try
 * only some of the points at which a write may be cut off.
 */
function sampled<Item>(items: readonly Item[], count: number): Item[] {
  return Array.from({ length: count }, (_, at) => items[Math.round((at * (items.length - 1)) / (count - 1))]);
}

const TEARS = seedCount(40, 12);
const WRONG_CHARACTERS = seedCount(30, 10);

const left = leave();

describe("the start of the game with damaged saves", () => {
  test("the game loads the newest save if nothing is damaged", () => {
    const run = startsWith(storeOf({ "save-a": left.a, "save-b": left.b }));
    expect(run).toMatchObject({ seed: 7, levelNumber: 12, best: 34, map: CHAIN.join("\n"), moves: "RR", moveCount: 2 });
  });

  test.each(TORN_LEFTOVERS)("the game loads the newest undamaged save if the last write was torn over %s", (over) => {
    for (const characters of sampled([...Array(left.a.length + 1).keys()], TEARS)) {
      const text = tearText(left.aBefore, left.a, { characters, over });
      const moves = text === left.a ? "RR" : "R";
      const run = startsWith(storeOf({ "save-a": text, "save-b": left.b }));
      expect(run, `${characters} characters`).toMatchObject({ levelNumber: 12, best: 34, moves });
    }
  });

  test.each([
    ["newer", "save-a", "R"],
    ["older", "save-b", "RR"],
  ] as const)("the game loads the newest undamaged save if one character of the %s slot is wrong", (_, name, moves) => {
    const slots = { "save-a": left.a, "save-b": left.b };
    for (const wrong of sampled([...withOneWrongCharacter(slots[name])], WRONG_CHARACTERS)) {
      expect(startsWith(storeOf({ ...slots, [name]: wrong })), wrong).toMatchObject({
        levelNumber: 12,
        best: 34,
        moves,
      });
    }
  });

  test("the game loads the other slot if a slot is missing, empty or of another shape", () => {
    for (const text of ["", "]]", "null", "3", "[1,2,3]", "{}", '{"version":1,"sequence":9,"checksum":0}']) {
      expect(startsWith(storeOf({ "save-a": text, "save-b": left.b })).moves).toBe("R");
      expect(startsWith(storeOf({ "save-a": left.a, "save-b": text })).moves).toBe("RR");
    }
    expect(startsWith(storeOf({ "save-b": left.b })).moves).toBe("R");
    expect(startsWith(storeOf({ "save-a": left.a })).moves).toBe("RR");
  });

  test("the game loads the newest save if the slots were exchanged", () => {
    expect(startsWith(storeOf({ "save-a": left.b, "save-b": left.a })).moves).toBe("RR");
  });

  test("the game begins with a new player if both slots are lost", () => {
    for (const text of ["", "]]", "[1,2,3]", '{"version":99}']) {
      const store = storeOf({ "save-a": text, "save-b": text });
      const player = startPlayer(store);
      settle(player);
      press(player, "a");
      settle(player);
      press(player, "a");
      settle(player);
      player.console.signal("gameWillTerminate");
      const save = saveIn(store);
      expect(save?.puzzles.map(({ medals }) => medals).join("")).toBe("");
      expect(save?.stats.movesMade).toBe(0);
    }
  });
});

describe("the table that is saved after every move", () => {
  function leaveAtOnce(): Record<string, string> {
    const store = createMemoryStore();
    saveRun(store, { seed: 7, levelNumber: 12, best: 34, map: CHAIN.join("\n") });
    const player = startEndless(store);
    for (const button of ["right", "right", "b"] as const) {
      press(player, button);
      settle(player);
    }
    return filesIn(store);
  }

  const files = leaveAtOnce();
  const [last, before] = [
    { moves: "RR", moveCount: 1, rewinds: 1 },
    { moves: "RR", moveCount: 2, rewinds: 0 },
  ];

  test("the game starts with the state in the table that is saved after every move", () => {
    expect(Object.keys(files)).toEqual(["save-a", "table-a", "table-b"]);
    expect(startsWith(storeOf(files))).toMatchObject({ levelNumber: 12, best: 34, ...last });
  });

  test.each(TORN_LEFTOVERS)(
    "the game starts with the earlier table if the table of the last move was torn over %s",
    (over) => {
      for (const characters of sampled([...Array(files["table-a"].length + 1).keys()], TEARS)) {
        const text = tearText(files["table-b"], files["table-a"], { characters, over });
        const run = startsWith(storeOf({ ...files, "table-a": text }));
        expect(run, `${characters} characters`).toMatchObject(text === files["table-a"] ? last : before);
      }
    },
  );

  test("the game ignores a saved table with a wrong character", () => {
    for (const wrong of sampled([...withOneWrongCharacter(files["table-a"])], WRONG_CHARACTERS)) {
      const isSame = wrong.replaceAll(" ", "") === files["table-a"].replaceAll(" ", "");
      expect(startsWith(storeOf({ ...files, "table-a": wrong })), wrong).toMatchObject(isSame ? last : before);
    }
  });

  test("the game starts with the save alone if both slots of the saved table are lost", () => {
    for (const text of ["", "]]", "[1,2,3]", '{"version":99}']) {
      const run = startsWith(storeOf({ ...files, "table-a": text, "table-b": text }));
      expect(run).toMatchObject({ levelNumber: 12, best: 34, moves: "", moveCount: 0 });
    }
  });

  test("the game ignores a saved table if a save was written after it", () => {
    const store = storeOf(files);
    const player = startEndless(store);
    makeMove(player, RIGHT);
    player.console.signal("deviceWillLock");
    press(player, "b");
    press(player, "b");
    player.console.signal("gameWillTerminate");
    const { "table-a": a, "table-b": b } = files;
    expect(startsWith(storeOf({ ...filesIn(store), "table-a": a, "table-b": b }))).toMatchObject({ moveCount: 0 });
  });
});

function filesIn(store: Store): Record<string, string> {
  const files: Record<string, string> = {};
  for (const name of SAVE_FILES) {
    const text = store.read(`${name}.json`);
    if (text !== undefined) files[name] = text;
  }
  return files;
}

/**
 * Wraps a file store to imitate a power cut. The write with the number `last` writes only a part of its text, and later
 * writes do nothing. `whole` returns a store with the files as they were after the last complete write.
 */
function tearing(store: Store, last: number, tear: TornWrite): { readonly store: Store; readonly whole: () => Store } {
  let writes = 0;
  let whole = filesIn(store);
  const write = (name: string, text: string): void => {
    writes++;
    if (writes > last) return;
    const before = store.read(name) ?? "";
    store.write(name, writes < last ? text : tearText(before, text, tear));
    if (store.read(name) === text) whole = filesIn(store);
  };
  return { store: { ...store, write }, whole: () => storeOf(whole) };
}

test("the next game starts with the last complete write, whichever write of a game is torn", () => {
  const reached = new Set<string | undefined>();
  for (const last of [1, 2, 3, 4, 5, 6, 7, 8]) {
    for (const characters of sampled([0, 1, 60, 300, 480, 9999], seedCount(6))) {
      const before = createMemoryStore();
      saveRun(before, { seed: 7, levelNumber: 12, best: 34, map: CHAIN.join("\n") });
      const { store, whole } = tearing(before, last, { characters, over: "an emptied file" });
      const player = startEndless(store);
      for (const event of ["deviceWillLock", "deviceWillSleep", "gameWillTerminate"] as const) {
        for (const button of ["right", "down", "left", "up"] as const) press(player, button);
        player.console.signal(event);
      }
      const files = storeOf(filesIn(store));
      const expected = saveIn(whole());
      expect(expected).toBeDefined();
      expect(saveIn(files)).toEqual(expected);
      const run = runIn(files);
      expect({ ...startsWith(files), playedMs: run?.playedMs }).toEqual(run);
      reached.add(run?.moves);
    }
  }
  expect(reached.size).toBeGreaterThan(2);
});

test("the game goes on if the store refuses every write", () => {
  const before = createMemoryStore();
  saveRun(before, { map: CHAIN.join("\n") });
  const full: Store = {
    ...before,
    write: () => {
      throw new Error("the disk is full");
    },
  };
  const player = startEndless(full);
  makeMove(player, RIGHT);
  player.console.signal("gameWillTerminate");
  frames(player, FRAMES_OF_TWO_SECONDS);
  expect(savedRun(player)?.moves).toBe("");
});

describe("the moments at which the game saves", () => {
  function startAt(map: readonly string[]): Player {
    const store = createMemoryStore();
    saveRun(store, { seed: 7, levelNumber: 12, best: 34, map: map.join("\n") });
    return startEndless(store);
  }

  test("the game saves a move within two seconds, without any signal", () => {
    const player = startAt(CHAIN);
    press(player, "right");
    for (let at = 2; at < FRAMES_OF_TWO_SECONDS; at++) frame(player);
    expect(savedRun(player)).toMatchObject({ moves: "R", moveCount: 1 });
  });

  test("the game saves while the player makes one move after the other", () => {
    const player = startAt(CHAIN);
    const kept = new Set<string | undefined>();
    for (let at = 0; at < 40; at++) {
      press(player, at % 2 === 0 ? "right" : "b");
      frames(player, 20);
      kept.add(savedRun(player)?.moves);
    }
    expect(kept.has("R")).toBe(true);
  });

  test("the game saves nothing as long as nothing changes", () => {
    const player = startAt(CHAIN);
    makeMove(player, RIGHT);
    frames(player, FRAMES_OF_TWO_SECONDS);
    const before = filesIn(player.store);
    expect(Object.keys(before)).toEqual(["save-a", "table-a"]);
    frames(player, 300);
    expect(filesIn(player.store)).toEqual(before);
    player.console.signal("gameWillPause");
    const after = filesIn(player.store);
    expect(Object.keys(after)).toEqual(["save-a", "save-b", "table-a"]);
    for (const event of ["gameWillPause", "deviceWillLock", "gameWillTerminate"] as const) player.console.signal(event);
    expect(filesIn(player.store)).toEqual(after);
  });

  test.each<[LifecycleEvent]>([["gameWillTerminate"], ["deviceWillSleep"], ["deviceWillLock"], ["gameWillPause"]])(
    "the game saves at once at %s",
    (event) => {
      const player = startAt(CHAIN);
      frame(player, ["right"]);
      player.console.signal(event);
      expect(savedRun(player)?.moves).toBe("R");
    },
  );

  test("the game saves a cleared level as soon as its last ball has left the board", () => {
    const player = startAt(["............", "..@..o......", "............"]);
    press(player, "right");
    frames(player, FRAMES_OF_LAST_ROLL);
    expect(savedRun(player)).toMatchObject({ levelNumber: 12, moves: "R", moveCount: 1 });
  });
});

test("a save from a newer version is set aside, and the game loads the older slot", () => {
  const version = SAVE_VERSION + 1;
  const payload = appendChecksum("a language that is not known yet");
  const slot = { version, sequence: 9, checksum: slotChecksum(version, 9, [payload]), payload: payload.text };
  const newer = JSON.stringify(slot);
  const store = storeOf({ "save-a": newer, "save-b": left.b });
  expect(startsWith(store).moves).toBe("R");
  for (let launch = 0; launch < 2; launch++) {
    const player = startEndless(store);
    press(player, "b");
    player.console.signal("gameWillTerminate");
  }
  expect(JSON.parse(textIn(store, "save-newer"))).toEqual(JSON.parse(newer));
});
