/**
 * The queue of the present frame's sounds and lines of text, as plain values. frame.ts plays and prints them after the
 * update of the open screen.
 */
import { printToHost } from "../device/host";
import { clockwiseSign } from "../device/input";
import { playNote, stopNotes, type Timbre } from "../device/sound";

type SoundEvent =
  | {
      readonly kind: "note";
      readonly timbre: Timbre;
      readonly hertz: number;
      readonly volume: number;
      readonly delaySeconds: number;
    }
  | { readonly kind: "silence"; readonly timbre: Timbre };

interface HostLine {
  readonly topic: string;
  readonly text: string;
}

/** The separator of the lines in a text that is printed as one line; the web page splits it there. */
const LINE_SEPARATOR = " / ";

let sounds: SoundEvent[] = [];
let lines: HostLine[] = [];

let isHeard = false;

/** Begins to announce boards, moves and all screens to a player who cannot see the screen (see by-ear/). */
export function startPlayingByEar(): void {
  isHeard = true;
}

/**
 * Returns whether the game announces everything, for a player who cannot see the screen. Otherwise it announces only
 * the most important events.
 */
export function isPlayedByEar(): boolean {
  return isHeard;
}

/**
 * Queues a note of one timbre (kind of sound) for this frame, with a volume from 0 to 1. The note begins after
 * `delaySeconds`.
 */
export function queueNote(timbre: Timbre, hertz: number, volume: number, delaySeconds = 0): void {
  sounds.push({ kind: "note", timbre, hertz, volume, delaySeconds });
}

/**
 * Queues the command to stop all notes of one timbre (kind of sound). Notes that are queued later in the same frame
 * still play.
 */
export function queueSilence(timbre: Timbre): void {
  sounds.push({ kind: "silence", timbre });
}

/** Queues a line for the host (the program around the game), such as an announcement to screen readers. */
export function queueLine(topic: string, text: string): void {
  lines.push({ topic, text });
}

/** Queues several texts for the host (the program around the game), to be printed as one line. */
export function queueLines(topic: string, texts: readonly string[]): void {
  queueLine(topic, texts.join(LINE_SEPARATOR));
}

/**
 * Queues a line that tells a simulator how many degrees the crank turns for one step, such as to the next row of a
 * list. The angle is negative if the player has reversed the crank.
 */
export function queueCrankStep(degrees: number): void {
  queueLine("notch", `${clockwiseSign() * degrees}`);
}

/** Plays the notes of this frame in the order in which they were queued. */
export function playQueuedSounds(): void {
  if (sounds.length === 0) return;
  const played = sounds;
  sounds = [];
  for (const event of played) {
    if (event.kind === "silence") stopNotes(event.timbre);
    else playNote(event.timbre, event.hertz, event.volume, event.delaySeconds);
  }
}

/** Prints the lines of this frame in the order in which they were queued. */
export function printQueuedLines(): void {
  if (lines.length === 0) return;
  const printed = lines;
  lines = [];
  for (const { topic, text } of printed) printToHost(topic, text);
}
