/**
 * Faults of a console or of the game's files, for tests of the console check, the game's test of a Playdate. A test
 * plants one fault and expects that one row of the check fails.
 */
import type { GAME_FILES } from "./player";

type Files = typeof GAME_FILES;

/** A fault: Lua code that runs before the game's code, or a change of a Lua file of the game. */
export interface PlantedFault {
  readonly row: string;
  readonly what: string;
  readonly lua?: string;
  readonly change?: (files: Files) => Files;
}

export const PLANTED_FAULTS: readonly PlantedFault[] = [
  {
    row: "numbers",
    what: "times that are a tenth of a second too long",
    change: replaced("main.lua", "local seconds = ____floor(tenths / 10)", (text) => `tenths = tenths + 1\n${text}`),
  },
  {
    row: "levels",
    what: "a generator that refuses other levels",
    change: replaced("main.lua", /MAX_LADDER_CENTIBITS <const> = \d+/g, () => "MAX_LADDER_CENTIBITS <const> = 0"),
  },
  {
    row: "campaigns",
    what: "stored levels with other facts",
    change: replaced("last-ball-campaign.lua", /difficultyCentibits = (\d+)/g, (text) => `${text} + 1`),
  },
  { row: "speed", what: "a processor that is half as fast", lua: fastClock(2) },
  {
    row: "making",
    what: "a generator with a slice of a tenth of a second",
    change: inserted(
      "main.lua",
      "local isAccepted = givenUp == MAX_GIVEN_UP or analysis.verdict.difficultyCentibits <= MAX_LADDER_CENTIBITS",
      "for _ = 1, 330000 do end",
    ),
  },
  {
    row: "frames",
    what: "pieces that take a tenth of a second to draw",
    change: inserted(
      "last-ball.lua",
      "function drawPieces(look, ____bindingPattern0, ____bindingPattern1, lamp, rush)",
      "for _ = 1, 330000 do end",
    ),
  },
  {
    row: "start",
    what: "a game that starts after five seconds",
    lua: `local now = playdate.getCurrentTimeMilliseconds
playdate.getCurrentTimeMilliseconds = function() return now() + 5000 end`,
  },
  {
    row: "loads",
    what: "a missing Lua file",
    lua: `local load = playdate.file.load
playdate.file.load = function(path)
  if path == "remix" then return nil, "no such file" end
  return load(path)
end`,
  },
  {
    row: "saves",
    what: "files that lose their second half",
    lua: `local write = playdate.datastore.write
playdate.datastore.write = function(value, name, ...)
  if name:sub(1, 5) == "check" then value.payload = value.payload:sub(1, #value.payload // 2) end
  return write(value, name, ...)
end`,
  },
  {
    row: "screens",
    what: "ellipses that are too wide",
    lua: `local fill = playdate.graphics.fillEllipseInRect
playdate.graphics.fillEllipseInRect = function(x, y, width, height) fill(x, y, width + 8, height) end`,
  },
  { row: "tables", what: "a missing image table", lua: missingFile("imagetable", "images/skid/keepsakes") },
  { row: "fonts", what: "a missing font", lua: missingFile("font", "fonts/large") },
  {
    row: "memory",
    what: "too much memory in use",
    lua: `local collect = collectgarbage
function collectgarbage(option, ...)
  local result = collect(option, ...)
  return option == "count" and result + 20000 or result
end`,
  },
  {
    row: "sound",
    what: "a clock of the sound that stands",
    lua: "playdate.sound.getCurrentTime = function() return 0 end",
  },
];

/** A change of the game's files that makes every random number of the game a wrong one. */
export const WRONG_RANDOM_NUMBERS = replaced("main.lua", /157 \* /g, () => "158 * ");

function fastClock(factor: number): string {
  return `local elapsed = playdate.getElapsedTime
playdate.getElapsedTime = function() return elapsed() * ${factor} end`;
}

function missingFile(kind: "font" | "imagetable", path: string): string {
  return `local new = playdate.graphics.${kind}.new
playdate.graphics.${kind}.new = function(path)
  if path == "${path}" then return nil, "no such file" end
  return new(path)
end`;
}

function inserted(file: string, line: string, lua: string): (files: Files) => Files {
  return replaced(file, line, () => `${line}\n${lua}`);
}

function replaced(file: string, text: string | RegExp, by: (text: string) => string): (files: Files) => Files {
  return (files) => {
    const before = new TextDecoder().decode(files.get(file));
    const after = before.replace(text, by);
    if (after === before) throw new Error(`${file} has no ${String(text)}`);
    return new Map([...files, [file, new TextEncoder().encode(after)]]);
  };
}
