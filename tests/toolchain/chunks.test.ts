import { expect, test } from "vitest";
import { compileChunks } from "../../tools/packaging/compile";
import { moveCalleesFirst } from "../../tools/packaging/callees-first";
import { parseBundle } from "../../tools/packaging/parse-bundle";
import { planChunks } from "../../tools/packaging/plan-chunks";
import { encodeText, printedBy } from "../simulator/game";
import { createToyProject } from "./toy-project";

const PRINT_DECLARATION = "declare function print(this: void, line: string): void;\n";

function module(name: string, imports: string): string {
  return `${PRINT_DECLARATION}${imports}\nprint("${name} runs");\nexport const ${name} = "${name}";\n`;
}

/**
 * The sources of a small game that is linked into three Lua files: main.lua, and `one.lua` and `two.lua`, which are
 * loaded when they are first needed. Both of them import the module `shared`, only `one.lua` imports `own`, and main.ts
 * imports two modules of `one.lua`.
 */
const SOURCES = {
  "src/main.ts": `/** @lazy one */
import { first } from "./first";
/** @lazy two */
import { second } from "./second";
/** @lazy one */
import { third } from "./third";
${PRINT_DECLARATION}
/** @inline */
function say(line: string): void {
  print(line);
}
say("begins");
print(first);
print(first);
print(second);
print(third);
`,
  "src/first.ts": module(
    "first",
    'import { own } from "./own";\nimport { shared } from "./shared";\nprint(own + shared);',
  ),
  "src/second.ts": module("second", 'import { shared } from "./shared";\nprint(shared);'),
  "src/third.ts": module("third", ""),
  "src/own.ts": module("own", ""),
  "src/shared.ts": module("shared", ""),
};

function printedByChunks(game: ReadonlyMap<string, string>): string[] {
  const files = new Map([...game].map(([file, lua]) => [file, encodeText(lua)]));
  return printedBy(game.get("main.lua")!, { files });
}

test("a game in several files runs every module once and loads each file when it is needed", () => {
  const game = compileChunks(createToyProject(SOURCES));
  const homeOf = (name: string): string[] =>
    [...game.keys()].filter((file) => game.get(file)!.includes(`${name} runs`));
  expect([...game.keys()]).toEqual(["main.lua", "one.lua", "two.lua"]);
  expect(["first", "third", "own", "second", "shared"].map(homeOf)).toEqual([
    ["one.lua"],
    ["one.lua"],
    ["one.lua"],
    ["two.lua"],
    ["main.lua"],
  ]);
  const ofOne = ["shared runs", "own runs", "ownshared", "first runs", "third runs", "first", "first"];
  expect(printedByChunks(game)).toEqual(["begins", ...ofOne, "shared", "second runs", "second", "third"]);
});

/**
 * Modules whose names are hard to link: equal names in two modules, renamed imports, numbers, Lua keywords, variables
 * that change, and names that are not exported.
 */
const NAMES = {
  "src/main.ts": `import { all } from "./all";
/** @lazy part */
import { LAST, later } from "./later/index";
${PRINT_DECLARATION}
print(all());
print(later());
print(\`\${LAST}\`);
`,
  "src/all.ts": `import { next, step, WIDTH } from "./a/names";
import { step as otherStep, twice, WIDTH as OTHER_WIDTH } from "./b/names";
export const HEIGHT = 2 * WIDTH;
export function all(): string {
  step();
  otherStep();
  const line = next("x");
  const parts = sumOfParts({ one: 1, two: 2 }, [3, 4]);
  return [line, twice(), WIDTH, OTHER_WIDTH, HEIGHT, parts].map((each) => \`\${each}\`).join(" ");
}
function sumOfParts({ two, one }: { one: number; two: number }, [three, four]: readonly number[]): number {
  return one + 10 * two + 100 * three + 1000 * four;
}
`,
  "src/a/names.ts": `export const WIDTH = 3;
let steps = 0;
export function step(): number {
  steps += WIDTH;
  return steps;
}
export function next(line: string): string {
  return line + line;
}
`,
  "src/b/names.ts": `import { step as first } from "../a/names";
export const WIDTH = 3.5;
export function step(): void {
  first();
}
export function twice(): number {
  const step = 2;
  return step * ownNumber();
}
export function ownNumber(): number {
  return first();
}
`,
  "src/later/index.ts": `import { step, WIDTH } from "../a/names";
import { twice } from "./twice";
export const LAST = -7;
export function later(): string {
  return twice(step() + WIDTH);
}
`,
  "src/later/twice.ts": `import { WIDTH as one } from "../a/names";
import { twice as ofOther, WIDTH } from "../b/names";
export const twice = (number: number): string =>
  [2 * number, Math.floor(WIDTH), one, ofOther(), Math.floor(2.5)].map((each) => \`\${each}\`).join("/");
`,
};

test("a linked name means the same as in its module, however it is exported, changed or renamed", () => {
  expect(printedByChunks(compileChunks(createToyProject(NAMES)))).toEqual(["xx 18 3 3.5 6 4321", "30/3/3/30/2", "-7"]);
});

test("a module of main.lua must not import a module of a later file without @lazy", () => {
  const bundle = parseBundle(`____modules = {
["main"] = function(...) 
local ____second = require("second")
 end,
["second"] = function(...) 
 end,
}
local ____entry = require("main", ...)
`);
  expect(() => planChunks(bundle, new Map([["second", "two"]]))).toThrow(
    "main imports second outright, which is in two.lua: mark it @lazy two",
  );
});

test("modules that import each other in a circle are rejected", () => {
  const bundle = parseBundle(`____modules = {
["main"] = function(...) 
local ____first = require("first")
 end,
["first"] = function(...) 
local ____second = require("second")
 end,
["second"] = function(...) 
local ____first = require("first")
 end,
}
local ____entry = require("main", ...)
`);
  expect(() => planChunks(bundle, new Map())).toThrow("modules import each other in a circle: main, first, second");
});

test("importing a module as one object is rejected", () => {
  const bundle = `["main"] = function(...) \nlocal second = require("second")\n end,\n`;
  expect(() => parseBundle(bundle)).toThrow("main has a module as a whole, not by its names: second");
});

test("functions are moved before their callers, except in circles and where their order matters", () => {
  const body = `local one, other, helper, used
local first = { used }
function one()
    return other()
end
function other()
    return one() or helper()
end
function used()
end
function helper()
    return 1
end
`;
  expect(moveCalleesFirst(body)).toBe(`local one, used
local first = { used }
local function helper()
    return 1
end
local function other()
    return one() or helper()
end
function one()
    return other()
end
function used()
end
`);
});
