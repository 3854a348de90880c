/**
 * Lets a phone or tablet vibrate for a moment when a piece has come to rest. Also provides the setting for this in the
 * system menu.
 */
import type { PageSetting } from "./menu";
import { createStore } from "./store";

const TICK_MS = 12;

const settings = createStore("glissade-page/", () => undefined);
let isOn = settings.read("vibration") !== "off";

/** Lets the device vibrate for a moment, if it can and the player wants it. Muting the sound does not change this. */
export function vibrateAtStop(): void {
  if (isOn && canVibrate()) navigator.vibrate(TICK_MS);
}

/**
 * Returns the setting of the vibration for the system menu. Returns none if the browser cannot vibrate, or if the main
 * pointer is no finger.
 */
export function vibrationSettings(): PageSetting[] {
  if (!canVibrate() || !matchMedia("(pointer: coarse)").matches) return [];
  const step = (): void => {
    isOn = !isOn;
    settings.write("vibration", isOn ? "on" : "off");
    vibrateAtStop();
  };
  return [{ title: "vibration", value: () => (isOn ? "on" : "off"), step }];
}

/** Returns whether the browser knows vibration. Safari does not; browsers on computers know it and do nothing. */
function canVibrate(): boolean {
  const vibrate: unknown = Reflect.get(navigator, "vibrate");
  return vibrate !== undefined;
}
