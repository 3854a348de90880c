import { beforeEach, expect, test, vi } from "vitest";
import { createResumePoint, setResumePoint } from "../../src/game/save/resume-point";
import { openPuzzleSave, type Save } from "../../src/game/save/save";
import { dataFolder } from "./data-folder";

const files = new Map<string, string>();
const written: string[] = [];
const datastore = {
  read: (name: string) => dataFolder(files).read(name),
  write: (value: object, name: string) => {
    written.push(name);
    dataFolder(files).write(name, value);
  },
};
vi.stubGlobal("playdate", { datastore });

const { loadSave } = await import("../../src/game/save/store");
const { requestFirstWins, requestResumePoint, requestSave, storeNext, storeRequested } =
  await import("../../src/game/save/store-requests");

let save: Save;

beforeEach(() => {
  save = loadSave();
  save.stats.levelsCleared++;
  written.length = 0;
});

function writtenInFrames(): string[][] {
  const frames: string[][] = [];
  while (storeNext(save)) frames.push(written.splice(0).map((name) => name.replace(/-[ab]$/, "")));
  return frames;
}

test("a save is formatted in one frame and written in the next, and first wins follow in a third", () => {
  requestSave();
  requestFirstWins();
  expect(writtenInFrames()).toEqual([[], ["save"], []]);
});

test("a resume point that is requested with a save is stored once, in the save", () => {
  const resumePoint = { ...createResumePoint("some", "rising"), levelNumber: 7 };
  setResumePoint(save, resumePoint);
  requestResumePoint(resumePoint);
  requestSave();
  requestResumePoint(resumePoint);
  expect(writtenInFrames()).toEqual([[], ["save"]]);
  expect([...files.values()].join("")).toContain("levelNumber 7");
});

test("a resume point that is requested while a save is being stored follows the save", () => {
  const resumePoint = createResumePoint("some", "rising");
  requestSave();
  expect(storeNext(save)).toBe(true);
  setResumePoint(save, resumePoint);
  requestResumePoint(resumePoint);
  expect(writtenInFrames()).toEqual([["save"], ["table"]]);
});

test("everything that was requested is stored at once when the player leaves", () => {
  openPuzzleSave(save, "some").rushBest = 3;
  requestSave();
  storeRequested(save);
  expect(written).toHaveLength(1);
  expect(storeNext(save)).toBe(false);
});
