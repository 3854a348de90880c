/** Translates a short TypeScript text into statements of Lua, for the tests of the compiler's rewriting rules. */
import ts from "typescript";
import type { Plugin, Statement } from "typescript-to-lua";
import { inlineFiles } from "../../tools/packaging/inline/inline-files";
import { createInlineTagsPlugin } from "../../tools/packaging/inline/tags";
import { createPrinter, textOf, type LuaLine } from "../../tools/packaging/lua-lines";
import { nameRequires, type NamedFile } from "../../tools/packaging/named-requires";
import { translateFiles } from "../../tools/packaging/translate";

const PATH = "/game/main.ts";

interface TranslatedText {
  readonly statements: readonly Statement[];
  readonly print: (statements: readonly Statement[]) => string;
}

type Texts = Readonly<Record<string, string>>;

/** Creates a program of one TypeScript text. Types of TypeScript's library are not loaded. */
export function programOf(text: string): ts.Program {
  return programOfTexts({ [PATH]: text });
}

function programOfTexts(texts: Texts): ts.Program {
  const options = {
    noLib: true,
    target: ts.ScriptTarget.ES2022,
    types: [],
    luaTarget: "5.4",
    noHeader: true,
    removeComments: true,
    noImplicitSelf: true,
  };
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost({}),
    getSourceFile: (path, version) =>
      texts[path] === undefined ? undefined : ts.createSourceFile(path, texts[path], version),
    fileExists: (path) => path in texts,
    directoryExists: () => true,
  };
  return ts.createProgram(Object.keys(texts), options, host);
}

/**
 * Translates a TypeScript text into Lua statements, with the given plugins as the only rewriting rules. Types of
 * TypeScript's library are not loaded.
 */
export function translateText(text: string, ...plugins: readonly Plugin[]): TranslatedText {
  const program = programOf(text);
  let statements: readonly Statement[] = [];
  const keepTree: Plugin = {
    afterPrint: (_program, _options, _host, [file]) => {
      statements = file.luaAst?.statements ?? [];
    },
  };
  translateFiles(program, [keepTree, ...plugins], "/game");
  const print = createPrinter(program);
  return { statements, print: (given) => textOf(print(PATH, given)) };
}

/**
 * Translates and inlines TypeScript texts. Types of TypeScript's library are not loaded. The names of the texts are
 * paths within the folder `/game`.
 */
export function inlinedFiles(texts: Texts): { readonly program: ts.Program; readonly files: readonly NamedFile[] } {
  const paths = Object.entries(texts).map(([name, text]) => [`/game/${name}`, text]);
  const program = programOfTexts(Object.fromEntries(paths) as Texts);
  const files = nameRequires(program, translateFiles(program, [createInlineTagsPlugin("/game")], "/game"));
  return { program, files: inlineFiles(files, "/game") };
}

/** Translates and inlines TypeScript texts as `inlinedFiles` does. Returns the Lua lines of main.ts. */
export function inlineTexts(texts: Texts): LuaLine[] {
  const { program, files } = inlinedFiles(texts);
  return createPrinter(program)(PATH, files.find(({ path }) => path === PATH)!.statements);
}
