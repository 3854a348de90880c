import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { BLACK } from "../../simulator/graphics/bitmap";
import { bitmapFromPng, pngOfScreen } from "../../simulator/graphics/png";
import { playScript } from "../../simulator/headless/play";
import { parseScript } from "../../simulator/headless/script";
import { picture, startGame } from "./game";

const SHOW_INPUT = `
  local pd = playdate
  function pd.update()
    local held, pressed, released = pd.getButtonState()
    print(held, pressed, released, (pd.getCrankChange()), pd.isCrankDocked())
  end
  function pd.crankDocked() print("docked") end
  function pd.crankUndocked() print("undocked") end
  function pd.deviceWillLock() print("lock") end
  function pd.gameWillPause() print("pause") end
  function pd.gameWillResume() print("resume") end
  local menu = pd.getSystemMenu()
  menu:addMenuItem("restart level", function() print("restart") end)
  menu:addCheckmarkMenuItem("lamp", false, function(on) print("lamp", on) end)
  menu:addOptionsMenuItem("speed", { "slow", "very fast" }, "slow", function(speed) print("speed", speed) end)`;

/** What the game above prints in so many frames of a script. */
function played(frames: number, ...lines: string[]): string[] {
  const { console, printed } = startGame(SHOW_INPUT);
  playScript(console, parseScript(lines.join("\n"), "test.txt"), frames, () => {});
  return printed;
}

describe("a script", () => {
  test("presses for one frame and holds until the release", () => {
    expect(played(4, "1 hold left", "2 press a", "4 release left")).toEqual([
      "1\t1\t0\t0\ttrue",
      "33\t32\t0\t0\ttrue",
      "1\t0\t32\t0\ttrue",
      "0\t0\t1\t0\ttrue",
    ]);
  });

  test("turns the crank evenly over frames", () => {
    expect(played(4, "1 undock", "2 crank -90 over 2", "3 crank 10")).toEqual([
      "undocked",
      "0\t0\t0\t0\tfalse",
      "0\t0\t0\t-45\tfalse",
      "0\t0\t0\t-35\tfalse",
      "0\t0\t0\t0\tfalse",
    ]);
  });

  test("docks the crank again", () => {
    expect(played(2, "1 undock", "2 dock")).toEqual(["undocked", "0\t0\t0\t0\tfalse", "docked", "0\t0\t0\t0\ttrue"]);
  });

  test("picks from the menu between pause and resume", () => {
    const idle = "0\t0\t0\t0\ttrue";
    expect(played(1, '1 menu "restart level"')).toEqual(["pause", "restart", "resume", idle]);
    expect(played(1, "1 menu lamp")).toEqual(["pause", "lamp\ttrue", "resume", idle]);
    expect(played(1, '1 menu speed "very fast"')).toEqual(["pause", "speed\tvery fast", "resume", idle]);
  });

  test("sends signals", () => {
    expect(played(1, "1 signal deviceWillLock")).toEqual(["lock", "0\t0\t0\t0\ttrue"]);
  });

  test("asks for shots of a frame", () => {
    const shots: string[] = [];
    const script = parseScript("2 shot one\n2 shot two", "test.txt");
    playScript(startGame(SHOW_INPUT).console, script, 3, (frame, report, names) => {
      shots.push(`${frame} ${report.drew} ${names.join("+")}`);
    });
    expect(shots).toEqual(["1 false ", "2 false one+two", "3 false "]);
  });

  test("may hold comments and empty lines", () => {
    expect(parseScript("# all\n\n  3 press a   # now\r\n", "t").events).toEqual([
      { kind: "press", button: "a", frame: 3, line: 3 },
    ]);
  });

  test.each([
    ["x press a", '"x" is not a frame number, which counts from 1'],
    ["0 press a", '"0" is not a frame number'],
    ["5", "nothing follows the frame number"],
    ["5 jump a", '"jump" is not one of press, hold, release, crank, dock, undock, menu, signal, shot'],
    ["5 press", "write press BUTTON"],
    ["5 press a b", "write press BUTTON"],
    ["5 press start", '"start" is not a button: left, right, up, down, b, a'],
    ["5 crank", "write crank DEGREES"],
    ["5 crank 10 in 2", "write crank DEGREES"],
    ["5 crank far", '"far" is not a number of degrees'],
    ["5 crank 10 over 0", '"0" is not a number of frames'],
    ["5 crank 10", "the crank is docked"],
    ["5 dock", "the crank is docked already"],
    ["5 undock now", '"undock" takes nothing after it'],
    ["5 menu", "write menu TITLE [OPTION]"],
    ["5 menu restart level now", "write menu TITLE [OPTION]"],
    ['5 menu "restart', 'cannot read "restart'],
    ["5 signal hello", '"hello" is not a signal'],
    ["5 shot a/b", '"a/b" is not a name of letters'],
    ["5 release a", "a is not held"],
    ["5 hold a\n6 hold a", "a is held already", 3],
    ["5 press a\n4 press a", "frame 4 stands after frame 5", 3],
  ])("with a bad line names the line and what is wrong: %j", (line, what, at = 2) => {
    expect(() => parseScript(`# first\n${line}`, "test.txt")).toThrow(`test.txt:${at}: ${what}`);
  });

  test.each([
    ["9 press a", "test.txt:1: frame 9 is after the last one, 4"],
    ["1 menu nothing", 'test.txt:1: the menu has no item "nothing"'],
    ["1 menu speed", 'test.txt:1: "speed" has no option ""'],
    ["1 menu speed slower", 'test.txt:1: "speed" has no option "slower"'],
    ["1 menu lamp on", 'test.txt:1: "lamp" has no option "on"'],
  ])("that does not fit the game says so: %s", (line, message) => {
    expect(() => played(4, line)).toThrow(message);
  });
});

