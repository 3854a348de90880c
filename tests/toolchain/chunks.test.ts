import { expect, test } from "vitest";
import { compileChunks, textsOf } from "../../tools/packaging/compile";
import { createModule, type Bundle, type Module } from "../../tools/packaging/parse-modules";
import { planChunks } from "../../tools/packaging/plan-chunks";
import { encodeText, printedBy } from "../simulator/game";
import { createToyProject } from "./toy-project";

const PRINT_DECLARATION = "declare function print(this: void, line: string): void;\n";

function module(name: string, imports: string): string {
  return `${PRINT_DECLARATION}${imports}\nprint("${name} runs");\nexport const ${name} = "${name}";\n`;
}

/**
 * The sources of a small game that is linked into three Lua files: main.lua, and `one.lua` and `two.lua`, which are
 * loaded when they are first needed. Both of these have a module that imports the module `shared`. Only a module of
 * `one.lua` imports `own`. main.ts also imports two modules of `one.lua`.
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
  const game = textsOf(compileChunks(createToyProject(SOURCES)));
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

test("a module that a file shares with a file which only it loads stays in the first of them", () => {
  const game = textsOf(
    compileChunks(
      createToyProject({
        "src/main.ts": `/** @lazy whole */
import { whole } from "./whole";
${PRINT_DECLARATION}
print(whole());
`,
        "src/whole.ts": `import { shared } from "./shared";
/** @lazy detail */
import { detail } from "./detail";
export function whole(): string {
  return \`whole \${shared} \${detail}\`;
}
`,
        "src/detail.ts": 'import { shared } from "./shared";\nexport const detail = `detail ${shared}`;\n',
        "src/shared.ts": module("shared", ""),
      }),
    ),
  );
  expect([...game.keys()].filter((file) => game.get(file)!.includes("shared runs"))).toEqual(["whole.lua"]);
  expect(printedByChunks(game)).toEqual(["shared runs", "whole shared detail shared"]);
});

test("a file may import a module of the file that loads it without @lazy, although main.lua loads that module lazily", () => {
  const game = textsOf(
    compileChunks(
      createToyProject({
        "src/main.ts": `/** @lazy whole */
import { whole } from "./whole";
/** @lazy whole */
import { own } from "./own";
${PRINT_DECLARATION}
print(whole());
print(own);
`,
        "src/whole.ts": `/** @lazy detail */
import { detail } from "./detail";
export function whole(): string {
  return \`whole \${detail}\`;
}
`,
        "src/detail.ts": 'import { own } from "./own";\nexport const detail = `detail ${own}`;\n',
        "src/own.ts": module("own", ""),
      }),
    ),
  );
  expect(printedByChunks(game)).toEqual(["own runs", "whole detail own", "own"]);
});

test("a file that two files of the same loader need first keeps what it loads itself out of main.lua", () => {
  // Expects the module `shared` in the file whole.lua. The modules `whole` and `other` both need `middle`, and only
  // `whole` loads `other`. So the linker must put `middle` into whole.lua. Only whole.lua then loads `detail`. The
  // module `shared`, which `middle` and `detail` import, is therefore needed by whole.lua first.
  const game = textsOf(
    compileChunks(
      createToyProject({
        "src/main.ts": `/** @lazy whole */
import { whole } from "./whole";
${PRINT_DECLARATION}
print(whole());
`,
        "src/whole.ts": `import { middle } from "./middle";
/** @lazy other */
import { other } from "./other";
export function whole(): string {
  return \`whole \${middle()} \${other()}\`;
}
`,
        "src/other.ts": `import { middle } from "./middle";
export function other(): string {
  return \`other \${middle()}\`;
}
`,
        "src/middle.ts": `import { shared } from "./shared";
/** @lazy detail */
import { detail } from "./detail";
export function middle(): string {
  return \`middle \${shared} \${detail}\`;
}
`,
        "src/detail.ts": 'import { shared } from "./shared";\nexport const detail = `detail ${shared}`;\n',
        "src/shared.ts": module("shared", ""),
      }),
    ),
  );
  expect([...game.keys()].filter((file) => game.get(file)!.includes("shared runs"))).toEqual(["whole.lua"]);
  const middle = "middle shared detail shared";
  expect(printedByChunks(game)).toEqual(["shared runs", `whole ${middle} other ${middle}`]);
});

/**
 * Modules of a test game whose names are hard to link: equal names in two modules, renamed imports, numbers, Lua
 * keywords, variables that change, and names that are not exported.
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
  expect(printedByChunks(textsOf(compileChunks(createToyProject(NAMES))))).toEqual([
    "xx 18 3 3.5 6 4321",
    "30/3/3/30/2",
    "-7",
  ]);
});

function emptyModules(imports: Readonly<Record<string, readonly string[]>>): Pick<Bundle, "modules" | "main"> {
  const modules = Object.entries(imports).map(([name, dependencies]): [string, Module] => [
    name,
    createModule({ name, path: "", imports: [], dependencies, statements: [] }),
  ]);
  return { main: "main", modules: new Map(modules) };
}

test("a module of main.lua must not import a module of a later file without @lazy", () => {
  const modules = emptyModules({ main: ["second"], second: [] });
  expect(() => planChunks(modules, new Map([["second", "two"]]))).toThrow(
    "main imports second outright, which is in two.lua: mark it @lazy two",
  );
});

test("modules that import each other in a circle are rejected", () => {
  const modules = emptyModules({ main: ["first"], first: ["second"], second: ["first"] });
  expect(() => planChunks(modules, new Map())).toThrow("modules import each other in a circle: main, first, second");
});

test("importing a module as one object is rejected", () => {
  const project = createToyProject({
    "src/main.ts": 'import * as second from "./second";\nplaydate.update = () => second.run();\n',
    "src/second.ts": "export function run(): void {}\n",
  });
  expect(() => compileChunks(project)).toThrow("main has a module as a whole, not by its names: second");
});

test("code that begins with a bracket is not read as a call of the imported name before it", () => {
  const project = createToyProject({
    "src/main.ts": `import { second } from "./second";\n${PRINT_DECLARATION}((): void => print(second))();\n`,
    "src/second.ts": 'export const second = "second";\nexport const third = second + second;\n',
  });
  expect(printedByChunks(textsOf(compileChunks(project)))).toEqual(["second"]);
});

test("an unloaded file and its parts are loaded again when they are next needed, and other files stay loaded", () => {
  const game = textsOf(
    compileChunks(
      createToyProject({
        "src/main.ts": `/** @lazy one */
import { whole } from "./whole";
/** @lazy one-part */
import { part } from "./part";
/** @lazy one2 */
import { other } from "./other";
${PRINT_DECLARATION}
declare function unloadChunks(this: void, chunk: string): void;
for (let round = 1; round <= 2; round++) {
  print(whole);
  print(part);
  print(other);
  unloadChunks("one");
}
`,
        "src/whole.ts": module("whole", ""),
        "src/part.ts": module("part", '/** @lazy one */\nimport { whole } from "./whole";\nprint(whole);'),
        "src/other.ts": module("other", ""),
      }),
    ),
  );
  const round = ["whole runs", "whole", "whole", "part runs", "part"];
  expect(printedByChunks(game)).toEqual([...round, "other runs", "other", ...round, "other"]);
});
