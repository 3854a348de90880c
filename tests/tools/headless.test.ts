import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { GifReader } from "omggif";
import { afterAll, describe, expect, test } from "vitest";
import { createFolderStore } from "../../simulator/folder-store";
import { BLACK } from "../../simulator/graphics/bitmap";
import { decodePngBitmap } from "../../simulator/graphics/png";
import { writeLevelCode } from "../../src/game/codes/level-code";
import { runToEnd } from "../../src/kernel/task";
import { saveRun, runIn } from "../play/saves";
import { runProjectTool, refusedWith } from "./run-tool";

const folder = mkdtempSync(join(tmpdir(), "headless-"));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): string {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
}

function game(name: string, lua: string): string {
  return dirname(write(`${name}/main.lua`, lua));
}

const headless = (...words: string[]) => runProjectTool("headless", ...words);
const nothing = write("nothing.txt", "");
const idle = game("idle", "function playdate.update() end");

test("the headless tool prints what the game prints, and writes the screenshots and the last frame", () => {
  const source = game("good", "function playdate.update() print('frame') playdate.graphics.clear(0) end");
  const shots = join(folder, "shots");
  const script = write("script.txt", "1 shot first\n");
  const finished = headless("--script", script, "--frames", "2", "--png", shots, "--source", source);
  expect(finished).toEqual({ exitCode: 0, stdout: "frame\nframe\n", stderr: "" });
  expect(readdirSync(shots).sort()).toEqual(["first.png", "last.png"]);
  const { width, height, pixels } = decodePngBitmap(readFileSync(join(shots, "last.png")));
  expect([width, height, pixels.every((pixel) => pixel === BLACK)]).toEqual([400, 240, true]);
});

test("the headless tool writes all frames as a film, which has the same bytes each time", () => {
  const source = game(
    "film",
    "local f = 0 function playdate.update() f = f + 1 playdate.graphics.clear(f // 4 % 2) end",
  );
  const films = ["one.gif", "two.gif"].map((name) => join(folder, name));
  for (const film of films) {
    const finished = headless("--script", nothing, "--frames", "12", "--gif", film, "--source", source);
    expect(finished).toEqual({ exitCode: 0, stdout: "", stderr: "" });
  }
  const [one, two] = films.map((film) => readFileSync(film));
  expect(one).toEqual(two);
  const reader = new GifReader(one);
  const ticks = Array.from({ length: reader.numFrames() }, (_, index) => reader.frameInfo(index).delay);
  expect([reader.width, reader.height, ticks]).toEqual([400, 240, [10, 13, 14, 3]]);
});

describe("the film of a replay by the headless tool", () => {
  const replay = `${runToEnd(writeLevelCode({ puzzleIndex: 0, map: "..@.o..." }))}.R`;
  const film = join(folder, "replay.gif");

  test("a link to a replay and its code alone make the same film", () => {
    const films = [replay, `https://example.org/glissade/?replay=${replay}`].map((link) => {
      expect(headless("--replay", link, "--gif", film)).toEqual({ exitCode: 0, stdout: "", stderr: "" });
      return readFileSync(film);
    });
    expect(films[0]).toEqual(films[1]);
    expect(new GifReader(films[0]).numFrames()).toBeGreaterThan(10);
  });

  const noReplay = `${replay.split(".")[0]}.L`;
  test.each<[readonly string[], string]>([
    [["--replay", noReplay, "--gif", film], `--replay is "${noReplay}", whose moves do not solve its level`],
    [["--replay", "AAAAA.R", "--gif", film], '--replay is "AAAAA.R", which is no code of a level and its moves'],
    [
      ["--replay", "https://example.org/?level=AAAAA", "--gif", film],
      '--replay is "https://example.org/?level=AAAAA", which is no link to a replay',
    ],
    [["--replay", replay], "--gif is missing"],
    [["--replay", replay, "--gif", film, "--frames", "9"], "--replay plays no script: leave --frames out"],
  ])("the headless tool rejects %j in one sentence", (words, sentence) => {
    expect(headless(...words)).toEqual(refusedWith(`headless: ${sentence}`));
  });
});

test("the headless tool exits with code 1, the error and its traceback if the game throws", () => {
  const source = game("bad", "function playdate.update() error('boom') end");
  const { exitCode, stderr } = headless("--script", nothing, "--frames", "1", "--source", source);
  expect(exitCode).toBe(1);
  expect(stderr).toMatch(/^[^\n]*main\.lua:1: boom\nstack traceback:\n/);
});

