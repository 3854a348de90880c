/** Reads and writes little-endian binary files. Errors name the file and the offset of the wrong byte. */

import { ToolError } from "../packaging/tool-error";

/** Creates a `ToolError` that says what is wrong in a file at the byte `offset`. */
export function createFileError(file: string, offset: number, what: string): ToolError {
  return new ToolError(2, `${file}, byte ${offset}: ${what}`);
}

/**
 * Reads little-endian numbers from a file, one after the other. Reading past the end of the file throws a `ToolError`
 * with file and offset.
 */
export class ByteReader {
  offset = 0;

  constructor(
    readonly file: string,
    readonly bytes: Uint8Array,
  ) {}

  get left(): number {
    return this.bytes.length - this.offset;
  }

  /**
   * Creates a `ToolError` that says what is wrong at the byte `offset` of the file. The default is the reader's current
   * position.
   */
  createErrorAt(what: string, offset = this.offset): ToolError {
    return createFileError(this.file, offset, what);
  }

  take(count: number): Uint8Array {
    if (count > this.left) throw this.createErrorAt(`the file ends here, ${count - this.left} bytes too early`);
    this.offset += count;
    return this.bytes.subarray(this.offset - count, this.offset);
  }

  /** Moves the reading position to the next offset in the file that is a multiple of 4. */
  align(): void {
    this.take(-this.offset & 3);
  }

  u8(): number {
    return this.number(1);
  }

  i8(): number {
    return (this.number(1) << 24) >> 24;
  }

  u16(): number {
    return this.number(2);
  }

  u24(): number {
    return this.number(3);
  }

  u32(): number {
    return this.number(4);
  }

  /** Reads a text that ends with a zero byte, and skips this zero byte. */
  text(): string {
    const end = this.bytes.indexOf(0, this.offset);
    if (end < 0) throw this.createErrorAt("a text that begins here has no end");
    const text = new TextDecoder().decode(this.take(end - this.offset));
    this.offset++;
    return text;
  }

  private number(size: number): number {
    return this.take(size).reduceRight((sum, byte) => sum * 256 + byte, 0);
  }
}

/** Collects little-endian numbers and bytes one after the other, to write a binary file. */
export class ByteWriter {
  private readonly parts: Uint8Array[] = [];
  length = 0;

  bytes(bytes: Uint8Array): this {
    this.parts.push(bytes);
    this.length += bytes.length;
    return this;
  }

  u8(...numbers: readonly number[]): this {
    return this.numbers(1, numbers);
  }

  u16(...numbers: readonly number[]): this {
    return this.numbers(2, numbers);
  }

  u24(...numbers: readonly number[]): this {
    return this.numbers(3, numbers);
  }

  u32(...numbers: readonly number[]): this {
    return this.numbers(4, numbers);
  }

  zeros(count: number): this {
    return this.bytes(new Uint8Array(count));
  }

  /** Adds zero bytes to the file up to the next offset that is a multiple of 4. */
  align(): this {
    return this.zeros(-this.length & 3);
  }

  text(text: string): this {
    return this.bytes(new TextEncoder().encode(text)).u8(0);
  }

  toBytes(): Uint8Array {
    return new Uint8Array(Buffer.concat(this.parts));
  }

  private numbers(size: number, numbers: readonly number[]): this {
    for (const number of numbers) {
      const digits = Array.from({ length: size }, (_, i) => Math.floor(number / 256 ** i) % 256);
      this.bytes(new Uint8Array(digits));
    }
    return this;
  }
}
