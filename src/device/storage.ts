/** What was written under `name`; undefined if there is nothing or it cannot be read. */
export function readStored(name: string): unknown {
  return playdate.datastore.read(name);
}

/** Keeps a plain table of numbers, texts, booleans and lists of them. */
export function writeStored(name: string, value: object): void {
  playdate.datastore.write(value, name);
}