describe("saves of the headless tool", () => {
  const launches = game(
    "launches",
    `local launches = playdate.datastore.read() or { count = 0 }
    launches.count = launches.count + 1
    playdate.datastore.write(launches)
    print(launches.count)
    function playdate.update() end`,
  );
  const launch = (...words: string[]) =>
    headless("--script", nothing, "--frames", "1", "--source", launches, ...words).stdout;

  test("files that a game saves are there in the next run, in a folder that the tool creates if needed", () => {
    const data = join(folder, "new/data");
    expect([launch("--data", data), launch("--data", data)]).toEqual(["1\n", "2\n"]);
    expect(readdirSync(data)).toEqual(["data.json"]);
    writeFileSync(join(data, "data.json"), '{"count":41}');
    expect(launch("--data", data)).toBe("42\n");
  });

  test("saved files are lost after a run without a folder for them", () => {
    expect([launch(), launch()]).toEqual(["1\n", "1\n"]);
  });

  test("the headless tool continues from a save of Glissade, and saves the move that was made", () => {
    const data = join(folder, "glissade");
    mkdirSync(data);
    saveRun(createFolderStore(data), { seed: 1, levelNumber: 24, best: 57, map: "....\n.@.o\n....\n.o.." });
    const script = write("roll.txt", "1 press a\n30 press a\n90 press right\n130 signal gameWillTerminate\n");
    expect(headless("--script", script, "--frames", "130", "--data", data)).toMatchObject({ exitCode: 0, stderr: "" });
    expect(runIn(createFolderStore(data))).toMatchObject({ levelNumber: 24, best: 57, moves: "R" });
  });
});

describe("the date in the headless tool", () => {
  const clock = game(
    "clock",
    `local time = playdate.getTime()
    print(string.format("%d-%02d-%02d %02d:%02d", time.year, time.month, time.day, time.hour, time.minute))
    function playdate.update() end`,
  );
  const date = (...words: string[]) => headless("--script", nothing, "--frames", "1", "--source", clock, ...words);

  test.each([
    [[], "2026-01-01 12:00"],
    [["--date", "2028-02-29"], "2028-02-29 12:00"],
    [["--date", "2026-03-08T23:59"], "2026-03-08 23:59"],
  ])("the game reads the start time for the arguments %j as %s", (words, told) => {
    expect(date(...words)).toEqual({ exitCode: 0, stdout: `${told}\n`, stderr: "" });
  });

  test.each([
    "today",
    "2026-02-30",
    "2026-3-8",
    "1999-12-31",
    "2068-01-01",
    "2026-03-08T24:00",
    "2026-03-08T1:00",
    "T",
  ])("the date %s is rejected", (text) => {
    const sentence = "it must be a day from 2000 to 2067, such as 2026-03-08, or a minute, such as 2026-03-08T17:30";
    expect(date("--date", text)).toEqual(refusedWith(`headless: --date is "${text}"; ${sentence}`));
  });

  test("the date does not depend on the time zone of the computer", () => {
    const { TZ } = process.env;
    process.env["TZ"] = "Pacific/Kiritimati";
    const { stdout } = date();
    if (TZ === undefined) delete process.env["TZ"];
    else process.env["TZ"] = TZ;
    expect(stdout).toBe("2026-01-01 12:00\n");
  });
});

describe("wrong calls of the headless tool", () => {
  const wrong = write("wrong.txt", "1 press a\n2 jump\n");
  const late = write("late.txt", "9 press a\n");
  const frames = ["--frames", "5"];
  const played = ["--script", nothing, ...frames, "--source", idle];

  test.each<[string, readonly string[], string]>([
    ["no script", frames, "--script is missing"],
    ["no frames", ["--script", "x"], "--frames is missing"],
    [
      "frames that are no number",
      ["--script", "x", "--frames", "none"],
      '--frames is "none"; it must be a whole number from 1 to 1000000',
    ],
    ["an option that is none", ["--speed", "2"], "there is no option --speed"],
    [
      "a script that is not there",
      ["--script", "no-such-file", ...frames, "--source", idle],
      "no-such-file cannot be read (ENOENT)",
    ],
    [
      "a folder without a game",
      ["--script", nothing, ...frames, "--source", "docs"],
      "there is no game in docs; make build makes one",
    ],
    ["shots into a file", [...played, "--png", nothing], `--png is "${nothing}", which is no folder (EEXIST)`],
    ["a film in a folder", [...played, "--gif", folder], `--gif is "${folder}", which cannot be written (EISDIR)`],
    [
      "a film of more than a minute",
      ["--script", nothing, "--frames", "1801", "--source", idle, "--gif", join(folder, "long.gif")],
      "--gif takes at most 1800 frames, and --frames is 1801",
    ],
    ["saves in a file", [...played, "--data", nothing], `--data is "${nothing}", which is no folder (EEXIST)`],
    [
      "a line of the script",
      ["--script", wrong, ...frames, "--source", idle],
      `${wrong}:2: "jump" is not one of press, hold, release, crank, dock, undock, menu, signal, shot`,
    ],
    [
      "a script that goes on after the last frame",
      ["--script", late, ...frames, "--source", idle],
      `${late}:1: frame 9 is after the last one, 5`,
    ],
  ])("the headless tool rejects a call with %s in one sentence", (_, words, sentence) => {
    expect(headless(...words)).toEqual(refusedWith(`headless: ${sentence}`));
  });
});
