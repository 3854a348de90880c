/** Bytecode of Lua sources: what a console runs, and what a game that is started again need not be parsed for. */
import { GameError } from "../host";
import { createLua } from "./lua";

const known = new WeakMap<Uint8Array, Uint8Array>();

/** The bytecode of a source, with its lines for errors; made once. Throws `GameError` where it does not compile. */
export function bytecodeOf(source: Uint8Array, name: string, lua: WebAssembly.Module): Uint8Array {
  const made = known.get(source) ?? compile(source, name, lua);
  known.set(source, made);
  return made;
}

/** In a machine of its own: what compiling leaves behind is not the game's. */
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
