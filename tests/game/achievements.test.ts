/** Achievements: what grants them, and the shared file that the game writes for other games. */
import { beforeEach, describe, expect, test, vi } from "vitest";
import { createKeptAchievements, keepAchievements, type KeptAchievements } from "../../src/game/achievements/keep";
import { ACHIEVEMENTS } from "../../src/game/achievements/list";
import { createFreshSave, openPuzzleSave, type Save } from "../../src/game/save/save";
import { runToEnd } from "../../src/kernel/task";
import type { Achievement } from "../../src/puzzles/achievement";
import { loadAllPuzzles, PUZZLES } from "../../src/puzzles/index";
import { listSchemaProblems } from "./achievement-schema";

const FILE = "/Shared/Achievements/io.github.glissade.game/Achievements.json";
const ICONS = "/Shared/Achievements/io.github.glissade.game/AchievementImages/";
const NOW = 865000001;

interface FileEntry {
  readonly id: string;
  readonly grantedAt?: number;
  readonly progress?: number;
  readonly progressMax?: number;
}

let files: Map<string, string>;
let writes: number;

let seconds: number;
let isDiskLocked: boolean;
let bundleID: string;
let buildNumber: string;

/** Opens a file of the simulated console. Each picture of the game has its path as its contents. */
function open(path: string, mode: number): unknown[] {
  if (mode === 4) {
    if (isDiskLocked) return [undefined, "the disk is full"];
    writes++;
    files.set(path, "");
    const write = (text: string) => {
      files.set(path, (files.get(path) ?? "") + text);
      return [text.length];
    };
    return [{ write, close: () => undefined }];
  }
  const text = files.get(path) ?? (path.startsWith("/") || !path.endsWith(".pdi") ? undefined : path);
  if (text === undefined) return [undefined, "no such file"];
  let rest = text;
  const read = (count: number) => {
    const part = rest.slice(0, count);
    rest = rest.slice(count);
    return [part, part.length];
  };
  return [{ read, close: () => undefined }];
}

beforeEach(() => {
  files = new Map();
  [writes, seconds, isDiskLocked, bundleID] = [0, NOW, false, "io.github.glissade.game"];
  buildNumber = "12";
  const info = { name: "Glissade", author: "Anna", description: 'Slide and "glide".', version: "1.0.0" };
  vi.stubGlobal("playdate", {
    get metadata() {
      return { ...info, bundleID, buildNumber };
    },
    getSecondsSinceEpoch: () => [seconds, 0],
    datastore: { read: (name: string) => JSON.parse(files.get(`${name}.json`) ?? "null") as unknown },
    file: { kFileRead: 3, kFileWrite: 4, open, mkdir: () => undefined, exists: (path: string) => files.has(path) },
  });
});

function keepAfterStart(save: Save): string[] {
  return keep(save, createKeptAchievements());
}

function keep(save: Save, kept: KeptAchievements): string[] {
  return runToEnd(keepAchievements(save, kept)).map(({ id }) => id);
}

function entries(): readonly FileEntry[] {
  return (JSON.parse(files.get(FILE) ?? "") as { readonly achievements: FileEntry[] }).achievements;
}

function earn(save: Save, { counts, goal, puzzleId }: Achievement): void {
  const saved = openPuzzleSave(save, puzzleId === "" ? PUZZLES[0].id : puzzleId);
  if (counts === "levels") saved.levelsCleared = goal;
  else if (counts === "chapter" || counts === "campaign") saved.medals = "1".repeat(goal);
  else if (counts === "feats") saved.medals = "5".repeat(goal);
  else if (counts === "puzzles") for (const { id } of PUZZLES) openPuzzleSave(save, id).levelsCleared = 1;
  else if (counts === "rush") saved.rushBest = goal;
  else if (counts === "challenges") save.challenges.text = "KMQT7X4/KMQT7X4ABC/B";
  else files.set(`own-${PUZZLES[1].id}-b.json`, JSON.stringify({ payload: "# level\nmap ##/##\n" }));
}

test("there are 24 achievements, four of each puzzle and four of the whole game, each with an id of its own", () => {
  expect(ACHIEVEMENTS).toHaveLength(24);
  expect(new Set(ACHIEVEMENTS.map(({ id }) => id)).size).toBe(24);
  for (const { id } of PUZZLES) expect(ACHIEVEMENTS.filter(({ puzzleId }) => puzzleId === id)).toHaveLength(4);
});

test("the goals of chapters and campaigns are the numbers of their levels, and no feat is out of reach", () => {
  for (const { id, campaign, laterChapters = [] } of loadAllPuzzles()) {
    const goals = ACHIEVEMENTS.filter(({ puzzleId }) => puzzleId === id).map(({ goal }) => goal);
    const chapterLength = campaign.levelCount / (laterChapters.length + 1);
    expect(goals, id).toEqual([1, chapterLength, 10, campaign.levelCount]);
  }
});

