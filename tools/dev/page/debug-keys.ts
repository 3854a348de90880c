/**
 * The keys of the debug overlay on the development page. This file defines the type of such a key with its action, and
 * listens to the keyboard.
 */

/** A key that controls the debug overlay of the development page. */
export interface DebugKey {
  readonly key: string;
  readonly otherKey?: string;
  readonly help: string;
  readonly run: () => void;
}

/**
 * Listens to the keyboard of the development page. Each press of a debug key runs the key's action, and then
 * `afterEach`. While a key is held, its action runs again and again.
 */
export function listenToDebugKeys(keys: readonly DebugKey[], afterEach: () => void): void {
  window.addEventListener("keydown", (event) => {
    const pressed = debugKeyOf(keys, event.key);
    if (pressed === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    pressed.run();
    afterEach();
  });
}

export function debugKeyOf(keys: readonly DebugKey[], pressed: string): DebugKey | undefined {
  return keys.find(({ key, otherKey }) => key === pressed || otherKey === pressed);
}

export function listKeys(keys: readonly DebugKey[]): string {
  const names = keys.map(({ key, otherKey }) => (otherKey === undefined ? key : `${key} ${otherKey}`));
  const width = Math.max(...names.map((name) => name.length));
  return keys.map(({ help }, index) => `${names[index].padEnd(width)} ${help}`).join("\n");
}
