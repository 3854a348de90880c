/**
 * Checks the subject line of each Git commit that came after the commit BASE. Checks nothing if Git does not know BASE,
 * as in an archive or a shallow clone.
 */
import { execFileSync, type StdioOptions } from "node:child_process";
import { parseOptions, runTool } from "../cli";
import { projectFolder } from "../packaging/project-folder";
import { findSubjectProblem } from "./subject-problem";

/**
 * The hash of the newest commit whose subject need not follow the rule. Later commits must have a subject in the form
 * "area: what changes".
 */
const BASE = "d801a7d2d479a7a58da42584dd429861bd2e06b5";

const USAGE = {
  synopsis: "check:commits",
  summary: 'checks that the subject of every new commit has the form "area: what changes"',
  options: {},
};

function commitLines(): string[] {
  try {
    const log = ["log", "--no-merges", "--format=%h %s", `${BASE}..HEAD`];
    const stdio: StdioOptions = ["ignore", "pipe", "ignore"];
    return execFileSync("git", log, { cwd: projectFolder, encoding: "utf8", stdio })
      .split("\n")
      .filter((line) => line !== "");
  } catch {
    return [];
  }
}

runTool("check:commits", () => {
  parseOptions(process.argv.slice(2), USAGE);
  for (const line of commitLines()) {
    const problem = findSubjectProblem(line.slice(line.indexOf(" ") + 1));
    if (problem === undefined) continue;
    console.error(`commit ${line}\n  its subject ${problem}.`);
    process.exitCode = 1;
  }
});
