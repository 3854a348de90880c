import { withBuiltins } from "./builtins";
import { idOf, type Homes } from "./homes";
import { exportedNames, rewritten, type Bundle, type Module } from "./modules";
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
export function linkedFiles({ library, modules }: Bundle, plan: Plan, homes: Homes): Map<string, string> {
  const numbers = new Map([...modules.keys()].map((name, at) => [name, at + 1]));
  const list = (names: readonly string[]): string => `{${names.map((name) => numbers.get(name)).join(", ")}}`;
  const modulesIn = (file: string): string =>
    [...modules.values()]
      .filter(({ name }) => plan.fileOf.get(name) === file)
      .map((module) => moduleText(module, numbers.get(module.name)!, homes))
      .join("");
  const waysIn = (file: string): string =>
    plan.ways
      .filter((way) => way.file === file)
      .map(({ module, order }) => `____ways["${module}"] = function() ____run(${list(order)}) end\n`)
      .join("");
  const bodyOf = (file: string): string => sharedText(file, homes) + modulesIn(file) + waysIn(file);
  const partWays = plan.ways
    .filter(({ file }) => file !== MAIN)
    .map(({ module, file }) => `____ways["${module}"] = ____part("${file}", ${list(plan.neededBefore(file))})\n`);
  const main = [
    `local ____names = (function()\n${library}end)()\n${RUN}`,
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

/** The locals of a file: those of other files have their values at once, its own get them as its modules run. */
function sharedText(file: string, homes: Homes): string {
  const shared = [...(homes.shared.get(file) ?? [])];
  const isOwn = (from: string): boolean => homes.fileOf.get(from) === file;
  const fetched = shared.filter(([, from]) => !isOwn(from)).map(([name, from]) => fetchText(name, from, name, homes));
  return fetched.join("") + localsText(shared.filter(([, from]) => isOwn(from)).map(([name]) => name));
}

function localsText(names: readonly string[]): string {
  return names.length > 0 ? `local ${names.join(", ")}\n` : "";
}

function fetchText(local: string, from: string, name: string, { keys }: Homes): string {
  return `local ${local} = ____names.${keys.get(idOf(from, name))}\n`;
}

function moduleText(module: Module, number: number, homes: Homes): string {
  const shared = homes.shared.get(homes.fileOf.get(module.name)!)!;
  const keyOf = (from: string, name: string): string | undefined => homes.keys.get(idOf(from, name));
  const isShared = (name: string): boolean => shared.get(name) === module.name;
  const exports = exportedNames(module);
  const own = exports.filter((name) => !isShared(name) && keyOf(module.name, name) === undefined);
  const told = exports.filter((name) => isShared(name) && keyOf(module.name, name) !== undefined);
  const text = rewritten(
    module,
    (name) => (isShared(name) || own.includes(name) ? name : `____names.${keyOf(module.name, name)}`),
    (from, name) => `require("${from}").${keyOf(from, name)}`,
  );
  return [
    `____modules[${number}] = function() -- ${module.name}\n`,
    ...module.imports
      .filter(({ from, name }) => shared.get(name) !== from)
      .map(({ from, name, local }) => fetchText(local, from, name, homes)),
    localsText(own),
    text,
    ...told.map((name) => `____names.${keyOf(module.name, name)} = ${name}\n`),
    " end\n",
  ].join("");
}
