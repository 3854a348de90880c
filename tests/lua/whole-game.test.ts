import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Button, Console } from "../../simulator/host";
import { projectFolder } from "../../tools/packaging/project-folder";
import { seedCount } from "../seed-count";
import { lua32 } from "../available-programs";
import { levelNow, openRow, showPuzzle, waitForLevel, win, winAndSee, skipLessons } from "../play/bot";
import { goOnAtPace } from "../play/endless-run";
import { gameBehind, press, settle, startPlayer, type Player } from "../play/player";
import { SAVE_FILES } from "../play/saves";
import { printedAttempt } from "../play/attempt-json";
import { PUZZLE_ROWS } from "../play/puzzles";
import { createTemporaryFolder, writeFile } from "../toolchain/toy-project";

const LESSONS = 3;
const LEVELS = seedCount(30, 10);

const folder = join(import.meta.dirname, "whole-game");

interface Recording {
  readonly player: Player;
  readonly script: string[];
  readonly states: string[];
}

/**
 * Starts the game for a new player and begins to record it. The game reads the fake clock in whole-game/clock.lua, so
 * that it sees the same times here as in the second run of this test, in native Lua.
 */
function startRecording(): Recording {
  const clock = readFileSync(join(folder, "clock.lua"), "utf8");
  const player = startPlayer(undefined, { files: gameBehind(`do ${clock} end`) });
  const script: string[] = [];
  const update: Console["update"] = (input) => {
    const [button] = input.held;
    script.push(button === undefined ? "none" : buttonConstant(button));
    return player.console.update(input);
  };
  return { player: { ...player, console: { ...player.console, update } }, script, states: [] };
}

function buttonConstant(button: Button): string {
  return `kButton${button.charAt(0).toUpperCase()}${button.slice(1)}`;
}

function recordState({ player, script, states }: Recording): void {
  script.push("look");
  states.push(`attempt: ${printedAttempt(player)}`);
  for (const name of SAVE_FILES) {
    const text = player.store.read(`${name}.json`);
    if (text === undefined) continue;
    const saved = JSON.parse(text) as Record<"version" | "sequence" | "checksum" | "payload", number | string>;
    // Escapes the saved text as native Lua does with `%q` of its function string.format, so that the texts can be
    // compared.
    const payload = String(saved.payload).replace(/["\\\n]/g, "\\$&");
    states.push(...`${name} ${saved.version} ${saved.sequence} ${saved.checksum} "${payload}"`.split("\n"));
  }
}

function playEndless(recording: Recording, puzzleId: string): void {
  const { player } = recording;
  showPuzzle(player, puzzleId);
  openRow(player, "Play");
  for (let lesson = 0; lesson < LESSONS; lesson++) {
    skipLessons(player);
    winAndSee(player);
    press(player, "a");
  }
  goOnAtPace(player);
  // Plays until the number of the level is higher than `LEVELS`. If a kind of thing is new to the player, an extra
  // level with a lesson comes first; it does not count as a level.
  for (let level = waitForLevel(player); (level.level ?? 0) <= LEVELS;) {
    expect(level).toMatchObject({ puzzle: puzzleId, mode: "rising" });
    settle(player);
    recordState(recording);
    win(player);
    recordState(recording);
    level = waitForLevel(player, levelNow(player));
  }
}

test.skipIf(lua32 === undefined).each(PUZZLE_ROWS)(
  `the first ${LEVELS} levels of %s and all saved files are the same in the simulator and in native Lua`,
  (puzzleId) => {
    const recording = startRecording();
    playEndless(recording, puzzleId);
    const script = writeFile(createTemporaryFolder(), "script", `${recording.script.join("\n")}\n`);
    const files = ["bench/rig/playdate.lua", "tests/lua/whole-game/clock.lua", "build/source/main.lua"];
    const printed = execFileSync(
      lua32 ?? "",
      [join(folder, "play.lua"), ...files.map((file) => join(projectFolder, file)), script],
      // Runs native Lua in the folder of main.lua, because the game loads its other Lua files from there.
      { cwd: join(projectFolder, "build/source"), encoding: "utf8", maxBuffer: Infinity },
    );
    expect(recording.states.filter((line) => line.startsWith("attempt: ")).length).toBeGreaterThanOrEqual(2 * LEVELS);
    expect(printed.trimEnd().split("\n")).toEqual(recording.states);
  },
);
