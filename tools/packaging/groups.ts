import { folderOf } from "./homes";
import type { Bundle } from "./modules";
import type { Plan } from "./parts";
import { PlainFault } from "./plain-fault";

/** A function of Lua reaches 255 constants in an instruction; those of so few modules are fewer. */
const MOST_TOGETHER = 16;

/**
 * The modules of a program in groups, each module behind all that it needs. A group has modules of one folder that always
 * run together: one function runs all of them.
 */
export function groupsOf({ modules }: Pick<Bundle, "modules">, plan: Plan): string[][] {
  const kinds = kindsOf(plan);
  const left = new Set(plan.fileOf.keys());
  const groups: string[][] = [];
  let group: string[] = [];
  while (left.size > 0) {
    const ready = [...left].filter((name) => !modules.get(name)!.needs.some((needed) => left.has(needed)));
    if (ready.length === 0)
      throw new PlainFault(1, `these modules import each other in a circle: ${[...left].join(", ")}`);
    const alike = group.length < MOST_TOGETHER && ready.find((name) => kinds.get(name) === kinds.get(group[0]));
    if (typeof alike !== "string") groups.push((group = []));
    const next = typeof alike === "string" ? alike : ready[0];
    group.push(next);
    left.delete(next);
  }
  return groups;
}

/** By module, its folder and all that it is run for. */
function kindsOf({ fileOf, begin, ways, neededBefore }: Plan): Map<string, string> {
  const files = [...new Set(fileOf.values())];
  const runs = [begin, ...ways.map(({ order }) => order), ...files.map(neededBefore)].map((names) => new Set(names));
  const kindOf = (name: string): string =>
    [folderOf(name, fileOf), ...runs.map((names) => (names.has(name) ? "1" : "0"))].join(" ");
  return new Map([...fileOf.keys()].map((name) => [name, kindOf(name)]));
}
