/**
 * Records each frame of scripted games as lines of text: what a player sees, hears and reads, and what the game saves.
 * A line covers 50 frames, so that a line that differs from the stored one says where to look.
 */
import { createHash } from "node:crypto";
import { expect } from "vitest";
import type { Clock, Note } from "../../../simulator/host";
import { expectGoldenLines } from "../../golden/golden-lines";
import { watched, type Watching } from "../player";
import { HAS_UNFINISHED_PUZZLE } from "../puzzles";

const FRAMES_PER_LINE = 50;
const HASH_LENGTH = 8;
/**
 * The milliseconds by which the simulated clock advances each time it is read. A background task reads the clock before
 * each yield, and on a Playdate about this much time passes between two yields.
 */
const MS_PER_LOOK = 0.25;
/**
 * Matches the lines in which the game names the level on the screen. The game prints them only because a test has
 * asked, so they are not part of the record.
 */
const ANSWER = /^attempt: /;
const SCREEN_KEY = "n";
const SCREEN_TOPIC = "screen: ";

interface Line {
  frameCount: number;
  drawnCount: number;
  noteCount: number;
  readonly pictures: string[];
  readonly notes: string[];
  /**
   * The files that the game has written in the frames that this line of the record covers. Each entry has the frame,
   * the file's name and its text.
   */
  readonly saves: string[];
  readonly texts: string[];
}

/**
 * Runs the scripted games `walks`. Expects that all their pictures, notes, saves and announcements equal the recorded
 * lines in `tests/golden/NAME-frames.txt`. The lines are not compared while a puzzle is unfinished, because each save
 * and many screens then show one more puzzle.
 */
export function expectGoldenFrames(name: string, walks: readonly (readonly [title: string, walk: () => void])[]): void {
  const lines = walks.flatMap(([title, walk]) => recordFrames(title, walk));
  if (HAS_UNFINISHED_PUZZLE) expect(lines.length).toBeGreaterThan(0);
  else expectGoldenLines(`${name}-frames`, lines);
}

function recordFrames(title: string, walk: () => void): string[] {
  const games: (() => string[])[] = [];
  const begin = (): Watching => {
    const recording = createRecording(`${title}, game ${games.length + 1}`);
    games.push(recording.finish);
    return recording.watching;
  };
  watched({ createClock, begin }, walk);
  return games.flatMap((finish) => finish());
}

function createRecording(name: string): { readonly watching: Watching; readonly finish: () => string[] } {
  const lines: string[] = [];
  let endedFrames = 0;
  let picture = "";
  let screen = "";
  let line = emptyLine();
  const endLine = (): void => {
    const text = lineText(line);
    const range = `${endedFrames + 1} to ${endedFrames + line.frameCount}`;
    if (text !== undefined) lines.push(`${name}, frames ${range}, ${screen}: ${text}`);
    endedFrames += line.frameCount;
    line = emptyLine();
  };
  const watching: Watching = {
    note: (note, synth) => {
      line.noteCount++;
      line.notes.push(`${line.frameCount} ${noteText(note, synth)}`);
    },
    save: (name, text) => {
      line.saves.push(`${line.frameCount} ${name} ${text}`);
    },
    line: (text) => {
      if (text.startsWith(SCREEN_TOPIC)) screen = text.slice(SCREEN_TOPIC.length);
      else if (!ANSWER.test(text)) line.texts.push(JSON.stringify(text.replace(/^announcement: /, "")));
      return false;
    },
    signal: () => undefined,
    frame: ({ console }, { hasDrawn }) => {
      if (hasDrawn) picture = hashOf([console.pixels]);
      if (hasDrawn) line.drawnCount++;
      line.pictures.push(picture);
      line.frameCount++;
      if (line.frameCount < FRAMES_PER_LINE) return;
      console.keyPressed(SCREEN_KEY);
      endLine();
    },
  };
  return {
    watching,
    finish: () => {
      if (line.frameCount > 0) endLine();
      return lines;
    },
  };
}

function emptyLine(): Line {
  return { frameCount: 0, drawnCount: 0, noteCount: 0, pictures: [], notes: [], saves: [], texts: [] };
}

function lineText({ drawnCount, noteCount, pictures, notes, saves, texts }: Line): string | undefined {
  const parts = [
    ...(drawnCount > 0 ? [`${drawnCount} drawn ${hashOf(pictures)}`] : []),
    ...(noteCount > 0 ? [`${noteCount} notes ${hashOf(notes)}`] : []),
    ...(saves.length > 0 ? [`${saves.length} saved ${hashOf(saves)}`] : []),
    ...texts,
  ];
  return parts.length === 0 ? undefined : parts.join(", ");
}

/**
 * Returns a note with all its values as a text. The delay of the note is rounded to milliseconds, because 32-bit floats
 * have rounding errors.
 */
function noteText(note: Note, synth: number): string {
  return `${synth} ${JSON.stringify({ ...note, delaySeconds: Math.round(1000 * note.delaySeconds) })}`;
}

function hashOf(parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash("sha1");
  for (const part of parts) hash.update(part).update(" ");
  return hash.digest("hex").slice(0, HASH_LENGTH);
}

/**
 * Creates a clock that advances only when it is read, whatever the number of executed instructions. So a background
 * task ends in the same recorded frame even if the game becomes faster or slower.
 */
function createClock(startSecondsSince2000: number): Clock {
  let lookedMs = 0;
  let frameStartMs = 0;
  return {
    nowMs: () => (lookedMs += MS_PER_LOOK),
    secondsSince2000: () => startSecondsSince2000 + frameStartMs / 1000,
    spend: () => undefined,
    startFrame: (frameMs) => {
      frameStartMs = Math.max(frameStartMs + frameMs, lookedMs);
      lookedMs = frameStartMs;
    },
  };
}
