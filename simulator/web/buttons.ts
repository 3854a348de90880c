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
   * The buttons held in the next update, the last pressed last. Each press and each release is seen by one update at
   * least, however short, and in its order: what happened too fast waits for its turn.
   */
  take(): ReadonlySet<Button>;
}

/** A button goes down or comes up. */
interface Change {
  readonly button: Button;
  readonly isDown: boolean;
}

/** Buttons that nobody touches yet. */
export function createButtons(): Buttons {
  const fingers = new Map<string, Button>();
  const held = new Set<Button>();
  const waiting: Change[] = [];

  const isTouched = (button: Button) => [...fingers.values()].includes(button);
  const change = (button: Button, isDown: boolean) => waiting.push({ button, isDown });

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
      waiting.length = 0;
      held.clear();
    },
    tap(button) {
      if (isTouched(button)) return;
      change(button, true);
      change(button, false);
    },
    take() {
      const changed = new Set<Button>();
      for (let next = waiting.at(0); next !== undefined && !changed.has(next.button); next = waiting.at(0)) {
        waiting.shift();
        changed.add(next.button);
        if (next.isDown) held.add(next.button);
        else held.delete(next.button);
      }
      return new Set(held);
    },
  };
}
