/**
 * Runs the console check (the game's test of a Playdate) in the simulator, and plants a fault for each of its rows.
 * With `GOLDEN=write`, the first test writes the values with which the check compares its results. It also writes the
 * figures that the web page shows beside those of a Playdate. The game must then be built again.
 */
import jsQR from "jsqr";
import { describe, expect, test } from "vitest";
import { WHITE } from "../../simulator/graphics/bitmap";
import { createMemoryStore } from "../../simulator/stores";
import { CODE_FILES as LOADED_FILES, EXPECTED_VALUES } from "../../src/game/check/expected-values";
import { TEXTS } from "../../src/game/check/texts/index";
import { openRow } from "./bot";
import { checkRows, finishCheck, hasEnded, readCheckFile, ROWS_ALONE, ROWS_BY_HAND, startCheck } from "./check-player";
import { CODE_FILES, COMPARED, writeCheckValues } from "./check-values";
import { widthOf } from "./drawn-text-check";
import { expectScreen } from "./golden-screens";
import { PLANTED_FAULTS, WRONG_RANDOM_NUMBERS } from "./planted-check-faults";
import {
  chooseMenuItem,
  frame,
  frames,
  GAME_FILES,
  press,
  screenNow,
  settle,
  startPlayer,
  type Player,
} from "./player";
import { SAVE_FILES, storeWith } from "./saves";

/**
 * The most milliseconds that a frame of the console check (the game's test of a Playdate) may take. In a longer frame,
 * the progress bar would jerk.
 */
const MAX_FRAME_MS = 50;
const FRAMES_OF_QR = 300;
/**
 * A number of frames after which a row (a single test) of the console check has failed because the player did nothing.
 * Such a row waits for the player, for example for a press of a button.
 */
const FRAMES_OF_HAND = 620;
const FRAMES_TO_CRANK = 300;

/**
 * The rows of the console check without the row for the campaign levels. That row takes two thirds of the check's time,
 * so most tests leave it out.
 */
const QUICK_ROWS = ROWS_ALONE.filter((row) => row !== "campaigns");

function verdictsOf(rows: readonly string[], failed: readonly string[] = []): Record<string, string> {
  return Object.fromEntries(rows.map((row) => [row, failed.includes(row) ? "failed" : "passed"]));
}

describe("the check of the console", () => {
  test("every row that runs by itself passes in the simulator, and no frame takes more than 50 ms", async () => {
    const player = startCheck(ROWS_ALONE);
    finishCheck(player);
    const checked = readCheckFile(player);
    if (process.env["GOLDEN"] === "write") await writeCheckValues(checked);
    else {
      expect(checked.verdicts).toEqual(verdictsOf(ROWS_ALONE));
      expect(Object.keys(checked.figures).filter((name) => COMPARED.test(name))).toEqual(Object.keys(EXPECTED_VALUES));
    }
    expect([...LOADED_FILES]).toEqual(CODE_FILES);
    for (const file of CODE_FILES) expect(checked.figures).toHaveProperty([`loads.${file}-ms`]);
    expect(Math.max(...player.reports.map(({ simulatedMs }) => simulatedMs))).toBeLessThanOrEqual(MAX_FRAME_MS);
    expect(player.reports.length / 30).toBeLessThanOrEqual(90);
  });

  test.each(PLANTED_FAULTS)("$what makes the row $row fail, and no other row", ({ row, lua = "", change }) => {
    const rows = row === "campaigns" ? ["numbers", "campaigns", "fonts"] : QUICK_ROWS;
    const files = change === undefined ? GAME_FILES : change(GAME_FILES);
    expect(checkRows(rows, { lua, files }).verdicts).toEqual(verdictsOf(rows, [row]));
  });

  test("every row that runs by itself has a planted fault", () => {
    expect(PLANTED_FAULTS.map(({ row }) => row)).toEqual([...ROWS_ALONE]);
  });

  test("wrong random numbers make the rows of numbers and levels fail", () => {
    const rows = ["numbers", "levels", "fonts"];
    const files = WRONG_RANDOM_NUMBERS(GAME_FILES);
    expect(checkRows(rows, { files }).verdicts).toEqual(verdictsOf(rows, ["numbers", "levels"]));
  });

  test("check.txt names the row that broke off, and what broke it", () => {
    const lua = PLANTED_FAULTS.find(({ row }) => row === "tables")?.lua ?? "";
    const { text } = checkRows(["tables", "fonts"], { lua });
    expect(text).toContain(`row tables failed ${TEXTS.broken}`);
    expect(text).toMatch(/^problem tables: .*no such file/m);
  });
});

