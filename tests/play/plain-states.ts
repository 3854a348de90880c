/**
 * Checks that the state of every screen is plain data without functions. Functions that update or draw a screen get the
 * state as a parameter. The same holds for panels and entries of lists.
 */
import type { ScreenCheck } from "./screen-check";

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

/** Creates a check that adds to `found` the names of all fields with functions in the states of screens. */
export function findFunctionsInStates(found: Set<string>): ScreenCheck {
  return {
    lua: PRINT_FUNCTIONS,
    atBegin: { drawScreen: "printFunctionsOf(app.screen)" },
    begin: () => ({
      line: (line) => {
        if (!line.startsWith(TOPIC)) return false;
        found.add(line.slice(TOPIC.length));
        return true;
      },
    }),
  };
}
