import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { standIn, tool } from "./run";
import { temporaryFolder, toyProject } from "./toy-project";

test.skipIf(process.platform !== "linux")(
  "a stand-in for the Playdate Simulator is given the pdx to open",
  async () => {
    const project = toyProject();
    const sdk = temporaryFolder();
    const record = join(sdk, "arguments");
    standIn(join(sdk, "bin"), "PlaydateSimulator", `printf '%s' "$*" > "$RECORD.part"; mv "$RECORD.part" "$RECORD"`);
    expect(tool(project, "simulator", { PLAYDATE_SDK_PATH: sdk, RECORD: record }).exitCode).toBe(0);
    await vi.waitUntil(() => existsSync(record), { timeout: 120_000 });
    expect(readFileSync(record, "utf8")).toBe(join(project, "build/Glissade.pdx"));
  },
);

test("an SDK without its simulator is named", () => {
  const sdk = temporaryFolder();
  const { exitCode, stderr } = tool(toyProject(), "simulator", { PLAYDATE_SDK_PATH: sdk });
  expect(exitCode).toBe(2);
  expect(stderr).toMatch(/^The Playdate Simulator is not where the SDK has it: .*Playdate ?Simulator/);
});
