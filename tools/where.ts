/** The command `npm run where`: tells from which line of TypeScript a line of the game's Lua was compiled. */

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findSourceLine, type SourceMap } from "../simulator/source-map";
import { readSourceMap } from "../simulator/source-map-file";
import { parseArguments, runTool, UsageError } from "./cli";
import type { Usage } from "./help";
import { projectFolder } from "./packaging/project-folder";
import { ToolError } from "./packaging/tool-error";

const USAGE: Usage = {
  synopsis: "where POSITION...",
  summary: `names the line of TypeScript for each position in the game's Lua, such as main.lua:1234, as the error screen of a
console shows it; the game on the console must be the last one that was built`,
  options: {},
};

runTool("where", () => {
  const { positionals } = parseArguments(process.argv.slice(2), USAGE);
  if (positionals.length === 0) throw new UsageError("name a position, such as main.lua:1234");
  const map = readSourceMap(join(projectFolder, "build/source"));
  if (map === undefined)
    throw new ToolError(2, "there is no source map: build/source-map.json is missing; make build makes it");
  for (const luaLine of positionals) console.log(describeLuaLine(luaLine, map));
});

function describeLuaLine(luaLine: string, map: SourceMap): string {
  const [, file, line] = /^(.+):(\d+)$/.exec(luaLine) ?? [];
  if (file === undefined) throw new UsageError(`"${luaLine}" is no position such as main.lua:1234`);
  const source = findSourceLine(map, file, Number(line));
  if (source === undefined) throw new UsageError(`${luaLine} comes from no line of TypeScript`);
  return `${luaLine}  ${source}  ${textAt(source)}`.trimEnd();
}

function textAt(source: string): string {
  const [path, line] = source.split(":");
  const file = join(projectFolder, path);
  if (!existsSync(file)) return "";
  return (
    readFileSync(file, "utf8")
      .split("\n")
      .at(Number(line) - 1)
      ?.trim() ?? ""
  );
}
