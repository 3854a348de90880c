import { describe, expect, test } from "vitest";
import type { Note, Store } from "../../simulator/host";
import { openPuzzleSave } from "../../src/game/save/save";
import { keepsakeNames } from "../../src/puzzles/keepsakes";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { leave, levelNow, openRow, waitForLevel, win } from "./bot";
import { drawnTextsOf, PRINT_DRAWN_TEXTS } from "./drawn-texts";
import { expectScreen } from "./golden-screens";
import { frame, frames, gameBehind, makeMove, press, saveAfterExit, settle, startPlayer, type Player } from "./player";
import { FIRST_PUZZLE_ID, HAS_UNFINISHED_PUZZLE, PUZZLE_ROWS } from "./puzzles";
import { saveIn, storeWith } from "./saves";

const SHUTTER_FRAMES = 10;
const DROP_FRAMES = 6;
const FRAMES_BEFORE_DROP = 12;
const FRAMES_OF_CELEBRATION = 20;
const FRAMES_BEFORE_WATER = 8;

function storeAfter(cleared: number, puzzleId = FIRST_PUZZLE_ID): Store {
  return storeWith((save) => {
    save.stats.rewinds = 1;
    Object.assign(openPuzzleSave(save, puzzleId).endless, { cleared, seenKeepsakes: Math.floor(cleared / 10) });
  }, puzzleId);
}

function startRun(store: Store): Player {
  const player = startPlayer(store, { files: gameBehind(PRINT_DRAWN_TEXTS) });
  openRow(player, "Play");
  waitForLevel(player);
  settle(player);
  return player;
}

function winAndListen(player: Player): { readonly won: readonly string[]; readonly next: readonly string[] } {
  const before = levelNow(player);
  win(player);
  drawnTextsOf(player);
  frames(player, FRAMES_OF_CELEBRATION);
  const won = drawnTextsOf(player);
  waitForLevel(player, before);
  drawnTextsOf(player);
  settle(player);
  return { won, next: drawnTextsOf(player) };
}

function endlessOf(store: Store, puzzleId = FIRST_PUZZLE_ID) {
  return saveIn(store)?.puzzles.find(({ id }) => id === puzzleId)?.endless;
}

describe("the line about a keepsake", () => {
  test.each(PUZZLE_ROWS)(
    "the tenth level of endless runs in %s says what it has earned and when the next comes",
    (id) => {
      const player = startRun(storeAfter(9, id));
      const { won, next } = winAndListen(player);
      const [name] = keepsakeNames(id);
      expect(won.some((text) => text.startsWith(name))).toBe(true);
      expect(next.join(" ")).toMatch(/Next in/);
      expect(endlessOf(player.store, id)).toMatchObject({ cleared: 10 });
    },
  );

  test("the level before the tenth says nothing of keepsakes", () => {
    const player = startRun(storeAfter(8));
    const { won, next } = winAndListen(player);
    expect([...won, ...next].filter((text) => /Chalk|Next in/.test(text))).toEqual([]);
  });

  test("the eightieth level says that it was the last keepsake, and the ninetieth earns none", () => {
    const last = winAndListen(startRun(storeAfter(79)));
    expect(last.won.some((text) => text.startsWith("Bulb"))).toBe(true);
    expect(last.next.some((text) => text.endsWith("All found"))).toBe(true);
    const later = winAndListen(startRun(storeAfter(89)));
    expect([...later.won, ...later.next].filter((text) => /Bulb|Next in|All found/.test(text))).toEqual([]);
  });

  test("the first move of the next level takes the line away", () => {
    const player = startRun(storeAfter(9));
    winAndListen(player);
    const direction = [0, 1, 2, 3].find((each) => {
      makeMove(player, each as 0 | 1 | 2 | 3);
      return levelNow(player)?.moves !== "";
    });
    expect(direction).toBeDefined();
    drawnTextsOf(player);
    press(player, "b");
    settle(player);
    expect(drawnTextsOf(player).filter((text) => text.startsWith("Next in"))).toEqual([]);
  });

  test("a level that the game itself solves earns nothing", () => {
    const player = startRun(storeAfter(9));
    for (let held = 0; held < 600 && levelNow(player)?.level === 1; held++) frame(player, ["a"]);
    settle(player);
    expect(endlessOf(player.store)).toMatchObject({ cleared: 9 });
  });
});

describe("the doorsteps on the title screen", () => {
  function watchTitle(store: Store) {
    const notes: { readonly atFrame: number; readonly hertz: number }[] = [];
    let atFrame = 0;
    const play = ({ hertz }: Note): void => void notes.push({ atFrame, hertz });
    const player = startPlayer(store, { speaker: { play } });
    const pictures: string[] = [];
    for (; atFrame < 30; atFrame++) {
      frame(player);
      pictures.push(player.console.pixels.join(""));
    }
    return { player, pictures: pictures.slice(SHUTTER_FRAMES), notes };
  }

  function storeWithNew(): Store {
    return storeWith((save, saved) => {
      Object.assign(saved.endless, { cleared: 41, seenKeepsakes: 3 });
      Object.assign(openPuzzleSave(save, "fruit").endless, { cleared: 20, seenKeepsakes: 2 });
    });
  }

  test("a new keepsake drops in with one bounce and the first two notes of the success sound", () => {
    const { pictures, notes } = watchTitle(storeWithNew());
    const changes = pictures.filter((picture, index) => index > 0 && picture !== pictures[index - 1]);
    expect(changes).toHaveLength(DROP_FRAMES);
    const [theme] = loadAllPuzzles().map(({ soundTheme }) => soundTheme);
    // The two notes that the title screen plays for the new souvenir (keepsake). They are the first two notes of the
    // puzzle's success sound. The music also plays notes of these frequencies, but later, so the first two found are
    // the right ones.
    const heard = notes.filter(({ hertz }) => theme?.successHertz.slice(0, 2).includes(hertz)).slice(0, 2);
    expect(heard.map(({ hertz }) => hertz)).toEqual(theme?.successHertz.slice(0, 2));
    expect(heard[0].atFrame).toBeGreaterThan(FRAMES_BEFORE_DROP);
  });

  test("a keepsake that was seen stands still, also after the player has left in the middle of its drop", () => {
    const store = storeWithNew();
    const left = startPlayer(store);
    frames(left, FRAMES_BEFORE_DROP);
    expect(saveAfterExit(left).puzzles[0].endless.seenKeepsakes).toBe(4);
    const { pictures } = watchTitle(store);
    expect(new Set(pictures.slice(0, FRAMES_BEFORE_WATER)).size).toBe(1);
  });

  test.skipIf(HAS_UNFINISHED_PUZZLE)("the newest three keepsakes stand before each house", () => {
    const player = startPlayer(storeWithNew());
    frames(player, SHUTTER_FRAMES);
    settle(player);
    expectScreen(player, "title-keepsakes");
  });

  test("the player sees a keepsake that a run has earned when the title opens again", () => {
    const player = startPlayer(storeAfter(9));
    openRow(player, "Play");
    const before = waitForLevel(player);
    settle(player);
    win(player);
    waitForLevel(player, before);
    settle(player);
    leave(player);
    settle(player);
    expect(saveAfterExit(player).puzzles[0].endless).toEqual({ cleared: 10, seenKeepsakes: 1 });
  });
});
