import { expect, test } from "vitest";
import { startConsole } from "../../simulator/console";
import type { Console, ConsoleInput, Host } from "../../simulator/host";
import { createNodeHost } from "../../simulator/node-host";

const NO_INPUT: ConsoleInput = { held: new Set(), crankDegrees: 0, isCrankDocked: true };
const encoder = new TextEncoder();

/**
 * Starts a game in the simulator. At first, only the game's main.lua has arrived; the simulator waits for each other
 * file until the test adds it to `files`.
 */
function start(
  main: string,
  overrides: Partial<Host> = {},
): { console: Console; files: Map<string, Uint8Array>; printed: string[] } {
  const files = new Map([["main.lua", encoder.encode(main)]]);
  const printed: string[] = [];
  const isPending = (path: string): boolean => !files.has(`${path}.lua`);
  const host = createNodeHost(files, { isPending, print: (line) => printed.push(line), ...overrides });
  return { console: startConsole(host), files, printed };
}

test("an update waits for a file that is on its way, and goes on in the same frame", () => {
  const { console, files, printed } = start(`
    local frame = 0
    function playdate.update()
      frame = frame + 1
      print("begin " .. frame, playdate.buttonJustPressed(playdate.kButtonA))
      if frame == 2 then playdate.file.load("later")() end
      print("end " .. frame, playdate.buttonJustPressed(playdate.kButtonA))
    end`);
  const pressed: ConsoleInput = { ...NO_INPUT, held: new Set(["a"]) };
  expect(console.update(NO_INPUT).isWaiting).toBe(false);
  expect(console.update(pressed).isWaiting).toBe(true);
  expect(console.update(NO_INPUT).isWaiting).toBe(true);
  expect(printed).toEqual(["begin 1\tfalse", "end 1\tfalse", "begin 2\ttrue"]);
  files.set("later.lua", encoder.encode('print("later")'));
  expect(console.update(NO_INPUT).isWaiting).toBe(false);
  console.update(NO_INPUT);
  expect(printed.slice(3)).toEqual(["later", "end 2\ttrue", "begin 3\tfalse", "end 3\tfalse"]);
});

test("a coroutine of the game waits for a file as if it had yielded itself", () => {
  const { console, files, printed } = start(`
    local task = coroutine.create(function() playdate.file.load("later")() end)
    function playdate.update()
      coroutine.resume(task)
      print(coroutine.status(task))
    end`);
  expect(console.update(NO_INPUT).isWaiting).toBe(true);
  files.set("later.lua", encoder.encode('print("later")'));
  expect(console.update(NO_INPUT).isWaiting).toBe(false);
  expect(printed).toEqual(["suspended", "later", "dead"]);
});

test("a game that asks for a pending file before its first update cannot start", () => {
  expect(() => start('playdate.file.load("later")')).toThrow(/yield/);
});

test("the script that makes the game wait leaves no global variable", () => {
  const { printed } = start("print(rawget(_G, 'isPending'))");
  expect(printed).toEqual(["nil"]);
});
