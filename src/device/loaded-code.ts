/** Unloads Lua files that the game will not need soon, so that their code leaves the memory. */

/** Unloads a Lua file of the game. The linker defines this function (see tools/packaging/link-chunks.ts). */
declare function unloadChunks(this: void, chunk: string): void;

/**
 * Unloads the Lua file `CHUNK.lua` and the files `CHUNK-PART.lua`, until one of their modules is used again. After this
 * call, nothing may use values that these files have created.
 */
export function unloadCode(chunk: string): void {
  unloadChunks(chunk);
}