const HANDS: Readonly<Record<(typeof ROWS_BY_HAND)[number], (player: Player) => void>> = {
  crank: (player) => {
    for (let turn = 0; turn < 40; turn++) frame(player, [], -10);
  },
  buttons: (player) => {
    for (const button of ["up", "right", "down", "left", "a"] as const) press(player, button);
  },
  menu: (player) => {
    chooseMenuItem(player, TEXTS.menuEntry);
  },
  lock: ({ console }) => {
    console.signal("deviceWillLock");
    console.signal("deviceDidUnlock");
  },
};

describe("the rows that need the player's hand", () => {
  test("each passes as soon as the player has done what it asks for", () => {
    const player = startCheck(ROWS_BY_HAND);
    for (const row of ROWS_BY_HAND) {
      frames(player, 12);
      HANDS[row](player);
      frames(player, 3);
    }
    expect(readCheckFile(player).verdicts).toEqual(verdictsOf(ROWS_BY_HAND));
  });

  test.each(ROWS_BY_HAND)("%s fails if the player does nothing, and no other row fails", (row) => {
    const player = startCheck(ROWS_BY_HAND);
    for (const each of ROWS_BY_HAND) {
      frames(player, 12);
      if (each === row) frames(player, FRAMES_OF_HAND);
      else HANDS[each](player);
      frames(player, 3);
    }
    expect(readCheckFile(player).verdicts).toEqual(verdictsOf(ROWS_BY_HAND, [row]));
  });

  test("Ⓑ skips each of them", () => {
    const player = startCheck(ROWS_BY_HAND);
    for (let row = 0; row < ROWS_BY_HAND.length; row++) {
      frames(player, 12);
      press(player, "b");
    }
    const skipped = ROWS_BY_HAND.map((row) => [row, "skipped"]);
    expect(readCheckFile(player).verdicts).toEqual(Object.fromEntries(skipped));
  });
});

function openFromSettings(player: Player): void {
  openRow(player, "Settings");
  for (let row = 0; row < 16; row++) press(player, "down");
  press(player, "a");
  settle(player);
  for (let row = 0; row < 16; row++) press(player, "down");
  press(player, "a");
  frames(player, 20);
}

/**
 * The widths, in pixels, into which texts on the screen of the console check must fit. `LINE_WIDTH` is for the lines
 * beside the QR code, and `TASK_WIDTH` for the text beside "Ⓑ skip".
 */
const LINE_WIDTH = 202;
const TASK_WIDTH = 300;

