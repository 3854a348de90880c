/**
 * The command `npm run headless`: plays a script of button presses on the simulated Playdate console without a window.
 */

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createSimulatedClock } from "../simulator/clocks";
import { createFolderStore } from "../simulator/folder-store";
import { addFrame, createFilm, encodeGif, MAX_FILM_FRAMES } from "../simulator/graphics/gif";
import { encodeScreenPng } from "../simulator/graphics/png";
import { GameError, type Console, type Host, type Store } from "../simulator/host";
import { createSourceNamer } from "../simulator/source-map-file";
import { createNodeHost } from "../simulator/node-host";
import { filmReplay, ReplayRefused } from "../simulator/replay-film";
import { createMemoryStore } from "../simulator/stores";
import { readLink } from "../src/game/codes/link";
import { parseOptions, runTool, UsageError, type ParsedArguments } from "./cli";
import type { Usage } from "./help";
import { readGame, playScriptFile } from "./play-script";

const USAGE: Usage = {
  synopsis: "headless",
  summary:
    "plays a script on the simulated console and writes screenshots and films; simulator/headless/README.md has the script's format",
  options: {
    script: { value: "FILE", description: "the script" },
    frames: { value: "N", description: "the number of frames to play" },
    png: {
      value: "DIR",
      description: "the folder for the script's screenshots and last.png, the last frame (default: none are written)",
    },
    gif: {
      value: "FILE",
      description: "the file for a film of all frames, at most a minute (default: none is written)",
    },
    replay: {
      value: "LINK",
      description:
        "instead of a script, a link to a replay or its code: --gif then gets the film that the web page makes",
    },
    data: {
      value: "DIR",
      description: "the folder of saves to start from and to write to (default: no saves)",
    },
    date: {
      value: "DATE",
      defaultValue: "2026-01-01",
      description: "the day, at noon, or a minute of it, such as 2026-03-08T17:30 (UTC)",
    },
    source: { value: "DIR", defaultValue: "build/source", description: "the game's folder" },
  },
};

/**
 * The second halves of the error messages for a replay that the game refuses to show, by the reason for the refusal.
 */
const REFUSALS: Readonly<Record<string, string>> = {
  wrong: "which is no code of a level and its moves",
  newer: "which is for a newer version of the game",
  "no-moves": "whose moves do not solve its level",
};
const EXIT_GAME_THREW = 1;
const [SCREEN_WIDTH, SCREEN_HEIGHT] = [400, 240];
const MAX_FRAMES = 1_000_000;
const NOON = "12:00";
const FIRST_YEAR = 2000;
/** The last year whose dates, counted in seconds since 2000, fit in the Playdate console's 32-bit integers. */
const LAST_YEAR = 2067;

// Sets the time zone to UTC. The game uses the local time zone, and a script must play the same on every machine.
process.env["TZ"] = "UTC";

runTool("headless", () => {
  try {
    play(parseOptions(process.argv.slice(2), USAGE));
  } catch (error) {
    if (!(error instanceof GameError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = EXIT_GAME_THREW;
  }
});

function play(given: ParsedArguments): void {
  const replay = given.option("replay");
  if (replay === undefined) playScriptOf(given);
  else filmReplayOf(given, replay);
}

function filmReplayOf({ has, required }: ParsedArguments, link: string): void {
  const surplus = ["script", "frames", "png", "data", "date"].find((name) => has(name));
  if (surplus !== undefined) throw new UsageError(`--replay plays no script: leave --${surplus} out`);
  const gif = required("gif");
  const files = readGame(required("source"));
  writeFilm(gif, encodeReplay(createNodeHost(files), parseReplayLink(link)));
}

function encodeReplay(host: Host, replay: string): Uint8Array {
  const frames = filmReplay(host, replay);
  try {
    for (;;) {
      const { done, value } = frames.next();
      if (done !== true) continue;
      if (value.isCut) console.error("The film ends after a minute, before the last move.");
      return value.gif;
    }
  } catch (error) {
    if (!(error instanceof ReplayRefused)) throw error;
    throw new UsageError(`--replay is "${replay}", ${REFUSALS[error.reason] ?? REFUSALS["wrong"]}`);
  }
}

function parseReplayLink(text: string): string {
  if (!URL.canParse(text)) return text;
  const { searchParams } = new URL(text);
  const link = readLink([...searchParams].map(([name, value]) => ({ name, value })));
  if (link?.kind !== "replay") throw new UsageError(`--replay is "${text}", which is no link to a replay`);
  return `${link.code}.${link.moves}`;
}

function playScriptOf({ required, number, option }: ParsedArguments): void {
  const frames = number("frames", 1, MAX_FRAMES);
  const script = required("script");
  const [png, gif, data] = [option("png"), option("gif"), option("data")];
  if (gif !== undefined && frames > MAX_FILM_FRAMES) {
    throw new UsageError(`--gif takes at most ${MAX_FILM_FRAMES} frames, and --frames is ${frames}`);
  }
  const clock = createSimulatedClock(parseSecondsSince2000(required("date")));
  const files = readGame(required("source"));
  if (png !== undefined) makeFolder("png", png);
  const host = createNodeHost(files, {
    clock,
    store: data === undefined ? createMemoryStore() : openSaves(data),
    nameSources: createSourceNamer(required("source")),
    print: (line) => void process.stdout.write(`${line}\n`),
  });
  const film = createFilm(SCREEN_WIDTH, SCREEN_HEIGHT);
  playScriptFile(host, script, frames, (console, frame, shots) => {
    if (gif !== undefined) addFrame(film, console.pixels);
    if (png === undefined) return;
    for (const name of frame === frames ? [...shots, "last"] : shots) writeShot(console, join(png, `${name}.png`));
  });
  if (gif !== undefined) writeFilm(gif, encodeGif(film));
}

function writeFilm(path: string, bytes: Uint8Array): void {
  try {
    writeFileSync(path, bytes);
  } catch (error) {
    throw new UsageError(`--gif is "${path}", which cannot be written (${(error as NodeJS.ErrnoException).code})`);
  }
}

function openSaves(folder: string): Store {
  makeFolder("data", folder);
  return createFolderStore(folder);
}

function makeFolder(name: string, folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new UsageError(`--${name} is "${folder}", which is no folder (${(error as NodeJS.ErrnoException).code})`);
  }
}

function writeShot({ pixels, width, height }: Console, path: string): void {
  writeFileSync(path, encodeScreenPng(pixels, width, height));
}

function parseSecondsSince2000(text: string): number {
  const minute = text.includes("T") ? text : `${text}T${NOON}`;
  const iso = `${minute}:00.000Z`;
  const date = new Date(iso);
  const year = date.getUTCFullYear();
  // Whether this is a possible date. JavaScript turns an impossible one, such as 30 February, into another date. So the
  // parsed date is formatted again and compared with the given text.
  const isDate = !Number.isNaN(date.getTime()) && date.toISOString() === iso;
  if (isDate && year >= FIRST_YEAR && year <= LAST_YEAR) return (date.getTime() - Date.UTC(FIRST_YEAR, 0, 1)) / 1000;
  throw new UsageError(
    `--date is "${text}"; it must be a day from ${FIRST_YEAR} to ${LAST_YEAR}, such as 2026-03-08, or a minute, such as 2026-03-08T17:30`,
  );
}
