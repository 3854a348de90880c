import { withBuiltins } from "./builtins";
import { idOf, isOfLua, type Homes } from "./homes";
import { exportedNames, LIBRARY, needsItself, rewritten, type Bundle, type Module } from "./modules";
import { MAIN, type Plan, type Way } from "./parts";
import type { Run } from "./runs";

/** What is on a way has run, once, when names from there are needed. */
const REQUIRE = `local ____runs = {}
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

const PART_HEAD = "return function(____names, require)\n";
const loadText = (file: string): string => `    playdate.file.load("${file}")()(____names, require)\n`;

/**
 * The files of a program: main.lua, and one for each part. A name that modules of a file have of each other is a local of
 * the file, or of the modules that run together; all others are fields of one table: so no module fetches what another one
 * has fetched already. A part stands right in its file; each run of main.lua is a function.
 */
export function linkedFiles(
  { library, modules }: Omit<Bundle, "main">,
  plan: Plan,
  runs: readonly Run[],
  homes: Homes,
): Map<string, string> {
  const runText = (run: Run): string =>
    localsText([...homes.ofRun.get(run)!.keys()]) +
    run.modules.map((name) => moduleText(modules.get(name)!, homes)).join("");
  const functionText = (run: Run, at: number): string =>
    `____runs[${at + 1}] = function()\n${run.file === MAIN ? runText(run) : loadText(run.file)}end\n`;
  const wayText = ({ module, order }: Way): string => {
    const numbers = new Set(order.map((name) => runs.indexOf(homes.runOf.get(name)!) + 1));
    return `____ways["${module}"] = {${[...numbers].sort((a, b) => a - b).join(", ")}}\n`;
  };
  const main = [
    libraryText(library, homes) + REQUIRE + sharedText(MAIN, homes),
    ...runs.map(functionText),
    ...plan.ways.map(wayText),
    `require("${plan.ways[0].module}")\n`,
  ].join("");
  const parts = runs.filter(({ file }) => file !== MAIN);
  return new Map([
    ["main.lua", withBuiltins(main)],
    ...parts.map((part): [string, string] => [
      `${part.file}.lua`,
      `${PART_HEAD}${withBuiltins(sharedText(part.file, homes) + runText(part))}end\n`,
    ]),
  ]);
}

/** TypeScriptToLua's functions, those that are needed in the table of all names. */
function libraryText(library: string, homes: Homes): string {
  const given = library.replace(/^return \{\n([^]*)\}\n$/m, (_, names: string) =>
    [...names.matchAll(/^ *(\w+) = /gm)].map(([, name]) => tellText(LIBRARY, name, homes)).join(""),
  );
  return `local ____names = {}\ndo\n${given}end\n`;
}

/** The locals of a file: those of other files have their values at once, its own get them as its modules run. */
function sharedText(file: string, homes: Homes): string {
  const shared = [...(homes.ofFile.get(file) ?? [])];
  const isOwn = (from: string): boolean => homes.runOf.get(from)?.file === file;
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
  const { runOf, ofFile, ofRun, places } = homes;
  const run = runOf.get(module.name)!;
  const owners = [ofFile.get(run.file)!, ofRun.get(run)!];
  const isShared = (from: string, name: string): boolean => owners.some((names) => names.get(name) === from);
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
