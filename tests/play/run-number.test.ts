/**
 * Tests the level number of a run (a sequence of levels) that the player continues: an endless run or a challenge. The
 * player left the run in a lesson, a tiny level that teaches something, which came after a cleared level.
 */
import { expect, test } from "vitest";
import { TEXTS } from "../../src/game/texts/index";
import { openPuzzleSave } from "../../src/game/save/save";
import { levelNow, openPace, pressRow, skipLessons, waitForLevel, win } from "./bot";
import { PRINT_DRAWN_TEXTS, drawnTextsOf } from "./drawn-texts";
import { codeOf } from "./open-mode";
import { chooseMenuItem, frame, frames, gameBehind, press, settle, startPlayer, type Player } from "./player";
import { lessonWith } from "./puzzles";
import { storeWith } from "./saves";

const MAX_LEVELS = 8;
const FRAMES_UNTIL_A_COUNTS = 30;
const FRAMES_OF_HOLD = 40;
const FRAMES_TO_ANSWER = 12;

/**
 * Starts the game of a player who has had no lessons about the things in the puzzle's levels. Lessons are tiny levels
 * that teach something.
 */
function startUntaught(puzzleId: string, code?: string): Player {
  const store = storeWith((save) => {
    openPuzzleSave(save, puzzleId).knownThings = "";
  }, puzzleId);
  const launch = code === undefined ? {} : { arguments: [`code=${code}`] };
  return startPlayer(store, { ...launch, files: gameBehind(PRINT_DRAWN_TEXTS) });
}

function watch(player: Player): void {
  frames(player, FRAMES_UNTIL_A_COUNTS);
  for (let count = 0; count < FRAMES_OF_HOLD; count++) frame(player, ["a"]);
}

function leaveInLesson(player: Player, winLevel: (player: Player) => void): number {
  skipLessons(player);
  for (let levels = 1; levels <= MAX_LEVELS; levels++) {
    const level = levelNow(player);
    winLevel(player);
    const { puzzle, map } = waitForLevel(player, level);
    settle(player);
    if (lessonWith(puzzle, map) === undefined) continue;
    chooseMenuItem(player, TEXTS.menu.leave);
    settle(player);
    return levels;
  }
  throw new Error(`no lesson came after the first ${MAX_LEVELS} levels`);
}

function drawnText(player: Player): string {
  return drawnTextsOf(player).join(" | ");
}

const announcements = ({ printed }: Player): string =>
  printed.filter((line) => line.startsWith("announcement: ")).join(" | ");

test.each([
  ["penguin", "watched", watch],
  ["fruit", "watched", watch],
  ["penguin", "won", win],
  ["fruit", "won", win],
] as const)(
  "an endless run of %s that is left in the lesson after a %s level names the level that comes next",
  (puzzleId, how, winLevel) => {
    const player = startUntaught(puzzleId);
    openPace(player, "rising");
    press(player, "a");
    const levels = leaveInLesson(player, winLevel);
    const number = how === "watched" ? 1 : levels + 1;
    press(player, "down");
    press(player, "up");
    settle(player);
    expect(drawnText(player)).toContain(TEXTS.level(number));
    pressRow(player, "Play");
    settle(player);
    const paces = drawnText(player);
    expect(paces).toContain(TEXTS.pace.records(number, number === 1 ? 0 : number)[0]);
    expect(paces).toContain(TEXTS.pace.goOn);
    press(player, "down");
    press(player, "a");
    settle(player);
    expect(drawnText(player)).toContain(TEXTS.pace.newRunCost(number, number === 1 ? 0 : number));
    frames(player, FRAMES_TO_ANSWER);
    press(player, "b");
    settle(player);
    press(player, "a");
    skipLessons(player);
    expect(levelNow(player)?.level).toBe(levels + 1);
    const levelNames = announcements(player).match(/Level [0-9]+/g);
    expect(levelNames).toEqual([TEXTS.level(number)]);
  },
);

test("a challenge that is left in the lesson after a cleared level goes on with the level after it", () => {
  const player = startUntaught("fruit", codeOf("fruit"));
  waitForLevel(player);
  settle(player);
  const levels = leaveInLesson(player, win);
  const again = startPlayer(player.store, {
    arguments: [`code=${codeOf("fruit")}`],
    files: gameBehind(PRINT_DRAWN_TEXTS),
  });
  skipLessons(again);
  expect(levelNow(again)?.level).toBe(levels + 1);
  expect(drawnText(again)).toContain(TEXTS.countOf(levels + 1, 10));
});
