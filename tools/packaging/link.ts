import { withBuiltins } from "./builtins";
import { groupsOf } from "./groups";
import { folderOf, idOf, isOfLua, type Homes } from "./homes";
import { exportedNames, LIBRARY, needsItself, rewritten, type Bundle, type Module } from "./modules";
import { MAIN, type Plan } from "./parts";

/** Modules run once, in order, before what needs them. What a way leads to has run when the names of it are needed. */
const RUN = `local ____modules = {}
local function ____run(modules)
    for index = 1, #modules do
        local module = modules[index]
        local run = ____modules[module]
        if run then
            ____modules[module] = false
            run()
        end
    end
end
local ____ways = {}
local function require(module)
    local way = ____ways[module]
    while way do
        ____ways[module] = false
        way()
        way = ____ways[module]
    end
    return ____names
end
`;

/** The way into a part: what it needs of main.lua runs, and its file puts the way to go on in the place of this one. */
const LOAD_PART = `local function ____part(file, needs)
    return function()
        ____run(needs)
        playdate.file.load(file)()(____names, ____modules, ____run, ____ways, require)
    end
end
`;
const PART_HEAD = "return function(____names, ____modules, ____run, ____ways, require)\n";

/**
 * The files of a program: main.lua, and one for each part. A name that modules of a file have of each other is a local of
 * the file, all others are fields of one table: so no module fetches what another one has fetched already.
 */
export function linkedFiles({ library, modules }: Omit<Bundle, "main">, plan: Plan, homes: Homes): Map<string, string> {
  const groups = groupsOf({ modules }, plan);
  const numbers = new Map(groups.flatMap((group, at) => group.map((name) => [name, at + 1])));
  const list = (names: readonly string[]): string =>
    `{${[...new Set(names.map((name) => numbers.get(name)!))].sort((a, b) => a - b).join(", ")}}`;
  const modulesIn = (file: string): string => {
    const inFile = groups.filter(([first]) => plan.fileOf.get(first) === file);
    const texts = inFile.map((group): [string, string] => {
      const text = group.map((name) => moduleText(modules.get(name)!, homes)).join("");
      return [folderOf(group[0], plan.fileOf), `____modules[${numbers.get(group[0])}] = function()\n${text}end\n`];
    });
    return sharedText(file, homes) + byFolder(texts, homes);
  };
  const waysIn = (file: string): string =>
    plan.ways
      .filter((way) => way.file === file)
      .map(({ module, order }) => `____ways["${module}"] = function() ____run(${list(order)}) end\n`)
      .join("");
  const bodyOf = (file: string): string => modulesIn(file) + waysIn(file);
  const partWays = plan.ways
    .filter(({ file }) => file !== MAIN)
    .map(({ module, file }) => `____ways["${module}"] = ____part("${file}", ${list(plan.neededBefore(file))})\n`);
  const main = [
    libraryText(library, homes) + RUN,
    partWays.length > 0 ? LOAD_PART : "",
    ...[bodyOf(MAIN), ...partWays],
    `____run(${list(plan.begin)})\n`,
  ].join("");
  const parts = [...new Set(plan.fileOf.values())].filter((file) => file !== MAIN);
  return new Map([
    ["main.lua", withBuiltins(main)],
    ...parts.map((file): [string, string] => [`${file}.lua`, `${PART_HEAD}${withBuiltins(bodyOf(file))}end\n`]),
  ]);
}

/** TypeScriptToLua's functions, those that are needed in the table of all names. */
function libraryText(library: string, homes: Homes): string {
  const given = library.replace(/^return \{\n([^]*)\}\n$/m, (_, names: string) =>
    [...names.matchAll(/^ *(\w+) = /gm)].map(([, name]) => tellText(LIBRARY, name, homes)).join(""),
  );
  return `local ____names = {}\ndo\n${given}end\n`;
}

/** Texts of a file and what folders they are of: those of a folder side by side, with the locals that they share. */
function byFolder(texts: readonly (readonly [folder: string, text: string])[], homes: Homes): string {
  const folders = new Map<string, string>();
  for (const [folder, text] of texts) folders.set(folder, (folders.get(folder) ?? "") + text);
  const parts = [...folders].map(([folder, content]) => {
    const locals = localsText([...(homes.ofFolder.get(folder)?.keys() ?? [])]);
    return locals === "" ? content : `do\n${locals}${content}end\n`;
  });
  return parts.join("");
}

/** The locals of a file: those of other files have their values at once, its own get them as its modules run. */
function sharedText(file: string, homes: Homes): string {
  const shared = [...(homes.ofFile.get(file) ?? [])];
  const isOwn = (from: string): boolean => homes.fileOf.get(from) === file;
  const fetched = shared.filter(([, from]) => !isOwn(from)).map(([name, from]) => fetchText(name, from, name, homes));
  return fetched.join("") + localsText(shared.filter(([, from]) => isOwn(from)).map(([name]) => name));
}

function localsText(names: readonly string[]): string {
  return names.length > 0 ? `local ${names.join(", ")}\n` : "";
}

function fetchText(local: string, from: string, name: string, homes: Homes): string {
  return `local ${local} = ____names${placeText(from, name, homes)}\n`;
}

function placeText(module: string, name: string, { places }: Homes): string {
  const place = places.get(idOf(module, name));
  if (place === undefined) throw new Error(`${name} of ${module} is nowhere to be had`);
  return `[${place}]`;
}

/** Puts a name into the table, if it is needed there. */
function tellText(module: string, name: string, { places }: Homes): string {
  const place = places.get(idOf(module, name));
  return place === undefined ? "" : `____names[${place}] = ${name}\n`;
}

function moduleText(module: Module, homes: Homes): string {
  const { fileOf, ofFile, ofFolder, places } = homes;
  const owners = [ofFile.get(fileOf.get(module.name)!), ofFolder.get(folderOf(module.name, fileOf))];
  const isShared = (from: string, name: string): boolean => owners.some((names) => names?.get(name) === from);
  const isOnlyTold = (name: string): boolean =>
    !isShared(module.name, name) && places.has(idOf(module.name, name)) && !needsItself(module, name);
  const exports = exportedNames(module);
  const kept = exports.filter((name) => !isOfLua(name) && !isOnlyTold(name));
  return [
    `do -- ${module.name}\n`,
    ...module.imports
      .filter(({ from, name }) => !isShared(from, name))
      .map(({ from, name, local }) => fetchText(local, from, name, homes)),
    localsText(kept.filter((name) => !isShared(module.name, name))),
    rewritten(
      module,
      (name) => (kept.includes(name) ? name : `____names${placeText(module.name, name, homes)}`),
      (from, name) => `require("${from}")${placeText(from, name, homes)}`,
    ),
    ...kept.map((name) => tellText(module.name, name, homes)),
    " end\n",
  ].join("");
}
