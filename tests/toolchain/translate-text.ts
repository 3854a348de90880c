/** Translates a short TypeScript text to the statements of Lua, for the tests of the rewriting rules. */
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

/** Creates a program of one TypeScript text, without types of a library. */
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

/** Translates a TypeScript text, without types of a library, and without any rewriting rule but the given plugins. */
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
 * Translates and inlines TypeScript texts, without types of a library. The texts are named relative to the folder
 * `/game`.
 */
export function inlinedFiles(texts: Texts): { readonly program: ts.Program; readonly files: readonly NamedFile[] } {
  const paths = Object.entries(texts).map(([name, text]) => [`/game/${name}`, text]);
  const program = programOfTexts(Object.fromEntries(paths) as Texts);
  const files = nameRequires(program, translateFiles(program, [createInlineTagsPlugin("/game")], "/game"));
  return { program, files: inlineFiles(files, "/game") };
}

/** Translates and inlines TypeScript texts as `inlinedFiles` does, and returns the lines of main.ts. */
export function inlineTexts(texts: Texts): LuaLine[] {
  const { program, files } = inlinedFiles(texts);
  return createPrinter(program)(PATH, files.find(({ path }) => path === PATH)!.statements);
}
