import { expect, test } from "vitest";
import type { ModuleGroup } from "../../tools/packaging/module-groups";
import { assignScopes, type NameScopes } from "../../tools/packaging/name-scopes";
import { parseModules } from "../../tools/packaging/parse-modules";
import { inlinedFiles } from "./translate-text";

const GROUPS: readonly ModuleGroup[] = [
  { file: "main", modules: ["first", "second"] },
  { file: "main", modules: ["third", "sixth"] },
  { file: "late", modules: ["fourth", "fifth"] },
];

function placesOf({ groupLocals, fileLocals, tableIndexes }: NameScopes): string[] {
  const groups = [...groupLocals].flatMap(([{ modules }, names]) =>
    [...names.keys()].map((name) => `${name} is a local of the group ${modules.join(" and ")}`),
  );
  const files = [...fileLocals].flatMap(([file, names]) =>
    [...names.keys()].map((name) => `${name} is a local of ${file}.lua`),
  );
  return [...groups, ...files, ...[...tableIndexes].map(([id, index]) => `${id} is field ${index} of the table`)];
}

const uses = (from: string, ...names: string[]): string =>
  `import { ${names.join(", ")} } from "./${from}";\nexport const all = () => [${names.map((name) => name.split(" as ").at(-1)).join(", ")}];\n`;

test.each([
  [
    "that only its own group uses is a local of the group",
    { first: "export const list = [1];", second: uses("first", "list") },
    ["list is a local of the group first and second"],
  ],
  [
    "that another group of the file uses is a local of the file",
    { first: "export const list = [1];", third: uses("first", "list") },
    ["list is a local of main.lua"],
  ],
  [
    "that a module of another file uses is a field of the table",
    { first: "export const list = [1];", fourth: uses("first", "list") },
    ["first:list is field 1 of the table"],
  ],
  [
    "that two modules of another file use is read from the table once, into a local of that file",
    { first: "export const list = [1];", fourth: uses("first", "list"), fifth: uses("first", "list") },
    ["list is a local of late.lua", "first:list is field 1 of the table"],
  ],
  [
    "that an import renames is a field of the table",
    { first: "export const list = [1];", second: uses("first", "list as other") },
    ["first:list is field 1 of the table"],
  ],
  [
    "that two modules of a file import from different modules is a field of the table for each of these",
    {
      first: "export const list = [1];",
      second: "export const list = [2];",
      third: uses("first", "list"),
      sixth: uses("second", "list"),
    },
    ["first:list is field 1 of the table", "second:list is field 2 of the table"],
  ],
  [
    "that more modules read from the table has a lower index",
    {
      first: "export const list = [1];\nexport const other = [2];",
      second: uses("first", "list as renamed"),
      third: uses("first", "other as renamed"),
      sixth: uses("first", "other as renamed"),
    },
    ["first:other is field 1 of the table", "first:list is field 2 of the table"],
  ],
  [
    "that is also a global of Lua is a field of the table",
    { first: "export const select = [1];", second: uses("first", "select") },
    ["first:select is field 1 of the table"],
  ],
  ["that no other module uses is in no place of its own", { first: "export const list = [1];" }, []],
] as const)("a name %s", (_, texts, places) => {
  const named = Object.entries(texts).map(([name, text]) => [`${name}.ts`, text]);
  const { files } = inlinedFiles({ "main.ts": "", ...(Object.fromEntries(named) as Record<string, string>) });
  expect(placesOf(assignScopes(parseModules(files, "main"), GROUPS))).toEqual(places);
});
