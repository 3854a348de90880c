import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deviceClock } from "../simulator/clocks";
import { folderStore } from "../simulator/folder-store";
import { pngOfScreen } from "../simulator/graphics/png";
import { GameError, type Console, type Store } from "../simulator/host";
import { nodeHost } from "../simulator/node-host";
import { memoryStore } from "../simulator/stores";
import { readOptions, runTool, UsageError, type Given } from "./cli";
import type { Usage } from "./help";
import { gameIn, playFile } from "./scripted";

const USAGE: Usage = {
  call: "headless",
  does: "plays a script on the simulated console and writes screenshots; simulator/headless/README.md has the script's format",
  options: {
    script: { value: "FILE", asks: "the script" },
    frames: { value: "N", asks: "how many frames are played" },
    png: {
      value: "DIR",
      asks: "where the script's shots go, and the last frame as last.png; none are written unless told",
    },
    data: {
      value: "DIR",
      asks: "the saves that the run starts from and leaves behind; it starts without any unless told",
    },
    date: {
      value: "DATE",
      unlessTold: "2026-01-01",
      asks: "the day, at noon, or a minute of it, such as 2026-03-08T17:30 (UTC)",
    },
    source: { value: "DIR", unlessTold: "build/source", asks: "the game's folder" },
  },
};

const EXIT_GAME_THREW = 1;
const MOST_FRAMES = 1_000_000;
const NOON = "12:00";
const FIRST_YEAR = 2000;
// Seconds since 2000 still fit the console's integers.
const LAST_YEAR = 2067;

// The game takes the date from where the player is: here that is Greenwich, wherever the tool runs.
process.env["TZ"] = "UTC";

runTool("headless", () => {
  try {
    play(readOptions(process.argv.slice(2), USAGE));
  } catch (error) {
    if (!(error instanceof GameError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = EXIT_GAME_THREW;
  }
});

function play({ needed, number, option }: Given): void {
  const frames = number("frames", 1, MOST_FRAMES);
  const script = needed("script");
  const [png, data] = [option("png"), option("data")];
  const clock = deviceClock(secondsSince2000(needed("date")));
  const files = gameIn(needed("source"));
  if (png !== undefined) makeFolder("png", png);
  const host = nodeHost(files, {
    clock,
    store: data === undefined ? memoryStore() : savesIn(data),
    print: (line) => void process.stdout.write(`${line}\n`),
  });
  playFile(host, script, frames, (console, frame, shots) => {
    if (png === undefined) return;
    for (const name of frame === frames ? [...shots, "last"] : shots) writeShot(console, join(png, `${name}.png`));
  });
}

function savesIn(folder: string): Store {
  makeFolder("data", folder);
  return folderStore(folder);
}

function makeFolder(name: string, folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new UsageError(`--${name} is "${folder}", which is no folder (${(error as NodeJS.ErrnoException).code})`);
  }
}

function writeShot({ pixels, width, height }: Console, path: string): void {
  writeFileSync(path, pngOfScreen(pixels, width, height));
}

/** Throws `UsageError` unless the text is a day, or a minute, that the console's clock knows. */
function secondsSince2000(text: string): number {
  const minute = text.includes("T") ? text : `${text}T${NOON}`;
  const iso = `${minute}:00.000Z`;
  const date = new Date(iso);
  const year = date.getUTCFullYear();
  // A date that is none, such as 30 February, is another one or none when it is written again.
  const isDate = !Number.isNaN(date.getTime()) && date.toISOString() === iso;
  if (isDate && year >= FIRST_YEAR && year <= LAST_YEAR) return (date.getTime() - Date.UTC(FIRST_YEAR, 0, 1)) / 1000;
  throw new UsageError(
    `--date is "${text}"; it must be a day from ${FIRST_YEAR} to ${LAST_YEAR}, such as 2026-03-08, or a minute, such as 2026-03-08T17:30`,
  );
}
