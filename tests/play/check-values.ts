/**
 * Writes the two files with the results of the console check (the game's test of a Playdate) in the simulator. The game
 * compares the results on a Playdate with one file. The web page shows the other file beside the results of a Playdate.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { format, resolveConfig } from "prettier";
import { CODE_FIGURES } from "../../src/game/check/check-text";
import { PUZZLES } from "../../src/puzzles/index";
import { projectFolder } from "../../tools/packaging/project-folder";
import type { CheckFile } from "./check-player";
import { GAME_FILES } from "./player";

/**
 * Matches the names of the figures that the console check compares with stored values. All other figures differ from
 * console to console.
 */
export const COMPARED = /^(numbers|levels|screens|tables|fonts)\./;

const GAME_FILE = "src/game/check/expected-values.ts";
const PAGE_FILE = "simulator/web/our-figures.ts";

const GAME_HEADING = `/**
 * The values that the console check expects. With it, the game checks on a Playdate whether it computes and draws there
 * as it does in the simulator. Generated: \`GOLDEN=write npx vitest run tests/play/console-check.test.ts\` writes this
 * file from a check in the simulator. Then the game must be built again.
 */
`;
const PAGE_HEADING = `/**
 * The numbers that the console check measures in our simulator, such as times in milliseconds. With this check, the
 * game tests a Playdate. The web page shows these numbers beside those of a console. Generated: \`GOLDEN=write npx
 * vitest run tests/play/console-check.test.ts\` writes this file.
 */
`;

/**
 * The names of all Lua files of the game but the one with which it starts. In the name of a puzzle's file, the puzzle's
 * number stands in place of its id.
 */
export const CODE_FILES = [...GAME_FILES.keys()]
  .filter((file) => file.endsWith(".lua") && file !== "main.lua")
  .map((file) => withNumber(file.slice(0, -".lua".length)))
  .sort();

function withNumber(name: string): string {
  const index = PUZZLES.findIndex(({ id }) => name === id || name.startsWith(`${id}-`));
  return index < 0 ? name : `${index + 1}${name.slice(PUZZLES[index].id.length)}`;
}

type Entry = readonly [string, number];

/**
 * Writes the values with which the console check compares its results, and the figures that the web page shows. Both
 * come from a check in the simulator. Other tests compare the numbers and levels of this check with those of Node and
 * of a native Lua.
 */
export async function writeCheckValues({ figures }: CheckFile): Promise<void> {
  const entries = Object.entries(figures);
  const compared = entries.filter(([name]) => COMPARED.test(name));
  await write(GAME_FILE, [
    GAME_HEADING,
    "/**",
    " * The expected checksums of random numbers, levels, screens, images and fonts. Each key is a test of the console check,",
    " * a dot, and what is checked.",
    " */",
    formatTable("EXPECTED_VALUES", compared),
    "",
    "/** The Lua files that the game loads when it first needs them; a digit stands for the id of a puzzle. */",
    `export const CODE_FILES: readonly string[] = ${JSON.stringify(CODE_FILES)} as const;`,
  ]);
  const ours = CODE_FIGURES.map((name): Entry => [name, figures[name] ?? 0]);
  await write(PAGE_FILE, [PAGE_HEADING, formatTable("OUR_FIGURES", ours)]);
}

function formatTable(name: string, entries: readonly Entry[]): string {
  const values = JSON.stringify(Object.fromEntries(entries), undefined, 2);
  return `export const ${name}: Readonly<Record<string, number | undefined>> = ${values};`;
}

async function write(file: string, lines: readonly string[]): Promise<void> {
  const path = join(projectFolder, file);
  writeFileSync(path, await format(lines.join("\n"), { ...(await resolveConfig(path)), filepath: path }));
}
