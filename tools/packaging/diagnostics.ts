/** Turns the errors that the TypeScript compiler has reported into one error, which stops the compilation. */
import ts from "typescript";
import { prepareDiagnosticForFormatting } from "typescript-to-lua";
import { ToolError } from "./tool-error";

/** Throws a `ToolError` with the compiler's errors (`diagnostics`), if there are any. */
export function requireNoDiagnostics(diagnostics: readonly ts.Diagnostic[], project: string): void {
  if (diagnostics.length > 0)
    throw new ToolError(1, formatDiagnostics(ts.sortAndDeduplicateDiagnostics(diagnostics), project));
}

function formatDiagnostics(diagnostics: readonly ts.Diagnostic[], project: string): string {
  const host: ts.FormatDiagnosticsHost = {
    getCurrentDirectory: () => project,
    getCanonicalFileName: (path) => path,
    getNewLine: () => "\n",
  };
  return ts.formatDiagnostics(diagnostics.map(prepareDiagnosticForFormatting), host).trimEnd();
}
