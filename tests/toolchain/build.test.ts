import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { decodePng } from "../../simulator/graphics/png";
import { PUZZLES } from "../../src/puzzles/index";
import { listFilesUnder } from "../../tools/packaging/assets";
import { stripCommentsAndStrings } from "../../tools/packaging/check-bundle";
import { projectFolder } from "../../tools/packaging/project-folder";

const source = join(projectFolder, "build/source");

/**
 * The names of Lua files that the game loads on demand, apart from those that exist for each puzzle or each chapter.
 */
const OTHER_PROGRAMS = [
  "achievements",
  "by-ear",
  "caves",
  "challenges",
  "check",
  "end-card",
  "endings",
  "falling-bits",
  "fruit-many-pieces",
  "generation",
  "hint-light",
  "ice-path-campaign-caves",
  "ice-path-cave",
  "ice-path-cave-generation",
  "ice-path-cave-maker",
  "keepsakes",
  "last-place",
  "lessons",
  "links",
  "map",
  "modes",
  "move-diagram",
  "packs",
  "questions",
  "race-end",
  "remix",
  "rush-end",
  "salvage",
  "save-file",
  "start-run",
  "stats",
  "taps",
  "tilt",
  "today",
  "workshop",
];

const PROGRAMS = [
  "main.lua",
  ...OTHER_PROGRAMS.map((name) => `${name}.lua`),
  ...PUZZLES.map(({ id }) => `${id}.lua`),
  ...PUZZLES.filter(({ levelCount }) => levelCount > 0).flatMap(({ id }) => [
    `${id}-ending.lua`,
    `${id}-generation.lua`,
    `${id}-hints.lua`,
    `${id}-lessons.lua`,
    `${id}-campaign.lua`,
    `${id}-after-hours.lua`,
  ]),
  ...["kitchen", "deck", "ballroom", "roof"].map((chapter) => `last-ball-${chapter}.lua`),
  ...["april", "harvest", "first-snow"].map((chapter) => `fruit-${chapter}.lua`),
  ...["blizzard", "wreck", "dawn"].map((chapter) => `ice-path-${chapter}.lua`),
  ...["attic", "tree-house", "toyshop"].map((chapter) => `skid-${chapter}.lua`),
  ...["fog", "storm", "feast"].map((chapter) => `penguin-${chapter}.lua`),
];

function pdxinfoOf(folder: string): Record<string, string> {
  const lines = readFileSync(join(folder, "pdxinfo"), "utf8").trimEnd().split("\n");
  return Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]));
}

function groupsIn(ranges: readonly number[]): number[] {
  return ranges.flatMap((first, index) => {
    if (index % 2 === 1) return [];
    return Array.from({ length: ranges[index + 1] - first + 1 }, (_, step) => first + step);
  });
}

