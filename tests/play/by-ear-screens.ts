/**
 * Checks that a player who cannot see the screen hears every screen: when it opens, and when the cursor moves. The game
 * announces everything meanwhile.
 */
import type { ScreenCheck } from "./screen-check";

/**
 * The screens of the scripted games on which ✛ moves a cursor or turns a letter, by the names that developers use for
 * screens. Levels are tested in by-ear.test.ts.
 */
export const CURSOR_SCREENS = [
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
 * A screen must make its first announcement within this many frames after it opened. The next constant is for the
 * screen of a level, which may take longer, because the level must first be ready.
 */
const FRAMES_TO_SPEAK = 5;
const FRAMES_TO_START_A_LEVEL = 120;

/**
 * Lua code that makes the game announce everything. It prints `heard:` when a screen has announced something after it
 * opened or after a press of ✛. It prints `opened:` when a screen has been open for some frames.
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

/**
 * The names of a scripted game's screens: of all screens that the game has opened, and of the screens about which it
 * has announced something.
 */
export interface HeardScreens {
  readonly opened: Set<string>;
  /** The names of the screens that a player who cannot see was told about soon after they opened. */
  readonly heard: Set<string>;
  /** The names of the screens that a player who cannot see was told about after a press of ✛. */
  readonly moved: Set<string>;
}

/** Creates a check that adds the names of a scripted game's screens to the sets `opened`, `heard` and `moved`. */
export function hearScreens({ opened, heard, moved }: HeardScreens): ScreenCheck {
  return {
    lua: PRINT_HEARD,
    atBegin: { drawScreen: "noteHeard(app, app.screen)" },
    begin: () => ({
      line: (line) => {
        const [, topic, what = ""] = /^(opened|heard): (.*)$/.exec(line) ?? [];
        if (topic === undefined) return false;
        if (topic === "opened") opened.add(what);
        else if (what.startsWith("opened ")) heard.add(what.slice("opened ".length));
        else moved.add(what.slice("moved ".length));
        return true;
      },
    }),
  };
}
