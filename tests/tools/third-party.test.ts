import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { projectFolder } from "../../tools/packaging/project-folder";
import { formatThirdPartyPage } from "../../tools/third-party/page";
import { listThirdPartyWorks, type ThirdPartyWork } from "../../tools/third-party/parts";

const read = (file: string): string => readFileSync(join(projectFolder, file), "utf8");
const works = listThirdPartyWorks(projectFolder);

describe("the page of works of others", () => {
  test("THIRD-PARTY.md is as the command writes it from the installed packages", () => {
    expect(read("THIRD-PARTY.md")).toBe(formatThirdPartyPage(works, read("package-lock.json")));
  });

  test("each work has a version, a licence and a notice that names a copyright", () => {
    for (const { name, version, licence, notice } of works) {
      expect(version, name).toMatch(/^\d+\.\d+/);
      expect(licence, name).toMatch(/^(MIT|OFL-1\.1)$/);
      expect(notice, name).toMatch(/^.*(copyright|\(c\))/i);
      expect(notice.length, name).toBeGreaterThan(900);
    }
  });

  test("the licences of packages are those that package-lock.json names", () => {
    const { packages } = JSON.parse(read("package-lock.json")) as { packages: Record<string, { license?: string }> };
    const inLock = works.flatMap(({ name, licence }) => {
      const entry = packages[`node_modules/${name}`];
      return entry === undefined ? [] : [[name, licence, entry.license]];
    });
    expect(inLock.length).toBeGreaterThan(3);
    for (const [name, licence, locked] of inLock) {
      // Leaves out the package omggif: it names no licence in a form that npm reads. Its README has the MIT licence.
      if (name !== "omggif") expect(licence, name).toBe(locked);
    }
  });

  test("the version of Lua is that of the WebAssembly file", () => {
    const lua = works.find(({ name }) => name === "Lua");
    expect(read("simulator/vm/wasm/built-with.txt")).toContain(`Lua ${lua?.version}\n`);
  });

  test("works with the same notice share it, and packages are counted by licence, the most frequent first", () => {
    const work = (name: string, notice: string): ThirdPartyWork => ({
      ...{ name, notice, version: "1.0", shippedIn: "the page", licence: "MIT" },
    });
    const lock = {
      packages: {
        "": { license: "MIT" },
        "node_modules/a": { license: "ISC" },
        "node_modules/b": { license: "MIT" },
        "node_modules/c": { license: "MIT" },
        "node_modules/d": { link: true },
        "node_modules/e": {},
      },
    };
    const page = formatThirdPartyPage(
      [work("a", "(c) one"), work("b", "(c) two"), work("c", "(c) one")],
      JSON.stringify(lock),
    );
    expect(page.match(/^### .*$/gm)).toEqual(["### a, c", "### b"]);
    expect(page.match(/^\| (MIT|ISC|not named) +\| \d +\|$/gm)?.map((line) => line.replaceAll(/ +/g, " "))).toEqual([
      "| MIT | 2 |",
      "| ISC | 1 |",
      "| not named | 1 |",
    ]);
  });
});
