import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { projectFolder } from "../../tools/packaging/project-folder";
import { installStub, runCommand } from "./run-command";
import { createTemporaryFolder, writeFile } from "./toy-project";

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
  readonly jobs: Readonly<Record<string, Job>>;
}

const FOLDER = join(projectFolder, ".github/workflows");

function readWorkflow(name: string): Workflow {
  return parse(readFileSync(join(FOLDER, name), "utf8")) as Workflow;
}

const { on, permissions, jobs } = readWorkflow("release.yml");
const { build, release, page } = jobs;

function indexOfStep(command: string): number {
  const index = build.steps.findIndex(({ run = "" }) => run.includes(command));
  if (index < 0) throw new Error(`no step runs ${command}`);
  return index;
}

describe("the workflow of a release", () => {
  test("a tag of a version starts it, and the job that runs the project's code may only read", () => {
    expect(on).toEqual({ push: { tags: ["v*"] } });
    expect(permissions).toEqual({ contents: "read" });
    expect(build.permissions).toBeUndefined();
    expect(release.permissions).toEqual({ contents: "write", "id-token": "write", attestations: "write" });
    expect(page.permissions).toEqual({ pages: "write", "id-token": "write" });
    for (const { run = "" } of [...release.steps, ...page.steps]) expect(run).not.toMatch(/npm|npx|node|make|\.ci/);
  });

  test("the game, the page and the kit are made after GLISSADE_URL is set, which no later step changes", () => {
    const order = [".ci/run", "GLISSADE_URL", "make release", "make lua32", "released-zip.test.ts"];
    const indices = order.map(indexOfStep);
    expect(indices).toEqual([...indices].sort((a, b) => a - b));
    expect(build.steps.filter((step) => JSON.stringify(step).includes("GLISSADE_URL"))).toHaveLength(1);
    expect(build.steps[indexOfStep("released-zip.test.ts")].run).toContain("RELEASED_ZIP=build/Glissade.pdx.zip ");
  });

  test("the files of a release are checked by their sums and attested before they are published", () => {
    expect(release.needs).toBe("build");
    const steps = release.steps.map(({ uses = "", run = "" }) => uses.split("@")[0] || run);
    expect(steps).toEqual([
      "actions/download-artifact",
      "cd release && sha256sum --check SHA256SUMS",
      "actions/attest-build-provenance",
      expect.stringMatching(/^gh release create .* --verify-tag --notes-file release\/changes\.md$/),
    ]);
    const artifact = build.steps.find(({ uses = "" }) => uses.startsWith("actions/upload-artifact@"));
    expect(artifact?.with).toMatchObject({ name: "release", path: "build/release" });
    expect(release.steps[0].with).toEqual({ name: "release", path: "release" });
  });

  test("the step that sets GLISSADE_URL fails and sets nothing if the script with the address fails", () => {
    const runStep = (pagesAddress: string): { exitCode: number | null; set: string } => {
      const folder = mkdtempSync(join(tmpdir(), "glissade-workflow-"));
      onTestFinished(() => rmSync(folder, { recursive: true }));
      installStub(folder, ".ci/pages-address", pagesAddress);
      const environment = writeFile(folder, "environment", "");
      const { run = "" } = build.steps[indexOfStep("GLISSADE_URL")];
      const { exitCode } = runCommand(folder, ["bash", "-e", "-c", run], { GITHUB_ENV: environment });
      return { exitCode, set: readFileSync(environment, "utf8") };
    };
    const address = "https://example.org/glissade/";
    expect(runStep(`echo ${address}`)).toEqual({ exitCode: 0, set: `GLISSADE_URL=${address}\n` });
    expect(runStep(`echo ${address}; exit 3`)).toEqual({ exitCode: 3, set: "" });
  });

  test("the page goes to GitHub Pages after the release, from the folder that was built for it", () => {
    const upload = build.steps.find(({ uses = "" }) => uses.startsWith("actions/upload-pages-artifact@"));
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

  test.each([["check.yml"], ["release.yml"]])(
    "each action of %s is pinned to a commit, with its version beside it",
    (name) => {
      const lines = readFileSync(join(FOLDER, name), "utf8").match(/uses: .*/g) ?? [];
      expect(lines.length).toBeGreaterThanOrEqual(6);
      for (const line of lines) expect(line).toMatch(/^uses: actions\/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    },
  );

  test("the jobs that check a change may only read", () => {
    const check = readWorkflow("check.yml");
    expect(check.permissions).toEqual({ contents: "read" });
    for (const job of Object.values(check.jobs)) expect(job.permissions).toBeUndefined();
  });

  test.each([
    [
      '{"metadata":{"vulnerabilities":{"total":0}},"vulnerabilities":{}}',
      0,
      "0 known faults, 0 of them rated high or critical\n",
    ],
    ['{"message":"405 Method Not Allowed"}', 0, "The registry gave no audit: 405 Method Not Allowed\n"],
    ["", 0, "The registry gave no audit: no answer\n"],
    [
      '{"metadata":{"vulnerabilities":{"total":1}},"vulnerabilities":{"a":{"name":"a","severity":"high","range":"<2"}}}',
      1,
      "1 known faults, 1 of them rated high or critical\n",
    ],
  ])("the audit answers %s with exit code %i", (answer, exitCode, printed) => {
    const PATH = installStub(createTemporaryFolder(), "npm", `echo '${answer}'`);
    const result = runCommand(projectFolder, [".ci/audit"], { PATH });
    expect(result).toMatchObject({ exitCode, stdout: printed });
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
