/**
 * The command `npm run new-puzzle`: makes the folder of a new puzzle from a template, and adds the puzzle to the list
 * of puzzles.
 */

import { spawnSync } from "node:child_process";
import { requireOnePositional, parseArguments, runTool, UsageError } from "./cli";
import { createPuzzle } from "./new-puzzle/create-puzzle";
import { namesOf, findNameProblem } from "./new-puzzle/puzzle-names";
import { projectFolder } from "./packaging/project-folder";

const USAGE = {
  synopsis: "new-puzzle NAME",
  summary: `makes src/puzzles/NAME from src/puzzles/template, registers it, and prints the next steps;
NAME has small letters, with hyphens between words`,
  options: {},
};

runTool("new-puzzle", () => {
  const id = requireOnePositional(parseArguments(process.argv.slice(2), USAGE), "the new puzzle, such as curling");
  const problem = findNameProblem(projectFolder, id);
  if (problem !== undefined) throw new UsageError(problem);
  createPuzzle(projectFolder, namesOf(id));
  writeDigest();
  process.stdout.write(nextSteps(id));
});

/**
 * Writes the file tests/lua/digest.txt anew, which lists results that must be the same in Node and in Lua. A separate
 * process does this, because it must load the changed list of puzzles.
 */
function writeDigest(): void {
  const { status } = spawnSync("npm", ["run", "--silent", "digest"], { cwd: projectFolder, stdio: "inherit" });
  if (status !== 0) throw new UsageError("the puzzle is made, but npm run digest failed; run it again");
}

function nextSteps(id: string): string {
  return `src/puzzles/${id} is made and registered. The next steps (docs/adding-a-puzzle.md explains them):
1. See it: make play, then ✛ left on the title. The new puzzle has a plain house.
2. Say what stands on a board: src/puzzles/${id}/level.ts
3. Write the rules: src/puzzles/${id}/rules.ts
4. Generate levels: src/puzzles/${id}/generator.ts and plan.ts, then npm run --silent digest
5. Test it: npx vitest run tests/puzzles/contract.test.ts -t ${id}
Then replace the placeholders in src/puzzles/${id}/index.ts one by one. An end card, an ending, keepsakes or lessons
of its own also stand in a list of that name in src/puzzles.
While the puzzle has no campaign, the tests skip stored frames, and pictures of screens that show all puzzles.
`;
}
