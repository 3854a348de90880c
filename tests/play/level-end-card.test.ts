import { describe, expect, test } from "vitest";
import type { Store } from "../../simulator/host";
import { TWIST_LETTERS } from "../../src/game/save/known-controls";
import type { AttemptJson } from "./attempt-json";
import { levelNow, openRow, rewind, solutionOf, waitForLevel, winAndSee } from "./bot";
import { endCardOf } from "../../src/puzzles/end-cards";
import { drawnTextsOf, PRINT_DRAWN_TEXTS } from "./drawn-texts";
import { announcedStepCount, announcedSteps, FRAMES_OF_NOTCH, FRAMES_PER_MOVE, turnBack } from "./made-levels";
import { openRemix } from "./open-mode";
import { askForMove, frame, frames, gameBehind, makeMove, press, settle, startPlayer, type Player } from "./player";
import { puzzleOf, PUZZLE_ROWS } from "./puzzles";
import { isTextOnScreen } from "./screen-text";
import { storeWith } from "./saves";

/** The number of frames for which the tests hold Ⓐ, so that the game plays the solution itself. */
const FRAMES_TO_WATCH = 30;
const FRAMES_OF_SOLUTION = 900;
/**
 * A number of frames within which the game has recorded how a level was generated. They are enough for any level of a
 * weekly remix.
 */
const FRAMES_OF_RECORDING = 3000;

function openToday(store: Store): Player {
  const player = startPlayer(store, { daysLater: 2, files: gameBehind(PRINT_DRAWN_TEXTS) });
  openRow(player, "Today");
  press(player, "a");
  waitForLevel(player);
  settle(player);
  drawnTextsOf(player);
  return player;
}

function remixStore(puzzleId: string): Store {
  return storeWith((save) => {
    save.knownControls += Object.values(TWIST_LETTERS).join("");
  }, puzzleId);
}

function winAndCount(player: Player): AttemptJson {
  winAndSee(player);
  const level = levelNow(player);
  if (level === undefined) throw new Error("no level is on the screen");
  return level;
}

describe.each(PUZZLE_ROWS)("the end card of a daily level of %s", (puzzleId) => {
  const { feat } = puzzleOf(puzzleId);

  test("the card has the signs of the win, what a first win takes if there is space for it, and what Ⓐ does next", () => {
    const player = openToday(storeWith(undefined, puzzleId));
    winAndSee(player);
    const texts = drawnTextsOf(player).join(" ");
    expect(texts).toMatch(/Cleared|\d moves/);
    expect(texts.toLowerCase()).toContain(feat.name.toLowerCase());
    const hasNumeral = endCardOf(puzzleId).numeral !== undefined;
    if (!hasNumeral) expect(texts.toLowerCase()).not.toContain("first win");
    expect(texts).toMatch(/Ⓐ (next: )?[A-Z]/);
    expect(texts).not.toMatch(/, new|held/);
  });

  test("the card says that a win with a hint has missed par", () => {
    const player = openToday(storeWith(undefined, puzzleId));
    askForMove(player);
    settle(player);
    winAndSee(player);
    const texts = drawnTextsOf(player).join(" ");
    expect(texts).toMatch(/Cleared|\d moves/);
    expect(texts).toContain("With a hint");
  });
});

test("the card after a watched level of Today says so, and has no other sign", () => {
  const player = openToday(storeWith());
  for (let held = 0; held < FRAMES_TO_WATCH; held++) frame(player, ["a"]);
  frames(player, FRAMES_OF_SOLUTION);
  const texts = drawnTextsOf(player).join(" ");
  expect(texts).toMatch(/watched/i);
  expect(texts).toContain("not counted");
  expect(texts).not.toMatch(/cleared|no rewind|with a hint/i);
});

test("the card says of a win with a taken-back move only that the level is cleared", () => {
  const player = openToday(storeWith());
  const level = levelNow(player);
  if (level === undefined) throw new Error("no level is on the screen");
  makeMove(player, solutionOf(level)[0]);
  rewind(player);
  winAndSee(player);
  const texts = drawnTextsOf(player).join(" ");
  expect(texts).toMatch(/Cleared|\d moves/);
  expect(texts).not.toContain("no rewind");
});

describe("a level of the weekly remix", () => {
  test.each(["rewinds", "turned", "fog"] as const)("with %s, an end card follows, and Ⓐ opens the next", (twist) => {
    const player = openRemix(remixStore("fruit"), twist);
    winAndSee(player);
    expect(isTextOnScreen(player, "Par")).toBe(true);
    press(player, "a");
    waitForLevel(player);
    expect(levelNow(player)).toMatchObject({ mode: "remix", level: 2 });
  });

  test.each(PUZZLE_ROWS)("after a win, the crank turns back through the making of a level of %s", (puzzleId) => {
    const player = openRemix(remixStore(puzzleId), "rewinds");
    const { moveCount } = winAndCount(player);
    turnBack(player, FRAMES_PER_MOVE * moveCount);
    frames(player, FRAMES_OF_RECORDING);
    turnBack(player, FRAMES_OF_NOTCH);
    press(player, "left");
    settle(player);
    expect(announcedSteps(player)).not.toEqual([]);
    expect(announcedStepCount(player)).toBeGreaterThan(0);
  });
});
