import type { ByteReader } from "./bytes";

// The console's Lua numbers its opcodes otherwise than stock Lua 5.4 does: 5 is an old one that nothing emits any more,
// so all from stock 8 stand two lower, and LOADFALSE, LFALSESKIP and LOADTRUE come last.

const STOCK_OPCODES = 83;
const MOVED_FROM = 5;
const MOVED_TO = 81;
const MOVED_COUNT = 3;
const SHIFT = 2;
const OPCODE_BITS = 0x7f;
/** Lua's compiler goes no deeper. */
const MOST_DEPTH = 200;

/** What a chunk of Lua 5.4 with 32-bit numbers begins with; 0x5678 and 370.5 are Lua's own samples. */
const header = Uint8Array.from(
  [0x1b, 0x4c, 0x75, 0x61, 0x54, 0x00, 0x19, 0x93, 0x0d, 0x0a, 0x1a, 0x0a, 4, 4, 4].concat(
    [0x78, 0x56, 0, 0],
    [0, 0x40, 0xb9, 0x43],
  ),
);

/** The console's number of a stock opcode; undefined where there is none. */
export function consoleOpcode(stock: number): number | undefined {
  if (stock >= STOCK_OPCODES) return undefined;
  if (stock < MOVED_FROM) return stock;
  return stock < MOVED_FROM + MOVED_COUNT ? stock - MOVED_FROM + MOVED_TO : stock - SHIFT;
}

/** The stock number of one of the console's opcodes; undefined where there is none. */
export function stockOpcode(console: number): number | undefined {
  if (console < MOVED_FROM) return console;
  if (console === MOVED_FROM || console >= MOVED_TO + MOVED_COUNT) return undefined;
  return console < MOVED_TO ? console + SHIFT : console - MOVED_TO + MOVED_FROM;
}

/** Whether the bytes begin as every chunk does that can be renumbered. */
export function isLuaChunk(bytes: Uint8Array): boolean {
  return header.every((byte, i) => bytes[i] === byte);
}

/**
 * A copy of a chunk whose every instruction has another opcode; all else stays as it is.
 * Throws when the chunk is damaged, goes on behind its end, or has an opcode that `renumber` does not know.
 */
export function renumberChunk(chunk: ByteReader, renumber: (opcode: number) => number | undefined): Uint8Array {
  if (!isLuaChunk(chunk.bytes)) throw chunk.fault("this is no chunk of Lua 5.4 with 32-bit numbers", 0);
  const result = chunk.bytes.slice();
  chunk.take(header.length);
  chunk.u8();
  walkFunction(chunk, (offset) => {
    const opcode = renumber(result[offset] & OPCODE_BITS);
    if (opcode === undefined) throw chunk.fault(`opcode ${result[offset] & OPCODE_BITS} is not known`, offset);
    result[offset] = (result[offset] & ~OPCODE_BITS) | opcode;
  });
  if (chunk.left > 0) throw chunk.fault(`${chunk.left} bytes follow the end of the chunk`);
  return result;
}

/**
 * A copy of a chunk without the names of its locals and upvalues, which take a third of its bytes and of the time that
 * loading it takes. Lines and the names of functions in fields stay. Throws when the chunk is damaged.
 */
export function withoutNames(chunk: ByteReader): Uint8Array {
  if (!isLuaChunk(chunk.bytes)) throw chunk.fault("this is no chunk of Lua 5.4 with 32-bit numbers", 0);
  const parts: Uint8Array[] = [];
  let keptTo = 0;
  chunk.take(header.length);
  chunk.u8();
  walkFunction(
    chunk,
    () => undefined,
    (from, to) => {
      parts.push(chunk.bytes.subarray(keptTo, from), NO_NAMES);
      keptTo = to;
    },
  );
  return new Uint8Array(Buffer.concat([...parts, chunk.bytes.subarray(keptTo)]));
}

/** What stands in a function without names: no locals, no upvalues. */
const NO_NAMES = Uint8Array.of(0x80, 0x80);

/**
 * Reads one function with all those inside it; `visit` is told where each instruction stands, `visitNames` where its
 * names do.
 */
function walkFunction(
  chunk: ByteReader,
  visit: (offset: number) => void,
  visitNames: (from: number, to: number) => void = () => undefined,
  depth = 0,
): void {
  if (depth > MOST_DEPTH) throw chunk.fault(`functions are nested more than ${MOST_DEPTH} deep`);
  skipString(chunk);
  skipIntegers(chunk, 2);
  chunk.take(3);
  for (let left = readInteger(chunk); left > 0; left--) {
    visit(chunk.offset);
    chunk.take(4);
  }
  repeat(chunk, () => skipConstant(chunk));
  chunk.take(3 * readInteger(chunk));
  repeat(chunk, () => walkFunction(chunk, visit, visitNames, depth + 1));
  skipLines(chunk);
  const names = chunk.offset;
  skipNames(chunk);
  visitNames(names, chunk.offset);
}

function skipLines(chunk: ByteReader): void {
  chunk.take(readInteger(chunk));
  repeat(chunk, () => skipIntegers(chunk, 2));
}

function skipNames(chunk: ByteReader): void {
  repeat(chunk, () => {
    skipString(chunk);
    skipIntegers(chunk, 2);
  });
  repeat(chunk, () => skipString(chunk));
}

function skipConstant(chunk: ByteReader): void {
  const kind = chunk.u8();
  switch (kind) {
    case 0x00: // nil
    case 0x01: // false
    case 0x11: // true
      return;
    case 0x03: // an integer
    case 0x13: // a float
      chunk.take(4);
      return;
    case 0x04: // a short string
    case 0x14: // a long one
      skipString(chunk);
      return;
    default:
      throw chunk.fault(`a constant of kind ${kind} is not known`, chunk.offset - 1);
  }
}

/** A string is written with its length plus one; 0 is none at all. */
function skipString(chunk: ByteReader): void {
  const size = readInteger(chunk);
  if (size > 0) chunk.take(size - 1);
}

function skipIntegers(chunk: ByteReader, count: number): void {
  for (let i = 0; i < count; i++) readInteger(chunk);
}

function repeat(chunk: ByteReader, skip: () => void): void {
  for (let left = readInteger(chunk); left > 0; left--) skip();
}

/** Seven bits a byte, the highest first; the last byte has bit 7. */
function readInteger(chunk: ByteReader): number {
  for (let number = 0; ;) {
    const byte = chunk.u8();
    number = number * 128 + (byte & 0x7f);
    if (number > 0x7fffffff) throw chunk.fault("a number is larger than 2,147,483,647", chunk.offset - 1);
    if (byte >= 0x80) return number;
  }
}
