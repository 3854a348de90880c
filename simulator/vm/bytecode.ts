/**
 * Compiles Lua sources to bytecode and keeps the bytecode, so that a second start of the same game does not parse them
 * again.
 */
import { GameError } from "../host";
import { createLua } from "./lua";

const compiled = new WeakMap<Uint8Array, Uint8Array>();
const BYTECODE_FIRST_BYTE = 0x1b;

/**
 * Compiles a Lua source to bytecode, and caches the result. Returns bytecode unchanged. Throws `GameError` if the
 * source does not compile.
 */
export function bytecodeOf(source: Uint8Array, name: string, lua: WebAssembly.Module): Uint8Array {
  if (source[0] === BYTECODE_FIRST_BYTE) return source;
  const bytecode = compiled.get(source) ?? compile(source, name, lua);
  compiled.set(source, bytecode);
  return bytecode;
}

/** Compiles in a separate Lua VM, because compiling would use memory of the game's VM. */
function compile(source: Uint8Array, name: string, lua: WebAssembly.Module): Uint8Array {
  const L = createLua(lua);
  let bytecode: Uint8Array | undefined;
  L.pushFunction(() => {
    bytecode = L.toBytes(1);
    return 0;
  });
  L.setGlobal("keep");
  const dump = new TextEncoder().encode("keep(string.dump((...)))");
  L.compile(dump, "dump");
  if (!L.compile(source, name)) throw new GameError(L.toDisplayText(-1));
  if (!L.call(1) || bytecode === undefined) throw new GameError(L.toDisplayText(-1));
  return bytecode;
}
