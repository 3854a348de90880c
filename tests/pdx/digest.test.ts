import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { compileLua } from "../../tools/packaging/compile";
import { readPdx, writeFolder } from "../../tools/pdx/files";
import { compileProgram } from "../../tools/pdx/luac";
import { packGame } from "../../tools/pdx/pack";
import { filesOf, unpackGame } from "../../tools/pdx/unpack";
import { lua32 } from "../needs";
import { temporaryFolder } from "../toolchain/toy-project";

const digestFolder = join(import.meta.dirname, "../lua");

test.skipIf(lua32 === undefined)("levels from an unpacked pdx are the same as everywhere else", () => {
  const folder = temporaryFolder();
  const program = new TextEncoder().encode([...compileLua(digestFolder).values()][0]);
  const source = new Map([
    ["main.lua", program],
    ["pdxinfo", new TextEncoder().encode("name=Digest\n")],
  ]);
  writeFolder(join(folder, "Digest.pdx"), packGame(source, compileProgram));
  writeFolder(join(folder, "unpacked"), filesOf(unpackGame(readPdx(join(folder, "Digest.pdx")))));

  const chunk = join(folder, "unpacked/main.pdz/main.luac");
  expect(new Uint8Array(readFileSync(chunk))).toEqual(compileProgram(program));
  const printed = execFileSync(lua32!, [chunk], { encoding: "utf8" });
  expect(printed).toBe(readFileSync(join(digestFolder, "digest.txt"), "utf8"));
});
