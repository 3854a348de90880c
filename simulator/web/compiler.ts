/** Compiles the Lua files that the game needs first in a web worker, because compiling them in the page would block it. */
import type { Answer, CompilerOrder } from "./compiler-worker";
import CompilerWorker from "./compiler-worker?worker&inline";

export interface Compiler {
  /**
   * Returns the bytecode of a Lua source. Returns the source itself if it does not compile or if the browser does not
   * run the worker. The simulator then compiles the source when the game loads it.
   */
  compile(name: string, source: Uint8Array, lua: Promise<WebAssembly.Module>): Promise<Uint8Array>;
  /** Ends the web worker, which then compiles no further files. */
  readonly end: () => void;
}

/** Starts the web worker that compiles Lua files, one after the other. */
export function startCompiler(): Compiler {
  /** The functions that take the worker's answers, in the order in which the sources were sent to the worker. */
  const waiting: ((bytecode: Answer) => void)[] = [];
  let worker = startWorker();

  function end(): void {
    worker?.terminate();
    worker = undefined;
    for (const take of waiting.splice(0)) take(undefined);
  }

  worker?.addEventListener("message", ({ data }: MessageEvent<Answer>) => waiting.shift()?.(data));
  worker?.addEventListener("messageerror", end);
  worker?.addEventListener("error", end);

  /** Sends a Lua source to the web worker. Returns a promise that resolves with the worker's answer. */
  async function order(name: string, source: Uint8Array, lua: WebAssembly.Module): Promise<Answer> {
    return new Promise((resolve) => {
      if (worker === undefined) return resolve(undefined);
      worker.postMessage({ name, source, lua } satisfies CompilerOrder);
      waiting.push(resolve);
    });
  }

  return {
    compile: async (name, source, lua) => {
      try {
        return (await order(name, source, await lua)) ?? source;
      } catch {
        // Returns the Lua source not compiled if the browser has refused the Lua interpreter, or does not pass the
        // interpreter to workers.
        return source;
      }
    },
    end,
  };
}

/** Returns a new worker that compiles Lua. Returns undefined if the browser forbids it. */
function startWorker(): Worker | undefined {
  try {
    return new CompilerWorker();
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}
