/** The Playdate's six buttons on the web page. Keys, touches and swipes press the buttons; the game loop reads them. */
import type { Button } from "../host";

/** The Playdate's six buttons. Several keys and fingers can press the same button at the same time. */
export interface Buttons {
  /**
   * Presses a button. `finger` names the key or pointer that presses it. The button stays pressed until every key and
   * pointer that pressed it has released it.
   */
  press(button: Button, finger: string): void;
  release(finger: string): void;
  releaseAll(): void;
  /** Presses a button and releases it at once, for example for a swipe. */
  tap(button: Button): void;
  /**
   * Returns the buttons that are held during the next update, in the order of the presses. Every press and every
   * release is visible in at least one update.
   */
  take(): ReadonlySet<Button>;
}

interface Change {
  readonly button: Button;
  readonly isDown: boolean;
}

export function createButtons(): Buttons {
  const fingers = new Map<string, Button>();
  const held = new Set<Button>();
  const queue: Change[] = [];

  const isTouched = (button: Button) => [...fingers.values()].includes(button);
  const change = (button: Button, isDown: boolean) => queue.push({ button, isDown });

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
      queue.length = 0;
      held.clear();
    },
    tap(button) {
      if (isTouched(button)) return;
      change(button, true);
      change(button, false);
    },
    take() {
      const changed = new Set<Button>();
      for (let next = queue.at(0); next !== undefined && !changed.has(next.button); next = queue.at(0)) {
        queue.shift();
        changed.add(next.button);
        if (next.isDown) held.add(next.button);
        else held.delete(next.button);
      }
      return new Set(held);
    },
  };
}
