import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { projectFolder } from "../../tools/packaging/project-folder";
import { installStub, runCommand } from "./run-command";
import { writeFile } from "./toy-project";

interface Step {
  readonly id?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly needs?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly environment?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
}

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<"release" | "page", Job>>;
}

const { on, permissions, jobs } = parse(
  readFileSync(join(projectFolder, ".github/workflows/release.yml"), "utf8"),
) as Workflow;
const { release, page } = jobs;

/**
 * Returns the index of the first step in the workflow of a release whose command contains `command`. Throws if there is
 * none.
 */
function indexOfStep(command: string): number {
  const index = release.steps.findIndex(({ run = "" }) => run.includes(command));
  if (index < 0) throw new Error(`no step runs ${command}`);
  return index;
}

describe("the workflow of a release", () => {
  test("a tag of a version starts it, and only its two jobs may write what they publish", () => {
    expect(on).toEqual({ push: { tags: ["v*"] } });
    expect(permissions).toEqual({ contents: "read" });
    expect(release.permissions).toEqual({ contents: "write" });
    expect(page.permissions).toEqual({ pages: "write", "id-token": "write" });
  });

  test("the game, the page and the release are made after GLISSADE_URL is set, which no later step changes", () => {
    const order = [".ci/run", "GLISSADE_URL", "make site", "make lua32", "released-zip.test.ts", "gh release create"];
    const indices = order.map(indexOfStep);
    expect(indices).toEqual([...indices].sort((a, b) => a - b));
    expect(release.steps.filter((step) => JSON.stringify(step).includes("GLISSADE_URL"))).toHaveLength(1);
    expect(release.steps[indexOfStep("released-zip.test.ts")].run).toContain("RELEASED_ZIP=build/Glissade.pdx.zip ");
    expect(release.steps[indexOfStep("gh release create")].run).toContain(" build/Glissade.pdx.zip ");
  });

  test("the step that sets GLISSADE_URL fails and sets nothing if the script with the address fails", () => {
    const runStep = (pagesAddress: string): { exitCode: number | null; set: string } => {
      const folder = mkdtempSync(join(tmpdir(), "glissade-workflow-"));
      onTestFinished(() => rmSync(folder, { recursive: true }));
      installStub(folder, ".ci/pages-address", pagesAddress);
      const environment = writeFile(folder, "environment", "");
      const { run = "" } = release.steps[indexOfStep("GLISSADE_URL")];
      const { exitCode } = runCommand(folder, ["bash", "-e", "-c", run], { GITHUB_ENV: environment });
      return { exitCode, set: readFileSync(environment, "utf8") };
    };
    const address = "https://example.org/glissade/";
    expect(runStep(`echo ${address}`)).toEqual({ exitCode: 0, set: `GLISSADE_URL=${address}\n` });
    expect(runStep(`echo ${address}; exit 3`)).toEqual({ exitCode: 3, set: "" });
  });

  test("the page goes to GitHub Pages after the release, from the folder that was built for it", () => {
    const upload = release.steps.find(({ uses = "" }) => uses.startsWith("actions/upload-pages-artifact@"));
    expect(upload?.with).toEqual({ path: "build/site" });
    expect(page.needs).toBe("release");
    expect(page.environment).toEqual({
      name: "github-pages",
      url: "${{ steps.deployment.outputs.page_url }}",
    });
    expect(page.steps.map(({ uses = "" }) => uses.split("@")[0])).toEqual([
      "actions/configure-pages",
      "actions/deploy-pages",
    ]);
    expect(page.steps.at(-1)?.id).toBe("deployment");
  });

  test("each action is pinned to a version", () => {
    const used = [...release.steps, ...page.steps].flatMap(({ uses }) => uses ?? []);
    expect(used).toHaveLength(5);
    for (const action of used) expect(action).toMatch(/^actions\/[a-z-]+@v\d+$/);
  });

  test.each([
    ["Two-Words/glissade", "https://two-words.github.io/glissade/"],
    ["penguin/Game", "https://penguin.github.io/Game/"],
    ["penguin/penguin.github.io", "https://penguin.github.io/"],
    ["Penguin/Penguin.GitHub.io", "https://penguin.github.io/"],
    ["penguin/other.github.io", "https://penguin.github.io/other.github.io/"],
  ])("the page of the repository %s is served at %s", (repository, address) => {
    const { stdout } = runCommand(projectFolder, [".ci/pages-address"], { GITHUB_REPOSITORY: repository });
    expect(stdout).toBe(`${address}\n`);
  });
});
