import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { projectFolder } from "../../tools/packaging/project-folder";
import { lua32 } from "../available-programs";
import { runCommand, installStub, type CommandResult } from "./run-command";
import { createTemporaryFolder, createToyProject, writeFile } from "./toy-project";

test.skipIf(lua32 === undefined)("lua32 computes with 32-bit numbers as a Playdate does", () => {
  const script = "print(_VERSION, math.maxinteger, math.maxinteger + 1, 16777217.0 == 16777216.0, 1 / 3)";
  const { stdout } = spawnSync(lua32!, ["-e", script], { encoding: "utf8" });
  expect(stdout.trim().split("\t")).toEqual(["Lua 5.4", "2147483647", "-2147483648", "true", "0.3333333"]);
});

test("tools/lua32.sh does not build a Lua that already exists", () => {
  const project = createToyProject();
  for (const name of ["lua", "luac"]) {
    runCommand(project, ["chmod", "755", writeFile(project, `build/lua32/${name}`, "#!/bin/sh\nexit 0\n")]);
  }
  expect(runCommand(project, ["tools/lua32.sh"])).toEqual({ exitCode: 0, stdout: "", stderr: "" });
});

/**
 * Programs that every Unix has. Neither apt-get nor a program that downloads is among them, so that a test can replace
 * or leave out such a program.
 */
const unixPrograms = [
  "basename",
  "cat",
  "chmod",
  "cp",
  "cut",
  "dirname",
  "grep",
  "gzip",
  "ls",
  "mkdir",
  "mv",
  "rm",
  "sed",
];

function pathWith(programs: readonly string[], standIns: Readonly<Record<string, string>> = {}): string {
  const PATH = createTemporaryFolder();
  for (const name of programs) symlinkSync(runCommand(PATH, ["which", name]).stdout.trim(), join(PATH, name));
  for (const [name, script] of Object.entries(standIns)) installStub(PATH, name, script);
  return PATH;
}

function buildWith(PATH: string, project = createToyProject(), environment: NodeJS.ProcessEnv = {}): CommandResult {
  return runCommand(project, ["/bin/sh", "tools/lua32.sh"], { PATH, LUA_SRC: undefined, ...environment });
}

/** A shell script that replaces the C compiler in the tests. The program that it writes always exits successfully. */
const cc = 'while [ "$1" != -o ]; do shift; done; printf "#!/bin/sh\\nexit 0\\n" > "$2"; chmod 755 "$2"';

test("a LUA_SRC folder without Lua is rejected with the first file that it lacks", () => {
  const project = createToyProject({ "lua/lua.h": "" });
  const { exitCode, stderr } = buildWith(pathWith(unixPrograms, { cc }), project, { LUA_SRC: "lua" });
  expect(exitCode).toBe(2);
  expect(stderr).toBe("lua32: LUA_SRC=lua has no luaconf.h: it should be the folder src/ of a Lua 5.4\n");
});

test("a missing C compiler is reported in one sentence", () => {
  expect(buildWith(pathWith(["dirname"]))).toEqual({
    exitCode: 2,
    stdout: "",
    stderr: "lua32: no C compiler here (cc, gcc or clang) to build Lua with\n",
  });
});

describe("building lua32 without Debian's packages", () => {
  const script = readFileSync(join(projectFolder, "tools/lua32.sh"), "utf8");
  const sha256 = /^tarball_sha256=([0-9a-f]{64})$/m.exec(script)![1];
  const curl = 'echo "$@" > "$RECORD"; while [ "$1" != --output ]; do shift; done; cp "$SERVED" "$2"';

  function servedTarball(): { RECORD: string; SERVED: string } {
    const folder = createTemporaryFolder();
    for (const file of ["lua.c", "luac.c", "lvm.c"]) writeFile(folder, `lua-5.4.4/src/${file}`, "");
    writeFile(folder, "lua-5.4.4/src/luaconf.h", "#define LUA_32BITS\t0\n");
    runCommand(folder, ["tar", "czf", "served.tar.gz", "lua-5.4.4"]);
    return { RECORD: join(folder, "arguments"), SERVED: join(folder, "served.tar.gz") };
  }

  test("the source of Lua is downloaded from lua.org, and its checksum is verified", () => {
    const project = createToyProject();
    const served = servedTarball();
    const sum = `echo "${sha256}  $1"`;
    const PATH = pathWith([...unixPrograms, "tar"], { cc, curl, sha256sum: sum });
    expect(buildWith(PATH, project, served)).toEqual({
      exitCode: 0,
      stdout: "build/lua32/lua is ready.\n",
      stderr: "",
    });
    expect(readFileSync(served.RECORD, "utf8")).toContain("https://www.lua.org/ftp/lua-5.4.4.tar.gz");
    expect(readdirSync(join(project, "build"))).toContain("lua32");
    expect(readdirSync(join(project, "build/lua32"))).toEqual(["lua", "luac", "source"]);
  });

  test("a source of Lua with a wrong checksum is rejected by each program that can compute checksums", () => {
    const served = servedTarball();
    const found = createHash("sha256").update(readFileSync(served.SERVED)).digest("hex");
    for (const program of ["sha256sum", "shasum", "openssl"]) {
      const PATH = pathWith([...unixPrograms, "tar"], { cc, curl, [program]: realSha256(program) });
      const project = createToyProject();
      expect(buildWith(PATH, project, served)).toEqual({
        exitCode: 2,
        stdout: "",
        stderr:
          "lua32: what came from https://www.lua.org/ftp/lua-5.4.4.tar.gz is not lua-5.4.4.tar.gz: " +
          `its SHA-256 is ${found}, not ${sha256}\n`,
      });
      expect(existsSync(join(project, "build/lua32"))).toBe(false);
    }
  });

  test("the source of Lua is downloaded from lua.org if the Debian package cannot be downloaded", () => {
    const PATH = pathWith([...unixPrograms, "tar"], {
      cc,
      curl,
      "apt-get": "echo 'E: no deb-src here' >&2; exit 100",
      sha256sum: `echo "${sha256}  $1"`,
    });
    expect(buildWith(PATH, createToyProject(), servedTarball())).toMatchObject({ exitCode: 0, stderr: "" });
  });

  test("a failed download is reported in one sentence that explains how to use LUA_SRC instead", () => {
    const { exitCode, stderr } = buildWith(pathWith([...unixPrograms], { cc, curl: "exit 6" }));
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(
      /^lua32: no source of Lua: .*https:\/\/www\.lua\.org\/ftp\/lua-5\.4\.4\.tar\.gz .*LUA_SRC=dir.*\n$/,
    );
  });
});

/**
 * Returns a shell script that computes SHA-256 as the program `program` of this machine does. If the machine lacks this
 * program, the script uses Node instead.
 */
function realSha256(program: string): string {
  const path = runCommand(".", ["sh", "-c", `command -v ${program} || true`]).stdout.trim();
  if (path !== "") return `exec ${path} "$@"`;
  const print = "console.log(require('crypto').hash('sha256', require('fs').readFileSync(process.argv.at(-1))))";
  return `exec ${process.execPath} -e "${print}" -- "$@"`;
}
