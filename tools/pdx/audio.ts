/** Reads and writes uncompressed sounds as `.pda` files of the Playdate console and as WAV files. */

import { ByteReader, ByteWriter } from "./bytes";
import { expectSignature, fileSignatures } from "./compressed-section";

/**
 * A sound as uncompressed samples. As in a WAV file, 8-bit samples are unsigned; 16-bit samples are signed and
 * little-endian.
 */
export interface Sound {
  readonly samplesPerSecond: number;
  readonly channels: 1 | 2;
  readonly bitsPerSample: 8 | 16;
  readonly samples: Uint8Array;
}

const formats = [
  { bitsPerSample: 8, channels: 1 },
  { bitsPerSample: 8, channels: 2 },
  { bitsPerSample: 16, channels: 1 },
  { bitsPerSample: 16, channels: 2 },
] as const;
const PCM = 1;
const MAX_SAMPLE_RATE = 0xffffff;

/** Returns a sound as the bytes of a `.pda` file, the Playdate console's format for sounds. */
export function writeAudio({ samplesPerSecond, channels, bitsPerSample, samples }: Sound): Uint8Array {
  const format = formats.findIndex((each) => each.bitsPerSample === bitsPerSample && each.channels === channels);
  const writer = new ByteWriter().bytes(new TextEncoder().encode(fileSignatures.pda)).u24(samplesPerSecond).u8(format);
  return writer.bytes(bitsPerSample === 8 ? flipSign(samples) : samples).toBytes();
}

/**
 * Reads the sound of a `.pda` file. Returns undefined if the sound is compressed. Throws if the file is not a `.pda`.
 */
export function readAudio(reader: ByteReader): Sound | undefined {
  expectSignature(reader, fileSignatures.pda);
  return readSamples(reader);
}

/**
 * Reads the part of a `.pda` file after its signature: the sample rate, the format and the samples. A sound in a `.pdz`
 * file has only this part. Returns undefined if the sound is compressed.
 */
export function readSamples(reader: ByteReader): Sound | undefined {
  const samplesPerSecond = reader.u24();
  const format = formats.at(reader.u8());
  if (format === undefined) return undefined;
  const samples = reader.take(reader.left);
  return { ...format, samplesPerSecond, samples: format.bitsPerSample === 8 ? flipSign(samples) : samples };
}

/**
 * Reads the sound of a WAV file. Throws unless the file has uncompressed 8-bit or 16-bit samples in 1 or 2 channels.
 */
export function readWav(file: string, bytes: Uint8Array): Sound {
  const reader = new ByteReader(file, bytes);
  expectSignature(reader, "RIFF");
  reader.take(8);
  let sound: Omit<Sound, "samples"> | undefined;
  for (;;) {
    const start = reader.offset;
    const name = new TextDecoder("latin1").decode(reader.take(4));
    const size = reader.u32();
    const chunk = new ByteReader(file, reader.bytes.subarray(0, reader.offset + size));
    chunk.offset = reader.offset;
    if (name === "fmt ") sound = readFormat(chunk);
    if (name === "data") {
      if (sound === undefined) throw reader.createErrorAt("the samples come before their format", start);
      return { ...sound, samples: reader.take(size) };
    }
    reader.take(size + (size & 1));
  }
}

function readFormat(chunk: ByteReader): Omit<Sound, "samples"> {
  const start = chunk.offset;
  const code = chunk.u16();
  const channels = chunk.u16();
  const samplesPerSecond = chunk.u32();
  chunk.take(6);
  const bitsPerSample = chunk.u16();
  const format = formats.find((each) => each.channels === channels && each.bitsPerSample === bitsPerSample);
  if (code !== PCM || format === undefined || samplesPerSecond > MAX_SAMPLE_RATE) {
    throw chunk.createErrorAt("only plain samples of 8 or 16 bits in 1 or 2 channels can be packed without pdc", start);
  }
  return { ...format, samplesPerSecond };
}

export function writeWav({ samplesPerSecond, channels, bitsPerSample, samples }: Sound): Uint8Array {
  const frameBytes = (channels * bitsPerSample) / 8;
  const format = new ByteWriter().u16(PCM, channels).u32(samplesPerSecond, samplesPerSecond * frameBytes);
  format.u16(frameBytes, bitsPerSample);
  const letters = (text: string) => new TextEncoder().encode(text);
  const chunks = new ByteWriter().bytes(letters("WAVEfmt ")).u32(format.length).bytes(format.toBytes());
  chunks.bytes(letters("data")).u32(samples.length).bytes(samples);
  return new ByteWriter().bytes(letters("RIFF")).u32(chunks.length).bytes(chunks.toBytes()).toBytes();
}

function flipSign(samples: Uint8Array): Uint8Array {
  return samples.map((sample) => sample ^ 0x80);
}
