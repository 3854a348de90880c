import { join, relative, sep } from "node:path";
import ts from "typescript";
import { prepareDiagnosticForFormatting, transpileProject } from "typescript-to-lua";
import { withOwnGenerators } from "./generators";
import { PlainFault } from "./plain-fault";

/**
 * Transpiles the project's `src/` as its `tstl.json` says, with the generators of generators.lua.
 * Gives the files to write, by path relative to `build/source/`. Throws `PlainFault` with the compiler's errors.
 */
export function compileLua(project: string): Map<string, string> {
  const outputs = new Map<string, string>();
  const outDir = join(project, "build/source");
  const { diagnostics } = transpileProject(join(project, "tstl.json"), {}, (path, text) => {
    outputs.set(relative(outDir, path).split(sep).join("/"), text);
  });
  if (diagnostics.length > 0) throw new PlainFault(1, describe(diagnostics, project));
  return new Map([...outputs].map(([file, text]) => [file, withOwnGenerators(text)]));
}

function describe(diagnostics: readonly ts.Diagnostic[], project: string): string {
  const host: ts.FormatDiagnosticsHost = {
    getCurrentDirectory: () => project,
    getCanonicalFileName: (path) => path,
    getNewLine: () => "\n",
  };
  return ts.formatDiagnostics(diagnostics.map(prepareDiagnosticForFormatting), host).trimEnd();
}
