/**
 * A web worker that compiles Lua sources in a thread of its own, so that the page reacts and draws meanwhile.
 * `compiler.ts` starts the worker and sends it the sources.
 */
import { bytecodeOf } from "../vm/bytecode";

/** What the page sends to the web worker: a Lua source to compile, and the Lua interpreter that compiles it. */
export interface CompilerOrder {
  readonly name: string;
  readonly source: Uint8Array;
  readonly lua: WebAssembly.Module;
}

/** What the web worker sends back to the page: the bytecode, or undefined if the Lua source does not compile. */
export type Answer = Uint8Array | undefined;

addEventListener("message", ({ data }: MessageEvent<CompilerOrder>) => {
  postMessage(compile(data));
});

/** Reports no errors, because the page gets the same errors when it compiles the source itself. */
function compile({ name, source, lua }: CompilerOrder): Answer {
  try {
    return bytecodeOf(source, name, lua);
  } catch {
    return undefined;
  }
}
