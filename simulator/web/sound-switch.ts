/** The button on the web page that switches the sound on and off, and the volume in the system menu. */
import type { Note } from "../host";
import type { PageSetting } from "./menu";
import { findById } from "./page";
import type { PageSpeaker } from "./speaker";
import { createStore } from "./store";

/** The volumes that the menu offers, from 0 to 1. An ear hears about equal steps between them. */
const VOLUMES = [
  { name: "quiet", volume: 0.2 },
  { name: "medium", volume: 0.45 },
  { name: "loud", volume: 1 },
] as const;
const LOUDEST = VOLUMES.length - 1;
const OFF = -1;

/** The note that lets the player hear a chosen volume. */
const SAMPLE: Note = {
  waveform: "square",
  hertz: 660,
  volume: 0.5,
  lengthSeconds: 0.12,
  attackSeconds: 0.01,
  decaySeconds: 0.05,
  sustain: 0.5,
  releaseSeconds: 0.05,
  delaySeconds: 0,
};
/** The number of no synthesizer of the game. */
const SAMPLE_SYNTH = -1;

interface SoundSwitch {
  /** Switches the sound off, or on again at the last volume. */
  readonly toggle: () => void;
  readonly setting: PageSetting;
}

/** Makes the page's sound button work, and creates the volume setting of the menu. Saves what the player chooses. */
export function createSoundSwitch(speaker: PageSpeaker): SoundSwitch {
  const button = findById("sound-button");
  const settings = createStore("glissade-page/", () => undefined);
  const stored = VOLUMES.findIndex(({ name }) => name === settings.read("volume"));
  let level = stored < 0 ? LOUDEST : stored;

  function apply(isMuted: boolean): void {
    speaker.isMuted = isMuted;
    speaker.setVolume(VOLUMES[level].volume);
    button.setAttribute("aria-pressed", String(!isMuted));
    button.title = isMuted ? "sound is off" : "sound is on";
  }

  function change(isMuted: boolean): void {
    apply(isMuted);
    settings.write("sound", isMuted ? "off" : "on");
    settings.write("volume", VOLUMES[level].name);
  }

  function step(offset: -1 | 1): void {
    const next = (speaker.isMuted ? OFF : level) + offset;
    if (next === OFF || next > LOUDEST) return change(true);
    level = next < OFF ? LOUDEST : next;
    change(false);
    speaker.play(SAMPLE, SAMPLE_SYNTH);
  }

  const toggle = (): void => change(!speaker.isMuted);
  apply(settings.read("sound") === "off");
  button.addEventListener("click", toggle);
  const value = (): string => (speaker.isMuted ? "off" : VOLUMES[level].name);
  return { toggle, setting: { title: "sound", value, step } };
}
