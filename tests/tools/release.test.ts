import { createHash } from "node:crypto";
import { readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { decodePng } from "../../simulator/graphics/png";
import { projectFolder } from "../../tools/packaging/project-folder";
import type { Files } from "../../tools/pdx/files";
import { changesOf } from "../../tools/release/changes";
import { makeKit } from "../../tools/release/kit";
import { createTemporaryFolder, writeFile } from "../toolchain/toy-project";

const VERSION = "1.2.3";
const MAX_FILM_BYTES = 1_000_000;

const CHANGELOG = `# Changelog

Head.

## [Unreleased]

- A later thing.

## [1.2.3] - 2026-12-01

### Added

- A thing.

## [1.2.2] - 2026-11-01

- An earlier thing.
`;

function createProjectWithBuild(): string {
  const project = createTemporaryFolder();
  for (const name of ["docs", "assets", "THIRD-PARTY.md"]) symlinkSync(join(projectFolder, name), join(project, name));
  writeFile(project, "CHANGELOG.md", CHANGELOG);
  writeFile(project, "build/Glissade.pdx.zip", "the game");
  writeFile(project, "build/site/index.html", "the page");
  return project;
}

let madeKit: Files | undefined;

/**
 * Returns the files of a release, among them two GIF films of levels, for the project that `createProjectWithBuild`
 * makes. The tests share these files. Making them takes long, because the game plays the filmed levels in the
 * simulator.
 */
function kitOfRelease(): Files {
  madeKit ??= makeKit(createProjectWithBuild(), VERSION);
  return madeKit;
}

describe("the section of a version in the changelog", () => {
  test("is the text below its title, up to the next title", () => {
    expect(changesOf(CHANGELOG, "1.2.3")).toBe("### Added\n\n- A thing.\n");
    expect(changesOf(CHANGELOG, "1.2.2")).toBe("- An earlier thing.\n");
  });

  test("is that of unreleased changes for a version without a section", () => {
    expect(changesOf(CHANGELOG, "1.3.0")).toBe("- A later thing.\n");
    expect(() => changesOf("# Changelog\n", "1.3.0")).toThrow(
      "CHANGELOG.md has no section of 1.3.0 and none that is unreleased",
    );
  });
});

describe("the texts for stores", () => {
  test.each([
    ["short.txt", 120],
    ["long.txt", 600],
  ])("%s has at most %i letters", (name, most) => {
    const text = readFileSync(join(projectFolder, "docs/store", name), "utf8").trim();
    expect(text.length).toBeGreaterThan(most * 0.7);
    expect(text.length).toBeLessThanOrEqual(most);
  });
});

describe("the kit of a release", () => {
  test("has game, page, pictures, films, texts and notices", () => {
    const kit = kitOfRelease();
    expect([...kit.keys()]).toEqual([
      "Glissade-1.2.3.pdx.zip",
      "glissade-page-1.2.3.zip",
      "THIRD-PARTY.md",
      "changes.md",
      "itch-long.txt",
      "itch-short.txt",
      "press.md",
      "card.png",
      "icon.png",
      ...[1, 2, 3, 4, 5, 6].map((number) => `screenshot-${number}.png`),
      "last-ball.gif",
      "penguin.gif",
      "SHA256SUMS",
    ]);
    expect(new TextDecoder().decode(kit.get("changes.md"))).toBe("### Added\n\n- A thing.\n");
  });

  test("has screenshots and films of twice the size of the screen", () => {
    const kit = kitOfRelease();
    for (let number = 1; number <= 6; number++) {
      const { width, height } = decodePng(kit.get(`screenshot-${number}.png`)!);
      expect([width, height]).toEqual([800, 480]);
    }
    for (const name of ["last-ball.gif", "penguin.gif"]) {
      const gif = Buffer.from(kit.get(name)!);
      expect([gif.toString("latin1", 0, 6), gif.readUInt16LE(6), gif.readUInt16LE(8)]).toEqual(["GIF89a", 800, 480]);
      expect(gif.length).toBeLessThanOrEqual(MAX_FILM_BYTES);
    }
  });

  test("has the SHA-256 sum of each other file, in the format of sha256sum", () => {
    const kit = kitOfRelease();
    const sumOf = (name: string): string => createHash("sha256").update(kit.get(name)!).digest("hex");
    const others = [...kit.keys()].filter((name) => name !== "SHA256SUMS");
    const lines = Buffer.from(kit.get("SHA256SUMS")!).toString().trimEnd().split("\n");
    expect(lines.sort()).toEqual(others.map((name) => `${sumOf(name)}  ${name}`).sort());
  });
});
