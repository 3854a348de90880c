import { describe, expect, test } from "vitest";
import { UsageError } from "../../tools/cli";
import { readMapFile, findUnsupportedCharacter } from "../../tools/map-file";
import { expectFault } from "../kernel/parse-results";
import { createTemporaryFile } from "./run-tool";

describe("findUnsupportedCharacter", () => {
  test.each([
    ["a byte order mark", "\uFEFF@.o", "row 1, column 1 is a byte order mark (U+FEFF)"],
    ["a NUL", "@.o\n.\0.", "row 2, column 2 is a NUL (U+0000)"],
    ["a tab", "@.o\r\n..\t", "row 2, column 3 is a tab (U+0009)"],
    ["a no-break space", "@\u00A0o", "row 1, column 2 is a no-break space (U+00A0)"],
    ["a face, which is one character and looks like itself", "@.\u{1F600}\0", 'row 1, column 3 is "😀" (U+1F600)'],
    ["a letter that is on few keyboards", "@ø", 'row 1, column 2 is "ø" (U+00F8)'],
    ["what looks like nothing and has no name here", "@\u2060o", "row 1, column 2 is U+2060"],
  ])("findUnsupportedCharacter reports %s with its row and column", (_, map, sentence) => {
    expect(expectFault(findUnsupportedCharacter(map, "@o."))).toBe(`${sentence}; a map has only @ o .`);
  });

  test("findUnsupportedCharacter reports no character that is on every keyboard, with any line ends", () => {
    expect(findUnsupportedCharacter("@.o\r\n x?\n\n", "@o.")).toBeUndefined();
  });
});

describe("readMapFile", () => {
  test("readMapFile returns the whole text of a file", () => {
    expect(readMapFile(createTemporaryFile("@.o\r\n...\n"))).toBe("@.o\r\n...\n");
    expect(readMapFile(createTemporaryFile("\n".repeat(4096)))).toHaveLength(4096);
  });

  test("readMapFile rejects a file that is too long", () => {
    const file = createTemporaryFile("\n".repeat(4097));
    expect(() => readMapFile(file)).toThrow(new UsageError(`${file} is too long for a map: it may have 4096 bytes`));
  });

  test("readMapFile rejects a file that does not exist, and a folder", () => {
    expect(() => readMapFile("no-such-map.txt")).toThrow(new UsageError("no-such-map.txt cannot be read (ENOENT)"));
    expect(() => readMapFile(import.meta.dirname)).toThrow(
      new UsageError(`${import.meta.dirname} cannot be read (EISDIR)`),
    );
  });
});
