import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startConsole } from "../../simulator/console";
import { readFolder } from "../../simulator/folder";
import { createNodeHost } from "../../simulator/node-host";
import { createSourceNamer } from "../../simulator/source-map-file";
import { allLevelsOf } from "../../src/puzzles/campaign";
import { buildSource } from "../../tools/packaging/build-source";
import { projectFolder } from "../../tools/packaging/project-folder";
import { chromium } from "../available-programs";
import { buildPage, launchChromium, openPage } from "../browser/page";
import { COMPILED_TOOLS } from "../compile-tools";
import { puzzleOf } from "../play/puzzles";
import { NO_INPUT } from "../simulator/game";
import { runTool } from "./run-command";

/**
 * A source file that Fruit's explorer uses and that the compiler inlines. The test plants a mistake in a copy of it, to
 * check that errors name the right TypeScript lines.
 */
const SOURCE = "src/puzzles/tilting/slide-four.ts";
/**
 * A correct line of `SOURCE`, which adds weights in an inlined function. The test replaces its first occurrence by the
 * faulty line `WRONG`.
 */
const RIGHT =
  "  const key = lists.weights[p1 - 1] + lists.weights[p2 - 1] + lists.weights[p3 - 1] + lists.weights[p4 - 1];\n";
const WRONG = "  const key = (lists.weights as unknown as number[][])[p1 - 1][0] + lists.weights[p2 - 1];\n";

/** A small game that explores a level of Fruit in its first frame. It is built much faster than the whole game. */
const GAME = `
import { runToEnd } from "./kernel/task";
/** @lazy fruit */
import { certifyLevel } from "./puzzles/fruit/explore/certify";
/** @lazy fruit */
import { notation, type Level } from "./puzzles/fruit/level";
/** @lazy fruit */
import { rules } from "./puzzles/fruit/rules";

playdate.update = () => {
  const level = notation.parseMap(${JSON.stringify(allLevelsOf(puzzleOf("fruit").campaign)[0].map.join("\n"))}) as Level;
  runToEnd(certifyLevel(level, rules(level), 5000));
};
`;

const copied = ["src/kernel", "src/puzzles", "pdxinfo", "package.json", "tsconfig.base.json", COMPILED_TOOLS];

let position: string;
let project: string;

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), "glissade-"));
  for (const name of copied) cpSync(join(projectFolder, name), join(project, name), { recursive: true });
  for (const name of ["node_modules", "packages"]) symlinkSync(join(projectFolder, name), join(project, name));
  mkdirSync(join(project, "assets"));
  writeFileSync(join(project, "src/main.ts"), GAME);
  const options = JSON.parse(readFileSync(join(projectFolder, "tstl.json"), "utf8")) as object;
  writeFileSync(join(project, "tstl.json"), JSON.stringify({ ...options, include: ["src/main.ts"] }));
  const [before, ...after] = readFileSync(join(projectFolder, SOURCE), "utf8").split(RIGHT);
  position = `${SOURCE}:${before.split("\n").length}`;
  writeFileSync(join(project, SOURCE), before + WRONG + after.join(RIGHT));
  buildSource(project);
});
afterAll(() => rmSync(project, { recursive: true }));

function errorInNode(nameSources: (text: string) => string): string {
  const console = startConsole(createNodeHost(readFolder(join(project, "build/source")), { nameSources }));
  try {
    console.update(NO_INPUT);
  } catch (error) {
    return (error as Error).message;
  }
  return "no error";
}

test("an error in Node names the TypeScript line of a fault in an inlined function of Fruit's explorer", () => {
  expect(errorInNode(createSourceNamer(join(project, "build/source"))).split("\n")[0]).toMatch(
    new RegExp(`^${position}: attempt to index a number value`),
  );
});

test("the tool `where` names the TypeScript line of the Lua line that an error names", () => {
  const [lua = "no position"] = /^fruit\.lua:\d+/.exec(errorInNode((text) => text)) ?? [];
  expect(runTool(project, "where", {}, lua)).toEqual({
    exitCode: 0,
    stdout: `${lua}  ${position}  ${WRONG.trim()}\n`,
    stderr: "",
  });
});

test.skipIf(chromium === undefined)("the web page names the TypeScript line of the fault", async () => {
  const buildDir = await buildPage(join(project, "build/source"));
  const browser = await launchChromium();
  const { page, close } = await openPage(browser, buildDir);
  await expect
    .poll(() => page.locator("#failure pre").textContent())
    .toContain(`${position}: attempt to index a number value`);
  await close();
  await browser.close();
  expect(existsSync(join(buildDir, "source-map.json"))).toBe(true);
  expect(readFileSync(join(buildDir, "sw.js"), "utf8")).not.toContain("source-map.json");
  rmSync(buildDir, { recursive: true });
});
