import { describe, expect, test } from "vitest";
import { writeAudio } from "../../tools/pdx/audio";
import { ByteWriter } from "../../tools/pdx/bytes";
import { writeImageCell } from "../../tools/pdx/image-cell";
import { ENTRY_KINDS, readContainer, writeContainer, type EntryKind } from "../../tools/pdx/container";
import { deflate } from "../../tools/pdx/compressed-section";
import { unpackGame } from "../../tools/pdx/unpack";
import { errorLineOf } from "./errors";
import { pictureFrom } from "./pictures";

const letters = new TextEncoder().encode("Playdate PDZ");
const chunk = Uint8Array.from({ length: 200 }, (_, i) => i % 7);

function containerOf(
  flags: number,
  ...parts: readonly [name: string, kind: EntryKind, content: Uint8Array, raw: boolean][]
) {
  const writer = new ByteWriter().bytes(letters).u32(flags);
  for (const [name, kind, content, raw] of parts) {
    const front = kind === "pda" ? 4 : 0;
    const rest = content.subarray(front);
    const packed = new ByteWriter().bytes(content.subarray(0, front));
    if (raw) packed.bytes(rest);
    else packed.u32(rest.length).bytes(deflate(rest));
    writer.u8((raw ? 0 : 0x80) + ENTRY_KINDS.indexOf(kind)).u24(packed.length);
    writer.text(name).align().bytes(packed.toBytes());
  }
  return writer.toBytes();
}

test("a .pdz container returns its Lua chunks by their names", () => {
  const chunks = new Map([
    ["main", chunk],
    ["a/b", new Uint8Array()],
    ["café", chunk.subarray(3)],
  ]);
  const parts = readContainer("main.pdz", writeContainer(chunks));
  expect(parts).toEqual([...chunks].map(([name, content]) => ({ name, kind: "luac", content })));
});

test("a .pdz container returns sounds, pictures and other entries, compressed or not", () => {
  const sound = { samplesPerSecond: 8000, channels: 1, bitsPerSample: 8, samples: chunk } as const;
  const picture = writeImageCell(pictureFrom("# ."));
  const audio = writeAudio(sound).subarray(12);
  for (const raw of [false, true]) {
    const file = containerOf(0, ["a", "pda", audio, raw], ["b", "pdi", picture, raw], ["v", "pdv", chunk, raw]);
    expect(unpackGame(new Map([["main.pdz", file]])).map(({ path, description }) => [path, description])).toEqual([
      ["main.pdz/a", "a sound of 0.0 s"],
      ["main.pdz/b", "a picture, 3×1"],
      ["main.pdz/v", 'a part of kind "pdv", 200 bytes'],
    ]);
  }
});

describe("a .pdz container that cannot be read", () => {
  test("an encrypted .pdz container is rejected in one line", () => {
    const file = new ByteWriter().bytes(containerOf(0x40000000)).bytes(chunk).toBytes();
    expect(errorLineOf(() => readContainer("main.pdz", file))).toBe(
      "main.pdz, byte 12: the file is encrypted, as games of the Catalog are, and cannot be read",
    );
  });

  test("a .pdz container with a wrong signature is rejected in one line", () => {
    const file = writeContainer(new Map([["main", chunk]]));
    file[9] = 0x58;
    expect(errorLineOf(() => readContainer("main.pdz", file))).toBe(
      'main.pdz, byte 0: the file should begin with "Playdate PDZ"',
    );
  });

  test("a .pdz container that is cut off anywhere is rejected in one line", () => {
    const file = writeContainer(new Map([["main", chunk]]));
    for (let length = 0; length < file.length; length++) {
      expect(errorLineOf(() => readContainer("main.pdz", file.subarray(0, length)))).toMatch(/^main\.pdz, byte \d+: /);
    }
  });

  test("a .pdz container with an impossible size or kind of an entry is rejected in one line", () => {
    const file = containerOf(0, ["main", "luac", chunk, true]);
    file[16] = 0x7f;
    expect(errorLineOf(() => readContainer("a.pdz", file))).toBe("a.pdz, byte 16: a part of kind 127 is not known");
    file[16] = 0x80 + ENTRY_KINDS.indexOf("luac");
    file[17] = 2;
    expect(errorLineOf(() => readContainer("a.pdz", file))).toMatch(/^a\.pdz, byte \d+: /);
  });
});
