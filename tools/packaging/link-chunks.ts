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

/** What is on a way has run, once, when names from there are needed. */
const REQUIRE_FUNCTION = `local ____runs = {}
local ____ways = {}
local function require(module)
    local way = ____ways[module]
    if way then
        ____ways[module] = false
        for index = 1, #way do
            local run = ____runs[way[index]]
            if run then
                ____runs[way[index]] = false
                run()
            end
        end
    end
    return ____names
end
`;

const CHUNK_HEAD = "return function(____names, require)\n";
const loadChunkText = (file: string): string => `    playdate.file.load("${file}")()(____names, require)\n`;

/**
 * The files of a program: main.lua, and one for each part. A name that modules of a file have of each other is a local of
 * the file, or of the modules that run together; all others are fields of one table: so no module fetches what another one
 * has fetched already. A part stands right in its file; each run of main.lua is a function.
 */
export function linkChunks(
  { library, modules }: Omit<Bundle, "main">,
  plan: ChunkPlan,
  groups: readonly ModuleGroup[],
  scopes: NameScopes,
): Map<string, string> {
  const groupText = (run: ModuleGroup): string =>
    declareLocalsText([...scopes.groupLocals.get(run)!.keys()]) +
    run.modules.map((name) => moduleText(modules.get(name)!, scopes)).join("");
  const groupFunctionText = (run: ModuleGroup, at: number): string =>
    `____runs[${at + 1}] = function()\n${run.file === MAIN_CHUNK ? groupText(run) : loadChunkText(run.file)}end\n`;
  const loadOrderText = ({ module, order }: LoadOrder): string => {
    const numbers = new Set(order.map((name) => groups.indexOf(scopes.groupOf.get(name)!) + 1));
    return `____ways["${module}"] = {${[...numbers].sort((a, b) => a - b).join(", ")}}\n`;
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

/** TypeScriptToLua's functions, those that are needed in the table of all names. */
function libraryText(library: string, scopes: NameScopes): string {
  const publishedLibrary = library.replace(/^return \{\n([^]*)\}\n$/m, (_, names: string) =>
    [...names.matchAll(/^ *(\w+) = /gm)].map(([, name]) => publishText(LUALIB_MODULE, name, scopes)).join(""),
  );
  return `local ____names = {}\ndo\n${publishedLibrary}end\n`;
}

/** The locals of a file: those of other files have their values at once, its own get them as its modules run. */
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
  if (index === undefined) throw new Error(`${name} of ${module} is nowhere to be had`);
  return `[${index}]`;
}

/** Puts a name into the table, if it is needed there. */
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
      .filter(({ from, name }) => !isShared(from, name))
      .map(({ from, name, local }) => readTableText(local, from, name, scopes)),
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
