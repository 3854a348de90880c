/** The short vibration of a phone or tablet when a piece has come to rest, and its setting in the system menu. */
import type { PageSetting } from "./menu";
import { createStore } from "./store";

const TICK_MS = 12;

const settings = createStore("glissade-page/", () => undefined);
let isOn = settings.read("vibration") !== "off";

/** Lets the device vibrate for a moment, if it can and the player wants it. Muting the sound does not change this. */
export function vibrateAtStop(): void {
  if (isOn && canVibrate()) navigator.vibrate(TICK_MS);
}

/** Returns the setting for the system menu; no setting where the page cannot vibrate, or has no fingers on it. */
export function vibrationSettings(): PageSetting[] {
  if (!canVibrate() || !matchMedia("(pointer: coarse)").matches) return [];
  const step = (): void => {
    isOn = !isOn;
    settings.write("vibration", isOn ? "on" : "off");
    vibrateAtStop();
  };
  return [{ title: "vibration", value: () => (isOn ? "on" : "off"), step }];
}

/** Returns whether the browser knows vibration. Safari does not. Browsers on computers know it and do nothing. */
function canVibrate(): boolean {
  const vibrate: unknown = Reflect.get(navigator, "vibrate");
  return vibrate !== undefined;
}
