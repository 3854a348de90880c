/**
 * The format of a pack, the single file in which the web page downloads the game. A pack has a table's length in four
 * bytes, the table as JSON, and the bytes of all files.
 */

/**
 * The path of the Lua interpreter in a pack (the file with the whole game). No file of the game has this path, because
 * the paths of these files do not begin with a slash.
 */
export const LUA_FILE = "/lua54.wasm";

const LENGTH_BYTES = 4;

/** The table of a pack: the names and sizes of its files in order, and how many of them the game needs at its start. */
export interface PackTable {
  readonly files: readonly (readonly [name: string, byteCount: number])[];
  readonly firstCount: number;
}

/**
 * Returns the bytes of an uncompressed pack (the file with the whole game) that contains the given files. The game
 * needs the first `firstCount` files to start.
 */
export function encodePack(files: ReadonlyMap<string, Uint8Array>, firstCount: number): Uint8Array<ArrayBuffer> {
  const table: PackTable = { files: [...files].map(([name, bytes]) => [name, bytes.length]), firstCount };
  const json = new TextEncoder().encode(JSON.stringify(table));
  const length = new Uint8Array(LENGTH_BYTES);
  new DataView(length.buffer).setUint32(0, json.length);
  const chunks = [length, json, ...files.values()];
  const pack = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    pack.set(chunk, at);
    at += chunk.length;
  }
  return pack;
}

export interface PackReaderEvents {
  readonly onTable: (table: PackTable) => void;
  readonly onFile: (name: string, bytes: Uint8Array) => void;
}

/**
 * Creates a function that takes the chunks of an uncompressed pack (the file with the whole game) in order. It calls
 * `onTable` when the pack's table is complete, and `onFile` when a file is complete.
 */
export function createPackReader({ onTable, onFile }: PackReaderEvents): (chunk: Uint8Array) => void {
  let wanted = new Uint8Array(LENGTH_BYTES);
  let filled = 0;
  let files: PackTable["files"] | undefined;
  let next = 0;
  let isLength = true;

  function want(byteCount: number): void {
    wanted = new Uint8Array(byteCount);
    filled = 0;
  }

  function finish(): void {
    if (isLength) {
      isLength = false;
      want(new DataView(wanted.buffer).getUint32(0));
    } else if (files === undefined) {
      const table = JSON.parse(new TextDecoder().decode(wanted)) as PackTable;
      files = table.files;
      onTable(table);
      want(files.at(0)?.[1] ?? 0);
    } else {
      onFile(files[next][0], wanted);
      next++;
      want(files.at(next)?.[1] ?? 0);
    }
  }

  return (chunk) => {
    let rest = chunk;
    while (files === undefined || next < files.length) {
      const taken = rest.subarray(0, wanted.length - filled);
      wanted.set(taken, filled);
      filled += taken.length;
      rest = rest.subarray(taken.length);
      if (filled < wanted.length) return;
      finish();
    }
  };
}
