import { describe, expect, test } from "vitest";
import type { Host } from "../../simulator/host";
import { createFreshSave, openPuzzleSave } from "../../src/game/save/save";
import { formatReport } from "../../tools/long-run/format-report";
import { countWonLevel, createBotCounts, findDifference } from "../../tools/long-run/bot-counts";
import { createDataFolder } from "../../tools/long-run/data-folder";
import { createDice } from "../../tools/long-run/dice";
import { countFrame, createFrameCosts } from "../../tools/long-run/frame-costs";
import { findHeapDrift, FRAMES_BEFORE_JUDGING } from "../../tools/long-run/heap-samples";
import { createLevelWatch, hearLine, watchLevel } from "../../tools/long-run/level-watch";
import { runLong, type LongRun } from "../../tools/long-run/run";
import type { AttemptJson } from "../play/attempt-json";
import { GAME_FILES } from "../play/player";
import { refusedWith, runProjectTool } from "./run-tool";

const SEED = 1;
const FRAMES_OF_A_MINUTE = 1800;
const FRAMES_UNTIL_A_WIN = 6000;

const LEVEL: AttemptJson = {
  puzzle: "skid",
  mode: "rising",
  seed: 7,
  level: 3,
  map: ["a planted map"],
  moves: "",
  moveCount: 0,
  outcome: "playing",
  state: [],
};

function run(frames: number, files = GAME_FILES): LongRun {
  const task = runLong(SEED, frames, { files });
  for (;;) {
    const { done, value } = task.next();
    if (done === true) return value;
  }
}

/** Returns the game's files with one piece of the Lua code in main.lua replaced. The piece must be there once. */
function withReplaced(piece: string, replacement: string): Host["files"] {
  const main = new TextDecoder().decode(GAME_FILES.get("main.lua"));
  expect(main.split(piece)).toHaveLength(2);
  return new Map([...GAME_FILES, ["main.lua", new TextEncoder().encode(main.replace(piece, () => replacement))]]);
}

/** Returns the game's files with Lua code behind main.lua that runs before each update of the game. */
function withCodeBeforeUpdates(code: string): Host["files"] {
  const main = new TextDecoder().decode(GAME_FILES.get("main.lua"));
  const lua = `local planted, updates = playdate.update, 0
    function playdate.update()
      updates = updates + 1
      ${code}
      return planted()
    end`;
  return new Map([...GAME_FILES, ["main.lua", new TextEncoder().encode(`${main}\n${lua}\n`)]]);
}

