/**
 * Converts compiled Lua between standard Lua 5.4 and the Playdate console's Lua, and strips the names that only
 * debuggers need.
 */

import type { ByteReader } from "./bytes";

// The number of opcodes of standard Lua 5.4. The Playdate console's Lua numbers the opcodes differently: its opcode 5
// is obsolete and never used, standard opcodes from 8 on are lower by two, and LOADFALSE, LFALSESKIP and LOADTRUE come
// last.

const STOCK_OPCODES = 83;
const MOVED_FROM = 5;
const MOVED_TO = 81;
const MOVED_COUNT = 3;
const SHIFT = 2;
const OPCODE_BITS = 0x7f;
/**
 * The greatest depth to which functions may be nested in bytecode, as in Lua's own compiler. A file with deeper nesting
 * is treated as damaged.
 */
const MAX_FUNCTION_DEPTH = 200;

/**
 * The first bytes of Lua 5.4 bytecode with 32-bit numbers. Lua itself writes the sample numbers 0x5678 and 370.5 there.
 */
const bytecodeHeader = Uint8Array.from(
  [0x1b, 0x4c, 0x75, 0x61, 0x54, 0x00, 0x19, 0x93, 0x0d, 0x0a, 0x1a, 0x0a, 4, 4, 4].concat(
    [0x78, 0x56, 0, 0],
    [0, 0x40, 0xb9, 0x43],
  ),
);

/**
 * Returns the Playdate console's number for an opcode of standard Lua 5.4, or undefined if the console has no such
 * opcode.
 */
export function consoleOpcode(stock: number): number | undefined {
  if (stock >= STOCK_OPCODES) return undefined;
  if (stock < MOVED_FROM) return stock;
  return stock < MOVED_FROM + MOVED_COUNT ? stock - MOVED_FROM + MOVED_TO : stock - SHIFT;
}

/**
 * Returns the number in standard Lua 5.4 for an opcode of the Playdate console, or undefined if standard Lua has no
 * such opcode.
 */
export function stockOpcode(console: number): number | undefined {
  if (console < MOVED_FROM) return console;
  if (console === MOVED_FROM || console >= MOVED_TO + MOVED_COUNT) return undefined;
  return console < MOVED_TO ? console + SHIFT : console - MOVED_TO + MOVED_FROM;
}

/**
 * Returns whether the bytes begin like Lua 5.4 bytecode with 32-bit numbers, the only kind that the functions of this
 * file convert.
 */
export function isLuaBytecode(bytes: Uint8Array): boolean {
  return bytecodeHeader.every((byte, i) => bytes[i] === byte);
}

/**
 * Returns a copy of Lua bytecode in which `renumber` replaces the opcode of every instruction. Throws if the bytecode
 * is damaged, continues after its end, or has an opcode for which `renumber` returns undefined.
 */
export function renumberOpcodes(reader: ByteReader, renumber: (opcode: number) => number | undefined): Uint8Array {
  if (!isLuaBytecode(reader.bytes)) throw reader.createErrorAt("this is no chunk of Lua 5.4 with 32-bit numbers", 0);
  const result = reader.bytes.slice();
  reader.take(bytecodeHeader.length);
  reader.u8();
  walkFunction(reader, (offset) => {
    const opcode = renumber(result[offset] & OPCODE_BITS);
    if (opcode === undefined) throw reader.createErrorAt(`opcode ${result[offset] & OPCODE_BITS} is not known`, offset);
    result[offset] = (result[offset] & ~OPCODE_BITS) | opcode;
  });
  if (reader.left > 0) throw reader.createErrorAt(`${reader.left} bytes follow the end of the chunk`);
  return result;
}

/**
 * Returns a copy of Lua bytecode without the names of locals and upvalues, which take a third of the file's size and
 * loading time. Line numbers and the names of fields that hold functions stay. Throws if the bytecode is damaged.
 */
export function stripDebugNames(reader: ByteReader): Uint8Array {
  if (!isLuaBytecode(reader.bytes)) throw reader.createErrorAt("this is no chunk of Lua 5.4 with 32-bit numbers", 0);
  const parts: Uint8Array[] = [];
  let copiedTo = 0;
  reader.take(bytecodeHeader.length);
  reader.u8();
  walkFunction(
    reader,
    () => undefined,
    (from, to) => {
      parts.push(reader.bytes.subarray(copiedTo, from), EMPTY_DEBUG_NAMES);
      copiedTo = to;
    },
  );
  return new Uint8Array(Buffer.concat([...parts, reader.bytes.subarray(copiedTo)]));
}

/** The bytes that replace the debug names of a Lua function: an empty list of locals and an empty list of upvalues. */
const EMPTY_DEBUG_NAMES = Uint8Array.of(0x80, 0x80);

/**
 * Reads one function of Lua bytecode and all functions inside it. Calls `visit` with the offset of each instruction.
 * Calls `visitNames` with the start and end of each function's debug names.
 */
function walkFunction(
  reader: ByteReader,
  visit: (offset: number) => void,
  visitNames: (from: number, to: number) => void = () => undefined,
  depth = 0,
): void {
  if (depth > MAX_FUNCTION_DEPTH)
    throw reader.createErrorAt(`functions are nested more than ${MAX_FUNCTION_DEPTH} deep`);
  skipString(reader);
  skipIntegers(reader, 2);
  reader.take(3);
  for (let left = readInteger(reader); left > 0; left--) {
    visit(reader.offset);
    reader.take(4);
  }
  skipList(reader, () => skipConstant(reader));
  reader.take(3 * readInteger(reader));
  skipList(reader, () => walkFunction(reader, visit, visitNames, depth + 1));
  skipLines(reader);
  const names = reader.offset;
  skipNames(reader);
  visitNames(names, reader.offset);
}

function skipLines(reader: ByteReader): void {
  reader.take(readInteger(reader));
  skipList(reader, () => skipIntegers(reader, 2));
}

function skipNames(reader: ByteReader): void {
  skipList(reader, () => {
    skipString(reader);
    skipIntegers(reader, 2);
  });
  skipList(reader, () => skipString(reader));
}

function skipConstant(reader: ByteReader): void {
  const kind = reader.u8();
  switch (kind) {
    case 0x00:
    case 0x01:
    case 0x11: // the constant `true`
      return;
    case 0x03:
    case 0x13: // a constant that is a float
      reader.take(4);
      return;
    case 0x04:
    case 0x14: // a constant that is a long string
      skipString(reader);
      return;
    default:
      throw reader.createErrorAt(`a constant of kind ${kind} is not known`, reader.offset - 1);
  }
}

/** Skips a string of Lua bytecode. The string begins with its length plus one; 0 means that there is no string. */
function skipString(reader: ByteReader): void {
  const size = readInteger(reader);
  if (size > 0) reader.take(size - 1);
}

function skipIntegers(reader: ByteReader, count: number): void {
  for (let i = 0; i < count; i++) readInteger(reader);
}

function skipList(reader: ByteReader, skip: () => void): void {
  for (let left = readInteger(reader); left > 0; left--) skip();
}

/** Reads an integer of Lua bytecode with 7 bits per byte, most significant bits first. Bit 7 marks the last byte. */
function readInteger(reader: ByteReader): number {
  for (let number = 0; ;) {
    const byte = reader.u8();
    number = number * 128 + (byte & 0x7f);
    if (number > 0x7fffffff) throw reader.createErrorAt("a number is larger than 2,147,483,647", reader.offset - 1);
    if (byte >= 0x80) return number;
  }
}
