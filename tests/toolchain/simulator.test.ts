import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { installStub, runTool } from "./run-command";
import { createTemporaryFolder, createToyProject } from "./toy-project";

test.skipIf(process.platform !== "linux")(
  "make simulator gives the pdx to the Playdate Simulator, here a stand-in, to open",
  async () => {
    const project = createToyProject();
    const sdk = createTemporaryFolder();
    const record = join(sdk, "arguments");
    installStub(
      join(sdk, "bin"),
      "PlaydateSimulator",
      `printf '%s' "$*" > "$RECORD.part"; mv "$RECORD.part" "$RECORD"`,
    );
    expect(runTool(project, "simulator", { PLAYDATE_SDK_PATH: sdk, RECORD: record }).exitCode).toBe(0);
    await vi.waitUntil(() => existsSync(record), { timeout: 120_000 });
    expect(readFileSync(record, "utf8")).toBe(join(project, "build/Glissade.pdx"));
  },
);

test("an SDK without the Playdate Simulator is reported", () => {
  const sdk = createTemporaryFolder();
  const { exitCode, stderr } = runTool(createToyProject(), "simulator", { PLAYDATE_SDK_PATH: sdk });
  expect(exitCode).toBe(2);
  expect(stderr).toMatch(/^The Playdate Simulator is not where the SDK has it: .*Playdate ?Simulator/);
});
