import type { Statement } from "typescript-to-lua";
import { describe, expect, test } from "vitest";
import * as builtins from "../../tools/packaging/cache-builtins";
import { moveCalleesFirst } from "../../tools/packaging/callees-first";
import { copyConstants } from "../../tools/packaging/copy-constants";
import { mergeDestructuredLocals } from "../../tools/packaging/destructured-parameters";
import { createModule, type Bundle } from "../../tools/packaging/parse-modules";
import { EXPORTS } from "../../tools/packaging/exports-table";
import { rejectLengthDestructuring } from "../../tools/packaging/length-destructuring";
import { sourcesOf } from "../../tools/packaging/outdated-files";
import { cachePerObject, createLastResultCache } from "../../tools/packaging/stored-results";
import { stringErrors } from "../../tools/packaging/string-errors";
import { programOf, translateText } from "./translate-text";

type Example = readonly [what: string, typescript: string, before: string, after: string];

function lua(text: string): string {
  return text.replace(/^\n/, "").replace(/^ {6}/gm, "").replace(/ +$/, "");
}

const destructured: readonly Example[] = [
  [
    "declares the locals of a destructured parameter together with their values",
    "function f({ a, b: c }: { a: number; b: number }): number { return a + c; }",
    `
      function f(____bindingPattern0)
          local c
          local a
          a = ____bindingPattern0.a
          c = ____bindingPattern0.b
          return a + c
      end
      `,
    `
      function f(____bindingPattern0)
          local a = ____bindingPattern0.a
          local c = ____bindingPattern0.b
          return a + c
      end
      `,
  ],
  [
    "leaves a declaration whose value is computed later",
    "function f(x: number): number { let a: number; x = x + 1; a = x; return a; }",
    `
      function f(x)
          local a
          x = x + 1
          a = x
          return a
      end
      `,
    `
      function f(x)
          local a
          x = x + 1
          a = x
          return a
      end
      `,
  ],
];

describe("mergeDestructuredLocals", () => {
  test.each(destructured)("the rule %s", (_, typescript, before, after) => {
    const { statements, print } = translateText(typescript);
    expect(print(statements)).toBe(lua(before));
    expect(print(mergeDestructuredLocals(statements))).toBe(lua(after));
  });
});

const functions: readonly Example[] = [
  [
    "moves a function above its callers, where it needs no declaration, except in a circle of calls",
    `function one(): number { return other(); }
    function other(): number { return one() + helper(); }
    function helper(): number { return 1; }
    export const first = () => one();`,
    `
      local ____exports = {}
      local one, other, helper
      function one()
          return other()
      end
      function other()
          return one() + helper()
      end
      function helper()
          return 1
      end
      ____exports.first = function() return one() end
      return ____exports
      `,
    `
      local ____exports = {}
      local one
      local function helper()
          return 1
      end
      local function other()
          return one() + helper()
      end
      function one()
          return other()
      end
      ____exports.first = function() return one() end
      return ____exports
      `,
  ],
];

describe("moveCalleesFirst", () => {
  test.each(functions)("the rule %s", (_, typescript, before, after) => {
    const { statements, print } = translateText(typescript);
    expect(print(statements)).toBe(lua(before));
    expect(print(moveCalleesFirst(statements))).toBe(lua(after));
  });
});

const constants: readonly Example[] = [
  [
    "makes constants of named numbers, but not of names that change",
    `export const WIDTH = 3;
    const DEPTH = -2;
    export let HEIGHT = 4;
    HEIGHT = 5;
    export const size = () => WIDTH * DEPTH * HEIGHT;`,
    `
      local ____exports = {}
      ____exports.WIDTH = 3
      local DEPTH = -2
      ____exports.HEIGHT = 4
      ____exports.HEIGHT = 5
      ____exports.size = function() return ____exports.WIDTH * DEPTH * ____exports.HEIGHT end
      return ____exports
      `,
    `
      local OTHER <const> = 7
      local WIDTH <const> = 3
      local DEPTH <const> = -2
      local ____exports = {}
      ____exports.HEIGHT = 4
      ____exports.HEIGHT = 5
      ____exports.size = function() return WIDTH * DEPTH * ____exports.HEIGHT end
      return ____exports
      `,
  ],
  [
    "removes a constant from the names that are declared before their definition",
    `export function f(x: number): number { return WIDTH * x; }
    const WIDTH = 3;`,
    `
      local ____exports = {}
      local WIDTH
      function ____exports.f(x)
          return WIDTH * x
      end
      WIDTH = 3
      return ____exports
      `,
    `
      local OTHER <const> = 7
      local WIDTH <const> = 3
      local ____exports = {}
      function ____exports.f(x)
          return WIDTH * x
      end
      return ____exports
      `,
  ],
];

function twoModules(statements: readonly Statement[]): Bundle {
  const imports = [{ exporter: "other", exportedName: "OTHER", localName: "OTHER" }];
  const main = createModule({ name: "main", path: "", imports, dependencies: ["other"], statements });
  const other = translateText("export const OTHER = 7;").statements;
  const modules = [main, createModule({ name: "other", path: "", imports: [], dependencies: [], statements: other })];
  return { features: new Set(), main: "main", modules: new Map(modules.map((module) => [module.name, module])) };
}

describe("copyConstants", () => {
  test.each(constants)("the rule %s", (_, typescript, before, after) => {
    const { statements, print } = translateText(typescript);
    expect(print(statements)).toBe(lua(before));
    const { modules } = copyConstants(twoModules(statements));
    expect(print(modules.get("main")!.statements)).toBe(lua(after));
    expect(modules.get("main")!.imports).toEqual([]);
  });
});

