import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { createNodeHost } from "../../simulator/node-host";
import { BUTTON_CALLBACKS } from "../../simulator/api/input";
import { startConsole } from "../../simulator/console";
import type { LifecycleEvent } from "../../simulator/host";
import { listFilesUnder } from "../../tools/packaging/assets";
import { projectFolder } from "../../tools/packaging/project-folder";
import { findApiNames } from "./api-names";

const source = join(projectFolder, "build/source");
const programs = listFilesUnder(source).filter((file) => file.endsWith(".lua"));
const { read, assigned } = findApiNames(programs.map((file) => readFileSync(join(source, file), "utf8")).join("\n"));

const lifecycle: Record<LifecycleEvent, true> = {
  gameWillTerminate: true,
  deviceWillSleep: true,
  deviceWillLock: true,
  deviceDidUnlock: true,
  gameWillPause: true,
  gameWillResume: true,
  crankDocked: true,
  crankUndocked: true,
};
const callbacks = ["update", "keyPressed", "touched", ...BUTTON_CALLBACKS, ...Object.keys(lifecycle)].map(
  (name) => `playdate.${name}`,
);

function findUndeclared(names: readonly string[]): string[] {
  const file = join(projectFolder, "api-names.ts");
  const lines = names.map((name) => `void ${name};`);
  const config = ts.getParsedCommandLineOfConfigFile(
    join(projectFolder, "tstl.json"),
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: () => undefined,
    },
  )!;
  const host = ts.createCompilerHost(config.options);
  const sourceOf = host.getSourceFile.bind(host);
  host.getSourceFile = (path, version) =>
    path === file ? ts.createSourceFile(path, lines.join("\n"), version) : sourceOf(path, version);
  const program = ts.createProgram([file], config.options, host);
  const source = program.getSourceFile(file)!;
  const faults = program.getSemanticDiagnostics(source);
  return faults.map(({ start }) => names[source.getLineAndCharacterOfPosition(start!).line]);
}

function findMissing(names: readonly string[]): string[] {
  const probes = names.map((name) => `if not pcall(function() assert(${name} ~= nil) end) then print("${name}") end`);
  const program = ["function playdate.update() end", ...probes].join("\n");
  const printed: string[] = [];
  const files = new Map<string, Uint8Array>([
    ["main.lua", new TextEncoder().encode(program)],
    ["pdxinfo", readFileSync(join(source, "pdxinfo"))],
  ]);
  startConsole(createNodeHost(files, { print: (line) => printed.push(line) }));
  return printed;
}

describe("the playdate names that the game uses", () => {
  test("findApiNames finds every playdate name in a Lua program, also through local variables", () => {
    const lua = `
      local graphics = playdate.graphics
      local draw = graphics.drawText -- playdate.notThis
      playdate.update = function() graphics.clear(); json.encode("playdate.norThis") end
      if playdate.isSimulator == 1 then other.graphics.x() end`;
    expect(findApiNames(lua)).toEqual({
      read: [
        "json.encode",
        "playdate.graphics",
        "playdate.graphics.clear",
        "playdate.graphics.drawText",
        "playdate.isSimulator",
      ],
      assigned: ["playdate.update"],
    });
    expect(read).toContain("playdate.graphics.fillRect");
  });

  test("every playdate name that the game uses is declared in the typings", () => {
    expect(findUndeclared([...read, ...assigned])).toEqual([]);
    expect(findUndeclared(["playdate.graphics.clear", "playdate.graphics.drawMiracle"])).toEqual([
      "playdate.graphics.drawMiracle",
    ]);
  });

  test("every playdate name that the game uses exists in the simulator", () => {
    expect(findMissing(read)).toEqual([]);
    expect(findMissing(["playdate.graphics.clear", "playdate.graphics.drawMiracle"])).toEqual([
      "playdate.graphics.drawMiracle",
    ]);
  });

  test("every callback that the game assigns is called by the simulator", () => {
    expect(assigned).toContain("playdate.update");
    expect(callbacks).toEqual(expect.arrayContaining([...assigned]));
  });
});
