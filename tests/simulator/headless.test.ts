import { describe, expect, test } from "vitest";
import { decodePngBitmap, encodeScreenPng } from "../../simulator/graphics/png";
import { playScript } from "../../simulator/headless/play";
import { parseScript } from "../../simulator/headless/script";
import { screenText, startGame } from "./game";

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

function played(frames: number, ...lines: string[]): string[] {
  const { console, printed } = startGame(SHOW_INPUT);
  playScript(console, parseScript(lines.join("\n"), "test.txt"), frames, () => {});
  return printed;
}

describe("an input script", () => {
  test("a script presses a button for one frame and holds a button until its release", () => {
    expect(played(4, "1 hold left", "2 press a", "4 release left")).toEqual([
      "1\t1\t0\t0\ttrue",
      "33\t32\t0\t0\ttrue",
      "1\t0\t32\t0\ttrue",
      "0\t0\t1\t0\ttrue",
    ]);
  });

  test("a script turns the crank evenly over several frames", () => {
    expect(played(4, "1 undock", "2 crank -90 over 2", "3 crank 10")).toEqual([
      "undocked",
      "0\t0\t0\t0\tfalse",
      "0\t0\t0\t-45\tfalse",
      "0\t0\t0\t-35\tfalse",
      "0\t0\t0\t0\tfalse",
    ]);
  });

  test("a script docks the crank again", () => {
    expect(played(2, "1 undock", "2 dock")).toEqual(["undocked", "0\t0\t0\t0\tfalse", "docked", "0\t0\t0\t0\ttrue"]);
  });

  test("a script chooses menu items between the pause and the resumption of the game", () => {
    const idle = "0\t0\t0\t0\ttrue";
    expect(played(1, '1 menu "restart level"')).toEqual(["pause", "restart", "resume", idle]);
    expect(played(1, "1 menu lamp")).toEqual(["pause", "lamp\ttrue", "resume", idle]);
    expect(played(1, '1 menu speed "very fast"')).toEqual(["pause", "speed\tvery fast", "resume", idle]);
  });

  test("a script sends lifecycle events to the game", () => {
    expect(played(1, "1 signal deviceWillLock")).toEqual(["lock", "0\t0\t0\t0\ttrue"]);
  });

  test("a script asks for screenshots of a frame", () => {
    const shots: string[] = [];
    const script = parseScript("2 shot one\n2 shot two", "test.txt");
    playScript(startGame(SHOW_INPUT).console, script, 3, (frame, report, names) => {
      shots.push(`${frame} ${report.hasDrawn} ${names.join("+")}`);
    });
    expect(shots).toEqual(["1 false ", "2 false one+two", "3 false "]);
  });

  test("a script may contain comments and empty lines", () => {
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
  ])("a script with a malformed line is rejected with the line and the reason: %j", (line, what, at = 2) => {
    expect(() => parseScript(`# first\n${line}`, "test.txt")).toThrow(`test.txt:${at}: ${what}`);
  });

  test.each([
    ["9 press a", "test.txt:1: frame 9 is after the last one, 4"],
    ["1 menu nothing", 'test.txt:1: the menu has no item "nothing"'],
    ["1 menu speed", 'test.txt:1: "speed" has no option ""'],
    ["1 menu speed slower", 'test.txt:1: "speed" has no option "slower"'],
    ["1 menu lamp on", 'test.txt:1: "lamp" has no option "on"'],
  ])("a script that does not fit the game is rejected: %s", (line, message) => {
    expect(() => played(4, line)).toThrow(message);
  });
});

/**
 * The index of the byte in a PNG file that says how many bits each brightness value of a pixel has. The next byte says
 * whether the picture is grey or coloured.
 */
const BIT_DEPTH_OFFSET = 24;
const GREY = 0;

describe("a screenshot", () => {
  test("a screenshot is a PNG with one bit for each pixel", () => {
    const png = encodeScreenPng(Uint8Array.from([0, 1, 1, 1, 0, 1]), 3, 2);
    expect([...png.subarray(BIT_DEPTH_OFFSET, BIT_DEPTH_OFFSET + 2)]).toEqual([1, GREY]);
    const { width, height, pixels } = decodePngBitmap(png);
    expect([width, height]).toEqual([3, 2]);
    expect(screenText(pixels, 3, 3, 2)).toEqual(["#..", ".#."]);
  });
});
