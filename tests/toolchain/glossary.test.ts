import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { projectFolder } from "../../tools/packaging/project-folder";

const MIN_TERMS = 80;
const COLUMNS = ["Term", "Meaning", "Where", "Source"];

interface Entry {
  readonly term: string;
  readonly meaning: string;
  /**
   * The name under which the code exports the glossary's term, or `Type.field`. The text is empty if the term has no
   * such name.
   */
  readonly code: string;
  readonly file: string;
  readonly source: string;
}

/**
 * The pages of the documentation that players read. A term of the glossary counts as known to players if it stands on
 * one of these pages or in a text on the screen.
 */
const PLAYER_PAGES = ["docs/how-to-play.md", "docs/editor.md", "docs/challenges.md", "docs/today.md"];

const codeRows = readTableRows(read("docs/glossary.md"));
const playerRows = readTableRows(read("docs/player-glossary.md"));
const rows = [...codeRows, ...playerRows];
const headings = rows.filter(([term]) => term === COLUMNS[0]);
const entries = rows.filter(([term]) => term !== COLUMNS[0]).map((cells) => entryOf(cells));

function read(file: string): string {
  return readFileSync(join(projectFolder, file), "utf8");
}

function readTableRows(markdown: string): string[][] {
  return markdown
    .split("\n")
    .filter((line) => line.startsWith("|") && !/^[\s|:-]+$/.test(line))
    .map((line) => line.split("|").slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim()));
}

function entryOf([term = "", meaning = "", where = "", source = ""]: readonly string[]): Entry {
  const [, text = "", file = ""] = /^\[`([^`]+)`\]\(\.\.\/([^)]+)\)$/.exec(where) ?? [];
  return { term, meaning, code: text === basename(file) ? "" : text, file, source };
}

function isExportedBy(file: string, code: string): boolean {
  const [name, field, ...more] = code.split(".");
  const source = ts.createSourceFile(file, readFileSync(join(projectFolder, file), "utf8"), ts.ScriptTarget.ES2023);
  const declarations = source.statements.filter((statement) => exportedNamesOf(statement).includes(name));
  if (field === undefined || more.length > 0) return declarations.length > 0 && more.length === 0;
  return declarations.some((declaration) => fieldsOf(declaration).includes(field));
}

function exportedNamesOf(statement: ts.Statement): string[] {
  const isExported =
    ts.canHaveModifiers(statement) &&
    ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
  if (!isExported) return [];
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name }) => (ts.isIdentifier(name) ? name.text : ""));
  }
  const name = "name" in statement ? (statement.name as ts.Node) : undefined;
  return name !== undefined && ts.isIdentifier(name) ? [name.text] : [];
}

function fieldsOf(declaration: ts.Statement): string[] {
  const isTypeOrEnum =
    ts.isInterfaceDeclaration(declaration) || ts.isClassDeclaration(declaration) || ts.isEnumDeclaration(declaration);
  if (!isTypeOrEnum) return [];
  return [...declaration.members].flatMap(({ name }) =>
    name !== undefined && ts.isIdentifier(name) ? [name.text] : [],
  );
}

test("each table of the glossaries has four columns, and the tables have at least 80 terms together", () => {
  expect(headings.length).toBeGreaterThan(1);
  expect(headings).toEqual(headings.map(() => COLUMNS));
  expect(entries.length).toBeGreaterThanOrEqual(MIN_TERMS);
});

test("each term of the glossaries has a source and a meaning that ends with a full stop", () => {
  const incomplete = entries.filter(
    ({ term, meaning, source }) => term === "" || !/^[A-Z].*\.$/.test(meaning) || source === "",
  );
  expect(incomplete).toEqual([]);
});

test("the glossaries list no term twice", () => {
  const terms = entries.map(({ term }) => term.toLowerCase());
  expect(terms.filter((term, index) => terms.indexOf(term) !== index)).toEqual([]);
});

test("each file that the glossaries name exists", () => {
  const missing = entries.filter(({ file }) => file === "" || !existsSync(join(projectFolder, file)));
  expect(missing.map(({ term, file }) => `${term}: ${file}`)).toEqual([]);
});

test("each code name in the glossaries is exported by the file that it links to", () => {
  const missing = entries.filter(
    ({ code, file }) => code !== "" && existsSync(join(projectFolder, file)) && !isExportedBy(file, code),
  );
  expect(missing.map(({ term, code, file }) => `${term}: ${code} in ${file}`)).toEqual([]);
});

test("players meet each word of their glossary in a text on the screen or in a page for them", () => {
  const texts = readdirSync(join(projectFolder, "src"), { recursive: true, encoding: "utf8" })
    .filter((path) => /(^|\/)texts\/en\.ts$/.test(path))
    .map((path) => `src/${path}`);
  const wordsMet = new Set(
    [...PLAYER_PAGES, ...texts].flatMap(
      (file) =>
        read(file)
          .toLowerCase()
          .match(/[\p{L}']+/gu) ?? [],
    ),
  );
  const isMet = (word: string): boolean => ["", "s", "es"].some((ending) => wordsMet.has(word + ending));
  const terms = playerRows.map(([term = ""]) => term).filter((term) => term !== COLUMNS[0]);
  expect(terms.length).toBeGreaterThan(0);
  expect(terms.filter((term) => !(term.toLowerCase().match(/[\p{L}']+/gu) ?? []).every(isMet))).toEqual([]);
});
