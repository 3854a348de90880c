/**
 * Writes the game's Lua files from its modules. Before that, plan-chunks.ts chooses a file for each module, and
 * name-scopes.ts decides which exported names become local variables.
 */

import {
  chooseBuiltins,
  countCalls,
  countCallsInText,
  declareBuiltins,
  useCachedBuiltinsInText,
  type CachedBuiltins,
} from "./cache-builtins";
import { plainLines, type LuaLine, type PrintStatements } from "./lua-lines";
import { isLuaGlobal } from "./lua-globals";
import { listLibraryNames, readLibraryText } from "./lua-library";
import type { ModuleGroup } from "./module-groups";
import { exportId, tableIndex, type NameScopes } from "./name-scopes";
import { listExportedNames, LUALIB_MODULE, type Bundle, type Module } from "./parse-modules";
import { MAIN_CHUNK, type ChunkPlan, type LoadOrder } from "./plan-chunks";
import { printModule } from "./print-module";
import { cachePerObject } from "./stored-results";

/**
 * The text of the Lua functions that load modules. `require` initialises a module once, after all modules that it
 * needs.
 *
 * `unloadChunks` removes the names that a chunk (a Lua file that is loaded on first use) has stored for other files. It
 * does the same for the chunk's parts (`CHUNK-PART.lua`). So Lua can free their code, and `require` loads them again.
 * After unloading, no code of these files may run, because the removed names would be nil.
 */
const LOAD_FUNCTIONS = `local ____groups = {}
local ____loadOrders = {}
local ____required = {}
local ____loadedChunks = {}
local require
local function loadChunk(group, file)
    ____loadedChunks[file] = {group = group, published = playdate.file.load(file)()(____names, require)}
end
require = function(module)
    if ____required[module] then return ____names end
    ____required[module] = true
    local order = ____loadOrders[module]
    if order then
        for index = 1, #order, 2 do
            for group = order[index], order[index + 1] do
                local initialise = ____groups[group]
                if initialise then
                    ____groups[group] = false
                    initialise()
                end
            end
        end
    end
    return ____names
end
function unloadChunks(chunk)
    local stem = chunk .. "-"
    for file, loaded in pairs(____loadedChunks) do
        if file == chunk or string.sub(file, 1, #stem) == stem then
            ____loadedChunks[file] = nil
            ____groups[loaded.group] = function() loadChunk(loaded.group, file) end
            for index = 1, #loaded.published do ____names[loaded.published[index]] = nil end
            ____required = {}
        end
    end
end
`;

const CHUNK_HEAD = "return function(____names, require)\n";

interface LinkedModule {
  readonly module: Module;
  /** The Lua text that stands before the module's code and declares the names that the code uses. */
  readonly declarations: string;
  /**
   * The names of the module's exports that become local variables in the linked file. The other exports become fields
   * of a table.
   */
  readonly localNames: ReadonlySet<string>;
  /**
   * The Lua text after the module's code. This text stores some names in the table through which modules read one
   * another's names. These are the names of `localNames` that other modules read from this table.
   */
  readonly publications: string;
}

interface FilePlan {
  readonly file: string;
  readonly groups: readonly ModuleGroup[];
  readonly linked: ReadonlyMap<string, LinkedModule>;
  readonly scopes: NameScopes;
  readonly cached: CachedBuiltins;
  readonly print: PrintStatements;
}

/**
 * The plan of a game's Lua files: the file of each module, the groups of modules, and the local variable or table field
 * of each exported name.
 */
export interface LinkPlan {
  readonly plan: ChunkPlan;
  readonly groups: readonly ModuleGroup[];
  readonly scopes: NameScopes;
}

/**
 * Returns the lines of the game's Lua files by file name: main.lua, and one file for each chunk, whose modules are
 * loaded on first use. A name that several modules of a file use is a local of the file or of their module group. So
 * the name is read only once. All other names are fields of one Lua table. In main.lua, each module group is a
 * function; in a chunk's file, the modules stand at the top level.
 */
