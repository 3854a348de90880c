/**
 * Writes the Lua files of the game from the parsed Lua program.
 * plan-chunks.ts has already chosen the file of each module. name-scopes.ts has already decided which exported names
 * become local variables.
 */

import { cacheBuiltins } from "./cache-builtins";
import { exportId, isLuaGlobal, type NameScopes } from "./name-scopes";
import {
  exportedNames,
  LUALIB_MODULE,
  usesOwnExport,
  renameReferences,
  type Bundle,
  type Module,
} from "./parse-bundle";
import { MAIN_CHUNK, type ChunkPlan, type LoadOrder } from "./plan-chunks";
import type { ModuleGroup } from "./module-groups";

/**
 * The text of a Lua function that initialises a module after all modules on which it depends. The function does not
 * initialise a module twice.
 */
const REQUIRE_FUNCTION = `local ____groups = {}
local ____loadOrders = {}
local function require(module)
    local order = ____loadOrders[module]
    if order then
        ____loadOrders[module] = false
        for index = 1, #order do
            local initialise = ____groups[order[index]]
            if initialise then
                ____groups[order[index]] = false
                initialise()
            end
        end
    end
    return ____names
end
`;

const CHUNK_HEAD = "return function(____names, require)\n";
const loadChunkText = (file: string): string => `    playdate.file.load("${file}")()(____names, require)\n`;

/**
 * Returns the Lua texts of the game by file name: main.lua and one file for each chunk (modules loaded on first use).
 * A name that several modules of a file use is a local of the file or of a group of modules, so that it is read only
 * once. All other names are fields of one Lua table. Each group of modules in main.lua is a function; the modules of a
 * chunk stand at the top level of the chunk's file.
 */
export function linkChunks(
  { library, modules }: Omit<Bundle, "main">,
  plan: ChunkPlan,
  groups: readonly ModuleGroup[],
  scopes: NameScopes,
): Map<string, string> {
  const groupText = (group: ModuleGroup): string =>
    declareLocalsText([...scopes.groupLocals.get(group)!.keys()]) +
    group.modules.map((name) => moduleText(modules.get(name)!, scopes)).join("");
  const groupFunctionText = (group: ModuleGroup, index: number): string =>
    `____groups[${index + 1}] = function()\n${group.file === MAIN_CHUNK ? groupText(group) : loadChunkText(group.file)}end\n`;
  const loadOrderText = ({ module, order }: LoadOrder): string => {
    const numbers = new Set(order.map((name) => groups.indexOf(scopes.groupOf.get(name)!) + 1));
    return `____loadOrders["${module}"] = {${[...numbers].sort((a, b) => a - b).join(", ")}}\n`;
  };
  const main = [
    libraryText(library, scopes) + REQUIRE_FUNCTION + fileLocalsText(MAIN_CHUNK, scopes),
    ...groups.map(groupFunctionText),
    ...plan.loadOrders.map(loadOrderText),
    `require("${plan.loadOrders[0].module}")\n`,
  ].join("");
  const chunkGroups = groups.filter(({ file }) => file !== MAIN_CHUNK);
  return new Map([
    ["main.lua", cacheBuiltins(main)],
    ...chunkGroups.map((chunk): [string, string] => [
      `${chunk.file}.lua`,
      `${CHUNK_HEAD}${cacheBuiltins(fileLocalsText(chunk.file, scopes) + groupText(chunk))}end\n`,
    ]),
  ]);
}

/**
 * Returns the text of TypeScriptToLua's library.
 * The library functions that modules use become fields of the Lua table through which modules read one another's names.
 */
function libraryText(library: string, scopes: NameScopes): string {
  const publishedLibrary = library.replace(/^return \{\n([^]*)\}\n$/m, (_, names: string) =>
    [...names.matchAll(/^ *(\w+) = /gm)].map(([, name]) => publishText(LUALIB_MODULE, name, scopes)).join(""),
  );
  return `local ____names = {}\ndo\n${publishedLibrary}end\n`;
}

/**
 * Returns the Lua text that declares the locals of a file.
 * Locals from other files get their values at once; locals from the file's own modules are assigned later.
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
  return `local ${local} = ____names${tableIndexText(from, name, scopes)}\n`;
}

function tableIndexText(module: string, name: string, { tableIndexes }: NameScopes): string {
  const index = tableIndexes.get(exportId(module, name));
  if (index === undefined) throw new Error(`${name} of ${module} has no index in the name table`);
  return `[${index}]`;
}

/**
 * Returns the Lua line that stores an exported name in the table through which modules read one another's names.
 * Returns "" if no other module reads the name from the table.
 */
function publishText(module: string, name: string, { tableIndexes }: NameScopes): string {
  const index = tableIndexes.get(exportId(module, name));
  return index === undefined ? "" : `____names[${index}] = ${name}\n`;
}

function moduleText(module: Module, scopes: NameScopes): string {
  const { groupOf, fileLocals, groupLocals, tableIndexes } = scopes;
  const group = groupOf.get(module.name)!;
  const owners = [fileLocals.get(group.file)!, groupLocals.get(group)!];
  const isShared = (from: string, name: string): boolean => owners.some((names) => names.get(name) === from);
  const isOnlyPublished = (name: string): boolean =>
    !isShared(module.name, name) && tableIndexes.has(exportId(module.name, name)) && !usesOwnExport(module, name);
  const exports = exportedNames(module);
  const localNames = exports.filter((name) => !isLuaGlobal(name) && !isOnlyPublished(name));
  return [
    `do -- ${module.name}\n`,
    ...module.imports
      .filter(({ exporter, exportedName }) => !isShared(exporter, exportedName))
      .map(({ exporter: from, exportedName: name, localName }) => readTableText(localName, from, name, scopes)),
    declareLocalsText(localNames.filter((name) => !isShared(module.name, name))),
    renameReferences(
      module,
      (name) => (localNames.includes(name) ? name : `____names${tableIndexText(module.name, name, scopes)}`),
      (from, name) => `require("${from}")${tableIndexText(from, name, scopes)}`,
    ),
    ...localNames.map((name) => publishText(module.name, name, scopes)),
    " end\n",
  ].join("");
}