describe("the long run", () => {
  test("a minute of the long run finds no fault, and its report names what was checked and played", () => {
    const report = formatReport(run(FRAMES_OF_A_MINUTE), "npm run --silent long-run -- --hours 1 --seed 1");
    expect(report).toContain("| errors of the game | 0 |");
    expect(report).toContain("| left alone |");
  });

  test("an error in the game's Lua stops the long run with its seed, hour, frame and text", () => {
    const files = withCodeBeforeUpdates('if updates == 900 then error("a planted error") end');
    expect(() => run(FRAMES_OF_A_MINUTE, files)).toThrow(
      /^long-run: seed 1, hour 1, frame 899: the game failed: .*a planted error$/,
    );
  });

  test("a frame that computes for too long stops the long run", () => {
    const files = withCodeBeforeUpdates("if updates == 900 then for count = 1, 200000 do end end");
    expect(() => run(FRAMES_OF_A_MINUTE, files)).toThrow(
      /frame 900: a frame of the screen "play" computed for 6\d\.\d dms, more than 33$/,
    );
  });

  test("statistics that count each win twice stop the long run", () => {
    const files = withReplaced(
      "stats.levelsCleared = stats.levelsCleared + 1",
      "stats.levelsCleared = stats.levelsCleared + 2",
    );
    expect(() => run(FRAMES_UNTIL_A_WIN, files)).toThrow(/the statistics say \d+ won levels, the bot counted \d+$/);
  });

  test("a win that the statistics lack is found, for all levels, for a puzzle and for a campaign", () => {
    const counts = createBotCounts();
    const save = createFreshSave();
    const saved = openPuzzleSave(save, "skid");
    countWonLevel(counts, { puzzleId: "skid", mode: "campaign", number: 1, isCertain: true });
    expect(findDifference(counts, save)).toBe("the statistics say 0 won levels, the bot counted 1");
    save.stats.levelsCleared = 1;
    expect(findDifference(counts, save)).toBe("the statistics say 0 won levels of skid, the bot counted 1");
    saved.levelsCleared = 1;
    expect(findDifference(counts, save)).toBe(
      "the statistics say 0 cleared campaign levels of skid, the bot counted 1",
    );
    saved.medals = "1";
    expect(findDifference(counts, save)).toBeUndefined();
  });

  test("a map that comes again within 500 levels of endless runs is found, but not a level that was left", () => {
    const watch = createLevelWatch(createBotCounts());
    expect(watchLevel(watch, LEVEL)).toBeUndefined();
    expect(watchLevel(watch, undefined)).toBeUndefined();
    expect(watchLevel(watch, LEVEL)).toBeUndefined();
    for (let level = 1; level < 500; level++) {
      expect(watchLevel(watch, { ...LEVEL, seed: 8, level, map: [`${level}`] })).toBeUndefined();
    }
    expect(watchLevel(watch, { ...LEVEL, seed: 9 })).toBe(
      "level 3 of the run with seed 9 of skid (rising) came 500 levels before",
    );
    expect(watchLevel(watch, { ...LEVEL, seed: 8, level: 500, map: ["500"] })).toBeUndefined();
    expect(watchLevel(watch, { ...LEVEL, seed: 10, map: ["1"] })).toBeUndefined();
  });

  test("a win counts when the game announces it, and not if the game has played the solution itself", () => {
    const counts = createBotCounts();
    const watch = createLevelWatch(counts);
    for (const [number, announcement] of ["1 move, cleared, par 1", "1 move, cleared, watched"].entries()) {
      const level = { ...LEVEL, level: number, map: [`${number}`] };
      watchLevel(watch, level);
      watchLevel(watch, { ...level, moves: "R", moveCount: 1, outcome: "won" });
      hearLine(watch, `announcement: ${announcement}`);
    }
    expect(counts.byPuzzle.get("skid")).toEqual({ certain: 1, uncertain: 0 });
    expect(counts.moves).toEqual({ certain: 2, uncertain: 0 });
  });

  test("memory that grows by more than 5 percent after the first hour is found", () => {
    const sample = (hour: number, kilobytes: number) => {
      return { frame: 0, sessionFrames: hour * FRAMES_BEFORE_JUDGING, kilobytes };
    };
    const flat = [sample(0, 1000), sample(1, 2000), sample(2, 2090), sample(3, 1910)];
    expect(findHeapDrift(flat)).toBeUndefined();
    expect(findHeapDrift([...flat, sample(4, 2110)])).toContain("more than 5 % from the median");
  });

  test("frames that only their estimated drawing makes slow are counted for their screen", () => {
    const costs = createFrameCosts();
    const cost = { luaMs: 10, drawingMs: 20, hasDrawn: true };
    expect(countFrame(costs, cost, () => "stats")).toBeUndefined();
    expect([...costs.slowByScreen]).toEqual([["stats", { count: 1, mostMs: 36.7 }]]);
  });

  test("a torn write leaves a beginning of the text in the file", () => {
    const folder = createDataFolder(() => undefined);
    const dice = createDice(SEED);
    expect(folder.tearLastWrite(dice)).toBeUndefined();
    folder.store.write("save-a.json", "abc");
    folder.store.write("save-a.json", "1234567890");
    expect(folder.tearLastWrite(dice)).toBe("save-a.json");
    expect(folder.store.read("save-a.json")).toMatch(/^1?2?3?4?5?6?7?8?9?0?(b?c)?$/);
    expect(folder.tearLastWrite(dice)).toBeUndefined();
  });

  test("hours that are no whole number are refused with one sentence", () => {
    expect(runProjectTool("long-run", "--hours", "1.5")).toEqual(
      refusedWith('long-run: --hours is "1.5"; it must be a whole number from 1 to 1000'),
    );
  });
});