export function linkChunks(
  { features, modules }: Omit<Bundle, "main">,
  { plan, groups, scopes }: LinkPlan,
  print: PrintStatements,
): Map<string, LuaLine[]> {
  const library = readLibraryText(features);
  const linked = new Map([...scopes.groupOf.keys()].map((name) => [name, linkModule(modules.get(name)!, scopes)]));
  const fileWith = (file: string, text: string): FilePlan => {
    const own = groups.filter((group) => group.file === file);
    return { file, groups, linked, scopes, cached: builtinsOf(own, linked, text), print };
  };
  const main = fileWith(MAIN_CHUNK, library);
  const numberOf = (name: string): number => groups.indexOf(scopes.groupOf.get(name)!) + 1;
  const mainLines = [
    ...plainLines(declareBuiltins(main.cached) + libraryBlock(features, library, main)),
    ...plainLines(LOAD_FUNCTIONS + fileLocalsText(MAIN_CHUNK, scopes)),
    ...groups.flatMap((group, index) => groupFunctionLines(group, index, main)),
    ...plainLines(loadOrdersText(plan.loadOrders, numberOf)),
    ...plainLines(`require("${plan.loadOrders[0].module}")\n`),
  ];
  const chunkGroups = groups.filter(({ file }) => file !== MAIN_CHUNK);
  const chunks = chunkGroups.map((group): [string, LuaLine[]] => [
    `${group.file}.lua`,
    chunkLines(group, fileWith(group.file, "")),
  ]);
  return new Map([["main.lua", mainLines], ...chunks]);
}

/**
 * Returns the Lua text that stores the load order of each module that another file may load. A load order lists the
 * module groups to initialise, as ranges: the numbers of the first and the last group of each range. Modules with equal
 * load orders share one list, because the game reads these lists at its start.
 */
function loadOrdersText(loadOrders: readonly LoadOrder[], numberOf: (module: string) => number): string {
  const modulesByRanges = new Map<string, string[]>();
  for (const { module, order } of loadOrders) {
    const ranges = rangesOf([...new Set(order.map(numberOf))].sort((a, b) => a - b)).join(", ");
    modulesByRanges.set(ranges, [...(modulesByRanges.get(ranges) ?? []), module]);
  }
  return [...modulesByRanges]
    .map(([ranges, modules]) => {
      const lines = modules.map((module) => `____loadOrders["${module}"] = order\n`);
      return `do\nlocal order = {${ranges}}\n${lines.join("")}end\n`;
    })
    .join("");
}

function rangesOf(numbers: readonly number[]): number[] {
  const starts = numbers.filter((number, index) => numbers[index - 1] !== number - 1);
  const ends = numbers.filter((number, index) => numbers[index + 1] !== number + 1);
  return starts.flatMap((start, index) => [start, ends[index]]);
}

const builtinCallsOf = cachePerObject(({ statements }: Module) => countCalls(statements));

function builtinsOf(
  groups: readonly ModuleGroup[],
  linked: ReadonlyMap<string, LinkedModule>,
  text: string,
): CachedBuiltins {
  const modules = groups.flatMap((group) => group.modules.map((name) => linked.get(name)!.module));
  return chooseBuiltins([countCallsInText(text), ...modules.map(builtinCallsOf)]);
}

function groupFunctionLines(group: ModuleGroup, index: number, main: FilePlan): LuaLine[] {
  return [
    ...plainLines(`____groups[${index + 1}] = function()\n`),
    ...(group.file === MAIN_CHUNK
      ? groupLines(group, main)
      : plainLines(`    loadChunk(${index + 1}, "${group.file}")\n`)),
    ...plainLines("end\n"),
  ];
}

function chunkLines(group: ModuleGroup, plan: FilePlan): LuaLine[] {
  return [
    ...plainLines(CHUNK_HEAD + declareBuiltins(plan.cached) + fileLocalsText(plan.file, plan.scopes)),
    ...groupLines(group, plan),
    ...plainLines(`return {${listPublished(group, plan.scopes).join(", ")}}\nend\n`),
  ];
}

