import { relative, sep } from "node:path";
import ts from "typescript";
import { partOfLazyImport } from "./lazy-imports";
import { PlainFault } from "./plain-fault";

/** Modules that are imported with `@lazy PART`, by their names in the bundle, and the parts that they are the ways into. */
export type Entrances = ReadonlyMap<string, string>;

/** A module in the bundle as TypeScriptToLua writes it, and its name. */
const bundledModule = /^\["([^"]*)"\] = function\(\.\.\.\) \n[^]*?^ end,\n/gm;

const requiredModule = /\brequire\("([^"]*)"\)/g;
const BEFORE_MODULES = "____modules = {\n";
const mainModule = /^local ____entry = require\("([^"]*)", \.\.\.\)$/m;

/** What main.lua has in the place of an entrance: its part's modules come with the first of them that is required. */
const LOAD_PART = `local function ____part(name)
    return function(file)
        for module, run in pairs(playdate.file.load(name)()(require)) do
            ____modules[module] = run
        end
        return ____modules[file](file)
    end
end
`;

/** The entrances of a program's parts. Throws `PlainFault` where a module is the entrance of two. */
export function entrancesOf(program: ts.Program): Entrances {
  const checker = program.getTypeChecker();
  const entrances = new Map<string, string>();
  const imports = program.getSourceFiles().flatMap(({ statements }) => statements.filter(ts.isImportDeclaration));
  for (const declaration of imports) {
    const part = partOfLazyImport(declaration);
    if (part === undefined) continue;
    const [file] = checker.getSymbolAtLocation(declaration.moduleSpecifier)?.declarations ?? [];
    const module = moduleName(program, file.getSourceFile().fileName);
    if ((entrances.get(module) ?? part) !== part)
      throw new PlainFault(1, `${module} is imported from the parts ${entrances.get(module)} and ${part}`);
    entrances.set(module, part);
  }
  return entrances;
}

function moduleName(program: ts.Program, path: string): string {
  const inside = relative(program.getCompilerOptions().rootDir ?? "", path).split(sep);
  return inside.join(".").replace(/\.ts$/, "");
}

/**
 * The files of a bundle in parts: main.lua, and one a part with the modules that only this part needs. What more than one
 * needs stays in main.lua. Throws `PlainFault` where an entrance is required as soon as a module outside its part runs.
 */
export function splitBundle(bundle: string, entrances: Entrances): Map<string, string> {
  const modules = new Map([...bundle.matchAll(bundledModule)].map(([text, name]) => [name, text]));
  const owners = ownersOf(modules, entrances, mainModule.exec(bundle)?.[1] ?? "");
  requireLazily(modules, owners, entrances);
  const main = bundle.replace(bundledModule, (text, name: string) => {
    if (owners.get(name) === "main") return text;
    return entrances.has(name) ? `["${name}"] = ____part("${entrances.get(name)}"),\n` : "";
  });
  const files = new Map([["main.lua", main.replace(BEFORE_MODULES, LOAD_PART + BEFORE_MODULES)]]);
  for (const part of new Set(entrances.values())) {
    const own = [...modules].filter(([name]) => owners.get(name) === part).map(([, text]) => text);
    files.set(`${part}.lua`, `return function(require)\nreturn {\n${own.join("")}}\nend\n`);
  }
  return files;
}

/** The part that each module goes to. */
function ownersOf(modules: ReadonlyMap<string, string>, entrances: Entrances, main: string): Map<string, string> {
  const owners = new Map<string, string>();
  const claim = (part: string, name: string): void => {
    const owner = owners.get(name);
    const text = modules.get(name);
    if (text === undefined || owner === part || owner === "main") return;
    const newOwner = owner === undefined ? part : "main";
    owners.set(name, newOwner);
    for (const [, needed] of text.matchAll(requiredModule)) if (!entrances.has(needed)) claim(newOwner, needed);
  };
  claim("main", main);
  for (const [entrance, part] of entrances) claim(part, entrance);
  return owners;
}

/** A module that requires an entrance at its beginning would load the part with it. */
function requireLazily(
  modules: ReadonlyMap<string, string>,
  owners: ReadonlyMap<string, string>,
  entrances: Entrances,
): void {
  const atBeginning = /^local \w+ = require\("([^"]*)"\)/gm;
  for (const [name, text] of modules) {
    for (const [, needed] of text.matchAll(atBeginning)) {
      const part = entrances.get(needed);
      if (part !== undefined && owners.get(name) !== part)
        throw new PlainFault(1, `${name} imports ${needed} outright, which is in ${part}.lua: mark it @lazy ${part}`);
    }
  }
}
