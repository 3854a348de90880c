import type { Button } from "../host";

/** The console's six buttons, pressed by any number of keys and fingers. */
export interface Buttons {
  /** `finger` names the key or pointer, so that two of them on one button are one press. */
  press(button: Button, finger: string): void;
  release(finger: string): void;
  releaseAll(): void;
  /** Pressed and let go at once, as a swipe does. */
  tap(button: Button): void;
  /**
   * The buttons held in the next update. Each press and each release is seen by one update at least, however short:
   * what happened too fast waits for its turn.
   */
  take(): ReadonlySet<Button>;
}

/** Buttons that nobody touches yet. */
export function createButtons(): Buttons {
  const fingers = new Map<string, Button>();
  const held = new Set<Button>();
  const waiting = new Map<Button, boolean[]>();

  const isTouched = (button: Button) => [...fingers.values()].includes(button);
  const change = (button: Button, down: boolean) => waiting.set(button, [...(waiting.get(button) ?? []), down]);

  function release(finger: string): void {
    const button = fingers.get(finger);
    fingers.delete(finger);
    if (button !== undefined && !isTouched(button)) change(button, false);
  }

  return {
    press(button, finger) {
      if (fingers.get(finger) === button) return;
      release(finger);
      if (!isTouched(button)) change(button, true);
      fingers.set(finger, button);
    },
    release,
    releaseAll() {
      fingers.clear();
      waiting.clear();
      held.clear();
    },
    tap(button) {
      if (isTouched(button)) return;
      change(button, true);
      change(button, false);
    },
    take() {
      for (const [button, changes] of waiting) {
        const down = changes.shift();
        if (down === true) held.add(button);
        if (down === false) held.delete(button);
      }
      return new Set(held);
    },
  };
}
