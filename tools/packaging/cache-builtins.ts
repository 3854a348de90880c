/** Functions of Lua that most modules call, and what they are called as locals of a file. */
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

/** How many locals of a file they may take. */
export const MAX_BUILTIN_LOCALS = BUILTINS.size;

/** The text of a file with Lua's functions as its locals, where it calls them more than once. */
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
