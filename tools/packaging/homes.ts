import { MOST_BUILTINS } from "./builtins";
import { exportedNames, lazyNames, type Bundle, type Module } from "./modules";

// Lua allows a function 200 locals; a file's own function has some for running its modules, too.
const MOST_OF_FILE = 115 - MOST_BUILTINS;
const MOST_OF_FOLDER = 75;

/** What programs have from Lua: a local of that name would stand before it. */
const namesOfLua = new Set([
  ...["require", "playdate", "print", "error", "pcall", "select", "next", "type", "ipairs", "pairs", "unpack"],
  ...["tostring", "tonumber", "setmetatable", "getmetatable", "rawget", "rawset", "rawlen", "rawequal", "assert"],
  ...["load", "table", "string", "math", "coroutine", "utf8", "debug", "collectgarbage", "json", "Symbol"],
]);

/**
 * Where the names live that modules export: what modules of one folder have of each other is a local of this folder's part
 * of a file, and other names that several modules need a local of the file, so that none has to fetch it. Where two names
 * are alike, where a module calls one otherwise, where a name goes from file to file, or where there are too many, it is in
 * the table of all names. What nobody else needs is the module's own.
 */
export interface Homes {
  readonly fileOf: ReadonlyMap<string, string>;
  /** By file, the names that are locals of it, and who exports each. */
  readonly ofFile: ReadonlyMap<string, Owners>;
  /** The same by file and folder. */
  readonly ofFolder: ReadonlyMap<string, Owners>;
  /** Where those are that are in the table, by `idOf`: those that are needed most come first. */
  readonly places: ReadonlyMap<string, number>;
}

/** The modules that export names. */
type Owners = ReadonlyMap<string, string>;

/** An export in one word. */
export function idOf(module: string, name: string): string {
  return `${module}:${name}`;
}

/** The folder of a module, in one word with its file. */
export function folderOf(module: string, fileOf: ReadonlyMap<string, string>): string {
  return `${fileOf.get(module)}:${module.split(".").slice(0, -1).slice(0, 2).join(".")}`;
}

/** Whether programs have that name from Lua. */
export function isOfLua(name: string): boolean {
  return namesOfLua.has(name);
}

/** An exported name, and what the modules of a file that import it call it. */
interface Use {
  readonly from: string;
  readonly name: string;
  readonly users: string[];
  isRenamed: boolean;
}

/** Decides where each name lives; `fileOf` says in which file each module is. */
export function homesOf({ modules }: Bundle, fileOf: ReadonlyMap<string, string>): Homes {
  const all = [...modules.values()];
  const ofFile = new Map<string, Owners>();
  const ofFolder = new Map<string, Owners>();
  const fetches = all.flatMap(lazyNames).map(({ from, name }) => idOf(from, name));
  for (const file of new Set(fileOf.values())) {
    const uses = usesIn(all.filter(({ name }) => fileOf.get(name) === file));
    const able = ableToBeShared(uses, (module) => fileOf.get(module) === file);
    const homeFolder = ({ from, users }: Use): string | undefined => {
      const folder = folderOf(from, fileOf);
      return users.every((user) => folderOf(user, fileOf) === folder) ? folder : undefined;
    };
    for (const folder of new Set(able.map(homeFolder).filter((folder) => folder !== undefined)))
      ofFolder.set(
        folder,
        mostUsed(
          able.filter((use) => homeFolder(use) === folder),
          MOST_OF_FOLDER,
        ),
      );
    const isOfFolder = (use: Use): boolean => {
      const folder = homeFolder(use);
      return folder !== undefined && ofFolder.get(folder)?.get(use.name) === use.from;
    };
    const ofThisFile = mostUsed(
      able.filter((use) => !isOfFolder(use)),
      MOST_OF_FILE,
    );
    ofFile.set(file, ofThisFile);
    for (const use of uses.filter((one) => !isOfFolder(one))) {
      const isShared = ofThisFile.get(use.name) === use.from;
      if (!isShared) fetches.push(...use.users.map(() => idOf(use.from, use.name)));
      else if (fileOf.get(use.from) !== file) fetches.push(idOf(use.from, use.name));
    }
  }
  for (const module of all)
    for (const name of exportedNames(module)) if (namesOfLua.has(name)) fetches.push(idOf(module.name, name));
  return { fileOf, ofFile, ofFolder, places: placesOf(fetches) };
}

function usesIn(modules: readonly Module[]): Use[] {
  const uses = new Map<string, Use>();
  for (const { name: user, imports } of modules) {
    for (const { from, name, local } of imports) {
      const use = uses.get(idOf(from, name)) ?? { from, name, users: [], isRenamed: false };
      use.users.push(user);
      use.isRenamed ||= local !== name;
      uses.set(idOf(from, name), use);
    }
  }
  return [...uses.values()];
}

function ableToBeShared(uses: readonly Use[], isOwn: (module: string) => boolean): Use[] {
  const count = new Map<string, number>();
  for (const { name } of uses) count.set(name, (count.get(name) ?? 0) + 1);
  return uses.filter(({ from, name, users, isRenamed }) => {
    const isPlain = count.get(name) === 1 && !namesOfLua.has(name) && !isRenamed;
    return isPlain && (isOwn(from) || users.length > 1);
  });
}

/** The names that become locals, those that most modules need last: there Lua begins to look for them. */
function mostUsed(uses: readonly Use[], most: number): Owners {
  const byUse = [...uses].sort((a, b) => b.users.length - a.users.length || (a.name < b.name ? -1 : 1));
  const chosen = byUse.slice(0, most).reverse();
  return new Map(chosen.map(({ name, from }) => [name, from]));
}

function placesOf(fetches: readonly string[]): Map<string, number> {
  const count = new Map<string, number>();
  for (const id of fetches) count.set(id, (count.get(id) ?? 0) + 1);
  const byUse = [...count].sort(([a, ofA], [b, ofB]) => ofB - ofA || (a < b ? -1 : 1));
  return new Map(byUse.map(([id], at) => [id, at + 1]));
}
