import { describe, expect, test } from "vitest";
import type { Store } from "../../simulator/host";
import { saveOwnLevels, ownMaps } from "./own-levels";
import { openRow } from "./bot";
import { frames, gameBehind, press, settle, startPlayer, type Player } from "./player";
import { FIRST_PUZZLE_ID } from "./puzzles";
import { saveIn, storeWith } from "./saves";

const LEVELS = 777;
const MAPS = ["@..o\n....", "@...\n...o"];
const FRAMES_OF_THE_LEVEL_FILE = 60;

const FAIL = `local function fail() error("not now") end`;
const NO_JSON = "json.encode, json.encodePretty, json.decode, json.decodeFile = fail, fail, fail, fail";
const NO_CHANGES = `for _, name in ipairs({ "delete", "rename", "listFiles", "mkdir", "isdir", "getSize", "modtime" }) do
    playdate.file[name] = fail
  end`;
const NO_FILE_READ = `local open = playdate.file.open
  playdate.file.open = function(...)
    local file, message = open(...)
    if file == nil then return nil, message end
    return setmetatable({ read = fail, readline = fail, seek = fail }, {
      __index = function(_, name) return function(_, ...) return file[name](file, ...) end end,
    })
  end`;
const NO_STORED = "playdate.datastore.read = fail";

const FAILURES = [
  ["the functions for JSON", NO_JSON],
  ["the functions that delete, rename and list files", NO_CHANGES],
  ["the functions that read an open file", NO_FILE_READ],
  ["all functions for JSON and files except for opening", [NO_JSON, NO_CHANGES, NO_FILE_READ].join("\n")],
  ["reading from the datastore, and the functions for JSON", [NO_STORED, NO_JSON].join("\n")],
  ["reading from the datastore, and the functions that read an open file", [NO_STORED, NO_FILE_READ].join("\n")],
] as const;

function richStore(): Store {
  const store = storeWith((save) => {
    save.stats.levelsCleared = LEVELS;
    save.settings.name = "ANNA";
  });
  saveOwnLevels(store, MAPS, FIRST_PUZZLE_ID);
  store.write("levels.txt", "no level\n");
  return store;
}

function startAfter(store: Store, lua: string): Player {
  const player = startPlayer(store, { files: gameBehind(`${FAIL}\n${lua}`) });
  frames(player, FRAMES_OF_THE_LEVEL_FILE);
  settle(player);
  for (let message = 0; message < 3 && player.console.menuItems().length === 0; message++) {
    press(player, "a");
    settle(player);
  }
  return player;
}

describe.each(FAILURES)("%s throw", (_, lua) => {
  test.each(["Play", "Campaign", "Today", "Rush", "Workshop", "Settings"] as const)(
    "the game goes on in the row %s and loses nothing that was stored",
    (row) => {
      const store = richStore();
      const player = startAfter(store, lua);
      openRow(player, row);
      for (const button of ["a", "right", "down", "b"] as const) {
        press(player, button);
        settle(player);
      }
      player.console.signal("deviceWillLock");
      player.console.signal("gameWillTerminate");
      settle(startPlayer(store));
      expect(saveIn(store)).toMatchObject({ stats: { levelsCleared: LEVELS }, settings: { name: "ANNA" } });
      expect(ownMaps(store, FIRST_PUZZLE_ID)).toEqual(MAPS);
    },
  );

  test("the game tells the player about a save whose two slots are damaged, and goes on", () => {
    const store = richStore();
    for (const name of ["save-a.json", "save-b.json"]) store.write(name, "garbage");
    const player = startAfter(store, lua);
    openRow(player, "Settings");
    player.console.signal("gameWillTerminate");
    settle(startPlayer(store));
  });
});
