/**
 * The keys of the debug overlay on the development page: a table of what each key does, and the listener that runs it.
 */

/** A key that controls the debug overlay of the development page. */
export interface DebugKey {
  readonly key: string;
  /** A few words about what the key does, for the list of keys. */
  readonly help: string;
  readonly run: () => void;
}

/**
 * Listens to the keyboard: runs the action of each pressed debug key, and then `afterEach`. If a key is held, its
 * action runs again and again.
 */
export function listenToDebugKeys(keys: readonly DebugKey[], afterEach: () => void): void {
  window.addEventListener("keydown", (event) => {
    const pressed = keys.find(({ key }) => key === event.key);
    if (pressed === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    pressed.run();
    afterEach();
  });
}

export function listKeys(keys: readonly DebugKey[]): string {
  return keys.map(({ key, help }) => `${key.padEnd(3)} ${help}`).join("\n");
}
