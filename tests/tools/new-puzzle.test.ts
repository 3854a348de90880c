import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { PUZZLES } from "../../src/puzzles/index";
import { createProjectCopy } from "../../tools/mutate/project-copy";
import { createPuzzle } from "../../tools/new-puzzle/create-puzzle";
import { findNameProblem, namesOf } from "../../tools/new-puzzle/puzzle-names";
import { projectFolder } from "../../tools/packaging/project-folder";
import { isComplete } from "../seed-count";
import { refusedWith, runProjectTool } from "./run-tool";

/**
 * The test files that run in a copy of the project with two new puzzles. They are the tests that look at all puzzles or
 * count them.
 */
const TEST_FILES = [
  "tests/assets/keepsakes.test.ts",
  "tests/bench/full-save.test.ts",
  "tests/game/chapters.test.ts",
  "tests/game/daily-level.test.ts",
  "tests/game/day-results.test.ts",
  "tests/game/first-wins.test.ts",
  "tests/game/record-generation.test.ts",
  "tests/game/stats-spots.test.ts",
  "tests/game/workshop/gain-insight.test.ts",
  "tests/golden/editor-tools.test.ts",
  "tests/golden/puzzle-data.test.ts",
  "tests/golden/sounds.test.ts",
  "tests/play/level-names.test.ts",
  "tests/play/unfinished-puzzle.test.ts",
  "tests/puzzles/campaign-curves.test.ts",
  "tests/puzzles/contract.test.ts",
  "tests/puzzles/ideas.test.ts",
  "tests/puzzles/ideas-lead.test.ts",
  "tests/puzzles/journey.test.ts",
  "tests/puzzles/load-later.test.ts",
  "tests/puzzles/needless.test.ts",
  "tests/puzzles/solved-again.test.ts",
];

/**
 * A regular expression for the names of those tests that contain no id of a finished puzzle. Running the tests of the
 * finished puzzles as well would take most of this test's time.
 */
const OTHER_TESTS = `^(?!.*\\b(${PUZZLES.map(({ id }) => id).join("|")})\\b)`;

const PLAIN_ID = "sledge";
const PAGE_ID = "curling";

const WRITTEN = [
  `src/puzzles/${PLAIN_ID}`,
  `src/puzzles/${PAGE_ID}`,
  "src/puzzles/index.ts",
  "tests/puzzles/piece-cells.ts",
];

function sourcesOnPage(page: string): Map<string, string> {
  const blocks = page.matchAll(/^```ts\n\/\/ (src\/.*)\n([^]*?)^```$/gm);
  return new Map([...blocks].map(([, path, text]) => [path, text]));
}

function docComments(source: string): ReadonlyMap<string, string> {
  const matches = source.matchAll(/^(\/\*\*[^]*?\*\/)\n(.*)$/gm);
  return new Map(
    [...matches].map(({ index, 1: comment, 2: code }) => [
      index === 0 ? "" : code,
      comment.replaceAll(/\s*\n \*\/?\s*/g, " ").trim(),
    ]),
  );
}

function passedTests(report: string): string[] {
  const { testResults } = JSON.parse(report) as {
    testResults: { assertionResults: { fullName: string; status: string }[] }[];
  };
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === "passed")
    .map(({ fullName }) => fullName);
}

describe("the name of a new puzzle", () => {
  test.each([
    [
      "Curling",
      '"Curling" is no name for a puzzle; use small letters a to z, with hyphens between words, such as ice-hockey',
    ],
    [
      "-curling",
      '"-curling" is no name for a puzzle; use small letters a to z, with hyphens between words, such as ice-hockey',
    ],
    ["a-very-long-name", '"a-very-long-name" is too long; a name has at most 12 characters'],
    ["skid", 'src/puzzles has a "skid" already; choose another name'],
    ["campaign", 'src/puzzles has a "campaign" already; choose another name'],
    ["new", '"new" is a word of TypeScript; choose another name'],
  ])("the name %s is refused with one sentence", (name, sentence) => {
    expect(findNameProblem(projectFolder, name)).toBe(sentence);
  });

  test("a name that the game's code uses for something else is refused with the file that uses it", () => {
    expect(findNameProblem(projectFolder, "board")).toMatch(
      /^src\/\S+\.ts uses the word "board" for something else; choose another name$/,
    );
  });

  test("a name of one or two words is accepted, and is written in three ways", () => {
    expect(findNameProblem(projectFolder, "curling")).toBeUndefined();
    expect(findNameProblem(projectFolder, "ice-hockey")).toBeUndefined();
    expect(namesOf("curling")).toEqual({ id: "curling", title: "Curling", constant: "curling" });
    expect(namesOf("ice-hockey")).toEqual({ id: "ice-hockey", title: "Ice Hockey", constant: "iceHockey" });
  });

  test("the command without a name, or with a bad one, changes nothing and says why", () => {
    expect(runProjectTool("new-puzzle")).toEqual(refusedWith("new-puzzle: name the new puzzle, such as curling"));
    expect(runProjectTool("new-puzzle", "skid")).toEqual(
      refusedWith('new-puzzle: src/puzzles has a "skid" already; choose another name'),
    );
  });
});

