/**
 * Starts the separate process that compiles changed source files for the development server, and sends it the paths of
 * changed files.
 */

import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { SourceMap } from "../../simulator/source-map";
import { YOUNG_GENERATION } from "../packaging/young-generation";

export type CompilerReport =
  /**
   * A report that the compiling process has written a build of the current source files to the folder `build/source/`.
   */
  | { readonly kind: "built" }
  /** The compiler is ready for changes of the sources. From now on, compilations are fast. */
  | { readonly kind: "ready" }
  /** The sources were compiled without errors. `chunks` has the path and text of each Lua file that changed. */
  | {
      readonly kind: "compiled";
      readonly chunks: [string, string][];
      readonly map: SourceMap;
      readonly tookMs: number;
    }
  /** The sources contain errors. `text` has the compiler's error messages. */
  | { readonly kind: "failed"; readonly text: string };

interface Compiler {
  /**
   * Asks for the compilation of the source files with the given absolute paths. The result comes later, as a
   * `CompilerReport`.
   */
  readonly compile: (paths: readonly string[]) => void;
}

const processFile = fileURLToPath(new URL("./compiler-process.ts", import.meta.url));

/**
 * Starts the separate process that compiles source files; it first compiles the whole game. `onReport` is called with
 * each report of the process. If the development server or this process ends, the other one ends, too.
 */
export function startCompiler(onReport: (report: CompilerReport) => void): Compiler {
  const child = fork(processFile, { execArgv: [...process.execArgv, YOUNG_GENERATION] });
  child.on("message", (message) => onReport(message as CompilerReport));
  child.on("exit", (code) => {
    console.error(`The compiler has ended (exit code ${code}): start \`npm run dev\` again.`);
    process.exit(1);
  });
  return { compile: (paths) => void child.send(paths) };
}
