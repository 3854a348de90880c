import fc from "fast-check";
import { expect, test } from "vitest";
import { ToolError } from "../../tools/packaging/tool-error";
import { ByteReader } from "../../tools/pdx/bytes";
import { writeContainer } from "../../tools/pdx/container";
import { writeFont } from "../../tools/pdx/font";
import { parseFont } from "../../tools/pdx/font-text";
import { writeImage } from "../../tools/pdx/image";
import { consoleOpcode, renumberOpcodes } from "../../tools/pdx/lua-bytecode";
import { compileToBytecode } from "../../tools/pdx/luac";
import { fileSignatures, readSection, writeSection } from "../../tools/pdx/compressed-section";
import { writeStrings } from "../../tools/pdx/strings";
import { writeTable } from "../../tools/pdx/image-table";
import { sourceFilesOf, unpackGame } from "../../tools/pdx/unpack";
import { lua32 } from "../available-programs";
import { pictureFrom } from "./pictures";

const cells = [pictureFrom("# ."), pictureFrom("..."), pictureFrom("   ")];
const font = parseFont("a.fnt", "A 5\nB 6\nAB\t-1\nA…\t1\n… 3\n", cells);
const whole = {
  pdi: writeImage(cells[0]),
  pdt: writeTable({ columns: 3, pictures: cells }),
  pft: writeFont(font),
  pds: writeStrings(new Map([["key", "text"]])),
};

/**
 * Returns a copy of a file's bytes with some bytes replaced. Each change has a new byte, and a number for where it
 * stands: from 0 for the file's start to 1 for its end.
 */
function damageBytes(bytes: Uint8Array, changes: readonly (readonly [place: number, byte: number])[]): Uint8Array {
  const result = bytes.slice();
  for (const [place, byte] of changes) result[Math.floor(place * bytes.length)] = byte;
  return result;
}

const changes = fc.array(fc.tuple(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), fc.nat(255)), {
  minLength: 1,
  maxLength: 4,
});

function expectReadableOrToolError(path: string, file: Uint8Array): void {
  try {
    sourceFilesOf(unpackGame(new Map([[path, file]])));
  } catch (fault) {
    expect(fault).toBeInstanceOf(ToolError);
    expect((fault as ToolError).message).toMatch(/^a\.\w+.*, byte \d+: [^\n]+$/);
  }
}

for (const kind of ["pdi", "pdt", "pft", "pds"] as const) {
  test(`a .${kind} file with wrong bytes inside is either read or rejected in one line`, () => {
    const body = readSection("", whole[kind], fileSignatures[kind]).body.bytes;
    const damaged = changes.map((some) => writeSection(fileSignatures[kind], [0, 0, 0], damageBytes(body, some)));
    fc.assert(
      fc.property(damaged, (file) => {
        expectReadableOrToolError(`a.${kind}`, file);
      }),
      { numRuns: 400 },
    );
  });
}

test.skipIf(lua32 === undefined)(
  "a .pdz file with wrong bytes in its Lua chunk is either read or rejected in one line",
  () => {
    const program = "local a <const> = 1.5; return function(b) return { a, b, 'c', nil, true } end";
    const stock = compileToBytecode("main.lua", new TextEncoder().encode(program));
    const chunk = renumberOpcodes(new ByteReader("", stock), consoleOpcode);
    fc.assert(
      fc.property(changes, (some) => {
        expectReadableOrToolError("a.pdz", writeContainer(new Map([["main", damageBytes(chunk, some)]])));
      }),
      { numRuns: 400 },
    );
  },
);
