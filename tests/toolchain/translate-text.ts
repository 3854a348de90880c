/** Translates a short TypeScript text to the statements of Lua, for the tests of the rewriting rules. */
import ts from "typescript";
import type { Plugin, Statement } from "typescript-to-lua";
import { createPrinter, textOf } from "../../tools/packaging/lua-lines";
import { translateFiles } from "../../tools/packaging/translate";

const PATH = "/game/main.ts";

interface TranslatedText {
  readonly statements: readonly Statement[];
  readonly print: (statements: readonly Statement[]) => string;
}

/** Creates a program of one TypeScript text, without types of a library. */
export function programOf(text: string): ts.Program {
  const options = {
    noLib: true,
    target: ts.ScriptTarget.ES2022,
    types: [],
    luaTarget: "5.4",
    noHeader: true,
    noImplicitSelf: true,
  };
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost({}),
    getSourceFile: (path, version) => (path === PATH ? ts.createSourceFile(path, text, version) : undefined),
    fileExists: (path) => path === PATH,
    directoryExists: () => true,
  };
  return ts.createProgram([PATH], options, host);
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
  const print = createPrinter({ program, originOf: (path, line) => ({ path, line }) });
  return { statements, print: (given) => textOf(print(PATH, given)) };
}
