/**
 * Checks that a player who cannot see the screen hears every screen: when it opens, and when the cursor moves. The test
 * plays the scripted games that open all screens, while the game announces everything.
 */
import { describe, expect, test } from "vitest";
import type { Host } from "../../simulator/host";
import { EACH_SCREEN_ONCE } from "./all-screens";
import { gameBehind, watched, type Watch } from "./player";

/**
 * The screens of the scripted games on which ✛ moves a cursor or turns a letter, by the names that developers use for
 * screens. Levels are tested in by-ear.test.ts.
 */
const CURSOR_SCREENS = [
  "campaign map",
  "challenges",
  "editor",
  "friend level",
  "more",
  "name",
  "pace",
  "pack",
  "pack maker",
  "settings",
  "stats",
  "title",
  "today",
  "workshop",
];

/**
 * How many frames after the opening of a screen the first announcement may come. The next number is for the screen of a
 * level, which may take longer, because the level must first be ready.
 */
const FRAMES_TO_SPEAK = 5;
const FRAMES_TO_START_A_LEVEL = 120;

/**
 * Lua code for this test that makes the game announce everything. It prints `heard:` when a screen has announced
 * something after it opened or after a press of ✛. It prints `opened:` when a screen has been open for some frames.
 */
const PRINT_HEARD = `
local said, isListening, screen, age = 0, false, nil, 0
local printLine = print
function print(line)
  if line:sub(1, 14) == "announcement: " then said = said + 1 end
  printLine(line)
end
local function isDirectionPressed()
  local _, pressed = playdate.getButtonState()
  local all = playdate.kButtonUp + playdate.kButtonRight + playdate.kButtonDown + playdate.kButtonLeft
  return pressed & all ~= 0
end
function noteHeard(app, shown)
  if not isListening then
    isListening = true
    playdate.keyPressed("o")
  end
  if shown ~= screen then screen, age = shown, 0 end
  age = age + 1
  if shown == nil then return end
  local name = shown.kind.name
  local limit = name == "play" and ${FRAMES_TO_START_A_LEVEL} or ${FRAMES_TO_SPEAK}
  if age == limit then printLine("opened: " .. name) end
  if said > 0 and age <= limit then printLine("heard: opened " .. name) end
  if said > 0 and age > 2 and isDirectionPressed() then printLine("heard: moved " .. name) end
  said = 0
end`;

function withPrints(files: Host["files"]): Host["files"] {
  const lua = new TextDecoder().decode(files.get("main.lua"));
  const [before, head, after] = lua.split(/^(local function drawScreen\(app, screen, elapsedMs\))$/m);
  const changed = `${before}${head} noteHeard(app, app.screen)${after}`;
  return gameBehind(PRINT_HEARD, new Map([...files, ["main.lua", new TextEncoder().encode(changed)]]));
}

describe("the announcements of all screens", () => {
  const moved = new Set<string>();

  test.each(EACH_SCREEN_ONCE)("each screen of %s announces itself when it opens", (_, walk) => {
    const opened = new Set<string>();
    const heard = new Set<string>();
    const watch: Watch = {
      change: withPrints,
      begin: () => ({
        line: (line) => {
          const [, topic, what = ""] = /^(opened|heard): (.*)$/.exec(line) ?? [];
          if (topic === undefined) return false;
          if (topic === "opened") opened.add(what);
          else if (what.startsWith("opened ")) heard.add(what.slice("opened ".length));
          else moved.add(what.slice("moved ".length));
          return true;
        },
        signal: () => undefined,
        frame: () => undefined,
      }),
    };
    watched(watch, walk);
    expect([...opened].filter((name) => !heard.has(name)).sort()).toEqual([]);
  });

  test("each screen with a cursor is heard when the cursor moves", () => {
    expect(CURSOR_SCREENS.filter((name) => !moved.has(name))).toEqual([]);
  });
});