test("the page on adding a puzzle comments on code of the template in the template's words", () => {
  const page = readFileSync(join(projectFolder, "docs/adding-a-puzzle.md"), "utf8");
  for (const [path, text] of sourcesOnPage(page)) {
    const template = docComments(readFileSync(join(projectFolder, path.replace(PAGE_ID, "template")), "utf8"));
    const onPage = docComments(text);
    // All comments of the template for new puzzles, except the first comment of rules.ts. That comment explains the
    // rules of a puzzle, which differ from puzzle to puzzle.
    const common = [...template].filter(([code]) =>
      code === "" ? !path.endsWith("rules.ts") : text.includes(`\n${code}\n`),
    );
    expect(common.length).toBeGreaterThan(0);
    for (const [code, comment] of common)
      expect(onPage.get(code)).toBe(comment.replace("the puzzle in this folder", "Curling"));
  }
});

describe("new puzzles in a copy of the project", () => {
  const project = createProjectCopy(projectFolder);

  function run(program: string, ...args: readonly string[]): string {
    const { status, stdout, stderr } = spawnSync(program, args, { cwd: project, encoding: "utf8" });
    expect(status, `${program} ${args.join(" ")}\n${stdout}\n${stderr}`).toBe(0);
    return stdout;
  }

  test("the command makes and registers a puzzle beside another new one, and prints five next steps", () => {
    // Creates the puzzle `PAGE_ID` without the command `npm run new-puzzle`. The command would compute the digest of
    // all puzzles a second time.
    createPuzzle(project, namesOf(PAGE_ID));
    const steps = run("npm", "run", "--silent", "new-puzzle", "--", PLAIN_ID).split("\n");
    expect(steps.filter((line) => /^[1-5]\. /.test(line))).toHaveLength(5);
    const digest = readFileSync(join(project, "tests/lua/digest.txt"), "utf8");
    for (const id of [PLAIN_ID, PAGE_ID]) {
      expect(readFileSync(join(project, "src/puzzles", id, "index.ts"), "utf8")).toContain(`id: "${id}"`);
      expect(digest).toContain(`\n${id} 1 1\n`);
    }
  });

  test("the page on adding a puzzle shows all files of its puzzle that differ from the template", () => {
    const sources = sourcesOnPage(readFileSync(join(project, "docs/adding-a-puzzle.md"), "utf8"));
    const names = ["level", "rules", "generator", "plan"];
    expect([...sources.keys()]).toEqual(names.map((name) => `src/puzzles/${PAGE_ID}/${name}.ts`));
    for (const [path, text] of sources) writeFileSync(join(project, path), text);
  });

  test("the files of new puzzles pass the check of layout", () => {
    run("npx", "prettier", "--check", ...WRITTEN);
  });

  // Checks the code of the new puzzles only when the tests leave nothing out (see `isComplete`). Otherwise it is enough
  // that `make check` checks the template, from which the files are made.
  if (isComplete) {
    test("the files of new puzzles pass the check of code", () => {
      run("npx", "eslint", ...WRITTEN);
    });

    test("the sources and tests of new puzzles have the right types", () => {
      // Checks the types only in the files that the command `npm run new-puzzle` writes, and in all that these files
      // import.
      writeFileSync(
        join(project, "tsconfig.new-puzzle.json"),
        JSON.stringify({ extends: "./tsconfig.json", include: WRITTEN }),
      );
      run("npx", "tsc", "--noEmit", "-p", "tsconfig.new-puzzle.json");
    });
  }

  test("a player of the built game wins levels of new puzzles in every mode, and all tests of puzzles pass", () => {
    run("npx", "vitest", "run", ...TEST_FILES, "-t", OTHER_TESTS);
    const passed = passedTests(readFileSync(join(project, "build/test-results.json"), "utf8"));
    for (const id of [PLAIN_ID, PAGE_ID]) {
      expect(passed).toContain(`the unfinished puzzle ${id} a challenge is the ten levels of its code`);
      expect(passed).toContain(`the unfinished puzzle ${id} the remix with fog opens, and its level can be won`);
      expect(passed).toContain(`the puzzle ${id} the puzzle composes levels that their own solutions win`);
    }
  });
});
