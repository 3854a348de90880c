import { describe, expect, test } from "vitest";
import { readAudio, readWav, writeAudio, writeWav, type Sound } from "../../tools/pdx/audio";
import { ByteReader } from "../../tools/pdx/bytes";
import { errorLineOf } from "./errors";

const samples = Uint8Array.from({ length: 64 }, (_, i) => (i * 37) % 256);
const sounds = ([1, 2] as const).flatMap((channels) =>
  ([8, 16] as const).map((bitsPerSample): Sound => ({ samplesPerSecond: 44100, channels, bitsPerSample, samples })),
);

describe("writing and reading a sound", () => {
  for (const sound of sounds) {
    test(`a sound of ${sound.channels} channels with ${sound.bitsPerSample} bits is the same after writing and reading`, () => {
      expect(readAudio(new ByteReader("a.pda", writeAudio(sound)))).toEqual(sound);
      expect(readWav("a.wav", writeWav(sound))).toEqual(sound);
    });
  }
});

test("samples of 8 bits in a .pda file are signed", () => {
  expect(writeAudio({ ...sounds[0], samples: Uint8Array.of(0, 127, 128, 255) }).subarray(12)).toEqual(
    Uint8Array.of(0x44, 0xac, 0, 0, 0x80, 0xff, 0, 0x7f),
  );
});

describe("a WAV file that cannot be packed", () => {
  test("a WAV file with compressed samples is rejected with the byte where it is wrong", () => {
    const wav = writeWav(sounds[0]);
    wav[20] = 0x11;
    expect(errorLineOf(() => readWav("a.wav", wav))).toBe(
      "a.wav, byte 20: only plain samples of 8 or 16 bits in 1 or 2 channels can be packed without pdc",
    );
  });

  test("a WAV file that is cut off anywhere is rejected with the byte where it is wrong", () => {
    const wav = writeWav(sounds[3]);
    for (let length = 0; length < wav.length; length++) {
      expect(errorLineOf(() => readWav("a.wav", wav.subarray(0, length)))).toMatch(/^a\.wav, byte \d+: /);
    }
  });
});
