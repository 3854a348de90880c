import { ESLint } from "eslint";
import { describe, expect, test } from "vitest";

const files = {
  kernel: "src/kernel/law-sample.ts",
  puzzle: "src/puzzles/law-sample/rules.ts",
  painter: "src/puzzles/law-sample/painter.ts",
  paintPart: "src/puzzles/law-sample/paint-board.ts",
  game: "src/game/law-sample.ts",
  device: "src/device/law-sample.ts",
};
type Folder = keyof typeof files;

/** The samples exist only here, so type-aware lint is told to take files that no tsconfig lists. */
const eslint = new ESLint({
  overrideConfig: {
    languageOptions: { parserOptions: { projectService: { allowDefaultProject: Object.values(files) } } },
  },
});

/** The rules that a line of code breaks in that folder. */
async function broken(folder: Folder, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: files[folder] });
  if (result === undefined) throw new Error(`${files[folder]} was not linted`);
  const fatal = result.messages.find((message) => message.fatal === true);
  if (fatal !== undefined) throw new Error(fatal.message);
  return result.messages.map((message) => message.ruleId ?? message.message);
}

const everywhere: readonly Folder[] = ["kernel", "puzzle", "painter", "paintPart", "game", "device"];
const deciding: readonly Folder[] = ["kernel", "puzzle", "painter", "paintPart", "game"];

interface Law {
  readonly rule: string;
  readonly folders: readonly Folder[];
  /** Each line breaks the law. */
  readonly bad: readonly string[];
  /** No line breaks it. */
  readonly good: readonly string[];
}

const given = "declare const a: number; declare const text: string; declare const list: number[];";

const laws: Record<string, Law> = {
  "no bit operators": {
    rule: "no-bitwise",
    folders: everywhere,
    bad: ["export const b = a >>> 1;", "export const b = a | 0;", "export let b = a; b &= 3;", "export const b = ~a;"],
    good: ["export const b = a % 2;"],
  },
  "conditions are booleans": {
    rule: "@typescript-eslint/strict-boolean-expressions",
    folders: everywhere,
    bad: [
      "export const b = a ? 1 : 2;",
      "export const b = !text;",
      "export function f(x?: object): number { if (x) return 1; return 2; }",
    ],
    good: ["export const b = a > 0 && text !== '' ? 1 : 2;"],
  },
  "no integer of more than 32 bits": {
    rule: "no-restricted-syntax",
    folders: everywhere,
    bad: ["export const b = 2147483648;", "export const b = -0xffffffff;"],
    good: ["export const b = 2147483647;"],
  },
  "no for…in, no classes, nothing asynchronous": {
    rule: "no-restricted-syntax",
    folders: everywhere,
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
    folders: everywhere,
    bad: ["export const b = Date.now();", "export const b = new Date();", "export const b = Promise.resolve();"],
    good: ["export const b = Math.floor(a);"],
  },
  "no chance but the kernel's": {
    rule: "no-restricted-properties",
    folders: everywhere,
    bad: ["export const b = Math.random();", "export const { random } = Math;"],
    good: ["export const b = Math.abs(a);"],
  },
  "a sort says how it compares": {
    rule: "@typescript-eslint/require-array-sort-compare",
    folders: everywhere,
    bad: ["list.sort();", "text.split('').sort();"],
    good: ["list.sort((x, y) => x - y);"],
  },
  "only the device names the console": {
    rule: "no-restricted-globals",
    folders: deciding,
    bad: ["playdate.graphics.clear();", "export const b = json;"],
    good: ["export const b = a;"],
  },
  "only the device names the console's types": {
    rule: "no-restricted-syntax",
    folders: deciding,
    bad: ["export let b: playdate.graphics.image;"],
    good: ["export let b: number;"],
  },
  "no keys in the order of a table": {
    rule: "no-restricted-properties",
    folders: deciding,
    bad: [
      "export const b = Object.keys({ a });",
      "export const b = Object.values({ a });",
      "export const b = Object.entries({ a });",
    ],
    good: ["export const b = Object.assign({}, { a });"],
  },
  "only what has an order is iterated": {
    rule: "laws/ordered-iteration",
    folders: deciding,
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
  "the shared code knows no puzzle by name": {
    rule: "no-restricted-syntax",
    folders: ["kernel", "game", "device"],
    bad: [
      "export const b = 'last-ball';",
      "export const penguin = 1;",
      "export const b = `the ${a} skiddies`;",
      "export { rules } from '../puzzles/ice-path/rules';",
    ],
    good: ["export const b = 'ball';"],
  },
};

const ofPainters = {
  bad: ["../../game/session", "../other/painter", "../../main"],
  good: ["./rules", "../../kernel/motion", "../../device/screen"],
};

const imports: Record<Folder, { readonly bad: readonly string[]; readonly good: readonly string[] }> = {
  kernel: {
    bad: ["../puzzles/index", "../game/session", "../device/screen", "../main", "lodash", "../../tools/levels"],
    good: ["./board"],
  },
  puzzle: {
    bad: ["../../game/session", "../../device/screen", "../../main", "../other/rules", "node:fs"],
    good: ["./generator", "../puzzle", "../../kernel/board"],
  },
  painter: ofPainters,
  paintPart: ofPainters,
  game: {
    bad: ["../main", "../../simulator/host"],
    good: ["./session", "../puzzles/index", "../kernel/board", "../device/screen"],
  },
  device: { bad: ["../puzzles/index", "../game/session", "../main"], good: ["./screen", "../kernel/fault"] },
};

describe("the linter holds the laws of the device", () => {
  for (const [law, { rule, folders, bad, good }] of Object.entries(laws)) {
    test(`${law}: ${folders.join(", ")}`, async () => {
      for (const folder of folders) {
        for (const code of bad) expect(await broken(folder, `${given} ${code}`), `${folder}: ${code}`).toContain(rule);
        for (const code of good) {
          expect(await broken(folder, `${given} ${code}`), `${folder}: ${code}`).not.toContain(rule);
        }
      }
    });
  }

  test("the device itself names the console", async () => {
    expect(await broken("device", "playdate.graphics.clear();")).not.toContain("no-restricted-globals");
  });
});

describe("the linter holds the direction of imports", () => {
  for (const [folder, { bad, good }] of Object.entries(imports) as [Folder, (typeof imports)[Folder]][]) {
    test(`from ${files[folder]}`, async () => {
      const rule = "no-restricted-imports";
      for (const path of bad) expect(await broken(folder, `import "${path}";`), path).toContain(rule);
      for (const path of good) expect(await broken(folder, `import "${path}";`), path).not.toContain(rule);
    });
  }
});
