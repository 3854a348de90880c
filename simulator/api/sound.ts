/** Defines the Lua table `playdate.sound`: synthesizers whose notes the host's speaker plays. */
import type { Note, Speaker } from "../host";
import { midiToHertz, pitchToHertz } from "../sound/pitch";
import type { Lua, LuaFunction } from "../vm/lua";
import { defineNamespace } from "../vm/namespaces";
import { defineObjectType, readObject, returnObject, type ObjectType } from "../vm/objects";
import {
  readIntegerInRange,
  isGiven,
  readNumber,
  readNumberOr,
  reject,
  returnBoolean,
  returnNumbers,
  readText,
} from "../vm/values";
import type { SyncedClock } from "./time";

/** The waveforms, indexed by `playdate.sound.kWave…`. The simulator lacks the constants 5 to 7. */
const WAVEFORMS: readonly Note["waveform"][] = ["square", "triangle", "sine", "noise", "sawtooth"];
const SINE = 2;

interface Synth {
  /** The number of the synthesizer. Synthesizers are counted from 0 in the order of their creation. */
  readonly number: number;
  waveform: Note["waveform"];
  attackSeconds: number;
  decaySeconds: number;
  sustain: number;
  releaseSeconds: number;
  left: number;
  right: number | undefined;
  /** The time at which the last note of the synthesizer ends, in milliseconds of the host's clock. */
  soundsUntilMs: number;
}

const SYNTH: ObjectType<Synth> = { name: "playdate.sound.synth" };

export function defineSound(L: Lua, speaker: Speaker, syncedClock: SyncedClock): void {
  defineObjectType(L, SYNTH, { ...playingMethods(speaker, syncedClock), ...settingMethods() });
  defineNamespace(L, "playdate.sound", {
    kWaveSquare: 0,
    kWaveTriangle: 1,
    kWaveSine: 2,
    kWaveNoise: 3,
    kWaveSawtooth: 4,
    kWavePOPhase: 5,
    kWavePODigital: 6,
    kWavePOVosim: 7,
    getCurrentTime: (L) => {
      L.pushFloat(syncedClock().nowMs() / 1000);
      return 1;
    },
  });
  let synths = 0;
  defineNamespace(L, "playdate.sound.synth", { new: (L) => newSynth(L, synths++) });
}

function newSynth(L: Lua, number: number): number {
  const waveform = isGiven(L, 1) ? waveformAt(L, 1) : WAVEFORMS[SINE];
  return returnObject(L, SYNTH, {
    number,
    waveform,
    attackSeconds: 0,
    decaySeconds: 0,
    sustain: 1,
    releaseSeconds: 0,
    left: 1,
    right: undefined,
    soundsUntilMs: 0,
  });
}

function waveformAt(L: Lua, index: number): Note["waveform"] {
  const waveform = WAVEFORMS[readIntegerInRange(L, index, 0, 7)];
  return waveform ?? reject(L, index, "the waveforms kWavePO… are not in the simulator");
}

function playingMethods(speaker: Speaker, syncedClock: SyncedClock): Record<string, LuaFunction> {
  return {
    playNote: (L) =>
      play(
        L,
        speaker,
        syncedClock,
        pitchAt(L, (hertz) => hertz),
      ),
    playMIDINote: (L) => play(L, speaker, syncedClock, pitchAt(L, midiToHertz)),
    // Does not silence the note, unlike `noteOff` on a Playdate: the simulator's speaker plays each note to its end
    // unless the game calls `stop`.
    noteOff: (L) => {
      readObject(L, 1, SYNTH).soundsUntilMs = 0;
      return 0;
    },
    stop: (L) => {
      const synth = readObject(L, 1, SYNTH);
      synth.soundsUntilMs = 0;
      speaker.stop?.(synth.number);
      return 0;
    },
    isPlaying: (L) => returnBoolean(L, syncedClock().nowMs() < readObject(L, 1, SYNTH).soundsUntilMs),
  };
}

function play(L: Lua, speaker: Speaker, syncedClock: SyncedClock, hertz: number): number {
  const synth = readObject(L, 1, SYNTH);
  const nowMs = syncedClock().nowMs();
  if (!isGiven(L, 4)) reject(L, 4, "a length expected, for the simulator cannot play a note without end");
  const lengthSeconds = readNumber(L, 4);
  const delaySeconds = Math.max(0, readNumberOr(L, 5, 0) - nowMs / 1000);
  const { waveform, attackSeconds, decaySeconds, sustain, releaseSeconds } = synth;
  const volume = (readNumberOr(L, 3, 1) * (synth.left + (synth.right ?? synth.left))) / 2;
  const envelope = { attackSeconds, decaySeconds, sustain, releaseSeconds };
  speaker.play({ waveform, hertz, volume, lengthSeconds, ...envelope, delaySeconds }, synth.number);
  synth.soundsUntilMs = nowMs + (delaySeconds + lengthSeconds + releaseSeconds) * 1000;
  return returnBoolean(L, true);
}

function pitchAt(L: Lua, fromNumber: (value: number) => number): number {
  if (L.type(2) === "number") return fromNumber(readNumber(L, 2));
  return pitchToHertz(readText(L, 2)) ?? reject(L, 2, `hertz or a note such as "C4" expected, got "${readText(L, 2)}"`);
}

function settingMethods(): Record<string, LuaFunction> {
  return {
    setADSR: (L) => {
      const synth = readObject(L, 1, SYNTH);
      synth.attackSeconds = readNumber(L, 2);
      synth.decaySeconds = readNumber(L, 3);
      synth.sustain = readNumber(L, 4);
      synth.releaseSeconds = readNumber(L, 5);
      return 0;
    },
    setVolume: (L) => {
      const synth = readObject(L, 1, SYNTH);
      synth.left = readNumber(L, 2);
      synth.right = readNumberOr(L, 3, undefined);
      return 0;
    },
    getVolume: (L) => {
      const { left, right } = readObject(L, 1, SYNTH);
      return right === undefined ? returnNumbers(L, left) : returnNumbers(L, left, right);
    },
    setWaveform: (L) => {
      readObject(L, 1, SYNTH).waveform = waveformAt(L, 2);
      return 0;
    },
  };
}
