import { spawnSync } from "node:child_process";
import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { lua32 } from "../needs";
import { run } from "./run";
import { temporaryFolder, toyProject, write } from "./toy-project";

test.skipIf(lua32 === undefined)("lua32 counts as a Playdate does", () => {
  const script = "print(_VERSION, math.maxinteger, math.maxinteger + 1, 16777217.0 == 16777216.0, 1 / 3)";
  const { stdout } = spawnSync(lua32!, ["-e", script], { encoding: "utf8" });
  expect(stdout.trim().split("\t")).toEqual(["Lua 5.4", "2147483647", "-2147483648", "true", "0.3333333"]);
});

test("a LUA_SRC that holds no Lua is told by the first file it lacks", () => {
  const project = toyProject({ "lua/lua.h": "" });
  const { exitCode, stderr } = run(project, ["tools/lua32.sh"], { LUA_SRC: "lua" });
  expect(exitCode).toBe(2);
  expect(stderr).toBe("lua32: LUA_SRC=lua has no luaconf.h: it should be the folder src/ of a Lua 5.4\n");
});

test("a Lua that is there already is not built again", () => {
  const project = toyProject();
  for (const name of ["lua", "luac"]) {
    run(project, ["chmod", "755", write(project, `build/lua32/${name}`, "#!/bin/sh\nexit 0\n")]);
  }
  expect(run(project, ["tools/lua32.sh"])).toEqual({ exitCode: 0, stdout: "", stderr: "" });
});

/** Runs the script where only these programs are on the PATH. */
function buildWith(programs: readonly string[]) {
  const PATH = temporaryFolder();
  for (const name of programs) {
    const path = run(PATH, ["which", name]).stdout.trim();
    symlinkSync(path, join(PATH, name));
  }
  return run(toyProject(), ["/bin/sh", "tools/lua32.sh"], { PATH, LUA_SRC: undefined });
}

test("without a C compiler, one sentence says so", () => {
  expect(buildWith(["dirname"])).toEqual({
    exitCode: 2,
    stdout: "",
    stderr: "lua32: no C compiler here (cc, gcc or clang) to build Lua with\n",
  });
});

test.skipIf(lua32 === undefined)("without Debian's packages, one sentence says how to do without", () => {
  const { exitCode, stderr } = buildWith(["dirname", "cc", "rm"]);
  expect(exitCode).toBe(2);
  expect(stderr).toMatch(/^lua32: no apt-get here .*LUA_SRC=dir.*https:\/\/www\.lua\.org\/ftp\/\n$/);
});
