import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { SourceMap } from "../../simulator/source-map";
import { projectFolder } from "../../tools/packaging/project-folder";
import { refusedWith, runProjectTool } from "./run-tool";

test("where prints the line of TypeScript and its text for each position in the Lua", () => {
  const map = JSON.parse(readFileSync(join(projectFolder, "build/source-map.json"), "utf8")) as SourceMap;
  const main = map.sources.indexOf("src/main.ts");
  const numbers = map.lines["main.lua"];
  const index = numbers.findIndex((number, at) => at % 2 === 0 && number === main);
  const [position, line] = [`main.lua:${index / 2 + 1}`, numbers[index + 1]];
  const code = readFileSync(join(projectFolder, "src/main.ts"), "utf8").split("\n")[line - 1].trim();
  const printed = `${position}  src/main.ts:${line}  ${code}\n`;
  expect(runProjectTool("where", position, position)).toEqual({ exitCode: 0, stdout: printed + printed, stderr: "" });
});

test.each([
  [[], "where: name a position, such as main.lua:1234"],
  [["main.lua"], 'where: "main.lua" is no position such as main.lua:1234'],
  [["main.lua:99999999"], "where: main.lua:99999999 comes from no line of TypeScript"],
  [["main.lua:1"], "where: main.lua:1 comes from no line of TypeScript"],
])("where rejects %j", (words, sentence) => {
  expect(runProjectTool("where", ...words)).toEqual(refusedWith(sentence));
});
