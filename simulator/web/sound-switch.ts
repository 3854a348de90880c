import { byId } from "./page";
import type { PageSpeaker } from "./speaker";
import { createStore } from "./store";

/** Lets the page's sound button mute the speaker, and remembers it. Returns what the button does. */
export function createSoundSwitch(speaker: PageSpeaker): () => void {
  const button = byId("sound-button");
  const settings = createStore("glissade-page/", () => undefined);

  function show(): void {
    button.setAttribute("aria-pressed", String(!speaker.muted));
    button.title = speaker.muted ? "sound is off" : "sound is on";
  }

  function toggle(): void {
    speaker.muted = !speaker.muted;
    settings.write("sound", speaker.muted ? "off" : "on");
    show();
  }

  speaker.muted = settings.read("sound") === "off";
  button.addEventListener("click", toggle);
  show();
  return toggle;
}
