/** Copies texts between JavaScript and Lua's memory, which holds texts as UTF-8. */
import type { LuaExports, Pointer } from "./wasm";

const POINTER_BYTES = 4;
const FIRST_BUFFER_BYTES = 1024;
const MAX_BYTES_A_UNIT = 3;

/** Decodes Lua's strings. Bytes that are not UTF-8 become U+FFFD. */
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
const encoder = new TextEncoder();

export function decodeText(bytes: Uint8Array): string {
  return decoder.decode(bytes);
}

export function createTexts(c: LuaExports) {
  const names = new Map<string, Pointer>();
  /** The address at which C functions write the length of a string. */
  const sizeAt = c.malloc(POINTER_BYTES);
  let buffer = c.malloc(FIRST_BUFFER_BYTES);
  let bufferBytes = FIRST_BUFFER_BYTES;

  /**
   * Writes a text as a C string to the memory at the address `block`, which has space for `blockBytes` bytes. Returns
   * the text's length in bytes without the closing 0.
   */
  function write(text: string, block: Pointer, blockBytes: number): number {
    const memory = new Uint8Array(c.memory.buffer, block, blockBytes);
    const { written } = encoder.encodeInto(text, memory);
    memory[written] = 0;
    return written;
  }

  /**
   * Returns the bytes that begin at the address `bytes`. Before the call, a C function must have written the number of
   * these bytes to the address `sizeAt`.
   */
  function bytesAt(bytes: Pointer): Uint8Array {
    const [size] = new Uint32Array(c.memory.buffer, sizeAt, 1);
    return new Uint8Array(c.memory.buffer, bytes, size);
  }

  function growBuffer(byteCount: number): void {
    if (byteCount <= bufferBytes) return;
    c.free(buffer);
    bufferBytes = 2 * byteCount;
    buffer = c.malloc(bufferBytes);
  }

  return {
    /**
     * Returns the address of a copy of the text in Lua's memory, as a C string. The copy is never freed, so use this
     * function for names that are used repeatedly.
     */
    name(text: string): Pointer {
      const known = names.get(text);
      if (known !== undefined) return known;
      const blockBytes = text.length * MAX_BYTES_A_UNIT + 1;
      const block = c.malloc(blockBytes);
      write(text, block, blockBytes);
      names.set(text, block);
      return block;
    },
    /**
     * Calls `use` with the address of a copy of the text in Lua's memory, as a C string. The copy is valid until `use`
     * returns.
     */
    withCString<T>(text: string, use: (pointer: Pointer, byteCount: number) => T): T {
      growBuffer(text.length * MAX_BYTES_A_UNIT + 1);
      return use(buffer, write(text, buffer, bufferBytes));
    },
    /** Calls `use` with the address of a copy of the bytes in Lua's memory. The copy is valid until `use` returns. */
    withBytes<T>(bytes: Uint8Array, use: (pointer: Pointer) => T): T {
      const block = c.malloc(bytes.length);
      new Uint8Array(c.memory.buffer, block, bytes.length).set(bytes);
      try {
        return use(block);
      } finally {
        c.free(block);
      }
    },
    /**
     * Returns the text at the address that `find` returns, or undefined if the address is 0. `find` must write the
     * length of the text, in bytes, to `sizeAt`.
     */
    read(find: (sizeAt: Pointer) => Pointer): string | undefined {
      const bytes = find(sizeAt);
      return bytes === 0 ? undefined : decodeText(bytesAt(bytes));
    },
    /**
     * Returns a copy of the bytes at the address that `find` returns, or undefined if the address is 0. `find` must
     * write the number of these bytes to `sizeAt`.
     */
    readBytes(find: (sizeAt: Pointer) => Pointer): Uint8Array | undefined {
      const bytes = find(sizeAt);
      return bytes === 0 ? undefined : bytesAt(bytes).slice();
    },
  };
}
