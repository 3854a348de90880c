import { spawnSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { ByteReader } from "../../tools/pdx/bytes";
import { compileToBytecode, type DebugInfo } from "../../tools/pdx/luac";
import { consoleOpcode, renumberOpcodes, stockOpcode } from "../../tools/pdx/lua-bytecode";
import { lua32 } from "../available-programs";
import { errorLineOf } from "./errors";

const compiled = (program: string, debugInfo?: DebugInfo): Uint8Array =>
  compileToBytecode("main.lua", new TextEncoder().encode(program), debugInfo);
const renumbered = (chunk: Uint8Array, renumber: (opcode: number) => number | undefined): Uint8Array =>
  renumberOpcodes(new ByteReader("main", chunk), renumber);

function opcodesOf(chunk: Uint8Array): number[] {
  const opcodes: number[] = [];
  renumbered(chunk, (opcode) => {
    opcodes.push(opcode);
    return opcode;
  });
  return opcodes;
}

describe("the opcodes of the Playdate's Lua", () => {
  test("the Playdate's opcodes are stock Lua's with LOADFALSE, LFALSESKIP and LOADTRUE last and without 5", () => {
    const stock = Array.from({ length: 83 }, (_, opcode) => opcode);
    const moved = [...stock.slice(0, 5), 81, 82, 83, ...Array.from({ length: 75 }, (_, i) => 6 + i)];
    expect(stock.map(consoleOpcode)).toEqual(moved);
    expect(moved.map(stockOpcode)).toEqual(stock);
  });

  test("numbers beyond the last opcode are no opcodes", () => {
    expect([consoleOpcode(83), stockOpcode(5), stockOpcode(84)]).toEqual([undefined, undefined, undefined]);
  });
});

/**
 * A Lua program for the tests of bytecode. It contains every kind of constant, nested functions, upvalues and three
 * ways to load booleans. Because of its 200 empty lines, Lua must store a full line number instead of the distance from
 * the line before.
 */
const program = `
local count <const> = 300000
local half, long, nothing = 0.25, string.rep("x", 3) .. "${"long ".repeat(60)}", nil
local function outer(a, ...)
  local function inner(b) half = half + b; return a == b, not b end
  local yes, no = true, false
  for i = 1, select("#", ...) do yes = inner(i) end
  return { yes, no, nothing, [1] = false, [2] = true, text = "é\\0" .. count }
end${"\n".repeat(200)}
for key, value in pairs(outer(1, 2, 3)) do print(key, value, long) end
`;

describe.skipIf(lua32 === undefined).each<DebugInfo>(["lines", "stripped"])(
  "a chunk with debug info %s",
  (debugInfo) => {
    test("a chunk is the same byte for byte after its opcodes were renumbered and renumbered back", () => {
      const stock = compiled(program, debugInfo);
      const console = renumbered(stock, consoleOpcode);
      expect(console).not.toEqual(stock);
      expect(console).toHaveLength(stock.length);
      expect(renumbered(console, stockOpcode)).toEqual(stock);
    });

    test("renumbering a chunk changes only its opcodes, in every function", () => {
      const stock = compiled(program, debugInfo);
      const console = renumbered(stock, consoleOpcode);
      expect(opcodesOf(console)).toEqual(opcodesOf(stock).map(consoleOpcode));
      expect(renumbered(console, () => 0)).toEqual(renumbered(stock, () => 0));
    });

    test("a chunk that is cut off anywhere is rejected with the byte where it ends", () => {
      const stock = compiled(program, debugInfo);
      for (let length = 0; length < stock.length; length++) {
        expect(errorLineOf(() => renumbered(stock.subarray(0, length), consoleOpcode))).toMatch(/^main, byte \d+: /);
      }
    });

    test("an error in a renumbered chunk shows as much of its position as the debug information contains", () => {
      const chunk = compiled("local none\n\nlocal function fail() return none.field end\nfail()", debugInfo);
      const back = renumbered(renumbered(chunk, consoleOpcode), stockOpcode);
      const { stderr } = spawnSync(lua32!, ["-"], { input: back, encoding: "utf8" });
      const [first] = stderr.replace(/^.*?lua: /, "").split("\n");
      const places = {
        lines: "main.lua:3: attempt to index a nil value (upvalue '?')",
        stripped: "?:-1: attempt to index a nil value (upvalue '?')",
      };
      expect(first).toBe(places[debugInfo]);
    });
  },
);

describe.skipIf(lua32 === undefined)("compiled Lua chunks", () => {
  test("a renumbered chunk begins with VARARGPREP, 79, and ends with RETURN, 68, as chunks from pdc do", () => {
    const opcodes = opcodesOf(renumbered(compiled("x = true"), consoleOpcode));
    expect([opcodes[0], opcodes[opcodes.length - 1]]).toEqual([79, 68]);
  });

  test("a chunk begins with the header of a Lua with 32-bit integers and floats", () => {
    expect(Buffer.from(compiled("x = 1").subarray(0, 23)).toString("hex")).toBe(
      "1b4c7561540019930d0a1a0a040404785600000040b943",
    );
  });

  test("a chunk contains names of fields, but no names of local variables and upvalues", () => {
    const text = Buffer.from(compiled("local aLocal = 1; x.aField = function() return aLocal end")).toString("latin1");
    expect(text).toContain("aField");
    expect(text).not.toContain("aLocal");
  });

  test("a chunk with bytes after its end is rejected", () => {
    const stock = compiled("x = 1");
    const more = new Uint8Array([...stock, 0]);
    expect(errorLineOf(() => renumbered(more, consoleOpcode))).toBe(
      `main, byte ${stock.length}: 1 bytes follow the end of the chunk`,
    );
  });

  test("a chunk with an opcode that the Playdate's Lua no longer has is rejected", () => {
    const console = renumbered(compiled("x = 1"), () => 5);
    expect(errorLineOf(() => renumbered(console, stockOpcode))).toMatch(/^main, byte \d+: opcode 5 is not known$/);
  });
});

test("a chunk of another version of Lua is rejected", () => {
  const wide = Uint8Array.of(0x1b, 0x4c, 0x75, 0x61, 0x54, 0, 0x19, 0x93, 0x0d, 0x0a, 0x1a, 0x0a, 4, 8, 8);
  expect(errorLineOf(() => renumbered(wide, consoleOpcode))).toBe(
    "main, byte 0: this is no chunk of Lua 5.4 with 32-bit numbers",
  );
});
