/** What was written under `name`; undefined if there is nothing or it cannot be read. */
export function readStored(name: string): unknown {
  try {
    return playdate.datastore.read(name);
  } catch {
    return undefined;
  }
}

/**
 * Writes a plain table of numbers, texts, booleans and lists of them. The console does not say whether it could: who
 * must know reads it back.
 */
export function writeStored(name: string, value: object): void {
  try {
    playdate.datastore.write(value, name);
  } catch {
    // A full disk shows when it is read back.
  }
}