describe("the folder build/source", () => {
  test("the build contains the Lua files, pdxinfo and the assets, and nothing else", () => {
    const assets = listFilesUnder(join(projectFolder, "assets"));
    expect(listFilesUnder(source)).toEqual([...PROGRAMS, "pdxinfo", ...assets].sort());
  });

  test("main.lua, which is loaded at the start, has no code of a single puzzle", () => {
    const main = readFileSync(join(source, "main.lua"), "utf8");
    const modules = [...main.matchAll(/^do -- (\S+)$/gm)].map(([, module]) => module);
    expect(modules).toContain("puzzles.index");
    const ids = PUZZLES.map(({ id }) => id);
    expect(modules.filter((module) => ids.some((id) => module.startsWith(`puzzles.${id}.`)))).toEqual([]);
  });

  test("a module needs no file of another puzzle, because this file may be unloaded", () => {
    const main = readFileSync(join(source, "main.lua"), "utf8");
    const fileOfGroup = new Map(
      [...main.matchAll(/loadChunk\((\d+), "(.+)"\)/g)].map(([, group, file]) => [group, file]),
    );
    const puzzleOf = (name: string): string | undefined =>
      PUZZLES.map(({ id }) => id).find((id) => new RegExp(`(^|\\.)${id}($|[-.])`).test(name));
    const orders = [...main.matchAll(/local order = \{(.*)\}\n((?:____loadOrders\[.*\n)+)/g)];
    const needs = orders.flatMap(([, ranges, modules]) => {
      const files = groupsIn(ranges.split(", ").map(Number)).map((group) => fileOfGroup.get(`${group}`) ?? "main");
      return [...modules.matchAll(/"(.+)"/g)].map(([, module]) => ({ module, files }));
    });
    expect(needs.length).toBeGreaterThan(100);
    for (const { module, files } of needs) {
      const others = files.filter((file) => puzzleOf(file) !== undefined && puzzleOf(file) !== puzzleOf(module));
      expect(others, module).toEqual([]);
    }
  });

  test("the build has all keys of pdxinfo, with the version of package.json", () => {
    const { version } = JSON.parse(readFileSync(join(projectFolder, "package.json"), "utf8")) as { version: string };
    const pdxinfo = pdxinfoOf(source);
    expect(Object.keys(pdxinfo).sort()).toEqual(
      [
        "address",
        "author",
        "buildNumber",
        "bundleID",
        "description",
        "imagePath",
        "launchSoundPath",
        "name",
        "version",
      ].sort(),
    );
    expect(pdxinfo).toMatchObject({
      name: "Glissade",
      bundleID: "io.github.glissade.game",
      imagePath: "launcher",
      launchSoundPath: "launcher/launch",
      version,
    });
    expect(pdxinfo["buildNumber"]).toMatch(/^[1-9]\d*$/);
    expect(pdxinfo["author"]).not.toBe("");
    expect(pdxinfo["description"]).not.toBe("");
  });

  test("the build uses no os, io or load, which a Playdate does not have", () => {
    const code = stripCommentsAndStrings(PROGRAMS.map((file) => readFileSync(join(source, file), "utf8")).join("\n"));
    expect(code).toContain("playdate.update =");
    expect(code.match(/\b(os|io)\.\w+|(?<!playdate\.file\.)\b(load|loadfile|dofile)\s*\(/g)).toBeNull();
  });

  test("the build has no file and no line of the debug overlay", () => {
    const texts = listFilesUnder(source).filter((file) => /\.lua$|pdxinfo$/.test(file));
    expect(texts).toContain("main.lua");
    const withOverlay = texts.filter((file) => /overlay/i.test(file + readFileSync(join(source, file), "utf8")));
    expect(withOverlay).toEqual([]);
  });

  test("the build has a licence beside every font", () => {
    const files = listFilesUnder(source);
    const fontFolders = new Set(files.filter((file) => file.endsWith(".fnt")).map((file) => join(file, "..")));
    for (const folder of fontFolders) expect(files, folder).toContain(`${folder}/OFL.txt`);
    expect(fontFolders.size).toBeGreaterThan(0);
  });
});

describe("all images of the build", () => {
  test("every pixel of every image is black, white or transparent", () => {
    const images = listFilesUnder(source).filter((file) => file.endsWith(".png"));
    for (const file of images) {
      const strange = colours(join(source, file)).filter((colour) => !["black", "white", "clear"].includes(colour));
      expect(strange, file).toEqual([]);
    }
    expect(images).toContain("launcher/launchImage.png");
  });

  test("the launch image has no transparent pixels, as the Playdate's launcher requires", () => {
    expect(colours(join(source, "launcher/launchImage.png"))).not.toContain("clear");
  });
});

function colours(file: string): string[] {
  const { brightness, opacity } = decodePng(readFileSync(file));
  return [...new Set(Array.from(brightness, (bright, i) => colour(bright, opacity[i])))];
}

function colour(brightness: number, opacity: number): string {
  if (opacity === 0) return "clear";
  if (opacity === 1 && brightness === 0) return "black";
  if (opacity === 1 && brightness === 1) return "white";
  return `${brightness} ${opacity}`;
}