const calls: readonly Example[] = [
  [
    "replaces calls of built-in functions by calls of locals, but not other uses of these functions",
    `declare namespace math { function floor(this: void, x: number): number; }
    declare namespace math { function max(this: void, x: number, y: number): number; }
    export const f = (x: number) => math.floor(x) + math.floor(math.max(x, 1));
    export const g = math.floor;`,
    `
      local ____exports = {}
      ____exports.f = function(x) return math.floor(x) + math.floor(math.max(x, 1)) end
      ____exports.g = math.floor
      return ____exports
      `,
    `
      local ____exports = {}
      ____exports.f = function(x) return ____floor(x) + ____floor(math.max(x, 1)) end
      ____exports.g = math.floor
      return ____exports
      `,
  ],
];

describe("useCachedBuiltins", () => {
  test.each(calls)("the rule %s", (_, typescript, before, after) => {
    const { statements, print } = translateText(typescript);
    expect(print(statements)).toBe(lua(before));
    const cached = builtins.chooseBuiltins([builtins.countCalls(statements)]);
    expect(builtins.declareBuiltins(cached)).toBe("local ____floor = math.floor\n");
    expect(print(builtins.useCachedBuiltins(statements, cached))).toBe(lua(after));
  });

  test("the rule changes Lua text in the same way, but no comments, strings and methods", () => {
    const text = `
      -- math.floor(x)
      local a = math.floor(math.floor(x)) .. "math.floor(x)" .. [[math.floor(x)]]
      local b = object.math.floor(x) + object:ipairs(x) + math.floor
      for _, x in ipairs(ipairs(a)) do end
      `;
    const counts = builtins.countCallsInText(text);
    expect(counts).toEqual(new Map(Object.entries({ "math.floor": 2, ipairs: 2 })));
    expect(builtins.useCachedBuiltinsInText(text, builtins.chooseBuiltins([counts]))).toBe(
      text.replace("= math.floor(math.floor(x))", "= ____floor(____floor(x))"),
    );
  });
});

const errors: readonly Example[] = [
  [
    "makes a text of a thrown error",
    `declare const Error: new (message: string) => object;
    function f(cells: string): void { throw new Error("no place for " + cells); }`,
    `
      function f(cells)
          error(
              __TS__New(Error, "no place for " .. cells),
              0
          )
      end
      `,
    `
      function f(cells)
          error("no place for " .. cells)
      end
      `,
  ],
  [
    "leaves a thrown value that is not made by new Error",
    "function f(fault: string): void { throw fault; }",
    `
      function f(fault)
          error(fault, 0)
      end
      `,
    `
      function f(fault)
          error(fault, 0)
      end
      `,
  ],
];

describe("stringErrors", () => {
  test.each(errors)("the rule %s", (_, typescript, before, after) => {
    const plain = translateText(typescript);
    expect(plain.print(plain.statements)).toBe(lua(before));
    const ruled = translateText(typescript, stringErrors);
    expect(ruled.print(ruled.statements)).toBe(lua(after));
  });
});

/**
 * Declarations that TypeScript's type checker needs to know lists and texts, because the tests do not load TypeScript's
 * library.
 */
const LIST_TYPES = `interface Array<T> { length: number; [index: number]: T; }
interface ReadonlyArray<T> { readonly length: number; readonly [index: number]: T; }
interface String { readonly length: number; }
`;

describe("rejectLengthDestructuring", () => {
  test.each([
    ["const f = (list: number[]) => { const { length } = list; return length; };", true],
    ["const f = ({ length: count }: readonly number[]) => count;", true],
    ["const f = ({ length }: string) => length;", true],
    ["const f = ({ length }: string | number[]) => length;", true],
    ["const f = (list: number[]) => list.length;", false],
    ["const f = ({ length }: { length: number }) => length;", false],
    ["const f = ([length]: number[]) => length;", false],
  ])("the rule refuses %s: %j", (typescript, isRefused) => {
    const check = (): void => {
      const program = programOf(LIST_TYPES + typescript);
      rejectLengthDestructuring(program, sourcesOf(program), "/game");
    };
    if (isRefused) expect(check).toThrow("write list.length");
    else expect(check).not.toThrow();
  });
});

test("TypeScriptToLua collects the exports of a module in the local variable that the linker looks for", () => {
  const { statements, print } = translateText("export const list = [1];");
  expect(print(statements)).toBe(`local ${EXPORTS} = {}\n${EXPORTS}.list = {1}\nreturn ${EXPORTS}\n`);
});

test("cachePerObject computes a result once for each object, even for objects that look the same", () => {
  const computed: object[] = [];
  const resultOf = cachePerObject((subject: object) => {
    computed.push(subject);
    return [computed.length];
  });
  const [one, other] = [{}, {}];
  expect([one, other, one, other].map((subject) => resultOf(subject)[0])).toEqual([1, 2, 1, 2]);
  expect(computed).toHaveLength(2);
});

test("createLastResultCache computes again only for another key, and remembers only the last one", () => {
  const resultOf = createLastResultCache<object, number>();
  const [one, other] = [{}, {}];
  let count = 0;
  const ask = (subject: object, key: string): number => resultOf(subject, key, () => ++count);
  expect([ask(one, "a"), ask(one, "a"), ask(one, "b"), ask(one, "a")]).toEqual([1, 1, 2, 3]);
  expect([ask(other, "a"), ask(one, "a"), ask(other, "a")]).toEqual([4, 3, 4]);
});
