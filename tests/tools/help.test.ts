import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { parseArguments, UsageError } from "../../tools/cli";
import { formatHelp, type Usage } from "../../tools/help";
import { projectFolder } from "../../tools/packaging/project-folder";
import { runCommand, type CommandResult } from "../toolchain/run-command";
import { runProjectTool } from "./run-tool";
import { TOOLS } from "../compile-tools";

const TOOLS_OF_PUZZLES = ["levels", "mine"];

function helpIn({ exitCode, stdout, stderr }: CommandResult): string[] {
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
  expect(stdout.endsWith("\n")).toBe(true);
  return stdout.trimEnd().split("\n");
}

function optionsIn(lines: readonly string[]): string[] {
  return lines.filter((line) => /^ {2}--[a-z-]+( [A-Z|a-z0-9.,]+)? {3,}\S/.test(line));
}

function namesIn(lines: readonly string[]): string[] {
  return optionsIn(lines).map((line) => line.trim().split(" ")[0]);
}

/**
 * Returns whether a puzzle has a tool that searches for campaign levels. Some campaigns have only levels from the
 * puzzle's generator.
 */
function hasMiner(id: string): boolean {
  return existsSync(join(projectFolder, "tools/mine", `${id}.ts`));
}

describe("the option --help of the tools", () => {
  test.each(TOOLS)("%s prints its call, what it does, and its options", (script) => {
    const lines = helpIn(runProjectTool(script, "--help"));
    expect(lines[0]).toMatch(new RegExp(`^(npm run --silent )?${script}( |$)`));
    expect(lines.length).toBeGreaterThan(1);
    expect(optionsIn(lines)).toEqual(lines.filter((line) => line.startsWith("  --")));
    if (lines[0].endsWith(" [OPTIONS]")) expect(optionsIn(lines).length).toBeGreaterThan(0);
  });

  // Starts only three of the tools by npm, because npm finds all tools in package.json in the same way.
  test.each(TOOLS.slice(0, 3))("%s prints the same help when it is started by npm as in the README", (script) => {
    const started = runCommand(projectFolder, ["npm", "run", "--silent", script, "--", "--help"]);
    expect(helpIn(started)).toEqual(helpIn(runProjectTool(script, "--help")));
  });

  test.each(TOOLS_OF_PUZZLES)(
    "%s prints only the options of a puzzle if one is named, and otherwise all options",
    (script) => {
      const all = namesIn(helpIn(runProjectTool(script, "--help")));
      for (const { id } of loadAllPuzzles().filter((puzzle) => script !== "mine" || hasMiner(puzzle.id))) {
        const alone = namesIn(helpIn(runProjectTool(script, id, "--help")));
        expect(alone.length).toBeGreaterThan(0);
        expect(alone.length).toBeLessThan(all.length);
        expect(all).toEqual(expect.arrayContaining(alone));
      }
    },
  );
});

const USAGE: Usage = {
  synopsis: "slide FILE",
  summary: "slides",
  options: { far: { value: "N", defaultValue: "3", description: "how far" }, back: { description: "and back" } },
};

describe("the command line of a tool", () => {
  test("the help has a line for the call, for the purpose and for each option, with aligned descriptions", () => {
    const [call, does, ...options] = formatHelp(USAGE).trimEnd().split("\n");
    expect([call, does]).toEqual(["slide FILE [OPTIONS]", "slides"]);
    expect(options).toHaveLength(2);
    Object.entries(USAGE.options).forEach(([name, { value = "", defaultValue = "", description }], at) => {
      for (const part of [`--${name} ${value}`, description, defaultValue]) expect(options[at]).toContain(part);
      expect(options[at].indexOf(description)).toBe(options[0].indexOf("how far"));
    });
  });

  test("reading an option that the help does not list throws an error", () => {
    const given = parseArguments(["--far", "4", "map.txt"], USAGE);
    expect([given.positionals, given.option("far"), given.has("back")]).toEqual([["map.txt"], "4", false]);
    for (const read of [given.has, given.option, given.required]) {
      expect(() => read("slow")).toThrow("the help does not name the option --slow");
    }
    expect(() => given.number("slow", 0, 9)).toThrow("the help does not name the option --slow");
  });

  test("an option that is not given has its default value", () => {
    expect(parseArguments([], USAGE).number("far", 0, 9)).toBe(3);
  });

  test.each([
    ["--slow", "there is no option --slow"],
    ["-5", "there is no option -5"],
    ["--far", "--far needs a value"],
    ["--far --back", "--far needs a value"],
    ["--far 2 --far 3", "--far is given more than once"],
    ["--back --back", "--back is given more than once"],
    ["--back=yes", "--back takes no value"],
  ])("the command line %s is rejected", (words, sentence) => {
    expect(() => parseArguments(words.split(" "), USAGE)).toThrow(new UsageError(sentence));
  });

  test.each(["--far -1", "--far=-1"])(
    "the command line %s is parsed as a negative number, which is too small",
    (words) => {
      const { number } = parseArguments(words.split(" "), USAGE);
      expect(() => number("far", 0, 9)).toThrow(new UsageError('--far is "-1"; it must be a whole number from 0 to 9'));
    },
  );

  test("a tool without arguments rejects arguments before it does anything", () => {
    const { exitCode, stdout, stderr } = runProjectTool("gallery", "all");
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: "" });
    expect(stderr).toMatch(/^gallery: .*"all".*\n$/);
  });
});
