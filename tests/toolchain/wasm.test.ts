import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { projectFolder } from "../../tools/packaging/project-folder";
import { isThorough } from "../seed-count";
import { digestInNode, digestInSimulator } from "../lua/run-digest";
import { luaCompiler } from "../available-programs";
import { runCommand } from "./run-command";
import { createTemporaryFolder, writeFile } from "./toy-project";

const SOME_LEVELS = { challengeCount: 1, dayCount: 1, runLevelCount: 3 };

const folder = join(projectFolder, "simulator/vm/wasm");
const committed = readFileSync(join(folder, "lua54.wasm"));
const text = (name: string): string => readFileSync(join(folder, name), "utf8");

test("the committed WebAssembly module has the SHA-256 of the file beside it", () => {
  expect(text("lua54.wasm.sha256")).toBe(`${createHash("sha256").update(committed).digest("hex")}  lua54.wasm\n`);
});

test("the WebAssembly module imports only the functions call, throw and try from its host", () => {
  const imports = WebAssembly.Module.imports(new WebAssembly.Module(committed));
  expect(imports.map(({ module, name }) => `${module}.${name}`)).toEqual(["host.call", "host.throw", "host.try"]);
});

/** The file that holds a hash of the WebAssembly module's inputs at its last correct build. */
const proofFile = join(projectFolder, "build/wasm-proof");

function hashInputs(releases: string): string {
  const hash = createHash("sha256").update(releases);
  for (const name of readdirSync(folder).sort()) hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest("hex");
}

describe.skipIf(luaCompiler === undefined)("building the WebAssembly module", () => {
  test("the WebAssembly module uses only WebAssembly's first version, which every browser supports", () => {
    const check = (file: string): number | null =>
      runCommand(folder, ["wasm-opt", "--mvp-features", file, "-o", "/dev/null"]).exitCode;
    const newer = '(module (func (export "f") (param i32) (result i32) (i32.extend8_s (local.get 0))))';
    expect(check(writeFile(createTemporaryFolder(), "newer.wat", newer))).not.toBe(0);
    expect(check("lua54.wasm")).toBe(0);
  });

  test("a new build of the WebAssembly module has the same bytes, or the same levels with other tools", () => {
    const releases = runCommand(folder, ["./build.sh", "--with"]).stdout;
    // Does not build the WebAssembly module again in `make test` if its inputs are those of the last correct build. A
    // build takes seconds.
    if (!isThorough && existsSync(proofFile) && readFileSync(proofFile, "utf8") === hashInputs(releases)) return;
    const built = join(createTemporaryFolder(), "lua54.wasm");
    expect(runCommand(folder, ["./build.sh", built])).toMatchObject({ exitCode: 0, stderr: "" });
    if (releases === text("built-with.txt")) expect(readFileSync(built).equals(committed)).toBe(true);
    else
      expect(digestInSimulator(SOME_LEVELS, { lua: new WebAssembly.Module(readFileSync(built)) })).toEqual(
        digestInNode(SOME_LEVELS),
      );
    writeFileSync(proofFile, hashInputs(releases));
  });
});