/** In a PNG: the bits of a sample, and then the kind of its colours. */
const BIT_DEPTH_OFFSET = 24;
const GREY = 0;

describe("a screenshot", () => {
  test("is a PNG of one bit a pixel, enlarged by the scale", () => {
    const png = pngOfScreen(Uint8Array.from([0, 1, 1, 1, 0, 1]), 3, 2, 2);
    expect([...png.subarray(BIT_DEPTH_OFFSET, BIT_DEPTH_OFFSET + 2)]).toEqual([1, GREY]);
    const { width, height, pixels } = bitmapFromPng(png);
    expect([width, height]).toEqual([6, 4]);
    expect(picture(pixels, 6, 6, 4)).toEqual(["##....", "##....", "..##..", "..##.."]);
  });
});

describe("the headless command", () => {
  const folder = mkdtempSync(join(tmpdir(), "headless-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  const write = (name: string, text: string): string => {
    const path = join(folder, name);
    mkdirSync(join(path, ".."), { recursive: true });
    writeFileSync(path, text);
    return path;
  };
  const headless = (...words: string[]) =>
    spawnSync(process.execPath, ["--import", "tsx", "simulator/headless/main.ts", ...words], { encoding: "utf8" });
  const source = (name: string, lua: string): string => join(write(`${name}/main.lua`, lua), "..");

  test("prints what the game prints, writes the shots, and the last frame", () => {
    const game = source("good", "function playdate.update() print('frame') playdate.graphics.clear(0) end");
    const shots = join(folder, "shots");
    const script = write("script.txt", "1 shot first\n");
    const { status, stdout, stderr } = headless("--script", script, "--frames", "2", "--png", shots, "--source", game);
    expect([status, stdout]).toEqual([0, "frame\nframe\n"]);
    expect(stderr).toBe("");
    expect(readdirSync(shots).sort()).toEqual(["first.png", "last.png"]);
    const { width, height, pixels } = bitmapFromPng(readFileSync(join(shots, "last.png")));
    expect([width, height, pixels.every((pixel) => pixel === BLACK)]).toEqual([400, 240, true]);
  });

  test("exits 1 with the error and the traceback when the game throws", () => {
    const game = source("bad", "function playdate.update() error('boom') end");
    const { status, stderr } = headless("--script", write("empty.txt", ""), "--frames", "1", "--source", game);
    expect(status).toBe(1);
    expect(stderr).toMatch(/main\.lua:1: boom\nstack traceback:\n/);
  });

  test.each([
    [["--frames", "1"], "--script is missing"],
    [["--script", "x"], "--frames is missing"],
    [["--script", "x", "--frames", "none"], '--frames takes a number from 1, got "none"'],
    [["--script", "no-such-file", "--frames", "1"], "the script no-such-file cannot be read"],
    [["--speed", "2"], "Unknown option '--speed'"],
  ])("exits 2 with one line for %j", (words, message) => {
    const { status, stderr } = headless(...words);
    const lines = stderr
      .replace(/^npm warn.*\n/gm, "")
      .trimEnd()
      .split("\n");
    expect([status, lines.length]).toEqual([2, 1]);
    expect(lines[0]).toMatch(message);
  });

  test("exits 2 for a bad line and for a folder without a game", () => {
    const script = write("wrong.txt", "1 press a\n2 jump\n");
    const bad = headless("--script", script, "--frames", "9", "--source", folder);
    expect([bad.status, bad.stderr]).toEqual([2, expect.stringContaining(`${script}:2: "jump" is not one of`)]);
    const none = headless("--script", write("fine.txt", ""), "--frames", "9", "--source", join(folder, "none"));
    expect([none.status, none.stderr]).toEqual([2, expect.stringContaining("there is no game in")]);
  });
});
