import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listFilesUnder } from "../../tools/packaging/assets";
import { completePdxinfo } from "../../tools/packaging/pdxinfo";
import { buildSource } from "../../tools/packaging/build-source";
import { runTool } from "./run-command";
import { createToyProject, writeFile } from "./toy-project";

test("a build removes the files of the build before it", () => {
  const project = createToyProject();
  writeFile(project, "build/source/old.lua", "");
  buildSource(project);
  expect(listFilesUnder(join(project, "build/source"))).toEqual(["launcher/card.png", "main.lua", "pdxinfo"]);
});

test("a type error stops the build with its file and line and exit code 1, and the last build is kept", () => {
  const project = createToyProject();
  buildSource(project);
  writeFileSync(join(project, "src/main.ts"), "\nplaydate.update = 7;\n");
  const { exitCode, stderr } = runTool(project, "build");
  expect(exitCode).toBe(1);
  expect(stderr).toMatch(/^src\/main\.ts\(2,1\): error TS2322: /);
  expect(stderr).not.toContain("    at ");
  expect(readFileSync(join(project, "build/source/main.lua"), "utf8")).toContain("playdate.update = function");
});

test.each([
  ["a list's", "function count({ length }: readonly number[]): number {\n  return length;\n}\ncount([]);\n"],
  ["a text's", 'const { length: count } = "text";\nplaydate.update = () => count;\n'],
])("destructuring %s length stops the build with file and line, because it would be nil in Lua", (_, source) => {
  const project = createToyProject({ "src/main.ts": source });
  expect(() => buildSource(project)).toThrow(
    "src/main.ts:1: the length of a list is no field in Lua: write list.length",
  );
});

test("an asset that a Playdate cannot use stops the build, but a hidden file of the desktop does not", () => {
  const project = createToyProject({ "assets/.DS_Store": "" });
  buildSource(project);
  writeFile(project, "assets/launcher/card.psd", "");
  expect(() => buildSource(project)).toThrow("assets/launcher/card.psd: no kind of file that a Playdate uses");
});

test("the build number rises with every part of the version", () => {
  const numbers = ["0.1.0", "0.1.1", "0.2.0", "1.0.0", "1.0.999", "1.1.0"].map((version) =>
    Number(/buildNumber=(\d+)/.exec(completePdxinfo("name=Toy\n", version, ""))?.[1]),
  );
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
});

test("the build writes the address of the web version into pdxinfo", () => {
  const lines = completePdxinfo("name=Toy\n", "1.0.0", "https://example.org/toy/").split("\n");
  expect(lines).toContain("address=https://example.org/toy/");
  expect(completePdxinfo("name=Toy\n", "1.0.0", "")).not.toContain("address");
});

test.each(["example.org", "ftp://example.org/", "https://example.org/?a=b", "https://example.org/#a", "two words"])(
  "the address %s is rejected, because a level's code cannot be appended to it",
  (address) => {
    expect(() => completePdxinfo("name=Toy\n", "1.0.0", address)).toThrow(
      `The page's address "${address}" is not like https://example.org/glissade/`,
    );
  },
);

test("an address that leaves no room for a level's code is rejected", () => {
  expect(() => completePdxinfo("name=Toy\n", "1.0.0", `https://example.org/${"a".repeat(100)}`)).toThrow(
    "The page's address has more than 100 characters, which leave no room for a level",
  );
});

test("a version that cannot be converted to a build number is rejected", () => {
  expect(() => completePdxinfo("name=Toy\n", "1.0-beta", "")).toThrow(
    'package.json: the version "1.0-beta" is not like 1.2.3',
  );
});