describe("the screen of the check", () => {
  test.each(Object.entries(TEXTS.rows))("the texts of the row %s fit on the screen", (_, { failed, task = "" }) => {
    for (const line of [...failed, ...TEXTS.passedLines, ...TEXTS.skippedLines])
      expect(widthOf(line), line).toBeLessThanOrEqual(LINE_WIDTH);
    expect(widthOf(task), task).toBeLessThanOrEqual(TASK_WIDTH);
  });

  test("the second page of the settings opens the check, and Ⓑ leaves it at any time, back to its row", () => {
    const player = startPlayer(storeWith());
    openFromSettings(player);
    for (const later of [1, 40, 150]) {
      expect(screenNow(player)).toBe("console check");
      frames(player, later);
      press(player, "b");
      settle(player);
      expect(screenNow(player)).toBe("more");
      press(player, "a");
      frames(player, 5);
    }
  });

  test("the player's saves stay as they are, and the check leaves only check.txt behind", () => {
    const written = new Set<string>();
    const memory = createMemoryStore();
    const before = storeWith();
    for (const name of SAVE_FILES) {
      const text = before.read(`${name}.json`);
      if (text !== undefined) memory.write(`${name}.json`, text);
    }
    const saved = SAVE_FILES.map((name) => memory.read(`${name}.json`));
    const write = (name: string, text: string): void => {
      written.add(name);
      memory.write(name, text);
    };
    finishCheck(startCheck(["saves", "screens"], { store: { ...memory, write } }));
    expect([...written].sort()).toEqual(["check-save-a.json", "check-save-b.json", "check.txt"]);
    expect(SAVE_FILES.map((name) => memory.read(`${name}.json`))).toEqual(saved);
    expect(memory.read("check-save-a.json") ?? memory.read("check-save-b.json")).toBeUndefined();
  });

  test("no file stays behind if the console sleeps or the player leaves while saves are stored", () => {
    for (const leave of [
      ({ console }: Player) => console.signal("deviceWillSleep"),
      (player: Player) => press(player, "b"),
    ]) {
      const player = startCheck(["saves", "fonts"]);
      const { store } = player;
      for (let count = 0; count < 60 && store.read("check-save-a.json") === undefined; count++) frame(player);
      expect(store.read("check-save-a.json")).toBeDefined();
      leave(player);
      expect(store.read("check-save-a.json") ?? store.read("check-save-b.json")).toBeUndefined();
    }
  });

  test("a disk that is full is noticed: the row of saves fails, and the screen says that check.txt is missing", () => {
    const store = { ...createMemoryStore(), write: () => undefined };
    const player = startCheck(["saves", "fonts"], {
      store,
      lua: "playdate.file.open = function() return nil, 'disk full' end",
    });
    finishCheck(player);
    frames(player, FRAMES_OF_QR);
    expectScreen(player, "check-full-disk");
  });

  test("the check shows the running row under the lamp", () => {
    const player = startCheck(["numbers", "levels", "saves", "fonts", "memory", "sound", ...ROWS_BY_HAND]);
    frames(player, 70);
    expectScreen(player, "check");
    frames(player, FRAMES_TO_CRANK);
    frame(player, [], 100);
    frame(player);
    expectScreen(player, "check-crank");
  });

  test("the results show ticks, two lines for the row that failed, and a QR code with the figures", () => {
    const player = startCheck(["numbers", "saves", "fonts", "memory", "speed", "sound"], {
      lua: `playdate.sound.getCurrentTime = function() return 0 end\n${FIXED_MEMORY}`,
    });
    finishCheck(player);
    frames(player, FRAMES_OF_QR);
    expectScreen(player, "check-done");
    const [version, rows, ...figures] = scan(player).split("-");
    expect([version, rows]).toEqual(["2", "PNNPNNNNPNNPPFNNNN"]);
    const { "speed.arithmetic": arithmetic, "memory.peak-kb": peak } = readCheckFile(player).figures;
    expect(Number(figures[0])).toBe(arithmetic);
    expect(Number(figures.at(-3))).toBe(peak);
    press(player, "up");
    settle(player);
    expectScreen(player, "check-done-passed");
    press(player, "b");
    settle(player);
    expect(screenNow(player)).toBe("title");
  });

  test("the end of the check is announced", () => {
    const player = startCheck(["fonts"]);
    finishCheck(player);
    expect(player.printed).toContain(`announcement: ${TEXTS.ended(1, 1)}`);
    expect(hasEnded(player)).toBe(true);
  });
});

/**
 * Lua code that makes Lua always report the same used memory. So the stored picture of the QR code stays the same when
 * the game's code changes.
 */
const FIXED_MEMORY = `local collect = collectgarbage
function collectgarbage(option, ...)
  local result = collect(option, ...)
  return option == "count" and 1500 or result
end`;

function scan({ console: { pixels, width, height } }: Player): string {
  const colours = new Uint8ClampedArray(4 * pixels.length).map((_, at) => (pixels[at >> 2] === WHITE ? 255 : 0));
  return jsQR(colours, width, height)?.data ?? "";
}
