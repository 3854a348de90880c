import { cpSync, readFileSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectFolder } from "../../tools/packaging/project-folder";
import { runMake, runCommand, installStub } from "./run-command";
import { createTemporaryFolder, createToyProject, writeFile } from "./toy-project";

const targets = [
  "play",
  "dev",
  "test",
  "test-all",
  "check",
  "build",
  "site",
  "release",
  "pdx",
  "console-check",
  "simulator",
  "lua32",
  "wasm",
  "prove",
  "bench",
  "format",
  "clean",
];

test("make without a target prints every target and what it does", () => {
  const { exitCode, stdout } = runCommand(projectFolder, ["make", "--no-print-directory"], { MAKEFLAGS: undefined });
  expect(exitCode).toBe(0);
  const lines = stdout.trimEnd().split("\n");
  for (const line of lines) expect(line).toMatch(/^make [a-z0-9-]+ {2,}\S.*$/);
  expect(lines.map((line) => line.split(/ +/)[1])).toEqual(["help", ...targets]);
});

test("make build builds the game", () => {
  const project = createToyProject();
  expect(runMake(project, "build")).toMatchObject({ exitCode: 0, stderr: "" });
  expect(readFileSync(join(project, "build/source/pdxinfo"), "utf8")).toContain("name=Glissade\n");
});

test("make installs the packages only if the lock file is newer than they are", () => {
  const project = createTemporaryFolder();
  for (const file of ["Makefile", "package.json", "package-lock.json", "tools/require-node.sh"]) {
    cpSync(join(projectFolder, file), join(project, file));
  }
  const recordingNpm = 'echo "npm $*" >> npm-calls; mkdir -p node_modules; touch node_modules/.package-lock.json';
  const environment = { MAKEFLAGS: undefined, PATH: installStub(createTemporaryFolder(), "npm", recordingNpm) };
  const calls = () => readFileSync(join(project, "npm-calls"), "utf8").trimEnd().split("\n");
  const build = () => runCommand(project, ["make", "build"], environment).exitCode;

  expect([build(), build()]).toEqual([0, 0]);
  expect(calls()).toEqual(["npm ci", "npm run --silent build", "npm run --silent build"]);
  const later = new Date(Date.now() + 60_000);
  utimesSync(join(project, "package-lock.json"), later, later);
  build();
  expect(calls().slice(3)).toEqual(["npm ci", "npm run --silent build"]);
});

test("make site offers no zip of an earlier build if the game cannot be packed", () => {
  const project = createTemporaryFolder();
  cpSync(join(projectFolder, "Makefile"), join(project, "Makefile"));
  writeFile(project, "build/Glissade.pdx.zip", "an earlier build");
  const npm = 'echo "$*" >> npm-calls; ls build >> npm-calls; [ "$3" != pdx ]';
  const { exitCode, stderr } = runMake(project, "site", { PATH: installStub(createTemporaryFolder(), "npm", npm) });
  expect(exitCode).toBe(0);
  expect(stderr).toBe("The page offers no download, because the game could not be packed.\n");
  expect(readFileSync(join(project, "npm-calls"), "utf8").trimEnd().split("\n")).toEqual([
    "run --silent build",
    "Glissade.pdx.zip",
    "run --silent pdx",
    "run --silent site",
  ]);
});

test("a version of Node that is too old is reported in one sentence", () => {
  for (const [version, wanted] of [
    ["v18.20.4", 2],
    ["v20.18.9", 2],
    ["v20.19.0", 0],
    ["v22.3.0", 0],
  ] as const) {
    const PATH = installStub(createTemporaryFolder(), "node", `echo ${version}`);
    const { exitCode, stderr } = runCommand(projectFolder, ["tools/require-node.sh"], { PATH });
    expect(exitCode, version).toBe(wanted);
    const sentence = `Glissade needs Node 20.19 or newer, and this is Node ${version.slice(1)}: https://nodejs.org/\n`;
    expect(stderr, version).toBe(wanted === 0 ? "" : sentence);
  }
});

test("the lock file names no package registry, so that every machine can use its own", () => {
  const lock = readFileSync(join(projectFolder, "package-lock.json"), "utf8");
  expect(lock.match(/"resolved": "https?:.*/g)).toBeNull();
});

test("package.json requires one exact version of every package", () => {
  const description = JSON.parse(readFileSync(join(projectFolder, "package.json"), "utf8")) as {
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  for (const [name, version] of Object.entries({ ...description.dependencies, ...description.devDependencies })) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
  }
});
