import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { readArguments } from "../../tools/cli";
import { helpOf, type Usage } from "../../tools/help";
import { program } from "./command";

const CAST = ["width", "height", "reds", "yellows", "crates", "ices", "pits", "goals", "blocks"];
const LEVELS = ["seed", "count", "campaign"];
const OF_LAST_BALL = ["balls", "width", "height", "from"];
const OF_ICE_PATH = ["moves", "railroad", "goals", "width", "height", "from"];
const OF_SKID = ["size", "par", ...CAST];
const SEARCH = ["count", "tries", "seed"];
const MINES_LAST_BALL = ["shape", "width", "height", "changes", "symmetry", "balls", "difficulty", ...SEARCH];
const MINES_ICE_PATH = ["symmetry", "rocks", "snow", "moves", "tries", "seed"];
const MINES_SKID = [...CAST, "symmetry", "twins", "par", ...SEARCH, "shelves"];

/** Every script of package.json that is a tool to be given words, with the words before `--help`, and its options. */
const TOOLS: readonly [script: string, words: readonly string[], options: readonly string[]][] = [
  ["levels", [], [...LEVELS, ...OF_LAST_BALL, ...OF_ICE_PATH, ...OF_SKID]],
  ["levels", ["last-ball"], [...LEVELS, ...OF_LAST_BALL]],
  ["levels", ["ice-path"], [...LEVELS, ...OF_ICE_PATH]],
  ["levels", ["skid"], [...LEVELS, ...OF_SKID]],
  ["mine", [], [...MINES_LAST_BALL, ...MINES_ICE_PATH, ...MINES_SKID]],
  ["mine", ["last-ball"], MINES_LAST_BALL],
  ["mine", ["ice-path"], MINES_ICE_PATH],
  ["mine", ["skid"], MINES_SKID],
  ["verdict", [], ["solutions"]],
  ["longest", [], ["width", "height", "rocks"]],
  ["bench", [], ["only"]],
  ["listen", [], ["script", "frames", "wav", "source"]],
  ["headless", [], ["script", "frames", "png", "data", "date", "source"]],
  ["gallery", [], []],
  ["picture", [], []],
  ["digest", [], []],
  ["art", [], []],
  ["fonts", [], []],
];

const project = resolve(import.meta.dirname, "../..");
const { scripts } = JSON.parse(readFileSync(resolve(project, "package.json"), "utf8")) as {
  scripts: Readonly<Record<string, string>>;
};

function pathOf(script: string): string {
  return scripts[script].replace(/^tsx /, "");
}

describe("the help", () => {
  test.each(TOOLS)(
    "of %s %j names every option that there is, each with what it asks for",
    (script, words, options) => {
      const { exitCode, stdout, stderr } = program(pathOf(script), ...words, "--help");
      expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
      expect(stdout.startsWith(script)).toBe(true);
      expect([...stdout.matchAll(/^ {2}--([a-z]+)( [A-Z|a-z0-9.,]+)? {3,}\S.*$/gm)].map(([, name]) => name)).toEqual(
        options,
      );
    },
  );

  test("of pdx tells its four calls", () => {
    const { exitCode, stdout } = program(pathOf("pdx"), "--help");
    expect(exitCode).toBe(0);
    expect(stdout.match(/^npm run --silent pdx/gm)).toHaveLength(4);
  });
});

const USAGE: Usage = {
  call: "slide FILE",
  does: "slides",
  options: { far: { value: "N", unlessTold: "3", asks: "how far" }, back: { asks: "and back" } },
};

describe("a tool", () => {
  test("has its options in a column, with what they are unless told", () => {
    expect(helpOf(USAGE)).toBe(
      "slide FILE [OPTIONS]\nslides\n  --far N   how far; 3 unless told\n  --back    and back\n",
    );
  });

  test("can read no option that its help does not name", () => {
    const given = readArguments(["--far", "4", "map.txt"], USAGE);
    expect([given.words, given.option("far"), given.has("back")]).toEqual([["map.txt"], "4", false]);
    for (const read of [given.has, given.option, given.needed]) {
      expect(() => read("slow")).toThrow("the help does not name the option --slow");
    }
    expect(() => given.number("slow", 0, 9)).toThrow("the help does not name the option --slow");
  });

  test("takes the usual value where none is given, and refuses an option that is not there", () => {
    expect(readArguments([], USAGE).number("far", 0, 9)).toBe(3);
    expect(() => readArguments(["--slow"], USAGE)).toThrow("Unknown option '--slow'");
  });

  test("that takes no words refuses them before it does anything", () => {
    expect(program(pathOf("gallery"), "all")).toEqual({
      exitCode: 2,
      stdout: "",
      stderr: 'gallery: "all" is no option\n',
    });
  });
});