test("a new save grants nothing, and its file has the form of the schema", () => {
  expect(keepAfterStart(createFreshSave())).toEqual([]);
  expect(entries().filter(({ grantedAt }) => grantedAt !== undefined)).toEqual([]);
  expect(listSchemaProblems(files.get(FILE) ?? "")).toEqual([]);
});

describe.each(ACHIEVEMENTS.map((achievement) => [achievement.id, achievement] as const))("%s", (id, achievement) => {
  test("a save with what it asks for grants it, with the time of this moment", () => {
    const save = createFreshSave();
    earn(save, achievement);
    expect(keepAfterStart(save)).toContain(id);
    expect(entries().find((entry) => entry.id === id)?.grantedAt).toBe(NOW);
    expect(listSchemaProblems(files.get(FILE) ?? "")).toEqual([]);
  });

  test("a save with one less does not grant it", () => {
    const save = createFreshSave();
    if (achievement.goal > 1) {
      earn(save, { ...achievement, goal: achievement.goal - 1 });
      if (achievement.counts === "puzzles") openPuzzleSave(save, PUZZLES[0].id).levelsCleared = 0;
    }
    expect(keepAfterStart(save)).not.toContain(id);
  });
});

test("achievements do not depend on the date: a save grants the same ones at any time", () => {
  const save = createFreshSave();
  for (const achievement of ACHIEVEMENTS) earn(save, achievement);
  for (const { id } of PUZZLES) openPuzzleSave(save, id).medals = "5".repeat(100);
  const granted = keepAfterStart(save);
  expect(granted).toHaveLength(ACHIEVEMENTS.length);
  files.delete(FILE);
  seconds = 1;
  expect(keepAfterStart(save)).toEqual(granted);
});

test("what was granted stays granted with its time, even if the save no longer has it", () => {
  const save = createFreshSave();
  openPuzzleSave(save, PUZZLES[0].id).levelsCleared = 1;
  keepAfterStart(save);
  seconds = NOW + 500;
  const later = createFreshSave();
  later.challenges.text = "KMQT7X4/KMQT7X4ABC/B";
  expect(keepAfterStart(later)).toEqual(["challenges"]);
  expect(entries().find(({ id }) => id === `${PUZZLES[0].id}-first`)?.grantedAt).toBe(NOW);
  expect(entries().find(({ id }) => id === "challenges")?.grantedAt).toBe(NOW + 500);
});

test("the file says how far the player has come, never beyond the goal", () => {
  const save = createFreshSave();
  openPuzzleSave(save, PUZZLES[0].id).medals = "1".repeat(33);
  keepAfterStart(save);
  const [, chapter, , campaign] = entries();
  expect(chapter).toMatchObject({ progress: 20, progressMax: 20 });
  expect(campaign).toMatchObject({ progress: 33, progressMax: 100 });
});

test("the file is written only if it has changed, and the icons only once for each build", () => {
  const save = createFreshSave();
  keepAfterStart(save);
  const icons = [...files.keys()].filter((path) => path.startsWith(ICONS) && path.endsWith(".pdi"));
  expect(icons.map((path) => path.slice(ICONS.length, -4)).sort()).toEqual(
    [...ACHIEVEMENTS.map(({ id }) => id), "locked"].sort(),
  );
  expect(files.get(`${ICONS}locked.pdi`)).toBe("images/achievements/locked.pdi");
  writes = 0;
  keepAfterStart(save);
  expect(writes).toBe(0);
  buildNumber = "13";
  keepAfterStart(save);
  expect(writes).toBeGreaterThan(icons.length);
});

test("a disk that refuses every write is no error, and the file is written when the disk works again", () => {
  const save = createFreshSave();
  openPuzzleSave(save, PUZZLES[0].id).levelsCleared = 1;
  isDiskLocked = true;
  const kept = createKeptAchievements();
  expect(keep(save, kept)).toEqual([`${PUZZLES[0].id}-first`]);
  expect(files.has(FILE)).toBe(false);
  isDiskLocked = false;
  expect(keep(save, kept)).toEqual([]);
  expect(entries()[0].grantedAt).toBe(NOW);
});

test("a game that was installed without a cable has the same id as any other", () => {
  bundleID = "user.4711.io.github.glissade.game";
  keepAfterStart(createFreshSave());
  expect(JSON.parse(files.get(FILE) ?? "")).toMatchObject({ gameID: "io.github.glissade.game", name: "Glissade" });
});

test("a damaged file of achievements is replaced", () => {
  files.set(FILE, '{"id":"rush","grantedAt":');
  keepAfterStart(createFreshSave());
  expect(listSchemaProblems(files.get(FILE) ?? "")).toEqual([]);
});
