/** Copies texts between JavaScript and Lua's memory, which holds texts as UTF-8. */
import type { LuaExports, Pointer } from "./wasm";

const POINTER_BYTES = 4;
const FIRST_BUFFER_BYTES = 1024;
const MAX_BYTES_A_UNIT = 3;

const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
const encoder = new TextEncoder();

export function decodeText(bytes: Uint8Array): string {
  return decoder.decode(bytes);
}

export function createTexts(c: LuaExports) {
  const names = new Map<string, Pointer>();
  const sizeAt = c.malloc(POINTER_BYTES);
  let buffer = c.malloc(FIRST_BUFFER_BYTES);
  let bufferBytes = FIRST_BUFFER_BYTES;

  function write(text: string, block: Pointer, blockBytes: number): number {
    const memory = new Uint8Array(c.memory.buffer, block, blockBytes);
    const { written } = encoder.encodeInto(text, memory);
    memory[written] = 0;
    return written;
  }

  /** Returns the bytes at an address. A C function must have written their number to `sizeAt` before. */
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
     * Returns the address of a C string with the text. The copy is never freed, so this is for names that are used
     * repeatedly.
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
    /** Calls `use` with the address of a C string with the text, which is valid until `use` returns. */
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
     * Returns the text at the address that `find` returns, or undefined for 0. `find` must write the text's length in
     * bytes to `sizeAt`.
     */
    read(find: (sizeAt: Pointer) => Pointer): string | undefined {
      const bytes = find(sizeAt);
      return bytes === 0 ? undefined : decodeText(bytesAt(bytes));
    },
    /**
     * Returns the bytes at the address that `find` returns, or undefined for 0. `find` must write their number to
     * `sizeAt`.
     */
    readBytes(find: (sizeAt: Pointer) => Pointer): Uint8Array | undefined {
      const bytes = find(sizeAt);
      return bytes === 0 ? undefined : bytesAt(bytes).slice();
    },
  };
}
