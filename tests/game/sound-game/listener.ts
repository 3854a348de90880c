/** Runs the sound game, a test program that plays sounds, on a simulated console and records its notes. */
import { createSimulatedClock } from "../../../simulator/clocks";
import { createNodeHost } from "../../../simulator/node-host";
import { startConsole } from "../../../simulator/console";
import type { Console, Note, Store } from "../../../simulator/host";
import type { TimedNote } from "../../../simulator/sound/render";
import { createMemoryStore } from "../../../simulator/stores";
import { compileTestProgram } from "../../compile-test-programs";
import { encodeText, NO_INPUT } from "../../simulator/game";
import { ACTION_FILE, MAP_FILE, type PlayerAction, type PlayedMap } from "./action";

export interface HeardNote extends TimedNote {
  readonly voice: string;
  readonly synth: number;
  /** The number of the frame in which the note was played, from 0. */
  readonly frame: number;
}

interface Listener {
  readonly console: Console;
  readonly store: Store;
  readonly heard: HeardNote[];
  frame: number;
  isHeard: boolean;
}

/**
 * The names of the game's synthesizer voices. The key of a voice is the decay of its notes in seconds, rounded to a
 * 32-bit float as on the console.
 */
const VOICES: ReadonlyMap<number, string> = new Map(
  (
    [
      [0.02, "roll"],
      [0.05, "hiss"],
      [0.006, "knock"],
      [0.04, "thud"],
      [0.065, "brush"],
      [0.06, "rumble"],
      [0.055, "growl"],
      [0.045, "toy"],
      [0.3, "glass"],
      [0.14, "piano"],
      [0.1, "horn"],
      [0.22, "string"],
      [0.07, "clack"],
      [0.12, "fall"],
      [0.03, "tick"],
      [0.09, "pluck"],
      [0.25, "chime"],
      [0.4, "bell"],
    ] as const
  ).map(([decaySeconds, voice]) => [Math.fround(decaySeconds), voice]),
);

const files = new Map([["main.lua", encodeText(compileTestProgram("tests/game/sound-game/main"))]]);

/**
 * Starts the sound game, a test program that plays sounds, with a level of Last Ball. `rows` is the text map of the
 * level.
 */
export function listen(...rows: readonly string[]): Listener {
  return listenTo({ puzzleId: "last-ball", rows });
}

export function listenTo(playedMap: PlayedMap): Listener {
  const store = createMemoryStore();
  store.write(`${MAP_FILE}.json`, JSON.stringify(playedMap));
  const heard: HeardNote[] = [];
  const clock = createSimulatedClock(0);
  const speaker = {
    play: (note: Note, synth: number) =>
      void heard.push({ ...describe(note, clock.nowMs()), synth, frame: listener.frame }),
  };
  const console = startConsole(createNodeHost(files, { clock, store, speaker }));
  const listener: Listener = { console, store, heard, frame: 0, isHeard: true };
  return listener;
}

/**
 * Runs one frame of the sound game with an action of the player. Returns the computing time of the frame in simulated
 * milliseconds.
 */
export function applyAction(listener: Listener, action: PlayerAction): number {
  listener.store.write(`${ACTION_FILE}.json`, JSON.stringify({ action, isHeard: listener.isHeard }));
  const { simulatedMs } = listener.console.update(NO_INPUT);
  listener.frame++;
  return simulatedMs;
}

/** Applies an action of the player and then waits for some frames. Returns the notes that were played. */
export function hearAction(listener: Listener, action: PlayerAction, waitFrames = 60): HeardNote[] {
  const before = listener.heard.length;
  applyAction(listener, action);
  for (let frame = 0; frame < waitFrames; frame++) applyAction(listener, { kind: "wait" });
  return listener.heard.slice(before);
}

export function hertzOf(heard: readonly HeardNote[], voice: string): number[] {
  return heard.filter((each) => each.voice === voice).map(({ note }) => note.hertz);
}

function describe(note: Note, requestedMs: number): Omit<HeardNote, "synth" | "frame"> {
  return { note, requestedMs, voice: VOICES.get(note.decaySeconds) ?? "unknown" };
}
