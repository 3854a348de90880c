/**
 * Checks that the state of every screen is plain data without functions. Functions that update or draw a screen get the
 * state as a parameter. The same holds for panels and entries of lists.
 */
import { describe, expect, test } from "vitest";
import type { Host } from "../../simulator/host";
import { EACH_SCREEN_ONCE } from "./all-screens";
import { gameBehind, watched, type Watch } from "./player";

const TOPIC = "holds functions: ";
const FRAMES_APART = 30;

/**
 * Fields of a state whose values may have functions, by name. These are kinds of screens and panels, the functions of a
 * puzzle and of a mode, background tasks, and stored data.
 */
const RECORDS_OF_FUNCTIONS = ["kind", "mode", "own", "painter", "puzzle", "rules", "save", "show", "task"];

/**
 * Fields of an analysed level whose values may be functions, by name. The kernel, the code that all puzzles share,
 * makes these functions.
 */
const KERNEL_FUNCTIONS = ["release", "stateNumberOf"];

/**
 * Lua code that prints where the state of the open screen has functions, directly or in its parts. It checks each new
 * state and every 30th frame. Long lists of numbers are skipped.
 */
const PRINT_FUNCTIONS = `
local allowed = { ${[...RECORDS_OF_FUNCTIONS, ...KERNEL_FUNCTIONS].map((name) => `${name} = true`).join(", ")} }
local framesToWait, lastState, lastPart = 0, nil, nil
local function printFunctionsIn(part, path, seen)
  for key, value in pairs(part) do
    local name = path .. (type(key) == "number" and "[]" or "." .. tostring(key))
    if not allowed[key] then
      if type(value) == "function" then print("${TOPIC}" .. name) end
      if type(value) == "table" and type(value[1]) ~= "number" and not seen[value] then
        seen[value] = true
        printFunctionsIn(value, name, seen)
      end
    end
  end
end
function printFunctionsOf(screen)
  framesToWait = framesToWait - 1
  if screen == nil then return end
  local part = screen.state.panel or screen.state.view or screen.state.attempt
  if framesToWait > 0 and screen.state == lastState and part == lastPart then return end
  framesToWait, lastState, lastPart = ${FRAMES_APART}, screen.state, part
  printFunctionsIn(screen.state, screen.kind.name, {})
  -- A panel of the editor and a view of a screen have a state of their own.
  if part ~= nil and part.state ~= nil then printFunctionsIn(part.state, screen.kind.name .. " part", {}) end
end`;

function withPrints(files: Host["files"]): Host["files"] {
  const lua = new TextDecoder().decode(files.get("main.lua"));
  const [before, head, after] = lua.split(/^(local function drawScreen\(app, screen, elapsedMs\))$/m);
  const changed = `${before}${head} printFunctionsOf(app.screen)${after}`;
  return gameBehind(PRINT_FUNCTIONS, new Map([...files, ["main.lua", new TextEncoder().encode(changed)]]));
}

describe("the states of screens", () => {
  test.each(EACH_SCREEN_ONCE)("no screen of %s has a function in its state", (_, walk) => {
    const found = new Set<string>();
    const watch: Watch = {
      change: withPrints,
      begin: () => ({
        line: (line) => {
          if (!line.startsWith(TOPIC)) return false;
          found.add(line.slice(TOPIC.length));
          return true;
        },
        signal: () => undefined,
        frame: () => undefined,
      }),
    };
    watched(watch, walk);
    expect([...found].sort()).toEqual([]);
  });
});
