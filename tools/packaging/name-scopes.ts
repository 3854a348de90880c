import { MAX_BUILTIN_LOCALS } from "./cache-builtins";
import { exportedNames, lazilyRequiredNames, type Bundle, type Module } from "./parse-bundle";
import { MAIN_CHUNK } from "./plan-chunks";
import type { ModuleGroup } from "./module-groups";

// Lua allows a function 200 locals. What runs in main.lua is a function, a part is right in its file among the file's; and
// each module has some of its own.
const MAX_FILE_LOCALS = 115 - MAX_BUILTIN_LOCALS;
const MAX_GROUP_LOCALS = 130;
const MAX_CHUNK_LOCALS = 40;

/** What programs have from Lua: a local of that name would stand before it. */
const luaGlobals = new Set([
  ...["require", "playdate", "print", "error", "pcall", "select", "next", "type", "ipairs", "pairs", "unpack"],
  ...["tostring", "tonumber", "setmetatable", "getmetatable", "rawget", "rawset", "rawlen", "rawequal", "assert"],
  ...["load", "table", "string", "math", "coroutine", "utf8", "debug", "collectgarbage", "json", "Symbol"],
]);

/**
 * Where the names live that modules export: what modules of one run have of each other is a local of this run, and other
 * names that several modules need a local of the file, so that none has to fetch it. Where two names are alike, where a
 * module calls one otherwise, where a name goes from file to file, or where there are too many, it is in the table of all
 * names. What nobody else needs is the module's own.
 */
export interface NameScopes {
  /** By module. */
  readonly groupOf: ReadonlyMap<string, ModuleGroup>;
  /** By file, the names that are locals of it, and who exports each. */
  readonly fileLocals: ReadonlyMap<string, ExportersByName>;
  readonly groupLocals: ReadonlyMap<ModuleGroup, ExportersByName>;
  /** Where those are that are in the table, by `idOf`: those that are needed most come first. */
  readonly tableIndexes: ReadonlyMap<string, number>;
}

/** The modules that export names. */
type ExportersByName = ReadonlyMap<string, string>;

/** An export in one word. */
export function exportId(module: string, name: string): string {
  return `${module}:${name}`;
}

/** Whether programs have that name from Lua. */
export function isLuaGlobal(name: string): boolean {
  return luaGlobals.has(name);
}

/** An exported name, and what the modules of a file that import it call it. */
interface ImportedName {
  readonly from: string;
  readonly name: string;
  readonly users: string[];
  isRenamed: boolean;
}

/** Decides where each name lives. */
export function assignScopes({ modules }: Bundle, groups: readonly ModuleGroup[]): NameScopes {
  const all = [...modules.values()];
  const groupOf = new Map(groups.flatMap((group) => group.modules.map((name) => [name, group])));
  const fileLocals = new Map<string, ExportersByName>();
  const groupLocals = new Map<ModuleGroup, ExportersByName>();
  const tableReads = [...all.flatMap(lazilyRequiredNames), ...all.flatMap(exportsNamedLikeGlobals)].map(
    ({ from, name }) => exportId(from, name),
  );
  const isWithin = (run: ModuleGroup | undefined, { from, users }: ImportedName): run is ModuleGroup =>
    run !== undefined && [from, ...users].every((module) => groupOf.get(module) === run);
  const isGroupLocal = (use: ImportedName): boolean => {
    const run = groupOf.get(use.from);
    return isWithin(run, use) && groupLocals.get(run)?.get(use.name) === use.from;
  };
  for (const file of new Set(groups.map((group) => group.file))) {
    const isOfFile = (module: string): boolean => groupOf.get(module)?.file === file;
    const uses = importedNamesIn(all.filter(({ name }) => isOfFile(name)));
    const shareable = shareableNames(uses, isOfFile);
    for (const group of groups.filter((one) => one.file === file)) {
      const within = shareable.filter((use) => isWithin(group, use));
      groupLocals.set(group, chooseLocals(within, file === MAIN_CHUNK ? MAX_GROUP_LOCALS : MAX_CHUNK_LOCALS));
    }
    const others = uses.filter((use) => !isGroupLocal(use));
    const shared = chooseLocals(
      others.filter((use) => shareable.includes(use)),
      MAX_FILE_LOCALS,
    );
    fileLocals.set(file, shared);
    tableReads.push(
      ...others.flatMap((use) => tableReadsOf(use, shared.get(use.name) === use.from, isOfFile(use.from))),
    );
  }
  return { groupOf, fileLocals, groupLocals, tableIndexes: assignTableIndexes(tableReads) };
}

/** What a module exports under a name of Lua. */
function exportsNamedLikeGlobals(module: Module): { from: string; name: string }[] {
  const names = exportedNames(module).filter((name) => luaGlobals.has(name));
  return names.map((name) => ({ from: module.name, name }));
}

/** How often a name is fetched from the table: by each user, or once for the file. */
function tableReadsOf({ from, name, users }: ImportedName, isShared: boolean, isOwn: boolean): string[] {
  if (!isShared) return users.map(() => exportId(from, name));
  return isOwn ? [] : [exportId(from, name)];
}

function importedNamesIn(modules: readonly Module[]): ImportedName[] {
  const uses = new Map<string, ImportedName>();
  for (const { name: importer, imports } of modules) {
    for (const { from, name, local } of imports) {
      const use = uses.get(exportId(from, name)) ?? { from, name, users: [], isRenamed: false };
      use.users.push(importer);
      use.isRenamed ||= local !== name;
      uses.set(exportId(from, name), use);
    }
  }
  return [...uses.values()];
}

function shareableNames(uses: readonly ImportedName[], isOwn: (module: string) => boolean): ImportedName[] {
  const count = new Map<string, number>();
  for (const { name } of uses) count.set(name, (count.get(name) ?? 0) + 1);
  return uses.filter(({ from, name, users, isRenamed }) => {
    const isPlain = count.get(name) === 1 && !luaGlobals.has(name) && !isRenamed;
    return isPlain && (isOwn(from) || users.length > 1);
  });
}

/** The names that become locals, those that most modules need last: there Lua begins to look for them. */
function chooseLocals(uses: readonly ImportedName[], most: number): ExportersByName {
  const byUse = [...uses].sort((a, b) => b.users.length - a.users.length || (a.name < b.name ? -1 : 1));
  const chosen = byUse.slice(0, most).reverse();
  return new Map(chosen.map(({ name, from }) => [name, from]));
}

function assignTableIndexes(tableReads: readonly string[]): Map<string, number> {
  const count = new Map<string, number>();
  for (const id of tableReads) count.set(id, (count.get(id) ?? 0) + 1);
  const byUse = [...count].sort(([a, ofA], [b, ofB]) => ofB - ofA || (a < b ? -1 : 1));
  return new Map(byUse.map(([id], at) => [id, at + 1]));
}
