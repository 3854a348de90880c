/** Joins all modules of a program in one Lua text. Tests and the bench (the measurements of speed) use such texts. */
import type ts from "typescript";
import { listLibraryNames, readLibraryText } from "./lua-library";
import { createPrinter, plainLines, type LuaLine } from "./lua-lines";
import { mainModule } from "./link";
import type { NamedFile } from "./named-requires";
import { LUALIB_MODULE } from "./parse-modules";

const REQUIRE_FUNCTION = `local ____modules = {}
local ____moduleCache = {}
local function require(name)
    local cached = ____moduleCache[name]
    if cached == nil then
        cached = {value = ____modules[name](name)}
        ____moduleCache[name] = cached
    end
    return cached.value
end
`;

/**
 * Returns the lines of one Lua program, in which each module of the TypeScript program `program` is a function. The Lua
 * program first runs the main module and then returns the exports of this module.
 */
export function joinModules(program: ts.Program, files: readonly NamedFile[]): LuaLine[] {
  const print = createPrinter(program);
  const features = new Set(files.flatMap((file) => [...file.features]));
  return [
    ...plainLines(`${REQUIRE_FUNCTION}____modules = {\n${libraryModuleText(features)}`),
    ...files.flatMap((file) => [
      ...plainLines(`["${file.name}"] = function(...)\n${importedLibraryText(file)}`),
      ...print(file.path, file.statements),
      ...plainLines("end,\n"),
    ]),
    ...plainLines(`}\nlocal ____entry = require("${mainModule(program)}", ...)\nreturn ____entry\n`),
  ];
}

function libraryModuleText(features: NamedFile["features"]): string {
  if (features.size === 0) return "";
  const fields = listLibraryNames(features).map((name) => `${name} = ${name},\n`);
  return `["${LUALIB_MODULE}"] = function(...)\n${readLibraryText(features)}\nreturn {\n${fields.join("")}}\nend,\n`;
}

function importedLibraryText({ features }: NamedFile): string {
  if (features.size === 0) return "";
  const locals = listLibraryNames(features).map((name) => `local ${name} = ____lualib.${name}\n`);
  return `local ____lualib = require("${LUALIB_MODULE}")\n${locals.join("")}`;
}
