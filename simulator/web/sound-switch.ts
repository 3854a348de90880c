/**
 * The volume of the web page: the button that switches it off and on, the slider, and the row of the menu. The game's
 * own settings "Sounds" and "Music" are separate.
 */
import type { Note } from "../host";
import type { PageSetting } from "./menu";
import { findById, findBySelector } from "./page";
import type { PageSpeaker } from "./speaker";
import { createStore } from "./store";

/** The volumes that the menu offers. Each has a value of the volume slider (`place`), from 0 to `LOUDEST`. */
const VOLUMES = [
  { name: "quiet", place: 45 },
  { name: "medium", place: 65 },
  { name: "loud", place: 100 },
] as const;
const LOUDEST = 100;
const OFF = 0;

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
/**
 * The synthesizer number of the note that lets the player hear the volume. No synthesizer of the game has this number.
 */
const SAMPLE_SYNTH = -1;

interface SoundSwitch {
  /** Switches the page's volume off, or on again as it was last. */
  readonly toggle: () => void;
  readonly setting: PageSetting;
}

/**
 * Makes the page's sound button and its volume slider work, and creates the volume setting of the menu. Saves what the
 * player chooses.
 */
export function createSoundSwitch(speaker: PageSpeaker): SoundSwitch {
  const button = findById("sound-button");
  const slider = findBySelector<HTMLInputElement>("#volume");
  const settings = createStore("glissade-page/", () => undefined);
  let place = parsePlace(settings.read("volume"));

  function apply(isMuted: boolean): void {
    speaker.isMuted = isMuted;
    // Squares the slider's value (`place`), so that an ear hears about equal steps from one value to the next.
    speaker.setVolume((place / LOUDEST) ** 2);
    slider.value = String(isMuted ? OFF : place);
    button.setAttribute("aria-pressed", String(!isMuted));
    button.title = isMuted ? "the page's sound is off" : "the page's sound is on";
  }

  function change(isMuted: boolean): void {
    apply(isMuted);
    settings.write("sound", isMuted ? "off" : "on");
    settings.write("volume", String(place));
  }

  function moveTo(next: number): void {
    if (next !== OFF) place = next;
    change(next === OFF);
  }

  const playSample = (): void => speaker.play(SAMPLE, SAMPLE_SYNTH);
  const shownPlace = (): number => (speaker.isMuted ? OFF : place);

  function step(offset: -1 | 1): void {
    moveTo(nextPlace(shownPlace(), offset));
    playSample();
  }

  const toggle = (): void => change(!speaker.isMuted);
  apply(settings.read("sound") === "off");
  button.addEventListener("click", toggle);
  slider.addEventListener("input", () => moveTo(slider.valueAsNumber));
  slider.addEventListener("change", playSample);
  giveKeysBack(slider);
  return { toggle, setting: { title: "page sound", value: () => nameOf(shownPlace()), step } };
}

/** Reads the volume slider's value from the stored text. Earlier versions of the page stored a volume's name. */
function parsePlace(stored: string | undefined): number {
  const named = VOLUMES.find(({ name }) => name === stored);
  const place = named?.place ?? Number(stored ?? LOUDEST);
  return place > OFF && place <= LOUDEST ? place : LOUDEST;
}

/**
 * Returns the slider's value for the menu's next louder volume (`offset` 1) or next quieter one (-1). After the loudest
 * comes "off".
 */
function nextPlace(place: number, offset: -1 | 1): number {
  const places = [OFF, ...VOLUMES.map((volume) => volume.place)];
  if (offset > 0) return places.find((other) => other > place) ?? OFF;
  return places.filter((other) => other < place).pop() ?? LOUDEST;
}

function nameOf(place: number): string {
  if (place === OFF) return "off";
  return VOLUMES.find((volume) => volume.place === place)?.name ?? `${place} %`;
}

function giveKeysBack(slider: HTMLInputElement): void {
  slider.addEventListener("pointerdown", () => {
    window.addEventListener("pointerup", () => slider.blur(), { once: true });
  });
}
