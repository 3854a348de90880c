import { MOST_BUILTINS } from "./builtins";
import { exportedNames, lazyNames, LIBRARY, type Bundle, type Module } from "./modules";

/** Lua allows a function 200 locals; a file's own function has some for running its modules, too. */
const MOST_SHARED = 190 - MOST_BUILTINS;

/** What programs have from Lua: a local of that name would stand before it. */
const namesOfLua = new Set([
  ...["require", "playdate", "print", "error", "pcall", "select", "next", "type", "ipairs", "pairs", "unpack"],
  ...["tostring", "tonumber", "setmetatable", "getmetatable", "rawget", "rawset", "rawlen", "rawequal", "assert"],
  ...["load", "table", "string", "math", "coroutine", "utf8", "debug", "collectgarbage", "json", "Symbol"],
]);

/**
 * Where the names live that modules export: what modules of the same file have of each other is a local of this file, so
 * that none has to fetch it. Where two names are alike, where a module calls one otherwise, where a name goes from file to
 * file, or where there are too many, it is a field in the table of all names. What nobody else needs is the module's own.
 */
export interface Homes {
  readonly fileOf: ReadonlyMap<string, string>;
  /** By file, the names that are locals of it, and who exports each. */
  readonly shared: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** The keys of those that are in the table, by `idOf`. */
  readonly keys: ReadonlyMap<string, string>;
}

/** An export in one word. */
export function idOf(module: string, name: string): string {
  return `${module}:${name}`;
}

/** An exported name, and what each of the modules of a file that import it calls it. */
interface Use {
  readonly from: string;
  readonly name: string;
  readonly locals: string[];
}

/** Decides where each name lives; `fileOf` says in which file each module is. */
export function homesOf({ modules }: Bundle, fileOf: ReadonlyMap<string, string>): Homes {
  const all = [...modules.values()];
  const shared = new Map<string, ReadonlyMap<string, string>>();
  const tabled = new Set(all.flatMap(lazyNames).map(({ from, name }) => idOf(from, name)));
  for (const file of new Set(fileOf.values())) {
    const uses = usesIn(all.filter(({ name }) => fileOf.get(name) === file));
    const locals = sharedNames(uses, (module) => fileOf.get(module) === file);
    shared.set(file, locals);
    for (const { from, name } of uses)
      if (fileOf.get(from) !== file || locals.get(name) !== from) tabled.add(idOf(from, name));
  }
  for (const module of all)
    for (const name of exportedNames(module)) if (namesOfLua.has(name)) tabled.add(idOf(module.name, name));
  return { fileOf, shared, keys: keysOf(tabled) };
}

function usesIn(modules: readonly Module[]): Use[] {
  const uses = new Map<string, Use>();
  for (const { from, name, local } of modules.flatMap(({ imports }) => imports)) {
    const use = uses.get(idOf(from, name)) ?? { from, name, locals: [] };
    use.locals.push(local);
    uses.set(idOf(from, name), use);
  }
  return [...uses.values()];
}

/** The names that become locals of a file, those that most modules need last: there Lua begins to look for them. */
function sharedNames(uses: readonly Use[], isOwn: (module: string) => boolean): Map<string, string> {
  const count = new Map<string, number>();
  for (const { name } of uses) count.set(name, (count.get(name) ?? 0) + 1);
  const able = uses.filter(({ from, name, locals }) => {
    const isPlain = count.get(name) === 1 && !namesOfLua.has(name) && locals.every((local) => local === name);
    return isPlain && (isOwn(from) || locals.length > 1);
  });
  const byUse = able.sort((a, b) => b.locals.length - a.locals.length || (a.name < b.name ? -1 : 1));
  return new Map(
    byUse
      .slice(0, MOST_SHARED)
      .reverse()
      .map(({ name, from }) => [name, from]),
  );
}

/** A name's key is itself, or has a number where several modules export one so called. */
function keysOf(tabled: ReadonlySet<string>): Map<string, string> {
  const keys = new Map<string, string>();
  const count = new Map<string, number>();
  for (const id of [...tabled].sort((a, b) => Number(b.startsWith(LIBRARY)) - Number(a.startsWith(LIBRARY)))) {
    const name = id.slice(id.indexOf(":") + 1);
    const number = (count.get(name) ?? 0) + 1;
    count.set(name, number);
    keys.set(id, number === 1 ? name : `${name}_${number}`);
  }
  return keys;
}
