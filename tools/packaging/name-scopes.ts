/**
 * Decides for each exported name of a module where it is kept in Lua: in a local variable, or in the one table through
 * which modules read one another's names.
 */

import { MAX_BUILTIN_LOCALS } from "./cache-builtins";
import { isLuaGlobal } from "./lua-globals";
import { listExportedNames, type Bundle, type ExportedName, type Module } from "./parse-modules";
import { MAIN_CHUNK } from "./plan-chunks";
import type { ModuleGroup } from "./module-groups";

/**
 * At most this many exported names become locals of one Lua file. Lua allows 200 locals in a function, and each module
 * also needs locals for its own code.
 */
const MAX_FILE_LOCALS = 115 - MAX_BUILTIN_LOCALS;
/** At most this many exported names become locals of one module group of main.lua. Each group is a Lua function. */
const MAX_GROUP_LOCALS = 130;
/**
 * At most this many exported names become locals of the module group in a Lua file other than main.lua. The modules of
 * this group share one function with the file itself.
 */
const MAX_CHUNK_LOCALS = 40;

/**
 * The location of each exported name in the Lua files: a local variable, or the one table through which modules read
 * one another's names.
 * - A name used only within one group of modules is a local of the group.
 * - Another name that several modules use is a local of the file, so that each module need not fetch it.
 * - A name is in the table if two exports share it, an import renames it, another file uses it or locals run out.
 * - A name that no other module uses stays local to its module.
 */
export interface NameScopes {
  /** For each module, the group of modules that one Lua function initialises together. */
  readonly groupOf: ReadonlyMap<string, ModuleGroup>;
  /** For each Lua file, the exported names that are locals of the file, with the modules that export the names. */
  readonly fileLocals: ReadonlyMap<string, ExportersByName>;
  /**
   * For each module group, the exported names that are locals of the group. Each name has the modules that export it.
   */
  readonly groupLocals: ReadonlyMap<ModuleGroup, ExportersByName>;
  /**
   * The index of each name in the Lua table through which modules read one another's names, by `exportId`. The most
   * used names come first.
   */
  readonly tableIndexes: ReadonlyMap<string, number>;
}

type ExportersByName = ReadonlyMap<string, string>;

/** Returns one string that identifies a name exported by a module. */
export function exportId(module: string, name: string): string {
  return `${module}:${name}`;
}

/** Returns the index of an exported name in the Lua table through which modules read one another's names. */
export function tableIndex(module: string, name: string, { tableIndexes }: NameScopes): number {
  const index = tableIndexes.get(exportId(module, name));
  if (index === undefined) throw new Error(`${name} of ${module} has no index in the name table`);
  return index;
}

interface ImportedName {
  readonly from: string;
  readonly name: string;
  readonly users: string[];
  isRenamed: boolean;
}

/**
 * Decides for each exported name of a Lua program whether it becomes a local or a field of the table through which
 * modules read one another's names.
 */
export function assignScopes({ modules }: Bundle, groups: readonly ModuleGroup[]): NameScopes {
  const all = [...modules.values()];
  const groupOf = new Map(groups.flatMap((group) => group.modules.map((name) => [name, group])));
  const fileLocals = new Map<string, ExportersByName>();
  const groupLocals = new Map<ModuleGroup, ExportersByName>();
  const tableReads = [...all.flatMap(({ lazyImports }) => lazyImports), ...all.flatMap(exportsNamedLikeGlobals)].map(
    ({ exporter, exportedName }) => exportId(exporter, exportedName),
  );
  const isWithin = (group: ModuleGroup | undefined, { from, users }: ImportedName): group is ModuleGroup =>
    group !== undefined && [from, ...users].every((module) => groupOf.get(module) === group);
  const isGroupLocal = (use: ImportedName): boolean => {
    const group = groupOf.get(use.from);
    return isWithin(group, use) && groupLocals.get(group)?.get(use.name) === use.from;
  };
  for (const file of new Set(groups.map((group) => group.file))) {
    const isOfFile = (module: string): boolean => groupOf.get(module)?.file === file;
    const uses = collectImportedNames(all.filter(({ name }) => isOfFile(name)));
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

function exportsNamedLikeGlobals(module: Module): ExportedName[] {
  const names = listExportedNames(module).filter((name) => isLuaGlobal(name));
  return names.map((name) => ({ exporter: module.name, exportedName: name }));
}

/**
 * Returns one entry for each time that a file reads an exported name from the table through which modules share names.
 * If the name is a local of the file (`isShared`), there is one entry, or none if the file exports the name itself
 * (`isOwn`). Otherwise, there is one entry for each module that uses the name.
 */
function tableReadsOf({ from, name, users }: ImportedName, isShared: boolean, isOwn: boolean): string[] {
  if (!isShared) return users.map(() => exportId(from, name));
  return isOwn ? [] : [exportId(from, name)];
}

function collectImportedNames(modules: readonly Module[]): ImportedName[] {
  const uses = new Map<string, ImportedName>();
  for (const { name: importer, imports } of modules) {
    for (const { exporter, exportedName, localName } of imports) {
      const use = uses.get(exportId(exporter, exportedName)) ?? {
        from: exporter,
        name: exportedName,
        users: [],
        isRenamed: false,
      };
      use.users.push(importer);
      use.isRenamed ||= localName !== exportedName;
      uses.set(exportId(exporter, exportedName), use);
    }
  }
  return [...uses.values()];
}

function shareableNames(uses: readonly ImportedName[], isOwn: (module: string) => boolean): ImportedName[] {
  const count = new Map<string, number>();
  for (const { name } of uses) count.set(name, (count.get(name) ?? 0) + 1);
  return uses.filter(({ from, name, users, isRenamed }) => {
    const isPlain = count.get(name) === 1 && !isLuaGlobal(name) && !isRenamed;
    return isPlain && (isOwn(from) || users.length > 1);
  });
}

/**
 * Chooses the exported names that become Lua locals, at most `maxCount`. The most used names come last, because Lua's
 * compiler finds the last locals fastest.
 */
function chooseLocals(uses: readonly ImportedName[], maxCount: number): ExportersByName {
  const byUse = [...uses].sort((a, b) => b.users.length - a.users.length || (a.name < b.name ? -1 : 1));
  const chosen = byUse.slice(0, maxCount).reverse();
  return new Map(chosen.map(({ name, from }) => [name, from]));
}

function assignTableIndexes(tableReads: readonly string[]): Map<string, number> {
  const count = new Map<string, number>();
  for (const id of tableReads) count.set(id, (count.get(id) ?? 0) + 1);
  const byUse = [...count].sort(([a, ofA], [b, ofB]) => ofB - ofA || (a < b ? -1 : 1));
  return new Map(byUse.map(([id], index) => [id, index + 1]));
}
