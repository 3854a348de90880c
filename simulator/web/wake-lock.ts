/** Keeps the display of the player's device on while the game is played, for three minutes after each input. */

const AWAKE_MS = 3 * 60_000;
const INPUTS = ["pointerdown", "keydown", "wheel"] as const;

/**
 * Keeps the display on for three minutes after each input, if the device allows it. Returns a function to call for
 * inputs without an event, such as a gamepad's.
 */
export function keepAwake(): () => void {
  if (!("wakeLock" in navigator)) return () => undefined;
  let lock: WakeLockSentinel | undefined;
  let timer: number | undefined;
  let isRequested = false;

  async function request(): Promise<void> {
    isRequested = true;
    lock = await navigator.wakeLock.request("screen").catch(() => undefined);
    isRequested = false;
  }

  function noteInput(): void {
    clearTimeout(timer);
    timer = window.setTimeout(() => void lock?.release(), AWAKE_MS);
    if (!isRequested && (lock === undefined || lock.released)) void request();
  }

  for (const input of INPUTS) window.addEventListener(input, noteInput, { passive: true });
  return noteInput;
}
