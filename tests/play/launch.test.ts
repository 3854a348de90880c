import { expect, test } from "vitest";
import { createMemoryStore } from "../../simulator/stores";
import { writeChallengeCode } from "../../src/game/codes/challenge-code";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { frame, press, settle, startPlayer, type Player } from "./player";
import { printedAttempt } from "./attempt-json";
import { lessonsOf } from "./puzzles";
import { storeWith } from "./saves";
import { saveRun, saveIn } from "./saves";

const CODE = writeChallengeCode({ seed: 177777, puzzleIndex: 0, size: 4 });

function startWith(code: string, store = storeWith()): Player {
  return startPlayer(store, { arguments: [`code=${code}`] });
}

function waitForLevel(player: Player): unknown {
  for (let at = 0; at < 1000 && printedAttempt(player) === undefined; at++) frame(player);
  return JSON.parse(printedAttempt(player) ?? "{}");
}

function challenges({ printed }: Player): string[] {
  return printed.filter((line) => line.startsWith("link: "));
}

test("the game opens a challenge before any level of the campaign if it is started with a challenge code", () => {
  const player = startWith(CODE.toLowerCase());
  expect(challenges(player)).toEqual([`link: challenge=${CODE}`]);
  expect(waitForLevel(player)).toMatchObject({ mode: "challenge", seed: 177777, level: 1 });
});

test.each(loadAllPuzzles().map(({ id }, puzzle) => [id, puzzle] as const))(
  "a challenge code of %s opens its first level, or a tutorial before it",
  (id, puzzle) => {
    const player = startWith(writeChallengeCode({ seed: 4711, puzzleIndex: puzzle, size: 2 }));
    const { map } = waitForLevel(player) as { readonly map: readonly string[] };
    const isTutorial = lessonsOf(id).some((lesson) => lesson.map.join() === map.join());
    const level = isTutorial ? 0 : 1;
    expect(waitForLevel(player)).toMatchObject({ puzzle: id, mode: "challenge", seed: 4711, level });
  },
);

test("the web page is told that no challenge is open once the player leaves it", () => {
  const player = startWith(CODE);
  waitForLevel(player);
  press(player, "b");
  press(player, "b");
  expect(challenges(player)).toEqual([`link: challenge=${CODE}`, "link: none"]);
});

test("a wrong challenge code is entered on the dial, with the cursor on the wrong letter", () => {
  const player = startWith(`${CODE.slice(0, 4)}A${CODE.slice(5)}`);
  settle(player);
  expect(challenges(player)).toEqual([]);
  for (let turns = "ABCDEFGHJKLMNPQRSTUVWXYZ2345679".indexOf(CODE[4]); turns > 0; turns--) press(player, "down");
  for (let place = 5; place <= 7; place++) press(player, "a");
  expect(challenges(player)).toEqual([`link: challenge=${CODE}`]);
});

test("the dial says what is wrong with a code until a letter is turned", () => {
  const player = startWith(`${CODE.slice(0, 6)}A`);
  settle(player);
  const faultPixels = Buffer.from(player.console.pixels);
  press(player, "down");
  press(player, "up");
  settle(player);
  expect(faultPixels.equals(Buffer.from(player.console.pixels))).toBe(false);
  press(player, "a");
  settle(player);
  expect(faultPixels.equals(Buffer.from(player.console.pixels))).toBe(true);
});

test("a wrong challenge code changes nothing in the save", () => {
  const store = createMemoryStore();
  saveRun(store, { seed: 7, levelNumber: 12, best: 34, map: "..@o..", moves: "R", moveCount: 1 });
  const before = saveIn(store);
  const player = startWith("KMQT", store);
  settle(player);
  player.console.signal("gameWillTerminate");
  expect(saveIn(store)).toEqual(before);
});

test.each(["", "KMQT", "0000000", "ÄÖÜ", "1\n2", "*_*_*_*", "A".repeat(5000)])(
  "the game starts although its argument %j is no challenge code",
  (code) => {
    const player = startWith(code);
    settle(player);
    expect(challenges(player)).toEqual([]);
  },
);

test("the game begins at the title without a level if it is started without a code", () => {
  const player = startPlayer();
  frame(player);
  expect(player.printed).toEqual(["notch: 30"]);
  expect(printedAttempt(player)).toBe(undefined);
});
