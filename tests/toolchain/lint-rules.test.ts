import { ESLint } from "eslint";
import { cpSync, mkdirSync, symlinkSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { projectFolder } from "../../tools/packaging/project-folder";
import { runCommand } from "./run-command";
import { createTemporaryFolder, writeFile } from "./toy-project";

const files = {
  kernel: "src/kernel/law-sample.ts",
  puzzle: "src/puzzles/law-sample/rules.ts",
  painter: "src/puzzles/law-sample/painter.ts",
  paintPart: "src/puzzles/law-sample/paint-board.ts",
  game: "src/game/law-sample.ts",
  device: "src/device/law-sample.ts",
};
type Folder = keyof typeof files;

/**
 * An ESLint for the test's sample files, which do not exist on the disk. No tsconfig includes them, so rules that need
 * types must also accept files outside every tsconfig.
 */
const eslint = new ESLint({
  overrideConfig: {
    languageOptions: { parserOptions: { projectService: { allowDefaultProject: Object.values(files) } } },
  },
});

/**
 * Checks lines of code as if they stood in a file of the given folder. Returns, for each line, the lint rules that it
 * breaks. All lines are checked together, each in a namespace of its own, because checking many files would take long.
 */
async function findViolations(lines: readonly string[], folder: Folder): Promise<Map<string, string[]>> {
  const code = lines.map((line, at) =>
    line.startsWith("export {") ? line : `namespace Line${at} { ${sampleDeclarations} ${line} }`,
  );
  const [result] = await eslint.lintText(`${code.join("\n")}\n`, { filePath: files[folder] });
  if (result === undefined) throw new Error(`${files[folder]} was not linted`);
  const fatal = result.messages.find((message) => message.fatal === true);
  if (fatal !== undefined) throw new Error(`${fatal.message} in ${lines[fatal.line - 1]}`);
  const rulesOf = (at: number): string[] =>
    result.messages.filter(({ line }) => line === at + 1).map(({ ruleId, message }) => ruleId ?? message);
  return new Map(lines.map((line, at) => [line, rulesOf(at)]));
}

const allFolders: readonly Folder[] = ["kernel", "puzzle", "painter", "paintPart", "game", "device"];
const levelFolders: readonly Folder[] = ["kernel", "puzzle", "painter", "paintPart", "game"];

interface LintRule {
  readonly rule: string;
  readonly folders: readonly Folder[];
  /** Lines of code for the test of a lint rule. Each of them breaks the rule. */
  readonly bad: readonly string[];
  /** Lines of code for the test of a lint rule, which the rule must accept. */
  readonly good: readonly string[];
}

const NAMES_CONSOLE = "playdate.graphics.clear();";

const sampleDeclarations = "declare const a: number; declare const text: string; declare const list: number[];";

const lintRules: Record<string, LintRule> = {
  "no bit operators": {
    rule: "no-bitwise",
    folders: allFolders,
    bad: ["export const b = a >>> 1;", "export const b = a | 0;", "export let b = a; b &= 3;", "export const b = ~a;"],
    good: ["export const b = a % 2;"],
  },
  "conditions are booleans": {
    rule: "@typescript-eslint/strict-boolean-expressions",
    folders: allFolders,
    bad: [
      "export const b = a ? 1 : 2;",
      "export const b = !text;",
      "export function f(x?: object): number { if (x) return 1; return 2; }",
    ],
    good: ["export const b = a > 0 && text !== '' ? 1 : 2;"],
  },
  "no integer of more than 32 bits": {
    rule: "no-restricted-syntax",
    folders: allFolders,
    bad: ["export const b = 2147483648;", "export const b = -0xffffffff;"],
    good: ["export const b = 2147483647;"],
  },
  "no for…in, no classes, nothing asynchronous": {
    rule: "no-restricted-syntax",
    folders: allFolders,
    bad: [
      "for (const i in list) list.pop();",
      "export class Board {}",
      "export const Board = class {};",
      "export async function f(): Promise<void> { await g(); } declare function g(): Promise<void>;",
    ],
    good: ["for (const i of list) list.push(i);"],
  },
  "no clock of the machine and no promises": {
    rule: "no-restricted-globals",
    folders: allFolders,
    bad: ["export const b = Date.now();", "export const b = new Date();", "export const b = Promise.resolve();"],
    good: ["export const b = Math.floor(a);"],
  },
  "no chance but the kernel's": {
    rule: "no-restricted-properties",
    folders: allFolders,
    bad: ["export const b = Math.random();", "export const { random } = Math;"],
    good: ["export const b = Math.abs(a);"],
  },
  "the game plays, prints and stores only through the queues of the frame": {
    rule: "@typescript-eslint/no-restricted-imports",
    folders: ["game"],
    bad: [
      'export { playNote } from "../device/sound";',
      'export { stopNotes } from "../device/sound";',
      'export { printToHost } from "../device/host";',
      'export { storeSave } from "./save/store";',
    ],
    good: ['export { queueNote, queueLine } from "./frame-events";', 'export { loadSave } from "./save/store";'],
  },
  "a function has at most five parameters": {
    rule: "max-params",
    folders: allFolders,
    bad: ["export function f(p: number, q: number, r: number, s: number, t: number, u: number): void {}"],
    good: ["export function f(p: number, q: number, r: number, s: number, t: number): void {}"],
  },
  "a sort says how it compares": {
    rule: "@typescript-eslint/require-array-sort-compare",
    folders: allFolders,
    bad: ["list.sort();", "text.split('').sort();"],
    good: ["list.sort((x, y) => x - y);"],
  },
  "only the device names the console": {
    rule: "no-restricted-globals",
    folders: levelFolders,
    bad: [NAMES_CONSOLE, "export const b = json;"],
    good: ["export const b = a;"],
  },
  "only the device names the console's types": {
    rule: "no-restricted-syntax",
    folders: levelFolders,
    bad: ["export let b: playdate.graphics.image;"],
    good: ["export let b: number;"],
  },
  "no keys in the order of a table": {
    rule: "no-restricted-properties",
    folders: levelFolders,
    bad: [
      "export const b = Object.keys({ a });",
      "export const b = Object.values({ a });",
      "export const b = Object.entries({ a });",
    ],
    good: ["export const b = Object.assign({}, { a });"],
  },
  "only what has an order is iterated": {
    rule: "device/ordered-iteration",
    folders: levelFolders,
    bad: [
      "declare const map: Map<string, number>; for (const [, b] of map) list.push(b);",
      "declare const set: ReadonlySet<number>; export const b = [...set];",
      "declare const map: Map<string, number>; for (const b of map.values()) list.push(b);",
      "declare const set: Set<number>; set.forEach((b) => list.push(b));",
      "declare const lua: LuaTable<string, number>; for (const [, b] of lua) list.push(b);",
      "declare const either: number[] | Set<number>; for (const b of either) list.push(b);",
    ],
    good: [
      "for (const b of [1, 2] as const) list.push(b);",
      "for (const b of text) list.push(b.length);",
      "for (const b of $range(1, 3)) list.push(b);",
      "declare const work: Generator<void, number, void>; export function* f() { return yield* work; }",
      "declare const fixed: readonly number[]; export const b = [...fixed]; fixed.forEach((c) => list.push(c));",
      "export function f<T extends readonly string[]>(names: T): void { for (const b of names) list.push(b.length); }",
      "declare const map: Map<string, number>; export const b = map.get(text); map.set(text, a);",
    ],
  },
  "a sentence on the screen stands in a table": {
    rule: "device/screen-texts",
    folders: levelFolders,
    bad: [
      "export const b = 'can be won';",
      "export const b = `${a} cleared`;",
      "export const b = a > 0 ? 'Friends' : text;",
      "export const b = [text, 'Ⓑ back'];",
      "export const b = { note: 'not open yet' };",
      "declare function draw(words: string): void; draw(`${text}: Level ${a}`);",
    ],
    good: [
      "throw new Error('this is no level');",
      "throw new Error(a > 0 ? `the map has ${a} balls` : text);",
      "export const b = text === 'not open yet';",
      "export const b = { fault: 'the map is empty' };",
      "export const b = ['no hints', 'Ⓑ leaves'] as const;",
      "export let b: 'no room' | 'added'; b = a > 0 ? 'no room' : 'added';",
      "declare function draw(path: string): void; draw('images/fruit/hedge');",
      "export const b = `Ⓑ ${text}`;",
      "export const b = { 'to come': a };",
    ],
  },
  "a single word on the screen stands in a table": {
    rule: "device/screen-texts",
    folders: ["game"],
    bad: ["export const b = a > 0 ? 'on' : 'off';", "declare function draw(word: string): void; draw('back');"],
    good: [
      "export let b: 'calm' | 'brisk'; b = 'calm';",
      "declare function printToHost(topic: string, word: string): void; printToHost('result', text ?? 'none');",
      "export const b = text.includes('x') || text.startsWith('abc-');",
      "interface ScreenKind { readonly name: string; } export const b: ScreenKind = { name: 'settings' };",
    ],
  },
  "the shared code knows no puzzle by name": {
    rule: "no-restricted-syntax",
    folders: ["kernel", "game", "device"],
    bad: [
      "export const b = 'last-ball';",
      "export const penguin = 1;",
      "export const b = `the ${a} skid`;",
      "export { rules } from '../puzzles/ice-path/rules';",
    ],
    good: ["export const b = 'ball';"],
  },
};

describe("the lint rules for code that runs on a Playdate", () => {
  const laid = Object.values(lintRules);
  const broken = new Map<Folder, Map<string, string[]>>();

  beforeAll(async () => {
    for (const folder of allFolders) {
      const ofFolder = laid.filter(({ folders }) => folders.includes(folder));
      const lines = ofFolder.flatMap(({ bad, good }) => [...bad, ...good]);
      broken.set(folder, await findViolations([...new Set([...lines, NAMES_CONSOLE])], folder));
    }
  });

  for (const [law, { rule, folders, bad, good }] of Object.entries(lintRules)) {
    test(`the lint rule applies in ${folders.join(", ")}: ${law}`, () => {
      for (const folder of folders) {
        for (const code of bad) expect(broken.get(folder)?.get(code), `${folder}: ${code}`).toContain(rule);
        for (const code of good) expect(broken.get(folder)?.get(code), `${folder}: ${code}`).not.toContain(rule);
      }
    });
  }

  test("code in src/device/ may use the playdate API", () => {
    expect(broken.get("device")?.get(NAMES_CONSOLE)).not.toContain("no-restricted-globals");
  });
});

interface ImportRule {
  readonly file: string;
  readonly bad: readonly string[];
  readonly good: readonly string[];
  readonly sentence: string;
}

const ofPainters = {
  bad: ["src/game/play/timeline.ts", "src/main.ts", "node:fs"],
  good: ["src/puzzles/sample/rules.ts", "src/kernel/motion.ts", "src/device/screen.ts"],
  sentence: "A painter imports only puzzles/, kernel/ and device/.",
};

const importRules: readonly ImportRule[] = [
  {
    file: "src/kernel/sample.ts",
    bad: ["src/puzzles/index.ts", "src/game/play/timeline.ts", "src/device/screen.ts", "src/main.ts", "lodash"],
    good: ["src/kernel/board.ts"],
    sentence: "src/kernel/ imports nothing but itself.",
  },
  {
    file: "src/device/sample.ts",
    bad: ["src/puzzles/index.ts", "src/game/play/timeline.ts", "src/main.ts", "tools/cli.ts"],
    good: ["src/device/screen.ts", "src/kernel/fault.ts"],
    sentence: "src/device/ imports only itself and kernel/.",
  },
  {
    file: "src/puzzles/sample/rules.ts",
    bad: ["src/game/play/timeline.ts", "src/device/screen.ts", "src/main.ts", "tests/play/player.ts", "node:fs"],
    good: ["src/puzzles/sample/generator.ts", "src/puzzles/puzzle.ts", "src/kernel/board.ts"],
    sentence: "src/puzzles/ imports only itself and kernel/; painters and looks/ import device/ too.",
  },
  { file: "src/puzzles/sample/painter.ts", ...ofPainters },
  { file: "src/puzzles/sample/paint/board.ts", ...ofPainters },
  {
    file: "src/puzzles/looks/sample.ts",
    ...ofPainters,
    good: ["src/puzzles/puzzle.ts", "src/kernel/motion.ts", "src/device/screen.ts"],
  },
  {
    file: "src/puzzles/sample/index.ts",
    bad: ["src/puzzles/other/rules.ts"],
    good: ["src/puzzles/difficulty-curve.ts", "src/puzzles/sliding/slide-table.ts"],
    sentence: "No puzzle imports another.",
  },
  {
    file: "src/game/modes/sample.ts",
    bad: ["src/game/screens/campaign-map-screen.ts", "src/game/game.ts"],
    good: [
      "src/game/play/attempt.ts",
      "src/game/save/save.ts",
      "src/game/codes/challenge-dial.ts",
      "src/game/widgets/list.ts",
    ],
    sentence: "src/game/modes/ imports only itself, codes/, play/, save/, and the files that all its folders share.",
  },
  {
    file: "src/game/play/sample.ts",
    bad: ["src/game/modes/run.ts"],
    good: ["src/game/save/save.ts", "src/game/frame-events.ts", "src/game/sounds.ts", "src/game/screen.ts"],
    sentence:
      "src/game/play/ imports only itself, achievements/, save/, taps/, and the files that all its folders share.",
  },
  {
    file: "src/game/save/sample.ts",
    bad: ["src/game/play/timeline.ts", "src/game/modes/run.ts"],
    good: ["src/game/save/save-slots.ts", "src/device/storage.ts"],
    sentence: "src/game/save/ imports only itself, and the files that all its folders share.",
  },
  {
    file: "src/game/widgets/sample.ts",
    bad: ["src/game/save/save.ts", "src/game/play/timeline.ts"],
    good: ["src/game/widgets/page.ts", "src/device/screen.ts"],
    sentence: "The files that all folders of src/game/ share import none of them; destination.ts knows a challenge.",
  },
  {
    file: "src/game/sample.ts",
    bad: ["src/main.ts", "simulator/host.ts"],
    good: ["src/game/play/timeline.ts", "src/puzzles/index.ts", "src/kernel/board.ts", "src/device/screen.ts"],
    sentence: "src/game/ imports only itself, puzzles/, kernel/ and device/.",
  },
  {
    file: "src/main.ts",
    bad: ["src/kernel/board.ts", "src/puzzles/index.ts"],
    good: ["src/game/play/timeline.ts", "src/device/screen.ts"],
    sentence: "src/main.ts imports only game/ and device/.",
  },
  {
    file: "simulator/sample.ts",
    bad: ["src/kernel/board.ts", "tools/cli.ts", "tests/play/player.ts", "bench/rig.ts"],
    good: ["simulator/host.ts", "src/game/codes/link.ts", "node:fs"],
    sentence: "simulator/ runs any game: of src/, tools/, tests/ and bench/ it imports only how links are read.",
  },
  {
    file: "tools/sample.ts",
    bad: ["bench/rig.ts"],
    good: [
      "src/kernel/board.ts",
      "simulator/host.ts",
      "tests/play/player.ts",
      "bench/host/drawing-charges.ts",
      "node:fs",
    ],
    sentence: "Of bench/, tools/ imports only what drawing costs.",
  },
  {
    file: "bench/sample.ts",
    bad: ["tests/kernel/symmetries.ts"],
    good: ["src/kernel/board.ts", "simulator/host.ts", "tools/cli.ts", "tests/play/player.ts"],
    sentence:
      "Of tests/, tools/ and bench/ import only the players and games in tests/play/, the browsers in tests/browser/ and the slow solvers.",
  },
  {
    file: "packages/sample/index.ts",
    bad: ["src/kernel/board.ts", "simulator/host.ts", "tools/cli.ts"],
    good: ["packages/sample/table.ts", "node:fs"],
    sentence: "A package imports nothing of the game, and of other packages only by their names.",
  },
  {
    file: "tests/sample.ts",
    bad: ["tests/kernel/board.test.ts"],
    good: ["src/kernel/board.ts", "simulator/host.ts", "tools/cli.ts", "bench/rig.ts", "tests/kernel/symmetries.ts"],
    sentence: "A test is imported by nobody.",
  },
];

function checkImports(files: Readonly<Record<string, string>>): { readonly exitCode: number | null; says: string } {
  const project = createTemporaryFolder();
  for (const file of ["package.json", "imports.config.js"]) cpSync(join(projectFolder, file), join(project, file));
  symlinkSync(join(projectFolder, "node_modules"), join(project, "node_modules"));
  for (const folder of ["src", "simulator", "tools", "tests", "bench", "packages"]) mkdirSync(join(project, folder));
  for (const [file, content] of Object.entries(files)) writeFile(project, file, content);
  const { exitCode, stdout } = runCommand(project, ["npm", "run", "--silent", "check:imports"], { NO_COLOR: "1" });
  return { exitCode, says: stdout.replace(/\s+/g, " ") };
}

function importing(file: string, others: readonly string[]): string {
  const paths = others.map((other) => (other.includes("/") ? `./${relative(dirname(file), other)}` : other));
  return paths.map((path) => `export type * from "${path.replace(/\.ts$/, "")}";\n`).join("");
}

const empty = "export {};\n";

test("each import in a forbidden direction is rejected with its rule, and no other import is", () => {
  const targets = importRules.flatMap(({ bad, good }) => [...bad, ...good]).filter((target) => target.endsWith(".ts"));
  const { exitCode, says } = checkImports({
    ...Object.fromEntries(targets.map((target) => [target, empty])),
    ...Object.fromEntries(importRules.map(({ file, bad, good }) => [file, importing(file, [...bad, ...good])])),
  });
  const refusals = importRules.flatMap(({ file, bad, sentence }) =>
    bad.map((other) => ` ${file} → ${other.replace("node:", "")} ${sentence} `),
  );
  for (const refusal of refusals) expect(says).toContain(refusal);
  expect(exitCode).toBe(refusals.length);
});

test("only simulator/graphics/png.ts may import the PNG library", () => {
  const importsIt = 'export type * from "fast-png";\n';
  const { exitCode, says } = checkImports({ "simulator/graphics/png.ts": importsIt, "tools/sample.ts": importsIt });
  expect(exitCode).toBe(1);
  expect(says).toMatch(/ tools\/sample\.ts → \S+ simulator\/graphics\/png\.ts alone reads and writes PNGs\. /);
});

describe("circular imports", () => {
  const three = (folder: string, closing: string): Record<string, string> => ({
    [`src/game/${folder}/a.ts`]: closing,
    [`src/game/${folder}/b.ts`]: 'export * from "./c";\n',
    [`src/game/${folder}/c.ts`]: 'export * from "./a";\n',
  });

  test("circular imports of any kind are rejected, and a chain of imports without a circle is not", () => {
    const { exitCode, says } = checkImports({
      ...three("one", 'import type { B } from "./b";\nexport type A = B;\n'),
      ...three("two", 'export type A = import("./b").B;\n'),
      ...three("six", 'export { b } from "./b";\n'),
      ...three("open", empty),
    });
    expect(exitCode).toBe(3);
    for (const folder of ["one", "two", "six"]) {
      expect(says).toMatch(new RegExp(`circle: src/game/${folder}/[abc]\\.ts → `));
    }
    expect(says).not.toContain("src/game/open/");
    expect(says).toContain("Imports go one way: no file comes back to itself, not by a type either.");
  });
});
