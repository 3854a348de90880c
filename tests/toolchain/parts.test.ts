import { expect, test } from "vitest";
import { compileInParts } from "../../tools/packaging/compile";
import { splitBundle } from "../../tools/packaging/parts";
import { bytes, printedBy } from "../simulator/game";
import { toyProject } from "./toy-project";

const PRINTS = "declare function print(this: void, line: string): void;\n";

function module(name: string, imports: string): string {
  return `${PRINTS}${imports}\nprint("${name} runs");\nexport const ${name} = "${name}";\n`;
}

/** Two parts are loaded later: both need `shared`, only the first needs `own`. */
const SOURCES = {
  "src/main.ts": `/** @lazy one */
import { first } from "./first";
/** @lazy two */
import { second } from "./second";
${PRINTS}
/** @inline */
function say(line: string): void {
  print(line);
}
say("begins");
print(first);
print(first);
print(second);
`,
  "src/first.ts": module(
    "first",
    'import { own } from "./own";\nimport { shared } from "./shared";\nprint(own + shared);',
  ),
  "src/second.ts": module("second", 'import { shared } from "./shared";\nprint(shared);'),
  "src/own.ts": module("own", ""),
  "src/shared.ts": module("shared", ""),
};

test("a game in parts runs every module once, when it is needed, and has in a part's file what only that needs", () => {
  const game = compileInParts(toyProject(SOURCES));
  const homeOf = (name: string): string[] =>
    [...game.keys()].filter((file) => game.get(file)!.includes(`${name} runs`));
  expect([...game.keys()]).toEqual(["main.lua", "one.lua", "two.lua"]);
  expect(["first", "own", "second", "shared"].map(homeOf)).toEqual([
    ["one.lua"],
    ["one.lua"],
    ["two.lua"],
    ["main.lua"],
  ]);
  const files = new Map([...game].map(([file, lua]) => [file, bytes(lua)]));
  const ofFirst = ["own runs", "shared runs", "ownshared", "first runs", "first", "first"];
  expect(printedBy(game.get("main.lua")!, { files })).toEqual([
    "begins",
    ...ofFirst,
    "shared",
    "second runs",
    "second",
  ]);
});

test("a module outside a part may not load it as it begins", () => {
  const bundle = `____modules = {
["main"] = function(...) 
local ____second = require("second")
 end,
["second"] = function(...) 
 end,
}
local ____entry = require("main", ...)
`;
  expect(() => splitBundle(bundle, new Map([["second", "two"]]))).toThrow(
    "main imports second outright, which is in two.lua: mark it @lazy two",
  );
});
