/**
 * Compiles the Lua files that the game needs at its start. A web worker compiles them, because compiling in the page
 * would block the page.
 */
import type { Answer, CompilerOrder } from "./compiler-worker";
import CompilerWorker from "./compiler-worker?worker&inline";

export interface Compiler {
  /** Returns the bytecode of a Lua source, or the source itself if the worker cannot compile it. */
  compile(name: string, source: Uint8Array, lua: Promise<WebAssembly.Module>): Promise<Uint8Array>;
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
        // Returns the Lua source if the Lua interpreter cannot be loaded or sent to the worker.
        return source;
      }
    },
    end,
  };
}

function startWorker(): Worker | undefined {
  try {
    return new CompilerWorker();
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}
