import { expect, test } from "vitest";
import type { Button, Host } from "../../simulator/host";
import { createNodeHost } from "../../simulator/node-host";
import { createDevConsole, type DevConsole } from "../../tools/dev/page/dev-console";
import { createFileStore, type FileStore } from "../../tools/dev/page/file-store";
import { createSession, type Session } from "../../tools/dev/page/session";
import { GAME_FILES } from "../play/player";
import { FIRST_PUZZLE_ID } from "../play/puzzles";
import { SAVE_FILES, storeWith } from "../play/saves";

interface Player {
  readonly dev: DevConsole;
  readonly store: FileStore;
  readonly errors: unknown[];
  readonly notes: unknown[];
}

function sessionOfBeginner(): Session {
  const store = storeWith(() => undefined, FIRST_PUZZLE_ID);
  const files = SAVE_FILES.map((name) => `${name}.json`).flatMap((name) => {
    const text = store.read(name);
    return text === undefined ? [] : [[name, text] as const];
  });
  // Sets the start time of every game to 0, because the seed of a game's endless run is its start time.
  return { ...createSession(files), startSeconds: 0 };
}

function start(session = sessionOfBeginner(), files: Host["files"] = GAME_FILES): Player {
  const { lua } = createNodeHost(GAME_FILES);
  const store = createFileStore();
  const errors: unknown[] = [];
  const notes: unknown[] = [];
  const host = {
    lua,
    store,
    speaker: { play: (note: unknown) => void notes.push(note) },
    print: () => undefined,
    onFailure: (error: unknown) => void errors.push(error),
    onReplayed: () => void errors.splice(0),
  };
  return { dev: createDevConsole(host, files, session), store, errors, notes };
}

function frames({ dev }: Player, count: number, ...held: Button[]): void {
  const input = { held: new Set(held), crankDegrees: 0, isCrankDocked: true };
  for (let index = 0; index < count; index++) dev.console.update(input);
}

function playOneMove(player: Player): void {
  frames(player, 20);
  frames(player, 2, "a");
  frames(player, 20);
  frames(player, 2, "a");
  frames(player, 1800);
  frames(player, 2, "up");
  frames(player, 60);
}

function pictureOf({ dev }: Player): string {
  return dev.console.pixels.join("");
}

function withLua(lua: string): Host["files"] {
  const main = new TextDecoder().decode(GAME_FILES.get("main.lua"));
  return new Map([...GAME_FILES, ["main.lua", new TextEncoder().encode(`${lua} ${main}`)]]);
}

test("a new game shows the level and position of the old game", () => {
  const player = start();
  playOneMove(player);
  const before = pictureOf(player);
  const notes = player.notes.length;
  player.dev.replaceGame(withLua("local added = 1"));
  expect(pictureOf(player) === before).toBe(true);
  expect(player.notes).toHaveLength(notes);
  frames(player, 2, "b");
  frames(player, 60);
  expect(pictureOf(player) === before).toBe(false);
});

test("the screen differs after a start over, so the replay is what keeps the position", () => {
  const player = start();
  playOneMove(player);
  const before = pictureOf(player);
  player.dev.startOver();
  frames(player, 60);
  expect(pictureOf(player) === before).toBe(false);
  expect(player.dev.session().files.length).toBeGreaterThan(0);
});

test("a stored session continues on a reloaded page", () => {
  const player = start();
  playOneMove(player);
  const reloaded = start(JSON.parse(JSON.stringify(player.dev.session())) as Session);
  expect(pictureOf(reloaded) === pictureOf(player)).toBe(true);
});

test("a game that fails stops with its last picture, and the next game continues at the same position", () => {
  const player = start();
  playOneMove(player);
  const before = pictureOf(player);
  player.dev.replaceGame(withLua("error('planted')"));
  expect(String(player.errors[0])).toContain("planted");
  frames(player, 30, "down");
  expect(pictureOf(player) === before).toBe(true);
  player.dev.replaceGame(GAME_FILES);
  expect(player.errors).toEqual([]);
  expect(pictureOf(player) === before).toBe(true);
});

test("a game that fails in a frame stops, and the next game gets the input of this frame", () => {
  // A game that throws an error in the first frame in which a button is pressed. This frame begins 61.500 seconds after
  // the start.
  const failing = withLua(`
    local time = playdate.getCurrentTimeMilliseconds
    playdate.getCurrentTimeMilliseconds = function()
      if time() > 61493 then error("planted") end
      return time()
    end`);
  const player = start(sessionOfBeginner(), failing);
  playOneMove(player);
  expect(String(player.errors[0])).toContain("planted");
  expect(player.dev.session().entries.at(-1)).toMatchObject({ count: 1, held: ["up"] });
  player.dev.replaceGame(GAME_FILES);
  frames(player, 61);
  const whole = start();
  playOneMove(whole);
  expect(player.errors).toEqual([]);
  expect(pictureOf(player) === pictureOf(whole)).toBe(true);
});

test("the game prints its screen and its attempt on request, and the session does not record the request", () => {
  const player = start();
  expect(player.dev.printedAfter("n")).toEqual(["screen: title"]);
  playOneMove(player);
  const before = JSON.stringify(player.dev.session());
  expect(player.dev.printedAfter("n")).toEqual(["screen: play"]);
  expect(player.dev.printedAfter("j")[0]).toContain('"mode":"rising"');
  expect(JSON.stringify(player.dev.session())).toBe(before);
});

test("the console reports how many kilobytes the Lua of the game holds", () => {
  const player = start();
  frames(player, 10);
  const kilobytes = player.dev.console.heapKilobytes();
  expect(kilobytes).toBeGreaterThan(300);
  expect(kilobytes).toBeLessThan(3000);
});
