import fc from "fast-check";
import { expect, test } from "vitest";
import { PlainFault } from "../../tools/packaging/plain-fault";
import { ByteReader } from "../../tools/pdx/bytes";
import { writeContainer } from "../../tools/pdx/container";
import { writeFont } from "../../tools/pdx/font";
import { parseFont } from "../../tools/pdx/font-text";
import { writeImage } from "../../tools/pdx/image";
import { consoleOpcode, renumberChunk } from "../../tools/pdx/lua-chunk";
import { compileProgram } from "../../tools/pdx/luac";
import { idents, readSection, writeSection } from "../../tools/pdx/section";
import { writeStrings } from "../../tools/pdx/strings";
import { writeTable } from "../../tools/pdx/table";
import { filesOf, unpackGame } from "../../tools/pdx/unpack";
import { lua32 } from "../needs";
import { drawn } from "./pictures";

const cells = [drawn("# ."), drawn("..."), drawn("   ")];
const font = parseFont("a.fnt", "A 5\nB 6\nAB\t-1\nA…\t1\n… 3\n", cells);
const whole = {
  pdi: writeImage(cells[0]),
  pdt: writeTable({ columns: 3, pictures: cells }),
  pft: writeFont(font),
  pds: writeStrings(new Map([["key", "text"]])),
};

/** Changes some bytes: each pair is a place, from 0 to 1, and a new byte. */
function changed(bytes: Uint8Array, changes: readonly (readonly [place: number, byte: number])[]): Uint8Array {
  const result = bytes.slice();
  for (const [place, byte] of changes) result[Math.floor(place * bytes.length)] = byte;
  return result;
}

const changes = fc.array(fc.tuple(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), fc.nat(255)), {
  minLength: 1,
  maxLength: 4,
});

/** A damaged file either still says something, or is told in one line; nothing else may happen. */
function expectAnswerOrFault(path: string, file: Uint8Array): void {
  try {
    filesOf(unpackGame(new Map([[path, file]])));
  } catch (fault) {
    expect(fault).toBeInstanceOf(PlainFault);
    expect((fault as PlainFault).message).toMatch(/^a\.\w+.*, byte \d+: [^\n]+$/);
  }
}

for (const kind of ["pdi", "pdt", "pft", "pds"] as const) {
  test(`a .${kind} with wrong bytes inside is read or told in one line`, () => {
    const body = readSection("", whole[kind], idents[kind]).body.bytes;
    const damaged = changes.map((some) => writeSection(idents[kind], [0, 0, 0], changed(body, some)));
    fc.assert(
      fc.property(damaged, (file) => {
        expectAnswerOrFault(`a.${kind}`, file);
      }),
      { numRuns: 400 },
    );
  });
}

test.skipIf(lua32 === undefined)("a .pdz with wrong bytes in its chunk is read or told in one line", () => {
  const program = "local a <const> = 1.5; return function(b) return { a, b, 'c', nil, true } end";
  const stock = compileProgram("main.lua", new TextEncoder().encode(program));
  const chunk = renumberChunk(new ByteReader("", stock), consoleOpcode);
  fc.assert(
    fc.property(changes, (some) => {
      expectAnswerOrFault("a.pdz", writeContainer(new Map([["main", changed(chunk, some)]])));
    }),
    { numRuns: 400 },
  );
});
