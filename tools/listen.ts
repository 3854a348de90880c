/** The command `npm run listen`: writes the game's sounds and music as WAV files. */

import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createSimulatedClock } from "../simulator/clocks";
import { createNodeHost } from "../simulator/node-host";
import type { Note } from "../simulator/host";
import { render, type TimedNote } from "../simulator/sound/render";
import type { Music } from "../src/puzzles/music";
import { parseOptions, runTool } from "./cli";
import type { Usage } from "./help";
import { readGame, playScriptFile } from "./play-script";
import { loadAudiblePuzzles, chapterThemes, recordAllSounds } from "./sounds/all-sounds";
import { measureLoudness, measurePeak } from "./sounds/loudness";
import { measureMusic } from "./sounds/measure-music";
import { encodeWaveforms } from "./sounds/waveforms";

const USAGE: Usage = {
  synopsis: "listen",
  summary:
    "writes every sound of the game and the music of each chapter as a WAV file, and draws them all as waveforms,\n" +
    "and prints their lengths and loudness, and what tells the music of the chapters apart; with --script it plays a script as headless does and writes its sound",
  options: {
    out: { value: "DIR", defaultValue: "build/sounds", description: "the folder for the sounds" },
    script: { value: "FILE", description: "the script (its format is in simulator/headless/README.md)" },
    frames: { value: "N", description: "the number of frames of the script to play" },
    wav: { value: "FILE", description: "the WAV file for the script's sound" },
    source: { value: "DIR", defaultValue: "build/source", description: "the game's folder" },
  },
};
const MAX_FRAMES = 100_000;
const SAMPLES_PER_SECOND = 44_100;
const FULL_SCALE = 32_767;
const WAV_HEADER_BYTES = 44;

runTool("listen", () => {
  const { required, number, has } = parseOptions(process.argv.slice(2), USAGE);
  if (!has("script")) {
    writeAllSounds(required("out"));
    return;
  }
  const [script, wav] = [required("script"), required("wav")];
  const notes = recordNotes(required("source"), script, number("frames", 1, MAX_FRAMES));
  mkdirSync(dirname(wav), { recursive: true });
  writeFileSync(wav, encodeWav(render(notes, SAMPLES_PER_SECOND)));
  process.stdout.write(`${notes.length} notes\n`);
});

function writeAllSounds(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const sounds = recordAllSounds().map(({ name, notes }) => ({ name, samples: render(notes, SAMPLES_PER_SECOND) }));
  for (const { name, samples } of sounds) {
    writeFileSync(join(folder, `${name}.wav`), encodeWav(samples));
    const seconds = (samples.length / SAMPLES_PER_SECOND).toFixed(2);
    const loudness = measureLoudness(samples, SAMPLES_PER_SECOND).toFixed(1);
    const row = [
      name.padEnd(24),
      `${seconds.padStart(6)} s`,
      `peak ${measurePeak(samples).toFixed(2)}`,
      `${loudness} dB`,
    ];
    process.stdout.write(`${row.join("  ")}\n`);
  }
  writeFileSync(join(folder, "waveforms.png"), encodeWaveforms(sounds.map(({ samples }) => samples)));
  for (const puzzle of loadAudiblePuzzles()) {
    for (const [index, { music }] of chapterThemes(puzzle).entries())
      process.stdout.write(`${`${puzzle.id}-music-${index + 1}`.padEnd(24)}${measuresText(music)}\n`);
  }
}

function measuresText(music: Music): string {
  const { waveform, mainInterval, notesPerSecond, register, brightnessHertz } = measureMusic(music);
  const numbers = [
    `${notesPerSecond.toFixed(1)} notes/s`,
    `${register.toFixed(0).padStart(3)} semitones above A4`,
    `${brightnessHertz.toFixed(0).padStart(5)} Hz`,
  ];
  return [waveform.padEnd(8), mainInterval.padEnd(6), ...numbers].join("  ");
}

function recordNotes(folder: string, file: string, frames: number): TimedNote[] {
  const notes: TimedNote[] = [];
  const clock = createSimulatedClock(0);
  const speaker = { play: (note: Note) => void notes.push({ note, requestedMs: clock.nowMs() }) };
  playScriptFile(createNodeHost(readGame(folder), { clock, speaker }), file, frames, () => undefined);
  return notes;
}

/**
 * Returns a WAV file with one channel and 16 bits per sample. Samples outside the range from -1 to 1 are set to its
 * limits.
 */
function encodeWav(samples: Float32Array): Buffer {
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
  samples.forEach((sample, index) => {
    wav.writeInt16LE(Math.round(Math.min(1, Math.max(-1, sample)) * FULL_SCALE), WAV_HEADER_BYTES + 2 * index);
  });
  return wav;
}
