/** The button on the web page that switches the sound on and off. */
import { findById } from "./page";
import type { PageSpeaker } from "./speaker";
import { createStore } from "./store";

/** Makes the sound button mute the speaker and save the player's choice. Returns the function that the button calls. */
export function createSoundSwitch(speaker: PageSpeaker): () => void {
  const button = findById("sound-button");
  const settings = createStore("glissade-page/", () => undefined);

  function show(): void {
    button.setAttribute("aria-pressed", String(!speaker.isMuted));
    button.title = speaker.isMuted ? "sound is off" : "sound is on";
  }

  function toggle(): void {
    speaker.isMuted = !speaker.isMuted;
    settings.write("sound", speaker.isMuted ? "off" : "on");
    show();
  }

  speaker.isMuted = settings.read("sound") === "off";
  button.addEventListener("click", toggle);
  show();
  return toggle;
}
