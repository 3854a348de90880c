import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Button, Console } from "../../simulator/host";
import { projectFolder } from "../../tools/packaging/project-folder";
import { seedCount } from "../seed-count";
import { lua32 } from "../available-programs";
import { levelNow, openRow, showPuzzle, waitForLevel, win, winAndSee } from "../play/bot";
import { gameBehind, press, settle, startPlayer, type Player } from "../play/player";
import { SAVE_FILES } from "../play/saves";
import { printedAttempt } from "../play/attempt-json";
import { PUZZLE_ROWS } from "../play/puzzles";
import { createTemporaryFolder, writeFile } from "../toolchain/toy-project";

const LESSONS = 3;
const LEVELS = seedCount(30, 10);

const folder = join(import.meta.dirname, "whole-game");

/** Game that is played by a bot, what it does frame by frame, and how the game stood whenever it was looked at. */
interface Recording {
  readonly player: Player;
  readonly script: string[];
  readonly states: string[];
}

/** Starts the game for somebody new, on the clock of whole-game/clock.lua. */
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

/** Records the printed level with its moves, and the files that the game has saved. */
function recordState({ player, script, states }: Recording): void {
  script.push("look");
  states.push(`session: ${printedAttempt(player)}`);
  for (const name of SAVE_FILES) {
    const text = player.store.read(`${name}.json`);
    if (text === undefined) continue;
    const saved = JSON.parse(text) as Record<"version" | "sequence" | "checksum" | "payload", number | string>;
    // As Lua's %q has it.
    const payload = String(saved.payload).replace(/["\\\n]/g, "\\$&");
    states.push(...`${name} ${saved.version} ${saved.sequence} ${saved.checksum} "${payload}"`.split("\n"));
  }
}

/** Plays the lessons of a world and the levels of its endless run by best lines. */
function playEndless(recording: Recording, puzzleId: string): void {
  const { player } = recording;
  showPuzzle(player, puzzleId);
  openRow(player, "Play");
  for (let lesson = 0; lesson < LESSONS; lesson++) {
    waitForLevel(player);
    settle(player);
    winAndSee(player);
    press(player, "a");
  }
  // What is new is taught by a level of its own, which counts for none.
  for (let level = waitForLevel(player); (level.level ?? 0) <= LEVELS;) {
    expect(level).toMatchObject({ puzzle: puzzleId, mode: "endless" });
    settle(player);
    recordState(recording);
    win(player);
    recordState(recording);
    level = waitForLevel(player, levelNow(player));
  }
}

test.skipIf(lua32 === undefined).each(PUZZLE_ROWS)(
  `${LEVELS} levels of %s are the same in the simulator and in Lua built natively, and so are all saves on the way`,
  (world) => {
    const recording = startRecording();
    playEndless(recording, world);
    const script = writeFile(createTemporaryFolder(), "script", `${recording.script.join("\n")}\n`);
    const files = ["bench/rig/playdate.lua", "tests/lua/whole-game/clock.lua", "build/source/main.lua"];
    const printed = execFileSync(
      lua32 ?? "",
      [join(folder, "play.lua"), ...files.map((file) => join(projectFolder, file)), script],
      // Beside main.lua is what it loads.
      { cwd: join(projectFolder, "build/source"), encoding: "utf8", maxBuffer: Infinity },
    );
    expect(recording.states.filter((line) => line.startsWith("session: ")).length).toBeGreaterThanOrEqual(2 * LEVELS);
    expect(printed.trimEnd().split("\n")).toEqual(recording.states);
  },
);
