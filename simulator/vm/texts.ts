/** Texts between JavaScript and Lua's memory, where they are UTF-8. */
import type { LuaExports, Pointer } from "./wasm";

const POINTER_BYTES = 4;
const FIRST_ROOM_BYTES = 1024;
const MAX_BYTES_A_UNIT = 3;

/** What is not UTF-8 becomes U+FFFD. */
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
const encoder = new TextEncoder();

/** The text of UTF-8 bytes. */
export function decodeText(bytes: Uint8Array): string {
  return decoder.decode(bytes);
}

/** Gives and takes the texts of one machine. */
export function createTexts(c: LuaExports) {
  const names = new Map<string, Pointer>();
  /** Where C writes how long a string is. */
  const sizeAt = c.malloc(POINTER_BYTES);
  let room = c.malloc(FIRST_ROOM_BYTES);
  let roomBytes = FIRST_ROOM_BYTES;

  /** Writes a text to `block`, with the 0 behind it that C wants. Returns its bytes without that. */
  function write(text: string, block: Pointer, blockBytes: number): number {
    const memory = new Uint8Array(c.memory.buffer, block, blockBytes);
    const { written } = encoder.encodeInto(text, memory);
    memory[written] = 0;
    return written;
  }

  /** What stands at that place, in the size that was written last. */
  function found(bytes: Pointer): Uint8Array {
    const [size] = new Uint32Array(c.memory.buffer, sizeAt, 1);
    return new Uint8Array(c.memory.buffer, bytes, size);
  }

  function makeRoom(byteCount: number): void {
    if (byteCount <= roomBytes) return;
    c.free(room);
    roomBytes = 2 * byteCount;
    room = c.malloc(roomBytes);
  }

  return {
    /** The text as a C string that stays, for names that are used again and again. */
    name(text: string): Pointer {
      const known = names.get(text);
      if (known !== undefined) return known;
      const blockBytes = text.length * MAX_BYTES_A_UNIT + 1;
      const block = c.malloc(blockBytes);
      write(text, block, blockBytes);
      names.set(text, block);
      return block;
    },
    /** Calls `use` with the text as a C string that goes when `use` returns. */
    withCString<T>(text: string, use: (pointer: Pointer, byteCount: number) => T): T {
      makeRoom(text.length * MAX_BYTES_A_UNIT + 1);
      return use(room, write(text, room, roomBytes));
    },
    /** Calls `use` with a place where those bytes stand until it returns. */
    withBytes<T>(bytes: Uint8Array, use: (pointer: Pointer) => T): T {
      const block = c.malloc(bytes.length);
      new Uint8Array(c.memory.buffer, block, bytes.length).set(bytes);
      try {
        return use(block);
      } finally {
        c.free(block);
      }
    },
    /** The text that `find` finds, which is told where to write its size; undefined if it finds none. */
    read(find: (sizeAt: Pointer) => Pointer): string | undefined {
      const bytes = find(sizeAt);
      return bytes === 0 ? undefined : decodeText(found(bytes));
    },
    /** The same as bytes, which are a copy. */
    readBytes(find: (sizeAt: Pointer) => Pointer): Uint8Array | undefined {
      const bytes = find(sizeAt);
      return bytes === 0 ? undefined : found(bytes).slice();
    },
  };
}
