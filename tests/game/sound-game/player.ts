import { deviceClock } from "../../../simulator/clocks";
import { nodeHost } from "../../../simulator/node-host";
import { startConsole } from "../../../simulator/console";
import type { Console, Note, Store } from "../../../simulator/host";
import type { TimedNote } from "../../../simulator/sound/render";
import { memoryStore } from "../../../simulator/stores";
import { compiledLua } from "../../compiled-lua";
import { bytes, NOTHING } from "../../simulator/game";
import { DEED_FILE, MAP_FILE, type Deed, type Played } from "./deed";

/** A note that was heard, and of which voice. */
export interface Heard extends TimedNote {
  readonly voice: string;
  /** From 0. */
  readonly frame: number;
}

/** Somebody who plays the sound game and listens. */
interface Listener {
  readonly console: Console;
  readonly store: Store;
  readonly heard: Heard[];
  frame: number;
  /** Whether the game calls for the sounds of what it passes. */
  isHeard: boolean;
}

// The voices, by the decay of their notes, which are floats of 32 bits.
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

const files = new Map([["main.lua", bytes(compiledLua("tests/game/sound-game/main"))]]);

/** Starts the sound game with a level of Last Ball. */
export function listen(...rows: readonly string[]): Listener {
  return listenTo({ puzzleId: "last-ball", rows });
}

/** Starts the sound game with a level of any puzzle. */
export function listenTo(played: Played): Listener {
  const store = memoryStore();
  store.write(`${MAP_FILE}.json`, JSON.stringify(played));
  const heard: Heard[] = [];
  const clock = deviceClock(0);
  const speaker = { play: (note: Note) => void heard.push(describe(note, listener.frame, clock.nowMs())) };
  const console = startConsole(nodeHost(files, { clock, store, speaker }));
  const listener: Listener = { console, store, heard, frame: 0, isHeard: true };
  return listener;
}

/** One frame; gives what it took, in device milliseconds. */
export function act(listener: Listener, deed: Deed): number {
  listener.store.write(`${DEED_FILE}.json`, JSON.stringify({ deed, isHeard: listener.isHeard }));
  const { deviceMs } = listener.console.update(NOTHING);
  listener.frame++;
  return deviceMs;
}

/** Does something and waits; gives what was heard meanwhile. */
export function hear(listener: Listener, deed: Deed, waitFrames = 60): Heard[] {
  const before = listener.heard.length;
  act(listener, deed);
  for (let at = 0; at < waitFrames; at++) act(listener, { kind: "wait" });
  return listener.heard.slice(before);
}

/** The hertz of what was heard of one voice. */
export function hertzOf(heard: readonly Heard[], voice: string): number[] {
  return heard.filter((each) => each.voice === voice).map(({ note }) => note.hertz);
}

function describe(note: Note, frame: number, askedMs: number): Heard {
  return { note, frame, askedMs, voice: VOICES.get(note.decaySeconds) ?? "unknown" };
}