function listPublished({ modules }: ModuleGroup, { tableIndexes }: NameScopes): number[] {
  const ids = [...tableIndexes.keys()];
  return modules.flatMap((module) =>
    ids.filter((id) => id.startsWith(exportId(module, ""))).map((id) => tableIndexes.get(id)!),
  );
}

function groupLines(group: ModuleGroup, plan: FilePlan): LuaLine[] {
  return [
    ...plainLines(declareLocalsText([...plan.scopes.groupLocals.get(group)!.keys()])),
    ...group.modules.flatMap((name) => moduleLines(plan.linked.get(name)!, plan)),
  ];
}

function moduleLines(
  { module, declarations, localNames, publications }: LinkedModule,
  { cached, scopes, print }: FilePlan,
): LuaLine[] {
  return [
    ...plainLines(`do -- ${module.name}\n${declarations}`),
    ...separateCalls(printModule(module, { localNames, scopes, cached }, print)),
    ...plainLines(`${publications} end\n`),
  ];
}

/**
 * Returns the lines `first` and `others`, one after the other. If `first` begins with a bracket, puts a semicolon
 * before it. Otherwise Lua would read the bracket as a call of the value in the line before.
 */
function separateCalls([first, ...others]: readonly LuaLine[]): LuaLine[] {
  if (first === undefined) return [];
  return [first.text.startsWith("(") ? { ...first, text: `;${first.text}` } : first, ...others];
}

function libraryBlock(features: Bundle["features"], library: string, { scopes, cached }: FilePlan): string {
  const publications = listLibraryNames(features).map((name) => publishText(LUALIB_MODULE, name, scopes));
  return `local ____names = {}\ndo\n${useCachedBuiltinsInText(library, cached)}\n${publications.join("")}end\n`;
}

/**
 * Returns the Lua text that declares the locals of a file. A local for a name of another file gets its value in the
 * declaration. A local for a name of the file's own modules gets its value in the code of the module.
 */
function fileLocalsText(file: string, scopes: NameScopes): string {
  const locals = [...(scopes.fileLocals.get(file) ?? [])];
  const isOwn = (from: string): boolean => scopes.groupOf.get(from)?.file === file;
  const importedTexts = locals
    .filter(([, from]) => !isOwn(from))
    .map(([name, from]) => readTableText(name, from, name, scopes));
  return importedTexts.join("") + declareLocalsText(locals.filter(([, from]) => isOwn(from)).map(([name]) => name));
}

function declareLocalsText(names: readonly string[]): string {
  return names.length > 0 ? `local ${names.join(", ")}\n` : "";
}

function readTableText(local: string, from: string, name: string, scopes: NameScopes): string {
  return `local ${local} = ____names[${tableIndex(from, name, scopes)}]\n`;
}

function publishText(module: string, name: string, { tableIndexes }: NameScopes): string {
  const index = tableIndexes.get(exportId(module, name));
  return index === undefined ? "" : `____names[${index}] = ${name}\n`;
}

function linkModule(module: Module, scopes: NameScopes): LinkedModule {
  const { groupOf, fileLocals, groupLocals, tableIndexes } = scopes;
  const group = groupOf.get(module.name)!;
  const owners = [fileLocals.get(group.file)!, groupLocals.get(group)!];
  const isShared = (from: string, name: string): boolean => owners.some((names) => names.get(name) === from);
  const isOnlyPublished = (name: string): boolean =>
    !isShared(module.name, name) && tableIndexes.has(exportId(module.name, name)) && module.exportUses.get(name) === 1;
  const localNames = listExportedNames(module).filter((name) => !isLuaGlobal(name) && !isOnlyPublished(name));
  const reads = module.imports
    .filter(({ exporter, exportedName }) => !isShared(exporter, exportedName))
    .map(({ exporter: from, exportedName: name, localName }) => readTableText(localName, from, name, scopes));
  const own = declareLocalsText(localNames.filter((name) => !isShared(module.name, name)));
  return {
    module,
    declarations: reads.join("") + own,
    localNames: new Set(localNames),
    publications: localNames.map((name) => publishText(module.name, name, scopes)).join(""),
  };
}
