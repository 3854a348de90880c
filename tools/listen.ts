/** Plays a script as the headless runner does and writes what the speaker was sent as a WAV file, to be measured. */
import { readFileSync, writeFileSync } from "node:fs";
import { deviceClock } from "../simulator/clocks";
import { startConsole } from "../simulator/console";
import { readFolder } from "../simulator/folder";
import { playScript } from "../simulator/headless/play";
import { parseScript, ScriptError } from "../simulator/headless/script";
import type { Note } from "../simulator/host";
import { render, type TimedNote } from "../simulator/sound/render";
import { memoryStore } from "../simulator/stores";
import { readArguments, runTool, UsageError, wholeNumber } from "./cli";

const USAGE = "listen --script FILE --frames N --wav FILE [--source DIR]";
const DEFAULT_SOURCE = "build/source";
const MOST_FRAMES = 100_000;
const SAMPLES_PER_SECOND = 44_100;
const FULL_SCALE = 32_767;
const WAV_HEADER_BYTES = 44;

runTool("listen", () => {
  const text = { type: "string" } as const;
  const options = { script: text, frames: text, wav: text, source: text };
  const { script, frames, wav, source } = readArguments(process.argv.slice(2), options).values;
  if (typeof script !== "string" || typeof frames !== "string" || typeof wav !== "string") throw new UsageError(USAGE);
  const folder = typeof source === "string" ? source : DEFAULT_SOURCE;
  const notes = notesOf(folder, script, wholeNumber("frames", frames, 1, MOST_FRAMES));
  writeFileSync(wav, wavOf(render(notes, SAMPLES_PER_SECOND)));
  process.stdout.write(`${notes.length} notes\n`);
});

function notesOf(folder: string, file: string, frames: number): TimedNote[] {
  const notes: TimedNote[] = [];
  const clock = deviceClock(0);
  const speaker = { play: (note: Note) => void notes.push({ note, askedMs: clock.nowMs() }) };
  const files = readOr(folder, () => readFolder(folder));
  const script = readOr(file, () => readFileSync(file, "utf8"));
  const print = (): void => undefined;
  const console = startConsole({
    files,
    clock,
    store: memoryStore(),
    speaker,
    arguments: [],
    reduceFlashing: false,
    print,
  });
  try {
    playScript(console, parseScript(script, file), frames, () => undefined);
  } catch (error) {
    throw error instanceof ScriptError ? new UsageError(error.message) : error;
  }
  return notes;
}

function readOr<T>(path: string, read: () => T): T {
  try {
    return read();
  } catch {
    throw new UsageError(`${path} cannot be read`);
  }
}

/** One channel of 16 bits a sample; what is too loud is clipped, as a speaker does. */
function wavOf(samples: Float32Array): Buffer {
  const wav = Buffer.alloc(WAV_HEADER_BYTES + 2 * samples.length);
  wav.write("RIFF", 0);
  wav.writeUInt32LE(wav.length - 8, 4);
  wav.write("WAVEfmt ", 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(SAMPLES_PER_SECOND, 24);
  wav.writeUInt32LE(2 * SAMPLES_PER_SECOND, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write("data", 36);
  wav.writeUInt32LE(2 * samples.length, 40);
  samples.forEach((sample, at) => {
    wav.writeInt16LE(Math.round(Math.min(1, Math.max(-1, sample)) * FULL_SCALE), WAV_HEADER_BYTES + 2 * at);
  });
  return wav;
}
