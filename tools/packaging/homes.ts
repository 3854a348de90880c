import { MOST_BUILTINS } from "./builtins";
import { exportedNames, lazyNames, type Bundle, type Module } from "./modules";
import { MAIN } from "./parts";
import type { Run } from "./runs";

// Lua allows a function 200 locals. What runs in main.lua is a function, a part is right in its file among the file's; and
// each module has some of its own.
const MOST_OF_FILE = 115 - MOST_BUILTINS;
const MOST_OF_RUN = 130;
const MOST_OF_PART = 40;

/** What programs have from Lua: a local of that name would stand before it. */
const namesOfLua = new Set([
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
export interface Homes {
  /** By module. */
  readonly runOf: ReadonlyMap<string, Run>;
  /** By file, the names that are locals of it, and who exports each. */
  readonly ofFile: ReadonlyMap<string, Owners>;
  readonly ofRun: ReadonlyMap<Run, Owners>;
  /** Where those are that are in the table, by `idOf`: those that are needed most come first. */
  readonly places: ReadonlyMap<string, number>;
}

/** The modules that export names. */
type Owners = ReadonlyMap<string, string>;

/** An export in one word. */
export function idOf(module: string, name: string): string {
  return `${module}:${name}`;
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

/** Decides where each name lives. */
export function homesOf({ modules }: Bundle, runs: readonly Run[]): Homes {
  const all = [...modules.values()];
  const runOf = new Map(runs.flatMap((run) => run.modules.map((name) => [name, run])));
  const ofFile = new Map<string, Owners>();
  const ofRun = new Map<Run, Owners>();
  const fetches = [...all.flatMap(lazyNames), ...all.flatMap(ownNamesOfLua)].map(({ from, name }) => idOf(from, name));
  const isWithin = (run: Run | undefined, { from, users }: Use): run is Run =>
    run !== undefined && [from, ...users].every((module) => runOf.get(module) === run);
  const isOfRun = (use: Use): boolean => {
    const run = runOf.get(use.from);
    return isWithin(run, use) && ofRun.get(run)?.get(use.name) === use.from;
  };
  for (const file of new Set(runs.map((run) => run.file))) {
    const isOwn = (module: string): boolean => runOf.get(module)?.file === file;
    const uses = usesIn(all.filter(({ name }) => isOwn(name)));
    const able = ableToBeShared(uses, isOwn);
    for (const run of runs.filter((one) => one.file === file)) {
      const within = able.filter((use) => isWithin(run, use));
      ofRun.set(run, mostUsed(within, file === MAIN ? MOST_OF_RUN : MOST_OF_PART));
    }
    const others = uses.filter((use) => !isOfRun(use));
    const shared = mostUsed(
      others.filter((use) => able.includes(use)),
      MOST_OF_FILE,
    );
    ofFile.set(file, shared);
    fetches.push(...others.flatMap((use) => fetchesOf(use, shared.get(use.name) === use.from, isOwn(use.from))));
  }
  return { runOf, ofFile, ofRun, places: placesOf(fetches) };
}

/** What a module exports under a name of Lua. */
function ownNamesOfLua(module: Module): { from: string; name: string }[] {
  const names = exportedNames(module).filter((name) => namesOfLua.has(name));
  return names.map((name) => ({ from: module.name, name }));
}

/** How often a name is fetched from the table: by each user, or once for the file. */
function fetchesOf({ from, name, users }: Use, isShared: boolean, isOwn: boolean): string[] {
  if (!isShared) return users.map(() => idOf(from, name));
  return isOwn ? [] : [idOf(from, name)];
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
