/** Checks that comments, titles of tests and documents do not use the words that docs/glossary.md forbids. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectFolder } from "../../tools/packaging/project-folder";

const GLOSSARY = "docs/glossary.md";
const FOLDERS = ["src", "simulator", "tools", "bench", "tests", "packages", "docs", ".github"];

interface ForbiddenWord {
  readonly word: string;
  readonly term: string;
  readonly pattern: RegExp;
}

/**
 * Returns the forbidden words in the text of a glossary such as docs/glossary.md, from lines such as `- Use **rush**,
 * not "rush mode" or "timed run".`
 */
function forbiddenWordsIn(glossary: string): ForbiddenWord[] {
  return [...glossary.matchAll(/^- Use \*\*(.+?)\*\*, not ([^:.]*)/gm)].flatMap(([, term = "", words = ""]) =>
    [...words.matchAll(/"(.+?)"/g)].map(([, word = ""]) => ({
      word,
      term,
      pattern: new RegExp(`\\b${word}(?:s|es)?\\b`, "i"),
    })),
  );
}

function proseOfSource(source: string): string[] {
  const comments = source.match(/\/\*[^]*?\*\/|(?:^[ \t]*\/\/.*\n)+|\/\/.*/gm) ?? [];
  const titles = [...source.matchAll(/\b(?:test|describe)(?:\.\w+\([^]*?\))?\(\s*(["`])([^]*?)\1,/g)].map(
    ([, , title = ""]) => title,
  );
  return [...comments, ...titles].map((text) => text.replaceAll(/\s*\n\s*(?:\*|\/\/)?\s*/g, " "));
}

function proseOfDocument(document: string): string[] {
  return [document.replaceAll(/https?:\/\/\S+/g, "").replaceAll(/\s*\n\s*/g, " ")];
}

function findForbidden(file: string, prose: readonly string[], words: readonly ForbiddenWord[]): string[] {
  return words
    .filter(({ pattern }) => prose.some((text) => pattern.test(text)))
    .map(({ word, term }) => `${file}: use "${term}", not "${word}"`);
}

function filesIn(folder: string): string[] {
  return readdirSync(join(projectFolder, folder), { recursive: true, encoding: "utf8" })
    .map((path) => `${folder}/${path}`)
    .filter((path) => /\.(?:ts|js|md)$/.test(path));
}

const words = forbiddenWordsIn(readFileSync(join(projectFolder, GLOSSARY), "utf8"));

test("the check finds a forbidden word in a comment of two lines, in a test's title and in a document", () => {
  const forbidden = forbiddenWordsIn('- Use **rush**, not "rush mode" or "timed run": one word is enough.\n');
  expect(forbidden.map(({ word, term }) => [word, term])).toEqual([
    ["rush mode", "rush"],
    ["timed run", "rush"],
  ]);
  const found = ['file: use "rush", not "rush mode"'];
  expect(findForbidden("file", proseOfSource("  /**\n   * Ends rush\n   * modes.\n   */\n"), forbidden)).toEqual(found);
  expect(findForbidden("file", proseOfSource("// Ends a rush\n// mode.\n"), forbidden)).toEqual(found);
  expect(findForbidden("file", proseOfSource('test("a Rush mode ends", () => {});'), forbidden)).toEqual(found);
  expect(findForbidden("file", proseOfDocument("A rush\nmode ends."), forbidden)).toEqual(found);
  expect(findForbidden("file", proseOfSource('const rushMode = "rush mode"; // A rush.\n'), forbidden)).toEqual([]);
});

test("no comment, title of a test or document uses a word that the glossary forbids", () => {
  expect(words.length).toBeGreaterThan(20);
  const top = readdirSync(projectFolder).filter((name) => name.endsWith(".md"));
  const files = [...top, ...FOLDERS.flatMap(filesIn)].filter(
    (file) => file !== GLOSSARY && file !== "tests/toolchain/forbidden-words.test.ts",
  );
  const found = files.flatMap((file) => {
    const text = readFileSync(join(projectFolder, file), "utf8");
    return findForbidden(file, file.endsWith(".md") ? proseOfDocument(text) : proseOfSource(text), words);
  });
  expect(found).toEqual([]);
});
