/**
 * Records what a player sees, hears and reads in each frame of some games, and what these games save, as lines of text.
 * Each line covers some frames, so that a line that differs says where to look.
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
 * By how many milliseconds the simulated clock advances each time it is read. A task reads the clock each time before
 * it yields, and a Playdate takes about this long from one yield to the next.
 */
const MS_PER_LOOK = 0.25;
/**
 * Matches the lines that the game prints because a test has asked for the level on the screen. These lines are not
 * recorded.
 */
const ANSWER = /^attempt: /;
/** The keyboard key that makes the game print the name of the open screen. */
const SCREEN_KEY = "n";
const SCREEN_TOPIC = "screen: ";

interface Line {
  frameCount: number;
  drawnCount: number;
  noteCount: number;
  readonly pictures: string[];
  readonly notes: string[];
  /** One line for each file that the game has written: the frame, the file's name and its text. */
  readonly saves: string[];
  readonly texts: string[];
}

/**
 * Runs the scripted games `walks`, and expects that everything that they show, play, save and announce equals the lines
 * of `tests/golden/NAME-frames.txt`. While a puzzle is unfinished, the lines are not compared, because each save and
 * many screens then have a further puzzle.
 */
export function expectGoldenFrames(name: string, walks: readonly (readonly [title: string, walk: () => void])[]): void {
  const lines = walks.flatMap(([title, walk]) => recordFrames(title, walk));
  if (HAS_UNFINISHED_PUZZLE) expect(lines.length).toBeGreaterThan(0);
  else expectGoldenLines(`${name}-frames`, lines);
}

/** Runs the scripted game `walk`. Returns lines with what the game shows, plays, saves and announces. */
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

/**
 * Returns the text of one line of the recorded frames. Returns undefined if nothing has happened in the frames of this
 * line.
 */
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
 * Returns a text with everything about a note. The delay of the note is rounded to milliseconds, because 32-bit floats
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
 * Creates a clock that advances each time it is read, not with executed instructions. So a change of the game's speed
 * does not change the frame in which a background task ends.
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
