/** Caches Lua's built-in functions in local variables, because Lua reads a local faster than a global. */

/**
 * Built-in functions of Lua that most modules call, each with the name of the local variable that caches the function.
 */
const BUILTINS: ReadonlyMap<string, string> = new Map([
  ["ipairs", "ipairs"],
  ["tostring", "tostring"],
  ["table.concat", "____concat"],
  ["string.find", "____find"],
  ["math.abs", "____abs"],
  ["math.max", "____max"],
  ["math.min", "____min"],
  ["table.unpack", "____unpack"],
  ["coroutine.yield", "____yield"],
  ["math.floor", "____floor"],
]);

/** The largest number of locals that `cacheBuiltins` adds to a file. */
export const MAX_BUILTIN_LOCALS = BUILTINS.size;

/** Returns the text of a Lua file after caching each built-in function with two or more calls in a local variable. */
export function cacheBuiltins(text: string): string {
  let locals = "";
  let body = text;
  for (const [path, local] of BUILTINS) {
    const call = new RegExp(String.raw`(?<![\w.:])${path.replace(".", String.raw`\.`)}(?=\()`, "g");
    if ((text.match(call)?.length ?? 0) < 2) continue;
    locals += `local ${local} = ${path}\n`;
    body = body.replace(call, local);
  }
  return locals + body;
}
